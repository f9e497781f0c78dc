#pragma once

#include <functional>
#include <string_view>

#include "core/base/diagnostic_collector.h"
#include "core/format/document.h"
#include "core/io/byte_source.h"

namespace ggufscope {

/// The stages `types` and `data` of findings.md for a document whose header part is complete: decides what the type ids
/// mean, computes sizes in 128 bits, states, the data order and the segments that tile [infosEnd, end of the file), and
/// raises their findings. Reads at most 64 KiB behind the last tensor. Stopped by `work`: the document is of no use.
void layOutData(const ByteSource& source, Document& document, DiagnosticCollector& findings, const Work& work);

/// For a document that stops before its data: sizes by the live mainline meaning of each type id, so that what was read
/// can be shown; no places, no findings.
void sizeWithoutData(Document& document);

}  // namespace ggufscope
