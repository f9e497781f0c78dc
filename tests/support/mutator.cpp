#include "tests/support/mutator.h"

#include <limits>
#include <utility>

#include "core/format/model_file.h"
#include "tests/support/test_sources.h"

namespace ggufscope {

namespace {

/// Every leaf of at most 8 bytes before the data.
std::vector<ByteRange> numberFields(const std::string& bytes) {
  std::vector<ByteRange> fields;
  const auto model = ModelFile::fromSource(memorySource(bytes));
  if (!model.ok()) return fields;
  for (uint64_t offset = 0; offset < (*model)->document().infosEnd;) {
    const ByteRange leaf = (*model)->spans().path(offset).back().range;
    if (leaf.empty()) break;
    if (leaf.size() <= 8) fields.push_back(leaf);
    offset = leaf.end;
  }
  return fields;
}

}  // namespace

MutationSeed::MutationSeed(std::string bytesOfFile) : bytes(std::move(bytesOfFile)), numbers(numberFields(bytes)) {}

std::string Mutator::nextOf(size_t number) {
  const MutationSeed& seed = m_seeds[number];
  std::string bytes = seed.bytes;
  for (uint64_t times = 1 + below(3); times > 0 && !bytes.empty(); --times) mutate(seed, bytes);
  return bytes;
}

void Mutator::mutate(const MutationSeed& seed, std::string& bytes) {
  switch (below(5)) {
    case 0:
      return flipBit(bytes);
    case 1:
      return bytes.resize(below(bytes.size()));
    case 2:
      return splice(bytes);
    case 3:
      return cutOut(bytes);
    default:
      return stretchNumber(seed, bytes);
  }
}

void Mutator::flipBit(std::string& bytes) {
  char& byte = bytes[below(bytes.size())];
  byte = static_cast<char>(static_cast<uint8_t>(byte) ^ (1U << below(8)));
}

/// Part of another file over or into this one.
void Mutator::splice(std::string& bytes) {
  const std::string& other = m_seeds[below(m_seeds.size())].bytes;
  if (other.empty()) return;
  const std::string piece = other.substr(below(other.size()), below(120));
  const size_t at = below(bytes.size());
  bytes.replace(at, below(2) == 0 ? 0 : piece.size(), piece);
}

void Mutator::stretchNumber(const MutationSeed& seed, std::string& bytes) {
  if (seed.numbers.empty()) return flipBit(bytes);
  const ByteRange field = seed.numbers[below(seed.numbers.size())];
  if (field.end > bytes.size()) return;
  const uint64_t values[] = {0,
                             1,
                             9,
                             13,
                             bytes.size() - 1,
                             bytes.size(),
                             bytes.size() - field.end,
                             bytes.size() - field.end + 1,
                             uint64_t{1} << 31,
                             uint64_t{1} << 32,
                             uint64_t{1} << 60,
                             uint64_t{1} << 63,
                             std::numeric_limits<uint64_t>::max() - 1,
                             std::numeric_limits<uint64_t>::max(),
                             below(256)};
  const uint64_t value = values[below(std::size(values))];
  for (uint64_t i = 0; i < field.size(); ++i) bytes[field.begin + i] = static_cast<char>(value >> (8 * i));
}

}  // namespace ggufscope
