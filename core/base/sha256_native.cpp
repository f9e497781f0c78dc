#include "core/base/sha256_blocks.h"

#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#define GGUFSCOPE_SHA_NI 1
#include <cpuid.h>
#include <immintrin.h>
#else
#define GGUFSCOPE_SHA_NI 0
#endif

namespace ggufscope {

#if GGUFSCOPE_SHA_NI

bool hasSha256Instructions() {
  unsigned a = 0;
  unsigned b = 0;
  unsigned c = 0;
  unsigned d = 0;
  constexpr unsigned kSsse3 = 1U << 9;
  constexpr unsigned kSse41 = 1U << 19;
  if (__get_cpuid(1, &a, &b, &c, &d) == 0 || (c & kSsse3) == 0 || (c & kSse41) == 0) return false;
  constexpr unsigned kSha = 1U << 29;
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) != 0 && (b & kSha) != 0;
}

/// The instructions want the state as ABEF and CDGH, and do four rounds a step: two with the lower half of four words
/// plus constants, two with the upper one, while the next words are made of the last sixteen. Source: Intel, "New
/// Instructions Supporting the Secure Hash Algorithm".
__attribute__((target("sha,sse4.1,ssse3"))) void sha256Native(std::array<uint32_t, 8>& state, const uint8_t* blocks,
                                                              size_t count) {
  const __m128i swap = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
  const auto* stored = reinterpret_cast<const __m128i*>(state.data());
  const __m128i cdab = _mm_shuffle_epi32(_mm_loadu_si128(stored), 0xB1);
  const __m128i efgh = _mm_shuffle_epi32(_mm_loadu_si128(stored + 1), 0x1B);
  __m128i abef = _mm_alignr_epi8(cdab, efgh, 8);
  __m128i cdgh = _mm_blend_epi16(efgh, cdab, 0xF0);
  for (; count > 0; --count, blocks += 64) {
    const __m128i abefBefore = abef;
    const __m128i cdghBefore = cdgh;
    __m128i words[4];
    for (size_t step = 0; step < 16; ++step) {
      __m128i& now = words[step % 4];
      if (step < 4) {
        now = _mm_shuffle_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i*>(blocks) + step), swap);
      } else {
        const __m128i last = words[(step + 3) % 4];
        const __m128i sevenBack = _mm_alignr_epi8(last, words[(step + 2) % 4], 4);
        now = _mm_sha256msg2_epu32(_mm_add_epi32(_mm_sha256msg1_epu32(now, words[(step + 1) % 4]), sevenBack), last);
      }
      const auto* constants = reinterpret_cast<const __m128i*>(kSha256Constants.data());
      const __m128i sum = _mm_add_epi32(now, _mm_loadu_si128(constants + step));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0E));
    }
    abef = _mm_add_epi32(abef, abefBefore);
    cdgh = _mm_add_epi32(cdgh, cdghBefore);
  }
  const __m128i feba = _mm_shuffle_epi32(abef, 0x1B);
  const __m128i dchg = _mm_shuffle_epi32(cdgh, 0xB1);
  auto* out = reinterpret_cast<__m128i*>(state.data());
  _mm_storeu_si128(out, _mm_blend_epi16(feba, dchg, 0xF0));
  _mm_storeu_si128(out + 1, _mm_alignr_epi8(dchg, feba, 8));
}

#else

bool hasSha256Instructions() { return false; }

void sha256Native(std::array<uint32_t, 8>& state, const uint8_t* blocks, size_t count) {
  sha256Portable(state, blocks, count);
}

#endif

}  // namespace ggufscope
