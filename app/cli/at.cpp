#include <algorithm>
#include <charconv>
#include <optional>

#include "app/cli/command.h"
#include "app/cli/display.h"
#include "app/cli/json_writer.h"
#include "core/analysis/explain.h"
#include "core/base/text.h"

namespace ggufscope {

namespace {

constexpr uint64_t kJsonRawBytes = 4096;
constexpr uint64_t kTextRawBytes = 64;

struct Place {
  uint64_t offset;
  std::vector<Span> path;
  std::string raw;  ///< the first bytes of the deepest span
  Explanation words;
  uint64_t tensor = kNone;  ///< whose data it is; kNone outside of tensor data
  std::optional<TensorPlace> coordinates;
  std::optional<std::string> field;  ///< of the block

  const Span& deepest() const { return path.back(); }
};

/// Decimal, or hexadecimal behind 0x.
bool parseOffset(std::string_view text, uint64_t& offset) {
  const bool hex = text.size() > 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X');
  if (hex) text.remove_prefix(2);
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), offset, hex ? 16 : 10);
  return error == std::errc() && end == text.data() + text.size();
}

Result<std::string> rawBytes(const ModelFile& model, const ByteRange& range, uint64_t most) {
  std::string raw(static_cast<size_t>(std::min(range.size(), most)), '\0');
  const auto read = model.source().readExactly(range.begin, std::as_writable_bytes(std::span(raw)));
  if (!read.ok()) return read.error();
  return raw;
}

Result<Place> placeAt(const ModelFile& model, uint64_t offset, uint64_t rawLimit) {
  Place place;
  place.offset = offset;
  place.path = model.spans().path(offset);
  Result<std::string> raw = rawBytes(model, place.deepest().range, rawLimit);
  if (!raw.ok()) return raw.error();
  place.raw = std::move(*raw);
  place.words = explain(model, place.deepest().ref);
  if (place.deepest().kind == SpanKind::tensorData) {
    place.tensor = model.spans().tensorOf(place.deepest().ref);
    place.coordinates = placeInTensor(model, offset);
    if (place.deepest().ref.type == SpanType::blockField) {
      place.field = model.spans().label(place.deepest().ref).english();
    }
  }
  return place;
}

void valueMember(JsonWriter& json, const Explanation& words) {
  if (words.scalar) {
    const auto* text = std::get_if<std::string>(&*words.scalar);
    if (text != nullptr) {
      json.fileTextMember("value", *text);
    } else {
      json.key("value");
      json.scalar(*words.scalar);
    }
  } else if (words.value.empty()) {
    json.nullMember("value");
  } else {
    json.member("value", words.value);
  }
}

void tensorMembers(JsonWriter& json, const Document& document, const Place& place) {
  if (place.tensor == kNone) return;
  json.fileTextMember("tensor", document.name(place.tensor));
  const auto& at = place.coordinates;
  at ? json.member("row", at->row) : json.nullMember("row");
  at ? json.member("column", at->column) : json.nullMember("column");
  at ? json.member("block", at->block) : json.nullMember("block");
  place.field ? json.member("field", *place.field) : json.nullMember("field");
}

void printJson(Invocation& call, const ModelFile& model, const Place& place) {
  JsonWriter json(call.out);
  json.beginObject();
  json.member("offset", place.offset);
  json.key("path");
  json.beginArray();
  for (const Span& span : place.path) {
    json.beginObject();
    json.member("label", model.spans().label(span.ref).english());
    json.member("kind", spanKindName(span.kind));
    json.member("begin", span.range.begin);
    json.member("end", span.range.end);
    json.endObject();
  }
  json.endArray();
  json.member("raw", plainHex(place.raw));
  valueMember(json, place.words);
  json.member("meaning", place.words.meaning.english());
  json.key("notes");
  json.beginArray();
  for (const Sentence& note : place.words.notes) json.text(note.english());
  json.endArray();
  tensorMembers(json, model.document(), place);
  json.endObject();
}

std::string coordinatesText(const Document& document, const Place& place) {
  std::string text = escaped(document.name(place.tensor), 200);
  if (!place.coordinates) return text;
  const TensorPlace& at = *place.coordinates;
  text += ", row " + groupedText(at.row);
  if (at.blockElements == 1) return text + ", column " + groupedText(at.column);
  text += ", columns " + groupedText(at.column) + "–" + groupedText(at.column + at.blockElements - 1);
  return text + ", block " + groupedText(at.block);
}

void printText(Invocation& call, const ModelFile& model, const Place& place) {
  Output& out = call.out;
  const auto line = [&](std::string title, const std::string& text) {
    out.write(padRight(std::move(title), 9) + text + "\n");
  };
  const ByteRange& range = place.deepest().range;
  line("Offset", numberText(place.offset) + " (" + hexOffset(place.offset) + ")");
  line("Path", pathText(model, place.path));
  line("Bytes", numberText(range.begin) + "–" + numberText(range.end) + ", " + sizeText(range.size()));
  const std::string raw = hexBytes(place.raw) + (range.size() > place.raw.size() ? " …" : "");
  line("Raw", raw);
  if (!place.words.value.empty() && place.words.value != raw) line("Value", place.words.value);
  line("Meaning", place.words.meaning.english());
  for (const Sentence& note : place.words.notes) line("", note.english());
  if (place.tensor != kNone) line("Tensor", coordinatesText(model.document(), place));
}

}  // namespace

int runAt(Invocation& call) {
  uint64_t offset = 0;
  const std::string& wanted = call.arguments[1];
  if (!parseOffset(wanted, offset)) {
    return reportUsage(call, "OFFSET is a number, decimal or 0x…, not '" + escaped(wanted) + "'");
  }
  const auto model = openFile(call);
  if (model == nullptr) return failureCode(call);
  // An empty file has no offset to ask for; what it is can still be said.
  if (offset >= model->size() && model->size() > 0) {
    return reportUsage(
        call, "byte " + numberText(offset) + " is outside: the file has " + groupedText(model->size()) + " bytes");
  }
  const Result<Place> place = placeAt(*model, offset, call.json() ? kJsonRawBytes : kTextRawBytes);
  if (!place.ok()) return reportError(call, place.error());
  call.json() ? printJson(call, *model, *place) : printText(call, *model, *place);
  if (model->document().isGguf) return kDone;
  noteDamage(call, model->document());
  return kUnreadable;
}

}  // namespace ggufscope
