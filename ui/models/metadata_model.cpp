#include "ui/models/metadata_model.h"

#include <algorithm>

#include "core/format/value.h"

namespace ggufscope {

namespace {

/// Children of one row. Views lay out every child of an opened row, and that has to stay instant.
constexpr uint64_t kPageRows = 10000;

/// Elements of a row so that `count` elements need at most kPageRows rows: 1, 10^4, 10^8 …
uint64_t stepFor(uint64_t count) {
  uint64_t step = 1;
  while ((count - 1) / step >= kPageRows) step *= kPageRows;
  return step;
}

}  // namespace

MetadataModel::MetadataModel(QObject* parent) : QAbstractItemModel(parent) { resetContainers(); }

MetadataModel::~MetadataModel() = default;

void MetadataModel::setModel(std::shared_ptr<const ModelFile> model) {
  beginResetModel();
  m_jobs.cancelAll();
  m_indexing = false;
  m_values.reset();
  m_model = std::move(model);
  m_texts = m_model ? std::make_unique<MetadataTexts>(m_model) : nullptr;
  m_tree = m_model ? KeyTree(m_model->document()) : KeyTree();
  m_keys = m_model ? indexKeys(m_model->document()) : TextIndex();
  applyFilter();
  resetContainers();
  endResetModel();
  emit filterChanged();
}

void MetadataModel::setFilter(const QString& text) {
  if (text == m_filter) return;
  m_filter = text;
  beginResetModel();
  applyFilter();
  resetContainers();
  endResetModel();
  emit filterChanged();
}

void MetadataModel::applyFilter() {
  const SearchTerms terms = parseSearch(m_filter);
  if (terms.empty()) {
    m_tree.showAll();
    return;
  }
  indexValuesInBackground();
  m_tree.show(findPairs(terms, m_keys, m_values.get()));
}

void MetadataModel::indexValuesInBackground() {
  if (m_indexing || m_values || !m_model) return;
  m_indexing = true;
  m_jobs.start<std::shared_ptr<const TextIndex>>(
      tr("Reading values to search them"),
      [model = m_model](std::stop_token stop, Progress&) -> std::shared_ptr<const TextIndex> {
        return std::make_shared<TextIndex>(indexValues(*model, stop));
      },
      [this](std::shared_ptr<const TextIndex> values) {
        m_indexing = false;
        m_values = std::move(values);
        if (m_filter.isEmpty()) return;
        beginResetModel();
        applyFilter();
        resetContainers();
        endResetModel();
        emit filterChanged();
      });
}

uint64_t MetadataModel::pairCount() const { return m_model ? m_model->document().pairs.size() : 0; }

bool MetadataModel::searchesAllValues() const { return !m_values || m_values->size() == m_keys.size(); }

// ---- rows ----------------------------------------------------------------------------------------------------------

void MetadataModel::resetContainers() {
  m_containers.clear();
  m_containerAt.clear();
  Container root;
  root.item.kind = Item::Kind::group;
  m_containers.push_back(root);
}

MetadataModel::Item MetadataModel::itemIn(const Container& container, int row) const {
  Item item;
  if (container.item.kind == Item::Kind::group) {
    const KeyTree::Entry& entry = m_tree.groups()[container.item.group].shown[static_cast<size_t>(row)];
    item.kind = entry.isGroup ? Item::Kind::group : Item::Kind::pair;
    if (entry.isGroup) item.group = static_cast<uint32_t>(entry.id);
    if (!entry.isGroup) item.pair = entry.id;
    return item;
  }
  item.kind = container.step == 1 ? Item::Kind::element : Item::Kind::page;
  item.pair = container.item.pair;
  item.array = container.item.array;
  item.begin = container.item.begin + static_cast<uint64_t>(row) * container.step;
  item.end = std::min(item.begin + container.step, container.item.end);
  return item;
}

MetadataModel::Item MetadataModel::itemAt(const QModelIndex& index) const {
  return index.isValid() ? itemIn(m_containers[index.internalId()], index.row()) : Item();
}

/// The elements below a row: an array or a part of it; kind none where there are none.
MetadataModel::Item MetadataModel::elementsOf(const Item& item) const {
  const Document& document = m_model->document();
  if (item.kind == Item::Kind::page) return item;
  Item elements = item;
  if (item.kind == Item::Kind::pair) {
    elements.array = document.pairs[item.pair].array;
  } else {
    const bool nested = document.arrays[item.array].elementType == ValueType::array;
    elements.array = nested ? childArray(document, item.array, item.begin) : kNone;
  }
  if (elements.array == kNone || document.arrays[elements.array].skippedElements) return {};
  elements.begin = 0;
  elements.end = document.arrays[elements.array].count;
  return elements;
}

uint64_t MetadataModel::rowsOf(const Item& item) const {
  if (item.kind == Item::Kind::none || !m_model) return 0;
  if (item.kind == Item::Kind::group) return m_tree.groups()[item.group].shown.size();
  const Item elements = elementsOf(item);
  const uint64_t count = elements.end - elements.begin;
  return elements.kind == Item::Kind::none || count == 0 ? 0 : (count - 1) / stepFor(count) + 1;
}

uint32_t MetadataModel::containerOf(const QModelIndex& parent) const {
  if (!parent.isValid()) return 0;
  const auto above = static_cast<uint32_t>(parent.internalId());
  const uint64_t place = uint64_t{above} << 32 | static_cast<uint32_t>(parent.row());
  const auto [found, isNew] = m_containerAt.try_emplace(place, static_cast<uint32_t>(m_containers.size()));
  if (!isNew) return found->second;
  Container container;
  container.parent = above;
  container.row = parent.row();
  container.item = itemAt(parent);
  if (container.item.kind != Item::Kind::group) {
    container.item = elementsOf(container.item);
    container.step = stepFor(container.item.end - container.item.begin);
  }
  m_containers.push_back(container);
  return found->second;
}

QModelIndex MetadataModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  return createIndex(row, column, containerOf(parent));
}

