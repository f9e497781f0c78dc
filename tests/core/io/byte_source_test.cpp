// One suite for every kind of source: what holds for a file holds for memory and for a file with patches.
#include "core/io/byte_source.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/gguf_builder.h"
#include "tests/support/temp_dir.h"
#include "tests/support/test_sources.h"

namespace ggufscope {
namespace {

constexpr size_t kSize = 10000;

std::string content() {
  std::string bytes(kSize, '\0');
  for (size_t i = 0; i < kSize; ++i) bytes[i] = static_cast<char>(static_cast<uint8_t>(i * 37 + i / 251));
  return bytes;
}

std::vector<std::byte> bytesOf(std::string_view text) {
  const auto bytes = std::as_bytes(std::span(text));
  return {bytes.begin(), bytes.end()};
}

std::shared_ptr<const ByteSource> patched(std::shared_ptr<const ByteSource> base,
                                          std::vector<PatchedSource::Patch> patches) {
  auto made = PatchedSource::make(std::move(base), std::move(patches));
  EXPECT_TRUE(made.ok());
  return *made;
}

/// A source whose bytes are content(), put together from pieces: every border of a piece falls somewhere else.
std::shared_ptr<const ByteSource> patchedContent() {
  const std::string whole = content();
  std::string base = whole;
  base.erase(9000, 500);             // put back by an insertion
  base.replace(4000, 100, "short");  // replaced by something longer
  base.insert(2000, "left over");    // removed by an empty patch
  base[0] = 'X';
  std::vector<PatchedSource::Patch> patches;
  patches.push_back({{0, 1}, bytesOf(whole.substr(0, 1))});
  patches.push_back({{2000, 2009}, {}});
  patches.push_back({{4009, 4014}, bytesOf(whole.substr(4000, 100))});
  patches.push_back({{8914, 8914}, bytesOf(whole.substr(9000, 500))});
  return patched(memorySource(base), std::move(patches));
}

struct Kind {
  const char* name;
  std::function<std::shared_ptr<const ByteSource>(const TempDir&)> make;
};

std::ostream& operator<<(std::ostream& out, const Kind& kind) { return out << kind.name; }

std::shared_ptr<const ByteSource> fileContent(const TempDir& folder) {
  writeFile(folder / "content", content());
  auto source = FileSource::open(folder / "content");
  EXPECT_TRUE(source.ok());
  return *source;
}

const Kind kKinds[] = {
    {"File", fileContent},
    {"Memory", [](const TempDir&) { return memorySource(content()); }},
    {"PatchedMemory", [](const TempDir&) { return patchedContent(); }},
    {"PatchedFileWithoutPatches", [](const TempDir& folder) { return patched(fileContent(folder), {}); }},
    {"Faultless",
     [](const TempDir&) -> std::shared_ptr<const ByteSource> {
       return std::make_shared<const FaultySource>(memorySource(content()), kSize, FaultySource::Fault::shrinks);
     }},
};

class AnySource : public testing::TestWithParam<Kind> {
 protected:
  void SetUp() override { m_source = GetParam().make(m_folder); }

  std::string read(uint64_t offset, size_t size) const {
    std::string out(size, '?');
    const auto got = m_source->read(offset, std::as_writable_bytes(std::span(out)));
    EXPECT_TRUE(got.ok());
    EXPECT_TRUE(std::all_of(out.begin() + static_cast<std::ptrdiff_t>(*got), out.end(), [](char c) {
      return c == '?';
    })) << "bytes that were not read were touched";
    out.resize(*got);
    return out;
  }

