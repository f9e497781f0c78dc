#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace ggufscope {

/// What a run of bytes holds, judged as UTF-8 (no overlong forms, no surrogates, nothing above U+10FFFF). Control codes
/// are those of findings.md: U+0001–0008, 000B, 000C, 000E–001F, 007F–009F and the direction marks 202A–202E,
/// 2066–2069.
struct TextTraits {
  bool validUtf8 = true;
  bool hasNul = false;
  bool hasControlCode = false;   ///< meaningful in valid UTF-8 only; NUL, tab and line ends are not counted here
  bool hasTabOrLineEnd = false;  ///< tab, line feed or carriage return
};

/// Judges text that arrives in pieces, so that a string of any length needs no memory.
class TextScanner {
 public:
  void feed(std::string_view bytes);
  /// The traits of everything fed; a sequence that is still open makes the text invalid.
  TextTraits finish() const;

 private:
  void judge(uint32_t codePoint);

  TextTraits m_traits;
  uint32_t m_codePoint = 0;
  uint32_t m_lowest = 0;  ///< smallest code point that needs as many bytes as the open sequence
  int m_missing = 0;      ///< continuation bytes still to come
};

TextTraits textTraits(std::string_view bytes);
bool isValidUtf8(std::string_view bytes);

/// `bytes` as valid UTF-8: every byte that belongs to no sequence becomes U+FFFD.
std::string toUtf8(std::string_view bytes);

/// `bytes` for display on any screen or terminal: valid UTF-8 in which control codes, direction marks, NUL, line ends
/// and invalid bytes appear as \n, \t, \r, \xHH or \u{HHHH} and a backslash as \\. Cut at `maxBytes` (of input, at a
/// character's border) with "…". Source: findings.md, "Control codes".
std::string escaped(std::string_view bytes, size_t maxBytes = SIZE_MAX);

/// Like escaped(), but line feeds and tabs stay: for views that show a text of several lines.
std::string escapedKeepingLines(std::string_view bytes, size_t maxBytes = SIZE_MAX);

/// Shortest decimal text that reads back to the same value of its own width; "nan", "inf", "-inf". A finite value
/// always has a '.' or an exponent.
std::string numberText(float value);
std::string numberText(double value);
std::string numberText(uint64_t value);
std::string numberText(int64_t value);

/// The same value for people: 500000.0 instead of 5e+05, an exponent only below 1e-4 and from 1e15 up.
std::string displayNumber(float value);
std::string displayNumber(double value);

/// 1234567 → "1,234,567".
std::string groupedText(uint64_t value);

/// "0x1F4A2".
std::string hexOffset(uint64_t value);

/// Bytes as "0A FF 03", cut with " …" after `maxBytes`.
std::string hexBytes(std::string_view bytes, size_t maxBytes = SIZE_MAX);

}  // namespace ggufscope
