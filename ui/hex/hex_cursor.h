#pragma once

#include <cstdint>

#include "core/base/byte_range.h"

namespace ggufscope {

/// The caret of the hex view and what is selected: the plain logic of moving and extending, in a file of any size. The
/// caret stands on a byte; a selection made with Shift or the mouse runs from the anchor to the caret, both included.
class HexCursor {
 public:
  enum class Move : uint8_t { left, right, up, down, pageUp, pageDown, rowBegin, rowEnd, fileBegin, fileEnd };

  /// Starts at the first byte with nothing selected.
  void reset(uint64_t fileSize);
  /// Puts the caret on a byte, which becomes the selection; `extend` keeps the anchor.
  void place(uint64_t offset, bool extend);
  /// `pageRows` rows of `columns` bytes are a page.
  void move(Move move, uint32_t columns, uint64_t pageRows, bool extend);
  /// Bytes that were selected elsewhere: the caret goes to their begin. An empty range is a place between bytes.
  void show(ByteRange bytes);
  /// Back to the byte of the caret.
  void dropSelection() { place(m_caret, false); }

  uint64_t caret() const { return m_caret; }
  ByteRange selection() const { return m_selection; }

 private:
  uint64_t m_size = 0;
  uint64_t m_caret = 0;
  uint64_t m_anchor = 0;
  ByteRange m_selection;
};

}  // namespace ggufscope
