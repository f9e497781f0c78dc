#include "app/cli/command.h"

#include <array>
#include <cstdio>

#include "core/base/text.h"

namespace ggufscope {

namespace {

void complain(const Invocation& call, const std::string& sentence) {
  std::fprintf(stderr, "ggufscope-cli %s: %s\n", call.command.c_str(), sentence.c_str());
}

constexpr std::array kKeysOptions = {
    OptionRow{"key", "K", "only the pair with exactly this key; all of them where it occurs more than once"},
    OptionRow{"full", "", "all elements of arrays (default: the first 8), and whole strings"},
};
constexpr std::array kMapOptions = {
    OptionRow{"depth", "N", "1: objects (default); 2: their fields; 3: array elements and blocks; 4: their fields …"},
};
constexpr std::array kCheckOptions = {
    OptionRow{"profile", "P", "by whose rules: llama.cpp (its loader, default) or spec (the text of the format)"},
    OptionRow{"verify-name", "",
              "compare the SHA-256 of the bytes with the one that the name states; reads the whole file"},
};
constexpr std::array kDecodeOptions = {
    OptionRow{"out", "OUT", "the file to write: OUT.npy for NumPy (axes reversed), OUT.f32 for the bare values", "o",
              true},
    OptionRow{"threads", "N", "how many threads decode (default: one a processor)"},
};

constexpr std::array kCommands = {
    CommandRow{"info",
               "FILE",
               "what the file is: kind, size, types, problems in numbers",
               "file, size, version, endianness (\"little\", \"big\"), alignment, kv_count, tensor_count, data_offset, "
               "architecture, name, kind (model, vocab, adapter, mmproj, imatrix, control_vector, diffusion, shard, "
               "unknown, not_gguf), recognised_as and recognised_advice (for not_gguf), file_type{id,label}, "
               "parameters, bits_per_weight, variant "
               "(mtp_sidecar: works beside another model only), kind_facts[{label,value}] (what matters of this kind), "
               "origin{store,names[],revision,file,sha256,link_target,unfinished} (what its place on disk says), "
               "types[{type,id,tensors,elements,bytes}], shards[{file,size,present}], findings{error,warning,info} "
               "(profile llama.cpp)",
               {},
               runInfo},
    CommandRow{"keys", "FILE", "the metadata: key-value pairs with their places",
               "array of key, type, element_type, count (1 for scalars), value, begin, end, value_begin", kKeysOptions,
               runKeys},
    CommandRow{"tensors",
               "FILE",
               "the tensors: type, shape, size, place, state",
               "array of name, type, type_id, candidates[] (more than one when the id is ambiguous; then type is "
               "null), dims (row length first), elements, bytes, offset, relative_offset, bits_per_weight, state[] "
               "(of whole, cut, absent, overlapping, unknown_type, ragged, size_overflow, misaligned), bytes_present, "
               "shard",
               {},
               runTensors},
    CommandRow{"map", "FILE", "every byte of the file, by what it belongs to",
               "array of begin, end, kind (header, kv, tensor_info, padding, tensor_data, gap, trailing, unparsed), "
               "label; the rows tile the file. Bytes of several tensors belong to the first; owners[] names all",
               kMapOptions, runMap},
    CommandRow{"at",
               "FILE OFFSET",
               "what stands at a byte (decimal or 0x…)",
               "offset, path[{label,kind,begin,end}] from the file to the deepest span, raw (hex), value, meaning, "
               "notes[]; in tensor data also tensor, row, column, block, field",
               {},
               runAt},
    CommandRow{
        "check", "FILE",
        "what is wrong with the file, and where; exit code 1 for errors, and for a name that states another SHA-256",
        "array of id, severity, begin, end, message, shard", kCheckOptions, runCheck},
    CommandRow{
        "resync",
        "FILE",
        "guesses what stands behind the fault of a damaged header part",
        "scanned_begin, scanned_end, scan_ended_by (whole_rest; all_tensors: as many are known as the header "
        "claims; reach: 256 MiB without a row), pairs, tensor_infos, not_listed (rows beyond the first 100,000), "
        "alignment, data_offset, tensors_in_file, guesses[{begin,end,kind (kv, tensor_info),chain (rows that "
        "stand back to back),name, and of a pair type,element_type,count,value (null for arrays),value_begin, of "
        "a tensor type,type_id,dims,relative_offset}]. All of it is guessed: no other command knows of it",
        {},
        runResync},
    CommandRow{"decode", "FILE TENSOR", "writes every value of a tensor as little-endian float32",
               "file, shard, tensor, type, dims (row length first), elements, out, bytes_written, rotated (true: the "
               "file says that the values are not yet the weights). OUT appears when it is complete, or not at all",
               kDecodeOptions, runDecode},
};

}  // namespace

std::span<const CommandRow> commandTable() { return kCommands; }

std::shared_ptr<const ModelFile> openFile(Invocation& call) {
  const WorkScope work(call.monitor, "Reading the metadata");
  auto opened = ModelFile::open(call.file(), call.monitor.stopToken(), &call.monitor.progress());
  if (opened.ok()) return opened.value();
  reportError(call, opened.error());
  return nullptr;
}

std::shared_ptr<const Model> openModel(Invocation& call) {
  const WorkScope work(call.monitor, "Reading the metadata");
  auto opened = Model::open(call.file(), call.monitor.stopToken(), &call.monitor.progress());
  if (opened.ok()) return opened.value();
  reportError(call, opened.error());
  return nullptr;
}

std::optional<uint64_t> shardNumber(const Model& model, size_t shard) {
  if (model.isSet()) return model.shards()[shard].number;
  const std::optional<ShardKeys> keys = shardKeys(model.opened());
  return keys ? std::optional(keys->number) : std::nullopt;
}

int failureCode(const Invocation& call) { return call.monitor.stopRequested() ? kInterrupted : kUnreadable; }

int reportError(const Invocation& call, const Error& error) {
  if (error.code == ErrorCode::cancelled) return kInterrupted;
  complain(call, escaped(call.file()) + ": " + describe(error));
  return kUnreadable;
}

void note(const Invocation& call, const std::string& sentence) { complain(call, sentence); }

int reportUsage(const Invocation& call, const std::string& message) {
  complain(call, message);
  return kUsage;
}

bool noteDamage(const Invocation& call, const Document& document) {
  if (!document.isGguf) {
    complain(call, escaped(call.file()) + " is no GGUF file: " + document.recognisedAs.english() + ".");
    return false;
  }
  if (!document.complete) {
    complain(call, "the file is damaged; " + groupedText(document.pairs.size()) + " pairs and " +
                       groupedText(document.tensors.size()) + " tensors could be read (see check)");
  }
  return true;
}

}  // namespace ggufscope
