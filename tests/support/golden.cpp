#include "tests/support/golden.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <stdexcept>

#include <sys/mman.h>
#include <unistd.h>

#include "tests/support/samples.h"

namespace ggufscope {
namespace {

template <class Number>
Number numberAt(const std::string& bytes, size_t offset) {
  Number number{};
  std::memcpy(&number, bytes.data() + offset, sizeof number);
  return number;
}

}  // namespace

std::vector<const TensorType*> liveTypes() {
  std::vector<const TensorType*> types;
  for (uint32_t id = 0; id < kMainlineTypeCount; ++id) {
    if (mainlineType(id) != nullptr) types.push_back(mainlineType(id));
  }
  return types;
}

std::filesystem::path goldenPath(const std::string& type) {
  return std::filesystem::path(GGUFSCOPE_TEST_DATA).parent_path() / "golden" / (type + ".bin");
}

Golden readGolden(const std::string& type) {
  const std::string bytes = readFile(goldenPath(type));
  if (bytes.size() < 64 || bytes.compare(0, 7, "GGREFV1") != 0) throw std::runtime_error("no golden file: " + type);
  Golden golden;
  golden.type = type;
  golden.typeId = numberAt<uint32_t>(bytes, 8);
  golden.blockElements = numberAt<uint32_t>(bytes, 12);
  golden.blockBytes = numberAt<uint32_t>(bytes, 16);
  const auto elements = numberAt<uint64_t>(bytes, 32);
  const auto blockBytes = numberAt<uint64_t>(bytes, 40);
  const auto blocksAt = numberAt<uint64_t>(bytes, 48);
  const auto valuesAt = numberAt<uint64_t>(bytes, 56);
  if (valuesAt + elements * sizeof(float) != bytes.size() || blocksAt + blockBytes > valuesAt || elements == 0) {
    throw std::runtime_error("a golden file that is not as its header says: " + type);
  }
  golden.blocks.resize(blockBytes);
  std::memcpy(golden.blocks.data(), bytes.data() + blocksAt, blockBytes);
  golden.values.resize(elements);
  std::memcpy(golden.values.data(), bytes.data() + valuesAt, elements * sizeof(float));
  return golden;
}

bool sameValue(float a, float b) {
  if (std::isnan(a) || std::isnan(b)) return std::isnan(a) && std::isnan(b);
  return std::bit_cast<uint32_t>(a) == std::bit_cast<uint32_t>(b);
}

ptrdiff_t firstDifference(std::span<const float> a, std::span<const float> b) {
  const size_t common = std::min(a.size(), b.size());
  for (size_t i = 0; i < common; ++i) {
    if (!sameValue(a[i], b[i])) return static_cast<ptrdiff_t>(i);
  }
  return a.size() == b.size() ? -1 : static_cast<ptrdiff_t>(common);
}

FencedMemory::FencedMemory(size_t bytes) {
  const auto page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  const size_t usable = (bytes + page - 1) / page * page;
  m_mapBytes = usable + page;
  void* map = mmap(nullptr, m_mapBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (map == MAP_FAILED) throw std::runtime_error("no memory for a fenced buffer");
  m_map = static_cast<uint8_t*>(map);
  if (mprotect(m_map + usable, page, PROT_NONE) != 0) throw std::runtime_error("no fence");
  m_data = m_map + usable - bytes;
}

FencedMemory::~FencedMemory() { munmap(m_map, m_mapBytes); }

}  // namespace ggufscope
