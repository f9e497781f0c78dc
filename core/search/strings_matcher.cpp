#include "core/search/strings_matcher.h"

#include <algorithm>

#include "core/base/text.h"

namespace ggufscope {
namespace {

/// Bytes of the text character at `at`; 0: there is none. Never looks further than four bytes.
size_t characterAt(std::span<const std::byte> window, size_t at) {
  const auto lead = static_cast<uint8_t>(window[at]);
  if (lead == '\t' || lead == '\n' || lead == '\r' || (lead >= 0x20 && lead < 0x7f)) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  const size_t length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (at + length > window.size()) return 0;
  // U+0080 to U+009F are control codes.
  if (lead == 0xc2 && static_cast<uint8_t>(window[at + 1]) < 0xa0) return 0;
  const std::string_view bytes(reinterpret_cast<const char*>(window.data()) + at, length);
  return isValidUtf8(bytes) ? length : 0;
}

/// A character ends at `at`, so that a run goes on there.
bool endsCharacter(std::span<const std::byte> window, size_t at) {
  for (size_t length = 1; length <= 4 && length <= at; ++length) {
    if (characterAt(window, at - length) == length) return true;
  }
  return false;
}

}  // namespace

void StringsMatcher::find(std::span<const std::byte> window, size_t from, size_t to, const Hit& hit) const {
  size_t at = from;
  if (endsCharacter(window, from)) {
    // A run that began before: not ours.
    while (at < to && characterAt(window, at) > 0) at += characterAt(window, at);
  }
  while (at < to) {
    const size_t begin = at;
    size_t length = characterAt(window, at);
    while (length > 0 && at + length <= window.size()) {
      at += length;
      length = at < window.size() ? characterAt(window, at) : 0;
    }
    if (at - begin >= m_shortest && at > begin && !hit(begin, std::min(at - begin, kLongestRun))) return;
    if (at == begin) ++at;
  }
}

}  // namespace ggufscope
