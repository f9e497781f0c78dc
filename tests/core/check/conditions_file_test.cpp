// Conditions of whole files: cut, of other versions and byte orders, of other formats, laid out in unusual ways.
#include <gtest/gtest.h>

#include "tests/core/check/conditions.h"
#include "tests/support/open_model.h"

namespace ggufscope {
namespace {

using namespace std::string_literals;

constexpr ByteRange kVersion{4, 8};
constexpr ByteRange kTensorCount{8, 16};
constexpr ByteRange kKvCount{16, 24};

/// 8 floats at an offset of the data section.
GgufTensor at(std::string_view name, uint64_t offset) {
  GgufTensor tensor{std::string(name), {8}};
  tensor.offset = offset;
  return tensor;
}

ByteRange inData(const BuiltGguf& built, uint64_t begin, uint64_t end) {
  return {built.dataStart + begin, built.dataStart + end};
}

TEST(FileConditions, CutInTheData) {
  const BuiltGguf built = GgufBuilder()
                              .kv("general.architecture", gguf::str("llama"))
                              .tensor("a", {8})
                              .tensor("b", {8})
                              .tensor("c", {8})
                              .buildWithPlaces();
  const uint64_t end = built.dataStart + 40;
  const auto model = opened(built.bytes.substr(0, end));
  EXPECT_EQ(findingLines(*model), sorted({findingLine("tensor.data_truncated", "EE", inData(built, 32, 40)),
                                          findingLine("tensor.data_absent", "EE", built.tensors[2].offset),
                                          findingLine("data.truncated", "EE", {end, end})}));
  const Document& document = model->document();
  EXPECT_EQ(document.tensors[0].state, 0U);
  EXPECT_EQ(document.tensors[1].state, kTensorCut);
  EXPECT_EQ(document.tensors[2].state, kTensorAbsent);
  EXPECT_EQ(document.bytesPresent(1), 8U);
  EXPECT_EQ(messageOf(*model, "data.truncated"), "2 of 3 tensors are incomplete, 56 bytes are missing.");
}

TEST(FileConditions, CutInTheHeaderPart) {
  const std::string bytes = GgufBuilder().kv("general.name", gguf::str("name")).tensor("a", {8}).build();
  EXPECT_EQ(findingLines(bytes.substr(0, 40)), FindingLines({findingLine("kv.truncated", "EE", {24, 40})}));
  EXPECT_EQ(findingLines(bytes.substr(0, 20)), FindingLines({findingLine("header.truncated", "EE", {16, 20})}));
  const uint64_t infos = 24 + 8 + 12 + 4 + 8 + 4;
  EXPECT_EQ(findingLines(bytes.substr(0, infos + 10)),
            FindingLines({findingLine("tensor_info.truncated", "EE", {infos, infos + 10})}));
  EXPECT_EQ(scalarOf(*opened(bytes.substr(0, infos + 10)), "general.name"), "name");
}

TEST(FileConditions, CountsThatNoFileHas) {
  const GgufBuilder plain = GgufBuilder().kv("a.b", gguf::u8(1)).tensor("w", {8}).withoutData();
  const auto pairs = opened(GgufBuilder(plain).claimPairs(uint64_t{1} << 40));
  EXPECT_EQ(findingLines(*pairs).at(0), findingLine("header.count_exceeds_file", "EE", kKvCount));
  EXPECT_GE(pairs->document().pairs.size(), 1U) << "rows are read while they parse";
  const auto tensors = opened(GgufBuilder(plain).claimTensors(uint64_t{1} << 60));
  EXPECT_EQ(findingLines(*tensors), FindingLines({findingLine("header.count_exceeds_file", "EE", kTensorCount)}));
  EXPECT_EQ(tensors->document().tensors.size(), 1U);
  EXPECT_EQ(scalarOf(*tensors, "a.b"), "1");
}

TEST(FileConditions, AlignmentsThatCanBeUsed) {
  for (const uint32_t alignment : {1U, 4U, 8U, 24U, 64U, 1U << 20}) {
    SCOPED_TRACE(alignment);
    const BuiltGguf built = GgufBuilder().alignment(alignment).tensor("a", {5}).tensor("b", {5}).buildWithPlaces();
    const auto model = opened(built.bytes);
    FindingLines wanted;
    const ByteRange value = built.pairs[0].value;
    if ((alignment & (alignment - 1)) != 0) wanted.push_back(findingLine("alignment.not_power_of_two", "IE", value));
    if (alignment % 8 != 0) wanted.push_back(findingLine("alignment.not_multiple_of_8", "WI", value));
    EXPECT_EQ(findingLines(*model), sorted(wanted));
    EXPECT_EQ(model->document().dataStart, built.dataStart);
    EXPECT_EQ(model->document().tensorRange(1), built.tensors[1].data);
  }
}

TEST(FileConditions, AlignmentsThatCannotBeUsed) {
  const BuiltGguf zero =
      GgufBuilder().kv("general.alignment", gguf::u32(0)).tensor("a", {5}).tensor("b", {5}).buildWithPlaces();
  EXPECT_EQ(findingLines(zero.bytes), FindingLines({findingLine("alignment.zero", "EE", zero.pairs[0].value)}));
  const BuiltGguf wide =
      GgufBuilder().kv("general.alignment", gguf::u64(64)).tensor("a", {5}).tensor("b", {5}).buildWithPlaces();
  const auto model = opened(wide.bytes);
  EXPECT_EQ(findingLines(*model), FindingLines({findingLine("alignment.wrong_type", "EE", wide.pairs[0].valueType)}));
  EXPECT_EQ(model->document().alignment, kDefaultAlignment);
  EXPECT_EQ(model->document().tensorRange(1), wide.tensors[1].data);
}

TEST(FileConditions, AnAlignmentThatPutsTheDataBehindTheFile) {
  const BuiltGguf built = GgufBuilder()
                              .kv("general.alignment", gguf::u32(1U << 31))
                              .kv("a.b", gguf::u8(1))
                              .tensor("w", {5})
                              .buildWithPlaces();
  const auto model = opened(built.bytes.substr(0, built.infosEnd + 5));
  EXPECT_EQ(findingLines(*model),
            FindingLines({findingLine("data.start_beyond_file", "EE", {built.infosEnd, built.infosEnd + 5})}));
  EXPECT_EQ(scalarOf(*model, "a.b"), "1");
}

TEST(FileConditions, BigEndian) {
  const BuiltGguf built = GgufBuilder()
                              .bigEndian()
                              .kv("a.b", gguf::u32(258))
                              .kv("c.d", gguf::f64(0.5))
                              .tensor("w", {32, 2}, kQ8_0)
                              .buildWithPlaces();
  const auto model = opened(built.bytes);
  EXPECT_EQ(findingLines(*model), FindingLines({findingLine("header.big_endian", "IE", kVersion)}));
  EXPECT_EQ(scalarOf(*model, "a.b"), "258");
  EXPECT_EQ(scalarOf(*model, "c.d"), "0.5");
  EXPECT_EQ(model->document().tensorRange(0), built.tensors[0].data);
}

TEST(FileConditions, Versions) {
  struct Case {
    uint32_t version;
    const char* id;
    const char* severities;
  };
  for (const Case& one : {Case{0, "header.version_zero", "EE"}, Case{1, "header.version_1", "IE"},
                          Case{2, "header.version_2", "II"}, Case{4, "header.version_unknown", "WE"}}) {
    SCOPED_TRACE(one.version);
    const auto model = opened(GgufBuilder().version(one.version).kv("a.b", gguf::u8(7)).tensor("w", {8}).build());
    EXPECT_EQ(findingLines(*model), FindingLines({findingLine(one.id, one.severities, kVersion)}));
    EXPECT_TRUE(model->document().complete);
    EXPECT_EQ(scalarOf(*model, "a.b"), "7");
  }
  EXPECT_EQ(findingLines(GgufBuilder().kv("a.b", gguf::u8(7)).tensor("w", {8}).build()), FindingLines());
}

TEST(FileConditions, AVersionThatLiesAboutTheWidthOfLengths) {
  const auto model = opened(GgufBuilder().version(3).lengthBytes(4).kv("a.b", gguf::u8(7)).tensor("w", {8}).build());
  EXPECT_EQ(findingLines(*model), FindingLines({findingLine("header.width_mismatch", "EE", kVersion)}));
  EXPECT_EQ(scalarOf(*model, "a.b"), "7");
}

TEST(FileConditions, OtherFormatsAndNoFormatAtAll) {
  GgufPacker safetensors(false, 8);
  safetensors.u64(2);
  safetensors.raw("{\"}");
  const std::string lfs = "version https://git-lfs.github.com/spec/v1\noid sha256:0123abcd\nsize 4368438976\n";
  const std::pair<std::string, const char*> files[] = {
      {"tjgg\3"s + std::string(60, '\0'), "ggjt"},
      {"lmgg"s + std::string(60, '\0'), "ggml"},
      {lfs, "4,368,438,976 bytes, sha256:0123abcd"},
      {"<!DOCTYPE html><html><title>Log in</title></html>", "HTML"},
      {std::string(100, '\0') + "x", "zeros up to byte 100"},
      {std::string(100, '\0'), "nothing but zeros"},
      {"PK\3\4"s + std::string(60, '\0'), "ZIP"},
      {safetensors.bytes(), "safetensors"},
      {"\x07\x01\x02\x03"s + std::string(60, '\x9C'), "07 01 02 03"},
  };
  for (const auto& [bytes, said] : files) {
    SCOPED_TRACE(said);
    const auto model = opened(bytes);
    EXPECT_EQ(findingLines(*model), FindingLines({findingLine("file.not_gguf", "EE", {0, 4})}));
    EXPECT_NE(messageOf(*model, "file.not_gguf").find(said), std::string::npos) << messageOf(*model, "file.not_gguf");
    EXPECT_EQ(model->spans().objectAt(0).range, (ByteRange{0, bytes.size()})) << "the bytes can still be looked at";
  }
  EXPECT_EQ(findingLines(std::string()), FindingLines({findingLine("file.empty", "EE", {0, 0})}));
}

TEST(FileConditions, NoMetadata) {
  const auto tensors = opened(GgufBuilder().tensor("w", {8}, kF16));
  EXPECT_EQ(findingLines(*tensors), FindingLines());
  EXPECT_EQ(tensors->document().tensors.size(), 1U);
  const auto nothing = opened(GgufBuilder().withoutData());
  EXPECT_EQ(findingLines(*nothing), FindingLines());
  EXPECT_EQ(nothing->size(), 24U);
  EXPECT_TRUE(nothing->document().complete);
}

TEST(FileConditions, Gaps) {
  const BuiltGguf built = GgufBuilder().tensor(at("a", 0)).tensor(at("b", 64)).buildWithPlaces();
  const auto model = opened(built.bytes);
  EXPECT_EQ(findingLines(*model), FindingLines({findingLine("tensor.gap_before", "IE", inData(built, 32, 64))}));
  EXPECT_EQ(model->spans().objectAt(built.dataStart + 40).kind, SpanKind::gap);
}

TEST(FileConditions, AnotherOrder) {
  const BuiltGguf built = GgufBuilder().tensor(at("a", 32)).tensor(at("b", 0)).buildWithPlaces();
  const auto model = opened(built.bytes);
  EXPECT_EQ(findingLines(*model), FindingLines({findingLine("tensor.out_of_order", "IE", built.tensors[1].offset)}));
  EXPECT_EQ(model->spans().tensorOf(model->spans().objectAt(built.dataStart).ref), 1U);
}

TEST(FileConditions, Overlaps) {
  GgufTensor wide{"wide", {16}};
  wide.offset = 0;
  const BuiltGguf built = GgufBuilder().tensor(wide).tensor(at("inside", 32)).buildWithPlaces();
  const auto model = opened(built.bytes);
  EXPECT_EQ(findingLines(*model), FindingLines({findingLine("tensor.overlap", "EE", inData(built, 32, 64))}));
  const std::string message = messageOf(*model, "tensor.overlap");
  EXPECT_NE(message.find("inside"), std::string::npos) << message;
  EXPECT_NE(message.find("wide"), std::string::npos) << message;
  EXPECT_EQ(model->spans().owners(built.dataStart + 40).size(), 2U);
}

TEST(FileConditions, UnalignedOffsets) {
  const BuiltGguf built = GgufBuilder().tensor(at("a", 0)).tensor(at("b", 36)).buildWithPlaces();
  EXPECT_EQ(findingLines(built.bytes), sorted({findingLine("tensor.offset_misaligned", "EE", built.tensors[1].offset),
                                               findingLine("tensor.gap_before", "IE", inData(built, 32, 36))}));
}

TEST(FileConditions, BytesBehindTheLastTensor) {
  std::string junk;
  for (int i = 0; i < 16; ++i) junk += "JUNK";
  const std::pair<std::string, const char*> rests[] = {
      {junk, ""}, {std::string(64, '\0'), "zeros"}, {GgufBuilder().kv("a.b", gguf::u8(1)).build(), "GGUF"}};
  for (const auto& [rest, said] : rests) {
    const BuiltGguf built = GgufBuilder().tensor("w", {8}, kF16).trailing(rest).buildWithPlaces();
    const auto model = opened(built.bytes);
    const ByteRange range{built.bytes.size() - rest.size(), built.bytes.size()};
    EXPECT_EQ(findingLines(*model), FindingLines({findingLine("data.trailing_bytes", "WI", range)}));
    const std::string message = messageOf(*model, "data.trailing_bytes");
    EXPECT_NE(message.find(said), std::string::npos) << message;
  }
}

TEST(FileConditions, NoPaddingBehindTheLastTensor) {
  const BuiltGguf built = GgufBuilder().tensor("w", {5}).tailPadding(false).buildWithPlaces();
  EXPECT_EQ(findingLines(built.bytes),
            FindingLines({findingLine("data.tail_padding_missing", "WW", inData(built, 20, 20))}));
}

}  // namespace
}  // namespace ggufscope
