#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <QString>

namespace ggufscope {

/// The forms in which bytes are put on the clipboard.
enum class CopyFormat : uint8_t { hex, text, cArray, python, base64, hexdump };

/// More than this is refused: no clipboard is made for it.
inline constexpr uint64_t kCopyLimit = uint64_t{16} * 1024 * 1024;

/// hex: "0A FF"; text: UTF-8 with lines kept, control codes and what is not UTF-8 escaped; cArray: "0x0a, 0xff" in
/// lines of 16; python: b"\x0a\xff"; base64 without line breaks; hexdump: lines of 16 as `hexdump -C` prints them, the
/// first one at `begin`.
QString copiedBytes(std::span<const std::byte> bytes, CopyFormat format, uint64_t begin = 0);

}  // namespace ggufscope
