#pragma once

#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace ggufscope {

class DocumentSession;

/// Where the opened file comes from, by its place on disk: the name under which another program keeps it, its
/// repository, the SHA-256 that its name states, and a button that compares that with the bytes. Hidden until
/// something is found.
class OriginSection : public QWidget {
  Q_OBJECT

 public:
  explicit OriginSection(DocumentSession& session, QWidget* parent = nullptr);

  QPushButton* button() const { return m_button; }
  /// What came of comparing.
  QString verdict() const;

 private:
  void showOrigin();
  void showDigest();
  void showProgress();
  void showVerdict();
  void addFacts();
  void addFact(const QString& label, const QString& value, const QString& copied = {});
  QToolButton* makeCopyButton(const QString& label, const QString& copied);
  void askForDigest();

  DocumentSession& m_session;
  QGridLayout* m_facts;
  QWidget* m_mark = nullptr;  ///< of the verdict
  QWidget* m_row;
  QLabel* m_verdict;
  QPushButton* m_button;
};

}  // namespace ggufscope
