#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QPalette>
#include <QString>

#include "core/base/diagnostic.h"
#include "core/format/span_tree.h"

class QApplication;

namespace ggufscope {

/// Every colour, font and distance of the window comes from here. Regions are from a colour-blind-safe set, the same in
/// hex view, map and inspector; never the only mark of a difference.
struct Theme {
  bool dark = false;
  QColor window, base, alternateBase, text, mutedText, border, accent, accentText, link, selection;

  /// Behind text (contrast of `text` on it is at least 4.5:1), and for the 3-pixel lane and map.
  QColor regionTint(SpanKind kind) const;
  QColor regionColor(SpanKind kind) const;
  QColor severityColor(Severity severity) const;
  /// Bits per weight on one perceptually even scale, 1 (dark) to 16 (bright), with a step more for 32 and one for 64;
  /// text on it by contrastText(). Types of the same size differ by their texture (pages/type_fill.h).
  QColor bitsColor(double bitsPerWeight) const;
  static QColor contrastText(const QColor& background);
  /// Contrast ratio of WCAG 2.1: 1 to 21.
  static double contrast(const QColor& one, const QColor& other);
};

inline constexpr int kUnit = 8;  ///< the rhythm of distances, in device-independent pixels

enum class ThemeChoice { system, light, dark };

/// Fusion with our palette; "system" tells dark from the palette's lightness. May be called again to switch.
void applyTheme(QApplication& application, ThemeChoice choice);
const Theme& theme();

/// The fixed-pitch font for bytes and numbers.
QFont monospaceFont();
/// An icon of resources/icons (SVG) in the text colour of the theme.
QIcon icon(const QString& name);
QIcon severityIcon(Severity severity);

/// Words for the kinds and severities, translated.
QString regionName(SpanKind kind);
QString severityWord(Severity severity);

}  // namespace ggufscope
