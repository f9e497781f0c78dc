#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/analysis/identity.h"
#include "core/format/model_file.h"

namespace ggufscope {

/// One line of the overview: a value and the bytes that say so.
struct Fact {
  QString label;
  QString value;
  QString hint;  ///< the key that it comes from
  std::optional<SpanRef> target;
  std::optional<size_t> shard = {};  ///< of the target; default: the one with the metadata
};

/// One of the families in which people read a model.
struct FactFamily {
  QString title;
  std::vector<Fact> facts;
  QString emptyText;    ///< said where there are no facts
  QStringList preview;  ///< first lines of a text (the chat template)
};

/// Identity, shape, vocabulary and template of a model, from the values of its metadata. Reads a few dozen values.
std::vector<FactFamily> overviewFacts(const std::shared_ptr<const ModelFile>& model);

/// What matters of a model of its kind, but for what `others` say already. Without facts for a plain model.
FactFamily kindFamily(const Model& model, const std::vector<FactFamily>& others);

/// "8.03 B", "345 M", "12.3 K"; exact below a thousand.
QString shortCount(uint64_t count);
/// A word for a kind of file.
QString kindText(FileKind kind);
/// What a file is besides its kind; empty for nothing.
QString variantText(KindVariant variant);

}  // namespace ggufscope
