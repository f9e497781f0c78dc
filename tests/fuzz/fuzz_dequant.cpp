// Differential: every decoder of every instruction set gives the scalar formula's bits for any blocks, in buffers that
// end at a page. Input: a byte that names the type (its place among the live ones), a byte that shifts the blocks, then
// blocks. seed_dequant.cpp makes some of each type.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include <hwy/targets.h>

#include "core/quant/kernels.h"
#include "tests/support/golden.h"

namespace {

constexpr size_t kMostBlocks = 70;
constexpr size_t kMostShift = 16;

const std::vector<const ggufscope::TensorType*>& types() {
  static const std::vector<const ggufscope::TensorType*> kTypes = ggufscope::liveTypes();
  return kTypes;
}

struct Buffers {
  const ggufscope::TensorType& type;
  ggufscope::FencedMemory blocks;
  ggufscope::FencedMemory values;
  explicit Buffers(const ggufscope::TensorType& of)
      : type(of), blocks(kMostBlocks * of.blockBytes), values(kMostBlocks * of.blockElements * sizeof(float)) {}
};

/// Made once a type: mapping pages for each input would be most of the work.
Buffers& buffersOf(size_t type) {
  static std::vector<std::unique_ptr<Buffers>> all(types().size());
  if (!all[type]) all[type] = std::make_unique<Buffers>(*types()[type]);
  return *all[type];
}

}  // namespace

// The name is libFuzzer's.
// NOLINTBEGIN(readability-identifier-naming)
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  // NOLINTEND(readability-identifier-naming)
  using namespace ggufscope;
  if (size < 2) return 0;
  Buffers& buffers = buffersOf(data[0] % types().size());
  const TensorType& type = buffers.type;
  const size_t count = std::min((size - 2) / type.blockBytes, kMostBlocks);
  if (count == 0) return 0;
  // Blocks end at the fence; unless they fill the buffer, their begin is odd for odd sizes. The shift moves the copy
  // that the formula works on, so that both see different alignments.
  const size_t bytes = count * type.blockBytes;
  uint8_t* blocks = buffers.blocks.data() + kMostBlocks * type.blockBytes - bytes;
  std::memcpy(blocks, data + 2, bytes);
  std::vector<uint8_t> shifted(bytes + kMostShift);
  const size_t shift = data[1] % kMostShift;
  std::memcpy(shifted.data() + shift, data + 2, bytes);

  std::vector<float> wanted(count * type.blockElements);
  quant::scalarRowFunction(type.id)(shifted.data() + shift, count, wanted.data());
  auto* values = reinterpret_cast<float*>(buffers.values.data()) + (kMostBlocks - count) * type.blockElements;
  for (const auto target : hwy::SupportedAndGeneratedTargets()) {
    hwy::SetSupportedTargetsForTest(target);
    quant::rowFunction(type.id)(blocks, count, values);
    hwy::SetSupportedTargetsForTest(0);
    const ptrdiff_t at = firstDifference({values, wanted.size()}, wanted);
    if (at < 0) continue;
    std::fprintf(stderr, "%s on %s: element %td of %zu blocks is %a, by the formula %a\n",
                 std::string(type.name).c_str(), hwy::TargetName(target), at, count, values[at],
                 wanted[static_cast<size_t>(at)]);
    std::abort();
  }
  return 0;
}
