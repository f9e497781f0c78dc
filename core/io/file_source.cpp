#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <limits>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/io/byte_source.h"

namespace ggufscope {

namespace {

Error systemError(int number) {
  const std::string words = std::strerror(number);
  switch (number) {
    case ENOENT:
    case ENOTDIR:
      return {ErrorCode::notFound, words};
    case EACCES:
    case EPERM:
      return {ErrorCode::permissionDenied, words};
    case EISDIR:
      return {ErrorCode::isDirectory, {}};
    case ENXIO:  // a socket, or a pipe without the other end
    case ENODEV:
      return {ErrorCode::notRegularFile, {}};
    default:
      return {ErrorCode::readFailed, words};
  }
}

int64_t mtimeNs(const struct stat& status) {
  // Only compared for equality; a time far in the future may wrap.
  return static_cast<int64_t>(static_cast<uint64_t>(status.st_mtim.tv_sec) * 1'000'000'000u +
                              static_cast<uint64_t>(status.st_mtim.tv_nsec));
}

}  // namespace

Result<std::shared_ptr<const FileSource>> FileSource::open(const std::filesystem::path& path) {
  // O_NONBLOCK: opening a pipe nobody writes to must not wait. It has no effect on regular files.
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (descriptor < 0) {
    Error error = systemError(errno);
    std::error_code ignored;
    const bool isLink = error.code == ErrorCode::notFound && std::filesystem::is_symlink(path, ignored);
    if (isLink) error = {ErrorCode::danglingLink, std::filesystem::read_symlink(path, ignored).string()};
    return error;
  }
  struct stat status = {};
  if (::fstat(descriptor, &status) != 0) {
    const Error error = systemError(errno);
    ::close(descriptor);
    return error;
  }
  if (!S_ISREG(status.st_mode)) {
    ::close(descriptor);
    return Error{S_ISDIR(status.st_mode) ? ErrorCode::isDirectory : ErrorCode::notRegularFile, {}};
  }
  return std::shared_ptr<const FileSource>(new FileSource(descriptor, path, static_cast<uint64_t>(status.st_size),
                                                          mtimeNs(status), status.st_dev, status.st_ino));
}

FileSource::FileSource(int descriptor, std::filesystem::path path, uint64_t size, int64_t mtime, uint64_t device,
                       uint64_t inode)
    : m_descriptor(descriptor),
      m_path(std::move(path)),
      m_size(size),
      m_mtimeNs(mtime),
      m_device(device),
      m_inode(inode) {}

FileSource::~FileSource() { ::close(m_descriptor); }

Result<size_t> FileSource::read(uint64_t offset, std::span<std::byte> out) const {
  if (offset >= m_size) return size_t{0};
  const size_t wanted = static_cast<size_t>(std::min<uint64_t>(out.size(), m_size - offset));
  size_t got = 0;
  while (got < wanted) {
    const ssize_t n = ::pread(m_descriptor, out.data() + got, wanted - got, static_cast<off_t>(offset + got));
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return Error{ErrorCode::readFailed, std::strerror(errno), offset + got};
    if (n == 0) break;  // the file shrank
    got += static_cast<size_t>(n);
  }
  return got;
}

uint64_t FileSource::dataFrom(uint64_t offset) const {
  if (offset >= m_size) return m_size;
  // The position of the descriptor that this moves is used by nobody: read() names its own.
  const off_t data = ::lseek(m_descriptor, static_cast<off_t>(offset), SEEK_DATA);
  if (data < 0) return errno == ENXIO ? m_size : offset;  // ENXIO: only a hole follows; else the system cannot tell
  return std::min(static_cast<uint64_t>(data), m_size);
}

FileSource::Change FileSource::change() const {
  struct stat open = {};
  if (::fstat(m_descriptor, &open) != 0) return Change::gone;
  struct stat named = {};
  if (::stat(m_path.c_str(), &named) != 0) return Change::gone;
  if (named.st_dev != m_device || named.st_ino != m_inode) return Change::replaced;
  const auto size = static_cast<uint64_t>(open.st_size);
  if (size < m_size) return Change::shrunk;
  if (size > m_size) return Change::grown;
  return mtimeNs(open) != m_mtimeNs ? Change::modified : Change::none;
}

}  // namespace ggufscope
