#include "core/format/file_piece.h"

#include <algorithm>

#include "core/format/shell_name.h"

namespace ggufscope {

namespace {

using namespace std::string_view_literals;

/// More are not named one by one.
constexpr uint64_t kMostNamed = 4;

/// How the pieces of a file are named: by `mark`, the number and `ending`.
struct PieceScheme {
  std::string_view mark;         ///< ".part"
  std::string first;             ///< "1"
  std::string second;            ///< "2"
  std::string_view ending = {};  ///< "of3"; empty where the names do not say how many there are
  uint64_t total = 0;
};

/// "m.gguf.part1of3 m.gguf.part2of3 m.gguf.part3of3", or "m.gguf.part1 m.gguf.part2 …" where they are many or nobody
/// knows how many. Not by a wildcard: a shell puts part10 before part2.
std::string piecesOf(std::string_view whole, const PieceScheme& scheme) {
  const auto named = [&](const std::string& number) {
    return nameForCommand(whole, std::string(scheme.mark) + number + std::string(scheme.ending));
  };
  if (scheme.total < 2 || scheme.total > kMostNamed) return named(scheme.first) + " " + named(scheme.second) + " …";
  std::string pieces;
  for (uint64_t i = 1; i <= scheme.total; ++i) {
    std::string number = std::to_string(i);
    number.insert(0, scheme.first.size() - number.size(), '0');
    pieces += (pieces.empty() ? "" : " ") + named(number);
  }
  return pieces;
}

FilePiece makePiece(std::string_view whole, std::string_view number, const PieceScheme& scheme) {
  return {std::string(whole), std::string(number), "cat " + piecesOf(whole, scheme) + " > " + nameForCommand(whole),
          scheme.total, number == scheme.first};
}

size_t digitsFrom(std::string_view text, size_t at) {
  size_t end = at;
  while (end < text.size() && text[end] >= '0' && text[end] <= '9') ++end;
  return end - at;
}

/// "b" or "ab", as split counts.
std::optional<FilePiece> letteredPiece(std::string_view whole, std::string_view mark, std::string_view letters) {
  const bool counted = !letters.empty() && letters.size() <= 3 &&
                       std::all_of(letters.begin(), letters.end(), [](char c) { return c >= 'a' && c <= 'z'; });
  // Of three letters the first is still an "a" in the 676th piece; ".partial" is an ending of downloads.
  if (!counted || (letters.size() == 3 && letters.front() != 'a')) return {};
  PieceScheme scheme{mark, std::string(letters.size(), 'a'), std::string(letters.size(), 'a')};
  scheme.second.back() = 'b';
  return makePiece(whole, letters, scheme);
}

/// "2", "02" or "2of3".
std::optional<FilePiece> numberedPiece(std::string_view whole, std::string_view mark, std::string_view rest) {
  const size_t digits = digitsFrom(rest, 0);
  const size_t ofDigits = rest.substr(digits, 2) == "of" ? digitsFrom(rest, digits + 2) : 0;
  const std::string_view ending = ofDigits > 0 ? rest.substr(digits, 2 + ofDigits) : ""sv;
  if (digits == 0 || digits > 9 || ofDigits > 9 || digits + ending.size() != rest.size()) return {};
  // Numbers may be filled up with zeros to one width.
  const std::string zeros(rest.front() == '0' ? digits - 1 : 0, '0');
  const uint64_t total = ending.empty() ? 0 : std::stoull(std::string(ending.substr(2)));
  return makePiece(whole, rest.substr(0, digits), {mark, zeros + "1", zeros + "2", ending, total});
}

}  // namespace

std::optional<FilePiece> filePiece(std::string_view fileName) {
  for (const std::string_view mark : {".part"sv, "-split-"sv, ".split-"sv, ".part-"sv}) {
    const size_t at = fileName.rfind(mark);
    if (at == std::string_view::npos || at == 0) continue;
    const std::string_view whole = fileName.substr(0, at);
    const std::string_view rest = fileName.substr(at + mark.size());
    if (auto piece = letteredPiece(whole, mark, rest)) return piece;
    if (auto piece = numberedPiece(whole, mark, rest)) return piece;
  }
  const size_t dot = fileName.rfind('.');
  if (dot == std::string_view::npos || dot == 0) return {};
  const std::string_view whole = fileName.substr(0, dot);
  const std::string_view rest = fileName.substr(dot + 1);
  // Other endings of two letters are those of formats: gz, xz.
  const bool lettered = whole.ends_with(".gguf") && rest.size() == 2 && (rest[0] == 'a' || rest[0] == 'b');
  if (lettered) return letteredPiece(whole, ".", rest);
  return rest.size() == 3 && digitsFrom(rest, 0) == 3 ? numberedPiece(whole, ".", rest) : std::nullopt;
}

}  // namespace ggufscope
