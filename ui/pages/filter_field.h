#pragma once

#include <QLineEdit>

namespace ggufscope {

/// A field that filters a list while one types. Esc clears it; Down goes to the list.
class FilterField : public QLineEdit {
  Q_OBJECT

 public:
  FilterField(const QString& placeholder, const QString& accessibleName, QWidget* parent = nullptr);

  /// Where Down and Return lead.
  void setList(QWidget* list) { m_list = list; }

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QWidget* m_list = nullptr;
};

}  // namespace ggufscope
