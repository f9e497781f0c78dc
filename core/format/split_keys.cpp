#include "core/format/split_keys.h"

#include <algorithm>
#include <charconv>

#include "core/format/row_reader.h"
#include "core/format/value.h"

namespace ggufscope {

namespace {

struct SplitKey {
  std::string_view name;
  ValueType wanted;
};

constexpr SplitKey kKeys[] = {
    {"split.no", ValueType::u16},
    {"split.count", ValueType::u16},
    {"split.tensors.count", ValueType::i32},
};

/// A signed split.no below zero is out of range like one that is too high; a text or a list is only of the wrong type.
void judgeNegativeNumber(const ByteSource& source, const Document& document, uint64_t pair, uint64_t count,
                         DiagnosticCollector& findings) {
  const Result<ScalarValue> value = readScalar(source, document, pair, 0);
  if (!value || !std::holds_alternative<int64_t>(*value)) return;
  findings.add(DiagnosticId::splitNumberOutOfRange, document.valueRange(pair), [&]() -> Arguments {
    return {{"n", scalarText(*value)}, {"m", std::to_string(count)}};
  });
}

}  // namespace

std::optional<ShardName> parseShardName(std::string_view fileName) {
  // -00001-of-00003.gguf: five digits each.
  constexpr std::string_view kPattern = "-#####-of-#####.gguf";
  if (fileName.size() < kPattern.size()) return {};
  const std::string_view tail = fileName.substr(fileName.size() - kPattern.size());
  for (size_t i = 0; i < kPattern.size(); ++i) {
    const bool digit = tail[i] >= '0' && tail[i] <= '9';
    if (kPattern[i] == '#' ? !digit : tail[i] != kPattern[i]) return {};
  }
  ShardName name;
  std::from_chars(tail.data() + 1, tail.data() + 6, name.number);
  std::from_chars(tail.data() + 10, tail.data() + 15, name.count);
  return name;
}

void judgeSplitKeys(const ByteSource& source, const Document& document, std::string_view fileName,
                    DiagnosticCollector& findings) {
  for (const SplitKey& key : kKeys) {
    const uint64_t pair = document.findPair(key.name);
    if (pair == kNone || document.pairs[pair].type == key.wanted) continue;
    findings.add(DiagnosticId::splitKeyWrongType, document.valueTypeRange(pair), [&]() -> Arguments {
      return {{"key", std::string(key.name)},
              {"type", std::string(valueTypeName(document.pairs[pair].type))},
              {"wanted", std::string(valueTypeName(key.wanted))}};
    });
  }
  const uint64_t pair = document.findPair("split.no");
  const std::optional<uint64_t> count = unsignedValue(source, document, "split.count");
  if (pair == kNone || !count || *count < 2) return;
  const std::optional<uint64_t> number = unsignedValue(source, document, "split.no");
  if (!number) return judgeNegativeNumber(source, document, pair, *count, findings);
  // People count shards from 1, as file names do; split.no counts from 0.
  Arguments arguments = {{"n", std::to_string(*number)}, {"m", std::to_string(*count)}};
  if (*number >= *count) {
    findings.add(DiagnosticId::splitNumberOutOfRange, document.valueRange(pair), [&] { return arguments; });
    return;
  }
  if (fileName.empty()) return;
  const std::optional<ShardName> name = parseShardName(fileName);
  arguments[0].second = std::to_string(*number + 1);
  if (!name) {
    const ByteRange range{document.pairs[pair].begin, document.pairs[pair].end};
    findings.add(DiagnosticId::splitNameUnusual, range, [&] { return arguments; });
  } else if (name->number != *number + 1 || name->count != *count) {
    arguments.emplace_back("a", std::to_string(name->number));
    arguments.emplace_back("b", std::to_string(name->count));
    findings.add(DiagnosticId::splitNameDisagrees, document.valueRange(pair), [&] { return arguments; });
  }
}

}  // namespace ggufscope
