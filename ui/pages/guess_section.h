#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace ggufscope {

class DocumentSession;
class GuessModel;
class RecordView;

/// What seems to stand behind the fault of a damaged file: a button that looks for it, how far that is, and what was
/// found, apart from everything that was read.
class GuessSection : public QWidget {
  Q_OBJECT

 public:
  /// `shard`: the index of the damaged file in the session's model.
  GuessSection(DocumentSession& session, size_t shard, QWidget* parent = nullptr);

  QPushButton* button() const { return m_button; }
  RecordView* table() const { return m_table; }
  QString text() const;

 private:
  void refresh();
  void showProgress();
  void showFound();
  void fitTable();
  QString foundText() const;
  QString scannedText() const;
  bool isMine() const;

  DocumentSession& m_session;
  size_t m_shard;
  QLabel* m_title;
  QLabel* m_text;
  QPushButton* m_button;
  GuessModel* m_model;
  RecordView* m_table;
};

}  // namespace ggufscope
