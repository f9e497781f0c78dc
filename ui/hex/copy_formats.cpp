#include "ui/hex/copy_formats.h"

#include <algorithm>

#include <QByteArray>

#include "core/base/text.h"

namespace ggufscope {
namespace {

constexpr char kDigits[] = "0123456789abcdef";
constexpr size_t kBytesPerLine = 16;

std::string_view asChars(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

void appendDigits(QByteArray& text, std::byte byte) {
  const auto value = std::to_integer<unsigned>(byte);
  text.append(kDigits[value >> 4U]).append(kDigits[value & 15U]);
}

QByteArray cArray(std::span<const std::byte> bytes) {
  QByteArray text("{\n");
  text.reserve(static_cast<qsizetype>(bytes.size()) * 6 + 16);
  for (size_t i = 0; i < bytes.size(); ++i) {
    text.append(i % kBytesPerLine == 0 ? "    0x" : " 0x");
    appendDigits(text, bytes[i]);
    text.append(',');
    if (i % kBytesPerLine == kBytesPerLine - 1 || i + 1 == bytes.size()) text.append('\n');
  }
  return text.append("}");
}

QByteArray python(std::span<const std::byte> bytes) {
  QByteArray text("b\"");
  text.reserve(static_cast<qsizetype>(bytes.size()) * 4 + 4);
  for (const std::byte byte : bytes) {
    text.append("\\x");
    appendDigits(text, byte);
  }
  return text.append('"');
}

/// "00000010  47 47 55 46 03 00 00 00  29 00 00 00 00 00 00 00  |GGUF....).......|"
QByteArray hexdump(std::span<const std::byte> bytes, uint64_t begin) {
  constexpr qsizetype kOffsetDigits = 8;
  constexpr qsizetype kHexColumns = 3 * kBytesPerLine + 1;  // a wider gap in the middle
  QByteArray text;
  text.reserve(static_cast<qsizetype>(bytes.size()) * 5 + 128);
  for (size_t at = 0; at < bytes.size(); at += kBytesPerLine) {
    const auto line = bytes.subspan(at, std::min(kBytesPerLine, bytes.size() - at));
    QByteArray hex;
    QByteArray characters;
    for (size_t i = 0; i < line.size(); ++i) {
      hex.append(i == kBytesPerLine / 2 ? "  " : " ");
      appendDigits(hex, line[i]);
      const char c = static_cast<char>(line[i]);
      characters.append(c >= ' ' && c <= '~' ? c : '.');
    }
    text.append(QByteArray::number(qulonglong{begin + at}, 16).rightJustified(kOffsetDigits, '0'));
    text.append(' ').append(hex.leftJustified(kHexColumns)).append("  |").append(characters).append("|\n");
  }
  return text;
}

}  // namespace

QString copiedBytes(std::span<const std::byte> bytes, CopyFormat format, uint64_t begin) {
  switch (format) {
    case CopyFormat::hex:
      return QString::fromStdString(hexBytes(asChars(bytes)));
    case CopyFormat::text:
      return QString::fromStdString(escapedKeepingLines(asChars(bytes)));
    case CopyFormat::cArray:
      return QString::fromLatin1(cArray(bytes));
    case CopyFormat::python:
      return QString::fromLatin1(python(bytes));
    case CopyFormat::hexdump:
      return QString::fromLatin1(hexdump(bytes, begin));
    case CopyFormat::base64:
      return QString::fromLatin1(
          QByteArray::fromRawData(asChars(bytes).data(), static_cast<qsizetype>(bytes.size())).toBase64());
  }
  return {};
}

}  // namespace ggufscope
