#pragma once

#include <cstdint>

#include <QString>
#include <QStringList>

#include "core/format/model_file.h"

namespace ggufscope {

/// Where a text of the go-to field leads.
struct GoToTarget {
  enum class Kind : uint8_t { nowhere, offset, pair, tensor };
  Kind kind = Kind::nowhere;
  uint64_t value = 0;  ///< the offset, or the number of the pair or tensor
  QString problem;     ///< why it leads nowhere; a sentence for the user
};

/// Reads what was typed: a decimal number ("128,162" too), a hex one with 0x, sums of them ("0x100+32"), "end",
/// "end-16"; a sign in front makes it relative to `caret`. Else the key or tensor of that name, or the first one that
/// has the text in its name (letter case ignored).
GoToTarget goToTarget(const QString& text, const ModelFile& model, uint64_t caret);

/// At most `limit` keys and tensor names that have `text` in them, in file order.
QStringList goToSuggestions(const QString& text, const ModelFile& model, int limit);

}  // namespace ggufscope
