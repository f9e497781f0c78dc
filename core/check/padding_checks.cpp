#include "core/check/padding_checks.h"

#include <algorithm>
#include <vector>

namespace ggufscope {

namespace {

/// Whether `range` holds a byte that is not zero.
Result<bool> anyNonzero(const ByteSource& source, ByteRange range, std::vector<std::byte>& buffer,
                        const CheckContext& context) {
  for (uint64_t at = range.begin; at < range.end; at += buffer.size()) {
    if (context.stop.stop_requested()) return Error{ErrorCode::cancelled, {}, at};
    const auto piece = std::span(buffer).first(static_cast<size_t>(std::min<uint64_t>(range.end - at, buffer.size())));
    const Result<size_t> got = source.readExactly(at, piece);
    if (!got) return got.error();
    context.advance(piece.size());
    if (std::any_of(piece.begin(), piece.end(), [](std::byte byte) { return byte != std::byte{0}; })) return true;
  }
  return false;
}

}  // namespace

uint64_t paddingBytesToCheck(const Document& document) {
  uint64_t bytes = 0;
  for (const DataSegment& segment : document.segments) {
    if (segment.kind == SegmentKind::padding) bytes += segment.end - segment.begin;
  }
  return bytes;
}

Result<bool> checkPadding(const ModelFile& model, DiagnosticCollector& findings, const CheckContext& context) {
  const Document& document = model.document();
  std::vector<std::byte> buffer(128 * 1024);
  for (uint64_t i = 0; i < document.segments.size(); ++i) {
    const DataSegment& segment = document.segments[i];
    if (segment.kind != SegmentKind::padding) continue;
    const Result<bool> nonzero = anyNonzero(model.source(), {segment.begin, segment.end}, buffer, context);
    if (!nonzero) return nonzero.error();
    if (!*nonzero) continue;
    const SpanRef ref{SpanType::segment, 0, i, 0};
    findings.add(DiagnosticId::dataPaddingNonzero, {segment.begin, segment.end},
                 [&]() -> std::vector<std::pair<std::string_view, std::string>> {
                   return {{"where", model.spans().label(ref).english()}};
                 });
  }
  return true;
}

}  // namespace ggufscope
