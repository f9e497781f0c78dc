#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/cli/work_monitor.h"

namespace ggufscope {

/// Why something could not be written, half a sentence for people; nothing where it could.
using WriteFault = std::optional<std::string>;

/// A file that appears whole or not at all: written under another name in the same folder, renamed when all of it is on
/// the disk. Until then what stood under its name is untouched, and however this ends, short of kill -9, the other file
/// goes away.
class WholeFile {
 public:
  explicit WholeFile(WorkMonitor& monitor) : m_monitor(monitor) {}
  ~WholeFile() { abandon(); }
  WholeFile(const WholeFile&) = delete;
  WholeFile& operator=(const WholeFile&) = delete;

  /// Makes room for `size` bytes that will stand under `path`; of a symbolic link, under the name that it leads to.
  /// Refused: one of `sources` under whatever name (those that are not there do not count), what is there but no
  /// regular file or write-protected, a folder that takes no new file, a disk without so much room. A file that is
  /// there hands on its permissions and, where the system lets it, its owner.
  WriteFault open(const std::filesystem::path& path, uint64_t size, const std::vector<std::filesystem::path>& sources);

  /// Puts `bytes` at their place. From any thread.
  WriteFault writeAt(uint64_t offset, std::span<const std::byte> bytes) const;

  /// Waits for the disk and gives the file its name. After a Ctrl+C that came first it does not, and that is a fault.
  WriteFault commit();

 private:
  WriteFault create(std::optional<uint32_t> mode);
  WriteFault reserve(uint64_t size);
  void abandon();

  WorkMonitor& m_monitor;
  int m_descriptor = -1;
  std::filesystem::path m_target;
  std::filesystem::path m_temporary;  ///< empty: there is none
};

}  // namespace ggufscope
