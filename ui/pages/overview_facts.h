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

/// "8.03 B", "345 M", "12.3 K"; exact below a thousand.
QString shortCount(uint64_t count);
/// A word for a kind of file.
QString kindText(FileKind kind);

}  // namespace ggufscope
