// Files whose key-value pairs are wrong, and what general.alignment may say.
#include <limits>

#include "tests/core/check/finding_cases.h"
#include "tests/support/gguf_builder.h"

namespace ggufscope {
namespace {

/// Bytes [begin + from, begin + from + size).
ByteRange part(ByteRange range, uint64_t from, uint64_t size) { return ByteRange::ofSize(range.begin + from, size); }

/// A pair before and a pair behind the one that is looked at.
GgufBuilder around(std::string_view key, GgufValue value) {
  return GgufBuilder().kv("before", gguf::u8(1)).kv(key, std::move(value)).kv("after", gguf::u8(2));
}

/// A case about pair 1 of `builder`; `wanted` gets the places of that pair.
template <class Wanted>
FindingCase pairCase(const char* name, GgufBuilder builder, Wanted wanted) {
  const BuiltGguf built = builder.withoutData().buildWithPlaces();
  return {name, built.bytes, wanted(built.pairs[1])};
}

FindingCase keyCase(const char* name, std::string_view key, const std::vector<std::string_view>& ids) {
  return pairCase(name, around(key, gguf::u8(0)), [&](const GgufPairPlaces& places) {
    std::vector<WantedFinding> wanted;
    wanted.reserve(ids.size());
    for (const std::string_view id : ids) wanted.push_back({id, places.keyField});
    return wanted;
  });
}

FindingCase valueCase(const char* name, GgufValue value, std::string_view id, uint64_t from, uint64_t size) {
  return pairCase(name, around("key", std::move(value)), [&](const GgufPairPlaces& places) {
    return std::vector<WantedFinding>{{id, part(places.value, from, size)}};
  });
}

FindingCase goodValue(const char* name, GgufValue value) {
  return {name, around("key", std::move(value)).withoutData().build(), {}};
}

/// The file ends `missing` bytes before the end of the last pair, which has the value.
FindingCase cutCase(const char* name, GgufValue value, uint64_t missing) {
  const BuiltGguf built =
      GgufBuilder().kv("before", gguf::u8(1)).kv("key", std::move(value)).withoutData().buildWithPlaces();
  const uint64_t size = built.bytes.size() - missing;
  return {name, built.bytes.substr(0, size), {{"kv.truncated", {built.pairs[1].pair.begin, size}}}};
}

FindingCase missingRow() {
  const std::string bytes = GgufBuilder().claimPairs(2).kv("a", gguf::u8(1)).withoutData().build();
  return {"pair_missing", bytes, {{"kv.truncated", {bytes.size(), bytes.size()}}}};
}

FindingCase keyLengthCase() {
  const BuiltGguf built = GgufBuilder()
                              .kv("before", gguf::u8(1))
                              .kvClaiming(uint64_t{1} << 62, "key", gguf::u8(1))
                              .withoutData()
                              .buildWithPlaces();
  return {"key_length_2_62", built.bytes, {{"kv.length_exceeds_file", built.pairs[1].keyLength}}};
}

/// A key length that the file as a whole could hold, but not what is left of it.
FindingCase keyLengthBehindTheEnd() {
  const BuiltGguf built = GgufBuilder()
                              .kv("before", gguf::str(std::string(100, 'x')))
                              .kvClaiming(60, "key", gguf::u8(1))
                              .withoutData()
                              .buildWithPlaces();
  return {"key_cut", built.bytes, {{"kv.truncated", {built.pairs[1].pair.begin, built.bytes.size()}}}};
}

FindingCase duplicateKeys() {
  const BuiltGguf built = GgufBuilder()
                              .kv("a.b", gguf::u32(1))
                              .kv("c", gguf::u32(1))
                              .kv("a.b", gguf::u32(2))
                              .kv("a.b", gguf::str("x"))
                              .withoutData()
                              .buildWithPlaces();
  return {"key_duplicate",
          built.bytes,
          {{"kv.key_duplicate", built.pairs[2].keyField}, {"kv.key_duplicate", built.pairs[3].keyField}}};
}

FindingCase emptyKey() {
  return pairCase("key_empty", around("", gguf::u32(1)), [](const GgufPairPlaces& places) {
    return std::vector<WantedFinding>{{"kv.key_empty", places.keyLength}};
  });
}

FindingCase hostileText() {
  return pairCase("terminal_codes", around("x\x1b[2Jy", gguf::str("v\x1b]0;t\x07")), [](const GgufPairPlaces& places) {
    return std::vector<WantedFinding>{{"kv.key_control_code", places.keyField},
                                      {"kv.value_control_code", {places.value.begin + 8, places.value.end}}};
  });
}

/// A type number that does not exist ends the reading of pairs.
FindingCase unknownValueType() {
  return pairCase("value_type_13", around("x", gguf::raw(13, std::string(4, '\1'))), [](const GgufPairPlaces& places) {
    return std::vector<WantedFinding>{{"kv.value_type_unknown", places.valueType}};
  });
}

/// Two bad element types in one pair are one finding.
FindingCase unknownElementTypesTwice() {
  std::string inner;
  for (int i = 0; i < 2; ++i) inner += std::string("\x63\0\0\0", 4) + std::string(8, '\0');
  return pairCase("empty_arrays_of_type_99", around("a", gguf::arrayClaiming(9, 2, inner)),
                  [](const GgufPairPlaces& places) {
                    return std::vector<WantedFinding>{{"kv.nested_array", part(places.value, 0, 4)},
                                                      {"kv.element_type_unknown", part(places.value, 12, 4)}};
                  });
}

FindingCase nestedTooDeep(const char* name, uint32_t depth) {
  return pairCase(name, around("deep", gguf::nested(depth)), [](const GgufPairPlaces& places) {
    return std::vector<WantedFinding>{{"kv.nested_array", part(places.value, 0, 4)},
                                      {"kv.nesting_too_deep", part(places.value, 64 * 12, 12)}};
  });
}

/// The first array of arrays stands inside the value, behind a plain array.
FindingCase nestedInside() {
  const GgufValue value = gguf::array(ValueType::array, {gguf::u32s({1, 2}), gguf::nested(2)});
  return valueCase("array_in_array", value, "kv.nested_array", 0, 4);
}

/// 2^30 + 1 elements: more than mainline's loader takes. The elements are only a claim of the source's size.
FindingCase overLoaderLimit() {
  constexpr uint64_t kCount = (uint64_t{1} << 30) + 1;
  const BuiltGguf built = GgufBuilder().kv("many", gguf::arrayClaiming(0, kCount)).withoutData().buildWithPlaces();
  return {"array_of_2_30_and_1",
          built.bytes,
          {{"kv.length_over_loader_limit", part(built.pairs[0].value, 4, 8)}},
          "model.gguf",
          built.bytes.size() + kCount};
}

FindingCase badStringsInArray() {
  const GgufValue value = gguf::strings({"good", "\xFF\xFE", "also good", "\xC3"});
  return valueCase("broken_tokens", value, "kv.value_not_utf8", 12 + 12 + 8, 2);
}

FindingCase badBoolsInArray() {
  const GgufValue value = gguf::array(ValueType::boolean, {gguf::boolean(1), gguf::boolean(3), gguf::boolean(2)});
  return valueCase("odd_bools", value, "kv.bool_not_0_or_1", 13, 1);
}

}  // namespace

std::vector<FindingCase> pairCases() {
  const std::string longKey(70000, 'k');
  return {
      cutCase("cut_in_value", gguf::u32(5), 2),
      cutCase("cut_before_value", gguf::u32(5), 4),
      cutCase("cut_in_value_type", gguf::u8(5), 3),
      cutCase("cut_in_key", gguf::u8(5), 6),
      cutCase("cut_in_key_length", gguf::u8(5), 12),
      cutCase("cut_in_string", gguf::str("a string"), 3),
      cutCase("cut_in_string_length", gguf::str(""), 3),
      cutCase("cut_in_array", gguf::u32s({1, 2, 3}), 5),
      cutCase("cut_in_array_count", gguf::u32s({}), 5),
      cutCase("cut_in_element_type", gguf::u32s({}), 10),
      cutCase("cut_in_strings", gguf::strings({"first", "second"}), 3),
      cutCase("cut_in_nest", gguf::nested(5), 3),
      missingRow(),
      keyLengthCase(),
      keyLengthBehindTheEnd(),
      valueCase("string_length_2_62", gguf::strClaiming(uint64_t{1} << 62, "x"), "kv.length_exceeds_file", 0, 8),
      valueCase("array_count_2_63", gguf::arrayClaiming(4, uint64_t{1} << 63), "kv.length_exceeds_file", 4, 8),
      valueCase("array_count_that_wraps", gguf::arrayClaiming(4, uint64_t{1} << 62), "kv.length_exceeds_file", 4, 8),
      valueCase("strings_count_10_12", gguf::arrayClaiming(8, 1000000000000), "kv.length_exceeds_file", 4, 8),
      valueCase("arrays_count_10_12", gguf::arrayClaiming(9, 1000000000000), "kv.length_exceeds_file", 4, 8),
      valueCase("length_in_strings", gguf::arrayClaiming(8, 1, std::string(7, '\0') + '\x40'), "kv.length_exceeds_file",
                12, 8),
      unknownValueType(),
      valueCase("element_type_99", gguf::arrayClaiming(99, 1, "\1\0\0\0"), "kv.element_type_unknown", 0, 4),
      valueCase("empty_array_of_type_13", gguf::arrayClaiming(13, 0), "kv.element_type_unknown", 0, 4),
      unknownElementTypesTwice(),
      nestedInside(),
      valueCase("nested_64", gguf::nested(64), "kv.nested_array", 0, 4),
      nestedTooDeep("nested_65", 65),
      nestedTooDeep("nested_2000", 2000),
      overLoaderLimit(),
      emptyKey(),
      duplicateKeys(),
      keyCase("key_not_utf8", "bad\xFF\xFEkey", {"kv.key_not_utf8"}),
      keyCase("key_has_nul", std::string_view("a\0b", 3), {"kv.key_has_nul"}),
      keyCase("key_escape", "a\x1b", {"kv.key_control_code"}),
      keyCase("key_tab", "a\tb", {"kv.key_control_code"}),
      keyCase("key_line_feed", "a\nb", {"kv.key_control_code"}),
      keyCase("key_right_to_left", "a\u202E.b", {"kv.key_control_code"}),
      keyCase("key_nul_and_escape", std::string_view("a\0\x1b", 3), {"kv.key_has_nul", "kv.key_control_code"}),
      keyCase("key_invalid_with_nul", std::string_view("\xFF\0", 2), {"kv.key_not_utf8", "kv.key_has_nul"}),
      keyCase("key_invalid_with_escape", "\xFF\x1b", {"kv.key_not_utf8"}),
      keyCase("key_70000", longKey, {"kv.key_too_long"}),
      keyCase("key_65535", longKey.substr(0, 65535), {}),
      keyCase("key_65536", longKey.substr(0, 65536), {"kv.key_too_long"}),
      keyCase("key_70000_bad_end", longKey.substr(0, 69999) + " ", {"kv.key_style", "kv.key_too_long"}),
      keyCase("key_70000_last_dot", longKey.substr(0, 69999) + ".", {"kv.key_style", "kv.key_too_long"}),
      keyCase("key_of_dot_behind_65536", longKey.substr(0, 65536) + ".a", {"kv.key_too_long"}),
      keyCase("key_with_spaces", "My Key!", {"kv.key_style"}),
      keyCase("key_upper_case", "general.Name", {"kv.key_style"}),
      keyCase("key_two_dots", "a..b", {"kv.key_style"}),
      keyCase("key_first_dot", ".a", {"kv.key_style"}),
      keyCase("key_last_dot", "a.", {"kv.key_style"}),
      keyCase("key_umlaut", "schl\u00fcssel", {"kv.key_style"}),
      keyCase("key_plain", "a-1.b_2.c", {}),
      hostileText(),
      valueCase("text_not_utf8", gguf::str("ab\xFF"), "kv.value_not_utf8", 8, 3),
      valueCase("text_escape", gguf::str("a\x1b[0m"), "kv.value_control_code", 8, 5),
      valueCase("text_nul", gguf::str(std::string_view("a\0b", 3)), "kv.value_control_code", 8, 3),
      valueCase("text_right_to_left", gguf::str("\u202Eabc"), "kv.value_control_code", 8, 6),
      goodValue("text_of_lines", gguf::str("a\n\tb\r\n<img src=x>")),
      goodValue("escapes_in_arrays", gguf::strings({"\x1b[0m", std::string(1, '\0')})),
      badStringsInArray(),
      valueCase("bool_2", gguf::boolean(2), "kv.bool_not_0_or_1", 0, 1),
      badBoolsInArray(),
      goodValue("arrays_for_numbers", gguf::u32s({8, 8, 4, 8})),
  };
}

namespace {

FindingCase alignmentCase(const char* name, GgufValue value, uint64_t layout,
                          const std::vector<std::string_view>& ids) {
  const BuiltGguf built = GgufBuilder()
                              .kv("general.alignment", std::move(value))
                              .layoutAlignment(layout)
                              .tensor("a", {24})
                              .tensor("b", {24})
                              .buildWithPlaces();
  FindingCase testCase{name, built.bytes, {}};
  for (const std::string_view id : ids) {
    const bool type = id == "alignment.wrong_type";
    testCase.wanted.push_back({id, type ? built.pairs[0].valueType : built.pairs[0].value});
  }
  return testCase;
}

/// The key says 2^31 and the file ends behind the tensor infos.
FindingCase startBehindTheEnd() {
  const BuiltGguf built =
      GgufBuilder().kv("general.alignment", gguf::u32(1U << 31)).tensor("a", {8}).withoutData().buildWithPlaces();
  return {"alignment_2_31", built.bytes, {{"data.start_beyond_file", {built.infosEnd, built.infosEnd}}}};
}

/// Laid out as with 32, but the file does not end there: only the declared alignment is judged.
FindingCase mismatchOfBoth() {
  const BuiltGguf built = GgufBuilder()
                              .kv("general.alignment", gguf::u32(64))
                              .layoutAlignment(32)
                              .tensor("a", {24})
                              .tensor("b", {24})
                              .trailing("x")
                              .buildWithPlaces();
  return {"alignment_64_laid_out_as_32_with_more",
          built.bytes,
          {{"tensor.offset_misaligned", built.tensors[1].offset},
           {"data.trailing_bytes", {built.bytes.size() - 1, built.bytes.size()}}}};
}

}  // namespace

std::vector<FindingCase> alignmentCases() {
  return {
      alignmentCase("alignment_64", gguf::u32(64), 64, {}),
      alignmentCase("alignment_2_20", gguf::u32(1U << 20), 1U << 20, {}),
      alignmentCase("alignment_as_u64", gguf::u64(32), 32, {"alignment.wrong_type"}),
      alignmentCase("alignment_as_i32", gguf::i32(64), 32, {"alignment.wrong_type"}),
      alignmentCase("alignment_as_string", gguf::str("64"), 32, {"alignment.wrong_type"}),
      alignmentCase("alignment_as_array", gguf::u32s({64}), 32, {"alignment.wrong_type"}),
      alignmentCase("alignment_0", gguf::u32(0), 32, {"alignment.zero"}),
      alignmentCase("alignment_24", gguf::u32(24), 24, {"alignment.not_power_of_two"}),
      alignmentCase("alignment_12", gguf::u32(12), 12, {"alignment.not_multiple_of_8", "alignment.not_power_of_two"}),
      alignmentCase("alignment_1", gguf::u32(1), 1, {"alignment.not_multiple_of_8"}),
      alignmentCase("alignment_4", gguf::u32(4), 4, {"alignment.not_multiple_of_8"}),
      alignmentCase("alignment_64_laid_out_as_32", gguf::u32(64), 32, {"alignment.layout_mismatch"}),
      startBehindTheEnd(),
      mismatchOfBoth(),
  };
}

}  // namespace ggufscope
