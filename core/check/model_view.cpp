#include "core/check/model_view.h"

#include <algorithm>

#include "core/format/value.h"

namespace ggufscope {

namespace {

/// No model has more blocks; what is longer is not read to its end.
constexpr uint64_t kMostBlockNumbers = 4096;

std::optional<uint64_t> asNumber(const ScalarValue& value) {
  if (const auto* number = std::get_if<uint64_t>(&value)) return *number;
  if (const auto* number = std::get_if<int64_t>(&value)) return static_cast<uint64_t>(std::max<int64_t>(*number, 0));
  if (const auto* flag = std::get_if<bool>(&value)) return *flag ? 1 : 0;
  return {};
}

}  // namespace

std::optional<uint64_t> BlockNumbers::at(uint64_t block) const {
  if (!perBlock) return values.empty() ? std::nullopt : std::optional(values.front());
  return block < values.size() ? std::optional(values[block]) : std::nullopt;
}

ModelView::ModelView(std::vector<ModelPart> parts, size_t main, bool complete)
    : m_parts(std::move(parts)), m_main(main), m_complete(complete) {
  const ModelFile& file = this->main();
  m_kind = fileKind(file);
  m_variant = kindVariant(file);
  m_laterShard = !complete && unsignedValue(file.source(), metadata(), "split.no").value_or(0) > 0;
  m_architecture = stringValue(file.source(), metadata(), "general.architecture");
  if (m_architecture) m_known = findArchitecture(*m_architecture);
}

ModelView ModelView::of(const ModelFile& file) {
  const bool ofSet = unsignedValue(file.source(), file.document(), "split.count").value_or(0) > 1;
  return ModelView({{&file, 0}}, 0, !ofSet);
}

bool ModelView::pairsComplete() const {
  const Document& document = metadata();
  return document.isGguf &&
         (document.complete || (document.unparsed && document.unparsed->in == Unparsed::In::tensorInfo));
}

bool ModelView::tensorsComplete() const {
  return m_complete && std::all_of(m_parts.begin(), m_parts.end(),
                                   [](const ModelPart& part) { return part.file->document().complete; });
}

std::string ModelView::key(std::string_view ofArchitecture) const {
  std::string key = m_architecture.value_or(std::string());
  key += '.';
  return key.append(ofArchitecture);
}

uint64_t ModelView::pair(std::string_view ofArchitecture) const { return metadata().findPair(key(ofArchitecture)); }

std::optional<uint64_t> ModelView::number(std::string_view ofArchitecture) const {
  return unsignedValue(main().source(), metadata(), key(ofArchitecture));
}

std::optional<BlockNumbers> ModelView::numbers(std::string_view ofArchitecture) const {
  const uint64_t found = pair(ofArchitecture);
  if (found == kNone) return {};
  const KeyValue& row = metadata().pairs[found];
  BlockNumbers numbers;
  if (row.array == kNone) {
    const auto one = number(ofArchitecture);
    if (!one) return {};
    numbers.values.push_back(*one);
    return numbers;
  }
  const ArrayNode& node = metadata().arrays[row.array];
  if (node.elementType == ValueType::array) return {};
  numbers.perBlock = true;
  for (uint64_t i = 0; i < std::min(node.count, kMostBlockNumbers); ++i) {
    const auto element = readElement(main().source(), metadata(), row.array, i, 0);
    const auto value = element ? asNumber(*element) : std::nullopt;
    if (!value) return {};
    numbers.values.push_back(*value);
  }
  return numbers;
}

std::optional<TensorPosition> ModelView::find(std::string_view tensor) const {
  for (uint32_t part = 0; part < m_parts.size(); ++part) {
    const uint64_t found = m_parts[part].file->document().findTensor(tensor);
    if (found != kNone) return TensorPosition{part, found};
  }
  return {};
}

const ArrayNode* arrayOf(const Document& document, std::string_view key) {
  const uint64_t pair = document.findPair(key);
  if (pair == kNone || document.pairs[pair].array == kNone) return nullptr;
  return &document.arrays[document.pairs[pair].array];
}

}  // namespace ggufscope
