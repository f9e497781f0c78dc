#include <algorithm>

#include "app/cli/command.h"
#include "app/cli/display.h"
#include "app/cli/json_writer.h"
#include "app/cli/value_reader.h"
#include "core/base/text.h"
#include "core/knowledge/enum_label.h"

namespace ggufscope {

namespace {

constexpr uint64_t kShownElements = 8;
constexpr size_t kShownStringBytes = 80;
constexpr size_t kShownElementBytes = 40;
constexpr size_t kWidestKey = 44;

class JsonValues final : public ValueVisitor {
 public:
  explicit JsonValues(JsonWriter& json) : m_json(json) {}

  void scalar(const ScalarValue& value) override {
    const auto* text = std::get_if<std::string>(&value);
    if (text != nullptr && !isValidUtf8(*text)) m_hasBadText = true;
    m_json.scalar(value);
    m_empty = false;
  }
  void beginArray() override {
    m_json.beginArray();
    ++m_open;
    m_empty = false;
  }
  void endArray(bool) override {
    m_json.endArray();
    --m_open;
  }
  void tooDeep() override { m_json.null(); }

  bool hasBadText() const { return m_hasBadText; }
  /// After a failed read: closes what is open, so that the document stays well-formed.
  void abandon() {
    if (m_empty) m_json.null();
    for (; m_open > 0; --m_open) m_json.endArray();
  }

 private:
  JsonWriter& m_json;
  uint64_t m_open = 0;
  bool m_empty = true;
  bool m_hasBadText = false;
};

/// The bytes of the strings that are not UTF-8, in the shape of the value; null for the others.
class HexValues final : public ValueVisitor {
 public:
  explicit HexValues(JsonWriter& json) : m_json(json) {}

  void scalar(const ScalarValue& value) override {
    const auto* text = std::get_if<std::string>(&value);
    if (text != nullptr && !isValidUtf8(*text)) {
      m_json.text(plainHex(*text));
    } else {
      m_json.null();
    }
  }
  void beginArray() override { m_json.beginArray(); }
  void endArray(bool) override { m_json.endArray(); }
  void tooDeep() override { m_json.null(); }

 private:
  JsonWriter& m_json;
};

/// One line: [1, 2, "text", …].
class TextValues final : public ValueVisitor {
 public:
  TextValues(Output& out, bool whole) : m_out(out), m_whole(whole) {}

  void scalar(const ScalarValue& value) override {
    separate();
    const auto* text = std::get_if<std::string>(&value);
    if (text == nullptr) {
      m_out.write(scalarText(value));
    } else if (m_open == 0 && !text->empty()) {
      m_out.write(escaped(*text, m_whole ? SIZE_MAX : kShownStringBytes));
    } else {
      m_out.write("\"" + escaped(*text, m_whole ? SIZE_MAX : kShownElementBytes) + "\"");
    }
  }
  void beginArray() override {
    separate();
    m_out.write("[");
    ++m_open;
    m_first = true;
  }
  void endArray(bool cut) override {
    if (cut) m_out.write(", …");
    m_out.write("]");
    --m_open;
    m_first = false;
  }
  void tooDeep() override {
    separate();
    m_out.write("…");
  }

 private:
  void separate() {
    if (m_open > 0 && !m_first) m_out.write(", ");
    m_first = false;
  }

  Output& m_out;
  bool m_whole;
  uint64_t m_open = 0;
  bool m_first = true;
};

struct Listing {
  Invocation& call;
  const ModelFile& model;
  ValueReader reader;
  std::vector<uint64_t> pairs;  ///< only with --key; else all
  bool all;
  bool full;

