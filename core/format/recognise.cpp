#include "core/format/recognise.h"

#include <algorithm>

#include "core/base/text_mark.h"
#include "core/format/foreign_format.h"

namespace ggufscope {

namespace {

/// Who is asked, first match: by the order of findings.md up to the head of zeros, then what has a sure sign, then what
/// is only likely. A new format is a row here.
constexpr ForeignRecogniser kRecognisers[] = {
    oldGgml,     archive, pickleOrHdf5, lfsPointer, webPage, safetensors,    zeroHead,    program,
    shiftedGguf, onnx,    oldImatrix,   json,       xml,     downloadHelper, pieceByName, plainText,
};

}  // namespace

uint32_t ForeignFile::u32(size_t index, size_t begin) const {
  const size_t at = begin + 4 * index;
  if (at + 4 > head.size()) return 0;
  uint32_t value = 0;
  for (size_t i = 4; i-- > 0;) value = value << 8 | static_cast<uint8_t>(head[at + i]);
  return value;
}

uint64_t ForeignFile::u64(size_t begin) const { return uint64_t{u32(1, begin)} << 32 | u32(0, begin); }

Message joinPieces(const FilePiece& piece) {
  return {GS_TEXT("phrase", "Join the pieces in their order: {command}"), {{"command", piece.joinCommand}}};
}

Recognised recogniseForeign(const ByteSource& source, std::string_view fileName) {
  if (source.size() == 0) {
    return {{GS_TEXT("phrase", "an empty file"), {}}, {GS_TEXT("phrase", "Download or copy it again."), {}}, {}};
  }
  std::string head(std::min<uint64_t>(source.size(), kForeignHeadBytes), '\0');
  const Result<size_t> got = source.read(0, std::as_writable_bytes(std::span(head)));
  head.resize(got ? *got : 0);
  const ForeignFile file{source, head, fileName};
  for (const ForeignRecogniser recogniser : kRecognisers) {
    if (std::optional<Recognised> found = recogniser(file)) return std::move(*found);
  }
  return unknownBytes(file);
}

}  // namespace ggufscope
