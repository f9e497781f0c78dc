#include "core/check/tensor_survey.h"

#include <algorithm>
#include <string>
#include <tuple>

namespace ggufscope {

namespace {

std::optional<TextStage> textStage(const TensorRole& role) {
  if (role.stage.empty()) return TextStage::whole;
  if (role.stage == "enc") return TextStage::encoder;
  if (role.stage == "dec") return TextStage::decoder;
  return {};
}

class Surveyor {
 public:
  explicit Surveyor(const ModelView& view) : m_view(view) {}

  void note(TensorPosition place) {
    const TensorInfo& info = m_view.documentOf(place).tensors[place.tensor];
    const TensorRole role = tensorRole(m_view.name(place));
    if (role.routedExpert && !m_survey.expert) m_survey.expert = place;
    const auto stage = textStage(role);
    if (!role.block || !stage || role.group == TensorGroup::adapter || role.group == TensorGroup::imatrix) return;
    if (role.suffix == "scale") m_scales = true;
    if (!role.suffix.empty() && role.suffix != "weight") return;
    m_survey.inBlocks.push_back({*stage, *role.block, numberOf(role.role), place});
    // Vectors and tables keep their type whatever the recipe.
    if (info.layout == nullptr || info.rank < 2) return;
    uint64_t& bytes = m_survey.bytesByType[info.layout->name];
    bytes = ByteRange::ofSize(bytes, info.bytes).end;
  }

  TensorSurvey take() {
    std::sort(m_survey.inBlocks.begin(), m_survey.inBlocks.end(), [](const BlockTensor& a, const BlockTensor& b) {
      return std::tie(a.stage, a.block, a.role, a.place.part, a.place.tensor) <
             std::tie(b.stage, b.block, b.role, b.place.part, b.place.tensor);
    });
    if (m_scales) m_survey.scaledNvfp4 = hasScaledNvfp4();
    return std::move(m_survey);
  }

 private:
  uint32_t numberOf(std::string_view role) {
    const auto [entry, isNew] = m_survey.roleNumbers.emplace(role, static_cast<uint32_t>(m_survey.roles.size()));
    if (isNew) m_survey.roles.push_back(role);
    return entry->second;
  }

  bool hasScaledNvfp4() const {
    return std::any_of(m_survey.inBlocks.begin(), m_survey.inBlocks.end(), [&](const BlockTensor& tensor) {
      const TensorInfo& info = m_view.documentOf(tensor.place).tensors[tensor.place.tensor];
      return info.layout != nullptr && info.layout->name == "NVFP4" &&
             m_view.find(scaleName(m_view.name(tensor.place)));
    });
  }

  const ModelView& m_view;
  TensorSurvey m_survey;
  bool m_scales = false;
};

}  // namespace

std::string scaleName(std::string_view weight) {
  constexpr std::string_view kSuffix = ".weight";
  if (weight.ends_with(kSuffix)) weight.remove_suffix(kSuffix.size());
  return std::string(weight) + ".scale";
}

uint32_t TensorSurvey::roleNumber(std::string_view role) const {
  const auto found = roleNumbers.find(role);
  return found == roleNumbers.end() ? UINT32_MAX : found->second;
}

Result<TensorSurvey> surveyTensors(const ModelView& view, const CheckContext& context) {
  constexpr uint64_t kTensorsBetweenStops = 1024;
  Surveyor surveyor(view);
  for (uint32_t part = 0; part < view.parts().size(); ++part) {
    const uint64_t count = view.parts()[part].file->document().tensors.size();
    for (uint64_t tensor = 0; tensor < count; ++tensor) {
      if (tensor % kTensorsBetweenStops == 0 && context.stop.stop_requested()) {
        return Error{ErrorCode::cancelled, {}, 0};
      }
      surveyor.note({part, tensor});
    }
  }
  return surveyor.take();
}

}  // namespace ggufscope
