// Files whose header is wrong, or that are no GGUF files.
#include "tests/core/check/finding_cases.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/rich_file.h"

namespace ggufscope {
namespace {

constexpr ByteRange kMagic{0, 4};
constexpr ByteRange kVersion{4, 8};
constexpr ByteRange kTensorCount{8, 16};
constexpr ByteRange kKvCount{16, 24};

GgufBuilder plain() { return GgufBuilder().kv("general.architecture", gguf::str("llama")).tensor("w", {8}); }

/// `size` bytes of a good file.
std::string cutHeader(size_t size) { return plain().build().substr(0, size); }

FindingCase manyStyleFindings() {
  FindingCase testCase{"findings_limited", {}, {}};
  GgufBuilder builder;
  for (int i = 0; i < 1005; ++i) builder.kv("Key " + std::to_string(i), gguf::u8(0));
  const BuiltGguf built = builder.withoutData().buildWithPlaces();
  testCase.bytes = built.bytes;
  for (size_t i = 0; i < 1000; ++i) testCase.wanted.push_back({"kv.key_style", built.pairs[i].keyField});
  testCase.wanted.push_back({"file.findings_limited", built.pairs[1000].keyField});
  return testCase;
}

FindingCase oneOfEverything() {
  const BuiltGguf built = richFile().buildWithPlaces();
  const uint64_t size = built.bytes.size();
  return {"rich",
          built.bytes,
          {{"kv.nested_array", ByteRange::ofSize(built.pairs.back().value.begin, 4)},
           {"tensor.rank_zero", built.tensors[1].rank},
           {"tensor.dim_zero", built.tensors[3].dims[0]},
           {"data.trailing_bytes", {size - 9, size}}}};
}

}  // namespace

std::vector<FindingCase> headerCases() {
  const std::string good = plain().build();
  return {
      {"good", good, {}},
      oneOfEverything(),
      {"empty", "", {{"file.empty", {0, 0}}}},
      {"not_gguf", "GGML" + std::string(60, 'x'), {{"file.not_gguf", {0, 4}}}},
      {"not_gguf_3_bytes", "abc", {{"file.not_gguf", {0, 3}}}},
      {"not_gguf_1_byte", "x", {{"file.not_gguf", {0, 1}}}},
      {"not_gguf_lower_case", "gguf" + good.substr(4), {{"file.not_gguf", {0, 4}}}},
      {"cut_in_magic", cutHeader(2), {{"header.truncated", {0, 2}}}},
      {"cut_behind_magic", cutHeader(4), {{"header.truncated", {4, 4}}}},
      {"cut_in_version", cutHeader(7), {{"header.truncated", {4, 7}}}},
      {"cut_in_tensor_count", cutHeader(13), {{"header.truncated", {8, 13}}}},
      {"cut_before_kv_count", cutHeader(16), {{"header.truncated", {16, 16}}}},
      {"cut_in_kv_count", cutHeader(23), {{"header.truncated", {16, 23}}}},
      {"magic_reversed", plain().magic("FUGG").build(), {{"header.magic_reversed", kMagic}}},
      {"version_0", plain().version(0).build(), {{"header.version_zero", kVersion}}},
      {"version_1", plain().version(1).build(), {{"header.version_1", kVersion}}},
      {"version_2", plain().version(2).build(), {{"header.version_2", kVersion}}},
      {"version_4", plain().version(4).build(), {{"header.version_unknown", kVersion}}},
      {"version_65535", plain().version(65535).build(), {{"header.version_unknown", kVersion}}},
      {"big_endian", plain().bigEndian().build(), {{"header.big_endian", kVersion}}},
      {"big_endian_version_2",
       plain().version(2).bigEndian().build(),
       {{"header.big_endian", kVersion}, {"header.version_2", kVersion}}},
      {"big_endian_version_4",
       plain().version(4).bigEndian().build(),
       {{"header.big_endian", kVersion}, {"header.version_unknown", kVersion}}},
      {"version_3_with_32_bits", plain().lengthBytes(4).build(), {{"header.width_mismatch", kVersion}}},
      {"version_1_with_64_bits",
       plain().version(1).lengthBytes(8).build(),
       {{"header.version_1", kVersion}, {"header.width_mismatch", kVersion}}},
      // Counts above the file's size: rows are read while they parse, the fault behind them is not reported.
      {"tensor_count_2_60",
       plain().claimTensors(uint64_t{1} << 60).withoutData().build(),
       {{"header.count_exceeds_file", kTensorCount}}},
      {"tensor_count_negative",
       plain().claimTensors(UINT64_MAX).withoutData().build(),
       {{"header.count_exceeds_file", kTensorCount}}},
      {"kv_count_2_40",
       GgufBuilder().claimPairs(uint64_t{1} << 40).kv("a", gguf::u8(1)).withoutData().build(),
       {{"header.count_exceeds_file", kKvCount}}},
      {"version_1_kv_count_2_31",
       GgufBuilder().version(1).claimPairs(1U << 31).kv("a", gguf::u8(1)).withoutData().build(),
       {{"header.version_1", kVersion}, {"header.count_exceeds_file", {12, 16}}}},
      {"nothing_but_a_header", GgufBuilder().withoutData().build(), {}},
      {"no_metadata", GgufBuilder().tensor("w", {8}, kF16).build(), {}},
      manyStyleFindings(),
  };
}

}  // namespace ggufscope
