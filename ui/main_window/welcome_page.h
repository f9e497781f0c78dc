#pragma once

#include <QWidget>

class QLabel;
class QListView;
class QPushButton;
class QStandardItemModel;

namespace ggufscope {

/// What is shown when no file is open.
class WelcomePage : public QWidget {
  Q_OBJECT

 public:
  explicit WelcomePage(QWidget* parent = nullptr);

  /// Reads the recent files again.
  void refresh();

 signals:
  void openRequested();
  void sampleRequested();
  void fileRequested(const QString& path);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  QWidget* makeDropArea(QWidget* parent);

  QPushButton* m_open = nullptr;
  QLabel* m_recentTitle;
  QListView* m_recent;
  QStandardItemModel* m_files;
};

}  // namespace ggufscope
