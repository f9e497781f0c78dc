#include "ui/pages/overview_facts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include <QCoreApplication>
#include <QLocale>

#include "core/analysis/kind_facts.h"
#include "core/base/text.h"
#include "core/format/value.h"
#include "core/knowledge/file_type.h"
#include "ui/models/metadata_texts.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

constexpr size_t kValueBytes = 200;
constexpr size_t kTemplateBytes = 2048;
constexpr int kTemplateLines = 5;
constexpr uint64_t kListedWords = 16;
constexpr float kExactFloats = 1 << 24;  ///< below this every whole number is a float

struct LabelledKey {
  const char* key;    ///< behind "{arch}." in the shape family
  const char* label;  ///< context "OverviewFacts"
};

constexpr std::array kIdentityKeys = {
    LabelledKey{"general.name", QT_TRANSLATE_NOOP("OverviewFacts", "Name")},
    LabelledKey{"general.architecture", QT_TRANSLATE_NOOP("OverviewFacts", "Architecture")},
    LabelledKey{"general.type", QT_TRANSLATE_NOOP("OverviewFacts", "Type")},
    LabelledKey{"general.basename", QT_TRANSLATE_NOOP("OverviewFacts", "Base name")},
    LabelledKey{"general.finetune", QT_TRANSLATE_NOOP("OverviewFacts", "Tuned for")},
    LabelledKey{"general.version", QT_TRANSLATE_NOOP("OverviewFacts", "Version")},
    LabelledKey{"general.size_label", QT_TRANSLATE_NOOP("OverviewFacts", "Size label")},
    LabelledKey{"general.author", QT_TRANSLATE_NOOP("OverviewFacts", "Author")},
    LabelledKey{"general.organization", QT_TRANSLATE_NOOP("OverviewFacts", "Organization")},
    LabelledKey{"general.quantized_by", QT_TRANSLATE_NOOP("OverviewFacts", "Quantized by")},
    LabelledKey{"general.base_model.0.name", QT_TRANSLATE_NOOP("OverviewFacts", "Base model")},
    LabelledKey{"general.license", QT_TRANSLATE_NOOP("OverviewFacts", "License")},
    LabelledKey{"general.languages", QT_TRANSLATE_NOOP("OverviewFacts", "Languages")},
    LabelledKey{"general.tags", QT_TRANSLATE_NOOP("OverviewFacts", "Tags")},
    LabelledKey{"general.url", QT_TRANSLATE_NOOP("OverviewFacts", "Home page")},
    LabelledKey{"general.repo_url", QT_TRANSLATE_NOOP("OverviewFacts", "Repository")},
};

constexpr std::array kShapeKeys = {
    LabelledKey{"block_count", QT_TRANSLATE_NOOP("OverviewFacts", "Blocks")},
    LabelledKey{"context_length", QT_TRANSLATE_NOOP("OverviewFacts", "Context length")},
    LabelledKey{"embedding_length", QT_TRANSLATE_NOOP("OverviewFacts", "Embedding length")},
    LabelledKey{"feed_forward_length", QT_TRANSLATE_NOOP("OverviewFacts", "Feed-forward length")},
    LabelledKey{"attention.head_count", QT_TRANSLATE_NOOP("OverviewFacts", "Heads")},
    LabelledKey{"attention.head_count_kv", QT_TRANSLATE_NOOP("OverviewFacts", "KV heads")},
    LabelledKey{"attention.key_length", QT_TRANSLATE_NOOP("OverviewFacts", "Key length")},
    LabelledKey{"attention.value_length", QT_TRANSLATE_NOOP("OverviewFacts", "Value length")},
    LabelledKey{"attention.sliding_window", QT_TRANSLATE_NOOP("OverviewFacts", "Sliding window")},
    LabelledKey{"expert_count", QT_TRANSLATE_NOOP("OverviewFacts", "Experts")},
    LabelledKey{"expert_used_count", QT_TRANSLATE_NOOP("OverviewFacts", "Experts used")},
    LabelledKey{"expert_feed_forward_length", QT_TRANSLATE_NOOP("OverviewFacts", "Expert feed-forward")},
    LabelledKey{"expert_shared_count", QT_TRANSLATE_NOOP("OverviewFacts", "Shared experts")},
    LabelledKey{"rope.dimension_count", QT_TRANSLATE_NOOP("OverviewFacts", "RoPE dimensions")},
    LabelledKey{"rope.freq_base", QT_TRANSLATE_NOOP("OverviewFacts", "RoPE base")},
    LabelledKey{"rope.scaling.type", QT_TRANSLATE_NOOP("OverviewFacts", "RoPE scaling")},
    LabelledKey{"rope.scaling.factor", QT_TRANSLATE_NOOP("OverviewFacts", "RoPE scaling factor")},
    LabelledKey{"ssm.state_size", QT_TRANSLATE_NOOP("OverviewFacts", "SSM state")},
    LabelledKey{"pooling_type", QT_TRANSLATE_NOOP("OverviewFacts", "Pooling")},
    LabelledKey{"vocab_size", QT_TRANSLATE_NOOP("OverviewFacts", "Vocabulary size")},
    LabelledKey{"vision.block_count", QT_TRANSLATE_NOOP("OverviewFacts", "Vision blocks")},
    LabelledKey{"vision.embedding_length", QT_TRANSLATE_NOOP("OverviewFacts", "Vision embedding")},
    LabelledKey{"vision.image_size", QT_TRANSLATE_NOOP("OverviewFacts", "Image size")},
    LabelledKey{"vision.patch_size", QT_TRANSLATE_NOOP("OverviewFacts", "Patch size")},
    LabelledKey{"vision.projection_dim", QT_TRANSLATE_NOOP("OverviewFacts", "Projection")},
    LabelledKey{"audio.block_count", QT_TRANSLATE_NOOP("OverviewFacts", "Audio blocks")},
};

