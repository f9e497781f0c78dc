#include "ui/hex/row_scroll.h"

namespace ggufscope {
namespace {

/// a * b / c without overflow; the quotient fits when a <= c.
__extension__ typedef unsigned __int128 Wide;

}  // namespace

int RowScroll::barPage() const {
  if (exact()) return static_cast<int>(std::min<uint64_t>(visible, kBarLimit));
  const Wide page = static_cast<Wide>(visible) * kBarLimit / maxTop();
  return std::max(1, static_cast<int>(page));
}

int RowScroll::barValue(uint64_t top) const {
  const uint64_t inside = std::min(top, maxTop());
  if (exact()) return static_cast<int>(inside);
  return static_cast<int>(static_cast<Wide>(inside) * kBarLimit / maxTop());
}

uint64_t RowScroll::topFor(int value) const {
  const auto place = static_cast<uint64_t>(std::clamp(value, 0, barMaximum()));
  if (exact()) return place;
  // Rounded up, so that the way back, which rounds down, arrives at the same place.
  return static_cast<uint64_t>((static_cast<Wide>(place) * maxTop() + kBarLimit - 1) / kBarLimit);
}

uint64_t RowScroll::moved(uint64_t top, int64_t delta) const {
  if (delta < 0) {
    const uint64_t up = uint64_t{0} - static_cast<uint64_t>(delta);
    return up >= top ? 0 : std::min(top - up, maxTop());
  }
  const auto down = static_cast<uint64_t>(delta);
  return top >= maxTop() || down >= maxTop() - top ? maxTop() : top + down;
}

}  // namespace ggufscope
