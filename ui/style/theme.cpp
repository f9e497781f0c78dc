#include "ui/style/theme.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QApplication>
#include <QFontDatabase>
#include <QProgressBar>
#include <QToolTip>

#include "ui/style/window_style.h"

namespace ggufscope {

namespace {

Theme lightTheme() {
  Theme theme;
  theme.dark = false;
  theme.window = QColor(0xF2, 0xF4, 0xF7);
  theme.base = QColor(0xFF, 0xFF, 0xFF);
  theme.alternateBase = QColor(0xF7, 0xF9, 0xFB);
  theme.text = QColor(0x1A, 0x1F, 0x26);
  theme.mutedText = QColor(0x54, 0x5E, 0x6A);
  theme.border = QColor(0xCF, 0xD6, 0xDE);
  theme.accent = QColor(0x0B, 0x62, 0xB4);
  theme.accentText = QColor(0xFF, 0xFF, 0xFF);
  theme.link = QColor(0x0B, 0x5C, 0xA8);
  theme.selection = QColor(0xC9, 0xE0, 0xF8);
  return theme;
}

Theme darkTheme() {
  Theme theme;
  theme.dark = true;
  theme.window = QColor(0x20, 0x24, 0x2A);
  theme.base = QColor(0x17, 0x1A, 0x1F);
  theme.alternateBase = QColor(0x1C, 0x20, 0x26);
  theme.text = QColor(0xE4, 0xE8, 0xED);
  theme.mutedText = QColor(0xB0, 0xB9, 0xC4);
  theme.border = QColor(0x3B, 0x43, 0x4D);
  theme.accent = QColor(0x4F, 0xA3, 0xF0);
  theme.accentText = QColor(0x0A, 0x10, 0x17);
  theme.link = QColor(0x73, 0xB9, 0xF8);
  theme.selection = QColor(0x23, 0x48, 0x6E);
  return theme;
}

Theme& currentTheme() {
  static Theme current = lightTheme();
  return current;
}

QColor mixed(const QColor& under, const QColor& over, double share) {
  const auto channel = [share](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * share)); };
  return {channel(under.red(), over.red()), channel(under.green(), over.green()), channel(under.blue(), over.blue())};
}

/// Relative luminance of WCAG 2.1.
double luminance(const QColor& color) {
  const auto linear = [](double value) {
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

QPalette paletteOf(const Theme& theme) {
  QPalette palette;
  const QColor button = mixed(theme.window, theme.dark ? theme.text : theme.base, theme.dark ? 0.08 : 0.6);
  palette.setColor(QPalette::Window, theme.window);
  palette.setColor(QPalette::WindowText, theme.text);
  palette.setColor(QPalette::Base, theme.base);
  palette.setColor(QPalette::AlternateBase, theme.alternateBase);
  palette.setColor(QPalette::Text, theme.text);
  palette.setColor(QPalette::PlaceholderText, theme.mutedText);
  palette.setColor(QPalette::Button, button);
  palette.setColor(QPalette::ButtonText, theme.text);
  palette.setColor(QPalette::BrightText, theme.accentText);
  palette.setColor(QPalette::ToolTipBase, theme.base);
  palette.setColor(QPalette::ToolTipText, theme.text);
  palette.setColor(QPalette::Link, theme.link);
  palette.setColor(QPalette::LinkVisited, theme.link);
  palette.setColor(QPalette::Light, mixed(button, theme.base, 0.5));
  palette.setColor(QPalette::Midlight, mixed(button, theme.base, 0.25));
  palette.setColor(QPalette::Mid, theme.border);
  palette.setColor(QPalette::Dark, mixed(theme.border, theme.text, 0.25));
  palette.setColor(QPalette::Shadow, theme.dark ? QColor(0, 0, 0) : mixed(theme.border, theme.text, 0.5));
  // A soft selection keeps icons, region tints and numbers readable on it, active or not.
  palette.setColor(QPalette::Highlight, theme.selection);
  palette.setColor(QPalette::HighlightedText, theme.text);
  const QColor disabled = mixed(theme.window, theme.text, 0.45);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText}) {
    palette.setColor(QPalette::Disabled, role, disabled);
  }
  palette.setColor(QPalette::Disabled, QPalette::Highlight, theme.border);
  return palette;
}

/// Whether the desktop is dark: asked once, before our own palette hides the answer. Qt 6.4 has no colorScheme().
bool systemIsDark() {
  static const bool dark = [] {
    const QPalette palette = QApplication::palette();
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
  }();
  return dark;
}

}  // namespace

