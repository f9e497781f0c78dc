#include "tests/support/foreign_files.h"

#include <string>
#include <string_view>
#include <utility>

#include "tests/support/gguf_builder.h"
#include "tests/support/zip_builder.h"

namespace ggufscope {

namespace {

using namespace std::string_literals;

/// Bytes that say nothing: no zeros, no text.
std::string noise(size_t size) {
  std::string bytes;
  uint32_t state = 2463534242;
  while (bytes.size() < size) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    bytes += static_cast<char>(state >> 24 | 0x80);
  }
  return bytes;
}

std::string withNumbers(std::string_view magic, const std::vector<uint32_t>& numbers) {
  GgufPacker packer(false, 8);
  packer.raw(magic);
  for (const uint32_t number : numbers) packer.u32(number);
  return packer.bytes() + noise(4096);
}

std::string model() {
  return GgufBuilder().kv("general.architecture", gguf::str("llama")).tensor("output.weight", {64, 32}).build();
}

std::string zipOf(const std::vector<std::pair<std::string, std::string>>& files) {
  ZipBuilder zip;
  for (const auto& [name, content] : files) zip.add(name, content);
  return zip.build();
}

std::string safetensors() {
  const std::string header =
      R"({"__metadata__":{"format":"pt"},"model.embed_tokens.weight":{"dtype":"BF16","shape":[32,16],)"
      R"("data_offsets":[0,1024]},"model.norm.weight":{"dtype":"BF16","shape":[16],"data_offsets":[1024,1056]}})";
  GgufPacker packer(false, 8);
  packer.u64(header.size());
  packer.raw(header);
  return packer.bytes() + noise(1056);
}

std::string tar() {
  std::string header(512, '\0');
  header.replace(0, 10, "model.gguf");
  header.replace(257, 5, "ustar");
  return header + model();
}

std::vector<ForeignSample> models() {
  return {
      {"ggml", "llama-7b.bin", withNumbers("lmgg", {32000, 4096, 256, 32, 32, 128, 2})},
      {"ggmf", "llama-7b-ggmf.bin", withNumbers("fmgg", {1, 32000, 4096, 256, 32, 32, 128, 2})},
      {"ggjt", "llama-7b.ggmlv3.q4_0.bin", withNumbers("tjgg", {3, 32000, 4096, 256, 32, 32, 128, 2})},
      {"ggla", "ggml-adapter-model.bin", withNumbers("algg", {1, 16, 32})},
      {"whisper", "ggml-tiny.bin", withNumbers("lmgg", {51864, 1500, 384, 6, 4, 448, 384, 6, 4, 80, 1})},
      {"session", "chat.session", withNumbers("nsgg", {9})},
      {"safetensors", "model.safetensors", safetensors()},
      {"pytorch", "pytorch_model.bin", zipOf({{"archive/data.pkl", noise(64)}, {"archive/data/0", noise(64)}})},
      {"pickle", "consolidated.00.pth", "\x80\2" + noise(512)},
      {"hdf5", "model.h5", "\x89HDF\r\n\x1a\n" + noise(512)},
      {"onnx", "model.onnx", "\x08\x07\x12\x07pytorch\x1a\x05\x32.1.0\x3a" + noise(512)},
      {"old-imatrix", "imatrix.dat", withNumbers({}, {224, 19}).substr(0, 8) + "blk.0.attn_k.weight" + noise(512)},
  };
}

std::vector<ForeignSample> packed() {
  return {
      {"zip", "model.zip", zipOf({{"readme.txt", "hello"}, {"notes.txt", "more"}})},
      {"zip-with-model", "model.gguf.zip", zipOf({{"folder/model.gguf", model()}})},
      {"gzip", "model.gguf.gz", "\x1f\x8b\x08" + noise(512)},
      {"zstd", "model.gguf.zst", "\x28\xb5\x2f\xfd" + noise(512)},
      {"7z", "model.7z", "\x37\x7a\xbc\xaf\x27\x1c" + noise(512)},
      {"tar", "model.tar", tar()},
      {"program", "main",
       "\x7f"
       "ELF\2\1\1" +
           noise(512)},
      {"piece", "Qwen3-32B-Q8_0.gguf.part2of3", noise(4096)},
      {"aria2", "model.gguf.aria2", "\0\1\0\0\0\0\0\0\0\0\0\x10"s + noise(64)},
  };
}

std::vector<ForeignSample> texts() {
  return {
      {"lfs-pointer", "Qwen3-8B-Q4_K_M.gguf",
       "version https://git-lfs.github.com/spec/v1\n"
       "oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\n"
       "size 5027783488\n"},
      {"web-page", "Meta-Llama-3-8B.Q4_K_M.gguf",
       "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n<title>Sign in &amp; accept the license</title>\n"
       "</head>\n<body><h1>Access to this model is restricted</h1></body>\n</html>\n"},
      {"json-error", "model.gguf", "{\"error\": \"Invalid username or password.\"}"},
      {"json-config", "config.json",
       "{\n  \"architectures\": [\"LlamaForCausalLM\"],\n  \"model_type\": \"llama\"\n}\n"},
      {"json", "list.json", "[1, 2, 3]"},
      {"xml", "model.gguf",
       "<?xml version=\"1.0\"?><Error><Message>The specified key does not exist.</Message></Error>"},
      {"text", "model.gguf", "Entry not found"},
  };
}

std::vector<ForeignSample> others() {
  return {
      {"empty", "model.gguf", {}},
      {"zeros", "model.gguf", std::string(65536, '\0')},
      {"zero-head", "model.gguf", std::string(40000, '\0') + noise(25536)},
      {"gguf-behind-zeros", "model.gguf", std::string(4096, '\0') + model()},
      {"gguf-behind-bytes", "model.gguf",
       "HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\n\r\n" + model()},
      {"unknown", "model.gguf", noise(4096)},
  };
}

}  // namespace

std::vector<ForeignSample> foreignSamples() {
  std::vector<ForeignSample> all;
  for (auto family : {models(), packed(), texts(), others()}) {
    for (ForeignSample& sample : family) all.push_back(std::move(sample));
  }
  return all;
}

}  // namespace ggufscope
