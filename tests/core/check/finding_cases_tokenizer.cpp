// Files whose tokenizer does not fit itself or the model.
#include "tests/core/check/finding_cases.h"
#include "tests/core/check/model_file.h"

namespace ggufscope {
namespace {

using Wanted = std::vector<WantedFinding>;

FindingCase atValue(const char* name, SmallModel& model, const char* id, const char* key) {
  return model.findings(name, [&](SmallModel& made) { return Wanted{{id, made.value(key)}}; });
}

FindingCase atText(const char* name, SmallModel& model, const char* id, const char* key, size_t index) {
  return model.findings(name, [&](SmallModel& made) { return Wanted{{id, made.text(key, index)}}; });
}

std::vector<FindingCase> listCases() {
  SmallModel fewTypes;
  fewTypes.set("tokenizer.ggml.token_type", gguf::i32s({1, 1, 1}));
  SmallModel manyScores;
  manyScores.set("tokenizer.ggml.scores", gguf::f32s({0, 0, 0, 0, 0, 0, 0}));
  SmallModel rows;
  rows.tensor("token_embd.weight", {8, 8});
  return {
      atValue("fewer_types_than_tokens", fewTypes, "tokenizer.lengths_disagree", "tokenizer.ggml.token_type"),
      atValue("more_scores_than_tokens", manyScores, "tokenizer.lengths_disagree", "tokenizer.ggml.scores"),
      rows.findings("more_rows_than_tokens",
                    [](SmallModel& made) {
                      return Wanted{{"tokenizer.vocabulary_size", made.info("token_embd.weight")}};
                    }),
  };
}

std::vector<FindingCase> idCases() {
  SmallModel behind;
  behind.set("tokenizer.ggml.bos_token_id", gguf::u32(6));
  SmallModel start;
  start.set("llama.decoder_start_token_id", gguf::u32(99));
  SmallModel several;
  several.set("tokenizer.ggml.eos_token_ids", gguf::i32s({5, 4, -1}));
  return {
      atValue("token_id_behind_the_last", behind, "tokenizer.id_out_of_range", "tokenizer.ggml.bos_token_id"),
      atValue("start_token_behind_the_last", start, "tokenizer.id_out_of_range", "llama.decoder_start_token_id"),
      several.findings("negative_token_id",
                       [](SmallModel& made) {
                         const ByteRange list = made.value("tokenizer.ggml.eos_token_ids");
                         return Wanted{{"tokenizer.id_out_of_range", {list.end - 4, list.end}}};
                       }),
  };
}

std::vector<FindingCase> textCases() {
  SmallModel merge;
  merge.set("tokenizer.ggml.merges", gguf::strings({"a b", "a c", "b d"}));
  SmallModel spaceless;
  spaceless.set("tokenizer.ggml.merges", gguf::strings({"ab"}));
  SmallModel twice;
  twice.set("tokenizer.ggml.tokens", gguf::strings({"a", "b", "ab", "c", "b", "a"}));
  SmallModel unused;  // a tokenizer that does not look at its merges
  unused.set("tokenizer.ggml.model", gguf::str("llama")).set("tokenizer.ggml.merges", gguf::strings({"x y"}));
  SmallModel space;
  space.set("tokenizer.ggml.tokens", gguf::strings({"a", " ", " a", "c", "<s>", "</s>"}));
  space.set("tokenizer.ggml.merges", gguf::strings({"  a"}));
  return {
      atText("merge_of_no_token", merge, "tokenizer.merge_unknown", "tokenizer.ggml.merges", 1),
      atText("merge_of_one_part", spaceless, "tokenizer.merge_unknown", "tokenizer.ggml.merges", 0),
      atText("token_twice", twice, "tokenizer.duplicate_token", "tokenizer.ggml.tokens", 4),
      unused.quiet("merges_left_over"),
      space.quiet("merge_of_a_space"),
  };
}

std::vector<FindingCase> partCases() {
  SmallModel noPre;
  noPre.without("tokenizer.ggml.pre");
  SmallModel noTemplate;
  noTemplate.without("tokenizer.chat_template");
  SmallModel named;
  named.without("tokenizer.chat_template").set("tokenizer.chat_template.tool_use", gguf::str("{{ messages }}"));
  return {
      atValue("bpe_without_pre", noPre, "tokenizer.pre_missing", "tokenizer.ggml.model"),
      atValue("no_chat_template", noTemplate, "tokenizer.template_missing", "tokenizer.ggml.model"),
      named.quiet("named_chat_template"),
  };
}

}  // namespace

std::vector<FindingCase> tokenizerCases() {
  std::vector<FindingCase> all;
  for (const auto make : {listCases, idCases, textCases, partCases}) {
    for (FindingCase& testCase : make()) all.push_back(std::move(testCase));
  }
  return all;
}

}  // namespace ggufscope
