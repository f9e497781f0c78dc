#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/core/check/finding_cases.h"
#include "tests/support/gguf_builder.h"

namespace ggufscope {

/// A small model of llama's architecture in which nothing is wrong, made to be changed: three blocks, eight wide, two
/// heads, one for keys and values, six tokens of a BPE tokenizer.
class SmallModel {
 public:
  SmallModel();
  /// A file with these pairs and tensors only.
  static SmallModel empty();

  /// Replaces the value of a key, or adds the pair behind the others.
  SmallModel& set(std::string_view key, GgufValue value);
  SmallModel& without(std::string_view key);
  /// `bytes` is for types that ggufBytes() does not know.
  SmallModel& tensor(std::string_view name, std::vector<uint64_t> dims, uint32_t type = kF32,
                     std::optional<uint64_t> bytes = {});
  SmallModel& withoutTensor(std::string_view name);
  SmallModel& withoutTensors();

  /// The bytes, and where things stand in them.
  const BuiltGguf& build();
  ByteRange value(std::string_view key);    ///< after build()
  ByteRange info(std::string_view tensor);  ///< the whole tensor info; after build()
  /// String `index` of the array `key` with its length; after build().
  ByteRange text(std::string_view key, size_t index);

  /// A case about this file: `wanted` is called after build().
  template <class MakeWanted>
  FindingCase findings(const char* name, MakeWanted wanted) {
    build();
    FindingCase made{name, m_built.bytes, wanted(*this)};
    made.onMeaning = true;
    return made;
  }
  FindingCase quiet(const char* name) {
    return findings(name, [](SmallModel&) { return std::vector<WantedFinding>{}; });
  }

 private:
  struct Nothing {};
  explicit SmallModel(Nothing) {}
  size_t pairIndex(std::string_view key) const;

  std::vector<std::pair<std::string, GgufValue>> m_pairs;
  std::vector<GgufTensor> m_tensors;
  BuiltGguf m_built;
};

}  // namespace ggufscope
