#include "core/check/semantic_checks.h"

#include "core/check/model_block_checks.h"
#include "core/check/model_key_checks.h"
#include "core/check/model_shape_checks.h"
#include "core/check/model_tensor_checks.h"
#include "core/check/tokenizer_checks.h"

namespace ggufscope {

Result<bool> checkMetadata(const ModelFile& model, DiagnosticCollector& findings, const CheckContext& context) {
  if (context.stop.stop_requested()) return Error{ErrorCode::cancelled, {}, 0};
  const ModelView view = ModelView::of(model);
  // A pair that was not read may be the one that is missed.
  if (!view.pairsComplete() || view.isLaterShard()) return true;
  ModelFindings found(view, findings);
  for (const auto check : {checkArchitecture, checkKeyTypes, checkNeededKeys, checkArrayLengths, checkHeadCounts,
                           checkTokenLists, checkTokenIds, checkTokenizerParts}) {
    check(view, found);
  }
  return true;
}

Result<bool> checkTensors(const ModelFile& model, DiagnosticCollector& findings, const CheckContext& context) {
  return checkTensors(ModelView::of(model), findings, context);
}

Result<bool> checkSetTensors(const Model& model, DiagnosticCollector& findings, const CheckContext& context) {
  if (!model.isSet() || !model.complete()) return true;
  std::vector<ModelPart> parts;
  parts.reserve(model.shards().size());
  for (size_t shard = 0; shard < model.shards().size(); ++shard) {
    parts.push_back({model.file(shard), static_cast<uint32_t>(shard)});
  }
  return checkTensors(ModelView(std::move(parts), model.mainShard(), true), findings, context);
}

Result<bool> checkTensors(const ModelView& view, DiagnosticCollector& findings, const CheckContext& context) {
  if (!view.tensorsComplete() || !view.pairsComplete()) return true;
  const Result<TensorSurvey> survey = surveyTensors(view, context);
  if (!survey) return survey.error();
  ModelFindings found(view, findings);
  // Adapters, importance matrices, control vectors … have names and shapes of their own, but pairs are pairs.
  if (view.isModel()) {
    for (const auto check :
         {checkBlockCount, checkBlocks, checkNeededTensors, checkExperts, checkShapes, checkFileType}) {
      check(view, *survey, found);
    }
    checkVocabularySize(view, found);
  }
  return checkCompanions(view, *survey, found, context);
}

}  // namespace ggufscope
