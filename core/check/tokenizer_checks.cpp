#include "core/check/tokenizer_checks.h"

#include <algorithm>

#include "core/format/value.h"
#include "core/io/byte_cursor.h"

namespace ggufscope {

namespace {

using Text = std::string_view;

constexpr Text kTokens = "tokenizer.ggml.tokens";

/// Lists of ids are short; what is longer is no list of special tokens.
constexpr uint64_t kMostListedIds = 65536;

/// `startKey`: that of the architecture's own.
bool namesTokens(Text key, Text startKey) {
  if (key == "tokenizer.ggml.suppress_tokens") return true;
  if (key.starts_with("tokenizer.ggml.")) return key.ends_with("_token_id") || key.ends_with("_token_ids");
  return key == startKey;
}

/// "-1", "99" where the value is an integer that is no index of `count` tokens.
std::optional<std::string> idOutside(const ScalarValue& value, uint64_t count) {
  if (const auto* id = std::get_if<uint64_t>(&value); id != nullptr && *id >= count) return std::to_string(*id);
  if (const auto* id = std::get_if<int64_t>(&value);
      id != nullptr && (*id < 0 || static_cast<uint64_t>(*id) >= count)) {
    return std::to_string(*id);
  }
  return {};
}

template <class Stored, class Value>
std::optional<ScalarValue> next(ByteCursor& cursor) {
  Stored stored{};
  return cursor.read(stored) ? std::optional<ScalarValue>(static_cast<Value>(stored)) : std::nullopt;
}

/// The next element of an array; nothing where it is no integer or cannot be read.
std::optional<ScalarValue> nextInteger(ByteCursor& cursor, ValueType type) {
  switch (type) {
    case ValueType::u8:
      return next<uint8_t, uint64_t>(cursor);
    case ValueType::i8:
      return next<int8_t, int64_t>(cursor);
    case ValueType::u16:
      return next<uint16_t, uint64_t>(cursor);
    case ValueType::i16:
      return next<int16_t, int64_t>(cursor);
    case ValueType::u32:
      return next<uint32_t, uint64_t>(cursor);
    case ValueType::i32:
      return next<int32_t, int64_t>(cursor);
    case ValueType::u64:
      return next<uint64_t, uint64_t>(cursor);
    case ValueType::i64:
      return next<int64_t, int64_t>(cursor);
    default:
      return {};
  }
}

/// The first id of a pair that is outside, with the bytes that hold it.
struct BadId {
  std::string id;
  ByteRange range;
};

std::optional<BadId> badId(const ModelFile& file, uint64_t pair, uint64_t tokens) {
  const Document& document = file.document();
  const KeyValue& row = document.pairs[pair];
  if (row.array == kNone) {
    const auto value = readScalar(file.source(), document, pair, 0);
    const auto outside = value ? idOutside(*value, tokens) : std::nullopt;
    return outside ? std::optional(BadId{*outside, document.valueRange(pair)}) : std::nullopt;
  }
  const ArrayNode& node = document.arrays[row.array];
  // In one go: a file may be nothing but lists of ids.
  ByteCursor cursor(file.source(), node.end, 4096);
  cursor.setBigEndian(document.header.bigEndian);
  cursor.seek(node.elementsBegin(document.header.lengthBytes));
  for (uint64_t i = 0; i < std::min(node.count, kMostListedIds); ++i) {
    const uint64_t begin = cursor.offset();
    const auto value = nextInteger(cursor, node.elementType);
    if (!value) return {};
    if (const auto outside = idOutside(*value, tokens)) return BadId{*outside, {begin, cursor.offset()}};
  }
  return {};
}

bool hasTemplate(const Document& document) {
  if (document.findPair("tokenizer.chat_template") != kNone) return true;
  for (uint64_t i = 0; i < document.pairs.size(); ++i) {
    if (document.key(i).starts_with("tokenizer.chat_template.")) return true;
  }
  return false;
}

}  // namespace

void checkTokenLists(const ModelView& view, ModelFindings& findings) {
  const ArrayNode* tokens = arrayOf(view.metadata(), kTokens);
  if (tokens == nullptr) return;
  for (const Text key : {Text("tokenizer.ggml.scores"), Text("tokenizer.ggml.token_type")}) {
    const ArrayNode* list = arrayOf(view.metadata(), key);
    if (list == nullptr || list->count == tokens->count) continue;
    findings.atPair(DiagnosticId::tokenizerLengthsDisagree, view.metadata().findPair(key), [&]() -> FindingArguments {
      return {{"n", std::to_string(tokens->count)}, {"m", std::to_string(list->count)}, {"key", std::string(key)}};
    });
  }
}

void checkTokenIds(const ModelView& view, ModelFindings& findings) {
  const Document& document = view.metadata();
  const ArrayNode* tokens = arrayOf(document, kTokens);
  if (tokens == nullptr) return;
  const std::string startKey = view.architecture() ? view.key("decoder_start_token_id") : std::string();
  for (uint64_t i = 0; i < document.pairs.size(); ++i) {
    if (!namesTokens(document.key(i), startKey)) continue;
    const auto bad = badId(view.main(), i, tokens->count);
    if (!bad) continue;
    findings.at(DiagnosticId::tokenizerIdOutOfRange, view.mainPart().shard, bad->range, [&]() -> FindingArguments {
      return {{"key", shownName(document.key(i))}, {"id", bad->id}, {"n", std::to_string(tokens->count)}};
    });
  }
}

void checkTokenizerParts(const ModelView& view, ModelFindings& findings) {
  const Document& document = view.metadata();
  const uint64_t model = document.findPair("tokenizer.ggml.model");
  if (model == kNone || document.findPair(kTokens) == kNone) return;
  const auto engine = stringValue(view.main().source(), document, "tokenizer.ggml.model", 64);
  const auto nothing = []() -> FindingArguments { return {}; };
  if (engine == "gpt2" && document.findPair("tokenizer.ggml.pre") == kNone) {
    findings.atPair(DiagnosticId::tokenizerPreMissing, model, nothing);
  }
  const bool chats = view.isModel() && view.known() != nullptr && !view.known()->is(kEncoder) &&
                     !view.known()->is(kDraft) && !view.known()->is(kNotInLlamaCpp);
  if (chats && !hasTemplate(document)) findings.atPair(DiagnosticId::tokenizerTemplateMissing, model, nothing);
}

void checkVocabularySize(const ModelView& view, ModelFindings& findings) {
  const ArrayNode* tokens = arrayOf(view.metadata(), kTokens);
  const auto embedding = view.find("token_embd.weight");
  if (!view.isModel() || tokens == nullptr || !embedding) return;
  const auto dims = view.documentOf(*embedding).dims(embedding->tensor);
  if (dims.size() != 2 || dims[1] == tokens->count) return;
  findings.atTensor(DiagnosticId::tokenizerVocabularySize, *embedding, [&]() -> FindingArguments {
    return {{"n", std::to_string(dims[1])}, {"m", std::to_string(tokens->count)}};
  });
}

}  // namespace ggufscope
