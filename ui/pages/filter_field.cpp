#include "ui/pages/filter_field.h"

#include <QAction>
#include <QKeyEvent>

#include "ui/style/theme.h"

namespace ggufscope {

FilterField::FilterField(const QString& placeholder, const QString& accessibleName, QWidget* parent)
    : QLineEdit(parent) {
  setPlaceholderText(placeholder);
  setAccessibleName(accessibleName);
  setClearButtonEnabled(true);
  addAction(icon(QStringLiteral("filter")), LeadingPosition);
}

void FilterField::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  if (key == Qt::Key_Escape && !text().isEmpty()) {
    clear();
    return;
  }
  if ((key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) && m_list != nullptr) {
    m_list->setFocus(Qt::OtherFocusReason);
    return;
  }
  QLineEdit::keyPressEvent(event);
}

}  // namespace ggufscope
