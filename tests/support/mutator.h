#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "core/base/byte_range.h"

namespace ggufscope {

/// A file that mutations start from.
struct MutationSeed {
  std::string bytes;
  std::vector<ByteRange> numbers;  ///< fields of 1 to 8 bytes: what a stretched number is written over

  /// The fixed-size fields of the header part of `bytes` are its numbers.
  explicit MutationSeed(std::string bytes);
};

/// Makes one damaged file after the other; the sequence depends on nothing but the seeds.
class Mutator {
 public:
  explicit Mutator(std::vector<MutationSeed> seeds) : m_seeds(std::move(seeds)) {}

  size_t seedCount() const { return m_seeds.size(); }

  /// A mutation of any of the seeds.
  std::string next() { return nextOf(below(m_seeds.size())); }
  /// A mutation of that one; pieces of the others may get into it.
  std::string nextOf(size_t seed);

 private:
  uint64_t below(uint64_t limit) { return m_random() % limit; }
  void mutate(const MutationSeed& seed, std::string& bytes);
  void flipBit(std::string& bytes);
  void splice(std::string& bytes);
  void cutOut(std::string& bytes) { bytes.erase(below(bytes.size()), below(40)); }
  void stretchNumber(const MutationSeed& seed, std::string& bytes);

  std::vector<MutationSeed> m_seeds;
  std::mt19937_64 m_random{20250101};
};

}  // namespace ggufscope