// Okabe and Ito's set, told apart with every common colour vision; the light variants are darkened where a 3-pixel lane
// on white would be too faint.
QColor Theme::regionColor(SpanKind kind) const {
  switch (kind) {
    case SpanKind::header:
      return dark ? QColor(0xE6, 0x9F, 0x00) : QColor(0xD9, 0x90, 0x00);
    case SpanKind::kv:
      return dark ? QColor(0x56, 0xB4, 0xE9) : QColor(0x00, 0x72, 0xB2);
    case SpanKind::tensorInfo:
      return dark ? QColor(0xD8, 0x8B, 0xB6) : QColor(0xB8, 0x5C, 0x90);
    case SpanKind::padding:
      return dark ? QColor(0x6B, 0x75, 0x80) : QColor(0x9A, 0xA3, 0xAD);
    case SpanKind::tensorData:
      return dark ? QColor(0x1F, 0xB8, 0x8B) : QColor(0x00, 0x9E, 0x73);
    case SpanKind::gap:
      return dark ? QColor(0xF0, 0xE4, 0x42) : QColor(0xC4, 0xB8, 0x18);
    case SpanKind::trailing:
      return dark ? QColor(0xC9, 0xD1, 0xD9) : QColor(0x4A, 0x52, 0x5C);
    case SpanKind::unparsed:
      return dark ? QColor(0xF0, 0x7A, 0x2A) : QColor(0xD5, 0x5E, 0x00);
    case SpanKind::file:
      break;
  }
  return border;
}

QColor Theme::regionTint(SpanKind kind) const {
  if (kind == SpanKind::file) return base;
  return mixed(base, regionColor(kind), dark ? 0.22 : 0.17);
}

QColor Theme::severityColor(Severity severity) const {
  switch (severity) {
    case Severity::error:
      return dark ? QColor(0xFF, 0x86, 0x6B) : QColor(0xB9, 0x2D, 0x0C);
    case Severity::warning:
      return dark ? QColor(0xF0, 0xB8, 0x3C) : QColor(0x8A, 0x5B, 0x00);
    case Severity::info:
      break;
  }
  return link;
}

QColor Theme::bitsColor(double bitsPerWeight) const {
  // Anchors of viridis (CC0), a scale that rises evenly in lightness.
  static constexpr std::array<std::array<int, 3>, 9> kAnchors = {{{68, 1, 84},
                                                                  {71, 44, 122},
                                                                  {59, 81, 139},
                                                                  {44, 113, 142},
                                                                  {33, 144, 141},
                                                                  {39, 173, 129},
                                                                  {92, 200, 99},
                                                                  {170, 220, 50},
                                                                  {253, 231, 37}}};
  // By the logarithm: the step from 2 to 4 bits matters as much as that from 8 to 16. The quantised types have most of
  // the scale; 32 and 64 bits only have to be told from 16.
  constexpr double kQuantised = 0.84;  // share of the scale from 1 to 16 bits
  const double octaves = std::log2(std::isfinite(bitsPerWeight) ? std::clamp(bitsPerWeight, 1.0, 64.0) : 1.0);
  const double share = octaves <= 4 ? octaves / 4 * kQuantised : kQuantised + (octaves - 4) / 2 * (1 - kQuantised);
  const double position = share * static_cast<double>(kAnchors.size() - 1);
  const size_t below = std::min(static_cast<size_t>(position), kAnchors.size() - 2);
  const auto& from = kAnchors[below];
  const auto& to = kAnchors[below + 1];
  return mixed({from[0], from[1], from[2]}, {to[0], to[1], to[2]}, position - static_cast<double>(below));
}

double Theme::contrast(const QColor& one, const QColor& other) {
  const double a = luminance(one);
  const double b = luminance(other);
  return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

QColor Theme::contrastText(const QColor& background) {
  // Pure black and white: with anything softer some colour in between would be below 4.5:1 with both.
  const QColor ink(0x00, 0x00, 0x00);
  const QColor paper(0xFF, 0xFF, 0xFF);
  return contrast(ink, background) >= contrast(paper, background) ? ink : paper;
}

void applyTheme(QApplication& application, ThemeChoice choice) {
  const bool desktopDark = systemIsDark();
  const bool dark = choice == ThemeChoice::dark || (choice == ThemeChoice::system && desktopDark);
  static bool styled = false;
  if (!styled) {
    application.setStyle(new WindowStyle);
    styled = true;
  }
  // First, because the palette change repaints what reads it.
  currentTheme() = dark ? darkTheme() : lightTheme();
  const QPalette palette = paletteOf(theme());
  application.setPalette(palette);
  QToolTip::setPalette(palette);
  QPalette bars = palette;
  bars.setColor(QPalette::Highlight, theme().accent);
  bars.setColor(QPalette::HighlightedText, theme().accentText);
  QApplication::setPalette(bars, "QProgressBar");
}

const Theme& theme() { return currentTheme(); }

QFont monospaceFont() {
  QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  font.setStyleHint(QFont::Monospace);
  font.setPointSizeF(QApplication::font().pointSizeF());
  return font;
}

}  // namespace ggufscope
