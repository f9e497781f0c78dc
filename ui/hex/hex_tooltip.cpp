#include "ui/hex/hex_tooltip.h"

#include <algorithm>

#include <QCoreApplication>
#include <QStringList>
#include <QTextBoundaryFinder>

#include "core/analysis/explain.h"
#include "core/base/text.h"
#include "ui/style/words.h"

namespace ggufscope {
namespace {

constexpr size_t kRawBytes = 16;
constexpr qsizetype kLongestValue = 120;
constexpr size_t kMostOwners = 8;
constexpr qsizetype kLineLength = 72;

/// How wide text is, in narrow characters; ideographs count twice.
qsizetype columnsOf(QStringView text) {
  return text.size() + std::count_if(text.cbegin(), text.cend(), [](QChar c) { return c.unicode() >= 0x2E80; });
}

/// `text` in lines of at most kLineLength columns, broken where the script allows it, else anywhere: a tooltip as wide
/// as the screen is not read.
QString wrapped(const QString& text) {
  QString result;
  qsizetype used = 0;
  QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
  qsizetype from = 0;
  while (finder.toNextBoundary() != -1) {
    QStringView piece = QStringView(text).mid(from, finder.position() - from);
    from = finder.position();
    if (used > 0 && used + columnsOf(piece.trimmed()) > kLineLength) {
      result += QLatin1Char('\n');
      used = 0;
    }
    for (; piece.size() > kLineLength; piece = piece.mid(kLineLength)) {
      result += piece.left(kLineLength);
      result += QLatin1Char('\n');
    }
    result += piece;
    used += columnsOf(piece);
  }
  return result;
}

QString ownersText(const ModelFile& model, uint64_t offset) {
  const std::vector<uint32_t> owners = model.spans().owners(offset);
  if (owners.size() < 2) return {};
  QStringList names;
  for (size_t i = 0; i < std::min(owners.size(), kMostOwners); ++i) {
    names += toText(std::string_view(escaped(model.document().name(owners[i]), 120)));
  }
  if (owners.size() > kMostOwners) names += QStringLiteral("…");
  return QCoreApplication::translate("HexTooltip", "Shared by %1 tensors: %2")
      .arg(groupedNumber(owners.size()), names.join(QStringLiteral(", ")));
}

}  // namespace

QString rangeText(ByteRange range) {
  if (range.empty()) {
    return QCoreApplication::translate("HexTooltip", "%1 (%2), before this byte")
        .arg(hexOffsetText(range.begin), groupedNumber(range.begin));
  }
  const QString bytes = range.size() == 1
                            ? QCoreApplication::translate("HexTooltip", "1 byte")
                            : QCoreApplication::translate("HexTooltip", "%1 bytes").arg(groupedNumber(range.size()));
  return QStringLiteral("%1 – %2 (%3 – %4), %5")
      .arg(hexOffsetText(range.begin), hexOffsetText(range.end), groupedNumber(range.begin), groupedNumber(range.end),
           bytes);
}

QString rawBytesText(const ModelFile& model, ByteRange range, size_t limit) {
  const uint64_t wanted = std::min<uint64_t>(range.size(), limit);
  std::string bytes(static_cast<size_t>(wanted), '\0');
  const Result<size_t> read = model.source().read(range.begin, std::as_writable_bytes(std::span(bytes)));
  if (!read.ok()) return toText(read.error());
  if (*read == 0 && wanted > 0)
    return QCoreApplication::translate("HexTooltip", "These bytes are gone: the file became shorter.");
  bytes.resize(*read);
  const std::string more = range.size() > bytes.size() ? " …" : "";
  return toText(std::string_view(hexBytes(bytes) + more));
}

QString hexTooltipText(const ModelFile& model, uint64_t offset) {
  const Span span = model.spans().path(offset).back();
  const Explanation words = explain(model, span.ref);
  QStringList lines;
  lines += spanPathText(model, span.ref);
  lines += rangeText(span.range);
  const QString raw = rawBytesText(model, span.range, kRawBytes);
  lines += QCoreApplication::translate("HexTooltip", "Bytes: %1").arg(raw);
  QString value = toText(std::string_view(words.value));
  // Packed codes have no other value than their bytes.
  if (!value.isEmpty() && !value.startsWith(QStringView(raw).left(kRawBytes * 3 - 1))) {
    if (value.size() > kLongestValue) value = value.left(kLongestValue) + QStringLiteral("…");
    lines += QCoreApplication::translate("HexTooltip", "Value: %1").arg(value);
  }
  const QString meaning = toText(words.meaning.context, words.meaning);
  if (!meaning.isEmpty()) lines += meaning;
  const QString owners = ownersText(model, offset);
  if (!owners.isEmpty()) lines += owners;
  for (QString& line : lines) line = wrapped(line);
  return lines.join(QLatin1Char('\n'));
}

}  // namespace ggufscope
