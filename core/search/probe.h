#pragma once

#include <cstddef>
#include <cstdint>

namespace ggufscope::search {

/// One byte of a needle: byte `offset` of a match has (b & mask) == value.
struct Probe {
  size_t offset = 0;
  uint8_t value = 0;
  uint8_t mask = 0xff;
};

/// The first index in [from, to) at which both probes hold, or `to`. Reads bytes [from, to) moved by the probes'
/// offsets and nothing else.
size_t nextCandidate(const uint8_t* bytes, size_t from, size_t to, const Probe& first, const Probe& second);

}  // namespace ggufscope::search
