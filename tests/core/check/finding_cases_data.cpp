// Files whose data lies in the wrong place or is not there, and shards of split sets.
#include "tests/core/check/finding_cases.h"
#include "tests/support/gguf_builder.h"

namespace ggufscope {
namespace {

using Wanted = std::vector<WantedFinding>;

/// 8 floats: 32 bytes.
GgufTensor at(std::string_view name, uint64_t offset, uint64_t floats = 8) {
  GgufTensor tensor;
  tensor.name = name;
  tensor.dims = {floats};
  tensor.offset = offset;
  return tensor;
}

template <class MakeWanted>
FindingCase dataCase(const char* name, const GgufBuilder& builder, MakeWanted wanted) {
  const BuiltGguf built = builder.buildWithPlaces();
  return {name, built.bytes, wanted(built)};
}

/// [D + begin, D + end) of the data section.
ByteRange inData(const BuiltGguf& built, uint64_t begin, uint64_t end) {
  return {built.dataStart + begin, built.dataStart + end};
}

/// Two tensors of 64 and 96 bytes, cut after `size` bytes of data.
template <class MakeWanted>
FindingCase cutCase(const char* name, uint64_t size, MakeWanted wanted) {
  const BuiltGguf built = GgufBuilder().tensor("a", {16}).tensor("b", {24}).buildWithPlaces();
  const uint64_t end = built.dataStart + size;
  return {name, built.bytes.substr(0, end), wanted(built, end)};
}

FindingCase cutBeforeTheData(const char* name, uint64_t paddingLeft) {
  const BuiltGguf built = GgufBuilder().kv("a", gguf::u8(1)).tensor("w", {8}).buildWithPlaces();
  const uint64_t end = built.infosEnd + paddingLeft;
  return {name, built.bytes.substr(0, end), {{"data.start_beyond_file", {built.infosEnd, end}}}};
}

/// A tensor inside another one, both behind the end of the file.
FindingCase cutOverlap() {
  const BuiltGguf built = GgufBuilder().tensor(at("a", 0, 32)).tensor(at("b", 64, 16)).buildWithPlaces();
  const uint64_t end = built.dataStart + 40;
  return {"overlap_behind_the_end",
          built.bytes.substr(0, end),
          {{"tensor.data_truncated", {built.dataStart, end}},
           {"tensor.data_absent", built.tensors[1].offset},
           {"tensor.overlap", built.tensors[1].offset},
           {"data.truncated", {end, end}}}};
}

FindingCase dirtyPadding() {
  const GgufBuilder builder = GgufBuilder().kv("abc", gguf::u8(1)).padByte(1).tensor("a", {5}).tensor("b", {5});
  return dataCase("padding_not_zero", builder, [](const BuiltGguf& built) {
    return Wanted{{"data.padding_nonzero", {built.infosEnd, built.dataStart}},
                  {"data.padding_nonzero", inData(built, 20, 32)},
                  {"data.padding_nonzero", inData(built, 52, 64)}};
  });
}

/// No tensors: what follows the pairs is padding up to the next multiple, then trailing.
FindingCase dirtyPaddingWithoutTensors() {
  const BuiltGguf built = GgufBuilder().kv("abc", gguf::u8(1)).padByte('x').trailing("yz").buildWithPlaces();
  return {"padding_not_zero_without_tensors",
          built.bytes,
          {{"data.padding_nonzero", {built.infosEnd, built.dataStart}},
           {"data.trailing_bytes", {built.dataStart, built.dataStart + 2}}}};
}

std::vector<FindingCase> placeCases() {
  return {
      dataCase("offset_36", GgufBuilder().tensor(at("a", 0)).tensor(at("b", 36)),
               [](const BuiltGguf& built) {
                 return Wanted{{"tensor.offset_misaligned", built.tensors[1].offset},
                               {"tensor.gap_before", inData(built, 32, 36)}};
               }),
      dataCase("out_of_order", GgufBuilder().tensor(at("a", 32)).tensor(at("b", 0)),
               [](const BuiltGguf& built) {
                 return Wanted{{"tensor.out_of_order", built.tensors[1].offset}};
               }),
      dataCase("two_out_of_order", GgufBuilder().tensor(at("a", 64)).tensor(at("b", 0)).tensor(at("c", 32)),
               [](const BuiltGguf& built) {
                 return Wanted{{"tensor.out_of_order", built.tensors[1].offset},
                               {"tensor.out_of_order", built.tensors[2].offset}};
               }),
      dataCase("gap_of_64", GgufBuilder().tensor(at("a", 0)).tensor(at("b", 96)),
               [](const BuiltGguf& built) {
                 return Wanted{{"tensor.gap_before", inData(built, 32, 96)}};
               }),
      dataCase("gap_before_the_first", GgufBuilder().tensor(at("a", 64)),
               [](const BuiltGguf& built) {
                 return Wanted{{"tensor.gap_before", inData(built, 0, 64)}};
               }),
      dataCase("padding_then_gap", GgufBuilder().tensor(at("a", 0, 5)).tensor(at("b", 64)),
               [](const BuiltGguf& built) {
                 return Wanted{{"tensor.gap_before", inData(built, 32, 64)}};
               }),
      dataCase("overlap", GgufBuilder().tensor(at("a", 0, 16)).tensor(at("b", 32, 16)),
               [](const BuiltGguf& built) {
                 return Wanted{{"tensor.overlap", inData(built, 32, 64)}};
               }),
      dataCase("same_offset", GgufBuilder().tensor(at("a", 0, 16)).tensor(at("b", 0, 16)),
               [](const BuiltGguf& built) {
                 return Wanted{{"tensor.overlap", inData(built, 0, 64)}};
               }),
      dataCase("inside_another", GgufBuilder().tensor(at("a", 0, 32)).tensor(at("b", 32)),
               [](const BuiltGguf& built) {
                 return Wanted{{"tensor.overlap", inData(built, 32, 64)}};
               }),
      dataCase(
          "overlap_of_nothing", GgufBuilder().tensor(at("a", 0, 16)).tensor(at("b", 32, 0)),
          [](const BuiltGguf& built) {
            return Wanted{{"tensor.dim_zero", built.tensors[1].dims[0]}, {"tensor.overlap", built.tensors[1].offset}};
          }),
  };
}

std::vector<FindingCase> cutCases() {
  return {
      cutCase("cut_in_the_second", 64 + 40,
              [](const BuiltGguf& built, uint64_t end) {
                return Wanted{{"tensor.data_truncated", {built.tensors[1].data.begin, end}},
                              {"data.truncated", {end, end}}};
              }),
      cutCase("cut_behind_the_first", 64,
              [](const BuiltGguf& built, uint64_t end) {
                return Wanted{{"tensor.data_absent", built.tensors[1].offset}, {"data.truncated", {end, end}}};
              }),
      cutCase("cut_in_the_first", 40,
              [](const BuiltGguf& built, uint64_t end) {
                return Wanted{{"tensor.data_truncated", {built.tensors[0].data.begin, end}},
                              {"tensor.data_absent", built.tensors[1].offset},
                              {"data.truncated", {end, end}}};
              }),
      cutCase("cut_at_the_start_of_the_data", 0,
              [](const BuiltGguf& built, uint64_t end) {
                return Wanted{{"tensor.data_absent", built.tensors[0].offset},
                              {"tensor.data_absent", built.tensors[1].offset},
                              {"data.truncated", {end, end}}};
              }),
      dataCase("offset_2_40", GgufBuilder().tensor([] {
        GgufTensor far = at("far", uint64_t{1} << 40);
        far.data = "";
        return far;
      }()),
               [](const BuiltGguf& built) {
                 const uint64_t size = built.bytes.size();
                 return Wanted{{"tensor.data_absent", built.tensors[0].offset},
                               {"tensor.gap_before", built.tensors[0].offset},
                               {"data.truncated", {size, size}}};
               }),
      cutOverlap(),
      cutBeforeTheData("cut_behind_the_infos", 0),
      cutBeforeTheData("cut_in_the_padding", 3),
  };
}

std::vector<FindingCase> tailCases() {
  return {
      dataCase("tail_padding_missing", GgufBuilder().tensor("a", {5}).tailPadding(false),
               [](const BuiltGguf& built) {
                 return Wanted{{"data.tail_padding_missing", inData(built, 20, 20)}};
               }),
      dataCase("tail_padding_cut", GgufBuilder().tensor("a", {5}).tailPadding(false).trailing(std::string(5, '\0')),
               [](const BuiltGguf& built) {
                 return Wanted{{"data.tail_padding_missing", inData(built, 20, 25)}};
               }),
      dataCase("trailing", GgufBuilder().tensor("a", {8}).trailing(std::string(64, 'J')),
               [](const BuiltGguf& built) {
                 return Wanted{{"data.trailing_bytes", inData(built, 32, 96)}};
               }),
      dataCase("trailing_gguf", GgufBuilder().tensor("a", {8}).trailing(GgufBuilder().withoutData().build()),
               [](const BuiltGguf& built) {
                 return Wanted{{"data.trailing_bytes", inData(built, 32, 56)}};
               }),
      dirtyPadding(),
      dirtyPaddingWithoutTensors(),
  };
}

/// A shard: split.no, split.count, split.tensors.count and one tensor.
GgufBuilder shard(GgufValue number, GgufValue count) {
  return GgufBuilder()
      .kv("split.no", std::move(number))
      .kv("split.count", std::move(count))
      .kv("split.tensors.count", gguf::i32(1))
      .tensor("w", {8});
}

template <class MakeWanted>
FindingCase splitCase(const char* name, const GgufBuilder& builder, const char* fileName, MakeWanted wanted) {
  const BuiltGguf built = builder.buildWithPlaces();
  return {name, built.bytes, wanted(built.pairs), fileName};
}

constexpr auto kNothing = [](const auto&) { return Wanted{}; };

}  // namespace

std::vector<FindingCase> dataCases() {
  std::vector<FindingCase> cases = placeCases();
  for (FindingCase& testCase : cutCases()) cases.push_back(std::move(testCase));
  for (FindingCase& testCase : tailCases()) cases.push_back(std::move(testCase));
  return cases;
}

std::vector<FindingCase> splitCases() {
  using Pairs = std::vector<GgufPairPlaces>;
  return {
      splitCase("shard", shard(gguf::u16(1), gguf::u16(3)), "m-00002-of-00003.gguf", kNothing),
      splitCase("shard_of_one", shard(gguf::u16(0), gguf::u16(1)), "m.gguf", kNothing),
      splitCase("number_without_count", GgufBuilder().kv("split.no", gguf::u16(7)), "m.gguf", kNothing),
      splitCase(
          "split_keys_of_other_types", shard(gguf::u32(1), gguf::i64(3)), "m-00002-of-00003.gguf",
          [](const Pairs& pairs) {
            return Wanted{{"split.key_wrong_type", pairs[0].valueType}, {"split.key_wrong_type", pairs[1].valueType}};
          }),
      splitCase("tensor_count_as_u16", GgufBuilder().kv("split.tensors.count", gguf::u16(3)), "m.gguf",
                [](const Pairs& pairs) {
                  return Wanted{{"split.key_wrong_type", pairs[0].valueType}};
                }),
      splitCase("number_3_of_3", shard(gguf::u16(3), gguf::u16(3)), "m-00002-of-00003.gguf",
                [](const Pairs& pairs) {
                  return Wanted{{"split.number_out_of_range", pairs[0].value}};
                }),
      splitCase(
          "number_minus_1", shard(gguf::i32(-1), gguf::u16(3)), "m-00002-of-00003.gguf",
          [](const Pairs& pairs) {
            return Wanted{{"split.key_wrong_type", pairs[0].valueType}, {"split.number_out_of_range", pairs[0].value}};
          }),
      splitCase("number_as_text", shard(gguf::str("-1"), gguf::u16(3)), "m-00002-of-00003.gguf",
                [](const Pairs& pairs) {
                  return Wanted{{"split.key_wrong_type", pairs[0].valueType}};
                }),
      splitCase("shard_with_another_name", shard(gguf::u16(1), gguf::u16(3)), "model.gguf",
                [](const Pairs& pairs) {
                  return Wanted{{"split.name_unusual", pairs[0].pair}};
                }),
      splitCase("name_says_1_of_3", shard(gguf::u16(1), gguf::u16(3)), "m-00001-of-00003.gguf",
                [](const Pairs& pairs) {
                  return Wanted{{"split.name_disagrees", pairs[0].value}};
                }),
      splitCase("name_says_2_of_4", shard(gguf::u16(1), gguf::u16(3)), "m-00002-of-00004.gguf",
                [](const Pairs& pairs) {
                  return Wanted{{"split.name_disagrees", pairs[0].value}};
                }),
  };
}

}  // namespace ggufscope
