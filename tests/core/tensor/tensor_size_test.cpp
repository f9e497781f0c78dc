#include "core/tensor/tensor_size.h"

#include <vector>

#include <gtest/gtest.h>

namespace ggufscope {
namespace {

using Dims = std::vector<uint64_t>;

constexpr uint64_t kMax64 = UINT64_MAX;

const TensorType* type(std::string_view name) { return mainlineTypeByName(name); }

TEST(TensorSize, CountsElementsAndSaturates) {
  EXPECT_EQ(elementCount({}), 1u);
  EXPECT_EQ(elementCount(Dims{7}), 7u);
  EXPECT_EQ(elementCount(Dims{256, 4, 3, 2}), 6144u);
  EXPECT_EQ(elementCount(Dims{1ull << 32, 1ull << 32}), kMax64);
  EXPECT_EQ(elementCount(Dims{kMax64, kMax64, kMax64, kMax64, kMax64}), kMax64);
  EXPECT_EQ(elementCount(Dims{kMax64, kMax64, 0}), 0u);
  EXPECT_EQ(elementCount(Dims{0, kMax64, kMax64}), 0u);
}

TEST(TensorSize, BlocksAndRowHeaders) {
  const auto q4 = tensorSize(type("Q4_K"), Dims{512, 3}, 32);
  EXPECT_EQ(q4.state, SizeState::known);
  EXPECT_EQ(q4.elements, 1536u);
  EXPECT_EQ(q4.bytes, 864u);
  EXPECT_EQ(tensorSize(type("F32"), {}, 32).bytes, 4u);
  // IQ4_KS of ik_llama.cpp: 4 bytes a row beside 136 per 256.
  EXPECT_EQ(tensorSize(meaningsOf(144).front(), Dims{512, 3}, 32).bytes, 3u * (4 + 2 * 136));
}

TEST(TensorSize, UnknownAndRagged) {
  EXPECT_EQ(tensorSize(nullptr, Dims{32}, 32).state, SizeState::unknownType);
  EXPECT_EQ(tensorSize(nullptr, Dims{32, 5}, 32).elements, 160u);
  const auto ragged = tensorSize(type("Q4_0"), Dims{48, 2}, 32);
  EXPECT_EQ(ragged.state, SizeState::ragged);
  EXPECT_EQ(ragged.elements, 96u);
  EXPECT_EQ(ragged.bytes, 0u);
  EXPECT_EQ(tensorSize(type("Q4_0"), {}, 32).state, SizeState::ragged);  // one element
}

TEST(TensorSize, ZeroElementsTakeNoBytes) {
  const auto size = tensorSize(type("F32"), Dims{32, 0}, 32);
  EXPECT_EQ(size.state, SizeState::known);
  EXPECT_EQ(size.bytes, 0u);
  EXPECT_EQ(tensorSize(meaningsOf(144).front(), Dims{0, 8}, 32).bytes, 0u);  // no row headers either
}

TEST(TensorSize, DoesNotFit) {
  const auto state = [](std::string_view name, const Dims& dims, uint64_t alignment = 32) {
    return tensorSize(type(name), dims, alignment).state;
  };
  EXPECT_EQ(state("F32", {1ull << 32, 1ull << 32, 4}), SizeState::doesNotFit);
  EXPECT_EQ(state("I8", {(1ull << 63) - 1}), SizeState::doesNotFit);
  EXPECT_EQ(state("I8", {(1ull << 63) - 2}), SizeState::known);
  EXPECT_EQ(state("F64", {1ull << 60, 7}), SizeState::doesNotFit);
  // Fits 64 bits, but not when rounded up.
  EXPECT_EQ(state("F32", {(1ull << 62) - 1}, 1), SizeState::known);
  EXPECT_EQ(state("F32", {(1ull << 62) - 1}, 8), SizeState::doesNotFit);
  // Every block takes 18 bytes for 32 weights, but mainline multiplies before it divides.
  EXPECT_EQ(state("Q4_0", {1ull << 60}), SizeState::doesNotFit);
  EXPECT_EQ(state("Q4_0", {1ull << 59}), SizeState::known);
}

TEST(TensorSize, RoundsUpToAnyAlignment) {
  EXPECT_EQ(roundUp(0, 32), 0u);
  EXPECT_EQ(roundUp(1, 32), 32u);
  EXPECT_EQ(roundUp(32, 32), 32u);
  EXPECT_EQ(roundUp(25, 24), 48u);
  EXPECT_EQ(roundUp(17, 1), 17u);
  EXPECT_EQ(roundUp(10, 3), 12u);
  EXPECT_EQ(roundUp(kMax64 - 3, 32), kMax64);
  EXPECT_EQ(roundUp(kMax64, 1), kMax64);
}

TEST(TensorSize, MainlineAgreesOnOrdinaryShapes) {
  for (uint32_t id = 0; id < kMainlineTypeCount; ++id) {
    const TensorType* row = mainlineType(id);
    if (row == nullptr) continue;
    for (const Dims& dims : {Dims{256}, Dims{512, 3}, Dims{256, 4, 5, 6}, Dims{256, 1, 1, 9}}) {
      const auto wrapped = mainlineWrappedSize(*row, dims, 32);
      EXPECT_TRUE(wrapped.accepted) << row->name;
      EXPECT_EQ(wrapped.bytes, tensorSize(row, dims, 32).bytes) << row->name;
    }
  }
}

TEST(TensorSize, MainlineDoesNotNoticeAProductThatWrapsToZero) {
  const auto wrapped = mainlineWrappedSize(*type("F32"), Dims{1ull << 32, 1ull << 32, 4}, 32);
  EXPECT_TRUE(wrapped.accepted);
  EXPECT_EQ(wrapped.bytes, 0u);
}

TEST(TensorSize, MainlineRefuses) {
  const auto accepted = [](std::string_view name, const Dims& dims) {
    return mainlineWrappedSize(*type(name), dims, 32).accepted;
  };
  EXPECT_FALSE(accepted("F32", {1ull << 32, 1ull << 31}));  // 2^63: negative when signed, too many bytes
  EXPECT_FALSE(accepted("F64", {1ull << 60, 7}));
  EXPECT_FALSE(accepted("F32", {1ull << 63}));
  EXPECT_FALSE(accepted("F32", {1, 1, 1, 1, 1}));
  EXPECT_FALSE(accepted("Q4_0", {48, 2}));
  EXPECT_FALSE(accepted("F32", {3, 1ull << 62}));  // wraps to a positive product
  EXPECT_FALSE(mainlineWrappedSize(*meaningsOf(4).front(), Dims{32}, 32).accepted);
  EXPECT_TRUE(accepted("F32", {32, 0}));
  EXPECT_TRUE(accepted("F32", {}));
}

}  // namespace
}  // namespace ggufscope
