#include "ui/main_window/welcome_page.h"

#include <QFileInfo>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include "ui/main_window/page_parts.h"
#include "ui/main_window/preferences.h"
#include "ui/main_window/two_part_delegate.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

constexpr int kMarkSide = 7 * kUnit;
constexpr int kPathRole = kDetailRole + 1;
constexpr int kMostRows = 6;  ///< of the recent files, before the list scrolls

/// The dashed frame that says "drop here"; the whole window takes the drop.
class DropArea final : public QFrame {
 public:
  using QFrame::QFrame;

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(theme().base);
    painter.setPen(QPen(theme().border, 1.5, Qt::DashLine));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kUnit, kUnit);
  }
};

/// An icon that is drawn in the colours of the theme of the moment.
class IconBox final : public QWidget {
 public:
  IconBox(const QString& name, int side, QWidget* parent) : QWidget(parent), m_icon(icon(name)) {
    setFixedSize(side, side);
  }

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    m_icon.paint(&painter, rect());
  }

 private:
  QIcon m_icon;
};

}  // namespace

WelcomePage::WelcomePage(QWidget* parent) : QWidget(parent) {
  QWidget* contents = centredColumn(this);
  auto* column = static_cast<QVBoxLayout*>(contents->layout());

  auto* names = new QVBoxLayout;
  names->setSpacing(kUnit / 2);
  QLabel* title = headline(contents);
  title->setText(QStringLiteral("GGUF Scope"));
  QLabel* sentence = quietLine(contents);
  sentence->setText(tr("What is in a model file: its metadata, its tensors, every byte."));
  names->addStretch(1);
  names->addWidget(title);
  names->addWidget(sentence);
  names->addStretch(1);
  auto* head = new QHBoxLayout;
  head->setSpacing(kUnit * 2);
  head->addWidget(new IconBox(QStringLiteral("ggufscope"), kMarkSide, contents));
  head->addLayout(names, 1);
  column->addLayout(head);
  column->addSpacing(kUnit * 2);
  column->addWidget(makeDropArea(contents));
  column->addSpacing(kUnit * 2);

  m_recentTitle = quietLine(contents);
  m_recentTitle->setText(tr("Recent files"));
  m_files = new QStandardItemModel(this);
  m_recent = new QListView(contents);
  m_recent->setModel(m_files);
  m_recent->setItemDelegate(new TwoPartDelegate(m_recent));
  m_recent->setFrameShape(QFrame::NoFrame);
  m_recent->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_recent->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_recent->setMouseTracking(true);
  m_recent->viewport()->setAutoFillBackground(false);
  m_recent->setAccessibleName(m_recentTitle->text());
  column->addWidget(m_recentTitle);
  column->addWidget(m_recent);
  const auto open = [this](const QModelIndex& index) { emit fileRequested(index.data(kPathRole).toString()); };
  connect(m_recent, &QListView::clicked, this, open);
  // Enter only: a click has opened the file already.
  connect(m_recent, &QListView::activated, this, [this, open](const QModelIndex& index) {
    if (isVisible() && m_recent->hasFocus() && !m_recent->underMouse()) open(index);
  });
  refresh();
}

QWidget* WelcomePage::makeDropArea(QWidget* parent) {
  auto* area = new DropArea(parent);
  auto* hint = new QLabel(tr("Drop a .gguf file anywhere in this window"), area);
  hint->setTextFormat(Qt::PlainText);
  m_open = new QPushButton(icon(QStringLiteral("open")), tr("Open a File…"), area);
  m_open->setDefault(true);
  auto* sample = new QPushButton(icon(QStringLiteral("sample")), tr("Open the Sample Model"), area);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(kUnit);
  buttons->addStretch(1);
  buttons->addWidget(m_open);
  buttons->addWidget(sample);
  buttons->addStretch(1);
  auto* column = new QVBoxLayout(area);
  column->setContentsMargins(kUnit * 3, kUnit * 3, kUnit * 3, kUnit * 3);
  column->setSpacing(kUnit * 2);
  column->addWidget(new IconBox(QStringLiteral("drop"), kUnit * 4, area), 0, Qt::AlignHCenter);
  column->addWidget(hint, 0, Qt::AlignHCenter);
  column->addLayout(buttons);
  connect(m_open, &QPushButton::clicked, this, &WelcomePage::openRequested);
  connect(sample, &QPushButton::clicked, this, &WelcomePage::sampleRequested);
  return area;
}

void WelcomePage::refresh() {
  m_files->clear();
  for (const QString& path : preferences::recentFiles()) {
    const QFileInfo file(path);
    auto* item = new QStandardItem(icon(QStringLiteral("file")), shownPath(file.fileName()));
    item->setData(shownPath(file.path()), kDetailRole);
    item->setData(path, kPathRole);
    m_files->appendRow(item);
  }
  const int rows = std::min(m_files->rowCount(), kMostRows);
  m_recentTitle->setVisible(rows > 0);
  m_recent->setVisible(rows > 0);
  if (rows > 0) m_recent->setFixedHeight(rows * m_recent->sizeHintForRow(0));
}

void WelcomePage::showEvent(QShowEvent* event) {
  refresh();
  m_open->setFocus();
  QWidget::showEvent(event);
}

}  // namespace ggufscope
