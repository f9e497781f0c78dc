// Files that say little by their first bytes: zeros, a GGUF file behind other bytes, pieces of one.
#include <algorithm>
#include <array>
#include <cstring>

#include "core/base/text.h"
#include "core/base/text_mark.h"
#include "core/format/file_piece.h"
#include "core/format/foreign_format.h"
#include "core/format/shell_name.h"

namespace ggufscope {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view kMagic = "GGUF";

/// How far zeros are read through; holes of a sparse file are jumped over and do not count.
constexpr uint64_t kMostZeros = uint64_t{64} << 20;
/// How far a GGUF file behind other bytes is looked for.
constexpr uint64_t kLongestShift = uint64_t{1} << 20;

struct ZeroRun {
  uint64_t end = 0;       ///< the first byte that is not zero, or where the search ended
  bool toTheEnd = false;  ///< nothing but zeros up to the end of the file
  bool found = false;     ///< at `end` stands another byte
};

bool allZero(std::span<const char> bytes) {
  return bytes.empty() || (bytes[0] == 0 && std::memcmp(bytes.data(), bytes.data() + 1, bytes.size() - 1) == 0);
}

ZeroRun zerosAtFront(const ByteSource& source) {
  std::array<char, 65536> piece;
  uint64_t budget = kMostZeros;
  uint64_t offset = source.dataFrom(0);
  while (offset < source.size() && budget > 0) {
    const Result<size_t> got = source.read(offset, std::as_writable_bytes(std::span(piece)));
    if (!got || *got == 0) return {offset, false, false};
    const auto bytes = std::span<const char>(piece).first(*got);
    if (!allZero(bytes)) {
      const auto other = std::find_if(bytes.begin(), bytes.end(), [](char c) { return c != 0; });
      return {offset + static_cast<uint64_t>(other - bytes.begin()), false, true};
    }
    budget -= std::min<uint64_t>(budget, *got);
    offset = source.dataFrom(offset + *got);
  }
  return {std::min(offset, source.size()), offset >= source.size(), false};
}

Message cutOffFront(const ForeignFile& file, uint64_t bytes) {
  return {GS_TEXT("phrase", "Cut off what stands in front: tail -c +{from} {name} > COPY.gguf"),
          {{"from", std::to_string(bytes + 1)}, {"name", nameForCommand(file.fileName)}}};
}

}  // namespace

size_t findGgufMagic(std::string_view head, size_t from) {
  constexpr uint64_t kMostRows = 10'000'000;
  for (size_t at = head.find(kMagic, from); at != std::string_view::npos; at = head.find(kMagic, at + 1)) {
    if (head.size() - at < 24) continue;
    const auto number = [&](size_t place, size_t bytes) {
      uint64_t value = 0;
      for (size_t i = bytes; i-- > 0;) value = value << 8 | static_cast<uint8_t>(head[at + place + i]);
      return value;
    };
    // Big-endian: of a small number only the last byte is there.
    const uint64_t version = number(4, 4);
    const bool bigEndian = version == 0x02000000 || version == 0x03000000;
    const uint64_t tensors = bigEndian ? __builtin_bswap64(number(8, 8)) : number(8, 8);
    const uint64_t pairs = bigEndian ? __builtin_bswap64(number(16, 8)) : number(16, 8);
    if ((bigEndian || version == 2 || version == 3) && tensors <= kMostRows && pairs <= kMostRows) return at;
  }
  return std::string_view::npos;
}

std::optional<Recognised> zeroHead(const ForeignFile& file) {
  if (!file.begins("\0\0\0\0"sv)) return {};
  constexpr std::string_view kAgain =
      GS_TEXT("phrase", "Room was made for the file, but its bytes never came: download or copy it again.");
  constexpr std::string_view kBegin = GS_TEXT("phrase", "a file that begins with zeros");
  const ZeroRun zeros = zerosAtFront(file.source);
  if (zeros.toTheEnd) return Recognised{{GS_TEXT("phrase", "nothing but zeros"), {}}, {kAgain, {}}, {}};
  if (!zeros.found) {
    return Recognised{{GS_TEXT("phrase", "zeros in its first {n} bytes"), {{"n", groupedText(zeros.end)}}},
                      {kAgain, {}},
                      {},
                      {kBegin, {}}};
  }
  std::string behind(24, '\0');
  const Result<size_t> got = file.source.read(zeros.end, std::as_writable_bytes(std::span(behind)));
  if (got && findGgufMagic(behind, 0) == 0) {
    return Recognised{{GS_TEXT("phrase", "zeros up to byte {offset}, where a GGUF file begins"),
                       {{"offset", groupedText(zeros.end)}}},
                      cutOffFront(file, zeros.end),
                      ByteRange::ofSize(zeros.end, kMagic.size()),
                      {GS_TEXT("phrase", "a GGUF file behind zeros"), {}}};
  }
  return Recognised{{GS_TEXT("phrase", "zeros up to byte {offset}"), {{"offset", groupedText(zeros.end)}}},
                    {GS_TEXT("phrase", "The beginning of the file is missing: download or copy it again."), {}},
                    ByteRange::ofSize(zeros.end, 1),
                    {kBegin, {}}};
}

std::optional<Recognised> shiftedGguf(const ForeignFile& file) {
  std::string front(std::min(file.size(), kLongestShift + 24), '\0');
  const Result<size_t> got = file.source.read(0, std::as_writable_bytes(std::span(front)));
  front.resize(got ? *got : 0);
  const size_t at = findGgufMagic(front, 1);
  if (at == std::string::npos) return {};
  return Recognised{{GS_TEXT("phrase", "other bytes ({bytes}), and from byte {offset} on a GGUF file"),
                     {{"bytes", hexBytes(file.head.substr(0, 8))}, {"offset", groupedText(at)}}},
                    cutOffFront(file, at),
                    ByteRange::ofSize(at, kMagic.size()),
                    {GS_TEXT("phrase", "a GGUF file behind other bytes"), {}}};
}

std::optional<Recognised> downloadHelper(const ForeignFile& file) {
  // Version 0 or 1, then 4 bytes of flags of which the last bit alone is used. Source: aria2's technical notes.
  if (!file.fileName.ends_with(".aria2") || file.head.size() < 10 || file.head[0] != 0 || file.head[1] > 1) return {};
  return Recognised{{GS_TEXT("phrase", "aria2's record of a download that is not done"), {}},
                    {GS_TEXT("phrase", "Go on with the download: aria2c -c ADDRESS, in the same folder."), {}},
                    {}};
}

std::optional<Recognised> pieceByName(const ForeignFile& file) {
  const std::optional<FilePiece> piece = filePiece(file.fileName);
  if (!piece) return {};
  Message what{GS_TEXT("phrase", "piece {number} of a file that was cut up, {name}"),
               {{"number", piece->number}, {"name", escaped(piece->whole, 200)}}};
  if (piece->total > 0) {
    what.text = GS_TEXT("phrase", "piece {number} of {total} of a file that was cut up, {name}");
    what.arguments.emplace_back("total", std::to_string(piece->total));
  }
  return Recognised{std::move(what), joinPieces(*piece), {}};
}

Recognised unknownBytes(const ForeignFile& file) {
  return {
      {GS_TEXT("phrase", "it begins with {bytes}"), {{"bytes", hexBytes(file.head.substr(0, 8))}}},
      {GS_TEXT("phrase", "Ask where the file comes from, or compare its size and hash with those of the source."), {}},
      {},
      {GS_TEXT("phrase", "a file of no known format"), {}}};
}

}  // namespace ggufscope
