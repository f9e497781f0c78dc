#include "core/format/span_tree.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/gguf_builder.h"
#include "tests/support/invariants.h"
#include "tests/support/open_model.h"
#include "tests/support/rich_file.h"
#include "tests/support/test_sources.h"

namespace ggufscope {
namespace {

/// Labels of the way to `offset`, joined by " > ".
std::string labels(const ModelFile& model, uint64_t offset) {
  std::string text;
  for (const Span& span : model.spans().path(offset)) {
    text += (text.empty() ? "" : " > ") + model.spans().label(span.ref).english();
  }
  return text;
}

class RichSpans : public testing::Test {
 protected:
  const BuiltGguf m_built = richFile().buildWithPlaces();
  const std::shared_ptr<const ModelFile> m_model = opened(m_built.bytes);

  const GgufPairPlaces& pair(std::string_view key) const { return m_built.pairs[m_model->document().findPair(key)]; }
  ByteRange rangeAt(uint64_t offset) const { return m_model->spans().path(offset).back().range; }
};

TEST_F(RichSpans, NamesTheHeader) {
  EXPECT_EQ(labels(*m_model, 0), "file > header > magic");
  EXPECT_EQ(labels(*m_model, 5), "file > header > version");
  EXPECT_EQ(labels(*m_model, 8), "file > header > tensor_count");
  EXPECT_EQ(labels(*m_model, 23), "file > header > kv_count");
  EXPECT_EQ(rangeAt(23), (ByteRange{16, 24}));
}

TEST_F(RichSpans, NamesTheFieldsOfAPair) {
  const GgufPairPlaces& scalar = pair("number.u32");
  EXPECT_EQ(labels(*m_model, scalar.keyLength.begin), "file > metadata > number.u32 > key length");
  EXPECT_EQ(labels(*m_model, scalar.key.begin), "file > metadata > number.u32 > key");
  EXPECT_EQ(labels(*m_model, scalar.valueType.begin), "file > metadata > number.u32 > value type");
  EXPECT_EQ(labels(*m_model, scalar.value.begin), "file > metadata > number.u32 > value");
  EXPECT_EQ(rangeAt(scalar.value.end - 1), scalar.value);
  EXPECT_EQ(rangeAt(scalar.key.begin), scalar.key);

  const GgufPairPlaces& text = pair("general.architecture");
  EXPECT_EQ(rangeAt(text.value.begin), ByteRange::ofSize(text.value.begin, 8));
  EXPECT_EQ(rangeAt(text.value.end - 1), (ByteRange{text.value.begin + 8, text.value.end}));
}

TEST_F(RichSpans, NamesTheElementsOfArrays) {
  const GgufPairPlaces& numbers = pair("array.u32");
  EXPECT_EQ(labels(*m_model, numbers.value.begin), "file > metadata > array.u32 > element type");
  EXPECT_EQ(labels(*m_model, numbers.value.begin + 4), "file > metadata > array.u32 > count");
  EXPECT_EQ(labels(*m_model, numbers.value.begin + 12 + 5), "file > metadata > array.u32 > elements > element 1");
  EXPECT_EQ(rangeAt(numbers.value.begin + 12 + 5), ByteRange::ofSize(numbers.value.begin + 16, 4));

  const GgufPairPlaces& tokens = pair("tokenizer.ggml.tokens");
  EXPECT_EQ(labels(*m_model, tokens.value.end - 1),
            "file > metadata > tokenizer.ggml.tokens > elements > element 129 > text");
  EXPECT_EQ(rangeAt(tokens.value.end - 1).size(), 4U) << "t129";

  const GgufPairPlaces& nested = pair("array.nested");
  EXPECT_EQ(labels(*m_model, nested.value.begin + 12 + 12 + 4),
            "file > metadata > array.nested > elements > element 0 > elements > element 1");
}

TEST_F(RichSpans, NamesTheFieldsOfATensorInfo) {
  const GgufTensorPlaces& info = m_built.tensors[2];
  EXPECT_EQ(labels(*m_model, info.nameLength.begin), "file > tensor_infos > b > name length");
  EXPECT_EQ(labels(*m_model, info.nameField.end - 1), "file > tensor_infos > b > name");
  EXPECT_EQ(labels(*m_model, info.rank.begin), "file > tensor_infos > b > n_dims");
  EXPECT_EQ(labels(*m_model, info.dims[1].begin), "file > tensor_infos > b > dimension 1");
  EXPECT_EQ(labels(*m_model, info.type.begin), "file > tensor_infos > b > type");
  EXPECT_EQ(labels(*m_model, info.offset.end - 1), "file > tensor_infos > b > offset");
  EXPECT_EQ(rangeAt(info.dims[1].begin), info.dims[1]);
}

TEST_F(RichSpans, NamesBlocksAndTheirFields) {
  const uint64_t begin = m_built.tensors[2].data.begin;
  EXPECT_EQ(labels(*m_model, begin + 144), "file > tensor_data > b > block 1 > d");
  EXPECT_EQ(labels(*m_model, begin + 144 + 2), "file > tensor_data > b > block 1 > dmin");
  EXPECT_EQ(rangeAt(begin + 144 + 4), ByteRange::ofSize(begin + 148, 12));
  EXPECT_EQ(rangeAt(begin + 287), (ByteRange{begin + 144 + 16, begin + 288}));
}

TEST_F(RichSpans, NamesWhatIsBetween) {
  const auto& spans = m_model->spans();
  EXPECT_EQ(spans.objectAt(m_built.dataStart - 1).kind, SpanKind::padding);
  EXPECT_EQ(spans.objectAt(m_built.bytes.size() - 1).kind, SpanKind::trailing);
  EXPECT_EQ(spans.objectAt(m_built.bytes.size() - 1).range.size(), 9U);
  EXPECT_EQ(spans.objectAt(m_built.tensors[0].data.end).kind, SpanKind::padding);
}

TEST_F(RichSpans, KnowsWhatASpanBelongsTo) {
  const auto& spans = m_model->spans();
  const auto deepest = [&](uint64_t offset) { return spans.path(offset).back().ref; };
  EXPECT_EQ(spans.tensorOf(deepest(m_built.tensors[2].data.begin)), 2U);
  EXPECT_EQ(spans.tensorOf(deepest(m_built.tensors[2].type.begin)), 2U);
  EXPECT_EQ(spans.tensorOf(deepest(0)), kNone);
  EXPECT_EQ(spans.tensorOf(deepest(m_built.tensors[0].data.end)), kNone) << "padding";
  EXPECT_EQ(spans.pairOf(deepest(pair("array.nested").value.end - 1)), m_model->document().findPair("array.nested"));
  EXPECT_EQ(spans.pairOf(deepest(0)), kNone);
}

TEST(SpanTree, OwnersAreAllThatClaimAByte) {
  GgufBuilder builder;
  for (const uint64_t offset : {0U, 32U, 32U, 64U}) {
    GgufTensor tensor;
    tensor.name = "t" + std::to_string(builder.build().size()) + std::to_string(offset);
    tensor.dims = {16};
    tensor.offset = offset;
    builder.tensor(tensor);
  }
  const BuiltGguf built = builder.buildWithPlaces();
  const auto model = opened(built.bytes);
  const auto owners = [&](uint64_t inData) { return model->spans().owners(built.dataStart + inData); };
  using Tensors = std::vector<uint32_t>;
  EXPECT_EQ(owners(0), (Tensors{0}));
  EXPECT_EQ(owners(40), (Tensors{0, 1, 2}));
  EXPECT_EQ(owners(70), (Tensors{1, 2, 3}));
  EXPECT_EQ(owners(100), (Tensors{3}));
  EXPECT_EQ(model->spans().owners(0), Tensors{});
  EXPECT_EQ(model->spans().objectAt(built.dataStart + 40).ref, model->spans().objectAt(built.dataStart).ref)
      << "the first in data order owns shared bytes";
}

/// A file may name things like our own words.
TEST(SpanTree, NoNameMakesALabelThatOfItsParent) {
  for (const std::string name : {"file",
                                 "header",
                                 "metadata",
                                 "tensor_infos",
                                 "tensor_data",
                                 "block 0",
                                 "element 0",
                                 "elements",
                                 "key",
                                 "value",
                                 "text",
                                 "name",
                                 "type",
                                 "offset",
                                 "d",
                                 "qs",
                                 "count",
                                 "(empty key)",
                                 "(no name)",
                                 "value type",
                                 "{name}",
                                 "before the data",
                                 "trailing bytes",
                                 "",
                                 "dimension 0",
                                 "key length",
                                 "n_dims"}) {
    const auto model = opened(GgufBuilder()
                                  .kv(name, gguf::u8(1))
                                  .kv(name, gguf::str("x"))
                                  .kv(name, gguf::strings({"x"}))
                                  .tensor(name, {32}, kQ8_0)
                                  .tensor(name, {8}, kF32)
                                  .tensor(name, {256}, kQ4_K));
    EXPECT_EQ(brokenInvariant(*model), "") << name;
  }
}

/// A thousand million blocks are there without being stored.
TEST(SpanTree, FindsAnyBlockOfATebibyte) {
  GgufTensor tensor{"huge", {uint64_t{1} << 20, uint64_t{1} << 20}, kQ8_0};
  tensor.bytes = (uint64_t{1} << 40) / 32 * 34;
  tensor.data = "";
  const BuiltGguf built = GgufBuilder().tensor(tensor).buildWithPlaces();
  const uint64_t size = built.dataStart + *tensor.bytes;
  const auto model = ModelFile::fromSource(std::make_shared<const PatternSource>(size, built.bytes));
  ASSERT_TRUE(model.ok());
  const auto& spans = (*model)->spans();
  for (const uint64_t block : {uint64_t{0}, uint64_t{12345678901}, (uint64_t{1} << 35) - 1}) {
    const uint64_t offset = built.dataStart + block * 34 + 2;
    const std::vector<Span> path = spans.path(offset);
    ASSERT_EQ(path.size(), 5U);
    EXPECT_EQ(path[3].ref.b, block);
    EXPECT_EQ(path[3].range, ByteRange::ofSize(offset - 2, 34));
    EXPECT_EQ(path[4].range, ByteRange::ofSize(offset, 32));
  }
}

TEST(SpanTree, EndsRangesWhereTheFileShrank) {
  const BuiltGguf built = GgufBuilder().kv("list", gguf::strings({"one", "two", "three"})).buildWithPlaces();
  const auto document = parse(*memorySource(built.bytes));
  ASSERT_TRUE(document.ok());
  const FaultySource shrunk(memorySource(built.bytes), built.pairs[0].value.begin + 14, FaultySource::Fault::shrinks);
  const SpanTree spans(shrunk, **document);
  for (uint64_t offset = 0; offset < built.bytes.size(); ++offset) {
    const std::vector<Span> path = spans.path(offset);
    EXPECT_FALSE(path.empty());
    EXPECT_TRUE(path.back().range.contains(offset)) << offset;
  }
}

TEST(SpanTree, AnEmptyFileIsOnlyARoot) {
  const auto model = opened("");
  EXPECT_EQ(model->spans().root().range, (ByteRange{0, 0}));
  EXPECT_EQ(model->spans().childCount(model->spans().root().ref), 0U);
  EXPECT_EQ(model->spans().path(0).size(), 1U);
}

}  // namespace
}  // namespace ggufscope
