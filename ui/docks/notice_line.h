#pragma once

#include <QBasicTimer>
#include <QWidget>

#include "core/base/diagnostic.h"

class QLabel;

namespace ggufscope {

/// A line that tells something for a while and goes away by itself. Takes no focus.
class NoticeLine : public QWidget {
  Q_OBJECT

 public:
  explicit NoticeLine(QWidget* parent = nullptr);

  void showNotice(Severity severity, const QString& text);
  QString text() const;

 protected:
  void timerEvent(QTimerEvent* event) override;

 private:
  QLabel* m_icon;
  QLabel* m_text;
  QBasicTimer m_life;
};

}  // namespace ggufscope
