#include "core/quant/dequantize.h"

#include <array>
#include <cstring>
#include <limits>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/quant/byte_order.h"
#include "core/quant/stream_copy.h"
#include "tests/support/golden.h"

namespace ggufscope {
namespace {

std::span<const std::byte> bytesOf(const std::vector<uint8_t>& bytes) { return std::as_bytes(std::span(bytes)); }

const TensorType* typeOf(std::string_view name) { return mainlineTypeByName(name); }

const TensorType* forkType(std::string_view name) {
  for (const TensorType& type : allTensorTypes()) {
    if (type.name == name && !type.mainline) return &type;
  }
  return nullptr;
}

TEST(Dequantize, DecodesARangeOfBlocks) {
  const Golden golden = readGolden("Q4_K");
  std::vector<float> out(3 * 256, 1.5f);
  const auto decoded = dequantize({typeOf("Q4_K"), bytesOf(golden.blocks)}, {2, 2}, out);
  ASSERT_TRUE(decoded);
  EXPECT_EQ(*decoded, 512U);
  EXPECT_EQ(firstDifference(std::span(out).first(512), std::span(golden.values).subspan(512, 512)), -1);
  EXPECT_EQ(out[512], 1.5f) << "behind what was asked for nothing is written";
}

TEST(Dequantize, RefusesWhatLiesOutside) {
  const Golden golden = readGolden("Q8_0");
  const BlockView view{typeOf("Q8_0"), bytesOf(golden.blocks)};
  const uint64_t all = golden.blockCount();
  std::vector<float> out(golden.values.size());
  EXPECT_TRUE(dequantize(view, {all, 0}, out));
  for (const BlockRange range : {BlockRange{all, 1}, BlockRange{0, all + 1}, BlockRange{all + 1, 0},
                                 BlockRange{1, std::numeric_limits<uint64_t>::max()}}) {
    const auto decoded = dequantize(view, range, out);
    ASSERT_FALSE(decoded);
    EXPECT_EQ(decoded.error().code, ErrorCode::outOfRange);
    EXPECT_EQ(decoded.error().offset, golden.blocks.size());
  }
  const auto tooSmall = dequantize(view, {0, 2}, std::span(out).first(63));
  ASSERT_FALSE(tooSmall);
  EXPECT_EQ(tooSmall.error().code, ErrorCode::outOfRange);
}

TEST(Dequantize, IgnoresAnUnfinishedBlockAtTheEnd) {
  const Golden golden = readGolden("Q8_0");
  std::vector<float> out(64);
  const BlockView view{typeOf("Q8_0"), bytesOf(golden.blocks).first(34 + 33)};
  EXPECT_EQ(view.blocks(), 1U);
  EXPECT_TRUE(dequantize(view, {0, 1}, out));
  EXPECT_FALSE(dequantize(view, {0, 2}, out));
}

TEST(Dequantize, NamesTheTypesThatItDoesNotKnow) {
  const std::vector<uint8_t> bytes(4096);
  std::vector<float> out(4096);
  const TensorType* fork = forkType("PTQ1_0");
  ASSERT_NE(fork, nullptr);
  const auto decoded = dequantize({fork, bytesOf(bytes)}, {0, 1}, out);
  ASSERT_FALSE(decoded);
  EXPECT_EQ(decoded.error().code, ErrorCode::notDecodable);
  EXPECT_EQ(decoded.error().detail, "Values not shown: layout of PTQ1_0 is not known to this program.");
  EXPECT_EQ(dequantize({nullptr, bytesOf(bytes)}, {0, 0}, out).error().detail,
            "Values not shown: the type of this tensor is not known.");
}

TEST(Dequantize, KnowsOfEveryRowOfTheTableWhetherItDecodes) {
  for (const TensorType& type : allTensorTypes()) {
    const bool decodes = !whyNotDecodable(&type).has_value();
    EXPECT_EQ(decodes, type.mainline && type.status == TypeStatus::live) << type.name << " of " << type.dialect;
  }
}

TEST(Dequantize, GivesTheSameBitsWithAnyNumberOfThreads) {
  for (const char* name : {"Q4_0", "Q6_K", "IQ2_XXS", "MXFP4"}) {
    const Golden golden = readGolden(name);
    // Several work items, and more floats than are stored past the caches.
    const size_t copies = 1'500'000 / golden.values.size();
    std::vector<uint8_t> blocks;
    std::vector<float> wanted;
    for (size_t i = 0; i < copies; ++i) {
      blocks.insert(blocks.end(), golden.blocks.begin(), golden.blocks.end());
      wanted.insert(wanted.end(), golden.values.begin(), golden.values.end());
    }
    for (const unsigned threads : {1U, 2U, 7U}) {
      std::vector<float> out(wanted.size() + 1);
      const std::span<float> shifted = std::span(out).subspan(1);
      const auto decoded =
          dequantize({typeOf(name), bytesOf(blocks)}, {0, blocks.size() / golden.blockBytes}, shifted, threads);
      ASSERT_TRUE(decoded);
      EXPECT_EQ(firstDifference(shifted, wanted), -1) << name << " on " << threads;
    }
  }
}

TEST(Dequantize, DecodesBigEndianBlocksWhereAWriterHasSetTheOrder) {
  for (const char* name : {"F16", "BF16", "Q4_0", "Q8_0", "Q4_K", "Q6_K", "MXFP4"}) {
    const Golden golden = readGolden(name);
    std::vector<uint8_t> swapped = golden.blocks;
    quant::swapBlocks(*typeOf(name), std::as_writable_bytes(std::span(swapped)));
    EXPECT_EQ(swapped == golden.blocks, std::string(name) == "MXFP4") << name << ": one byte a scale, nothing to swap";
    std::vector<float> out(golden.values.size());
    const auto decoded = dequantize({typeOf(name), bytesOf(swapped), std::endian::big}, {0, golden.blockCount()}, out);
    ASSERT_TRUE(decoded) << name;
    EXPECT_EQ(firstDifference(out, golden.values), -1) << name;
  }
}

TEST(Dequantize, SwapsExactlyTheScalesOfABigEndianBlock) {
  std::vector<uint8_t> block(210);
  for (size_t i = 0; i < block.size(); ++i) block[i] = static_cast<uint8_t>(i);
  quant::swapBlocks(*typeOf("Q6_K"), std::as_writable_bytes(std::span(block)));
  for (size_t i = 0; i < 208; ++i) EXPECT_EQ(block[i], i);
  EXPECT_EQ(block[208], 209);
  EXPECT_EQ(block[209], 208);
}

TEST(Dequantize, KnowsOfEveryTypeWhetherItHasABigEndianOrder) {
  const std::set<std::string> known = {"F32", "F16",  "BF16", "F64",  "I8",   "I16",  "I32",
                                       "I64", "Q4_0", "Q8_0", "Q4_K", "Q6_K", "MXFP4"};
  for (const TensorType* type : liveTypes()) {
    EXPECT_EQ(!whyNotDecodable(type, std::endian::big), known.contains(std::string(type->name))) << type->name;
  }
}

TEST(Dequantize, DecodesBigEndianNumbers) {
  const std::vector<uint8_t> f64 = {0x40, 0x09, 0x21, 0xfb, 0x54, 0x44, 0x2d, 0x18};
  const std::vector<uint8_t> i16 = {0xff, 0xfe, 0x01, 0x00};
  std::array<float, 2> out{};
  ASSERT_TRUE(dequantize({typeOf("F64"), bytesOf(f64), std::endian::big}, {0, 1}, out));
  EXPECT_EQ(out[0], 3.14159274f);
  ASSERT_TRUE(dequantize({typeOf("I16"), bytesOf(i16), std::endian::big}, {0, 2}, out));
  EXPECT_EQ(out[0], -2.0f);
  EXPECT_EQ(out[1], 256.0f);
}

TEST(Dequantize, SaysThatOtherBigEndianTypesHaveNoOrder) {
  const std::vector<uint8_t> bytes(4096);
  std::vector<float> out(4096);
  for (const char* name : {"Q5_K", "Q4_1", "IQ4_XS", "NVFP4", "TQ1_0", "Q2_0"}) {
    const auto decoded = dequantize({typeOf(name), bytesOf(bytes), std::endian::big}, {0, 1}, out);
    ASSERT_FALSE(decoded) << name;
    EXPECT_EQ(decoded.error().detail,
              "Values not shown: no writer has set the byte order of " + std::string(name) + " in big-endian files.");
  }
}

TEST(StreamCopy, CopiesEveryLengthToEveryAddress) {
  std::vector<float> from(300);
  for (size_t i = 0; i < from.size(); ++i) from[i] = static_cast<float>(i + 1);
  for (size_t shift = 0; shift < 20; ++shift) {
    for (size_t count : {0U, 1U, 15U, 16U, 17U, 63U, 64U, 200U, 257U}) {
      std::vector<float> to(340, -1.0f);
      quant::streamCopy(from.data(), count, to.data() + shift);
      quant::finishStreaming();
      for (size_t i = 0; i < to.size(); ++i) {
        const bool inside = i >= shift && i < shift + count;
        ASSERT_EQ(to[i], inside ? from[i - shift] : -1.0f) << shift << " " << count << " " << i;
      }
    }
  }
}

}  // namespace
}  // namespace ggufscope
