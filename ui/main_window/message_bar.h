#pragma once

#include <QFrame>

#include "core/base/diagnostic.h"

class QLabel;
class QPushButton;
class QToolButton;

namespace ggufscope {

/// One line over the content that says what happened and offers one thing to do. Never in the way: it takes no focus
/// and blocks nothing.
class MessageBar : public QFrame {
  Q_OBJECT

 public:
  explicit MessageBar(QWidget* parent = nullptr);

  /// `action` empty: no button. A click on it hides the bar and emits actionTriggered().
  void showMessage(Severity severity, const QString& text, const QString& action = {});
  QString text() const;

 signals:
  void actionTriggered();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QLabel* m_icon;
  QLabel* m_text;
  QPushButton* m_action;
  QToolButton* m_close;
  Severity m_severity = Severity::info;
};

}  // namespace ggufscope
