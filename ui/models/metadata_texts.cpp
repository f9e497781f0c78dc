#include "ui/models/metadata_texts.h"

#include <QCoreApplication>

#include "core/base/text.h"
#include "core/format/value.h"
#include "core/knowledge/enum_label.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

/// More than a screenful several times over, so that scrolling back reads nothing again.
constexpr int kCachedTexts = 4096;
constexpr size_t kShownBytes = 400;
constexpr size_t kTokenBytes = 64;
constexpr uint64_t kArrayOwner = uint64_t{1} << 63;

QString unreadable(const Error& error) {
  return QCoreApplication::translate("MetadataModel", "(not readable: %1)").arg(toText(error));
}

QString arrayTypeText(const ArrayNode& array) {
  return QStringLiteral("%1[%2]").arg(toText(valueTypeName(array.elementType)), groupedNumber(array.count));
}

std::optional<uint64_t> asNumber(const ScalarValue& value) {
  if (const auto* number = std::get_if<uint64_t>(&value)) return *number;
  const auto* number = std::get_if<int64_t>(&value);
  if (number != nullptr && *number >= 0) return static_cast<uint64_t>(*number);
  return {};
}

/// "tokenizer.ggml.bos_token_id", "tokenizer.ggml.eos_token_ids".
bool holdsTokenIds(std::string_view key) {
  return key.starts_with("tokenizer.") && (key.ends_with("_token_id") || key.ends_with("_token_ids"));
}

}  // namespace

MetadataTexts::MetadataTexts(std::shared_ptr<const ModelFile> model)
    : m_model(std::move(model)), m_cache(kCachedTexts) {
  const Document& document = m_model->document();
  const uint64_t tokens = document.findPair("tokenizer.ggml.tokens");
  if (tokens == kNone || document.pairs[tokens].array == kNone) return;
  const uint64_t array = document.pairs[tokens].array;
  if (document.arrays[array].elementType == ValueType::string) m_tokens = array;
}

template <class Make>
MetadataTexts::Kept MetadataTexts::kept(const Place& place, Make make) const {
  if (const Kept* found = m_cache.object(place)) return *found;
  auto* made = new Kept(make());
  const Kept result = *made;
  m_cache.insert(place, made);
  return result;
}

QString MetadataTexts::pairType(uint64_t pair) const {
  const Document& document = m_model->document();
  const KeyValue& row = document.pairs[pair];
  return row.array == kNone ? toText(valueTypeName(row.type)) : arrayTypeText(document.arrays[row.array]);
}

QString MetadataTexts::pairValue(uint64_t pair) const {
  return kept({Part::value, pair, 0},
              [&]() -> Kept {
                const Document& document = m_model->document();
                if (document.pairs[pair].array != kNone) {
                  return {toText(valuePreview(m_model->source(), document, pair, kShownBytes)), {}};
                }
                const auto value = readScalar(m_model->source(), document, pair, kShownBytes + 1);
                if (!value) return {unreadable(value.error()), {}};
                if (const auto* text = std::get_if<std::string>(&*value))
                  return {toText(escaped(*text, kShownBytes)), {}};
                return {withName(document.key(pair), scalarText(*value), asNumber(*value)), {}};
              })
      .text;
}

QString MetadataTexts::pairPlainValue(uint64_t pair) const {
  const Document& document = m_model->document();
  if (document.pairs[pair].array != kNone) return pairValue(pair);
  const auto value = readScalar(m_model->source(), document, pair, 65536);
  return value ? toText(scalarText(*value)) : unreadable(value.error());
}

QString MetadataTexts::elementType(uint64_t array, uint64_t index) const {
  const Document& document = m_model->document();
  const ArrayNode& node = document.arrays[array];
  if (node.elementType != ValueType::array) return toText(valueTypeName(node.elementType));
  const uint64_t child = childArray(document, array, index);
  return child == kNone ? toText(valueTypeName(node.elementType)) : arrayTypeText(document.arrays[child]);
}

QString MetadataTexts::elementValue(uint64_t pair, uint64_t array, uint64_t index) const {
  const Document& document = m_model->document();
  if (document.arrays[array].elementType == ValueType::array) return elementPlainValue(array, index);
  return kept({Part::value, array | kArrayOwner, index},
              [&]() -> Kept {
                const auto value = readElement(m_model->source(), document, array, index, kShownBytes + 1);
                if (!value) return {unreadable(value.error()), {}};
                if (const auto* text = std::get_if<std::string>(&*value))
                  return {toText(escaped(*text, kShownBytes)), {}};
                return {withName(document.key(pair), scalarText(*value), asNumber(*value)), {}};
              })
      .text;
}

QString MetadataTexts::elementPlainValue(uint64_t array, uint64_t index) const {
  return kept({Part::plainValue, array | kArrayOwner, index},
              [&]() -> Kept {
                const Document& document = m_model->document();
                if (document.arrays[array].elementType == ValueType::array) {
                  const uint64_t child = childArray(document, array, index);
                  if (child != kNone)
                    return {toText(arrayPreview(m_model->source(), document, child, kShownBytes)), {}};
                  return {QCoreApplication::translate("MetadataModel", "(nested deeper than %1 arrays: not shown)")
                              .arg(kMaxShownNesting),
                          {}};
                }
                const auto value = readElement(m_model->source(), document, array, index, 65536);
                return {value ? toText(scalarText(*value)) : unreadable(value.error()), {}};
              })
      .text;
}

ByteRange MetadataTexts::elementBytes(uint64_t array, uint64_t index) const {
  return kept({Part::range, array | kArrayOwner, index},
              [&]() -> Kept {
                return {{}, elementRange(m_model->source(), m_model->document(), array, index)};
              })
      .range;
}

QString MetadataTexts::tokenText(uint64_t id) const {
  const Document& document = m_model->document();
  if (m_tokens == kNone || id >= document.arrays[m_tokens].count) return {};
  const auto token = readElement(m_model->source(), document, m_tokens, id, kTokenBytes + 1);
  if (!token) return {};
  const auto* text = std::get_if<std::string>(&*token);
  return text == nullptr ? QString() : toText(escaped(*text, kTokenBytes));
}

QString MetadataTexts::nameBeside(std::string_view key, uint64_t number) const {
  if (holdsTokenIds(key)) return tokenText(number);
  Message label;
  label.text = enumLabel(key, number);
  return label.text.empty() ? QString() : toText("enum_label", label);
}

QString MetadataTexts::withName(std::string_view key, const std::string& plain, std::optional<uint64_t> number) const {
  const QString name = number ? nameBeside(key, *number) : QString();
  return name.isEmpty() ? toText(plain) : QStringLiteral("%1 (%2)").arg(toText(plain), name);
}

}  // namespace ggufscope
