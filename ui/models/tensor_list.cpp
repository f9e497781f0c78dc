#include "ui/models/tensor_list.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <span>
#include <unordered_map>

#include "core/analysis/identity.h"
#include "core/base/saturated.h"
#include "ui/models/natural_order.h"

namespace ggufscope {

namespace {

/// Characters that "A or B or C?" gets before it is elided.
constexpr size_t kMostInRivals = 12;

/// Positions of `size` things in the order of `before`, equal ones sharing a position.
template <class Before>
std::vector<uint64_t> ranks(size_t size, Before before) {
  std::vector<uint32_t> order(size);
  std::iota(order.begin(), order.end(), 0U);
  std::sort(order.begin(), order.end(), before);
  std::vector<uint64_t> rankOf(size);
  uint64_t rank = 0;
  for (size_t at = 0; at < size; ++at) {
    if (at > 0 && before(order[at - 1], order[at])) ++rank;
    rankOf[order[at]] = rank;
  }
  return rankOf;
}

/// Bits of the states (1 << number in allTensorStates()) whose names begin with one of `wanted`.
uint32_t statesMatching(const std::vector<std::string>& wanted) {
  uint32_t mask = 0;
  const std::vector<std::string_view> states = allTensorStates();
  for (const std::string& beginning : wanted) {
    for (size_t state = 0; state < states.size(); ++state) {
      if (states[state].starts_with(beginning)) mask |= 1U << state;
    }
  }
  return mask;
}

/// Whole is the first state; the others follow in the order of TensorStateBit.
uint32_t stateBits(const TensorInfo& tensor) { return tensor.state == 0 ? 1U : uint32_t{tensor.state} << 1; }

}  // namespace

std::vector<std::string_view> allTensorStates() {
  std::vector<std::string_view> states = {"whole"};
  for (uint32_t bit = 1; bit <= kTensorMisaligned; bit <<= 1) {
    states.push_back(tensorStateNames(static_cast<uint16_t>(bit)).front());
  }
  return states;
}

void TensorTotals::add(const TensorInfo& tensor) {
  ++tensors;
  elements = saturatedSum(elements, tensor.elements);
  if (!tensor.sizeKnown()) {
    ++unsized;
    return;
  }
  bytes = saturatedSum(bytes, tensor.bytes);
  sizedElements = saturatedSum(sizedElements, tensor.elements);
}

std::optional<double> TensorTotals::bitsPerWeight() const {
  if (sizedElements == 0) return {};
  return 8.0 * static_cast<double>(bytes) / static_cast<double>(sizedElements);
}

TensorList::TensorList(std::shared_ptr<const Model> model) : m_model(std::move(model)) {
  m_typeOf.reserve(m_model->tensorCount());
  m_names.reserve(m_model->tensorCount(), m_model->tensorCount() * 32);
  std::unordered_map<std::string, uint32_t> rowsByName;
  for (const Shard& shard : m_model->shards()) {
    if (!shard.file) continue;
    const Document& document = shard.file->document();
    // Within a file all tensors of an id have one name; in another shard the id may be read in another way.
    std::unordered_map<uint32_t, uint32_t> rowsById;
    for (uint64_t tensor = 0; tensor < document.tensors.size(); ++tensor) {
      const auto [known, isNew] = rowsById.try_emplace(document.tensors[tensor].typeId, 0U);
      if (isNew) {
        const std::string name = tensorTypeName(document, tensor);
        known->second = rowsByName.try_emplace(name, static_cast<uint32_t>(m_types.size())).first->second;
        if (known->second == m_types.size()) m_types.push_back({name, rivalNames(document, tensor)});
      }
      add({document, tensor}, known->second);
    }
  }
}

void TensorList::add(const TensorEntry& entry, uint32_t type) {
  m_typeOf.push_back(type);
  m_names.add(entry.name());
  m_totals.add(entry.info());
  measure(entry);
}

void TensorList::measure(const TensorEntry& entry) {
  const TensorInfo& info = entry.info();
  size_t shape = 0;
  for (uint64_t dim : entry.dims()) {
    size_t digits = 1;
    for (; dim >= 10; dim /= 10) ++digits;
    shape += digits + (digits - 1) / 3 + 3;  // separators and the sign between two dimensions
  }
  m_extremes.elements = std::max(m_extremes.elements, info.elements);
  m_extremes.bytes = std::max(m_extremes.bytes, info.bytes);
  m_extremes.offset = std::max(m_extremes.offset, entry.begin());
  m_extremes.nameBytes = std::max(m_extremes.nameBytes, entry.name().size());
  m_extremes.shapeCharacters = std::max(m_extremes.shapeCharacters, shape);
  const Type& type = m_types[m_typeOf.back()];
  size_t characters = type.name.size();
  if (!type.rivals.empty()) characters = 0;
  for (const std::string_view name : type.rivals) characters += name.size() + 4;  // " or ", "?"
  if (!type.rivals.empty()) characters = std::min(characters, kMostInRivals);
  m_extremes.typeCharacters = std::max(m_extremes.typeCharacters, characters);
  m_extremes.allWhole = m_extremes.allWhole && info.state == 0;
}

std::vector<uint64_t> TensorList::ranksByName() const {
  if (m_nameRanks.empty()) {
    std::vector<std::string> keys(size());
    for (size_t tensor = 0; tensor < size(); ++tensor) keys[tensor] = naturalKey(at(tensor).name());
    m_nameRanks = ranks(size(), [&](uint32_t a, uint32_t b) { return keys[a] < keys[b]; });
  }
  return m_nameRanks;
}

std::vector<uint64_t> TensorList::ranksByShape() const {
  return ranks(size(), [&](uint32_t a, uint32_t b) {
    const auto one = at(a).dims();
    const auto other = at(b).dims();
    return std::lexicographical_compare(one.begin(), one.end(), other.begin(), other.end());
  });
}

std::vector<uint64_t> TensorList::sortKeys(Key key) const {
  if (key == Key::name) return ranksByName();
  if (key == Key::shape) return ranksByShape();
  std::vector<uint64_t> keys(size());
  const std::vector<uint64_t> typeRanks =
      ranks(m_types.size(), [&](uint32_t a, uint32_t b) { return m_types[a].name < m_types[b].name; });
  for (size_t row = 0; row < keys.size(); ++row) {
    const TensorInfo& tensor = at(row).info();
    switch (key) {
      case Key::type:
        keys[row] = typeRanks[m_typeOf[row]];
        break;
      case Key::elements:
        keys[row] = tensor.elements;
        break;
      case Key::bytes:
        keys[row] = tensor.bytes;
        break;
      case Key::bits: {
        TensorTotals alone;
        alone.add(tensor);
        // The bits of a positive double rise with its value.
        keys[row] = std::bit_cast<uint64_t>(alone.bitsPerWeight().value_or(0.0));
        break;
      }
      case Key::shard:
        keys[row] = shardOf(row);
        break;
      case Key::offset:
        keys[row] = at(row).begin();
        break;
      case Key::state:
        keys[row] = tensor.state;
        break;
      case Key::file:
      case Key::name:
      case Key::shape:
        break;
    }
  }
  return keys;
}

std::vector<uint32_t> TensorList::sorted(Key key, bool falling) const {
  if (size() == 0) return {};
  const std::vector<uint64_t> keys = sortKeys(key);
  std::vector<std::pair<uint64_t, uint32_t>> rows(size());
  for (uint32_t row = 0; row < rows.size(); ++row) rows[row] = {falling ? ~keys[row] : keys[row], row};
  std::sort(rows.begin(), rows.end());
  std::vector<uint32_t> order(size());
  std::transform(rows.begin(), rows.end(), order.begin(), [](const auto& row) { return row.second; });
  return order;
}

/// One byte a type. A value that is the whole name of a type of this file means that one alone.
std::vector<uint8_t> TensorList::typesMatching(const std::vector<std::string>& wanted) const {
  std::vector<std::vector<std::string>> names;
  for (const Type& type : m_types) {
    names.push_back({foldedCase(type.name)});
    for (const std::string_view rival : type.rivals) names.back().push_back(foldedCase(rival));
  }
  const auto any = [&](size_t type, const auto& fits) {
    return std::any_of(names[type].begin(), names[type].end(), fits);
  };
  std::vector<uint8_t> hits(m_types.size());
  for (const std::string& value : wanted) {
    const auto isWhole = [&](const std::string& name) { return name == value; };
    const auto begins = [&](const std::string& name) { return name.starts_with(value); };
    bool whole = false;
    for (size_t type = 0; type < hits.size(); ++type) whole = whole || any(type, isWhole);
    for (size_t type = 0; type < hits.size(); ++type) {
      if (whole ? any(type, isWhole) : any(type, begins)) hits[type] = 1;
    }
  }
  return hits;
}

std::vector<uint8_t> TensorList::find(QStringView search) const {
  const SearchTerms terms = parseSearch(search, {"type", "state"});
  std::vector<uint8_t> hits(size(), 1);
  for (const std::string& word : terms.words) {
    for (size_t row = 0; row < hits.size(); ++row) {
      if (hits[row] != 0) hits[row] = m_names.at(row).find(word) != std::string_view::npos;
    }
  }
  for (const SearchTerms::Named& term : terms.named) {
    if (term.name == "type") {
      const std::vector<uint8_t> types = typesMatching(term.values);
      for (size_t row = 0; row < hits.size(); ++row) hits[row] &= types[m_typeOf[row]];
    } else {
      const uint32_t states = statesMatching(term.values);
      for (size_t row = 0; row < hits.size(); ++row) {
        if ((stateBits(at(row).info()) & states) == 0) hits[row] = 0;
      }
    }
  }
  return hits;
}

}  // namespace ggufscope
