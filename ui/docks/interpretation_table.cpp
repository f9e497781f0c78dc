#include "ui/docks/interpretation_table.h"

#include <QButtonGroup>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/models/interpretation_model.h"
#include "ui/pages/record_view.h"
#include "ui/style/theme.h"

namespace ggufscope {
namespace {

/// A value should fit whole: most have at most 20 characters, as the least i64 has.
constexpr int kValueCharacters = 20;

}  // namespace

InterpretationTable::InterpretationTable(QWidget* parent)
    : QWidget(parent),
      m_model(new InterpretationModel(this)),
      m_view(new RecordView),
      m_little(new QToolButton),
      m_big(new QToolButton),
      m_orders(makeOrderSwitch()) {
  auto* title = new QLabel(tr("Bytes as"));
  title->setForegroundRole(QPalette::PlaceholderText);

  m_view->setRootIsDecorated(false);
  m_view->setModel(m_model);
  m_view->setAccessibleName(title->text());
  m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_view->setTabKeyNavigation(false);
  m_view->header()->setSectionsMovable(false);
  m_view->header()->setSectionResizeMode(QHeaderView::Stretch);
  m_view->header()->setSectionResizeMode(InterpretationModel::kName, QHeaderView::ResizeToContents);

  auto* head = new QHBoxLayout;
  head->addWidget(title);
  head->addStretch(1);
  head->addWidget(m_orders);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, kUnit, 0, 0);
  column->setSpacing(kUnit / 4);
  column->addLayout(head);
  column->addWidget(m_view);
  fitHeight();
  arrange();
}

QWidget* InterpretationTable::makeOrderSwitch() {
  auto* frame = new QFrame;
  frame->setFrameShape(QFrame::StyledPanel);
  auto* row = new QHBoxLayout(frame);
  row->setContentsMargins(2, 2, 2, 2);
  row->setSpacing(2);
  auto* orders = new QButtonGroup(frame);
  m_little->setText(tr("Little-endian"));
  m_big->setText(tr("Big-endian"));
  for (QToolButton* button : {m_little, m_big}) {
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setToolTip(tr("Read the bytes in this order"));
    orders->addButton(button);
    row->addWidget(button);
  }
  m_little->setChecked(true);
  connect(m_big, &QToolButton::toggled, this, &InterpretationTable::arrange);
  return frame;
}

void InterpretationTable::setBytes(std::vector<std::byte> bytes, std::endian order) {
  if (order != m_order) orderButton(order)->setChecked(true);
  m_order = order;
  m_model->setBytes(std::move(bytes), order);
  arrange();
}

void InterpretationTable::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void InterpretationTable::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fitHeight();
}

void InterpretationTable::arrange() {
  const int value = QFontMetrics(monospaceFont()).horizontalAdvance(QLatin1Char('0')) * kValueCharacters + kUnit;
  const int name = m_view->header()->sectionSizeHint(InterpretationModel::kName);
  const bool both = width() >= name + 2 * value;
  const bool little = m_little->isChecked();
  m_view->setColumnHidden(InterpretationModel::kLittle, !both && !little);
  m_view->setColumnHidden(InterpretationModel::kBig, !both && little);
  m_orders->setVisible(!both);
}

/// All rows are shown: what this stands in scrolls.
void InterpretationTable::fitHeight() {
  m_view->setFixedHeight(m_view->header()->sizeHint().height() + m_view->sizeHintForRow(0) * m_model->rowCount());
}

}  // namespace ggufscope
