#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/format/recognise.h"

namespace ggufscope {

/// A file that is no GGUF, as those look at it who know a format. `head` holds its first bytes.
struct ForeignFile {
  const ByteSource& source;
  std::string_view head;      ///< kForeignHeadBytes at most
  std::string_view fileName;  ///< without folder; may be empty

  uint64_t size() const { return source.size(); }
  bool begins(std::string_view magic) const { return head.starts_with(magic); }
  /// Number `index` of the 32-bit numbers, little-endian, that stand from byte `begin` on; 0 behind the end of the
  /// head.
  uint32_t u32(size_t index, size_t begin = 0) const;
  uint64_t u64(size_t begin = 0) const;
};

inline constexpr size_t kForeignHeadBytes = 64 * 1024;

/// The file as one of the formats of a family, or nothing. They never fail: what cannot be read is not recognised.
using ForeignRecogniser = std::optional<Recognised> (*)(const ForeignFile& file);

std::optional<Recognised> oldGgml(const ForeignFile& file);       ///< ggml, ggmf, ggjt, ggla, session, sequence state
std::optional<Recognised> archive(const ForeignFile& file);       ///< ZIP, PyTorch in it, gzip, zstd, 7z, xz, bzip2 …
std::optional<Recognised> pickleOrHdf5(const ForeignFile& file);  ///< Python pickle, HDF5
std::optional<Recognised> lfsPointer(const ForeignFile& file);    ///< Git LFS
std::optional<Recognised> webPage(const ForeignFile& file);       ///< HTML
std::optional<Recognised> safetensors(const ForeignFile& file);   ///< with the number of its tensors
std::optional<Recognised> zeroHead(const ForeignFile& file);      ///< four zero bytes
std::optional<Recognised> shiftedGguf(const ForeignFile& file);   ///< a GGUF file behind other bytes
std::optional<Recognised> program(const ForeignFile& file);       ///< ELF, PE, Mach-O, llamafile
std::optional<Recognised> onnx(const ForeignFile& file);          ///< strict: the format has no magic
std::optional<Recognised> oldImatrix(const ForeignFile& file);    ///< imatrix.dat of llama-imatrix before it wrote GGUF
std::optional<Recognised> json(const ForeignFile& file);          ///< and what in JSON it is
std::optional<Recognised> xml(const ForeignFile& file);           ///< the answer of a storage server, mostly
std::optional<Recognised> downloadHelper(const ForeignFile& file);  ///< control file of a download that is not done
std::optional<Recognised> pieceByName(const ForeignFile& file);     ///< a later piece of a file cut up, by its name
std::optional<Recognised> plainText(const ForeignFile& file);       ///< readable from the first to the last byte
Recognised unknownBytes(const ForeignFile& file);                   ///< the first bytes in hex

/// The offset of the first "GGUF" in `head` from `from` on behind which a version and counts that can be stand;
/// npos where there is none.
size_t findGgufMagic(std::string_view head, size_t from);

}  // namespace ggufscope
