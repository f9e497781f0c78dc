#include <optional>

#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include "ui/style/theme.h"

namespace ggufscope {

namespace {

/// The text of resources/icons/NAME.svg; read once.
const QByteArray& drawing(const QString& name) {
  static QHash<QString, QByteArray> drawings;
  auto found = drawings.find(name);
  if (found == drawings.end()) {
    QFile file(QStringLiteral(":/icons/") + name + QStringLiteral(".svg"));
    found = drawings.insert(name, file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
  }
  return *found;
}

/// Draws an SVG in the colour that the theme has at that moment, so that a switch of themes needs no new icons.
/// Nothing is read or rendered before it is first shown.
class ThemedIconEngine final : public QIconEngine {
 public:
  explicit ThemedIconEngine(QString name, std::optional<Severity> severity = {})
      : m_name(std::move(name)), m_severity(severity) {}

  QIconEngine* clone() const override { return new ThemedIconEngine(*this); }
  QString iconName() override { return m_name; }
  bool isNull() override { return m_name.isEmpty(); }

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
    const qreal scale = painter->device()->devicePixelRatioF();
    painter->drawPixmap(rect, rendered(rect.size() * scale, mode, state));
  }

  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    return rendered(size, mode, state);
  }

 private:
  QColor color(QIcon::Mode mode) const {
    if (m_severity) return theme().severityColor(*m_severity);
    QColor color = theme().text;
    if (mode == QIcon::Disabled) color.setAlphaF(0.4F);
    return color;
  }

  QPixmap rendered(const QSize& size, QIcon::Mode mode, QIcon::State /*state*/) const {
    const QColor ink = color(mode);
    const QString key = QStringLiteral("ggufscope/%1/%2x%3/%4")
                            .arg(m_name)
                            .arg(size.width())
                            .arg(size.height())
                            .arg(ink.name(QColor::HexArgb));
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) return pixmap;
    QByteArray svg = drawing(m_name);
    svg.replace("currentColor", ink.name().toLatin1());
    QSvgRenderer renderer(svg);
    pixmap = QPixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setOpacity(ink.alphaF());
    const int side = std::min(size.width(), size.height());
    renderer.render(&painter, QRectF((size.width() - side) / 2.0, (size.height() - side) / 2.0, side, side));
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
  }

  QString m_name;
  std::optional<Severity> m_severity;
};

QString severityDrawing(Severity severity) {
  switch (severity) {
    case Severity::error:
      return QStringLiteral("severity-error");
    case Severity::warning:
      return QStringLiteral("severity-warning");
    case Severity::info:
      break;
  }
  return QStringLiteral("severity-info");
}

}  // namespace

QIcon icon(const QString& name) { return QIcon(new ThemedIconEngine(name)); }

QIcon severityIcon(Severity severity) { return QIcon(new ThemedIconEngine(severityDrawing(severity), severity)); }

}  // namespace ggufscope
