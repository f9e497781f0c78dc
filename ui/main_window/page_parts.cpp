#include "ui/main_window/page_parts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/style/theme.h"

namespace ggufscope {

namespace {

constexpr int kColumnWidth = 70 * kUnit;

QLabel* plainLabel(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

}  // namespace

QWidget* centredColumn(QWidget* page) {
  auto* column = new QWidget(page);
  column->setFixedWidth(kColumnWidth);
  auto* content = new QVBoxLayout(column);
  content->setContentsMargins(0, 0, 0, 0);
  content->setSpacing(kUnit);
  auto* across = new QHBoxLayout;
  across->addStretch(1);
  across->addWidget(column);
  across->addStretch(1);
  auto* down = new QVBoxLayout(page);
  // A little above the middle is where the eye expects the middle.
  down->addStretch(2);
  down->addLayout(across);
  down->addStretch(3);
  return column;
}

QLabel* headline(QWidget* parent) {
  QLabel* label = plainLabel(parent);
  QFont font = label->font();
  font.setPointSizeF(font.pointSizeF() * 1.5);
  font.setWeight(QFont::DemiBold);
  label->setFont(font);
  return label;
}

QLabel* quietLine(QWidget* parent) {
  QLabel* label = plainLabel(parent);
  label->setForegroundRole(QPalette::PlaceholderText);
  return label;
}

}  // namespace ggufscope
