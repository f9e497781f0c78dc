#include "ui/hex/hex_cursor.h"

#include <algorithm>
#include <limits>

namespace ggufscope {
namespace {

/// `offset` less `step`, but in the same column when the file's begin is nearer than a step.
uint64_t stepUp(uint64_t offset, uint64_t step, uint32_t columns) {
  return offset >= step ? offset - step : offset % columns;
}

/// `offset` plus `step`, but in the same column, or on the last byte, when the file's end is nearer than a step.
uint64_t stepDown(uint64_t offset, uint64_t step, uint32_t columns, uint64_t last) {
  const uint64_t room = last - offset;
  if (step <= room) return offset + step;
  // Down from the last but one row into a last one that is too short for the column.
  const uint64_t inColumn = offset + room / columns * columns;
  return inColumn == offset && offset / columns < last / columns ? last : inColumn;
}

}  // namespace

void HexCursor::reset(uint64_t fileSize) {
  m_size = fileSize;
  m_caret = 0;
  m_anchor = 0;
  m_selection = {};
}

void HexCursor::place(uint64_t offset, bool extend) {
  if (m_size == 0) return;
  m_caret = std::min(offset, m_size - 1);
  if (!extend) m_anchor = m_caret;
  m_selection = {std::min(m_anchor, m_caret), std::max(m_anchor, m_caret) + 1};
}

void HexCursor::move(Move move, uint32_t columns, uint64_t pageRows, bool extend) {
  if (m_size == 0) return;
  const uint64_t last = m_size - 1;
  const uint64_t from = std::min(m_caret, last);
  const uint64_t rowBegin = from - from % columns;
  const uint64_t page =
      pageRows > std::numeric_limits<uint64_t>::max() / columns ? last : std::max<uint64_t>(pageRows, 1) * columns;
  uint64_t to = from;
  switch (move) {
    case Move::left:
      to = m_caret == 0 ? 0 : m_caret - 1;  // from behind the last byte: to it
      break;
    case Move::right:
      to = from + 1;
      break;
    case Move::up:
      to = stepUp(from, columns, columns);
      break;
    case Move::down:
      to = stepDown(from, columns, columns, last);
      break;
    case Move::pageUp:
      to = stepUp(from, page, columns);
      break;
    case Move::pageDown:
      to = stepDown(from, page, columns, last);
      break;
    case Move::rowBegin:
      to = rowBegin;
      break;
    case Move::rowEnd:
      to = std::min(last, rowBegin + (columns - 1));
      break;
    case Move::fileBegin:
      to = 0;
      break;
    case Move::fileEnd:
      to = last;
      break;
  }
  place(to, extend);
}

void HexCursor::show(ByteRange bytes) {
  m_selection = bytes.clippedTo({0, m_size});
  m_caret = m_selection.begin;
  m_anchor = m_caret;
}

}  // namespace ggufscope
