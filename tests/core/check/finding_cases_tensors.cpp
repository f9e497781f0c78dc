// Files whose tensor infos are wrong, and tensor types that need to be told apart.
#include "tests/core/check/finding_cases.h"
#include "tests/support/gguf_builder.h"

namespace ggufscope {
namespace {

/// A tensor of any type with `bytes` of data.
GgufTensor sized(std::string_view name, std::vector<uint64_t> dims, uint32_t type, uint64_t bytes) {
  GgufTensor tensor;
  tensor.name = name;
  tensor.dims = std::move(dims);
  tensor.type = type;
  tensor.bytes = bytes;
  return tensor;
}

template <class Wanted>
FindingCase infoCase(std::string name, const GgufBuilder& builder, Wanted wanted) {
  const BuiltGguf built = builder.buildWithPlaces();
  return {std::move(name), built.bytes, wanted(built.tensors)};
}

using Places = std::vector<GgufTensorPlaces>;
using WantedList = std::vector<WantedFinding>;

/// Tensor 1 of three has the name.
FindingCase nameCase(const char* name, std::string_view tensorName, WantedList ids) {
  const GgufBuilder builder = GgufBuilder().tensor("first", {8}).tensor(tensorName, {8}).tensor("last", {8});
  return infoCase(name, builder, [&](const Places& places) {
    for (WantedFinding& wanted : ids) wanted.range = places[1].nameField;
    return ids;
  });
}

/// The file ends `missing` bytes before the end of the second tensor info.
FindingCase cutCase(const char* name, uint64_t missing) {
  const BuiltGguf built = GgufBuilder().tensor("first", {8}).tensor("second", {8, 2}).withoutData().buildWithPlaces();
  const uint64_t size = built.bytes.size() - missing;
  return {name, built.bytes.substr(0, size), {{"tensor_info.truncated", {built.tensors[1].info.begin, size}}}};
}

FindingCase rankCase(const char* name, uint32_t rank) {
  GgufTensor tensor{"t", {8}, kF32};
  tensor.claimedRank = rank;
  return infoCase(name, GgufBuilder().tensor("before", {8}).tensor(tensor), [](const Places& places) {
    return WantedList{{"tensor_info.rank_unreadable", places[1].rank}};
  });
}

FindingCase nameLengthCase(const char* name, uint64_t claim) {
  GgufTensor tensor{"t", {8}, kF32};
  tensor.claimedNameLength = claim;
  return infoCase(name, GgufBuilder().tensor("before", {8}).tensor(tensor).withoutData(), [](const Places& places) {
    return WantedList{{"tensor_info.length_exceeds_file", places[1].nameLength}};
  });
}

FindingCase emptyName() {
  return infoCase("name_empty", GgufBuilder().tensor("", {8}), [](const Places& places) {
    return WantedList{{"tensor.name_empty", places[0].nameLength}};
  });
}

FindingCase duplicateNames() {
  const GgufBuilder builder = GgufBuilder().tensor("w", {8}).tensor("v", {8}).tensor("w", {8}).tensor("w", {8});
  return infoCase("name_duplicate", builder, [](const Places& places) {
    return WantedList{{"tensor.name_duplicate", places[2].nameField}, {"tensor.name_duplicate", places[3].nameField}};
  });
}

FindingCase namesUpToNul() {
  const GgufBuilder builder =
      GgufBuilder().tensor(std::string_view("w\0a", 3), {8}).tensor(std::string_view("w\0b", 3), {8});
  return infoCase("name_same_up_to_nul", builder, [](const Places& places) {
    return WantedList{{"tensor.name_has_nul", places[0].nameField},
                      {"tensor.name_has_nul", places[1].nameField},
                      {"tensor.name_same_up_to_nul", places[1].nameField}};
  });
}

FindingCase nameUpToNulOfAnother() {
  const GgufBuilder builder = GgufBuilder().tensor("w", {8}).tensor(std::string_view("w\0a", 3), {8});
  return infoCase("name_up_to_nul_is_another", builder, [](const Places& places) {
    return WantedList{{"tensor.name_has_nul", places[1].nameField},
                      {"tensor.name_same_up_to_nul", places[1].nameField}};
  });
}

FindingCase rankHigh(const char* name, std::vector<uint64_t> dims) {
  return infoCase(name, GgufBuilder().tensor("t", std::move(dims)), [](const Places& places) {
    return WantedList{{"tensor.rank_high", places[0].rank}};
  });
}

FindingCase zeroDimension(const char* name, std::vector<uint64_t> dims, size_t first) {
  const GgufBuilder builder = GgufBuilder().tensor("t", std::move(dims)).tensor("after", {8});
  return infoCase(name, builder, [first](const Places& places) {
    return WantedList{{"tensor.dim_zero", places[0].dims[first]}};
  });
}

/// A tensor whose size does not fit owns nothing where another one has the same offset.
FindingCase tooLarge(const char* name, std::vector<uint64_t> dims, char llamaCpp) {
  const GgufBuilder builder = GgufBuilder().tensor(sized("t", std::move(dims), kF32, 0)).tensor("after", {8});
  return infoCase(name, builder, [llamaCpp](const Places& places) {
    return WantedList{{"tensor.size_overflow", places[0].allDims, llamaCpp}};
  });
}

FindingCase negativeDimension() {
  const GgufBuilder builder =
      GgufBuilder().tensor(sized("t", {4, uint64_t{1} << 63, UINT64_MAX}, kF32, 0)).tensor("after", {8});
  return infoCase("dim_negative", builder, [](const Places& places) {
    return WantedList{{"tensor.dim_negative", places[0].dims[1]}};
  });
}

FindingCase typeCase(const char* name, const GgufBuilder& builder, WantedList ids, size_t tensor = 0) {
  return infoCase(name, builder, [&](const Places& places) {
    for (WantedFinding& wanted : ids) wanted.range = places[tensor].type;
    return ids;
  });
}

FindingCase raggedRow(const char* name, std::vector<uint64_t> dims) {
  const bool scalar = dims.empty();
  const GgufBuilder builder = GgufBuilder().tensor(sized("t", std::move(dims), kQ4_K, 96)).tensor("after", {8});
  return infoCase(name, builder, [scalar](const Places& places) {
    if (scalar) return WantedList{{"tensor.rank_zero", places[0].rank}, {"tensor.row_ragged", places[0].rank}};
    return WantedList{{"tensor.row_ragged", places[0].dims[0]}};
  });
}

}  // namespace

std::vector<FindingCase> tensorInfoCases() {
  std::vector<FindingCase> cases = {
      cutCase("info_missing", 8 + 6 + 4 + 16 + 4 + 8),
      cutCase("cut_in_name_length", 43),
      cutCase("cut_in_name", 35),
      cutCase("cut_in_rank", 30),
      cutCase("cut_in_dims", 20),
      cutCase("cut_in_type", 10),
      cutCase("cut_in_offset", 3),
      nameLengthCase("name_length_2_40", uint64_t{1} << 40),
      nameLengthCase("name_length_negative", UINT64_MAX),
      rankCase("rank_17", 17),
      rankCase("rank_2_32", UINT32_MAX),
      emptyName(),
      nameCase("name_63", std::string(63, 'n'), {}),
      nameCase("name_64", std::string(64, 'n'), {{"tensor.name_64_bytes", {}}}),
      nameCase("name_65", std::string(65, 'n'), {{"tensor.name_too_long", {}}}),
      nameCase("name_1000", std::string(1000, 'n'), {{"tensor.name_too_long", {}}}),
      nameCase("name_bytes_not_characters", std::string("\u00e9") + std::string(62, 'n'),
               {{"tensor.name_64_bytes", {}}}),
      nameCase("name_not_utf8", "a\xFF", {{"tensor.name_not_utf8", {}}}),
      nameCase("name_has_nul", std::string_view("a\0b", 3), {{"tensor.name_has_nul", {}}}),
      nameCase("name_escape", "a\x1b[2J", {{"tensor.name_control_code", {}}}),
      nameCase("name_tab", "a\tb", {{"tensor.name_control_code", {}}}),
      nameCase("name_right_to_left", "a\u202E", {{"tensor.name_control_code", {}}}),
      nameCase("name_with_markup", "<img src=x>", {}),
      duplicateNames(),
      namesUpToNul(),
      nameUpToNulOfAnother(),
      infoCase("scalar", GgufBuilder().tensor("t", {}),
               [](const Places& places) {
                 return WantedList{{"tensor.rank_zero", places[0].rank}};
               }),
      infoCase("rank_4", GgufBuilder().tensor("t", {2, 2, 2, 2}), [](const Places&) { return WantedList{}; }),
      rankHigh("rank_5", {2, 2, 1, 2, 2}),
      rankHigh("rank_16", std::vector<uint64_t>(16, 1)),
      zeroDimension("no_elements", {0}, 0),
      zeroDimension("no_elements_in_2", {4, 0, 0}, 1),
      negativeDimension(),
  };
  return cases;
}

std::vector<FindingCase> typeCases() {
  // An id that no table has.
  constexpr uint32_t kNobodys = 999;
  return {
      typeCase(
          "type_999",
          GgufBuilder().tensor("a", {8}).tensor(sized("b", {32}, kNobodys, 64)).tensor(sized("c", {32}, kNobodys, 64)),
          {{"tensor.type_unknown", {}}}, 1),
      typeCase("type_2_24", GgufBuilder().tensor(sized("a", {32}, 1U << 24, 64)), {{"tensor.type_unknown", {}}}),
      typeCase("removed_5", GgufBuilder().tensor(sized("a", {32}, 5, 20)).tensor("b", {8}),
               {{"tensor.type_removed", {}}}),
      typeCase("foreign_137", GgufBuilder().tensor(sized("a", {256}, 137, 76)), {{"tensor.type_foreign", {}}}),
      typeCase("type_142_of_one_block", GgufBuilder().tensor(sized("a", {128}, 142, 34)),
               {{"tensor.type_foreign", {}}}),
      // 34 bytes a block of 128, or 66 a block of 256: offsets tell where they can.
      typeCase("type_142_decided",
               GgufBuilder().tensor(sized("a", {1280, 4}, 142, 1360)).tensor(sized("b", {1280, 4}, 142, 1360)),
               {{"tensor.type_foreign", {}}}),
      typeCase("type_142_ambiguous",
               GgufBuilder().tensor(sized("a", {512, 4}, 142, 544)).tensor(sized("b", {512, 4}, 142, 544)),
               {{"tensor.type_foreign", {}}, {"tensor.type_ambiguous", {}}}),
      // Mainline's Q2_0 has 18 bytes a block of 64, an older one 34 a block of 128.
      typeCase("type_42_of_a_fork",
               GgufBuilder().tensor(sized("a", {1280, 4}, 42, 1360)).tensor(sized("b", {1280, 4}, 42, 1360)),
               {{"tensor.type_dialect", {}}}),
      typeCase("type_42_of_mainline",
               GgufBuilder().tensor(sized("a", {1280, 4}, 42, 1440)).tensor(sized("b", {1280, 4}, 42, 1440)), {}),
      typeCase("type_19_is_always_shared", GgufBuilder().tensor(sized("a", {256, 32}, 19, 1600)),
               {{"tensor.type_shared_id", {}}}),
      typeCase("type_39_shared", GgufBuilder().tensor(sized("a", {256}, 39, 136)).tensor(sized("b", {256}, 39, 136)),
               {{"tensor.type_shared_id", {}}}),
      infoCase("type_16_of_version_1", GgufBuilder().version(1).tensor(sized("bytes", {32}, 16, 32)),
               [](const Places&) {
                 return WantedList{{"header.version_1", {4, 8}}};
               }),
      raggedRow("row_of_100", {100}),
      raggedRow("scalar_of_blocks", {}),
      // The product wraps to 0: mainline sees a tensor without bytes.
      tooLarge("product_2_64", {uint64_t{1} << 32, uint64_t{1} << 32}, 'W'),
      tooLarge("product_2_66", {uint64_t{1} << 32, uint64_t{1} << 32, 4}, 'W'),
      tooLarge("product_2_63", {uint64_t{1} << 32, uint64_t{1} << 31}, 0),
      tooLarge("product_that_wraps_to_2_33", {uint64_t{1} << 33, (uint64_t{1} << 31) + 1}, 0),
      tooLarge("bytes_that_wrap_when_padded", {4, (uint64_t{1} << 30) - 1, (uint64_t{1} << 30) + 1}, 0),
      tooLarge("bytes_2_64", {uint64_t{1} << 60, 7}, 0),
  };
}

}  // namespace ggufscope
