#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace ggufscope {

/// What is shown while a file is being read. Most files are there before anybody could read this, so its contents are
/// hidden until setWaiting(true).
class LoadingPage : public QWidget {
  Q_OBJECT

 public:
  explicit LoadingPage(QWidget* parent = nullptr);

  void setFile(const QString& path);
  void setProgress(quint64 done, quint64 total);
  void setWaiting(bool waiting);

 signals:
  void cancelled();

 private:
  QWidget* m_contents;
  QLabel* m_name;
  QLabel* m_folder;
  QProgressBar* m_bar;
  QLabel* m_amount;
  QPushButton* m_cancel;
};

}  // namespace ggufscope
