#include "ui/main_window/loading_page.h"

#include <algorithm>

#include <QFileInfo>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/main_window/page_parts.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {
constexpr int kSteps = 1000;
constexpr int kPercent = 100;
}  // namespace

LoadingPage::LoadingPage(QWidget* parent)
    : QWidget(parent),
      m_contents(centredColumn(this)),
      m_name(headline(m_contents)),
      m_folder(quietLine(m_contents)),
      m_bar(new QProgressBar(m_contents)),
      m_amount(quietLine(m_contents)),
      m_cancel(new QPushButton(tr("Cancel"), m_contents)) {
  m_name->setAccessibleName(tr("File that is being opened"));
  m_bar->setTextVisible(false);
  m_bar->setFixedHeight(kUnit);
  m_bar->setAccessibleName(tr("Progress of opening"));
  m_amount->setFont(monospaceFont());
  m_cancel->setShortcut(Qt::Key_Escape);

  auto* column = static_cast<QVBoxLayout*>(m_contents->layout());
  column->addWidget(m_name);
  column->addWidget(m_folder);
  column->addSpacing(kUnit * 2);
  column->addWidget(m_bar);
  column->addWidget(m_amount);
  column->addSpacing(kUnit * 2);
  column->addWidget(m_cancel, 0, Qt::AlignLeft);
  connect(m_cancel, &QPushButton::clicked, this, &LoadingPage::cancelled);
}

void LoadingPage::setFile(const QString& path) {
  const QFileInfo file(path);
  m_name->setText(tr("Opening %1").arg(shownPath(file.fileName())));
  m_folder->setText(file.isAbsolute() ? shownPath(file.absolutePath()) : QString());
  setProgress(0, 0);
}

void LoadingPage::setProgress(quint64 done, quint64 total) {
  const double part = total == 0 ? 0.0 : std::min(1.0, static_cast<double>(done) / static_cast<double>(total));
  // A range of 0 is the moving bar of "not known".
  m_bar->setRange(0, total == 0 ? 0 : kSteps);
  if (total > 0) m_bar->setValue(static_cast<int>(part * kSteps));
  // No bytes: what is done with the rows when they are read counts too, so they would be more than the file has.
  m_amount->setText(total == 0 ? tr("Reading the header …")
                               : QStringLiteral("%1 %").arg(static_cast<int>(part * kPercent)));
}

void LoadingPage::setWaiting(bool waiting) {
  m_contents->setVisible(waiting);
  if (waiting && isVisible()) m_cancel->setFocus();
}

}  // namespace ggufscope
