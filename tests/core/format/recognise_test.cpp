#include "core/format/recognise.h"

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "core/base/text.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/open_model.h"
#include "tests/support/temp_dir.h"
#include "tests/support/test_sources.h"

namespace ggufscope {
namespace {

using namespace std::string_view_literals;

struct Foreign {
  std::string bytes;
  std::string_view said;  ///< a part of what is said about it
};

std::string u32s(const std::vector<uint32_t>& numbers) {
  GgufPacker packer(false, 8);
  for (const uint32_t number : numbers) packer.u32(number);
  return packer.bytes();
}

std::string safetensors(uint64_t headerBytes, std::string_view header) {
  GgufPacker packer(false, 8);
  packer.u64(headerBytes);
  packer.raw(header);
  return packer.bytes();
}

const std::string kRest(64, '\7');

std::vector<Foreign> modelFiles() {
  return {
      {"lmgg" + kRest, "ggml without a version (old llama.cpp, whisper.cpp)"},
      {"lmgg" + u32s({32000, 4096, 256, 32, 32, 128, 2}) + kRest, "ggml without a version (old llama.cpp)"},
      {"lmgg" + u32s({51864, 1500, 384, 6, 4, 448, 384, 6, 4, 80, 1}) + kRest,
       "whisper.cpp model (ggml): 4 audio layers, 51,864 tokens"},
      {"fmgg" + u32s({1, 32000, 4096, 256, 32, 32, 128, 2}), "ggmf version 1"},
      {"tjgg" + u32s({3, 32000, 4096, 256, 32, 32, 128, 2}), "ggjt version 3"},
      {"algg" + u32s({1, 16, 32}), "ggla version 1 (old LoRA adapter), rank 16"},
      {"nsgg" + kRest, "session"},
      {"qsgg" + kRest, "sequence state"},
      {"\x80\2" + kRest, "pickle"},
      {"\x80\4\x95" + kRest, "pickle"},
      {"\x89HDF\r\n" + kRest, "HDF5"},
      {safetensors(20, "{\"w\":{}}            "), "safetensors, tensors: 0"},
      {safetensors(78, "{\"a\":{\"data_offsets\":[0,4]},\"b\":{\"data_offsets\":[4,8]}}" + std::string(40, ' ')),
       "safetensors, tensors: 2"},
      {"\x08\x07\x12\x07pytorch\x1a\x05\x32.1.0\x3a" + kRest, "ONNX (IR version 7, made by pytorch)"},
      {"\x08\x08\x3a\x3e" + std::string(62, '\n'), "ONNX (IR version 8)"},
      {u32s({224, 19}) + "blk.0.attn_k.weight" + kRest,
       "importance matrix in its old format (imatrix.dat), entries: 224"},
  };
}

std::vector<Foreign> packedFiles() {
  std::string tar(512, '\0');
  tar.replace(0, 6, "folder");
  tar.replace(257, 5, "ustar");
  return {
      {"PK\3\4" + kRest, "ZIP archive without its end"},
      {"\x1f\x8b" + kRest, "gzip"},
      {"\x28\xb5\x2f\xfd" + kRest, "zstd"},
      {"\x37\x7a\xbc\xaf\x27\x1c" + kRest, "7z"},
      {std::string("\xfd\x37zXZ\0", 6) + kRest, "xz"},
      {"BZh9" + kRest, "bzip2"},
      {"\x04\x22\x4d\x18" + kRest, "lz4"},
      {"Rar!\x1a\x07\1" + kRest, "RAR"},
      {tar, "tar"},
      {"\x7f"
       "ELF" +
           kRest,
       "a program"},
  };
}

std::vector<Foreign> textFiles() {
  return {
      {"<!DOCTYPE html><html>" + kRest, "a web page (HTML)"},
      {"\xEF\xBB\xBF \n\t<HTML>" + kRest, "HTML"},
      {"<html><head><meta x><TITLE lang=en>\n  Sign in &amp;\n  go on </TITLE></head>", "“Sign in & go on”"},
      {"{\"metadata\": {\"total_size\": 5}, \"weight_map\": {}}", "the index of a set of safetensors files"},
      {"{\"layers\":[{\"mediaType\":\"application/vnd.ollama.image.model\"}]}", "an Ollama manifest"},
      {"{\n  \"architectures\": [], \"model_type\": \"llama\"}", "the configuration of a model"},
      {"{\"version\": \"1.0\", \"added_tokens\": []}", "a tokenizer (JSON)"},
      {"{\"error\": \"Invalid username or password.\"}",
       "the answer of a server (JSON), “Invalid username or password”"},
      {"[1, 2, 3]", "JSON"},
      {"<?xml version=\"1.0\"?><Error><Code>NoSuchKey</Code><Message>The key is gone.</Message></Error>",
       "(XML), “The key is gone”"},
      {"<?xml version=\"1.0\"?><Error><Code>AccessDenied</Code></Error>", "(XML), “AccessDenied”"},
      {"<?xml version=\"1.0\"?><svg/>", "XML"},
      {"Entry not found\n", "a text, “Entry not found”"},
      {"# A model\n" + std::string(2000, 'x'), "a text, “# A model”"},
  };
}

std::vector<Foreign> otherFiles() {
  return {
      {std::string(100, '\0'), "nothing but zeros"},
      {"GGML" + kRest, "47 47 4D 4C"},
      {safetensors(2000, "{\"w\":{}}            "), "D0 07"},
      {"ab", "61 62"},
      {"{\"not\": \"JSON\" \x01 }", "7B 22"},
  };
}

TEST(Recognise, NamesWhatTheFileIsAndWhatToDo) {
  for (const auto& family : {modelFiles(), packedFiles(), textFiles(), otherFiles()}) {
    for (const Foreign& foreign : family) {
      const auto model = opened(foreign.bytes);
      const Document& document = model->document();
      EXPECT_FALSE(document.isGguf);
      const std::string said = document.recognisedAs.english();
      EXPECT_NE(said.find(foreign.said), std::string::npos) << said << " does not say " << foreign.said;
      const std::string advice = document.recognisedAdvice.english();
      EXPECT_FALSE(advice.empty()) << said;
      EXPECT_EQ(advice.find('{'), std::string::npos) << advice;
    }
  }
}

TEST(Recognise, AnEmptyFileIsNamedToo) {
  const auto model = opened(std::string());
  EXPECT_EQ(model->document().recognisedAs.english(), "an empty file");
  EXPECT_FALSE(model->document().recognisedAdvice.text.empty());
}

TEST(Recognise, FindsAGgufFileBehindOtherBytes) {
  const std::string model = GgufBuilder().kv("a", gguf::u8(1)).build();
  const auto shifted = opened("HTTP/1.1 200 OK\r\n\r\n" + model);
  EXPECT_EQ(shifted->document().recognisedAt, ByteRange::ofSize(19, 4));
  EXPECT_NE(shifted->document().recognisedAs.english().find("from byte 19 on a GGUF file"), std::string::npos);
  EXPECT_NE(shifted->document().recognisedAdvice.english().find("tail -c +20 "), std::string::npos);

  const auto far = opened("x" + std::string((1 << 20) - 1, '\7') + GgufBuilder().bigEndian().build());
  EXPECT_EQ(far->document().recognisedAt, ByteRange::ofSize(1 << 20, 4));

  const auto zeros = opened(std::string(4096, '\0') + model);
  EXPECT_NE(zeros->document().recognisedAs.english().find("up to byte 4,096, where a GGUF"), std::string::npos);
  EXPECT_EQ(zeros->document().recognisedAt, ByteRange::ofSize(4096, 4));

  // The word alone is no file.
  EXPECT_FALSE(opened("\7 about GGUF and other words for a model file")->document().recognisedAt.has_value());
}

std::string saidOf(std::string_view fileName, const std::string& bytes) {
  const auto file = ModelFile::fromSource(memorySource(bytes), std::filesystem::path("/models") / fileName);
  return (*file)->document().recognisedAs.english() + " " + (*file)->document().recognisedAdvice.english();
}

TEST(Recognise, PiecesAreToldByTheirNames) {
  const std::string bytes = "\7\1\2\3" + kRest;
  for (const std::string_view name : {"m.gguf.part2of3", "m.gguf.part2", "m.gguf-split-b", "m.gguf.002"}) {
    EXPECT_NE(saidOf(name, bytes).find("of a file that was cut up, m.gguf"), std::string::npos) << name;
  }
  EXPECT_NE(saidOf("m.gguf.part2of3", bytes).find("cat m.gguf.part1of3 m.gguf.part2of3 m.gguf.part3of3 > m.gguf"),
            std::string::npos);
  EXPECT_NE(saidOf("m.gguf-split-b", bytes).find("cat m.gguf-split-a m.gguf-split-b … > m.gguf"), std::string::npos);
  EXPECT_NE(saidOf("m.gguf.part7of12", bytes).find("cat m.gguf.part1of12 m.gguf.part2of12 … > m.gguf"),
            std::string::npos);
  // Nothing that a shell would run.
  EXPECT_NE(saidOf("$(reboot).part1of2", bytes).find("cat FILE.part1of2 FILE.part2of2 > FILE"), std::string::npos);
  for (const std::string_view name : {"m.gguf", "m.gguf.part", "m.part2.gguf", "m.gguf.part2of", "002", ".part2"}) {
    EXPECT_NE(saidOf(name, bytes).find("it begins with 07 01"), std::string::npos) << name;
  }
  EXPECT_NE(saidOf("m.gguf.aria2", std::string("\0\1\0\0\0\0\0\0\0\0\0\x10", 12)).find("aria2"), std::string::npos);
}

std::string adviceOf(std::string_view fileName, const std::string& bytes) {
  return recogniseForeign(*memorySource(bytes), fileName).advice.english();
}

TEST(Recognise, CommandsWorkForFilesThatAreCalledGguf) {
  const std::string gzip = "\x1f\x8b" + kRest;
  const std::string sevenZip = "\x37\x7a\xbc\xaf\x27\x1c" + kRest;
  EXPECT_EQ(adviceOf("m.gguf", gzip), "Unpack it first: gunzip -c < m.gguf > m-unpacked.gguf");
  EXPECT_EQ(adviceOf("m.gguf.gz", gzip), "Unpack it first: gunzip -c < m.gguf.gz > m.gguf");
  EXPECT_EQ(adviceOf("my model.gguf", gzip), "Unpack it first: gunzip -c < 'my model.gguf' > 'my model-unpacked.gguf'");
  EXPECT_EQ(adviceOf("模型.gguf.gz", gzip), "Unpack it first: gunzip -c < '模型.gguf.gz' > '模型.gguf'");
  EXPECT_EQ(adviceOf("m.gguf", sevenZip), "Unpack it first: 7z x m.gguf -ounpacked");
  EXPECT_EQ(adviceOf({}, gzip), "Unpack it first: gunzip -c < FILE > FILE-unpacked.gguf");
  // Nothing that a shell would run, whatever the quotation marks.
  for (const std::string_view name : {"$(reboot).gguf", "it's.gguf", "a`b`.gguf", "a\\.gguf", "a\nb.gguf", "-c.gguf"}) {
    EXPECT_EQ(adviceOf(name, gzip), "Unpack it first: gunzip -c < FILE > FILE-unpacked.gguf") << name;
  }
}

TEST(Recognise, OnlyOldGgjtIsSaidToHaveWeightsThatCannotBeConverted) {
  for (const uint32_t version : {1U, 2U, 3U}) {
    const std::string advice = adviceOf("m.bin", "tjgg" + u32s({version, 32000, 4096, 256, 32, 32, 128, 2}));
    EXPECT_NE(advice.find("convert_llama_ggml_to_gguf.py"), std::string::npos);
    EXPECT_EQ(advice.find("cannot be converted") != std::string::npos, version < 3) << version;
  }
}

TEST(Recognise, SaysWhatAPointerStandsFor) {
  const auto model = opened(
      "version https://git-lfs.github.com/spec/v1\n"
      "oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\n"
      "size 4081004224\n");
  const std::string said = model->document().recognisedAs.english();
  EXPECT_NE(said.find("4,081,004,224 bytes"), std::string::npos) << said;
  EXPECT_NE(said.find("4d7a214614ab2935"), std::string::npos) << said;
}

TEST(Recognise, APointerMayHaveLineEndsOfWindows) {
  const auto model = opened("version https://git-lfs.github.com/spec/v1\r\noid sha256:4d7a\r\nsize 4081004224\r\n");
  EXPECT_EQ(model->document().recognisedAs.english(),
            "a Git LFS pointer that stands for 4,081,004,224 bytes, sha256:4d7a");
}

TEST(Recognise, SaysWhereTheZerosEnd) {
  std::string bytes(50000, '\0');
  bytes[40000] = 'x';
  EXPECT_NE(opened(bytes)->document().recognisedAs.english().find("40,000"), std::string::npos);
  EXPECT_EQ(opened(bytes)->document().recognisedAt, ByteRange::ofSize(40000, 1));
}

TEST(Recognise, JumpsOverTheHolesOfASparseFile) {
  const TempDir folder;
  constexpr uint64_t kSize = uint64_t{200} << 30;
  constexpr uint64_t kByteAt = (uint64_t{100} << 30) + 5;
  sparseFile(folder / "holes", kSize);
  EXPECT_EQ((*ModelFile::open(folder / "holes"))->document().recognisedAs.english(), "nothing but zeros");
  std::fstream(folder / "holes", std::ios::in | std::ios::out | std::ios::binary).seekp(kByteAt).put('x');
  EXPECT_NE((*ModelFile::open(folder / "holes"))->document().recognisedAs.english().find(groupedText(kByteAt)),
            std::string::npos);
}

TEST(Recognise, LooksThroughZerosOnlySoFar) {
  const PatternSource long_(uint64_t{1} << 30, std::string((64 << 20) + 8, '\0'));
  EXPECT_EQ(recogniseForeign(long_).what.english(), "zeros in its first 67,108,864 bytes");
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
