#include "app/cli/npy_header.h"

namespace ggufscope {

namespace {

/// A tuple of Python: (), (5,), (2, 3).
std::string shapeOf(std::span<const uint64_t> dims) {
  std::string text;
  for (size_t axis = dims.size(); axis > 0; --axis) {
    if (!text.empty()) text += ", ";
    text += std::to_string(dims[axis - 1]);
  }
  return "(" + text + (dims.size() == 1 ? ",)" : ")");
}

}  // namespace

std::string npyHeader(std::span<const uint64_t> dims) {
  constexpr size_t kMultiple = 64;
  constexpr size_t kBeforeText = 10;  // magic, version, length of the text
  std::string text = "{'descr': '<f4', 'fortran_order': False, 'shape': " + shapeOf(dims) + ", }";
  const size_t unpadded = kBeforeText + text.size() + 1;
  text.append((kMultiple - unpadded % kMultiple) % kMultiple, ' ').append("\n");
  std::string header("\x93NUMPY\x01\x00", 8);
  header += static_cast<char>(text.size() & 0xff);
  header += static_cast<char>(text.size() >> 8);
  return header + text;
}

}  // namespace ggufscope
