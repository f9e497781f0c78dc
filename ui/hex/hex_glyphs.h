#pragma once

#include <array>

#include <QColor>
#include <QFont>
#include <QList>
#include <QPointF>
#include <QRawFont>

class QPainter;

namespace ggufscope {

/// The glyphs of the printable ASCII characters in one font, looked up once: a frame of thousands of bytes is drawn
/// without shaping any text, each glyph exactly where its cell is.
class HexGlyphs {
 public:
  /// Stands for "·": the one character here that is not ASCII takes the place of one that cannot be printed.
  static constexpr char kMiddleDot = 0x7f;

  explicit HexGlyphs(const QFont& font);

  double digitAdvance() const { return m_digitAdvance; }
  double lineHeight() const { return m_ascent + m_descent; }
  double ascent() const { return m_ascent; }
  const QFont& font() const { return m_font; }
  const QRawFont& raw() const { return m_raw; }
  quint32 glyph(char c) const { return m_glyphs[static_cast<unsigned char>(c) & 0x7fU]; }

 private:
  QFont m_font;
  QRawFont m_raw;
  double m_digitAdvance;
  double m_ascent;
  double m_descent;
  std::array<quint32, 128> m_glyphs{};
};

/// Characters of one colour, collected over a frame and drawn in one go.
class GlyphBatch {
 public:
  explicit GlyphBatch(const HexGlyphs& glyphs) : m_glyphs(glyphs) {}

  /// `baseline` is where the character stands.
  void add(char c, double x, double baseline) {
    m_indexes.append(m_glyphs.glyph(c));
    m_positions.append({x, baseline});
  }
  void draw(QPainter& painter, const QColor& color) const;

 private:
  const HexGlyphs& m_glyphs;
  QList<quint32> m_indexes;
  QList<QPointF> m_positions;
};

}  // namespace ggufscope
