#include "core/analysis/damage.h"

#include <algorithm>
#include <utility>

#include "core/base/saturated.h"
#include "core/base/text.h"

namespace ggufscope {

namespace {

/// A petabyte: no tensor that anyone ever wrote is larger.
constexpr uint64_t kPlausibleTensor = uint64_t{1} << 50;

constexpr uint16_t kUnreadable = kTensorUnknownType | kTensorRagged | kTensorSizeOverflow;

void add(Damage& damage, const Document& document) {
  for (const TensorInfo& tensor : document.tensors) {
    ++damage.tensors;
    if ((tensor.state & kTensorAbsent) != 0) {
      ++damage.absent;
    } else if ((tensor.state & kTensorCut) != 0) {
      ++damage.cut;
    } else if ((tensor.state & kUnreadable) == 0) {
      ++damage.whole;
    }
  }
  const uint64_t stated = document.header.fieldsRead > 2 ? document.header.tensorCount : 0;
  const uint64_t unread = stated - std::min<uint64_t>(stated, document.tensors.size());
  damage.unread = saturatedSum(damage.unread, unread);
  const uint64_t missing = missingTensorBytes(document);
  damage.missingBytes = saturatedSum(damage.missingBytes, missing);
}

}  // namespace

uint64_t missingTensorBytes(const Document& document) {
  uint64_t missing = 0;
  uint64_t offset = kNone;   // of the tensor that was met last
  uint64_t greater = kNone;  // the next one behind it; kNone behind the last
  // From the last in the data to the first: a tensor of unknown size owns what lies before the next greater offset.
  for (auto at = document.dataOrder.rbegin(); at != document.dataOrder.rend(); ++at) {
    const TensorInfo& info = document.tensors[*at];
    if (info.relativeOffset != offset) greater = std::exchange(offset, info.relativeOffset);
    if ((info.state & (kTensorCut | kTensorAbsent)) == 0) continue;
    const ByteRange nominal = info.sizeKnown() ? document.tensorRange(*at)
                              : greater == kNone
                                  ? ByteRange{}
                                  : ByteRange::ofSize(document.dataBegin(*at), greater - info.relativeOffset);
    if (nominal.size() > kPlausibleTensor) continue;
    missing = saturatedSum(missing, nominal.size() - nominal.clippedTo({0, document.fileSize}).size());
  }
  return missing;
}

Damage damageOf(const Model& model) {
  Damage damage;
  damage.missingShards = model.missing();
  for (const Shard& shard : model.shards()) {
    if (shard.file) add(damage, shard.file->document());
  }
  return damage;
}

std::string damageText(const Damage& damage) {
  if (damage.tensors == 0 && damage.unread == 0) return "There are no tensors.";
  std::string text = groupedText(damage.tensors) + (damage.tensors == 1 ? " tensor: " : " tensors: ");
  text += groupedText(damage.whole) + " whole";
  if (damage.cut > 0) text += ", " + groupedText(damage.cut) + " cut";
  if (damage.absent > 0) text += ", " + groupedText(damage.absent) + " absent";
  const uint64_t others = damage.tensors - damage.whole - damage.cut - damage.absent;
  if (others > 0) text += ", " + groupedText(others) + " of unknown size";
  const auto lacks = [&](uint64_t count, const char* one, const char* many) {
    if (count > 0) text += "; " + groupedText(count) + " " + (count == 1 ? one : many);
  };
  lacks(damage.missingBytes, "byte is missing", "bytes are missing");
  lacks(damage.unread, "more is not listed in what could be read", "more are not listed in what could be read");
  lacks(damage.missingShards, "shard is not there", "shards are not there");
  return text + ".";
}

}  // namespace ggufscope