/// Of special tokens whose names are words; the others are abbreviations. The one spelling error is the format's.
constexpr std::array kTokenWords = {
    LabelledKey{"unknown", QT_TRANSLATE_NOOP("OverviewFacts", "Unknown")},
    LabelledKey{"padding", QT_TRANSLATE_NOOP("OverviewFacts", "Padding")},
    LabelledKey{"seperator", QT_TRANSLATE_NOOP("OverviewFacts", "Separator")},
    LabelledKey{"separator", QT_TRANSLATE_NOOP("OverviewFacts", "Separator")},
    LabelledKey{"mask", QT_TRANSLATE_NOOP("OverviewFacts", "Mask")},
    LabelledKey{"prefix", QT_TRANSLATE_NOOP("OverviewFacts", "Prefix")},
    LabelledKey{"suffix", QT_TRANSLATE_NOOP("OverviewFacts", "Suffix")},
    LabelledKey{"middle", QT_TRANSLATE_NOOP("OverviewFacts", "Middle")},
};

constexpr std::string_view kTokenPrefix = "tokenizer.ggml.";
constexpr std::string_view kTokenSuffix = "_token_id";
constexpr size_t kLongestTokenName = 24;

class FactReader {
  Q_DECLARE_TR_FUNCTIONS(OverviewFacts)

 public:
  explicit FactReader(const std::shared_ptr<const ModelFile>& model)
      : m_model(*model), m_document(model->document()), m_texts(model) {}

  FactFamily identity() const;
  FactFamily shape() const;
  FactFamily vocabulary() const;
  FactFamily chatTemplate() const;

 private:
  void addKey(FactFamily& family, const std::string& key, const char* label) const;
  void addPair(FactFamily& family, uint64_t pair, const QString& label, const QString& value) const;
  void addSpecialTokens(FactFamily& family) const;
  static QString tokenLabel(std::string_view name);
  void addFormat(FactFamily& family) const;
  QString valueText(uint64_t pair) const;
  QString arrayText(uint64_t pair) const;
  bool isText(uint64_t pair) const { return m_document.pairs[pair].type == ValueType::string; }

  const ModelFile& m_model;
  const Document& m_document;
  MetadataTexts m_texts;
};

void FactReader::addPair(FactFamily& family, uint64_t pair, const QString& label, const QString& value) const {
  family.facts.push_back(
      {label, value, toText(escaped(m_document.key(pair), kValueBytes)), SpanRef{SpanType::pair, 0, pair, 0}});
}

void FactReader::addKey(FactFamily& family, const std::string& key, const char* label) const {
  const uint64_t pair = m_document.findPair(key);
  if (pair != kNone) addPair(family, pair, tr(label), valueText(pair));
}

/// Integers with separators: these are measures, unlike the raw values of the metadata page.
QString FactReader::valueText(uint64_t pair) const {
  if (m_document.pairs[pair].array != kNone) return arrayText(pair);
  const QString text = m_texts.pairValue(pair);
  const auto value = readScalar(m_model.source(), m_document, pair, kValueBytes + 1);
  if (!value) return text;
  if (const auto* number = std::get_if<uint64_t>(&*value)) {
    return text == QString::number(*number) ? groupedNumber(*number) : text;
  }
  const auto* real = std::get_if<float>(&*value);
  const bool isWhole = real != nullptr && *real >= 0 && *real < kExactFloats && *real == std::floor(*real);
  return isWhole ? groupedNumber(static_cast<quint64>(*real)) : text;
}

