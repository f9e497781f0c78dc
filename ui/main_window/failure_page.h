#pragma once

#include <QWidget>

#include "core/base/result.h"

class QLabel;
class QPushButton;

namespace ggufscope {

/// What is shown when a file could not be opened: which, why, and what to do.
class FailurePage : public QWidget {
  Q_OBJECT

 public:
  explicit FailurePage(QWidget* parent = nullptr);

  /// `note`: one more sentence, if any, on what was done about it.
  void setFailure(const QString& path, const Error& error, const QString& note = {});

 signals:
  void retryRequested();
  void openRequested();

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  QLabel* m_icon;
  QLabel* m_title;
  QLabel* m_reason;
  QLabel* m_advice;
  QLabel* m_path;
  QPushButton* m_retry;
};

/// One sentence on what to do about `code`; the message bar shows it too. May be empty.
QString failureAdvice(ErrorCode code);

}  // namespace ggufscope
