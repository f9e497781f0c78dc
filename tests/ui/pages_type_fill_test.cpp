#include <gtest/gtest.h>

#include <QApplication>
#include <QImage>
#include <QPainter>

#include "core/tensor/tensor_type.h"
#include "ui/pages/type_fill.h"
#include "ui/style/theme.h"

namespace ggufscope {
namespace {

QImage filled(const TensorType& type) {
  QImage image(48, 24, QImage::Format_RGB32);
  QPainter painter(&image);
  const double bits = 8.0 * type.blockBytes / type.blockElements;
  fillType(painter, QRectF(image.rect()), bits, typeTexture(type.name));
  return image;
}

TEST(TypeFill, NoTwoTypesOfMainlineLookTheSame) {
  for (const ThemeChoice choice : {ThemeChoice::light, ThemeChoice::dark}) {
    applyTheme(*qApp, choice);
    for (uint32_t one = 0; one < kMainlineTypeCount; ++one) {
      for (uint32_t other = 0; other < one; ++other) {
        const TensorType* a = mainlineType(one);
        const TensorType* b = mainlineType(other);
        if (a == nullptr || b == nullptr || !a->sizeKnown() || !b->sizeKnown()) continue;
        EXPECT_NE(filled(*a), filled(*b)) << a->name << " and " << b->name;
      }
    }
  }
  applyTheme(*qApp, ThemeChoice::light);
}

TEST(TypeFill, SixteenAndMoreBitsAreTold) {
  EXPECT_NE(theme().bitsColor(16), theme().bitsColor(32));
  EXPECT_NE(theme().bitsColor(32), theme().bitsColor(64));
  EXPECT_GT(Theme::contrast(theme().bitsColor(32), theme().bitsColor(16)), 1.1);
}

TEST(TypeFill, AnUnknownTypeIsPlain) {
  for (const char* name : {"", "I", "Q", "type 200", "Q4_0", "F32"}) {
    EXPECT_EQ(typeTexture(name), TypeTexture::plain) << name;
  }
}

}  // namespace
}  // namespace ggufscope
