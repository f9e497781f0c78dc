#include "core/analysis/damage.h"

#include <algorithm>

#include "core/base/text.h"

namespace ggufscope {

namespace {

/// A petabyte: no tensor that anyone ever wrote is larger.
constexpr uint64_t kPlausibleTensor = uint64_t{1} << 50;

constexpr uint16_t kUnreadable = kTensorUnknownType | kTensorRagged | kTensorSizeOverflow;

void add(Damage& damage, const Document& document) {
  for (const TensorInfo& tensor : document.tensors) {
    ++damage.tensors;
    damage.cut += (tensor.state & kTensorCut) != 0 ? 1 : 0;
    damage.absent += (tensor.state & kTensorAbsent) != 0 ? 1 : 0;
    damage.whole += (tensor.state & (kTensorCut | kTensorAbsent | kUnreadable)) == 0 ? 1 : 0;
  }
  const uint64_t stated = document.header.fieldsRead > 2 ? document.header.tensorCount : 0;
  const uint64_t unread = stated - std::min<uint64_t>(stated, document.tensors.size());
  damage.unread += std::min(unread, UINT64_MAX - damage.unread);
  const uint64_t missing = missingTensorBytes(document);
  damage.missingBytes += std::min(missing, UINT64_MAX - damage.missingBytes);
}

std::string areText(uint64_t count, const char* state) {
  return groupedText(count) + (count == 1 ? " is " : " are ") + state;
}

}  // namespace

uint64_t missingTensorBytes(const Document& document) {
  uint64_t missing = 0;
  for (uint64_t tensor = 0; tensor < document.tensors.size(); ++tensor) {
    const TensorInfo& info = document.tensors[tensor];
    if ((info.state & (kTensorCut | kTensorAbsent)) == 0 || info.bytes > kPlausibleTensor) continue;
    const uint64_t lacks = info.bytes - std::min(info.bytes, document.bytesPresent(tensor));
    missing += std::min(lacks, UINT64_MAX - missing);
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
  std::string text = damage.whole == damage.tensors
                         ? (damage.tensors == 1 ? "The one tensor is whole"
                                                : "All " + groupedText(damage.tensors) + " tensors are whole")
                         : groupedText(damage.whole) + " of " + groupedText(damage.tensors) +
                               (damage.tensors == 1 ? " tensor is whole" : " tensors are whole");
  if (damage.tensors == 0) text = "No tensor could be read";
  if (damage.cut > 0) text += ", " + areText(damage.cut, "cut");
  if (damage.absent > 0) text += ", " + areText(damage.absent, "absent");
  if (damage.unread > 0) text += ", " + areText(damage.unread, "not listed in what could be read");
  if (damage.missingBytes > 0) {
    text += "; " + groupedText(damage.missingBytes) +
            (damage.missingBytes == 1 ? " byte is missing" : " bytes are missing");
  }
  if (damage.missingShards > 0) {
    text += "; " + groupedText(damage.missingShards) + (damage.missingShards == 1 ? " shard is" : " shards are") +
            " not there";
  }
  return text + ".";
}

}  // namespace ggufscope
