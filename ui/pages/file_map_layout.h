#pragma once

#include <cstdint>
#include <vector>

#include "core/format/model_file.h"

namespace ggufscope {

/// Part of the map that is one stretch on the screen: one object (a pair, a tensor's data …) or several that are too
/// small to be told apart.
struct MapCell {
  double left = 0;
  double right = 0;
  SpanKind kind = SpanKind::file;
  ByteRange range;
  SpanRef first;  ///< the only object, or the first of several
  SpanRef last;
  uint64_t objects = 1;
  bool missing = false;  ///< bytes of tensors that the file does not have
};

/// Where the bytes of a file lie on a bar of some width. To scale, but for two things: header, metadata, tensor infos,
/// padding and data always get a few pixels each, and what a truncated file lacks leaves a tenth of the bar to what is
/// there. Geometry without a window, in 64 bits.
class FileMapLayout {
 public:
  FileMapLayout() = default;
  FileMapLayout(const ModelFile& model, double width);

  const std::vector<MapCell>& cells() const { return m_cells; }
  /// The place of an offset; those behind the end of the file are at the end of what is there.
  double xOf(uint64_t offset) const;

 private:
  /// A stretch with a scale of its own.
  struct Region {
    ByteRange range;
    double left = 0;
    double right = 0;
    double xOf(uint64_t offset) const;
  };
  struct Parts;
  void addCells(const Region& region, const Parts& parts);

  std::vector<Region> m_regions;
  std::vector<MapCell> m_cells;
};

/// What the regions of a file hold: bytes and objects by kind, in the order in which the kinds first appear.
struct KindShare {
  SpanKind kind = SpanKind::file;
  uint64_t bytes = 0;
  uint64_t objects = 0;
  SpanRef first;  ///< where a click leads: the group of the kind, or its first object
};
std::vector<KindShare> bytesByKind(const ModelFile& model);

/// Marks of an axis: round multiples of a power of two, at least `gap` pixels apart.
struct AxisMark {
  double x = 0;
  uint64_t offset = 0;
};
std::vector<AxisMark> axisMarks(const FileMapLayout& layout, uint64_t size, double gap);

}  // namespace ggufscope
