#include <filesystem>
#include <string>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "core/io/byte_source.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/temp_dir.h"

namespace ggufscope {
namespace {

namespace fs = std::filesystem;
using Change = FileSource::Change;

ErrorCode openError(const fs::path& path) {
  const auto source = FileSource::open(path);
  EXPECT_FALSE(source.ok()) << path;
  return source.ok() ? ErrorCode{} : source.error().code;
}

TEST(FileSource, SaysWhatIsWrongWithAPath) {
  const TempDir folder;
  writeFile(folder / "file", "x");
  EXPECT_EQ(openError(folder / "missing"), ErrorCode::notFound);
  EXPECT_EQ(openError(folder / "file" / "below"), ErrorCode::notFound);
  EXPECT_EQ(openError(""), ErrorCode::notFound);
  EXPECT_EQ(openError(folder.path()), ErrorCode::isDirectory);
  EXPECT_EQ(openError("/dev/null"), ErrorCode::notRegularFile);
}

TEST(FileSource, DoesNotWaitForAPipe) {
  const TempDir folder;
  ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
  EXPECT_EQ(openError(folder / "pipe"), ErrorCode::notRegularFile);
}

TEST(FileSource, DoesNotTakeASocketForAFile) {
  const TempDir folder;
  sockaddr_un address = {};
  address.sun_family = AF_UNIX;
  const std::string path = (folder / "socket").string();
  ASSERT_LT(path.size(), sizeof address.sun_path);
  path.copy(address.sun_path, path.size());
  const int descriptor = ::socket(AF_UNIX, SOCK_STREAM, 0);
  ASSERT_EQ(::bind(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  EXPECT_EQ(openError(path), ErrorCode::notRegularFile);
  ::close(descriptor);
}

TEST(FileSource, SaysWhenReadingIsNotAllowed) {
  if (::geteuid() == 0) GTEST_SKIP() << "root may read everything";
  const TempDir folder;
  writeFile(folder / "secret", "x");
  fs::permissions(folder / "secret", fs::perms::none);
  EXPECT_EQ(openError(folder / "secret"), ErrorCode::permissionDenied);
}

TEST(FileSource, FollowsLinks) {
  const TempDir folder;
  writeFile(folder / "file", "abc");
  fs::create_symlink(folder / "file", folder / "link");
  fs::create_symlink(folder / "missing", folder / "dangling");
  const auto source = FileSource::open(folder / "link");
  ASSERT_TRUE(source.ok());
  EXPECT_EQ((*source)->size(), 3U);
  EXPECT_EQ((*source)->path(), folder / "link");
  EXPECT_EQ(openError(folder / "dangling"), ErrorCode::danglingLink);
}

TEST(FileSource, IsNotSilentAboutAFileThatShrank) {
  const TempDir folder;
  const fs::path path = folder / "file";
  writeFile(path, std::string(1000, 'a'));
  const auto source = FileSource::open(path);
  ASSERT_TRUE(source.ok());
  EXPECT_EQ((*source)->change(), Change::none);
  fs::resize_file(path, 300);

  EXPECT_EQ((*source)->size(), 1000U) << "the size of a source never changes";
  EXPECT_EQ((*source)->change(), Change::shrunk);
  std::byte buffer[400];
  EXPECT_EQ(*(*source)->read(0, buffer), 300U);
  EXPECT_EQ(*(*source)->read(500, buffer), 0U);
  const auto exact = (*source)->readExactly(200, buffer);
  ASSERT_FALSE(exact.ok());
  EXPECT_EQ(exact.error().code, ErrorCode::shortRead);
  EXPECT_EQ(exact.error().offset, 300U);
}

TEST(FileSource, NoticesEveryKindOfChange) {
  const TempDir folder;
  const fs::path path = folder / "file";
  const auto opened = [&path] {
    writeFile(path, "0123456789");
    // A time in the past, so that any write is later whatever the clock's steps are.
    fs::last_write_time(path, fs::file_time_type::clock::now() - std::chrono::hours(1));
    auto source = FileSource::open(path);
    EXPECT_TRUE(source.ok());
    return *source;
  };
  auto source = opened();
  fs::resize_file(path, 20);
  EXPECT_EQ(source->change(), Change::grown);

  source = opened();
  writeFile(path, "ABCDEFGHIJ");
  EXPECT_EQ(source->change(), Change::modified);

  source = opened();
  writeFile(folder / "other", "0123456789");
  fs::rename(folder / "other", path);
  EXPECT_EQ(source->change(), Change::replaced);

  source = opened();
  fs::remove(path);
  EXPECT_EQ(source->change(), Change::gone);
  std::byte byte{};
  EXPECT_EQ(*source->read(3, {&byte, 1}), 1U) << "the open file can still be read";
  EXPECT_EQ(byte, std::byte{'3'});
}

TEST(FileSource, ReadsBehindFourGigabytes) {
  const TempDir folder;
  const fs::path path = folder / "sparse";
  constexpr uint64_t kSize = uint64_t{100} << 30;
  sparseFile(path, kSize, "head");
  const int descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
  ASSERT_GE(descriptor, 0);
  ASSERT_EQ(::pwrite(descriptor, "tail", 4, static_cast<off_t>(kSize - 4)), 4);
  ::close(descriptor);

  const auto source = FileSource::open(path);
  ASSERT_TRUE(source.ok());
  EXPECT_EQ((*source)->size(), kSize);
  std::string out(8, '?');
  EXPECT_EQ(*(*source)->read(kSize - 4, std::as_writable_bytes(std::span(out))), 4U);
  EXPECT_EQ(out, "tail????");
}

TEST(FileSource, KnowsWhereHolesEnd) {
  const TempDir folder;
  const fs::path path = folder / "sparse";
  constexpr uint64_t kSize = uint64_t{10} << 30;
  sparseFile(path, kSize, "head");
  const auto source = *FileSource::open(path);
  EXPECT_EQ(source->dataFrom(0), 0U);
  EXPECT_EQ(source->dataFrom(uint64_t{1} << 30), kSize);
  EXPECT_EQ(source->dataFrom(kSize + 7), kSize);
}

}  // namespace
}  // namespace ggufscope
