#include "tests/support/gguf_builder.h"

#include <bit>
#include <fstream>
#include <stdexcept>
#include <utility>

namespace ggufscope {

void GgufPacker::bits(uint64_t value, uint32_t size) {
  for (uint32_t i = 0; i < size; ++i) {
    const uint32_t byte = m_bigEndian ? size - 1 - i : i;
    m_bytes += static_cast<char>(static_cast<uint8_t>(value >> (8 * byte)));
  }
}

void GgufPacker::string(std::string_view text) {
  length(text.size());
  raw(text);
}

namespace gguf {
namespace {

GgufValue number(ValueType type, uint64_t bits, uint32_t size) {
  return {static_cast<uint32_t>(type), [=](GgufPacker& packer) { packer.bits(bits, size); }};
}

template <class T>
GgufValue numbers(ValueType type, const std::vector<T>& values, GgufValue (*make)(T)) {
  std::vector<GgufValue> elements;
  elements.reserve(values.size());
  for (const T value : values) elements.push_back(make(value));
  return array(type, std::move(elements));
}

}  // namespace

GgufValue u8(uint8_t value) { return number(ValueType::u8, value, 1); }
GgufValue i8(int8_t value) { return number(ValueType::i8, static_cast<uint64_t>(value), 1); }
GgufValue u16(uint16_t value) { return number(ValueType::u16, value, 2); }
GgufValue i16(int16_t value) { return number(ValueType::i16, static_cast<uint64_t>(value), 2); }
GgufValue u32(uint32_t value) { return number(ValueType::u32, value, 4); }
GgufValue i32(int32_t value) { return number(ValueType::i32, static_cast<uint64_t>(value), 4); }
GgufValue u64(uint64_t value) { return number(ValueType::u64, value, 8); }
GgufValue i64(int64_t value) { return number(ValueType::i64, static_cast<uint64_t>(value), 8); }
GgufValue f32(float value) { return number(ValueType::f32, std::bit_cast<uint32_t>(value), 4); }
GgufValue f64(double value) { return number(ValueType::f64, std::bit_cast<uint64_t>(value), 8); }
GgufValue boolean(uint8_t value) { return number(ValueType::boolean, value, 1); }

GgufValue str(std::string_view text) { return strClaiming(text.size(), text); }

GgufValue strClaiming(uint64_t claimed, std::string_view text) {
  return {static_cast<uint32_t>(ValueType::string), [claimed, text = std::string(text)](GgufPacker& packer) {
            packer.length(claimed);
            packer.raw(text);
          }};
}

GgufValue array(ValueType elementType, std::vector<GgufValue> elements) {
  return {static_cast<uint32_t>(ValueType::array), [elementType, elements = std::move(elements)](GgufPacker& packer) {
            packer.u32(static_cast<uint32_t>(elementType));
            packer.length(elements.size());
            for (const GgufValue& element : elements) element.pack(packer);
          }};
}

GgufValue strings(const std::vector<std::string>& texts) {
  return {static_cast<uint32_t>(ValueType::array), [texts](GgufPacker& packer) {
            packer.u32(static_cast<uint32_t>(ValueType::string));
            packer.length(texts.size());
            for (const std::string& text : texts) packer.string(text);
          }};
}

GgufValue u32s(const std::vector<uint32_t>& values) { return numbers(ValueType::u32, values, u32); }
GgufValue i32s(const std::vector<int32_t>& values) { return numbers(ValueType::i32, values, i32); }
GgufValue f32s(const std::vector<float>& values) { return numbers(ValueType::f32, values, f32); }

GgufValue arrayClaiming(uint32_t elementType, uint64_t count, std::string_view bytes) {
  return {static_cast<uint32_t>(ValueType::array),
          [elementType, count, bytes = std::string(bytes)](GgufPacker& packer) {
            packer.u32(elementType);
            packer.length(count);
            packer.raw(bytes);
          }};
}

GgufValue nested(uint32_t depth) {
  return {static_cast<uint32_t>(ValueType::array), [depth](GgufPacker& packer) {
            for (uint32_t level = 1; level < depth; ++level) {
              packer.u32(static_cast<uint32_t>(ValueType::array));
              packer.length(1);
            }
            packer.u32(static_cast<uint32_t>(ValueType::u8));
            packer.length(0);
          }};
}

GgufValue raw(uint32_t type, std::string_view bytes) {
  return {type, [bytes = std::string(bytes)](GgufPacker& packer) { packer.raw(bytes); }};
}

}  // namespace gguf

namespace {

struct BlockSize {
  uint32_t type;
  uint64_t elements;
  uint64_t bytes;
};

// Kept apart from the program's own table on purpose: the tests compare one with the other.
constexpr BlockSize kBlockSizes[] = {{kF32, 1, 4},      {kF16, 1, 2},      {kQ4_0, 32, 18}, {kQ8_0, 32, 34},
                                     {kQ4_K, 256, 144}, {kQ6_K, 256, 210}, {kI8, 1, 1},     {kI16, 1, 2},
                                     {kI32, 1, 4},      {kI64, 1, 8},      {kF64, 1, 8},    {kBF16, 1, 2}};

uint64_t roundedUp(uint64_t value, uint64_t alignment) { return (value + alignment - 1) / alignment * alignment; }

}  // namespace

uint64_t ggufBytes(uint32_t type, const std::vector<uint64_t>& dims) {
  uint64_t elements = 1;
  for (const uint64_t dim : dims) elements *= dim;
  for (const BlockSize& block : kBlockSizes) {
    if (block.type == type) return elements / block.elements * block.bytes;
  }
  throw std::invalid_argument("GgufBuilder: say how many bytes a tensor of type " + std::to_string(type) + " has");
}

GgufBuilder& GgufBuilder::magic(std::string_view magic) {
  m_magic = magic;
  return *this;
}

GgufBuilder& GgufBuilder::version(uint32_t version) {
  m_version = version;
  return *this;
}

GgufBuilder& GgufBuilder::bigEndian(bool on) {
  m_bigEndian = on;
  return *this;
}

GgufBuilder& GgufBuilder::lengthBytes(uint32_t bytes) {
  m_lengthBytes = bytes;
  return *this;
}

GgufBuilder& GgufBuilder::claimPairs(uint64_t count) {
  m_claimedPairs = count;
  return *this;
}

GgufBuilder& GgufBuilder::claimTensors(uint64_t count) {
  m_claimedTensors = count;
  return *this;
}

GgufBuilder& GgufBuilder::kv(std::string_view key, GgufValue value) {
  m_pairs.push_back({std::string(key), {}, std::move(value), {}});
  return *this;
}

GgufBuilder& GgufBuilder::kvClaiming(uint64_t claimed, std::string_view key, GgufValue value) {
  m_pairs.push_back({std::string(key), claimed, std::move(value), {}});
  return *this;
}

GgufBuilder& GgufBuilder::rawPair(std::string_view bytes) {
  Pair pair;
  pair.raw = bytes;
  m_pairs.push_back(std::move(pair));
  return *this;
}

GgufBuilder& GgufBuilder::alignment(uint32_t alignment) {
  return kv("general.alignment", gguf::u32(alignment)).layoutAlignment(alignment);
}

GgufBuilder& GgufBuilder::layoutAlignment(uint64_t alignment) {
  m_alignment = alignment;
  return *this;
}

GgufBuilder& GgufBuilder::tensor(GgufTensor tensor) {
  m_tensors.push_back({std::move(tensor), {}});
  return *this;
}

GgufBuilder& GgufBuilder::tensor(std::string_view name, std::vector<uint64_t> dims, uint32_t type) {
  GgufTensor row;
  row.name = name;
  row.dims = std::move(dims);
  row.type = type;
  return tensor(std::move(row));
}

GgufBuilder& GgufBuilder::rawInfo(std::string_view bytes) {
  Tensor row;
  row.raw = bytes;
  m_tensors.push_back(std::move(row));
  return *this;
}

GgufBuilder& GgufBuilder::padByte(char byte) {
  m_padByte = byte;
  return *this;
}

GgufBuilder& GgufBuilder::tailPadding(bool on) {
  m_tailPadding = on;
  return *this;
}

GgufBuilder& GgufBuilder::trailing(std::string_view bytes) {
  m_trailing = bytes;
  return *this;
}

GgufBuilder& GgufBuilder::withoutData() {
  m_withData = false;
  return *this;
}

uint64_t GgufBuilder::roomOf(const GgufTensor& tensor) const {
  if (tensor.bytes) return *tensor.bytes;
  if (tensor.data) return tensor.data->size();
  return ggufBytes(tensor.type, tensor.dims);
}

std::string GgufBuilder::dataOf(size_t index) const {
  const GgufTensor& tensor = m_tensors[index].tensor;
  if (tensor.data) return *tensor.data;
  const uint64_t room = roomOf(tensor);
  if (tensor.fill) return tensor.fill(room);
  std::string data(room, '\0');
  for (uint64_t i = 0; i < room; ++i) data[i] = static_cast<char>(static_cast<uint8_t>(i * 7 + index * 31 + 1));
  return data;
}

std::vector<uint64_t> GgufBuilder::offsets() const {
  std::vector<uint64_t> offsets;
  uint64_t next = 0;
  for (const Tensor& row : m_tensors) {
    const uint64_t offset = row.tensor.offset.value_or(next);
    offsets.push_back(offset);
    if (!row.raw) next = roundedUp(offset + roomOf(row.tensor), m_alignment);
  }
  return offsets;
}

void GgufBuilder::packPair(const Pair& pair, GgufPacker& packer, BuiltGguf& built) const {
  GgufPairPlaces places;
  const uint64_t begin = packer.size();
  if (pair.raw) {
    packer.raw(*pair.raw);
  } else {
    packer.length(pair.claimedLength.value_or(pair.key.size()));
    places.keyLength = {begin, packer.size()};
    packer.raw(pair.key);
    places.keyField = {begin, packer.size()};
    places.key = {places.keyLength.end, packer.size()};
    packer.u32(pair.value.type);
    places.valueType = {places.key.end, packer.size()};
    pair.value.pack(packer);
    places.value = {places.valueType.end, packer.size()};
  }
  places.pair = {begin, packer.size()};
  built.pairs.push_back(places);
}

void GgufBuilder::packInfo(const Tensor& row, uint64_t offset, GgufPacker& packer, BuiltGguf& built) const {
  GgufTensorPlaces places;
  const uint64_t begin = packer.size();
  if (row.raw) {
    packer.raw(*row.raw);
  } else {
    const GgufTensor& tensor = row.tensor;
    packer.length(tensor.claimedNameLength.value_or(tensor.name.size()));
    places.nameLength = {begin, packer.size()};
    packer.raw(tensor.name);
    places.nameField = {begin, packer.size()};
    packer.u32(tensor.claimedRank.value_or(static_cast<uint32_t>(tensor.dims.size())));
    places.rank = {places.nameField.end, packer.size()};
    for (const uint64_t dim : tensor.dims) {
      packer.length(dim);
      places.dims.push_back({packer.size() - packer.lengthBytes(), packer.size()});
    }
    places.allDims = {places.rank.end, packer.size()};
    packer.u32(tensor.type);
    places.type = {places.allDims.end, packer.size()};
    packer.u64(offset);
    places.offset = {places.type.end, packer.size()};
  }
  places.info = {begin, packer.size()};
  built.tensors.push_back(places);
}

void GgufBuilder::placeData(const std::vector<uint64_t>& offsets, BuiltGguf& built) const {
  uint64_t end = built.dataStart;
  for (size_t i = 0; i < m_tensors.size(); ++i) {
    if (m_tensors[i].raw) continue;
    const std::string data = dataOf(i);
    const uint64_t begin = built.dataStart + offsets[i];
    built.tensors[i].data = ByteRange::ofSize(begin, roomOf(m_tensors[i].tensor));
    if (data.empty()) continue;
    if (built.bytes.size() < begin + data.size()) built.bytes.resize(begin + data.size(), m_padByte);
    built.bytes.replace(begin, data.size(), data);
    end = std::max<uint64_t>(end, begin + data.size());
  }
  if (m_tailPadding) built.bytes.resize(built.dataStart + roundedUp(end - built.dataStart, m_alignment), m_padByte);
}

BuiltGguf GgufBuilder::buildWithPlaces() const {
  BuiltGguf built;
  GgufPacker packer(m_bigEndian, m_lengthBytes.value_or(m_version == 1 ? 4 : 8));
  packer.raw(m_magic);
  packer.u32(m_version);
  packer.length(m_claimedTensors.value_or(m_tensors.size()));
  packer.length(m_claimedPairs.value_or(m_pairs.size()));
  for (const Pair& pair : m_pairs) packPair(pair, packer, built);
  const std::vector<uint64_t> offsets = this->offsets();
  for (size_t i = 0; i < m_tensors.size(); ++i) packInfo(m_tensors[i], offsets[i], packer, built);

  built.bytes = packer.bytes();
  built.infosEnd = packer.size();
  built.dataStart = roundedUp(built.infosEnd, m_alignment);
  if (m_withData) {
    built.bytes.resize(built.dataStart, m_padByte);
    placeData(offsets, built);
  }
  built.bytes += m_trailing;
  return built;
}

void GgufBuilder::write(const std::filesystem::path& path) const { writeFile(path, build()); }

void writeFile(const std::filesystem::path& path, std::string_view bytes) {
  std::ofstream stream(path, std::ios::binary | std::ios::trunc);
  stream.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  stream.close();
  if (!stream) throw std::runtime_error("cannot write " + path.string());
}

}  // namespace ggufscope
