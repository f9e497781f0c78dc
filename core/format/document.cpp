#include "core/format/document.h"

#include <algorithm>

#include "core/base/saturated.h"
#include "core/format/whole_hash.h"

namespace ggufscope {

namespace {

size_t keptLength(uint64_t length) { return static_cast<size_t>(std::min(length, kKeptNameBytes)); }

size_t identityLength(uint64_t length) {
  return keptLength(length) + (length > kKeptNameBytes ? WholeHash::kBytes : 0);
}

/// The identity that a row with this key or name has.
std::string identityOf(std::string_view whole) {
  std::string identity(whole.substr(0, kKeptNameBytes));
  if (whole.size() <= kKeptNameBytes) return identity;
  WholeHash hash;
  hash.feed(whole);
  identity.resize(identityLength(whole.size()));
  hash.write(identity.data() + kKeptNameBytes);
  return identity;
}

}  // namespace

std::string_view Document::key(uint64_t pair) const {
  return {pairs[pair].keyBytes, keptLength(pairs[pair].keyLength)};
}

std::string_view Document::name(uint64_t tensor) const {
  return {tensors[tensor].nameBytes, keptLength(tensors[tensor].nameLength)};
}

std::string_view Document::keyIdentity(uint64_t pair) const {
  return {pairs[pair].keyBytes, identityLength(pairs[pair].keyLength)};
}

std::string_view Document::nameIdentity(uint64_t tensor) const {
  return {tensors[tensor].nameBytes, identityLength(tensors[tensor].nameLength)};
}

std::span<const uint64_t> Document::dims(uint64_t tensor) const {
  return {tensors[tensor].dimsBegin, tensors[tensor].rank};
}

ByteRange Document::keyRange(uint64_t pair) const {
  const KeyValue& kv = pairs[pair];
  return ByteRange::ofSize(kv.begin, header.lengthBytes + kv.keyLength);
}

ByteRange Document::valueTypeRange(uint64_t pair) const { return ByteRange::ofSize(keyRange(pair).end, 4); }

ByteRange Document::valueRange(uint64_t pair) const { return {valueTypeRange(pair).end, pairs[pair].end}; }

ByteRange Document::nameRange(uint64_t tensor) const {
  const TensorInfo& info = tensors[tensor];
  return ByteRange::ofSize(info.begin, header.lengthBytes + info.nameLength);
}

ByteRange Document::rankRange(uint64_t tensor) const { return ByteRange::ofSize(nameRange(tensor).end, 4); }

ByteRange Document::dimRange(uint64_t tensor, uint32_t k) const {
  return ByteRange::ofSize(rankRange(tensor).end + uint64_t{k} * header.lengthBytes, header.lengthBytes);
}

ByteRange Document::dimsRange(uint64_t tensor) const {
  return ByteRange::ofSize(rankRange(tensor).end, uint64_t{tensors[tensor].rank} * header.lengthBytes);
}

ByteRange Document::typeRange(uint64_t tensor) const { return ByteRange::ofSize(dimsRange(tensor).end, 4); }

ByteRange Document::offsetRange(uint64_t tensor) const { return ByteRange::ofSize(typeRange(tensor).end, 8); }

uint64_t Document::dataBegin(uint64_t tensor) const { return saturatedSum(dataStart, tensors[tensor].relativeOffset); }

ByteRange Document::tensorRange(uint64_t tensor) const {
  return ByteRange::ofSize(dataBegin(tensor), tensors[tensor].bytes);
}

uint64_t Document::bytesPresent(uint64_t tensor) const {
  return complete ? tensorRange(tensor).clippedTo({0, fileSize}).size() : 0;
}

uint64_t Document::segmentAt(uint64_t offset) const {
  const auto after = std::upper_bound(segments.begin(), segments.end(), offset,
                                      [](uint64_t at, const DataSegment& segment) { return at < segment.begin; });
  if (after == segments.begin()) return kNone;
  const auto segment = after - 1;
  return offset < segment->end ? static_cast<uint64_t>(segment - segments.begin()) : kNone;
}

uint64_t Document::findPair(std::string_view wanted) const {
  return keyIndex.find(identityOf(wanted), [this](uint64_t pair) { return keyIdentity(pair); });
}

uint64_t Document::findTensor(std::string_view wanted) const {
  return nameIndex.find(identityOf(wanted), [this](uint64_t tensor) { return nameIdentity(tensor); });
}

std::vector<std::string_view> tensorStateNames(uint16_t state) {
  constexpr std::pair<uint16_t, std::string_view> kNames[] = {
      {kTensorCut, "cut"},
      {kTensorAbsent, "absent"},
      {kTensorOverlapping, "overlapping"},
      {kTensorUnknownType, "unknown_type"},
      {kTensorRagged, "ragged"},
      {kTensorSizeOverflow, "size_overflow"},
      {kTensorMisaligned, "misaligned"},
  };
  std::vector<std::string_view> names;
  for (const auto& [bit, name] : kNames) {
    if ((state & bit) != 0) names.push_back(name);
  }
  if (names.empty()) names.emplace_back("whole");
  return names;
}

}  // namespace ggufscope
