#pragma once

#include "core/analysis/identity.h"
#include "ui/pages/file_state.h"
#include "ui/pages/page.h"

class QGridLayout;
class QScrollArea;
class QVBoxLayout;

namespace ggufscope {

class FileMap;
class ShardStrip;

/// What the file is, whether it is whole, what is really in it and where: everything leads to its bytes.
class OverviewPage : public Page {
  Q_OBJECT

 public:
  explicit OverviewPage(DocumentSession& session, QWidget* parent = nullptr);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void rebuild();
  void addStates(const Model& model);
  void addFindings(const QString& said);
  QWidget* makeState(const FileState& state);
  void addMap(const Model& model);
  void showFile();
  QWidget* makeKinds(const ModelFile& file);
  void addTypes(const Model& model, const Identity& identity);
  QWidget* makeTypeRows(const Identity& identity);
  void addFamilies(const Model& model);
  void placeFamilies();
  void activateCell(int cell);
  void showSelection();

  QScrollArea* m_scroll;
  QWidget* m_content = nullptr;
  QVBoxLayout* m_column = nullptr;
  FileMap* m_map = nullptr;
  ShardStrip* m_shards = nullptr;  ///< of a set
  QWidget* m_kinds = nullptr;      ///< of the file that the map shows
  QGridLayout* m_families = nullptr;
  std::vector<QWidget*> m_familyLists;
  int m_familyColumns = 0;
};

}  // namespace ggufscope
