#include "ui/pages/foreign_section.h"

#include <algorithm>

#include <QApplication>
#include <QClipboard>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/base/text.h"
#include "ui/pages/chip.h"
#include "ui/pages/link_button.h"
#include "ui/pages/page_text.h"
#include "ui/session/document_session.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

constexpr uint64_t kShownBytes = 128;
constexpr size_t kBytesPerLine = 16;
constexpr uint64_t kTextHead = 1024;  ///< in which the facts of a text stand

/// What the file has from `offset` on, `most` bytes of it.
std::string bytesAt(const ModelFile& file, uint64_t offset, uint64_t most) {
  std::string bytes(static_cast<size_t>(std::min(file.size() - offset, most)), '\0');
  const auto got = file.source().read(offset, std::as_writable_bytes(std::span(bytes)));
  bytes.resize(got ? *got : 0);
  return bytes;
}

/// Lines of offset, bytes and characters.
QString hexLines(uint64_t offset, std::string_view bytes) {
  QStringList lines;
  for (size_t from = 0; from < bytes.size(); from += kBytesPerLine) {
    const std::string_view line = bytes.substr(from, kBytesPerLine);
    QString characters;
    for (const char byte : line) characters += byte >= 0x20 && byte < 0x7F ? QLatin1Char(byte) : QLatin1Char('.');
    lines += QStringLiteral("%1  %2  %3")
                 .arg(QString::number(offset + from, 16).toUpper().rightJustified(4, QLatin1Char('0')))
                 .arg(toText(std::string_view(hexBytes(line))), -47)
                 .arg(characters);
  }
  return lines.join(QLatin1Char('\n'));
}

QLabel* wrapped(QLabel* label) {
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

QString sizeText(quint64 bytes) {
  return bytes < 1024 ? ForeignSection::tr("%1 bytes").arg(bytes)
                      : ForeignSection::tr("%1 (%2 bytes)").arg(byteSize(bytes), groupedNumber(bytes));
}

/// The value of an argument of what was recognised; empty where it has none of that name.
std::string_view argument(const Document& document, std::string_view name) {
  for (const auto& [each, value] : document.recognisedAs.arguments) {
    if (each == name) return value;
  }
  return {};
}

}  // namespace

/// A label, and a value that leads to its bytes.
struct ForeignSection::Fact {
  QString label;
  QString value;
  QString copied = {};  ///< what a button beside it copies; empty: no button
  std::optional<ByteRange> bytes = {};
};

ForeignSection::ForeignSection(DocumentSession& session, const ModelFile& file, QWidget* parent)
    : QWidget(parent), m_session(session), m_column(new QVBoxLayout(this)) {
  const Document& document = file.document();
  m_column->setContentsMargins(0, 0, 0, 0);
  m_column->setSpacing(kUnit * 2);
  m_column->addWidget(makeHeadline(document));
  if (file.size() == 0) return;
  m_column->addWidget(makeFacts(file));
  addBytes(tr("First bytes"), file, 0);
  if (const auto at = document.recognisedAt; at && at->begin >= kShownBytes) {
    addBytes(tr("Bytes from %1 on").arg(hexOffsetText(at->begin)), file, at->begin);
  }
}

/// What it is, large; how that was told, where it is not the same; and what to do about it.
QWidget* ForeignSection::makeHeadline(const Document& document) {
  auto* head = new QWidget(this);
  auto* row = new QHBoxLayout(head);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kUnit);
  row->addWidget(new IconMark(severityIcon(Severity::error), severityWord(Severity::error), head), 0, Qt::AlignTop);
  auto* words = new QVBoxLayout;
  words->setSpacing(kUnit / 4);
  const bool isShort = document.recognisedHeadline.text.empty();
  const Message& what = isShort ? document.recognisedAs : document.recognisedHeadline;
  QLabel* title = wrapped(sectionTitle(tr("This is %1.").arg(toText("phrase", what)), head));
  QFont large = title->font();
  large.setPointSizeF(large.pointSizeF() * 1.2);
  title->setFont(large);
  words->addWidget(title);
  // Size and hash are facts below.
  if (!isShort && argument(document, "hash").empty()) {
    words->addWidget(wrapped(plainLabel(tr("Found: %1.").arg(toText("phrase", document.recognisedAs)), head)));
  }
  words->addWidget(wrapped(plainLabel(toText("phrase", document.recognisedAdvice), head)));
  row->addLayout(words, 1);
  return head;
}