/// Short lists of words without the marks of an array.
QString FactReader::arrayText(uint64_t pair) const {
  const uint64_t array = m_document.pairs[pair].array;
  const ArrayNode& node = m_document.arrays[array];
  if (node.elementType != ValueType::string || node.count > kListedWords) {
    return toText(valuePreview(m_model.source(), m_document, pair, 60));
  }
  QStringList words;
  for (uint64_t index = 0; index < node.count; ++index) words += m_texts.elementValue(pair, array, index);
  return words.join(QStringLiteral(", "));
}

FactFamily FactReader::identity() const {
  FactFamily family{tr("Identity"), {}, tr("Nothing says what this is."), {}};
  for (const LabelledKey& row : kIdentityKeys) addKey(family, row.key, row.label);
  addFormat(family);
  return family;
}

void FactReader::addFormat(FactFamily& family) const {
  const Header& header = m_document.header;
  if (header.fieldsRead < 2) return;
  const QString order = header.bigEndian ? tr("big-endian") : tr("little-endian");
  family.facts.push_back({tr("Format"), tr("GGUF %1, %2").arg(QString::number(header.statedVersion), order),
                          tr("Header, version"), SpanRef{SpanType::headerField, 0, 1, 0}});
  if (m_document.alignmentPair != kNone) {
    addPair(family, m_document.alignmentPair, tr("Alignment"), groupedNumber(m_document.alignment));
  }
}

FactFamily FactReader::shape() const {
  FactFamily family{tr("Shape"), {}, tr("No keys about the shape of a model."), {}};
  const auto architecture = stringValue(m_model.source(), m_document, "general.architecture", 256);
  if (!architecture) return family;
  for (const LabelledKey& row : kShapeKeys) addKey(family, *architecture + '.' + row.key, row.label);
  return family;
}

FactFamily FactReader::vocabulary() const {
  FactFamily family{tr("Vocabulary"), {}, tr("No tokenizer in this file."), {}};
  addKey(family, "tokenizer.ggml.model", QT_TR_NOOP("Tokenizer"));
  addKey(family, "tokenizer.ggml.pre", QT_TR_NOOP("Pre-tokenizer"));
  const auto addCount = [&](std::string_view key, const QString& label) {
    const uint64_t pair = m_document.findPair(key);
    if (pair == kNone || m_document.pairs[pair].array == kNone) return;
    addPair(family, pair, label, groupedNumber(m_document.arrays[m_document.pairs[pair].array].count));
  };
  addCount("tokenizer.ggml.tokens", tr("Tokens"));
  addCount("tokenizer.ggml.merges", tr("Merges"));
  addSpecialTokens(family);
  addKey(family, "tokenizer.ggml.add_bos_token", QT_TR_NOOP("Adds BOS"));
  addKey(family, "tokenizer.ggml.add_eos_token", QT_TR_NOOP("Adds EOS"));
  addKey(family, "tokenizer.ggml.add_space_prefix", QT_TR_NOOP("Adds a space"));
  return family;
}

QString FactReader::tokenLabel(std::string_view name) {
  const auto word =
      std::find_if(kTokenWords.begin(), kTokenWords.end(), [&](const auto& row) { return name == row.key; });
  if (word != kTokenWords.end()) return tr(word->label);
  return toText(escaped(name)).toUpper().replace(QLatin1Char('_'), QLatin1Char(' '));
}

/// "tokenizer.ggml.bos_token_id" as "BOS", with its number and text.
void FactReader::addSpecialTokens(FactFamily& family) const {
  for (uint64_t pair = 0; pair < m_document.pairs.size(); ++pair) {
    const std::string_view key = m_document.key(pair);
    if (!key.starts_with(kTokenPrefix) || !key.ends_with(kTokenSuffix)) continue;
    const size_t around = kTokenPrefix.size() + kTokenSuffix.size();
    if (key.size() <= around || key.size() > around + kLongestTokenName) continue;
    addPair(family, pair, tokenLabel(key.substr(kTokenPrefix.size(), key.size() - around)), m_texts.pairValue(pair));
  }
}

