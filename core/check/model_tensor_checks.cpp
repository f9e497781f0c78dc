#include "core/check/model_tensor_checks.h"

#include <algorithm>
#include <array>

#include "core/format/value.h"
#include "core/knowledge/file_type.h"

namespace ggufscope {

namespace {

using Text = std::string_view;

/// A suffix and that of the tensor that must be beside it.
struct Partner {
  Text suffix;
  Text other;
};
constexpr auto kPartners = std::to_array<Partner>({
    {".lora_a", ".lora_b"},
    {".lora_b", ".lora_a"},
    {".lora_A.weight", ".lora_B.weight"},
    {".lora_B.weight", ".lora_A.weight"},
    {".lora_up.weight", ".lora_down.weight"},
    {".lora_down.weight", ".lora_up.weight"},
    {".in_sum2", ".counts"},
    {".counts", ".in_sum2"},
});

/// The name of the tensor without which this one is of no use; empty where there is none.
std::string companionName(const ModelView& view, const TensorSurvey& survey, TensorPosition place) {
  const Text name = view.name(place);
  for (const Partner& partner : kPartners) {
    if (name.size() <= partner.suffix.size() || !name.ends_with(partner.suffix)) continue;
    return std::string(name.substr(0, name.size() - partner.suffix.size())).append(partner.other);
  }
  const TensorInfo& info = view.documentOf(place).tensors[place.tensor];
  const bool needsScale = survey.scaledNvfp4 && info.layout != nullptr && info.layout->name == "NVFP4";
  return needsScale ? scaleName(name) : std::string();
}

/// "83 %"; one more digit where it would read 100.
std::string shareText(uint64_t part, uint64_t whole) {
  const auto permille = static_cast<uint64_t>(1000.0 * static_cast<double>(part) / static_cast<double>(whole));
  if (permille == 1000) return "100 %";
  return std::to_string(permille / 10) + "." + std::to_string(permille % 10) + " %";
}

/// The converter takes experts over that a model brings as MXFP4 or NVFP4, whatever it was asked for.
bool isTakenOver(uint32_t fileType, Text type) {
  constexpr auto kConverterLabels = std::to_array<Text>({"F32", "F16", "BF16", "Q8_0"});
  if (type != "MXFP4" && type != "NVFP4") return false;
  return std::find(kConverterLabels.begin(), kConverterLabels.end(), fileTypeLabel(fileType)) != kConverterLabels.end();
}

bool labelFits(uint32_t fileType, Text type) {
  if (isTakenOver(fileType, type)) return true;
  const auto rows = fileTypes(fileType);
  return std::any_of(rows.begin(), rows.end(), [type](const FileType& row) {
    if (row.baseType.empty() || row.baseType == type) return true;
    const auto instead = shortRowTypes(row.baseType);
    return std::find(instead.begin(), instead.end(), type) != instead.end();
  });
}

}  // namespace

void checkExperts(const ModelView& view, const TensorSurvey& survey, ModelFindings& findings) {
  const auto count = view.number("expert_count");
  if (count && *count > 0 && !survey.expert) {
    findings.atPair(DiagnosticId::modelExpertsMissing, view.pair("expert_count"), [&]() -> FindingArguments {
      return {{"key", shownName(view.key("expert_count"))}, {"n", std::to_string(*count)}};
    });
  }
  const bool judged = view.known() != nullptr && !view.known()->is(kNotInLlamaCpp);
  if (!judged || !survey.expert || view.pair("expert_count") != kNone) return;
  findings.atPair(DiagnosticId::modelKeyMissing, view.metadata().findPair("general.architecture"),
                  [&]() -> FindingArguments {
                    return {{"key", shownName(view.key("expert_count"))}};
                  });
}

Result<bool> checkCompanions(const ModelView& view, const TensorSurvey& survey, ModelFindings& findings,
                             const CheckContext& context) {
  constexpr uint64_t kTensorsBetweenStops = 1024;
  for (uint32_t part = 0; part < view.parts().size(); ++part) {
    const uint64_t count = view.parts()[part].file->document().tensors.size();
    for (uint64_t tensor = 0; tensor < count; ++tensor) {
      if (tensor % kTensorsBetweenStops == 0 && context.stop.stop_requested()) {
        return Error{ErrorCode::cancelled, {}, 0};
      }
      const TensorPosition place{part, tensor};
      const std::string companion = companionName(view, survey, place);
      if (companion.empty() || view.find(companion)) continue;
      findings.atTensor(DiagnosticId::modelCompanionMissing, place, [&]() -> FindingArguments {
        return {{"name", shownName(view.name(place))}, {"companion", shownName(companion)}};
      });
    }
  }
  return true;
}

void checkFileType(const ModelView& view, const TensorSurvey& survey, ModelFindings& findings) {
  const Document& document = view.metadata();
  const auto stated = unsignedValue(view.main().source(), document, "general.file_type");
  if (!stated || *stated > UINT32_MAX || survey.bytesByType.empty()) return;
  const auto fileType = static_cast<uint32_t>(*stated) & ~kGuessedFileType;
  if (fileTypes(fileType).empty()) return;  // nobody knows what it says
  const auto most = std::max_element(survey.bytesByType.begin(), survey.bytesByType.end(),
                                     [](const auto& a, const auto& b) { return a.second < b.second; });
  // Tensors without bytes are of a type, but say nothing about the file.
  if (most->second == 0 || labelFits(fileType, most->first)) return;
  uint64_t all = 0;
  for (const auto& entry : survey.bytesByType) all = ByteRange::ofSize(all, entry.second).end;
  findings.atPair(DiagnosticId::modelFileType, document.findPair("general.file_type"), [&]() -> FindingArguments {
    return {{"label", std::string(fileTypeLabel(fileType))},
            {"share", shareText(most->second, all)},
            {"type", std::string(most->first)}};
  });
}

}  // namespace ggufscope
