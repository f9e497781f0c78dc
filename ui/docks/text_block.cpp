#include "ui/docks/text_block.h"

#include <cmath>

#include <QTextDocument>
#include <QWheelEvent>

namespace ggufscope {

TextBlock::TextBlock(QWidget* parent) : QTextEdit(parent) {
  setReadOnly(true);
  setAcceptRichText(false);
  setFrameShape(QFrame::NoFrame);
  setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  setTabChangesFocus(true);
  setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  document()->setDocumentMargin(0);
  setAutoFillBackground(false);
  viewport()->setAutoFillBackground(false);
}

void TextBlock::setText(const QString& text) {
  if (text == toPlainText()) return;
  setPlainText(text);
  fitHeight();
}

void TextBlock::resizeEvent(QResizeEvent* event) {
  QTextEdit::resizeEvent(event);
  fitHeight();
}

void TextBlock::changeEvent(QEvent* event) {
  QTextEdit::changeEvent(event);
  if (event->type() == QEvent::FontChange) fitHeight();
}

/// There is nothing to scroll here: the wheel is for what this stands in.
void TextBlock::wheelEvent(QWheelEvent* event) { event->ignore(); }

void TextBlock::fitHeight() {
  document()->setTextWidth(viewport()->width());
  setFixedHeight(static_cast<int>(std::ceil(document()->size().height())));
}

}  // namespace ggufscope
