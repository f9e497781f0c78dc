#include "core/format/whole_hash.h"

#define XXH_INLINE_ALL
#include <cstring>

#include <xxhash.h>

namespace ggufscope {

struct WholeHash::State {
  XXH3_state_t xxh;
};

WholeHash::WholeHash() : m_state(std::make_unique<State>()) { XXH3_128bits_reset(&m_state->xxh); }

WholeHash::~WholeHash() = default;

void WholeHash::feed(std::string_view bytes) { XXH3_128bits_update(&m_state->xxh, bytes.data(), bytes.size()); }

void WholeHash::write(char* place) const {
  XXH128_canonical_t canonical;
  XXH128_canonicalFromHash(&canonical, XXH3_128bits_digest(&m_state->xxh));
  static_assert(sizeof(canonical.digest) == kBytes);
  std::memcpy(place, canonical.digest, kBytes);
}

}  // namespace ggufscope
