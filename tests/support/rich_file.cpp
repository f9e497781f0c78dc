#include "tests/support/rich_file.h"

#include <cmath>
#include <limits>

namespace ggufscope {

GgufBuilder richFile() {
  std::vector<std::string> tokens;
  tokens.reserve(130);
  for (int i = 0; i < 130; ++i) tokens.push_back("t" + std::to_string(i));
  GgufBuilder builder;
  builder.alignment(64)
      .kv("general.architecture", gguf::str("llama"))
      .kv("number.u8", gguf::u8(200))
      .kv("number.i8", gguf::i8(-100))
      .kv("number.u16", gguf::u16(60000))
      .kv("number.i16", gguf::i16(-30000))
      .kv("number.u32", gguf::u32(4000000000))
      .kv("number.i32", gguf::i32(-2000000000))
      .kv("number.f32", gguf::f32(-0.15625F))
      .kv("number.u64", gguf::u64(std::numeric_limits<uint64_t>::max()))
      .kv("number.i64", gguf::i64(std::numeric_limits<int64_t>::min()))
      .kv("number.f64", gguf::f64(1e300))
      .kv("flag", gguf::boolean(1))
      .kv("text.empty", gguf::str(""))
      .kv("tokenizer.ggml.tokens", gguf::strings(tokens))
      .kv("array.u32", gguf::u32s({1, 2, 3}))
      .kv("array.empty", gguf::u32s({}))
      .kv("array.bool", gguf::array(ValueType::boolean, {gguf::boolean(0), gguf::boolean(1)}))
      .kv("array.nested",
          gguf::array(ValueType::array, {gguf::u32s({1, 2, 3}), gguf::strings({"a", ""}), gguf::nested(3)}))
      .tensor("a", {32, 3}, kQ8_0)
      .tensor("scalar", {}, kF32)
      .tensor("b", {256, 2}, kQ4_K)
      .tensor("none", {0, 4}, kF16)
      .tensor("rank.4", {2, 3, 2, 2}, kF16)
      .trailing("left over");
  return builder;
}

}  // namespace ggufscope
