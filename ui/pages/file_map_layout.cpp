#include "ui/pages/file_map_layout.h"

#include <algorithm>
#include <bit>
#include <functional>

#include "core/analysis/damage.h"
#include "ui/pages/type_bar.h"

namespace ggufscope {

namespace {

constexpr double kLeastRegion = 3;  ///< pixels; two of colour and one that keeps it apart from its neighbour
constexpr double kLeastCell = 3;
constexpr uint64_t kDominantPart = 10;  ///< all but one in so many bytes
constexpr double kMostMissing = 0.9;    ///< of the bar: what is there keeps a tenth of it

}  // namespace

/// The objects that a region is made of.
struct FileMapLayout::Parts {
  uint64_t count = 0;
  std::function<MapCell(uint64_t)> at;  ///< kind, range and span of one
};

double FileMapLayout::Region::xOf(uint64_t offset) const {
  const double part = static_cast<double>(std::clamp(offset, range.begin, range.end) - range.begin);
  return left + (right - left) * part / static_cast<double>(std::max<uint64_t>(range.size(), 1));
}

double FileMapLayout::xOf(uint64_t offset) const {
  if (m_regions.empty()) return 0;
  for (const Region& region : m_regions) {
    if (offset < region.range.end) return region.xOf(offset);
  }
  return m_regions.back().right;
}

/// Neighbours share a cell until it is wide enough to be seen; the kind with most bytes gives it its colour, but a gap
/// always shows. A cell that is nearly all of one object stands for that one.
void FileMapLayout::addCells(const Region& region, const Parts& parts) {
  MapCell open;
  MapCell most;
  uint64_t largest = 0;
  const auto close = [&] {
    const bool dominated = open.kind == most.kind && largest >= open.range.size() / kDominantPart * (kDominantPart - 1);
    if (dominated && open.objects > 1) {
      most.left = open.left;
      most.right = open.right;
      m_cells.push_back(most);
    } else {
      m_cells.push_back(open);
    }
    largest = 0;
  };
  for (uint64_t index = 0; index < parts.count; ++index) {
    const MapCell part = parts.at(index);
    if (part.range.empty()) continue;
    if (largest == 0) {
      open = part;
      open.left = region.xOf(part.range.begin);
    } else {
      const bool moreSeen = part.kind == SpanKind::gap || (part.range.size() > largest && open.kind != SpanKind::gap);
      if (moreSeen) open.kind = part.kind;
      open.range.end = part.range.end;
      open.last = part.last;
      ++open.objects;
    }
    if (part.range.size() > largest) {
      largest = part.range.size();
      most = part;
    }
    open.right = region.xOf(part.range.end);
    const bool isLast = index + 1 == parts.count;
    if (open.right - open.left < kLeastCell && !isLast) continue;
    close();
  }
  if (largest != 0) close();
}

FileMapLayout::FileMapLayout(const ModelFile& model, double width) {
  const Document& document = model.document();
  const SpanTree& spans = model.spans();
  std::vector<Parts> parts;
  const auto single = [](const Span& span) {
    return Parts{1, [span](uint64_t) { return MapCell{0, 0, span.kind, span.range, span.ref, span.ref}; }};
  };
  const auto segments = [&document](uint64_t first, uint64_t count) {
    return Parts{count, [&document, first](uint64_t index) {
                   const DataSegment& segment = document.segments[first + index];
                   const SpanRef ref{SpanType::segment, 0, first + index, 0};
                   return MapCell{0, 0, spanKindOf(segment.kind), {segment.begin, segment.end}, ref, ref};
                 }};
  };
  const auto addRegion = [&](ByteRange range, Parts regionParts) {
    if (range.empty()) return;
    m_regions.push_back({range});
    parts.push_back(std::move(regionParts));
  };
  for (uint64_t index = 0; index < spans.childCount(spans.root().ref); ++index) {
    const Span region = spans.child(spans.root().ref, index);
    if (region.ref.type == SpanType::data) {
      // The padding in front and what trails behind are no part of it: they are children of the file.
      addRegion(region.range, segments(spans.child(region.ref, 0).ref.a, spans.childCount(region.ref)));
    } else if (region.ref.type == SpanType::pairs || region.ref.type == SpanType::tensorInfos) {
      const auto at = [&spans, ref = region.ref](uint64_t child) {
        const Span span = spans.child(ref, child);
        return MapCell{0, 0, span.kind, span.range, span.ref, span.ref};
      };
      addRegion(region.range, {spans.childCount(region.ref), at});
    } else {
      addRegion(region.range, single(region));
    }
  }

  std::vector<uint64_t> amounts;
  for (const Region& region : m_regions) amounts.push_back(region.range.size());
  const uint64_t missing = missingTensorBytes(document);
  double room = width;
  if (missing > 0) {
    const double all = static_cast<double>(document.fileSize) + static_cast<double>(missing);
    const double share = std::min(static_cast<double>(missing) / all, kMostMissing);
    room -= std::max(width * share, kLeastRegion);
  }
  const std::vector<double> widths = proportionalWidths(amounts, room, kLeastRegion);
  double x = 0;
  for (size_t at = 0; at < m_regions.size(); ++at) {
    m_regions[at].left = x;
    x += widths[at];
    m_regions[at].right = x;
    addCells(m_regions[at], parts[at]);
  }
  if (missing > 0) {
    MapCell absent;
    absent.left = x;
    absent.right = width;
    absent.kind = SpanKind::tensorData;
    absent.range = ByteRange::ofSize(document.fileSize, missing);
    absent.missing = true;
    m_cells.push_back(absent);
  }
}

std::vector<KindShare> bytesByKind(const ModelFile& model) {
  const SpanTree& spans = model.spans();
  std::vector<KindShare> shares;
  const auto add = [&](SpanKind kind, uint64_t bytes, uint64_t objects, SpanRef first) {
    if (bytes == 0) return;
    auto found = std::find_if(shares.begin(), shares.end(), [&](const KindShare& share) { return share.kind == kind; });
    if (found == shares.end()) found = shares.insert(shares.end(), KindShare{kind, 0, 0, first});
    found->bytes += bytes;
    found->objects += objects;
  };
  for (uint64_t index = 0; index < spans.childCount(spans.root().ref); ++index) {
    const Span region = spans.child(spans.root().ref, index);
    if (region.ref.type != SpanType::data) {
      const bool many = region.ref.type == SpanType::pairs || region.ref.type == SpanType::tensorInfos;
      add(region.kind, region.range.size(), many ? spans.childCount(region.ref) : 1, region.ref);
      continue;
    }
    for (uint64_t at = 0; at < spans.childCount(region.ref); ++at) {
      const Span segment = spans.child(region.ref, at);
      add(segment.kind, segment.range.size(), 1, segment.ref);
    }
  }
  return shares;
}

std::vector<AxisMark> axisMarks(const FileMapLayout& layout, uint64_t size, double gap) {
  std::vector<AxisMark> marks = {{0, 0}};
  const double width = layout.xOf(size);
  if (size == 0 || width < gap) return marks;
  const auto wanted = static_cast<uint64_t>(static_cast<double>(size) * gap / width);
  const uint64_t step = std::bit_ceil(std::max<uint64_t>(wanted, 1));
  for (uint64_t offset = step; offset < size && offset >= step; offset += step) {
    const double x = layout.xOf(offset);
    // Room for the last mark, the end of the file.
    if (x - marks.back().x >= gap && width - x >= gap) marks.push_back({x, offset});
  }
  marks.push_back({width, size});
  return marks;
}

}  // namespace ggufscope
