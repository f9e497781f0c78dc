#include "core/analysis/kind_reader.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/format/value.h"

namespace ggufscope {

namespace {
constexpr size_t kShownName = 60;  ///< bytes
}

void KindReader::add(Message label, Message value, std::optional<KindPlace> place) {
  m_facts.push_back({std::move(label), std::move(value), place});
}

namespace {

/// A short list of texts without the marks of an array; else the value as it stands there.
std::string pairText(const ModelFile& file, uint64_t pair) {
  constexpr uint64_t kMostTexts = 8;
  const Document& document = file.document();
  const uint64_t array = document.pairs[pair].array;
  const ArrayNode* node = array == kNone ? nullptr : &document.arrays[array];
  if (node == nullptr || node->elementType != ValueType::string || node->count > kMostTexts) {
    return valuePreview(file.source(), document, pair);
  }
  std::string texts;
  for (uint64_t i = 0; i < node->count; ++i) {
    const auto text = readElement(file.source(), document, array, i, kShownName + 1);
    if (!text) break;
    texts += (i == 0 ? "" : ", ") + escaped(std::get<std::string>(*text), kShownName);
  }
  return texts;
}

}  // namespace

void KindReader::addPair(Message label, std::string_view key) {
  const uint64_t pair = document().findPair(key);
  if (pair == kNone) return;
  add(std::move(label), plain(pairText(main(), pair)), pairPlace(key));
}

void KindReader::addCount(Message label, std::string_view key) {
  const uint64_t pair = document().findPair(key);
  if (pair == kNone || document().pairs[pair].array == kNone) return;
  add(std::move(label), plain(groupedText(document().arrays[document().pairs[pair].array].count)), pairPlace(key));
}

std::optional<double> KindReader::number(std::string_view key) const {
  const uint64_t pair = document().findPair(key);
  if (pair == kNone || document().pairs[pair].array != kNone) return {};
  const Result<ScalarValue> value = readScalar(main().source(), document(), pair, 0);
  if (!value) return {};
  if (const auto* wide = std::get_if<double>(&*value)) return *wide;
  if (const auto* single = std::get_if<float>(&*value)) return *single;
  if (const auto* count = std::get_if<uint64_t>(&*value)) return static_cast<double>(*count);
  if (const auto* integer = std::get_if<int64_t>(&*value)) return static_cast<double>(*integer);
  return {};
}

std::optional<KindPlace> KindReader::pairPlace(std::string_view key) const {
  const uint64_t pair = document().findPair(key);
  if (pair == kNone) return {};
  return KindPlace{m_model.mainShard(), SpanRef{SpanType::pair, 0, pair, 0}};
}

void Halves::add(const Document& document, ShardTensor tensor) {
  if (m_count++ > 0) return;
  m_first = escaped(document.name(tensor.tensor), kShownName);
  m_place = tensor;
}

void Halves::addTo(KindReader& reader) const {
  if (m_count == 0) return;
  Message value = plain(m_first);
  if (m_count > 1) {
    value = {GS_TEXT("kind_fact", "{name}, and {n} more"), {{"name", m_first}, {"n", groupedText(m_count - 1)}}};
  }
  reader.add({GS_TEXT("kind_fact", "Without partner"), {}}, std::move(value),
             KindPlace{m_place.shard, SpanRef{SpanType::tensorInfo, 0, m_place.tensor, 0}});
}

void NameCounts::add(std::string_view name) {
  const auto found = m_counts.find(name);
  if (found != m_counts.end()) {
    ++found->second;
  } else if (m_counts.size() < kMostNames) {
    m_counts.emplace(name, 1);
  }
}

Message NameCounts::text() const {
  constexpr size_t kShown = 8;
  std::vector<std::pair<std::string_view, uint64_t>> rows(m_counts.begin(), m_counts.end());
  std::stable_sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
  std::string names;
  for (size_t i = 0; i < std::min(rows.size(), kShown); ++i) {
    names += (i == 0 ? "" : ", ") + escaped(rows[i].first, kShownName) + " " + groupedText(rows[i].second);
  }
  if (rows.size() <= kShown) return plain(std::move(names));
  return {GS_TEXT("kind_fact", "{name}, and {n} more"),
          {{"name", std::move(names)}, {"n", groupedText(rows.size() - kShown)}}};
}

Message plain(std::string text) { return {"{name}", {{"name", std::move(text)}}}; }

}  // namespace ggufscope
