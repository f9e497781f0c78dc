#include "core/analysis/explain.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

#include <gtest/gtest.h>

#include "tests/support/gguf_builder.h"
#include "tests/support/samples.h"
#include "tests/support/temp_dir.h"
#include "tests/support/test_sources.h"

namespace ggufscope {

namespace {

std::shared_ptr<const ModelFile> modelOf(const std::string& bytes) {
  return ModelFile::fromSource(memorySource(bytes)).value();
}

/// The words for the deepest span at a byte.
Explanation at(const ModelFile& model, uint64_t offset) {
  return explain(model, model.spans().path(offset).back().ref);
}

/// Everything an explanation says, in one text.
std::string wordsOf(const Explanation& words) {
  std::string text = words.meaning.english();
  for (const Sentence& note : words.notes) text += "\n" + note.english();
  return text;
}

bool says(const Explanation& words, std::string_view part) { return wordsOf(words).find(part) != std::string::npos; }

/// The span itself and, down to a depth, the first and last children of everything below it.
void forSomeSpans(const ModelFile& model, const Span& span, int depth, const std::function<void(const Span&)>& visit) {
  visit(span);
  const uint64_t children = model.spans().childCount(span.ref);
  if (depth == 0 || children == 0) return;
  std::set<uint64_t> chosen;
  for (uint64_t i = 0; i < std::min<uint64_t>(children, 40); ++i) {
    chosen.insert(i);
    chosen.insert(children - 1 - i);
  }
  for (const uint64_t i : chosen) forSomeSpans(model, model.spans().child(span.ref, i), depth - 1, visit);
}

class Explain : public testing::Test {
 protected:
  static BuiltGguf sampleBytes() {
    return GgufBuilder()
        .kv("general.architecture", gguf::str("llama"))
        .kv("general.file_type", gguf::u32(15))
        .kv("tokenizer.ggml.token_type", gguf::i32s({1, 3, 6}))
        .kv("words", gguf::strings({"one", "two"}))
        .kv("nested", gguf::array(ValueType::array, {gguf::u32s({7, 8})}))
        .tensor("blk.3.attn_q.weight", {64, 3}, kQ8_0)
        .tensor("norm", {5}, kF32)
        .buildWithPlaces();
  }

