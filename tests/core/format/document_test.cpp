#include "core/format/document.h"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "core/check/check.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/open_model.h"
#include "tests/support/rich_file.h"
#include "tests/support/temp_dir.h"
#include "tests/support/test_sources.h"

namespace ggufscope {
namespace {

using Names = std::vector<std::string_view>;

Names stateOf(const ModelFile& model, uint64_t tensor) {
  return tensorStateNames(model.document().tensors[tensor].state);
}

GgufTensor at(std::string_view name, uint64_t offset, std::vector<uint64_t> dims, uint32_t type = kF32) {
  GgufTensor tensor;
  tensor.name = name;
  tensor.dims = std::move(dims);
  tensor.type = type;
  tensor.offset = offset;
  return tensor;
}

TEST(Document, TensorsHaveStates) {
  GgufTensor ragged = at("ragged", 128, {100}, kQ4_K);
  ragged.bytes = 32;
  GgufTensor unknown = at("unknown", 160, {32}, 999);
  unknown.bytes = 32;
  GgufTensor overflow = at("overflow", 192, {uint64_t{1} << 40, uint64_t{1} << 40});
  overflow.bytes = 0;
  GgufTensor absent = at("absent", uint64_t{1} << 40, {8});
  absent.data = "";
  const BuiltGguf built = GgufBuilder()
                              .tensor(at("shared", 0, {16}))
                              .tensor(at("overlapping", 36, {15}))
                              .tensor(ragged)
                              .tensor(unknown)
                              .tensor(overflow)
                              .tensor(at("cut", 192, {64}))
                              .tensor(absent)
                              .buildWithPlaces();
  const auto model = opened(built.bytes.substr(0, built.dataStart + 192 + 100));
  EXPECT_EQ(stateOf(*model, 0), Names{"overlapping"}) << "both that share bytes say so";
  EXPECT_EQ(stateOf(*model, 1), (Names{"overlapping", "misaligned"}));
  EXPECT_EQ(stateOf(*model, 2), Names{"ragged"});
  EXPECT_EQ(stateOf(*model, 3), Names{"unknown_type"});
  EXPECT_EQ(stateOf(*model, 4), Names{"size_overflow"});
  EXPECT_EQ(stateOf(*model, 5), Names{"cut"});
  EXPECT_EQ(stateOf(*model, 6), Names{"absent"});
  EXPECT_EQ(stateOf(*opened(richFile()), 0), Names{"whole"});
  EXPECT_EQ(model->document().bytesPresent(0), 64U);
  EXPECT_EQ(model->document().bytesPresent(5), 100U);
  EXPECT_EQ(model->document().bytesPresent(6), 0U);
}

/// 16, 17 and 18 are I8, I16 and I32 there, whether or not the file goes on to the data.
TEST(Document, KnowsTheTypesOfACutFileOfVersion1) {
  const BuiltGguf built = GgufBuilder()
                              .version(1)
                              .tensor({.name = "i8", .dims = {64}, .type = 16, .bytes = 64})
                              .tensor({.name = "i16", .dims = {32}, .type = 17, .bytes = 64})
                              .tensor({.name = "i32", .dims = {16}, .type = 18, .bytes = 64})
                              .tensor("f32", {16})
                              .tensor("cut", {16})
                              .buildWithPlaces();
  const auto whole = opened(built.bytes);
  const auto cut = opened(built.bytes.substr(0, built.infosEnd - 1));
  ASSERT_TRUE(whole->document().complete);
  ASSERT_FALSE(cut->document().complete);
  ASSERT_EQ(cut->document().tensors.size(), 4U);
  const std::vector<std::string_view> types = {"I8", "I16", "I32", "F32"};
  for (size_t i = 0; i < types.size(); ++i) {
    for (const auto& model : {whole, cut}) {
      const TensorInfo& info = model->document().tensors[i];
      ASSERT_NE(info.layout, nullptr) << types[i];
      EXPECT_EQ(info.layout->name, types[i]);
      EXPECT_EQ(info.bytes, 64U) << types[i];
    }
    EXPECT_EQ(stateOf(*whole, i), Names{"whole"});
    EXPECT_EQ(stateOf(*cut, i), Names{"absent"});
  }
}

TEST(Document, BytesOfATypeDoNotWrap) {
  GgufBuilder builder;
  for (const char* name : {"a", "b", "c"}) {
    builder.tensor({.name = name, .dims = {(uint64_t{1} << 63) - 32}, .type = kI8, .offset = 0, .bytes = 0});
  }
  const auto model = opened(builder);
  ASSERT_EQ(model->document().types.size(), 1U);
  EXPECT_EQ(model->document().types[0].bytes, UINT64_MAX);
}

TEST(Document, FindsTheSegmentOfAByte) {
  const BuiltGguf built = richFile().buildWithPlaces();
  const auto model = opened(built.bytes);
  const Document& document = model->document();
  EXPECT_EQ(document.segmentAt(0), kNone);
  EXPECT_EQ(document.segmentAt(built.infosEnd - 1), kNone);
  EXPECT_EQ(document.segments[document.segmentAt(built.infosEnd)].kind, SegmentKind::padding);
  EXPECT_EQ(document.segments[document.segmentAt(built.tensors[2].data.begin)].tensor, 2U);
  EXPECT_EQ(document.segments[document.segmentAt(built.bytes.size() - 1)].kind, SegmentKind::trailing);
  EXPECT_EQ(document.segmentAt(built.bytes.size()), kNone);
  EXPECT_EQ(document.segmentAt(UINT64_MAX), kNone);
}

TEST(Document, DataOrderGoesByOffset) {
  const auto model = opened(GgufBuilder()
                                .tensor(at("third", 64, {8}))
                                .tensor(at("first", 0, {8}))
                                .tensor(at("second", 32, {8}))
                                .tensor(at("empty", 32, {0})));
  EXPECT_EQ(model->document().dataOrder, (std::vector<uint32_t>{1, 3, 2, 0}))
      << "at the same offset those without bytes come first";
}

TEST(ModelFile, OpensAPathAndKeepsItsName) {
  const TempDir folder;
  richFile().write(folder / "model without ending");
  const auto model = ModelFile::open(folder / "model without ending");
  ASSERT_TRUE(model.ok());
  EXPECT_EQ((*model)->path(), folder / "model without ending");
  EXPECT_NE((*model)->file(), nullptr);
  EXPECT_EQ((*model)->size(), (*model)->document().fileSize);
  EXPECT_EQ(opened(richFile())->file(), nullptr);
}

TEST(ModelFile, SaysWhyAPathCannotBeOpened) {
  const TempDir folder;
  EXPECT_EQ(ModelFile::open(folder / "missing").error().code, ErrorCode::notFound);
  EXPECT_EQ(ModelFile::open(folder.path()).error().code, ErrorCode::isDirectory);
}

TEST(ModelFile, FindsTensorsBehindFourGigabytes) {
  const TempDir folder;
  GgufTensor large = at("large", 0, {uint64_t{5} << 28});
  large.data = "";
  large.bytes = uint64_t{5} << 30;
  GgufTensor behind = at("behind", uint64_t{5} << 30, {8});
  behind.data = "";
  behind.bytes = 32;
  const BuiltGguf built = GgufBuilder().tensor(large).tensor(behind).buildWithPlaces();
  sparseFile(folder / "sparse.gguf", built.tensors[1].data.end, built.bytes);
  const auto model = ModelFile::open(folder / "sparse.gguf");
  ASSERT_TRUE(model.ok());
  EXPECT_EQ((*model)->document().tensorRange(1), built.tensors[1].data);
  EXPECT_EQ(stateOf(**model, 1), Names{"whole"});
  EXPECT_TRUE((*model)->document().diagnostics.empty());
  EXPECT_EQ((*model)->spans().path((*model)->size() - 1)[2].ref.type, SpanType::segment);
}

/// The checks that read more than the header part say so when the file shrank meanwhile; nothing hangs or lies.
TEST(ModelFile, ChecksSayThatTheFileShrank) {
  const std::string bytes = GgufBuilder()
                                .kv("tokens", gguf::strings(std::vector<std::string>(500, "token")))
                                .tensor("a", {5})
                                .tensor("b", {5})
                                .build();
  for (const auto fault : {FaultySource::Fault::shrinks, FaultySource::Fault::fails}) {
    const auto source = std::make_shared<const FaultySource>(memorySource(bytes), 1000, fault, /*armed=*/false);
    const auto model = ModelFile::fromSource(source);
    ASSERT_TRUE(model.ok());
    source->arm();
    const auto findings = check(**model);
    ASSERT_FALSE(findings.ok());
    EXPECT_EQ(findings.error().code,
              fault == FaultySource::Fault::fails ? ErrorCode::readFailed : ErrorCode::shortRead);
  }
}

}  // namespace
}  // namespace ggufscope
