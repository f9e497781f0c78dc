// Files that are no language models, and files whose label or name says less than their bytes: the right kind, and no
// false alarm.
#include <filesystem>

#include <gtest/gtest.h>

#include "core/analysis/identity.h"
#include "tests/core/check/conditions.h"
#include "tests/support/open_model.h"
#include "tests/support/temp_dir.h"

namespace ggufscope {
namespace {

TEST(KindConditions, ImportanceMatrix) {
  const auto model = opened(GgufBuilder()
                                .kv("general.type", gguf::str("imatrix"))
                                .kv("imatrix.datasets", gguf::strings({"wiki.txt"}))
                                .kv("imatrix.chunk_count", gguf::u32(10))
                                .tensor("blk.0.attn_q.weight.in_sum2", {64, 1})
                                .tensor("blk.0.attn_q.weight.counts", {1, 1}));
  EXPECT_EQ(identify(*model).kind, FileKind::imatrix);
  EXPECT_EQ(findingLines(*model), FindingLines());
}

TEST(KindConditions, ControlVector) {
  const auto model = opened(GgufBuilder()
                                .kv("general.architecture", gguf::str("controlvector"))
                                .kv("controlvector.model_hint", gguf::str("llama"))
                                .tensor("direction.1", {64})
                                .tensor("direction.2", {64}));
  EXPECT_EQ(identify(*model).kind, FileKind::controlVector);
  EXPECT_EQ(findingLines(*model), FindingLines());
}

TEST(KindConditions, AdapterProjectorAndDiffusion) {
  const auto adapter = opened(GgufBuilder()
                                  .kv("general.type", gguf::str("adapter"))
                                  .kv("adapter.type", gguf::str("lora"))
                                  .tensor("w.lora_a", {8, 2})
                                  .tensor("w.lora_b", {2, 8}));
  EXPECT_EQ(identify(*adapter).kind, FileKind::adapter);
  EXPECT_EQ(findingLines(*adapter), FindingLines());
  const auto projector =
      opened(GgufBuilder().kv("general.architecture", gguf::str("clip")).tensor("v.patch_embd.weight", {2, 2, 3, 8}));
  EXPECT_EQ(identify(*projector).kind, FileKind::mmproj);
  EXPECT_EQ(findingLines(*projector), FindingLines());
  const auto diffusion = opened(GgufBuilder()
                                    .kv("general.architecture", gguf::str("flux"))
                                    .tensor("double_blocks.0.img_attn.qkv.weight", {64, 64}, kQ8_0));
  EXPECT_EQ(identify(*diffusion).kind, FileKind::diffusion);
  EXPECT_EQ(findingLines(*diffusion), FindingLines());
}

TEST(KindConditions, ABlobWithoutAnExtensionAndASymlinkToIt) {
  const TempDir folder;
  const std::string name = "sha256-" + std::string(64, 'a');
  const BuiltGguf built =
      GgufBuilder().kv("general.architecture", gguf::str("llama")).tensor("w", {8}).buildWithPlaces();
  writeFile(folder / name, built.bytes);
  std::filesystem::create_symlink(folder / name, folder / "model.gguf");
  for (const std::string& file : {name, std::string("model.gguf")}) {
    const auto model = ModelFile::open(folder / file);
    ASSERT_TRUE(model.ok()) << file;
    EXPECT_TRUE((*model)->document().complete) << "the bytes decide, not the name";
    EXPECT_EQ(findingLines(**model), FindingLines());
  }
  EXPECT_TRUE(std::filesystem::is_symlink(folder / "model.gguf"));
}

TEST(KindConditions, ALabelThatTheBytesDoNotBear) {
  GgufBuilder builder;
  builder.kv("general.architecture", gguf::str("llama")).kv("general.file_type", gguf::u32(15));
  for (int i = 0; i < 10; ++i) builder.tensor("small." + std::to_string(i), {256}, kQ4_K);
  GgufTensor large{"large", {256, 1000}, 10};
  large.bytes = 84000;
  const auto model = opened(builder.tensor(large));
  const Identity identity = identify(*model);
  EXPECT_EQ(identity.fileTypeLabel, "Q4_K_M") << "what the file says";
  ASSERT_EQ(identity.types.size(), 2U);
  EXPECT_EQ(identity.types[0].name, "Q2_K") << "by bytes";
  EXPECT_EQ(identity.types[0].bytes, 84000U);
  EXPECT_EQ(identity.types[0].tensors, 1U);
  EXPECT_EQ(identity.types[1].tensors, 10U) << "and by count";
  EXPECT_EQ(identity.dominantType, "Q2_K");
  EXPECT_EQ(findingLines(*model), FindingLines());
}

}  // namespace
}  // namespace ggufscope
