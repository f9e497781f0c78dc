#include "core/format/file_kind.h"

#include <gtest/gtest.h>

#include "tests/support/gguf_builder.h"
#include "tests/support/open_model.h"

namespace ggufscope {
namespace {

FileKind kindOf(const GgufBuilder& builder) { return fileKind(*opened(builder)); }
KindVariant variantOf(const GgufBuilder& builder) { return kindVariant(*opened(builder)); }

GgufBuilder architecture(std::string_view name) {
  GgufBuilder builder;
  builder.kv("general.architecture", gguf::str(name));
  return builder;
}

TEST(FileKind, AdaptersAreToldByTheirTensors) {
  for (const std::string_view name : {"blk.0.attn_q.weight.lora_a", "blk.0.attn_q.weight.lora_b",
                                      "layers.0.lora_A.weight", "unet.lora_down.weight"}) {
    EXPECT_EQ(kindOf(architecture("llama").tensor(name, {4})), FileKind::adapter) << name;
  }
  // Projections of a low rank are weights of a model.
  EXPECT_EQ(kindOf(architecture("deepseek2").tensor("blk.0.attn_q_a.weight", {4})), FileKind::model);
}

TEST(FileKind, ACompanionHasOnlyBlocksThatPredict) {
  const auto nextn = [](GgufBuilder builder) {
    return builder.tensor("blk.46.attn_q.weight", {4}).tensor("blk.46.nextn.eh_proj.weight", {8});
  };
  EXPECT_EQ(variantOf(nextn(architecture("glm4moe"))), KindVariant::mtpSidecar);
  EXPECT_EQ(variantOf(nextn(architecture("glm4moe")).tensor("token_embd.weight", {4}).tensor("output.weight", {4})),
            KindVariant::mtpSidecar);
  EXPECT_EQ(variantOf(architecture("x").tensor("mtp.layers.0.weight", {4})), KindVariant::mtpSidecar);
  EXPECT_EQ(kindOf(nextn(architecture("glm4moe"))), FileKind::model) << "the kind stays within the contract";
  // The whole model has the same blocks behind its others.
  EXPECT_EQ(variantOf(nextn(architecture("glm4moe")).tensor("blk.45.attn_q.weight", {4})), KindVariant::none);
  EXPECT_EQ(variantOf(nextn(architecture("glm4moe")).tensor("v.blk.0.attn_q.weight", {4})), KindVariant::none);
  EXPECT_EQ(variantOf(architecture("llama").tensor("token_embd.weight", {4})), KindVariant::none);
  EXPECT_EQ(variantOf(GgufBuilder()), KindVariant::none);
  EXPECT_EQ(variantName(KindVariant::mtpSidecar), "mtp_sidecar");
  EXPECT_EQ(variantName(KindVariant::none), "");
}

TEST(FileKind, LaterVersionsAndReversedMagicsHaveOne) {
  EXPECT_EQ(kindOf(architecture("llama").version(4)), FileKind::model);
  EXPECT_EQ(kindOf(architecture("llama").version(0xFFFF)), FileKind::model);
  EXPECT_EQ(kindOf(architecture("llama").magic("FUGG").bigEndian()), FileKind::model);
}

}  // namespace
}  // namespace ggufscope
