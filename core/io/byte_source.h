#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/base/byte_range.h"
#include "core/base/result.h"

namespace ggufscope {

/// Bytes that can be read at any offset. Implementations are immutable views and safe to read from several threads at
/// once. size() never changes during the life of a source, even when the file behind it does.
class ByteSource {
 public:
  virtual ~ByteSource() = default;

  virtual uint64_t size() const = 0;

  /// Reads bytes [offset, offset + out.size()) into `out` and returns how many were there: fewer than asked for at the
  /// end of the source, or because the file shrank since it was opened; 0 at and behind the end. Never silent: what was
  /// not read is not touched. Error: readFailed.
  virtual Result<size_t> read(uint64_t offset, std::span<std::byte> out) const = 0;

  /// The first offset from `offset` on that may hold anything but zeros, by what is known without reading: a file
  /// system knows the holes of a sparse file. size() where there are only holes.
  virtual uint64_t dataFrom(uint64_t offset) const { return offset; }

  /// read() that wants all of `out`. Errors: shortRead (with the first missing offset), readFailed.
  Result<size_t> readExactly(uint64_t offset, std::span<std::byte> out) const;
};

/// A file, read with pread (16 GB/s on a cached file where mmap reaches 8.7, and no SIGBUS when the file is truncated).
class FileSource final : public ByteSource {
 public:
  /// Errors: notFound, danglingLink, isDirectory, notRegularFile (opened without blocking, so a pipe cannot hang),
  /// permissionDenied, readFailed.
  static Result<std::shared_ptr<const FileSource>> open(const std::filesystem::path& path);
  ~FileSource() override;
  FileSource(const FileSource&) = delete;
  FileSource& operator=(const FileSource&) = delete;

  uint64_t size() const override { return m_size; }
  Result<size_t> read(uint64_t offset, std::span<std::byte> out) const override;
  uint64_t dataFrom(uint64_t offset) const override;

  const std::filesystem::path& path() const { return m_path; }

  /// What has happened to the file since it was opened.
  enum class Change : uint8_t { none, shrunk, grown, modified, replaced, gone };
  Change change() const;

 private:
  FileSource(int descriptor, std::filesystem::path path, uint64_t size, int64_t mtimeNs, uint64_t device,
             uint64_t inode);

  int m_descriptor;
  std::filesystem::path m_path;
  uint64_t m_size;
  int64_t m_mtimeNs;
  uint64_t m_device;
  uint64_t m_inode;
};

/// Bytes in memory.
class MemorySource final : public ByteSource {
 public:
  explicit MemorySource(std::vector<std::byte> bytes) : m_bytes(std::move(bytes)) {}
  explicit MemorySource(const std::string& bytes);

  uint64_t size() const override { return m_bytes.size(); }
  Result<size_t> read(uint64_t offset, std::span<std::byte> out) const override;

 private:
  std::vector<std::byte> m_bytes;
};

/// A source with ranges replaced by other bytes, longer or shorter: a piece table. Used to look at an edit before it is
/// written.
class PatchedSource final : public ByteSource {
 public:
  struct Patch {
    ByteRange range;               ///< of the base source
    std::vector<std::byte> bytes;  ///< what stands there instead
  };
  /// `patches` must lie in the base, sorted by range and disjoint (an empty range inserts). Error: outOfRange.
  static Result<std::shared_ptr<const PatchedSource>> make(std::shared_ptr<const ByteSource> base,
                                                           std::vector<Patch> patches);

  uint64_t size() const override { return m_size; }
  Result<size_t> read(uint64_t offset, std::span<std::byte> out) const override;

 private:
  /// `begin` is the offset in this source; the bytes come from the patch, or from the base where patch < 0.
  struct Piece {
    uint64_t begin;
    uint64_t size;
    uint64_t from;
    int64_t patch;
  };
  PatchedSource() = default;

  std::shared_ptr<const ByteSource> m_base;
  std::vector<Patch> m_patches;
  std::vector<Piece> m_pieces;
  uint64_t m_size = 0;
};

}  // namespace ggufscope