QWidget* ForeignSection::makeFacts(const ModelFile& file) {
  const Document& document = file.document();
  auto* facts = new QWidget(this);
  auto* grid = new QGridLayout(facts);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(kUnit);
  grid->setVerticalSpacing(kUnit / 4);
  grid->setColumnStretch(3, 1);
  const std::string head = bytesAt(file, 0, kTextHead);
  const auto placeOf = [&head](std::string_view text) -> std::optional<ByteRange> {
    const size_t at = head.rfind(text);
    if (at == std::string::npos) return {};
    return ByteRange::ofSize(at, text.size());
  };
  if (std::string size(argument(document, "size")); !size.empty()) {
    std::erase(size, ',');  // as it stands in the file
    bool isNumber = false;
    const quint64 bytes = QByteArray::fromStdString(size).toULongLong(&isNumber);
    addFact(*grid, {tr("Size of the model"), isNumber ? sizeText(bytes) : toText(size), toText(size), placeOf(size)});
  }
  if (const std::string_view hash = argument(document, "hash"); !hash.empty()) {
    addFact(*grid, {tr("Hash of the model"), toText(hash), toText(hash), placeOf(hash)});
  }
  if (const auto at = document.recognisedAt) {
    // Only of zeros it is a single byte.
    addFact(*grid, {at->size() == 1 ? tr("First byte that is not zero") : tr("GGUF begins at"),
                    tr("byte %1 (%2)").arg(groupedNumber(at->begin), hexOffsetText(at->begin)),
                    QString::number(at->begin), at});
  }
  addFact(*grid, {tr("Size of this file"), sizeText(file.size()), {}, ByteRange{0, file.size()}});
  return facts;
}

void ForeignSection::addFact(QGridLayout& grid, const Fact& fact) {
  const int row = grid.rowCount();
  QWidget* parent = grid.parentWidget();
  grid.addWidget(quietLabel(fact.label, parent), row, 0);
  auto* link = new LinkButton(fact.value, LinkButton::Look::link, parent);
  link->setAccessibleName(QStringLiteral("%1: %2").arg(fact.label, fact.value));
  link->setElideMode(Qt::ElideMiddle);
  link->setEnabled(fact.bytes.has_value());
  if (fact.bytes) {
    link->setHint(tr("Select its bytes"));
    connect(link, &QAbstractButton::clicked, this,
            [this, bytes = *fact.bytes] { m_session.selectBytes(m_session.whole()->openedShard(), bytes); });
  }
  grid.addWidget(link, row, 1);
  if (fact.copied.isEmpty()) return;
  auto* copy = new QToolButton(parent);
  copy->setAutoRaise(true);
  copy->setIcon(icon(QStringLiteral("copy")));
  copy->setToolTip(tr("Copy"));
  copy->setAccessibleName(tr("Copy: %1").arg(fact.label));
  connect(copy, &QToolButton::clicked, this, [text = fact.copied] { QApplication::clipboard()->setText(text); });
  grid.addWidget(copy, row, 2);
}

void ForeignSection::addBytes(const QString& title, const ModelFile& file, uint64_t offset) {
  auto* section = new QVBoxLayout;
  section->setSpacing(kUnit / 2);
  section->addWidget(sectionTitle(title, this));
  QLabel* lines = plainLabel(hexLines(offset, bytesAt(file, offset, kShownBytes)), this);
  lines->setFont(monospaceFont());
  lines->setTextInteractionFlags(Qt::TextSelectableByMouse);
  lines->setAccessibleName(title);
  section->addWidget(lines);
  m_column->addLayout(section);
}

}  // namespace ggufscope
