// Files that say little by their first bytes: zeros, a GGUF file behind other bytes, pieces of one.
#include <algorithm>
#include <array>
#include <cstring>

#include "core/base/text.h"
#include "core/base/text_mark.h"
#include "core/format/foreign_format.h"

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

/// What the name of a piece of a file cut up says.
struct PieceName {
  std::string whole;   ///< the name of the file
  std::string pieces;  ///< the pieces in their order, for a command: "m.gguf.part1of2 m.gguf.part2of2"
  std::string number;  ///< "2" or "b"
};

size_t digitsFrom(std::string_view text, size_t at) {
  size_t end = at;
  while (end < text.size() && text[end] >= '0' && text[end] <= '9') ++end;
  return end - at;
}

/// How the pieces of a file are named: by `mark`, the first one's number, and `ending`.
struct PieceScheme {
  std::string_view mark;    ///< ".part"
  std::string_view first;   ///< "1"
  std::string_view second;  ///< "2"
  std::string_view ending;  ///< "of3"; empty where the names do not say how many there are
  uint64_t total = 0;
};

/// "m.gguf.part1of3 m.gguf.part2of3 m.gguf.part3of3", or "m.gguf.part1 m.gguf.part2 …" where they are many or nobody
/// knows how many. Not by a wildcard: a shell puts part10 before part2.
std::string piecesOf(std::string_view whole, const PieceScheme& scheme) {
  constexpr uint64_t kMostNamed = 4;
  const std::string stem = nameForCommand(whole) + std::string(scheme.mark);
  const auto named = [&](std::string_view number) { return stem + std::string(number) + std::string(scheme.ending); };
  if (scheme.total < 2 || scheme.total > kMostNamed) return named(scheme.first) + " " + named(scheme.second) + " …";
  std::string pieces = named("1");
  for (uint64_t i = 2; i <= scheme.total; ++i) pieces += " " + named(std::to_string(i));
  return pieces;
}

PieceName namedPiece(std::string_view whole, std::string_view number, const PieceScheme& scheme) {
  return {std::string(whole), piecesOf(whole, scheme), std::string(number)};
}

/// "m.gguf.part2of3", "m.gguf.part2", "m.gguf-split-b", "m.gguf.002".
std::optional<PieceName> pieceName(std::string_view name) {
  for (const std::string_view mark : {".part"sv, "-split-"sv, ".part-"sv}) {
    const size_t at = name.rfind(mark);
    if (at == std::string_view::npos || at == 0) continue;
    const std::string_view whole = name.substr(0, at);
    const std::string_view rest = name.substr(at + mark.size());
    if (rest.size() == 1 && rest[0] >= 'a' && rest[0] <= 'z') return namedPiece(whole, rest, {mark, "a", "b", {}, 0});
    const size_t digits = digitsFrom(rest, 0);
    const size_t ofDigits = rest.substr(digits, 2) == "of" ? digitsFrom(rest, digits + 2) : 0;
    const std::string_view ending = ofDigits > 0 ? rest.substr(digits, 2 + ofDigits) : ""sv;
    if (digits == 0 || digits > 9 || ofDigits > 9 || digits + ending.size() != rest.size()) continue;
    const uint64_t total = ending.empty() ? 0 : std::stoull(std::string(ending.substr(2)));
    return namedPiece(whole, rest.substr(0, digits), {mark, "1", "2", ending, total});
  }
  if (name.size() > 4 && name[name.size() - 4] == '.' && digitsFrom(name, name.size() - 3) == 3) {
    return namedPiece(name.substr(0, name.size() - 4), name.substr(name.size() - 3), {".", "001", "002", {}, 0});
  }
  return {};
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
    return Recognised{{GS_TEXT("phrase", "zeros in its first {n} bytes"), {{"n", std::to_string(zeros.end)}}},
                      {kAgain, {}},
                      {},
                      {kBegin, {}}};
  }
  std::string behind(24, '\0');
  const Result<size_t> got = file.source.read(zeros.end, std::as_writable_bytes(std::span(behind)));
  if (got && findGgufMagic(behind, 0) == 0) {
    return Recognised{{GS_TEXT("phrase", "zeros up to byte {offset}, where a GGUF file begins"),
                       {{"offset", std::to_string(zeros.end)}}},
                      cutOffFront(file, zeros.end),
                      ByteRange::ofSize(zeros.end, kMagic.size()),
                      {GS_TEXT("phrase", "a GGUF file behind zeros"), {}}};
  }
  return Recognised{{GS_TEXT("phrase", "zeros up to byte {offset}"), {{"offset", std::to_string(zeros.end)}}},
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
                     {{"bytes", hexBytes(file.head.substr(0, 8))}, {"offset", std::to_string(at)}}},
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
  const std::optional<PieceName> piece = pieceName(file.fileName);
  if (!piece) return {};
  return Recognised{{GS_TEXT("phrase", "piece {number} of a file that was cut up, {name}"),
                     {{"number", piece->number}, {"name", escaped(piece->whole, 200)}}},
                    {GS_TEXT("phrase", "Join the pieces in their order: cat {pieces} > {name}"),
                     {{"pieces", piece->pieces}, {"name", nameForCommand(piece->whole)}}},
                    {}};
}

Recognised unknownBytes(const ForeignFile& file) {
  return {
      {GS_TEXT("phrase", "it begins with {bytes}"), {{"bytes", hexBytes(file.head.substr(0, 8))}}},
      {GS_TEXT("phrase", "Ask where the file comes from, or compare its size and hash with those of the source."), {}},
      {},
      {GS_TEXT("phrase", "a file of no known format"), {}}};
}

}  // namespace ggufscope
