#pragma once

#include <bit>
#include <cstddef>
#include <vector>

#include <QWidget>

class QToolButton;

namespace ggufscope {

class InterpretationModel;
class RecordView;

/// "Bytes as": the first bytes of the selection read in every way. Both byte orders stand side by side where there is
/// room; else the file's own, and a switch between the two.
class InterpretationTable : public QWidget {
  Q_OBJECT

 public:
  explicit InterpretationTable(QWidget* parent = nullptr);

  void setBytes(std::vector<std::byte> bytes, std::endian order);

  RecordView* view() const { return m_view; }
  QToolButton* orderButton(std::endian order) const { return order == std::endian::little ? m_little : m_big; }

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  QWidget* makeOrderSwitch();
  void arrange();
  void fitHeight();

  InterpretationModel* m_model;
  RecordView* m_view;
  QToolButton* m_little;
  QToolButton* m_big;
  QWidget* m_orders;  ///< holds both
  std::endian m_order = std::endian::little;
};

}  // namespace ggufscope
