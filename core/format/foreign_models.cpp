// Models and their parts in other formats than GGUF.
#include <algorithm>

#include "core/base/text.h"
#include "core/base/text_mark.h"
#include "core/format/foreign_format.h"

namespace ggufscope {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view kConvertFolder =
    GS_TEXT("phrase", "Convert the whole folder of the model with convert_hf_to_gguf.py of llama.cpp.");
constexpr std::string_view kConvertGgjt3 =
    GS_TEXT("phrase", "Convert it with convert_llama_ggml_to_gguf.py of llama.cpp, or download the model as GGUF.");
constexpr std::string_view kConvertOldGgml = GS_TEXT(
    "phrase",
    "Convert it with convert_llama_ggml_to_gguf.py of llama.cpp, or download the model as GGUF; weights quantised "
    "before ggjt version 3 cannot be converted.");

/// The numbers behind the magic of a ggml file of whisper.cpp: tokens, audio context, state, heads, layers; text
/// context, state, heads, layers; mel bands; weight type. Source: whisper.cpp, whisper_model_load.
std::optional<Recognised> whisper(const ForeignFile& file) {
  constexpr uint32_t kAudioContext = 1500;
  constexpr uint32_t kTextContext = 448;
  const uint32_t melBands = file.u32(10);
  if (file.u32(2) != kAudioContext || file.u32(6) != kTextContext || (melBands != 80 && melBands != 128)) return {};
  return Recognised{
      {GS_TEXT("phrase", "a whisper.cpp model (ggml): {layers} audio layers, {tokens} tokens"),
       {{"layers", groupedText(file.u32(5))}, {"tokens", groupedText(file.u32(1))}}},
      {GS_TEXT("phrase", "Open it with whisper.cpp, which keeps to this format; it needs no conversion."), {}},
      {}};
}

/// The numbers behind the magic are those of a LLaMA: tokens, embedding, n_mult, heads, layers, rotary dimensions,
/// weight type. Source: llama.cpp before 2023-08-21, llama_file_loader::read_hparams.
bool plausibleLlama(const ForeignFile& file) {
  const uint32_t embedding = file.u32(2);
  const uint32_t heads = file.u32(4);
  return embedding > 0 && heads > 0 && embedding % heads == 0 && file.u32(6) == embedding / heads;
}

Recognised versioned(std::string_view text, const ForeignFile& file) {
  const uint32_t version = file.u32(1);
  const bool latest = file.begins("tjgg") && version >= 3;
  return {{text, {{"version", std::to_string(version)}}}, {latest ? kConvertGgjt3 : kConvertOldGgml, {}}, {}};
}

/// Tag and value of a protobuf field at `at`, which moves behind it; false where they are not there.
bool readVarint(std::string_view bytes, size_t& at, uint64_t& value) {
  value = 0;
  for (unsigned shift = 0; shift < 64 && at < bytes.size(); shift += 7) {
    const auto byte = static_cast<uint8_t>(bytes[at++]);
    value |= uint64_t{byte & 0x7FU} << shift;
    if (byte < 0x80) return true;
  }
  return false;
}

bool printable(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= 0x20 && c < 0x7F; });
}

uint64_t occurrences(std::string_view text, std::string_view word) {
  uint64_t count = 0;
  for (size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + word.size())) ++count;
  return count;
}

}  // namespace

std::optional<Recognised> oldGgml(const ForeignFile& file) {
  if (file.begins("lmgg")) {
    if (auto found = whisper(file)) return found;
    const std::string_view what = plausibleLlama(file)
                                      ? GS_TEXT("phrase", "ggml without a version (old llama.cpp)")
                                      : GS_TEXT("phrase", "ggml without a version (old llama.cpp, whisper.cpp)");
    return Recognised{{what, {}}, {kConvertOldGgml, {}}, {}};
  }
  if (file.begins("fmgg")) return versioned(GS_TEXT("phrase", "ggmf version {version} (old llama.cpp)"), file);
  if (file.begins("tjgg")) return versioned(GS_TEXT("phrase", "ggjt version {version} (old llama.cpp)"), file);
  if (file.begins("algg")) {
    return Recognised{
        {GS_TEXT("phrase", "ggla version {version} (old LoRA adapter), rank {rank}"),
         {{"version", std::to_string(file.u32(1))}, {"rank", std::to_string(file.u32(2))}}},
        {GS_TEXT("phrase", "Convert the original adapter with convert_lora_to_gguf.py of llama.cpp."), {}},
        {}};
  }
  if (file.begins("nsgg") || file.begins("qsgg")) {
    return Recognised{{file.begins("nsgg") ? GS_TEXT("phrase", "a llama.cpp session")
                                           : GS_TEXT("phrase", "a llama.cpp sequence state"),
                       {}},
                      {GS_TEXT("phrase", "Load it in the program that saved it, together with the same model."), {}},
                      {}};
  }
  return {};
}

