#include "core/knowledge/file_type.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace ggufscope {
namespace {

constexpr FileType kFileTypes[] = {
#define GS_FILE_TYPE(number, name, dialect, baseType, status, note) \
  FileType{number, name, dialect, baseType, TypeStatus::status, note},
#include "core/knowledge/file_types.def"
#undef GS_FILE_TYPE
};

static_assert(std::is_sorted(std::begin(kFileTypes), std::end(kFileTypes),
                             [](const FileType& a, const FileType& b) { return a.number < b.number; }),
              "file_types.def goes by number");

using Text = std::string_view;
constexpr Text kForFineTypes[] = {"IQ4_NL", "F16"};
constexpr Text kForLowTypes[] = {"Q4_0", "IQ4_NL", "F16"};
constexpr Text kForQ4K[] = {"Q5_0", "F16"};
constexpr Text kForQ5K[] = {"Q5_1", "F16"};
constexpr Text kForQ6K[] = {"Q8_0", "F16"};

struct ShortRow {
  Text type;
  std::span<const Text> instead;
};
constexpr ShortRow kShortRows[] = {
    {"IQ1_S", kForFineTypes}, {"IQ1_M", kForFineTypes}, {"IQ2_XXS", kForFineTypes}, {"IQ2_XS", kForFineTypes},
    {"IQ2_S", kForFineTypes}, {"IQ3_S", kForFineTypes}, {"IQ3_XXS", kForFineTypes}, {"IQ4_XS", kForFineTypes},
    {"Q2_0", kForLowTypes},   {"Q2_K", kForLowTypes},   {"Q3_K", kForLowTypes},     {"TQ1_0", kForLowTypes},
    {"TQ2_0", kForLowTypes},  {"Q4_K", kForQ4K},        {"Q5_K", kForQ5K},          {"Q6_K", kForQ6K},
};

}  // namespace

std::span<const std::string_view> shortRowTypes(std::string_view type) {
  const auto* found =
      std::find_if(std::begin(kShortRows), std::end(kShortRows), [type](const ShortRow& r) { return r.type == type; });
  return found == std::end(kShortRows) ? std::span<const Text>() : found->instead;
}

std::string_view FileType::label() const {
  for (const std::string_view prefix : {std::string_view("MOSTLY_"), std::string_view("ALL_")}) {
    if (name.starts_with(prefix)) return name.substr(prefix.size());
  }
  return name;
}

std::span<const FileType> fileTypes(uint32_t number) {
  const auto* first = std::lower_bound(std::begin(kFileTypes), std::end(kFileTypes), number,
                                       [](const FileType& row, uint32_t wanted) { return row.number < wanted; });
  const auto* last =
      std::find_if(first, std::end(kFileTypes), [number](const FileType& r) { return r.number != number; });
  return {first, last};
}

std::span<const FileType> allFileTypes() { return kFileTypes; }

std::string_view fileTypeLabel(uint64_t number) {
  if (number > std::numeric_limits<uint32_t>::max()) return {};
  const auto rows = fileTypes(static_cast<uint32_t>(number));
  return rows.empty() ? std::string_view() : rows.front().label();
}

}  // namespace ggufscope
