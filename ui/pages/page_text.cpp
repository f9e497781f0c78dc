#include "ui/pages/page_text.h"

#include <QLabel>

namespace ggufscope {

QLabel* plainLabel(const QString& text, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setTextFormat(Qt::PlainText);
  label->setText(text);
  return label;
}

QLabel* quietLabel(const QString& text, QWidget* parent) {
  QLabel* label = plainLabel(text, parent);
  label->setForegroundRole(QPalette::PlaceholderText);
  return label;
}

QLabel* sectionTitle(const QString& text, QWidget* parent) {
  QLabel* label = plainLabel(text, parent);
  QFont font = label->font();
  font.setBold(true);
  label->setFont(font);
  return label;
}

}  // namespace ggufscope
