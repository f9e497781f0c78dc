#pragma once

#include <QWidget>

class QLabel;

namespace ggufscope {

/// What a panel shows when it has nothing to show: a drawing, what is the case, and what one can do about it.
class EmptyState : public QWidget {
  Q_OBJECT

 public:
  EmptyState(const QString& iconName, const QString& title, const QString& text, QWidget* parent = nullptr);

  void setTexts(const QString& iconName, const QString& title, const QString& text);
  QString title() const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void draw();

  QString m_iconName;
  QLabel* m_icon;
  QLabel* m_title;
  QLabel* m_text;
};

}  // namespace ggufscope
