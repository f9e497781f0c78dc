#include "ui/docks/notice_line.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QTimerEvent>

#include "ui/style/theme.h"

namespace ggufscope {
namespace {

constexpr int kLifeMs = 8000;
constexpr int kIconSide = 16;

}  // namespace

NoticeLine::NoticeLine(QWidget* parent) : QWidget(parent), m_icon(new QLabel(this)), m_text(new QLabel(this)) {
  m_text->setTextFormat(Qt::PlainText);
  m_text->setWordWrap(true);
  m_text->setAccessibleName(tr("Message"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kUnit, 0, kUnit, kUnit / 2);
  row->setSpacing(kUnit);
  row->addWidget(m_icon, 0, Qt::AlignTop);
  row->addWidget(m_text, 1);
  hide();
}

void NoticeLine::showNotice(Severity severity, const QString& text) {
  m_icon->setPixmap(severityIcon(severity).pixmap(QSize(kIconSide, kIconSide), devicePixelRatioF()));
  m_icon->setAccessibleName(severityWord(severity));
  m_text->setText(text);
  show();
  m_life.start(kLifeMs, this);
}

QString NoticeLine::text() const { return m_text->text(); }

void NoticeLine::timerEvent(QTimerEvent* event) {
  if (event->timerId() != m_life.timerId()) return;
  m_life.stop();
  hide();
}

}  // namespace ggufscope
