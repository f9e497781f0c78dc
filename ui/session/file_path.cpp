#include "ui/session/file_path.h"

#include <algorithm>

#include <QByteArray>
#include <QStringDecoder>
#include <QUrl>

#include "core/base/text.h"

namespace ggufscope {

namespace {

constexpr char16_t kFirstEscape = 0xDC80;  // of byte 0x80
constexpr char16_t kLastEscape = 0xDCFF;
constexpr size_t kLongestSequence = 4;

/// Bytes of the UTF-8 sequence that `bytes` begin with; 0 where they begin with none.
size_t sequenceLength(std::string_view bytes) {
  for (size_t length = 1; length <= std::min(kLongestSequence, bytes.size()); ++length) {
    if (isValidUtf8(bytes.substr(0, length))) return length;
  }
  return 0;
}

QString textOf(std::string_view utf8) {
  // QString::fromUtf8() would drop a byte order mark, which is a part of the name here.
  QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
  return decoder(QByteArrayView(utf8.data(), static_cast<qsizetype>(utf8.size())));
}

}  // namespace

QString pathText(std::string_view bytes) {
  QString text;
  size_t begin = 0;  // of the run of valid sequences
  for (size_t at = 0; at < bytes.size();) {
    const size_t length = sequenceLength(bytes.substr(at));
    if (length > 0) {
      at += length;
      continue;
    }
    text += textOf(bytes.substr(begin, at - begin));
    text += QChar(static_cast<char16_t>(kFirstEscape + static_cast<uint8_t>(bytes[at]) - 0x80));
    begin = ++at;
  }
  return text + textOf(bytes.substr(begin));
}

std::string pathBytes(const QString& path) {
  QByteArray bytes;
  qsizetype begin = 0;  // of the run without escapes
  for (qsizetype at = 0; at < path.size(); ++at) {
    const char16_t unit = path[at].unicode();
    if (QChar::isHighSurrogate(unit)) {
      ++at;  // the low one behind it is its other half
      continue;
    }
    if (unit < kFirstEscape || unit > kLastEscape) continue;
    bytes += QStringView(path).sliced(begin, at - begin).toUtf8();
    bytes += static_cast<char>(unit - kFirstEscape + 0x80);
    begin = at + 1;
  }
  return (bytes + QStringView(path).sliced(begin).toUtf8()).toStdString();
}

QString pathOf(const QUrl& url) {
  if (!url.isLocalFile()) return {};
  // A share of another machine, //host/path: what Qt makes of it.
  if (!url.host().isEmpty()) return url.toLocalFile();
  return pathFromPortable(url.path(QUrl::FullyEncoded));
}

QString portablePath(const QString& path) {
  return QString::fromLatin1(QByteArray::fromStdString(pathBytes(path)).toPercentEncoding("/"));
}

QString pathFromPortable(const QString& portable) {
  return pathText(QByteArray::fromPercentEncoding(portable.toUtf8()).toStdString());
}

}  // namespace ggufscope
