#pragma once

#include <array>
#include <cstddef>

#include "core/base/text_mark.h"
#include "core/tensor/tensor_type.h"

/// The field map of every live mainline block, in the order of the bytes. A row is
/// {name, offset, bytes, items, kind, meaning}; tensor_type.cpp checks at compile time that each map tiles its block.
namespace ggufscope::block_fields {

using enum FieldKind;
using Field = BlockField;

inline constexpr std::array<Field, 0> kNoFields{};

inline constexpr std::array kF32Fields{Field{"value", 0, 4, 1, f32, GS_TEXT("block_field", "The weight.")}};
inline constexpr std::array kF16Fields{Field{"value", 0, 2, 1, f16, GS_TEXT("block_field", "The weight.")}};
inline constexpr std::array kBF16Fields{Field{"value", 0, 2, 1, bf16, GS_TEXT("block_field", "The weight.")}};
inline constexpr std::array kF64Fields{Field{"value", 0, 8, 1, f64, GS_TEXT("block_field", "The weight.")}};
inline constexpr std::array kI8Fields{Field{"value", 0, 1, 1, i8, GS_TEXT("block_field", "The number.")}};
inline constexpr std::array kI16Fields{Field{"value", 0, 2, 1, i16, GS_TEXT("block_field", "The number.")}};
inline constexpr std::array kI32Fields{Field{"value", 0, 4, 1, i32, GS_TEXT("block_field", "The number.")}};
inline constexpr std::array kI64Fields{Field{"value", 0, 8, 1, i64, GS_TEXT("block_field", "The number.")}};

inline constexpr std::array kQ4_0Fields{
    Field{"d", 0, 2, 1, f16, GS_TEXT("block_field", "Scale of the block.")},
    Field{"qs", 2, 16, 32, packed,
          GS_TEXT("block_field", "4-bit codes: low nibbles are elements 0-15, high ones 16-31.")},
};
inline constexpr std::array kQ4_1Fields{
    Field{"d", 0, 2, 1, f16, GS_TEXT("block_field", "Scale of the block.")},
    Field{"m", 2, 2, 1, f16, GS_TEXT("block_field", "Minimum, added to every weight.")},
    Field{"qs", 4, 16, 32, packed,
          GS_TEXT("block_field", "4-bit codes: low nibbles are elements 0-15, high ones 16-31.")},
};
inline constexpr std::array kQ5_0Fields{
    Field{"d", 0, 2, 1, f16, GS_TEXT("block_field", "Scale of the block.")},
    Field{"qh", 2, 4, 32, packed, GS_TEXT("block_field", "Fifth bit of each code: bit i belongs to element i.")},
    Field{"qs", 6, 16, 32, packed,
          GS_TEXT("block_field", "Low 4 bits: low nibbles are elements 0-15, high ones 16-31.")},
};
inline constexpr std::array kQ5_1Fields{
    Field{"d", 0, 2, 1, f16, GS_TEXT("block_field", "Scale of the block.")},
    Field{"m", 2, 2, 1, f16, GS_TEXT("block_field", "Minimum, added to every weight.")},
    Field{"qh", 4, 4, 32, packed, GS_TEXT("block_field", "Fifth bit of each code: bit i belongs to element i.")},
    Field{"qs", 8, 16, 32, packed,
          GS_TEXT("block_field", "Low 4 bits: low nibbles are elements 0-15, high ones 16-31.")},
};
inline constexpr std::array kQ8_0Fields{
    Field{"d", 0, 2, 1, f16, GS_TEXT("block_field", "Scale of the block.")},
    Field{"qs", 2, 32, 32, i8, GS_TEXT("block_field", "8-bit codes, one an element.")},
};
inline constexpr std::array kQ8_1Fields{
    Field{"d", 0, 2, 1, f16, GS_TEXT("block_field", "Scale of the block.")},
    Field{"s", 2, 2, 1, f16, GS_TEXT("block_field", "Scale times the sum of the codes; helps dot products only.")},
    Field{"qs", 4, 32, 32, i8, GS_TEXT("block_field", "8-bit codes, one an element.")},
};
inline constexpr std::array kQ1_0Fields{
    Field{"d", 0, 2, 1, f16, GS_TEXT("block_field", "Magnitude of every weight of the block.")},
    Field{"qs", 2, 16, 128, packed,
          GS_TEXT("block_field", "One bit an element, lowest first: set is +d, clear is -d.")},
};
inline constexpr std::array kQ2_0Fields{
    Field{"d", 0, 2, 1, f16, GS_TEXT("block_field", "Scale of the block.")},
    Field{"qs", 2, 16, 64, packed, GS_TEXT("block_field", "2-bit codes, lowest first: -1, 0, 1, 2.")},
};
inline constexpr std::array kTQ1_0Fields{
    Field{"qs", 0, 48, 240, packed, GS_TEXT("block_field", "Five ternary digits a byte: elements 0-239.")},
    Field{"qh", 48, 4, 16, packed, GS_TEXT("block_field", "Four ternary digits a byte: elements 240-255.")},
    Field{"d", 52, 2, 1, f16, GS_TEXT("block_field", "Scale of the block.")},
};
inline constexpr std::array kTQ2_0Fields{
    Field{"qs", 0, 64, 256, packed, GS_TEXT("block_field", "2-bit codes in planes of 32 elements: -1, 0, 1.")},
    Field{"d", 64, 2, 1, f16, GS_TEXT("block_field", "Scale of the block.")},
};
inline constexpr std::array kQ2_KFields{
    Field{"scales", 0, 16, 32, packed,
          GS_TEXT("block_field", "A group of 16 elements each: scale in the low nibble, minimum in the high one.")},
    Field{"qs", 16, 64, 256, packed, GS_TEXT("block_field", "2-bit codes in planes of 32 elements.")},
    Field{"d", 80, 2, 1, f16, GS_TEXT("block_field", "Scale of the group scales.")},
    Field{"dmin", 82, 2, 1, f16, GS_TEXT("block_field", "Scale of the group minima.")},
};
inline constexpr std::array kQ3_KFields{
    Field{"hmask", 0, 32, 256, packed, GS_TEXT("block_field", "High bit of each 3-bit code.")},
    Field{"qs", 32, 64, 256, packed, GS_TEXT("block_field", "Low 2 bits of each code, in planes of 32 elements.")},
    Field{"scales", 96, 12, 16, packed,
          GS_TEXT("block_field", "Sixteen 6-bit group scales, stored with an offset of 32.")},
    Field{"d", 108, 2, 1, f16, GS_TEXT("block_field", "Scale of the group scales.")},
};
inline constexpr std::array kQ4_KFields{
    Field{"d", 0, 2, 1, f16, GS_TEXT("block_field", "Scale of the group scales.")},
    Field{"dmin", 2, 2, 1, f16, GS_TEXT("block_field", "Scale of the group minima.")},
    Field{"scales", 4, 12, 16, packed,
          GS_TEXT("block_field", "Eight pairs of a 6-bit scale and a 6-bit minimum, one a group of 32.")},
    Field{"qs", 16, 128, 256, packed,
          GS_TEXT("block_field", "4-bit codes: low nibbles are even groups of 32, high ones odd groups.")},
};
inline constexpr std::array kQ5_KFields{
    Field{"d", 0, 2, 1, f16, GS_TEXT("block_field", "Scale of the group scales.")},
    Field{"dmin", 2, 2, 1, f16, GS_TEXT("block_field", "Scale of the group minima.")},
    Field{"scales", 4, 12, 16, packed,
          GS_TEXT("block_field", "Eight pairs of a 6-bit scale and a 6-bit minimum, one a group of 32.")},
    Field{"qh", 16, 32, 256, packed, GS_TEXT("block_field", "Fifth bit of each code: bit g belongs to group g.")},
    Field{"qs", 48, 128, 256, packed,
          GS_TEXT("block_field", "Low 4 bits: low nibbles are even groups of 32, high ones odd groups.")},
};
inline constexpr std::array kQ6_KFields{
    Field{"ql", 0, 128, 256, packed, GS_TEXT("block_field", "Low 4 bits of each 6-bit code.")},
    Field{"qh", 128, 64, 256, packed, GS_TEXT("block_field", "High 2 bits of each 6-bit code.")},
    Field{"scales", 192, 16, 16, i8, GS_TEXT("block_field", "Signed scale of each group of 16 elements.")},
    Field{"d", 208, 2, 1, f16, GS_TEXT("block_field", "Scale of the group scales.")},
};
inline constexpr std::array kQ8_KFields{
    Field{"d", 0, 4, 1, f32, GS_TEXT("block_field", "Scale of the block.")},
    Field{"qs", 4, 256, 256, i8, GS_TEXT("block_field", "8-bit codes, one an element.")},
    Field{"bsums", 260, 32, 16, i16, GS_TEXT("block_field", "Sum of each 16 codes; helps dot products only.")},
};
inline constexpr std::array kIQ4_NLFields{
    Field{"d", 0, 2, 1, f16, GS_TEXT("block_field", "Scale of the block.")},
    Field{
        "qs", 2, 16, 32, packed,
        GS_TEXT("block_field", "4-bit indices into 16 uneven levels: low nibbles are elements 0-15, high ones 16-31.")},
};
inline constexpr std::array kIQ4_XSFields{
    Field{"d", 0, 2, 1, f16, GS_TEXT("block_field", "Scale of the group scales.")},
    Field{"scales_h", 2, 2, 8, packed, GS_TEXT("block_field", "High 2 bits of each group scale.")},
    Field{"scales_l", 4, 4, 8, packed,
          GS_TEXT("block_field", "Low 4 bits of each group scale, stored with an offset of 32.")},
    Field{"qs", 8, 128, 256, packed,
          GS_TEXT("block_field", "4-bit indices into 16 uneven levels, 16 bytes a group of 32.")},
};
inline constexpr std::array kMXFP4Fields{
    Field{"e", 0, 1, 1, e8m0, GS_TEXT("block_field", "Scale of the block, a power of two.")},
    Field{"qs", 1, 16, 32, packed,
          GS_TEXT("block_field", "4-bit floats: low nibbles are elements 0-15, high ones 16-31.")},
};
inline constexpr std::array kNVFP4Fields{
    Field{"d", 0, 4, 4, ue4m3, GS_TEXT("block_field", "Scale of each 16 elements.")},
    Field{"qs", 4, 32, 64, packed,
          GS_TEXT("block_field", "4-bit floats, 8 bytes each 16 elements: low nibbles first.")},
};
// Each group of 32 elements has 8 bytes: four grid indices, then a number with the signs and the scale.
inline constexpr std::array kIQ2_XXSFields{
    Field{"d", 0, 2, 1, f16, GS_TEXT("block_field", "Scale of the group scales.")},
    Field{"qs", 2, 64, 8, packed,
          GS_TEXT("block_field",
                  "A group of 32 in 8 bytes: 4 grid indices, 4 sign codes of 7 bits, a 4-bit scale on top.")},
};
inline constexpr std::array kIQ2_XSFields{
    Field{"d", 0, 2, 1, f16, GS_TEXT("block_field", "Scale of the group scales.")},
    Field{"qs", 2, 64, 32, u16,
          GS_TEXT("block_field", "8 elements each: a 9-bit grid index, a 7-bit sign code on top.")},
    Field{"scales", 66, 8, 16, packed, GS_TEXT("block_field", "4-bit scale of each 16 elements.")},
};
inline constexpr std::array kIQ2_SFields{
    Field{"d", 0, 2, 1, f16, GS_TEXT("block_field", "Scale of the group scales.")},
    Field{"qs", 2, 32, 32, u8, GS_TEXT("block_field", "Low 8 bits of the grid index of each 8 elements.")},
    Field{"signs", 34, 32, 256, packed, GS_TEXT("block_field", "One sign bit an element: set is negative.")},
    Field{"qh", 66, 8, 32, packed, GS_TEXT("block_field", "High 2 bits of each grid index.")},
    Field{"scales", 74, 8, 16, packed, GS_TEXT("block_field", "4-bit scale of each 16 elements.")},
};
inline constexpr std::array kIQ3_XXSFields{
    Field{"d", 0, 2, 1, f16, GS_TEXT("block_field", "Scale of the group scales.")},
    Field{"qs", 2, 64, 64, u8, GS_TEXT("block_field", "Grid index of each 4 elements.")},
    Field{"scales_and_signs", 66, 32, 8, packed,
          GS_TEXT("block_field", "A group of 32 in 4 bytes: 4 sign codes of 7 bits, a 4-bit scale on top.")},
};
inline constexpr std::array kIQ3_SFields{
    Field{"d", 0, 2, 1, f16, GS_TEXT("block_field", "Scale of the group scales.")},
    Field{"qs", 2, 64, 64, u8, GS_TEXT("block_field", "Low 8 bits of the grid index of each 4 elements.")},
    Field{"qh", 66, 8, 64, packed, GS_TEXT("block_field", "Ninth bit of each grid index.")},
    Field{"signs", 74, 32, 256, packed, GS_TEXT("block_field", "One sign bit an element: set is negative.")},
    Field{"scales", 106, 4, 8, packed, GS_TEXT("block_field", "4-bit scale of each 32 elements.")},
};
inline constexpr std::array kIQ1_SFields{
    Field{"d", 0, 2, 1, f16, GS_TEXT("block_field", "Scale of the group scales.")},
    Field{"qs", 2, 32, 32, u8, GS_TEXT("block_field", "Low 8 bits of the grid index of each 8 elements.")},
    Field{
        "qh", 34, 16, 8, u16,
        GS_TEXT("block_field", "A group of 32 each: 4 times 3 high index bits, a 3-bit scale, the sign of the shift.")},
};
inline constexpr std::array kIQ1_MFields{
    Field{"qs", 0, 32, 32, u8, GS_TEXT("block_field", "Low 8 bits of the grid index of each 8 elements.")},
    Field{"qh", 32, 16, 32, packed,
          GS_TEXT("block_field", "A nibble each 8 elements: 3 high index bits, the sign of the shift.")},
    Field{"scales", 48, 8, 4, u16,
          GS_TEXT("block_field", "Four 3-bit scales each; the top nibbles together are the f16 scale of the block.")},
};

}  // namespace ggufscope::block_fields
