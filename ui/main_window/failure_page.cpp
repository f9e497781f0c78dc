#include "ui/main_window/failure_page.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/main_window/page_parts.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {
constexpr int kIconSide = 4 * kUnit;
}

QString failureAdvice(ErrorCode code) {
  switch (code) {
    case ErrorCode::notFound:
      return FailurePage::tr("It may have been moved, renamed or deleted, or its drive is not connected.");
    case ErrorCode::danglingLink:
      return FailurePage::tr("The file that it leads to may have been moved or deleted. Download or copy it again.");
    case ErrorCode::isDirectory:
      return FailurePage::tr("Choose one of the .gguf files in it.");
    case ErrorCode::notRegularFile:
      return FailurePage::tr("A model has to be read at any place, so it must be a file on a drive. Save it first.");
    case ErrorCode::permissionDenied:
      return FailurePage::tr("Ask its owner for the right to read it, or open a copy of your own.");
    case ErrorCode::shortRead:
      return FailurePage::tr("Another program is writing it. Try again when that has finished.");
    case ErrorCode::readFailed:
      return FailurePage::tr("The drive or its connection may be at fault.");
    case ErrorCode::outOfRange:
    case ErrorCode::cancelled:
    case ErrorCode::notDecodable:
      break;
  }
  return {};
}

FailurePage::FailurePage(QWidget* parent) : QWidget(parent) {
  QWidget* contents = centredColumn(this);
  m_icon = new QLabel(contents);
  m_title = headline(contents);
  m_reason = headline(contents);
  m_reason->setFont(font());
  m_advice = quietLine(contents);
  m_path = quietLine(contents);
  m_path->setAccessibleName(tr("Path"));
  m_path->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  m_retry = new QPushButton(tr("Try Again"), contents);
  auto* another = new QPushButton(tr("Open Another File…"), contents);

  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(kUnit);
  buttons->addWidget(m_retry);
  buttons->addWidget(another);
  buttons->addStretch(1);
  auto* column = static_cast<QVBoxLayout*>(contents->layout());
  column->addWidget(m_icon);
  column->addWidget(m_title);
  column->addSpacing(kUnit);
  column->addWidget(m_reason);
  column->addWidget(m_advice);
  column->addSpacing(kUnit);
  column->addWidget(m_path);
  column->addSpacing(kUnit * 2);
  column->addLayout(buttons);
  connect(m_retry, &QPushButton::clicked, this, &FailurePage::retryRequested);
  connect(another, &QPushButton::clicked, this, &FailurePage::openRequested);
}

void FailurePage::setFailure(const QString& path, const Error& error, const QString& note) {
  m_title->setText(tr("%1 could not be opened").arg(shownPath(QFileInfo(path).fileName())));
  m_reason->setText(toText(error));
  m_advice->setText(joinedSentences({failureAdvice(error.code), note}));
  m_advice->setVisible(!m_advice->text().isEmpty());
  m_path->setText(shownPath(path));
}

void FailurePage::showEvent(QShowEvent* event) {
  m_icon->setPixmap(severityIcon(Severity::error).pixmap(QSize(kIconSide, kIconSide), devicePixelRatioF()));
  m_retry->setFocus();
  QWidget::showEvent(event);
}

}  // namespace ggufscope
