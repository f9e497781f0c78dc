#pragma once

#include <cstddef>

#include <QMetaType>

#include "core/base/byte_range.h"
#include "core/format/span_tree.h"

namespace ggufscope {

/// What is selected, everywhere in the window at once: a span of the tree, and the bytes. Bytes dragged over in the hex
/// view may be more or less than the span that holds the first of them.
struct Selection {
  SpanRef span;
  ByteRange bytes;
  bool valid = false;
  size_t shard = 0;  ///< index of the file in its model (Model::shards)

  friend bool operator==(const Selection&, const Selection&) = default;
};

}  // namespace ggufscope

Q_DECLARE_METATYPE(ggufscope::Selection)