  uint64_t size() const { return all ? model.document().pairs.size() : pairs.size(); }
  uint64_t pairAt(uint64_t row) const { return all ? row : pairs[row]; }
  const Document& document() const { return model.document(); }
};

std::string_view elementTypeName(const Document& document, const KeyValue& pair) {
  return valueTypeName(document.arrays[pair.array].elementType);
}

/// The value and, where some of its text is not UTF-8, its bytes beside it.
Result<bool> valueMembers(Listing& list, JsonWriter& json, uint64_t pair) {
  const ValueLimits limits{list.full ? UINT64_MAX : kShownElements, UINT64_MAX};
  const std::stop_token stop = list.call.monitor.stopToken();
  json.key("value");
  JsonValues values(json);
  Result<bool> read = list.reader.visit(pair, limits, values, stop);
  if (!read.ok()) {
    values.abandon();
  } else if (values.hasBadText()) {
    json.key("value_hex");
    HexValues bytes(json);
    read = list.reader.visit(pair, limits, bytes, stop);
  }
  return read;
}

Result<bool> printJson(Listing& list) {
  const Document& document = list.document();
  JsonWriter json(list.call.out);
  Result<bool> read = true;
  json.beginArray();
  for (uint64_t i = 0; i < list.size() && read.ok() && list.call.goesOn(); ++i) {
    const uint64_t number = list.pairAt(i);
    const KeyValue& pair = document.pairs[number];
    const bool isArray = pair.type == ValueType::array;
    json.beginObject();
    json.fileTextMember("key", list.reader.wholeKey(number));
    json.member("type", valueTypeName(pair.type));
    isArray ? json.member("element_type", elementTypeName(document, pair)) : json.nullMember("element_type");
    json.member("count", isArray ? document.arrays[pair.array].count : 1);
    read = valueMembers(list, json, number);
    json.member("begin", pair.begin);
    json.member("end", pair.end);
    json.member("value_begin", document.valueRange(number).begin);
    json.endObject();
  }
  json.endArray();
  return read;
}

std::string typeText(const Document& document, const KeyValue& pair) {
  if (pair.type != ValueType::array) return std::string(valueTypeName(pair.type));
  return std::string(elementTypeName(document, pair)) + "[" + groupedText(document.arrays[pair.array].count) + "]";
}

TableLayout layoutOf(const Listing& list) {
  size_t keyWidth = 0;
  size_t typeWidth = 0;
  for (uint64_t i = 0; i < list.size(); ++i) {
    const KeyValue& pair = list.document().pairs[list.pairAt(i)];
    const size_t columns = columnsOf(escaped(list.document().key(list.pairAt(i)), kWidestKey));
    keyWidth = std::max(keyWidth, std::min(columns, kWidestKey));
    typeWidth = std::max(typeWidth, typeText(list.document(), pair).size());
  }
  using Align = TableLayout::Align;
  return TableLayout({{"byte", numberText(list.document().parsedBytes).size(), Align::right},
                      {"key", keyWidth},
                      {"type", typeWidth},
                      {"value", 0}});
}

/// " (Q4_K_M)" behind a number that stands for something.
std::string enumName(const Listing& list, uint64_t pair) {
  const Document& document = list.document();
  const auto value = readScalar(list.model.source(), document, pair, 0);
  const auto* number = value.ok() ? std::get_if<uint64_t>(&*value) : nullptr;
  const std::string_view label = number != nullptr ? enumLabel(document.key(pair), *number) : std::string_view();
  return label.empty() ? std::string() : " (" + std::string(label) + ")";
}

Result<bool> printText(Listing& list) {
  const Document& document = list.document();
  const TableLayout table = layoutOf(list);
  const bool whole = list.full || !list.all;
  ValueLimits limits{list.full ? UINT64_MAX : kShownElements, whole ? UINT64_MAX : kShownStringBytes + 1};
  list.call.out.write(table.titles());
  Result<bool> read = true;
  for (uint64_t i = 0; i < list.size() && read.ok() && list.call.goesOn(); ++i) {
    const uint64_t number = list.pairAt(i);
    const KeyValue& pair = document.pairs[number];
    const std::string key = whole ? escaped(list.reader.wholeKey(number)) : escaped(document.key(number), 200);
    list.call.out.write(table.begin({numberText(pair.begin), key, typeText(document, pair)}));
    TextValues values(list.call.out, whole);
    read = list.reader.visit(number, limits, values, list.call.monitor.stopToken());
    list.call.out.write(enumName(list, number) + "\n");
  }
  return read;
}

}  // namespace

int runKeys(Invocation& call) {
  const auto model = openFile(call);
  if (model == nullptr) return failureCode(call);
  if (!noteDamage(call, model->document())) return kUnreadable;
  Listing list{call, *model, ValueReader(*model), {}, !call.has("key"), call.has("full")};
  if (!list.all) {
    const std::string& wanted = call.options.at("key");
    const Document& document = model->document();
    for (uint64_t i = 0; i < document.pairs.size(); ++i) {
      if (document.pairs[i].keyLength == wanted.size() && list.reader.wholeKey(i) == wanted) list.pairs.push_back(i);
    }
    if (list.pairs.empty()) return reportUsage(call, "no key '" + escaped(wanted) + "' in " + escaped(call.file()));
  }
  const Result<bool> read = call.json() ? printJson(list) : printText(list);
  return read.ok() ? kDone : reportError(call, read.error());
}

}  // namespace ggufscope
