#pragma once

#include <cstdint>
#include <string_view>

#include <QRectF>

class QPainter;

namespace ggufscope {

/// What tells tensor types of the same bits per weight apart: F16 from BF16, Q4_0 from Q4_K and IQ4_NL, F32 from I32.
enum class TypeTexture : uint8_t {
  plain,    ///< IEEE floats; Q4_0 and its kind
  rising,   ///< K-quants
  dots,     ///< IQ
  level,    ///< integers
  falling,  ///< other floats (BF16, MXFP4, NVFP4) and ternary types
};

/// By the type's name ("Q4_K"); plain for a name that is none.
TypeTexture typeTexture(std::string_view typeName);

/// The area that stands for a type: the colour of its bits per weight under its texture.
void fillType(QPainter& painter, const QRectF& area, double bitsPerWeight, TypeTexture texture);

}  // namespace ggufscope
