#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/base/byte_range.h"
#include "core/base/message.h"

namespace ggufscope {

enum class Severity : uint8_t { info, warning, error };

/// By whose rules a file is judged: the text of the format, or mainline's loader reading the file with its data.
enum class Profile : uint8_t { spec, llamaCpp };

std::string_view severityName(Severity severity);  ///< "info", "warning", "error"

/// Every finding of the catalogue. The enumerator order is that of diagnostics.def and has no meaning; the textual id
/// is what is stable.
enum class DiagnosticId : uint8_t {
#define GS_DIAGNOSTIC(name, id, spec, llama, message, advice) name,
#include "core/base/diagnostics.def"
#undef GS_DIAGNOSTIC
};

struct DiagnosticRow {
  std::string_view id;  ///< "kv.key_duplicate"
  Severity spec;
  Severity llamaCpp;
  std::string_view message;  ///< template, context "finding"
  std::string_view advice;   ///< sentence, context "finding_advice"
};

const DiagnosticRow& row(DiagnosticId id);
/// The id of that textual name; false when there is none.
bool diagnosticByName(std::string_view name, DiagnosticId& id);
size_t diagnosticCount();

/// One finding about a file: what, where, how bad by each profile. `range` lies in the file and may be empty (a place
/// where bytes are missing).
struct Diagnostic {
  DiagnosticId id{};
  ByteRange range;
  Severity spec = Severity::info;
  Severity llamaCpp = Severity::info;
  Message message;
  uint32_t shard = 0;  ///< index of the file in its model (Model::shards); 0 for a single file

  Severity severity(Profile profile) const { return profile == Profile::spec ? spec : llamaCpp; }
};

/// A finding with the severities of its catalogue row.
Diagnostic makeDiagnostic(DiagnosticId id, ByteRange range,
                          std::vector<std::pair<std::string_view, std::string>> arguments = {});

}  // namespace ggufscope
