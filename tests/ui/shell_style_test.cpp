#include <cmath>

#include <gtest/gtest.h>

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QImage>

#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {
namespace {

constexpr double kReadable = 4.5;
constexpr SpanKind kKinds[] = {SpanKind::file,       SpanKind::header,   SpanKind::kv,
                               SpanKind::tensorInfo, SpanKind::padding,  SpanKind::tensorData,
                               SpanKind::gap,        SpanKind::trailing, SpanKind::unparsed};

/// CIE L* of an sRGB colour.
double lightness(const QColor& color) {
  const auto linear = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
  const double y = 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
  return y > 0.008856 ? 116 * std::cbrt(y) - 16 : 903.3 * y;
}

class ThemeTest : public ::testing::TestWithParam<ThemeChoice> {
 protected:
  void SetUp() override { applyTheme(*qApp, GetParam()); }
  void TearDown() override { applyTheme(*qApp, ThemeChoice::light); }
};

INSTANTIATE_TEST_SUITE_P(Both, ThemeTest, ::testing::Values(ThemeChoice::light, ThemeChoice::dark),
                         [](const auto& choice) { return choice.param == ThemeChoice::dark ? "dark" : "light"; });

TEST_P(ThemeTest, EveryTextCanBeReadOnEveryBackground) {
  const Theme& t = theme();
  for (const QColor& background : {t.window, t.base, t.alternateBase}) {
    for (const QColor& text : {t.text, t.mutedText, t.link}) {
      EXPECT_GE(Theme::contrast(text, background), kReadable) << text.name().toStdString();
    }
    for (const Severity severity : {Severity::info, Severity::warning, Severity::error}) {
      EXPECT_GE(Theme::contrast(t.severityColor(severity), background), kReadable) << severityName(severity);
    }
  }
  EXPECT_GE(Theme::contrast(t.text, t.selection), kReadable);
  EXPECT_GE(Theme::contrast(t.mutedText, t.selection), kReadable);
  EXPECT_GE(Theme::contrast(t.accentText, t.accent), kReadable);
}

TEST_P(ThemeTest, TextCanBeReadOnTheTintOfEveryRegion) {
  for (const SpanKind kind : kKinds) {
    EXPECT_GE(Theme::contrast(theme().text, theme().regionTint(kind)), kReadable) << spanKindName(kind);
    EXPECT_GE(Theme::contrast(theme().mutedText, theme().regionTint(kind)), kReadable) << spanKindName(kind);
  }
}

TEST_P(ThemeTest, TheLaneOfEveryRegionStandsOutFromItsBackground) {
  // 3:1 is WCAG's measure for what is not text; padding is meant to recede.
  for (const SpanKind kind : kKinds) {
    if (kind == SpanKind::file || kind == SpanKind::padding) continue;
    EXPECT_GE(Theme::contrast(theme().regionColor(kind), theme().base), 2.0) << spanKindName(kind);
  }
}

TEST_P(ThemeTest, TheTintsOfTheRegionsDiffer) {
  for (const SpanKind one : kKinds) {
    for (const SpanKind other : kKinds) {
      if (one == other) continue;
      EXPECT_NE(theme().regionTint(one), theme().regionTint(other)) << spanKindName(one) << spanKindName(other);
    }
  }
}

TEST_P(ThemeTest, TextCanBeReadOnTheScaleOfBits) {
  for (double bits = 0.5; bits <= 32; bits += 0.25) {
    const QColor color = theme().bitsColor(bits);
    EXPECT_GE(Theme::contrast(Theme::contrastText(color), color), kReadable) << bits;
  }
}

TEST(Theme, TheScaleOfBitsRisesEvenlyInLightness) {
  constexpr int kSteps = 16;
  const double whole = lightness(theme().bitsColor(16)) - lightness(theme().bitsColor(1));
  EXPECT_GT(whole, 60);
  for (int step = 1; step <= kSteps; ++step) {
    const auto at = [](int s) { return lightness(theme().bitsColor(std::exp2(4.0 * s / kSteps))); };
    const double rise = at(step) - at(step - 1);
    EXPECT_GT(rise, 0.5 * whole / kSteps) << step;
    EXPECT_LT(rise, 1.5 * whole / kSteps) << step;
  }
}

TEST(Theme, TheScaleOfBitsEndsAtItsEndsAndTakesAnyNumber) {
  EXPECT_EQ(theme().bitsColor(0), theme().bitsColor(1));
  EXPECT_EQ(theme().bitsColor(128), theme().bitsColor(64));
  EXPECT_EQ(theme().bitsColor(std::nan("")), theme().bitsColor(1));
}

TEST(Theme, ASwitchChangesThePaletteAndTheIcons) {
  const QIcon open = icon(QStringLiteral("open"));
  const QImage light = open.pixmap(32, 32).toImage();
  applyTheme(*qApp, ThemeChoice::dark);
  EXPECT_TRUE(theme().dark);
  EXPECT_EQ(QApplication::palette().color(QPalette::Window), theme().window);
  EXPECT_NE(open.pixmap(32, 32).toImage(), light);
  applyTheme(*qApp, ThemeChoice::light);
  EXPECT_EQ(open.pixmap(32, 32).toImage(), light);
}

TEST(Icons, EveryDrawingOfTheProgramCanBeDrawn) {
  const QStringList drawings = QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")});
  EXPECT_GT(drawings.size(), 20);
  for (const QString& drawing : drawings) {
    const QImage image = icon(drawing.chopped(4)).pixmap(16, 16).toImage();
    int drawn = 0;
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x) drawn += qAlpha(image.pixel(x, y)) > 128 ? 1 : 0;
    }
    EXPECT_GT(drawn, 6) << drawing.toStdString();
  }
}

TEST(Icons, AnIconWithoutADrawingIsEmptyAndHarmless) {
  EXPECT_FALSE(icon(QStringLiteral("no-such-icon")).pixmap(16, 16).isNull());
}

TEST(Words, MessagesAreFilledInOnce) {
  const Message message{"{what} in {key}, {what}", {{"what", "{key}"}, {"key", "a{b}"}}};
  EXPECT_EQ(toText("finding", message), QStringLiteral("{key} in a{b}, {key}"));
  EXPECT_EQ(toText("finding", Message{"no {argument} {", {}}), QStringLiteral("no {argument} {"));
}

TEST(Words, Sizes) {
  EXPECT_EQ(byteSize(0), QStringLiteral("0 B"));
  EXPECT_EQ(byteSize(1023), QStringLiteral("1023 B"));
  EXPECT_EQ(byteSize(1024), QStringLiteral("1.00 KiB"));
  EXPECT_EQ(byteSize(1024 * 1024 - 1), QStringLiteral("1.00 MiB"));
  EXPECT_EQ(byteSize(827264), QStringLiteral("807.88 KiB"));
  EXPECT_EQ(byteSize(UINT64_MAX), QStringLiteral("16.00 EiB"));
}

TEST(Words, NamesOfFilesAreEscaped) {
  EXPECT_EQ(shownPath(QStringLiteral("/tmp/a\nb\u202Ec")), QStringLiteral("/tmp/a\\nb\\u{202E}c"));
}

}  // namespace
}  // namespace ggufscope
