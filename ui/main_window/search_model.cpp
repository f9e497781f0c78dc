#include "ui/main_window/search_model.h"

#include <algorithm>
#include <string>

#include <QStringList>

#include "core/analysis/identity.h"
#include "core/base/text.h"
#include "ui/main_window/two_part_delegate.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

constexpr size_t kShownNameBytes = 300;

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// Where `word` (lower case, not empty) begins in `name`; npos where it does not occur. Every name of a file is looked
/// at on each keystroke, hence no std::search.
size_t placeOf(std::string_view name, std::string_view word) {
  if (word.size() > name.size()) return std::string_view::npos;
  const char small = word.front();
  const char large = small >= 'a' && small <= 'z' ? static_cast<char>(small - 'a' + 'A') : small;
  const size_t last = name.size() - word.size();
  for (size_t place = 0; place <= last; ++place) {
    if (name[place] != small && name[place] != large) continue;
    size_t length = 1;
    while (length < word.size() && lower(name[place + length]) == word[length]) ++length;
    if (length == word.size()) return place;
  }
  return std::string_view::npos;
}

/// 0: all of it, 1: begins with the first word, 2: holds all words, 3: does not.
int rank(std::string_view name, const std::vector<std::string>& words) {
  int best = 2;
  for (const std::string& word : words) {
    const size_t place = placeOf(name, word);
    if (place == std::string_view::npos) return 3;
    if (&word == &words.front() && place == 0) best = word.size() == name.size() ? 0 : 1;
  }
  return best;
}

std::vector<std::string> wordsOf(const QString& query) {
  std::vector<std::string> words;
  for (const QString& word : query.simplified().split(u' ', Qt::SkipEmptyParts)) {
    std::string bytes = word.toStdString();
    std::transform(bytes.begin(), bytes.end(), bytes.begin(), lower);
    words.push_back(std::move(bytes));
  }
  return words;
}

}  // namespace

std::optional<uint64_t> parseOffset(const QString& text) {
  QString digits = text.trimmed();
  const bool hex = digits.startsWith(QLatin1String("0x"), Qt::CaseInsensitive);
  if (hex) digits.remove(0, 2);
  digits.remove(u',').remove(u'_').remove(u' ');
  const bool plain = std::all_of(digits.begin(), digits.end(), [hex](QChar c) {
    const ushort code = c.unicode() | 0x20;
    return (c >= u'0' && c <= u'9') || (hex && code >= 'a' && code <= 'f');
  });
  bool ok = false;
  const uint64_t value = plain ? digits.toULongLong(&ok, hex ? 16 : 10) : 0;
  return ok ? std::optional(value) : std::nullopt;
}

void SearchModel::setModel(std::shared_ptr<const Model> model, size_t shard) {
  beginResetModel();
  m_model = std::move(model);
  m_shard = shard;
  m_hits.clear();
  endResetModel();
}

void SearchModel::setQuery(const QString& query) {
  beginResetModel();
  m_hits.clear();
  if (m_model) find(query);
  endResetModel();
}

void SearchModel::find(const QString& query) {
  if (const auto offset = parseOffset(query)) m_hits.push_back({HitKind::offset, *offset});
  const std::vector<std::string> words = wordsOf(query);
  if (words.empty()) return;
  std::array<std::vector<Hit>, 3> ranked;
  const auto consider = [&](std::string_view name, Hit hit) {
    const int place = rank(name, words);
    if (place < 3) ranked[static_cast<size_t>(place)].push_back(hit);
  };
  const Document& main = m_model->main().document();
  for (uint64_t pair = 0; pair < main.pairs.size(); ++pair) consider(main.key(pair), {HitKind::pair, pair});
  uint64_t number = 0;
  for (const Shard& shard : m_model->shards()) {
    if (!shard.file) continue;
    const Document& document = shard.file->document();
    for (uint64_t tensor = 0; tensor < document.tensors.size(); ++tensor) {
      consider(document.name(tensor), {HitKind::tensor, number++});
    }
  }
  for (const auto& hits : ranked) m_hits.insert(m_hits.end(), hits.begin(), hits.end());
}

int SearchModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(std::min<size_t>(m_hits.size(), std::numeric_limits<int>::max()));
}

QVariant SearchModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || !m_model) return {};
  const Hit& found = hit(index.row());
  switch (role) {
    case Qt::DisplayRole:
      if (found.kind == HitKind::offset) return tr("Go to offset %1").arg(hexOffsetText(found.number));
      return toText(std::string_view(escaped(nameOf(found), kShownNameBytes)));
    case Qt::DecorationRole:
      return icon(found.kind == HitKind::offset ? QStringLiteral("offset")
                  : found.kind == HitKind::pair ? QStringLiteral("key")
                                                : QStringLiteral("tensor"));
    case kDetailRole:
      return detail(found);
    default:
      return {};
  }
}

std::string_view SearchModel::nameOf(const Hit& found) const {
  if (found.kind == HitKind::pair) return m_model->main().document().key(found.number);
  return m_model->documentOf(found.number).name(m_model->place(found.number).tensor);
}

QString SearchModel::detail(const Hit& found) const {
  if (found.kind == HitKind::offset) {
    return reachable(found) ? groupedNumber(found.number) : tr("behind the end of the file");
  }
  if (found.kind == HitKind::pair) return toText(valueTypeName(m_model->main().document().pairs[found.number].type));
  const Document& document = m_model->documentOf(found.number);
  const uint64_t tensor = m_model->place(found.number).tensor;
  QStringList dims;
  for (const uint64_t dim : document.dims(tensor)) dims += QString::number(dim);
  return toText(std::string_view(tensorTypeName(document, tensor))) + QStringLiteral("  ") +
         dims.join(QStringLiteral(" × "));
}

bool SearchModel::reachable(const Hit& found) const {
  return found.kind != HitKind::offset || found.number < m_model->shards()[m_shard].size();
}

Qt::ItemFlags SearchModel::flags(const QModelIndex& index) const {
  if (!index.isValid() || !m_model) return Qt::NoItemFlags;
  return reachable(hit(index.row())) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

}  // namespace ggufscope
