#include "core/analysis/damage.h"

#include <gtest/gtest.h>

#include "tests/support/gguf_builder.h"
#include "tests/support/open_model.h"

namespace ggufscope {
namespace {

/// Three tensors of 64 bytes; the file ends `size` bytes behind the data start.
Damage cutAt(uint64_t size) {
  const BuiltGguf built = GgufBuilder().tensor("a", {16}).tensor("b", {16}).tensor("c", {16}).buildWithPlaces();
  return damageOf(*Model::ofFile(opened(built.bytes.substr(0, built.dataStart + size))));
}

TEST(Damage, CountsWholeCutAndAbsentTensors) {
  const Damage damage = cutAt(100);
  EXPECT_EQ(damage.tensors, 3U);
  EXPECT_EQ(damage.whole, 1U);
  EXPECT_EQ(damage.cut, 1U);
  EXPECT_EQ(damage.absent, 1U);
  EXPECT_EQ(damage.missingBytes, 92U);
  EXPECT_FALSE(damage.none());
  EXPECT_EQ(damageText(damage), "3 tensors: 1 whole, 1 cut, 1 absent; 92 bytes are missing.");
}

/// The bytes of the finding data.truncated.
std::string truncatedBytes(const Model& model) {
  for (const Diagnostic& finding : model.opened().document().diagnostics) {
    if (finding.id != DiagnosticId::dataTruncated) continue;
    for (const auto& [name, value] : finding.message.arguments) {
      if (name == "m") return value;
    }
  }
  return "none";
}

TEST(Damage, OfTensorsOfUnknownTypeIsThatOfTheFinding) {
  GgufBuilder builder;
  builder.tensor("a", {16}).tensor({.name = "b", .dims = {16}, .type = 200, .bytes = 96});
  builder.tensor({.name = "c", .dims = {16}, .type = 200, .bytes = 32}).tensor("d", {16});
  builder.tensor({.name = "last", .dims = {16}, .type = 200, .bytes = 32});
  const BuiltGguf built = builder.buildWithPlaces();
  const auto model = Model::ofFile(opened(built.bytes.substr(0, built.dataStart + 100)));
  const Damage damage = damageOf(*model);
  EXPECT_EQ(damage.cut, 1U);
  EXPECT_EQ(damage.absent, 3U);
  EXPECT_EQ(damage.missingBytes, 60U + 32U + 64U);
  EXPECT_EQ(truncatedBytes(*model), std::to_string(damage.missingBytes));
}

TEST(Damage, OfAWholeFileIsNone) {
  EXPECT_TRUE(cutAt(192).none());
  EXPECT_EQ(damageText(cutAt(192)), "3 tensors: 3 whole.");
  EXPECT_EQ(damageText(damageOf(*Model::ofFile(opened(GgufBuilder())))), "There are no tensors.");
}

TEST(Damage, CountsTheTensorsThatCouldNotBeRead) {
  const BuiltGguf built = GgufBuilder().tensor("a", {16}).tensor("b", {16}).buildWithPlaces();
  const auto model = Model::ofFile(opened(built.bytes.substr(0, built.tensors[1].info.begin + 3)));
  const Damage damage = damageOf(*model);
  EXPECT_EQ(damage.tensors, 1U);
  EXPECT_EQ(damage.unread, 1U);
  EXPECT_FALSE(damage.none());
}

}  // namespace
}  // namespace ggufscope
