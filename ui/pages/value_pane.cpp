#include "ui/pages/value_pane.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include "core/base/text.h"
#include "core/format/value.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

constexpr size_t kShownBytes = 65536;
/// Of one line: a longer value is not whole in its cell.
constexpr size_t kShortBytes = 100;

QLabel* plainLabel(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setTextFormat(Qt::PlainText);
  return label;
}

bool isShort(const std::string& text) { return text.size() <= kShortBytes && text.find('\n') == std::string::npos; }

}  // namespace

ValuePane::ValuePane(QWidget* parent)
    : QWidget(parent), m_title(plainLabel(this)), m_note(plainLabel(this)), m_text(new QPlainTextEdit(this)) {
  m_note->setForegroundRole(QPalette::PlaceholderText);
  m_note->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_text->setReadOnly(true);
  m_text->setFrameShape(QFrame::NoFrame);
  m_text->setFont(monospaceFont());
  m_text->document()->setDocumentMargin(kUnit);
  m_text->setAccessibleName(tr("Whole value"));
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  auto* titles = new QHBoxLayout;
  titles->setContentsMargins(kUnit, kUnit / 2, kUnit, kUnit / 2);
  titles->addWidget(m_title, 1);
  titles->addWidget(m_note);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addLayout(titles);
  layout->addWidget(m_text, 1);
  hide();
}

void ValuePane::showPair(const ModelFile& model, uint64_t pair) {
  const Document& document = model.document();
  if (pair == kNone || document.pairs[pair].type != ValueType::string) {
    hide();
    return;
  }
  const auto value = readScalar(model.source(), document, pair, kShownBytes);
  const auto* text = value ? std::get_if<std::string>(&*value) : nullptr;
  if (text == nullptr || isShort(*text)) {
    hide();
    return;
  }
  const uint64_t whole = document.valueRange(pair).size() - document.header.lengthBytes;
  showText(toText(escaped(document.key(pair), 200)), *text, whole);
}

void ValuePane::showText(const QString& key, const std::string& bytes, uint64_t wholeBytes) {
  m_title->setText(key);
  m_note->setText(bytes.size() < wholeBytes ? tr("the first %1 of %2").arg(byteSize(bytes.size()), byteSize(wholeBytes))
                                            : byteSize(wholeBytes));
  m_text->setPlainText(toText(escapedKeepingLines(bytes)));
  show();
}

}  // namespace ggufscope
