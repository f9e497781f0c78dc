#include "core/check/advice.h"

#include <gtest/gtest.h>

#include "tests/support/gguf_builder.h"
#include "tests/support/test_sources.h"

namespace ggufscope {
namespace {

std::shared_ptr<const Model> modelOf(const std::string& bytes, const char* fileName) {
  return Model::ofFile(ModelFile::fromSource(memorySource(bytes), fileName).value());
}

/// The advice on the last of the findings, in English.
std::string lastAdvice(const Model& model) {
  return adviceFor(model.opened().document().diagnostics.back(), model).text.english();
}

std::string cutFile() {
  const std::string whole = GgufBuilder().tensor("a", {1000}).tensor("b", {1000}).build();
  return whole.substr(0, whole.size() / 2);
}

TEST(Advice, IsThatOfTheCatalogue) {
  EXPECT_EQ(lastAdvice(*modelOf(cutFile(), "m.gguf")),
            "The download is incomplete: download the file again, or resume it.");
}

TEST(Advice, OfAFirstPieceIsToJoinThePieces) {
  const auto model = modelOf(cutFile(), "m.gguf.part1of2");
  EXPECT_EQ(lastAdvice(*model), "Join the pieces in their order: cat m.gguf.part1of2 m.gguf.part2of2 > m.gguf");
  EXPECT_TRUE(pieceThatBreaksOff(model->opened()).has_value());
}

TEST(Advice, TheNameOfAPieceIsNothingToAWholeFile) {
  const auto model = modelOf(GgufBuilder().tensor("a", {1000}).trailing("x").build(), "m.gguf.part1of2");
  EXPECT_EQ(lastAdvice(*model), "Look at them; cut them off.");
  EXPECT_FALSE(pieceThatBreaksOff(model->opened()).has_value());
}

TEST(Advice, OfAForeignFileIsItsOwn) {
  EXPECT_EQ(lastAdvice(*modelOf("\x1f\x8b" + std::string(64, 'x'), "m.gguf")),
            "Unpack it first: gunzip -c < m.gguf > m-unpacked.gguf");
}

}  // namespace
}  // namespace ggufscope