  BuiltGguf m_built = sampleBytes();
  std::shared_ptr<const ModelFile> m_model = modelOf(m_built.bytes);
};

TEST_F(Explain, EverySpanOfEverySampleHasAMeaningWithoutHoles) {
  for (const std::string& name : sampleNames()) {
    const auto model = ModelFile::open(samplePath(name)).value();
    forSomeSpans(*model, model->spans().root(), 6, [&](const Span& span) {
      const Explanation words = explain(*model, span.ref);
      EXPECT_FALSE(words.meaning.english().empty()) << name << " at " << span.range.begin;
      std::vector<Sentence> all = words.notes;
      all.push_back(words.meaning);
      for (const Sentence& sentence : all) {
        // A hole that was not filled: "{name}" of the template is still there.
        for (size_t open = sentence.text.find('{'); open != std::string_view::npos;
             open = sentence.text.find('{', open + 1)) {
          const std::string_view hole = sentence.text.substr(open + 1, sentence.text.find('}', open) - open - 1);
          const bool filled = std::any_of(sentence.arguments.begin(), sentence.arguments.end(),
                                          [&](const auto& argument) { return argument.first == hole; });
          // Texts of other tables name parts of keys like {arch} on purpose.
          EXPECT_TRUE(filled || std::string_view(sentence.context) != "meaning") << sentence.text;
        }
      }
    });
  }
}

TEST_F(Explain, TheHeader) {
  EXPECT_EQ(at(*m_model, 0).value, "GGUF");
  EXPECT_EQ(at(*m_model, 0).meaning.english(),
            "The four bytes GGUF that begin every file of this format, the same in both byte orders.");
  EXPECT_EQ(at(*m_model, 4).value, "3");
  EXPECT_EQ(std::get<uint64_t>(*at(*m_model, 8).scalar), 2U);
  EXPECT_EQ(std::get<uint64_t>(*at(*m_model, 16).scalar), 5U);
  const auto bigEndian = ModelFile::open(samplePath("bigendian.gguf")).value();
  EXPECT_TRUE(says(at(*bigEndian, 4), "big-endian"));
}

TEST_F(Explain, AHeaderFieldThatTheFileCutsOffHasNoValue) {
  const auto model = ModelFile::open(samplePath("bad/truncated-header.gguf")).value();
  const Explanation words = explain(*model, {SpanType::headerField, 0, 2, 0});
  EXPECT_TRUE(words.value.empty());
  EXPECT_FALSE(words.scalar.has_value());
  EXPECT_TRUE(says(at(*model, 12), "ends inside the header"));
}

TEST_F(Explain, LengthsSayTheirWidth) {
  EXPECT_EQ(at(*m_model, 24).meaning.english(), "Length of the key in bytes; 64 bits, no terminator.");
  const auto old = ModelFile::open(samplePath("v1.gguf")).value();
  EXPECT_TRUE(says(at(*old, 16), "32 bits in version 1"));
}

TEST_F(Explain, PairsAndTheirFields) {
  const GgufPairPlaces& pair = m_built.pairs[0];
  EXPECT_EQ(at(*m_model, pair.key.begin).value, "general.architecture");
  EXPECT_EQ(at(*m_model, pair.valueType.begin).value, "string (8)");
  EXPECT_EQ(at(*m_model, pair.value.begin).value, "5");
  const Explanation text = at(*m_model, pair.value.begin + 8);
  EXPECT_EQ(text.value, "llama");
  EXPECT_EQ(std::get<std::string>(*text.scalar), "llama");
  EXPECT_TRUE(says(text, "Architecture string"));
  EXPECT_TRUE(says(text, "Do not edit"));
  EXPECT_TRUE(says(text, "another text of 5 bytes fits in place"));
}

TEST_F(Explain, NumbersOfAnEnumerationHaveNames) {
  const Explanation words = at(*m_model, m_built.pairs[1].value.begin);
  EXPECT_EQ(words.value, "15");
  EXPECT_TRUE(says(words, "15 = Q4_K_M"));
  // The second element of tokenizer.ggml.token_type.
  const Explanation element = at(*m_model, m_built.pairs[2].value.begin + 12 + 4);
  EXPECT_EQ(element.value, "3");
  EXPECT_TRUE(says(element, "3 = control"));
  EXPECT_TRUE(says(element, "Element 1 of an array of 3"));
}

TEST_F(Explain, ArraysAndTheirElements) {
  const uint64_t words = m_built.pairs[3].value.begin;
  EXPECT_EQ(at(*m_model, words).value, "string (8)");
  EXPECT_EQ(at(*m_model, words + 4).value, "2");
  EXPECT_EQ(at(*m_model, words + 12).value, "3");
  EXPECT_EQ(at(*m_model, words + 20).value, "one");
  const uint64_t nested = m_built.pairs[4].value.begin;
  EXPECT_EQ(at(*m_model, nested).value, "array (9)");
  EXPECT_EQ(at(*m_model, nested + 12).value, "u32 (4)");
  EXPECT_EQ(at(*m_model, nested + 16).value, "2");
  EXPECT_EQ(at(*m_model, nested + 28).value, "8");
}

TEST_F(Explain, TensorInfosAndTheirFields) {
  const GgufTensorPlaces& places = m_built.tensors[0];
  EXPECT_EQ(at(*m_model, places.nameLength.begin).value, "19");
  const Explanation name = at(*m_model, places.nameLength.end);
  EXPECT_EQ(name.value, "blk.3.attn_q.weight");
  EXPECT_TRUE(says(name, "block 3 of the model"));
  EXPECT_EQ(at(*m_model, places.rank.begin).value, "2");
  EXPECT_TRUE(says(at(*m_model, places.dims[0].begin), "length of a row"));
  EXPECT_EQ(at(*m_model, places.dims[1].begin).value, "3");
  const Explanation type = at(*m_model, places.type.begin);
  EXPECT_EQ(type.value, "Q8_0 (8)");
  EXPECT_TRUE(says(type, "32 elements of a row into a block of 34 bytes"));
  const Explanation offset = at(*m_model, m_built.tensors[1].offset.begin);
  EXPECT_EQ(offset.value, "224");
  EXPECT_TRUE(says(offset, "= byte " + std::to_string(m_built.dataStart + 224)));
}

TEST_F(Explain, ATypeThatIsNotSureNamesWhatItMayBe) {
  const auto unknown = ModelFile::open(samplePath("bad/type-id-200.gguf")).value();
  const Explanation words = explain(*unknown, {SpanType::tensorInfoField, 0, 0, uint64_t{3}});
  EXPECT_EQ(words.value, "200");
  EXPECT_TRUE(says(words, "not sure"));
}

TEST_F(Explain, BlocksAndTheirFields) {
  const uint64_t block = m_built.tensors[0].data.begin + 34 * 5;
  const std::vector<Span> path = m_model->spans().path(block);
  const Explanation words = explain(*m_model, path[path.size() - 2].ref);
  EXPECT_TRUE(says(words, "Row 2, from column 32"));
  EXPECT_TRUE(says(words, "32 elements in 34 bytes"));
  EXPECT_TRUE(says(at(*m_model, block + 2), "32 × i8, from byte 2 of the block"));
}

/// The value shown for the first field of a tensor with one block of these bytes.
Explanation firstField(uint32_t type, std::vector<uint64_t> dims, const std::string& data, bool bigEndian = false) {
  GgufTensor tensor{"t", std::move(dims), type};
  tensor.bytes = data.size();
  tensor.data = data;
  const BuiltGguf built = GgufBuilder().bigEndian(bigEndian).tensor(tensor).buildWithPlaces();
  return at(*modelOf(built.bytes), built.dataStart);
}

TEST_F(Explain, NumbersInBlocksAreDecoded) {
  const auto scale = [](const Explanation& words) { return std::get<float>(words.scalar.value()); };
  EXPECT_EQ(scale(firstField(kQ8_0, {32}, std::string("\x00\x38", 2) + std::string(32, '\1'))), 0.5F);
  EXPECT_EQ(scale(firstField(kQ8_0, {32}, std::string("\x38\x00", 2) + std::string(32, '\1'), true)), 0.5F);
  EXPECT_EQ(scale(firstField(kF16, {1}, std::string("\x00\xbc", 2))), -1.0F);
  EXPECT_EQ(scale(firstField(kBF16, {1}, std::string("\x80\x3f", 2))), 1.0F);
  EXPECT_EQ(scale(firstField(kF32, {1}, std::string("\0\0\x80\x7f", 4))), INFINITY);
  EXPECT_EQ(std::get<double>(*firstField(kF64, {1}, std::string("\0\0\0\0\0\0\xf0\x3f", 8)).scalar), 1.0);
  EXPECT_EQ(std::get<int64_t>(*firstField(kI8, {1}, "\xff").scalar), -1);
  EXPECT_EQ(std::get<int64_t>(*firstField(kI16, {1}, std::string("\x00\x80", 2)).scalar), -32768);
  EXPECT_EQ(std::get<int64_t>(*firstField(kI64, {1}, std::string(8, '\xff')).scalar), -1);
  // MXFP4's exponent byte and NVFP4's four scales.
  EXPECT_EQ(scale(firstField(39, {32}, "\x80" + std::string(16, '\0'))), 2.0F);
  EXPECT_EQ(firstField(40, {64}, std::string("\x38\x40\x7f\x00", 4) + std::string(32, '\0')).value,
            "[1.0, 2.0, 0.0, 0.0]");
}

TEST_F(Explain, PackedBitsAreShownAsBytes) {
  const Explanation words = firstField(11, {256}, std::string(110, '\x5a'));  // Q3_K begins with hmask
  EXPECT_EQ(words.value.rfind("5A 5A", 0), 0U);
  EXPECT_FALSE(words.scalar.has_value());
}

TEST_F(Explain, PaddingTellsWhetherItIsZero) {
  EXPECT_TRUE(says(at(*m_model, m_built.dataStart - 1), "next multiple of 32"));
  EXPECT_FALSE(says(at(*m_model, m_built.dataStart - 1), "Not all"));
  const BuiltGguf dirty = GgufBuilder().tensor("t", {1}).padByte('x').buildWithPlaces();
  EXPECT_TRUE(says(at(*modelOf(dirty.bytes), dirty.bytes.size() - 1), "Not all"));
}

TEST_F(Explain, GapsTrailingBytesAndUnparsedOnesSayWhy) {
  const auto gap = ModelFile::open(samplePath("bad/gap-between-tensors.gguf")).value();
  EXPECT_TRUE(says(at(*gap, 200), "64 bytes before u that belong to no tensor"));
  EXPECT_TRUE(says(at(*gap, 300), "32 bytes behind the last tensor"));
  const auto unparsed = ModelFile::open(samplePath("bad/string-length-absurd.gguf")).value();
  const Explanation words = at(*unparsed, unparsed->size() - 1);
  EXPECT_TRUE(says(words, "Reading stopped in key-value pair 1 of 1"));
  ASSERT_EQ(words.notes.size(), 1U);
  EXPECT_STREQ(words.notes[0].context, "finding");
  EXPECT_TRUE(says(words, "9223372036854775817"));
  const auto other = modelOf("PK\3\4 something");
  EXPECT_TRUE(says(explain(*other, {}), "ZIP"));
}

TEST_F(Explain, ACutTensorSaysHowMuchIsThere) {
  const auto model = ModelFile::open(samplePath("bad/truncated-tensor-data.gguf")).value();
  const uint64_t cut = model->document().findTensor("weight.f16");
  EXPECT_TRUE(says(explain(*model, {SpanType::tensorInfo, 0, cut, 0}), "56 of 64 bytes"));
}

TEST_F(Explain, TextOfTheFileIsEscapedAndNeverReplacesHoles) {
  const std::string code = "x\x1b[2J {n} {bytes}";
  const BuiltGguf built = GgufBuilder().kv(code, gguf::str(code)).tensor(code, {4}).buildWithPlaces();
  const auto model = modelOf(built.bytes);
  for (uint64_t offset = 0; offset < model->size(); ++offset) {
    const Explanation words = at(*model, offset);
    EXPECT_EQ((words.value + wordsOf(words)).find('\x1b'), std::string::npos) << offset;
  }
  EXPECT_EQ(at(*model, built.pairs[0].key.begin).value, "x\\x1B[2J {n} {bytes}");
  EXPECT_EQ(pathText(*model, model->spans().path(built.pairs[0].key.begin)).find('\x1b'), std::string::npos);
}

TEST_F(Explain, AFileThatShrankStillHasWords) {
  const TempDir folder;
  for (const uint64_t size : {uint64_t{0}, m_built.pairs[3].value.begin + 13, m_built.dataStart + 1}) {
    writeFile(folder / "file.gguf", m_built.bytes);
    const auto model = ModelFile::open(folder / "file.gguf").value();
    std::filesystem::resize_file(folder / "file.gguf", size);
    forSomeSpans(*model, model->spans().root(), 6,
                 [&](const Span& span) { EXPECT_FALSE(explain(*model, span.ref).meaning.english().empty()); });
  }
}

TEST_F(Explain, PlacesCountFromZero) {
  const uint64_t begin = m_built.tensors[0].data.begin;
  const auto first = placeInTensor(*m_model, begin);
  ASSERT_TRUE(first.has_value());
  EXPECT_EQ(first->tensor, 0U);
  EXPECT_EQ(first->row, 0U);
  EXPECT_EQ(first->blockElements, 32U);
  const auto last = placeInTensor(*m_model, begin + 34 * 6 - 1);
  ASSERT_TRUE(last.has_value());
  EXPECT_EQ(last->block, 5U);
  EXPECT_EQ(last->row, 2U);
  EXPECT_EQ(last->column, 32U);
  EXPECT_FALSE(placeInTensor(*m_model, begin + 34 * 6).has_value());  // padding
  EXPECT_FALSE(placeInTensor(*m_model, 0).has_value());
  EXPECT_FALSE(placeInTensor(*m_model, m_model->size()).has_value());
}

TEST_F(Explain, ABlockIsFoundByRowAndColumn) {
  const ByteRange data = m_built.tensors[0].data;
  for (uint64_t offset = data.begin; offset < data.begin + 34 * 6; offset += 34) {
    const auto place = placeInTensor(*m_model, offset);
    EXPECT_EQ(blockAt(*m_model, 0, place->row, place->column), ByteRange::ofSize(offset, 34));
    EXPECT_EQ(blockAt(*m_model, 0, place->row, place->column + 31), ByteRange::ofSize(offset, 34));
  }
  EXPECT_FALSE(blockAt(*m_model, 0, 3, 0).has_value());
  EXPECT_FALSE(blockAt(*m_model, 0, 0, 64).has_value());
  EXPECT_FALSE(blockAt(*m_model, 0, UINT64_MAX, UINT64_MAX).has_value());
}

TEST_F(Explain, AScalarTensorHasOneRow) {
  const BuiltGguf built = GgufBuilder().tensor("scalar", {}).buildWithPlaces();
  const auto place = placeInTensor(*modelOf(built.bytes), built.dataStart + 3);
  ASSERT_TRUE(place.has_value());
  EXPECT_EQ(place->row, 0U);
  EXPECT_EQ(place->column, 0U);
}

TEST_F(Explain, PathsAreJoinedWithoutTheFile) {
  EXPECT_EQ(pathText(*m_model, m_model->spans().path(0)), "header › magic");
  EXPECT_FALSE(pathText(*m_model, {m_model->spans().root()}).empty());
}

}  // namespace

}  // namespace ggufscope
