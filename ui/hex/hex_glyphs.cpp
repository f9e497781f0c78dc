#include "ui/hex/hex_glyphs.h"

#include <QFontMetricsF>
#include <QGlyphRun>
#include <QPainter>

namespace ggufscope {

HexGlyphs::HexGlyphs(const QFont& font) : m_font(font), m_raw(QRawFont::fromFont(font)) {
  const QFontMetricsF metrics(m_font);
  m_digitAdvance = metrics.horizontalAdvance(QLatin1Char('0'));
  m_ascent = metrics.ascent();
  m_descent = metrics.descent();
  for (char16_t c = 0x20; c < 0x7f; ++c) {
    const QList<quint32> indexes = m_raw.glyphIndexesForString(QString(QChar(c)));
    if (!indexes.isEmpty()) m_glyphs[c] = indexes.front();
  }
  const QList<quint32> dot = m_raw.glyphIndexesForString(QString(QChar(u'·')));
  m_glyphs[kMiddleDot] = dot.isEmpty() || dot.front() == 0 ? m_glyphs['.'] : dot.front();
}

void GlyphBatch::draw(QPainter& painter, const QColor& color) const {
  if (m_indexes.isEmpty()) return;
  QGlyphRun run;
  run.setRawFont(m_glyphs.raw());
  run.setGlyphIndexes(m_indexes);
  run.setPositions(m_positions);
  painter.setPen(color);
  painter.drawGlyphRun({0, 0}, run);
}

}  // namespace ggufscope