FactFamily FactReader::chatTemplate() const {
  FactFamily family{tr("Chat template"), {}, tr("No chat template in this file."), {}};
  const uint64_t pair = m_document.findPair("tokenizer.chat_template");
  if (pair != kNone && isText(pair)) {
    const uint64_t bytes = m_document.valueRange(pair).size() - m_document.header.lengthBytes;
    addPair(family, pair, tr("Template"),
            bytes == 0 ? tr("present, but empty") : tr("present, %1").arg(byteSize(bytes)));
    const auto text = readScalar(m_model.source(), m_document, pair, kTemplateBytes);
    if (text) {
      const QString shown = toText(escapedKeepingLines(std::get<std::string>(*text)));
      family.preview = shown.split(QLatin1Char('\n')).mid(0, kTemplateLines);
    }
  } else if (pair != kNone) {
    addPair(family, pair, tr("Template"), tr("not a string: %1").arg(m_texts.pairType(pair)));
  }
  for (uint64_t other = 0; other < m_document.pairs.size(); ++other) {
    constexpr std::string_view kNamed = "tokenizer.chat_template.";
    const std::string_view key = m_document.key(other);
    if (!key.starts_with(kNamed) || !isText(other)) continue;
    addPair(family, other, toText(escaped(key.substr(kNamed.size()), 40)),
            byteSize(m_document.valueRange(other).size() - m_document.header.lengthBytes));
  }
  return family;
}

}  // namespace

std::vector<FactFamily> overviewFacts(const std::shared_ptr<const ModelFile>& model) {
  const FactReader reader(model);
  return {reader.identity(), reader.shape(), reader.vocabulary(), reader.chatTemplate()};
}

FactFamily kindFamily(const Model& model, const std::vector<FactFamily>& others) {
  const auto isSaid = [&](const KindPlace& place) {
    return place.shard == model.mainShard() && std::any_of(others.begin(), others.end(), [&](const FactFamily& family) {
             return std::any_of(family.facts.begin(), family.facts.end(),
                                [&](const Fact& fact) { return fact.target == place.span; });
           });
  };
  FactFamily family{QCoreApplication::translate("OverviewFacts", "Kind"), {}, {}, {}};
  for (const KindFact& fact : kindFacts(model)) {
    if (fact.place && isSaid(*fact.place)) continue;
    Fact row{toText("kind_fact", fact.label), toText("kind_fact", fact.value), {}, {}, {}};
    if (fact.place) {
      row.target = fact.place->span;
      row.shard = fact.place->shard;
    }
    family.facts.push_back(std::move(row));
  }
  return family;
}

QString shortCount(uint64_t count) {
  static constexpr std::array kUnits = {"K", "M", "B", "T", "Q"};
  if (count < 1000) return QString::number(count);
  double value = static_cast<double>(count) / 1000.0;
  size_t unit = 0;
  // 999.95 would print as 1000.
  while (value >= 999.5 && unit + 1 < kUnits.size()) {
    value /= 1000.0;
    ++unit;
  }
  const int decimals = value < 10 ? 2 : value < 100 ? 1 : 0;
  return QLocale::c().toString(value, 'f', decimals) + QLatin1Char(' ') + QLatin1String(kUnits[unit]);
}

QString kindText(FileKind kind) {
  switch (kind) {
    case FileKind::model:
      return QCoreApplication::translate("OverviewFacts", "model");
    case FileKind::vocabulary:
      return QCoreApplication::translate("OverviewFacts", "vocabulary");
    case FileKind::adapter:
      return QCoreApplication::translate("OverviewFacts", "adapter");
    case FileKind::mmproj:
      return QCoreApplication::translate("OverviewFacts", "multimodal projector");
    case FileKind::imatrix:
      return QCoreApplication::translate("OverviewFacts", "importance matrix");
    case FileKind::controlVector:
      return QCoreApplication::translate("OverviewFacts", "control vector");
    case FileKind::diffusion:
      return QCoreApplication::translate("OverviewFacts", "diffusion model");
    case FileKind::shard:
      return QCoreApplication::translate("OverviewFacts", "shard");
    case FileKind::unknown:
      return QCoreApplication::translate("OverviewFacts", "unknown kind");
    case FileKind::notGguf:
      return QCoreApplication::translate("OverviewFacts", "not GGUF");
  }
  return {};
}

QString variantText(KindVariant variant) {
  switch (variant) {
    case KindVariant::none:
      return {};
    case KindVariant::mtpSidecar:
      return QCoreApplication::translate("OverviewFacts", "companion of another model");
  }
  return {};
}

}  // namespace ggufscope
