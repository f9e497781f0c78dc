#pragma once

#include <vector>

#include <QDockWidget>

class QLabel;
class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace ggufscope {

class Breadcrumb;
class DocumentSession;
class InterpretationTable;
class RegionBadge;
class TensorValuesView;
class TextBlock;
class TypeEvidenceView;

/// The selection in words: where it stands, its bytes, its value, what it means, the first values of a tensor or block,
/// and its first bytes read in every way.
class InspectorDock : public QDockWidget {
  Q_OBJECT

 public:
  explicit InspectorDock(DocumentSession& session, QWidget* parent = nullptr);

  /// What a section says; empty where it is not shown. For tests and for reading aloud.
  enum Section { kRange, kSelection, kValue, kMeaning, kNotes, kPlace, kRaw, kSectionCount };
  QString sectionText(Section section) const;
  InterpretationTable* interpretationTable() const { return m_table; }
  const TypeEvidenceView& evidence() const { return *m_evidence; }
  const TensorValuesView& values() const { return *m_values; }
  const Breadcrumb& breadcrumb() const { return *m_path; }

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  QWidget* makeEmptyPage();
  QWidget* makeContentPage();
  void addSection(QVBoxLayout* column, Section section, const QString& title, bool monospace);
  void setSection(Section section, const QString& text);

  void refreshSoon();
  void refresh();
  void showSpan();
  void showBytes();

  struct Row {
    QLabel* title = nullptr;
    TextBlock* text = nullptr;
  };

  DocumentSession& m_session;
  QStackedWidget* m_stack;
  QScrollArea* m_scroll = nullptr;
  Breadcrumb* m_path = nullptr;
  RegionBadge* m_region = nullptr;
  std::vector<Row> m_sections;
  TypeEvidenceView* m_evidence = nullptr;
  TensorValuesView* m_values = nullptr;
  InterpretationTable* m_table = nullptr;
  bool m_stale = true;  ///< the selection changed while nobody could see it
};

}  // namespace ggufscope
