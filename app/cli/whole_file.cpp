#include "app/cli/whole_file.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <random>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/base/text.h"

namespace ggufscope {

namespace {

namespace fs = std::filesystem;

/// "it cannot be written (No space left on device)".
std::string faultOf(const std::string& what, int error) { return what + " (" + std::strerror(error) + ")"; }

/// Where writing to `path` ends up: at the end of its symbolic links. A chain without an end stays a link, which the
/// system then refuses in its own words.
fs::path followed(fs::path path) {
  constexpr int kMostLinks = 40;  // as Linux
  for (int i = 0; i < kMostLinks; ++i) {
    std::error_code isNoLink;
    const fs::path target = fs::read_symlink(path, isNoLink);
    if (isNoLink) return path;
    path = path.parent_path() / target;
  }
  return path;
}

fs::path folderOf(const fs::path& path) { return path.has_parent_path() ? path.parent_path() : fs::path("."); }

bool isOneOf(const struct stat& file, const std::vector<fs::path>& sources) {
  return std::any_of(sources.begin(), sources.end(), [&file](const fs::path& source) {
    struct stat other {};
    return stat(source.c_str(), &other) == 0 && other.st_dev == file.st_dev && other.st_ino == file.st_ino;
  });
}

/// Why what stands at `path` already is not replaced.
WriteFault whyKept(const fs::path& path, const struct stat& there, const std::vector<fs::path>& sources) {
  if (S_ISDIR(there.st_mode)) return "it is a folder";
  if (!S_ISREG(there.st_mode)) return "it is not a regular file (a pipe, socket or device)";
  if (isOneOf(there, sources)) return "it is the model itself, which is never written to";
  if (faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0) return faultOf("it is write-protected", errno);
  return {};
}

std::string temporaryName() {
  std::random_device random;
  char name[40];
  std::snprintf(name, sizeof name, ".ggufscope-%08x%08x.tmp", static_cast<unsigned>(random()),
                static_cast<unsigned>(random()));
  return name;
}

}  // namespace

WriteFault WholeFile::open(const fs::path& path, uint64_t size, const std::vector<fs::path>& sources) {
  m_target = followed(path);
  struct stat there {};
  const bool exists = stat(m_target.c_str(), &there) == 0;
  if (!exists && errno != ENOENT) return faultOf("it cannot be written", errno);
  if (exists) {
    if (WriteFault fault = whyKept(m_target, there, sources)) return fault;
  }
  if (WriteFault fault = create(exists ? std::optional<uint32_t>(S_IRUSR | S_IWUSR) : std::nullopt)) return fault;
  if (exists) {
    // File systems without owners or permissions refuse; there nothing is lost.
    const bool sameOwner = fchown(m_descriptor, there.st_uid, there.st_gid) == 0;
    static_cast<void>(fchmod(m_descriptor, there.st_mode & (sameOwner ? 07777U : 0777U)));
  }
  return reserve(size);
}

/// `mode`: of a new file; default: what the umask leaves.
WriteFault WholeFile::create(std::optional<uint32_t> mode) {
  constexpr int kTries = 100;
  for (int i = 0; i < kTries && m_descriptor < 0; ++i) {
    const fs::path name = folderOf(m_target) / temporaryName();
    m_monitor.guardTemporary(name.string());
    m_descriptor = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode.value_or(0666));
    if (m_descriptor >= 0) {
      m_temporary = name;
    } else if (errno != EEXIST) {
      break;
    }
  }
  if (m_descriptor >= 0) return {};
  const int error = errno;
  m_monitor.guardTemporary({});
  return faultOf("no file can be made in the folder " + escaped(folderOf(m_target).string()), error);
}

/// A full disk is better known before the work than behind it. File systems that cannot promise room are taken as they
/// are: then the write that finds none fails.
WriteFault WholeFile::reserve(uint64_t size) {
  const std::string what = "there is no room for its " + groupedText(size) + " bytes";
  if (size > static_cast<uint64_t>(INT64_MAX)) return faultOf(what, EFBIG);
  if (size == 0 || fallocate(m_descriptor, 0, 0, static_cast<off_t>(size)) == 0) return {};
  const bool noRoom = errno == ENOSPC || errno == EDQUOT || errno == EFBIG;
  return noRoom ? WriteFault(faultOf(what, errno)) : std::nullopt;
}

WriteFault WholeFile::writeAt(uint64_t offset, std::span<const std::byte> bytes) const {
  while (!bytes.empty()) {
    const ssize_t written = pwrite(m_descriptor, bytes.data(), bytes.size(), static_cast<off_t>(offset));
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return faultOf("it could not be written", written == 0 ? ENOSPC : errno);
    bytes = bytes.subspan(static_cast<size_t>(written));
    offset += static_cast<uint64_t>(written);
  }
  return {};
}

WriteFault WholeFile::commit() {
  if (fsync(m_descriptor) != 0) return faultOf("it could not be written", errno);
  const int descriptor = std::exchange(m_descriptor, -1);
  if (close(descriptor) != 0) return faultOf("it could not be written", errno);
  int error = 0;
  const bool reached = m_monitor.lastStep([&] {
    if (std::rename(m_temporary.c_str(), m_target.c_str()) != 0) error = errno;
  });
  if (!reached) return "it was stopped";
  if (error != 0) return faultOf("it could not be given its name", error);
  m_temporary.clear();
  // The name survives a power cut once the folder is on the disk too. Not every file system can be asked for that.
  const int folder = ::open(folderOf(m_target).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return {};
  static_cast<void>(fsync(folder));
  close(folder);
  return {};
}

void WholeFile::abandon() {
  if (m_descriptor >= 0) close(m_descriptor);
  if (!m_temporary.empty()) unlink(m_temporary.c_str());
  m_monitor.guardTemporary({});
}

}  // namespace ggufscope