std::optional<Recognised> pickleOrHdf5(const ForeignFile& file) {
  const bool newPickle = file.head.size() > 2 && file.begins("\x80"sv) && file.head[1] >= 3 && file.head[1] <= 5 &&
                         (file.head[1] == 3 || file.head[2] == '\x95');
  if (file.begins("\x80\2"sv) || newPickle) {
    return Recognised{
        {GS_TEXT("phrase", "a Python pickle"), {}},
        {GS_TEXT("phrase",
                 "It may be an old PyTorch checkpoint: loading one runs code, so do that only if you trust its source; "
                 "then convert the whole folder of the model with convert_hf_to_gguf.py of llama.cpp."),
         {}},
        {}};
  }
  if (file.begins("\x89HDF"sv)) {
    return Recognised{
        {GS_TEXT("phrase", "HDF5"), {}},
        {GS_TEXT("phrase", "Keras and TensorFlow write it; look for the model as GGUF or safetensors."), {}},
        {}};
  }
  return {};
}

std::optional<Recognised> safetensors(const ForeignFile& file) {
  constexpr uint64_t kLongestHeader = uint64_t{8} << 20;  // longer ones are not counted
  const uint64_t length = file.u64();
  if (file.head.size() < 9 || file.head[8] != '{' || length > file.size() - 8) return {};
  Message what{GS_TEXT("phrase", "safetensors"), {}};
  if (length <= kLongestHeader) {
    std::string header(length, '\0');
    const Result<size_t> got = file.source.read(8, std::as_writable_bytes(std::span(header)));
    const uint64_t tensors = occurrences(std::string_view(header).substr(0, got ? *got : 0), "\"data_offsets\"");
    what = {GS_TEXT("phrase", "safetensors, tensors: {n}"), {{"n", groupedText(tensors)}}};
  }
  return Recognised{std::move(what), {kConvertFolder, {}}, {}};
}

std::optional<Recognised> onnx(const ForeignFile& file) {
  // ModelProto: ir_version (field 1), producer_name (2), producer_version (3), domain (4), model_version (5),
  // doc_string (6), graph (7), opset_import (8). Writers keep that order. Source: onnx.proto.
  size_t at = 0;
  uint64_t tag = 0;
  uint64_t version = 0;
  if (!readVarint(file.head, at, tag) || tag != 0x08 || !readVarint(file.head, at, version)) return {};
  if (version < 1 || version > 30) return {};
  std::string producer;
  uint64_t length = 0;
  if (!readVarint(file.head, at, tag) || !readVarint(file.head, at, length) || length > file.size() - at) return {};
  if (tag == 0x12) {
    if (length > 64) return {};
    const std::string_view name = file.head.substr(at, length);
    if (!printable(name)) return {};
    producer = name;
    at += length;
    if (!readVarint(file.head, at, tag) || (tag != 0x1A && tag != 0x22 && tag != 0x28 && tag != 0x32 && tag != 0x3A)) {
      return {};
    }
  } else if (tag != 0x3A || length < file.size() / 2) {  // without a name, the graph has to be most of the file
    return {};
  }
  Message what{GS_TEXT("phrase", "ONNX (IR version {version})"), {{"version", std::to_string(version)}}};
  if (!producer.empty()) {
    what = {GS_TEXT("phrase", "ONNX (IR version {version}, made by {producer})"),
            {{"version", std::to_string(version)}, {"producer", escaped(producer)}}};
  }
  return Recognised{
      std::move(what),
      {GS_TEXT("phrase", "A graph cannot be turned into GGUF; look for the model as GGUF or safetensors."), {}},
      {}};
}

std::optional<Recognised> oldImatrix(const ForeignFile& file) {
  // i32 number of entries; of the first one: i32 length of its name, the name. Source: llama.cpp, imatrix.cpp before
  // pull request 9400.
  const uint32_t entries = file.u32(0);
  const uint32_t length = file.u32(1);
  if (entries == 0 || entries > 100'000 || length < 6 || length > 128) return {};
  const std::string_view name = file.head.substr(8, length);
  if (name.size() < length || !printable(name) || !name.ends_with(".weight")) return {};
  return Recognised{{GS_TEXT("phrase", "an importance matrix in its old format (imatrix.dat), entries: {n}"),
                     {{"n", groupedText(entries)}}},
                    {GS_TEXT("phrase", "Convert it: llama-imatrix --in-file OLD.dat -o NEW.gguf"), {}},
                    {}};
}

}  // namespace ggufscope
