#include "ui/pages/type_fill.h"

#include <QPainter>

#include "ui/style/theme.h"

namespace ggufscope {

namespace {

constexpr float kInk = 0.45F;  ///< opacity of a texture
constexpr double kStep = 4;    ///< between two of its lines

bool isDigit(char c) { return c >= '0' && c <= '9'; }

void drawTexture(QPainter& painter, const QRectF& area, TypeTexture texture) {
  const double reach = area.height();
  switch (texture) {
    case TypeTexture::plain:
      return;
    case TypeTexture::level:
      for (double y = area.top() + kStep / 2; y < area.bottom(); y += kStep) {
        painter.drawLine(QLineF(area.left(), y, area.right(), y));
      }
      return;
    case TypeTexture::rising:
      for (double x = area.left() - reach; x < area.right(); x += kStep * 1.5) {
        painter.drawLine(QLineF(x, area.bottom(), x + reach, area.top()));
      }
      return;
    case TypeTexture::falling:
      for (double x = area.left() - reach; x < area.right(); x += kStep * 1.5) {
        painter.drawLine(QLineF(x, area.top(), x + reach, area.bottom()));
      }
      return;
    case TypeTexture::dots:
      for (double y = area.top() + kStep / 2; y < area.bottom(); y += kStep) {
        for (double x = area.left() + kStep / 2; x < area.right(); x += kStep) painter.drawPoint(QPointF(x, y));
      }
      return;
  }
}

}  // namespace

TypeTexture typeTexture(std::string_view name) {
  if (name.starts_with("IQ")) return TypeTexture::dots;
  if (name.size() > 1 && name[0] == 'I' && isDigit(name[1])) return TypeTexture::level;
  if (name.size() > 1 && name[0] == 'Q' && isDigit(name[1])) {
    return name.find("_K") != std::string_view::npos ? TypeTexture::rising : TypeTexture::plain;
  }
  if (name.starts_with("TQ") || name.starts_with("BF") || name.find("FP") != std::string_view::npos) {
    return TypeTexture::falling;
  }
  return TypeTexture::plain;
}

void fillType(QPainter& painter, const QRectF& area, double bitsPerWeight, TypeTexture texture) {
  const QColor color = theme().bitsColor(bitsPerWeight);
  QColor ink = Theme::contrastText(color);
  ink.setAlphaF(kInk);
  painter.save();
  painter.setClipRect(area, Qt::IntersectClip);
  painter.fillRect(area, color);
  painter.setRenderHint(QPainter::Antialiasing, texture == TypeTexture::rising || texture == TypeTexture::falling);
  painter.setPen(QPen(ink, texture == TypeTexture::dots ? 1.5 : 1));
  drawTexture(painter, area, texture);
  painter.restore();
}

}  // namespace ggufscope