QModelIndex MetadataModel::parent(const QModelIndex& child) const {
  if (!child.isValid() || child.internalId() == 0) return {};
  const Container& container = m_containers[child.internalId()];
  return createIndex(container.row, 0, container.parent);
}

int MetadataModel::rowCount(const QModelIndex& parent) const {
  if (parent.column() > 0 || !m_model) return 0;
  const Item item = parent.isValid() ? itemAt(parent) : m_containers.front().item;
  return static_cast<int>(rowsOf(item));
}

bool MetadataModel::hasChildren(const QModelIndex& parent) const { return rowCount(parent) > 0; }

int MetadataModel::columnCount(const QModelIndex& /*parent*/) const { return columnTotal; }

// ---- finding rows --------------------------------------------------------------------------------------------------

QModelIndex MetadataModel::indexOfGroup(uint32_t group) const {
  if (group == 0 || group >= m_tree.groups().size() || m_tree.groups()[group].shown.empty()) return {};
  const KeyTree::Group& row = m_tree.groups()[group];
  return index(static_cast<int>(row.rowInParent), 0, indexOfGroup(row.parent));
}

QModelIndex MetadataModel::indexOfPair(uint64_t pair, int column) const {
  if (pair >= pairCount() || m_tree.rowOf(pair) < 0) return {};
  return index(m_tree.rowOf(pair), column, indexOfGroup(m_tree.groupOf(pair)));
}

QModelIndex MetadataModel::indexOfElement(uint64_t array, uint64_t element) const {
  if (!m_model || array >= m_model->document().arrays.size()) return {};
  const Document& document = m_model->document();
  std::vector<std::pair<uint64_t, uint64_t>> chain = {{array, element}};  // from the element out to the pair
  for (uint64_t inner = array; document.arrays[inner].parent != kNone; inner = document.arrays[inner].parent) {
    const uint64_t outer = document.arrays[inner].parent;
    chain.emplace_back(outer, elementAt(m_model->source(), document, outer, document.arrays[inner].begin));
  }
  QModelIndex place = indexOfPair(m_model->spans().pairOf({SpanType::element, 0, array, element}));
  for (auto step = chain.rbegin(); place.isValid() && step != chain.rend(); ++step) {
    // Down through the pages, if there are any, to the row of this element.
    do {
      if (rowCount(place) == 0) return place;
      const Container& container = m_containers[containerOf(place)];
      const uint64_t row = (step->second - container.item.begin) / container.step;
      place = index(static_cast<int>(row), 0, place);
    } while (itemAt(place).kind == Item::Kind::page);
  }
  return place;
}

QModelIndex MetadataModel::indexOfSpan(SpanRef ref) const {
  switch (ref.type) {
    case SpanType::pair:
    case SpanType::pairField:
      return indexOfPair(ref.a);
    case SpanType::element:
    case SpanType::elementField:
      return indexOfElement(ref.a, ref.b);
    default:
      return {};
  }
}

std::optional<SpanRef> MetadataModel::spanAt(const QModelIndex& index) const {
  const Item item = itemAt(index);
  if (item.kind == Item::Kind::pair) return SpanRef{SpanType::pair, 0, item.pair, 0};
  if (item.kind == Item::Kind::element) return SpanRef{SpanType::element, 0, item.array, item.begin};
  return {};
}

ByteRange MetadataModel::bytesAt(const QModelIndex& index) const { return bytesOf(itemAt(index)); }

ByteRange MetadataModel::bytesOf(const Item& item) const {
  switch (item.kind) {
    case Item::Kind::pair:
      return {m_model->document().pairs[item.pair].begin, m_model->document().pairs[item.pair].end};
    case Item::Kind::page:
      return {m_texts->elementBytes(item.array, item.begin).begin, m_texts->elementBytes(item.array, item.end - 1).end};
    case Item::Kind::element:
      return m_texts->elementBytes(item.array, item.begin);
    case Item::Kind::none:
    case Item::Kind::group:
      break;
  }
  return {};
}

}  // namespace ggufscope