  TempDir m_folder;
  std::shared_ptr<const ByteSource> m_source;
};

TEST_P(AnySource, HasItsSizeAndBytes) {
  EXPECT_EQ(m_source->size(), kSize);
  EXPECT_EQ(read(0, kSize), content());
}

TEST_P(AnySource, ReadsAnyPart) {
  const std::string whole = content();
  for (size_t offset = 0; offset < kSize; offset += 61) {
    for (const size_t size : {size_t{0}, size_t{1}, size_t{7}, size_t{300}}) {
      EXPECT_EQ(read(offset, size), whole.substr(offset, size)) << offset << " + " << size;
    }
  }
}

TEST_P(AnySource, GivesFewerBytesAtTheEnd) {
  const std::string whole = content();
  EXPECT_EQ(read(kSize - 3, 10), whole.substr(kSize - 3));
  EXPECT_EQ(read(kSize, 10), "");
  EXPECT_EQ(read(kSize + 1, 10), "");
  EXPECT_EQ(read(UINT64_MAX, 10), "");
  EXPECT_EQ(read(UINT64_MAX - 5, 10), "");
}

TEST_P(AnySource, ReadExactlyNamesTheFirstMissingByte) {
  std::byte buffer[10];
  EXPECT_TRUE(m_source->readExactly(kSize - 10, buffer).ok());
  const auto cut = m_source->readExactly(kSize - 4, buffer);
  ASSERT_FALSE(cut.ok());
  EXPECT_EQ(cut.error().code, ErrorCode::shortRead);
  EXPECT_EQ(cut.error().offset, kSize);
}

TEST_P(AnySource, IsReadByManyThreadsAtOnce) {
  const std::string whole = content();
  std::vector<std::thread> threads;
  std::vector<int> wrong(4, 0);
  for (size_t t = 0; t < wrong.size(); ++t) {
    threads.emplace_back([&, t] {
      std::string out(97, '\0');
      for (size_t i = 0; i < 300; ++i) {
        const uint64_t offset = (i * 131 + t * 17) % (kSize - out.size());
        const auto got = m_source->read(offset, std::as_writable_bytes(std::span(out)));
        if (!got.ok() || out != whole.substr(offset, out.size())) ++wrong[t];
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, std::vector<int>(4, 0));
}

INSTANTIATE_TEST_SUITE_P(Kinds, AnySource, testing::ValuesIn(kKinds),
                         [](const auto& test) { return std::string(test.param.name); });

TEST(MemorySource, MayBeEmpty) {
  const MemorySource empty{std::string()};
  std::byte byte{7};
  EXPECT_EQ(empty.size(), 0U);
  EXPECT_EQ(*empty.read(0, {&byte, 1}), 0U);
  EXPECT_EQ(byte, std::byte{7});
}

TEST(PatchedSource, RefusesPatchesThatDoNotFit) {
  const auto refused = [](std::vector<PatchedSource::Patch> patches) {
    const auto made = PatchedSource::make(memorySource("0123456789"), std::move(patches));
    return !made.ok() && made.error().code == ErrorCode::outOfRange;
  };
  EXPECT_TRUE(refused({{{8, 11}, {}}}));
  EXPECT_TRUE(refused({{{5, 6}, {}}, {{2, 3}, {}}})) << "not sorted";
  EXPECT_TRUE(refused({{{2, 6}, {}}, {{5, 8}, {}}})) << "not disjoint";
  EXPECT_TRUE(refused({{{6, 2}, {}}})) << "backward";
  EXPECT_FALSE(refused({{{2, 4}, {}}, {{4, 4}, bytesOf("x")}, {{4, 10}, {}}}));
}

TEST(PatchedSource, MayReplaceEverything) {
  const auto source = patched(memorySource("old"), {{{0, 3}, bytesOf("brand new")}});
  EXPECT_EQ(source->size(), 9U);
  const auto gone = patched(memorySource("old"), {{{0, 3}, {}}});
  EXPECT_EQ(gone->size(), 0U);
  std::byte byte{};
  EXPECT_EQ(*gone->read(0, {&byte, 1}), 0U);
}

TEST(PatchedSource, CarriesFaultsOfItsBase) {
  const auto base = std::make_shared<const FaultySource>(memorySource("0123456789"), 6, FaultySource::Fault::shrinks);
  const auto source = patched(base, {{{0, 2}, bytesOf("ABCD")}, {{9, 9}, bytesOf("!")}});
  std::string out(13, '?');
  const auto got = source->read(0, std::as_writable_bytes(std::span(out)));
  ASSERT_TRUE(got.ok());
  EXPECT_EQ(out.substr(0, *got), "ABCD2345") << "nothing behind the missing bytes counts as read";

  const auto failing = std::make_shared<const FaultySource>(memorySource("0123456789"), 6, FaultySource::Fault::fails);
  const auto failed = patched(failing, {})->read(0, std::as_writable_bytes(std::span(out)));
  ASSERT_FALSE(failed.ok());
  EXPECT_EQ(failed.error().code, ErrorCode::readFailed);
}

}  // namespace
}  // namespace ggufscope
