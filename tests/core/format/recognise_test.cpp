#include "core/format/recognise.h"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/gguf_builder.h"
#include "tests/support/open_model.h"

namespace ggufscope {
namespace {

using namespace std::string_view_literals;

struct Foreign {
  std::string bytes;
  std::string_view said;  ///< a part of what is said about it
};

std::string safetensors(uint64_t headerBytes, std::string_view header) {
  GgufPacker packer(false, 8);
  packer.u64(headerBytes);
  packer.raw(header);
  return packer.bytes();
}

std::vector<Foreign> foreignFiles() {
  const std::string rest(64, '\7');
  return {
      {"lmgg" + rest, "ggml"},
      {"fmgg" + rest, "ggmf"},
      {"tjgg\3" + rest, "ggjt"},
      {"algg" + rest, "ggla"},
      {"nsgg" + rest, "session"},
      {"qsgg" + rest, "sequence state"},
      {"PK\3\4" + rest, "ZIP"},
      {"\x80\2" + rest, "pickle"},
      {"\x89HDF\r\n" + rest, "HDF5"},
      {"\x1f\x8b" + rest, "gzip"},
      {"\x28\xb5\x2f\xfd" + rest, "zstd"},
      {"<!DOCTYPE html><html>" + rest, "HTML"},
      {"\xEF\xBB\xBF \n\t<HTML>" + rest, "HTML"},
      {safetensors(20, "{\"w\":{}}            "), "safetensors"},
      {std::string(100, '\0'), "zeros"},
      {"GGML" + rest, "47 47 4D 4C"},
      {safetensors(2000, "{\"w\":{}}            "), "D0 07"},
      {"ab", "61 62"},
  };
}

TEST(Recognise, NamesWhatTheFileIs) {
  for (const Foreign& foreign : foreignFiles()) {
    const auto model = opened(foreign.bytes);
    EXPECT_FALSE(model->document().isGguf);
    const std::string said = model->document().recognisedAs.english();
    EXPECT_NE(said.find(foreign.said), std::string::npos) << said << " does not say " << foreign.said;
  }
}

TEST(Recognise, SaysWhatAPointerStandsFor) {
  const auto model = opened(
      "version https://git-lfs.github.com/spec/v1\n"
      "oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\n"
      "size 4081004224\n");
  const std::string said = model->document().recognisedAs.english();
  EXPECT_NE(said.find("4081004224"), std::string::npos) << said;
  EXPECT_NE(said.find("4d7a214614ab2935"), std::string::npos) << said;
}

TEST(Recognise, SaysWhereTheZerosEnd) {
  std::string bytes(50000, '\0');
  bytes[40000] = 'x';
  EXPECT_NE(opened(bytes)->document().recognisedAs.english().find("40000"), std::string::npos);
}

TEST(Recognise, EscapesWhatItRepeats) {
  const auto model = opened("version https://git-lfs.github.com/spec/v1\noid \x1b[2J\nsize \x07\n");
  for (const auto& [name, value] : model->document().recognisedAs.arguments) {
    EXPECT_EQ(value.find('\x1b'), std::string::npos) << name;
    EXPECT_EQ(value.find('\x07'), std::string::npos) << name;
  }
}

TEST(Recognise, AForeignFileIsOneUnparsedRange) {
  const std::string bytes = "PK\3\4" + std::string(1000, 'z');
  const auto model = opened(bytes);
  ASSERT_TRUE(model->document().unparsed.has_value());
  EXPECT_EQ(model->document().unparsed->range, (ByteRange{0, bytes.size()}));
  EXPECT_EQ(model->document().unparsed->in, Unparsed::In::file);
  EXPECT_FALSE(model->document().complete);
}

}  // namespace
}  // namespace ggufscope
