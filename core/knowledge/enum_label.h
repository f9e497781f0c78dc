#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace ggufscope {

/// The name of `value` under a key whose numbers are an enumeration (`general.file_type`,
/// `tokenizer.ggml.token_type` for its elements, `{arch}.pooling_type`, `{arch}.expert_gating_func`); empty for other
/// keys and for values outside the enumeration. File types are names; the others are marked GS_TEXT("enum_label", …).
std::string_view enumLabel(std::string_view key, uint64_t value);

/// The values that a string key is known to take (`tokenizer.ggml.model`, `{arch}.rope.scaling.type` …); empty for
/// keys with free text. Not closed: newer programs may know more.
std::span<const std::string_view> knownTexts(std::string_view key);

}  // namespace ggufscope
