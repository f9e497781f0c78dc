#pragma once

#include <cstdint>

#include <QString>
#include <QStringList>

#include "core/format/model_file.h"

namespace ggufscope {

/// Where a text of the go-to field leads.
struct GoToTarget {
  enum class Kind : uint8_t { nowhere, offset, block, pair, tensor };
  Kind kind = Kind::nowhere;
  uint64_t value = 0;  ///< the offset, that of the block, or the number of the pair or tensor
  QString problem;     ///< why it leads nowhere; a sentence for the user
};

/// Reads what was typed: a decimal number ("128,162" too), a hex one with 0x, sums of them ("0x100+32"), "end",
/// "end-16", "data+64" from the first byte of the data section; a sign in front makes it relative to `caret`. Else
/// "blk.0.attn_q.weight[3,256]": the block that holds the element of that row and column, both from 0. Else the key or
/// tensor of that name, or the first one that has the text in its name (letter case ignored).
GoToTarget goToTarget(const QString& text, const ModelFile& model, uint64_t caret);

/// At most `limit` keys and tensor names that have `text` in them, in file order.
QStringList goToSuggestions(const QString& text, const ModelFile& model, int limit);

}  // namespace ggufscope
