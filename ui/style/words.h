#pragma once

#include <span>
#include <string>
#include <string_view>

#include <QString>
#include <QStringList>

#include "core/base/message.h"
#include "core/base/result.h"
#include "core/format/model_file.h"

namespace ggufscope {

/// A message of the core in the user's language. `context` is that of its GS_TEXT mark: "finding", "span", "meaning" …
/// Arguments that are themselves phrases of the core (context "phrase") are translated too.
QString toText(const char* context, const Message& message);
/// One sentence for an error; the path is not in it.
QString toText(const Error& error);
/// UTF-8 from the core, already escaped or valid.
QString toText(std::string_view text);

/// A path or file name (session/file_path.h) for display: control codes, direction marks and what is not UTF-8 escaped.
QString shownPath(const QString& path);

/// "12,345" by English rules in every language (units and numbers are the field's).
QString groupedNumber(quint64 value);
/// "1.23 MiB"; exact bytes below 1 KiB.
QString byteSize(quint64 bytes);
/// "0x1F4A2".
QString hexOffsetText(quint64 offset);
/// Whole sentences one behind the other, as the language does it; empty ones are left out.
QString joinedSentences(const QStringList& sentences);
/// A type that the bytes do not tell: "PQ2_0 or IQ2_TN?". `names`: two or more.
QString rivalTypesText(std::span<const std::string_view> names);
/// "tensor_data › blk.0.attn_q.weight › block 17 › d".
QString spanPathText(const ModelFile& model, SpanRef ref);
QString spanLabelText(const ModelFile& model, SpanRef ref);

}  // namespace ggufscope
