#include <initializer_list>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/support/gguf_builder.h"
#include "tests/support/open_model.h"

namespace ggufscope {
namespace {

using namespace std::string_view_literals;

/// Entries of a ZIP archive that are stored as they are.
class ZipBuilder {
 public:
  explicit ZipBuilder(std::string front = {}) : m_bytes(std::move(front)) {}

  void add(std::string_view name, std::string_view content, bool zip64 = false) {
    GgufPacker central(false, 8);
    central.raw("PK\1\2");
    for (const auto number : std::initializer_list<uint16_t>{20, 20, 0, 0, 0, 0}) central.u16(number);
    central.u32(0);
    central.u32(static_cast<uint32_t>(content.size()));
    central.u32(zip64 ? UINT32_MAX : static_cast<uint32_t>(content.size()));
    central.u16(static_cast<uint16_t>(name.size()));
    central.u16(zip64 ? 20 : 0);
    for (const auto number : std::initializer_list<uint16_t>{0, 0, 0, 0, 0}) central.u16(number);
    central.u32(zip64 ? UINT32_MAX : static_cast<uint32_t>(m_bytes.size()));
    central.raw(name);
    if (zip64) {
      central.u16(1);
      central.u16(16);
      central.u64(content.size());
      central.u64(m_bytes.size());
    }
    m_directory += central.bytes();
    GgufPacker local(false, 8);
    local.raw("PK\3\4");
    for (const auto number : std::initializer_list<uint16_t>{20, 0, 0, 0, 0}) local.u16(number);
    local.u32(0);
    local.u32(static_cast<uint32_t>(content.size()));
    local.u32(static_cast<uint32_t>(content.size()));
    local.u16(static_cast<uint16_t>(name.size()));
    local.u16(0);
    local.raw(name);
    local.raw(content);
    m_bytes += local.bytes();
  }

  std::string build(bool zip64 = false) const {
    GgufPacker end(false, 8);
    if (zip64) {
      end.raw("PK\6\6");
      end.u64(44);
      end.u32(0);
      end.u64(0);
      end.u64(1);
      end.u64(1);
      end.u64(m_directory.size());
      end.u64(m_bytes.size());
      end.raw("PK\6\7");
      end.u32(0);
      end.u64(m_bytes.size() + m_directory.size());
      end.u32(1);
    }
    end.raw("PK\5\6"sv);
    for (const auto number : std::initializer_list<uint16_t>{0, 0, 1, 1}) end.u16(number);
    end.u32(zip64 ? UINT32_MAX : static_cast<uint32_t>(m_directory.size()));
    end.u32(zip64 ? UINT32_MAX : static_cast<uint32_t>(m_bytes.size()));
    end.u16(0);
    return m_bytes + m_directory + end.bytes();
  }

 private:
  std::string m_bytes;
  std::string m_directory;
};

TEST(Recognise, TellsArchivesByTheirDirectory) {
  ZipBuilder torch;
  torch.add("archive/data.pkl", "xyz");
  torch.add("archive/data/0", "weights");
  EXPECT_EQ(opened(torch.build())->document().recognisedAs.english(), "a PyTorch checkpoint (a ZIP archive)");
  // The end of an archive is where a broken download lacks it; the first headers still tell.
  EXPECT_EQ(opened(torch.build().substr(0, 80))->document().recognisedAs.english(),
            "a PyTorch checkpoint (a ZIP archive)");

  ZipBuilder other;
  other.add("notes.txt", "hello");
  EXPECT_NE(opened(other.build())->document().recognisedAs.english().find("first file is notes.txt"),
            std::string::npos);
}

TEST(Recognise, FindsAModelInsideAnArchive) {
  const std::string model = GgufBuilder().kv("a", gguf::u8(1)).build();
  for (const bool zip64 : {false, true}) {
    ZipBuilder zip;
    zip.add("readme.txt", "hello");
    zip.add("folder/m.gguf", model, zip64);
    const std::string bytes = zip.build(zip64);
    const auto file = opened(bytes);
    EXPECT_EQ(file->document().recognisedAs.english(), "a ZIP archive that holds folder/m.gguf");
    EXPECT_EQ(file->document().recognisedAt, ByteRange::ofSize(bytes.find("GGUF"), model.size())) << zip64;
  }
  ZipBuilder llamafile("MZqFpD='\n" + std::string(2 << 20, 'x'));
  llamafile.add("m.gguf", model);
  const std::string bytes = llamafile.build();
  const auto file = opened(bytes);
  EXPECT_EQ(file->document().recognisedAs.english(), "a program that holds a model, m.gguf (a llamafile)");
  EXPECT_EQ(file->document().recognisedAt, ByteRange::ofSize(bytes.find("GGUF"), model.size()));
}

TEST(Recognise, AHeaderInsideTheNameOfAnEntryIsNoEntry) {
  // Each such name would reach to the end of the head: a copy of the rest of it for every seven bytes.
  std::string bytes = "PK\3\4" + std::string(22, '\0') + "\xff\xff" + std::string(2, '\0');
  const std::string header = bytes.substr(0, 26) + std::string("\x08\0\0\0", 4) + "data.pkl";
  while (bytes.size() < 60000) bytes += header;
  bytes += "…";
  EXPECT_NE(opened(bytes)->document().recognisedAs.english().find("without its end"), std::string::npos);
  EXPECT_EQ(opened(header + bytes)->document().recognisedAs.english(), "a PyTorch checkpoint (a ZIP archive)");
}

TEST(Recognise, ADirectoryThatLiesIsNoMatter) {
  ZipBuilder zip;
  zip.add("m.gguf", "not one");
  const std::string bytes = zip.build();
  EXPECT_FALSE(opened(bytes)->document().recognisedAt.has_value());
  for (size_t at = bytes.find("PK\1\2"); at < bytes.size(); ++at) {
    for (const char value : {'\0', '\xff'}) {
      std::string broken = bytes;
      broken[at] = value;
      EXPECT_FALSE(opened(broken)->document().recognisedAs.text.empty());
    }
  }
}

}  // namespace
}  // namespace ggufscope
