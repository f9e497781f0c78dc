// decode: the values of one tensor as a file of float32, for other programs to look at.
#include <bit>
#include <charconv>
#include <mutex>
#include <optional>
#include <stop_token>

#include "app/cli/command.h"
#include "app/cli/display.h"
#include "app/cli/json_writer.h"
#include "app/cli/nearest_names.h"
#include "app/cli/npy_header.h"
#include "app/cli/value_reader.h"
#include "app/cli/whole_file.h"
#include "core/analysis/identity.h"
#include "core/analysis/tensor_values.h"
#include "core/base/text.h"
#include "core/tensor/shape_text.h"

namespace ggufscope {

namespace {

static_assert(std::endian::native == std::endian::little, "values are written as they stand in memory");

constexpr unsigned kMostThreads = 256;

/// What the options ask for.
struct Request {
  std::string out;
  bool npy = false;
  unsigned threads = 0;  ///< 0: one a processor
};

/// Why the options are wrong, or nothing.
std::optional<std::string> readOptions(const Invocation& call, Request& request) {
  request.out = call.options.at("out");
  request.npy = request.out.ends_with(".npy");
  if (!request.npy && !request.out.ends_with(".f32")) {
    return "OUT ends in .npy (NumPy) or .f32 (bare values), unlike '" + escaped(request.out) + "'";
  }
  if (!call.has("threads")) return {};
  const std::string& text = call.options.at("threads");
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), request.threads);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  if (whole && request.threads >= 1 && request.threads <= kMostThreads) return {};
  return "--threads wants a number from 1 to " + std::to_string(kMostThreads) + ", not '" + escaped(text) + "'";
}

/// A tensor of a model, and how to decode it.
struct Job {
  std::shared_ptr<const Model> model;
  ShardTensor place;
  TensorData data;
  std::optional<Message> rotated;

  const Document& document() const { return model->file(place.shard)->document(); }
  std::span<const uint64_t> dims() const { return document().dims(place.tensor); }
};

/// Calls visit(document, place) for every tensor of the shards that are there.
template <class Visit>
void forEachTensor(const Model& model, Visit visit) {
  for (size_t shard = 0; shard < model.shards().size(); ++shard) {
    const ModelFile* file = model.file(shard);
    const uint64_t tensors = file == nullptr ? 0 : file->document().tensors.size();
    for (uint64_t i = 0; i < tensors; ++i) visit(file->document(), ShardTensor{shard, i});
  }
}

std::string unknownTensor(const Invocation& call, const Model& model, const std::string& wanted) {
  std::string text = "no tensor '" + escaped(wanted) + "' in " + escaped(call.file());
  if (!model.complete()) {
    text += ", of which " + groupedText(model.missing()) + " of " + groupedText(model.shards().size()) +
            " shards are not there";
  }
  NearestNames names(wanted);
  forEachTensor(model, [&](const Document& document, ShardTensor place) { names.offer(document.name(place.tensor)); });
  std::string meant;
  for (const std::string& name : names.best()) meant += (meant.empty() ? "; perhaps " : ", ") + escaped(name);
  return text + meant;
}

/// The first tensor of that name, shard by shard; nothing after a message.
std::optional<ShardTensor> findTensor(const Invocation& call, const Model& model) {
  const std::string& wanted = call.arguments[1];
  std::optional<ShardTensor> found;
  for (size_t shard = 0; shard < model.shards().size() && !found; ++shard) {
    const uint64_t tensor = model.file(shard) == nullptr ? kNone : model.file(shard)->document().findTensor(wanted);
    if (tensor != kNone) found = ShardTensor{shard, tensor};
  }
  if (!found) {
    reportUsage(call, unknownTensor(call, model, wanted));
    return {};
  }
  const std::string_view identity = model.file(found->shard)->document().nameIdentity(found->tensor);
  uint64_t same = 0;
  forEachTensor(model, [&](const Document& document, ShardTensor place) {
    if (document.nameIdentity(place.tensor) == identity) ++same;
  });
  if (same > 1) note(call, groupedText(same) + " tensors have this name; the first one is decoded");
  return found;
}

std::vector<std::filesystem::path> filesOf(const Invocation& call, const Model& model) {
  std::vector<std::filesystem::path> files = {call.file()};
  for (const Shard& shard : model.shards()) files.push_back(shard.path);
  return files;
}

int reportWrite(const Invocation& call, const Request& request, const std::string& fault) {
  if (call.monitor.stopRequested()) return kInterrupted;
  note(call, escaped(request.out) + ": " + fault + "; nothing was changed");
  return kWriteFailed;
}

/// Bytes of the whole file; saturated, so that what no file can hold is refused as too much.
uint64_t fileBytes(const std::string& header, const TensorData& data) {
  if (data.elements() > (UINT64_MAX - header.size()) / sizeof(float)) return UINT64_MAX;
  return header.size() + data.elements() * sizeof(float);
}

/// Decodes everything into `file` behind `header`; the exit code.
int writeValues(Invocation& call, const Request& request, const Job& job, const std::string& header,
                const WholeFile& file) {
  std::stop_source stop;
  const std::stop_callback onInterrupt(call.monitor.stopToken(), [&stop] { stop.request_stop(); });
  std::mutex faultMutex;
  WriteFault fault = file.writeAt(0, std::as_bytes(std::span(header)));
  if (fault) return reportWrite(call, request, *fault);

  const WorkScope work(call.monitor, "Decoding");
  call.monitor.progress().total = job.data.bytes();
  DecodeOptions options;
  options.threads = request.threads;
  options.stop = stop.get_token();
  options.progress = &call.monitor.progress();
  const auto done = job.data.forEachPiece(options, [&](const DecodedPiece& piece) {
    const uint64_t at = header.size() + piece.firstElement * sizeof(float);
    const WriteFault here = file.writeAt(at, std::as_bytes(piece.values));
    if (!here) return;
    const std::lock_guard lock(faultMutex);
    fault = here;
    stop.request_stop();
  });
  if (fault) return reportWrite(call, request, *fault);
  return done.ok() ? kDone : reportError(call, done.error());
}

void printJson(Invocation& call, const Request& request, const Job& job, uint64_t bytes) {
  JsonWriter json(call.out);
  json.beginObject();
  json.fileTextMember("file", call.file());
  const std::optional<uint64_t> shard = shardNumber(*job.model, job.place.shard);
  shard ? json.member("shard", *shard) : json.nullMember("shard");
  json.fileTextMember("tensor", ValueReader(*job.model->file(job.place.shard)).wholeName(job.place.tensor));
  json.member("type", job.data.type().name);
  json.key("dims");
  json.beginArray();
  for (const uint64_t dim : job.dims()) json.number(dim);
  json.endArray();
  json.member("elements", job.data.elements());
  json.fileTextMember("out", request.out);
  json.member("bytes_written", bytes);
  json.key("rotated");
  json.boolean(job.rotated.has_value());
  json.endObject();
}

void printText(Invocation& call, const Request& request, const Job& job, uint64_t bytes) {
  call.out.write(groupedText(job.data.elements()) + " values of " + escaped(call.arguments[1], 200) + " (" +
                 std::string(job.data.type().name) + ", " + shapeText(job.dims()) + ") to " + escaped(request.out) +
                 ", " + sizeText(bytes) + "\n");
}

int decode(Invocation& call, const Request& request, const Job& job) {
  if (job.rotated) note(call, job.rotated->english());
  const std::string header = request.npy ? npyHeader(job.dims()) : std::string();
  const uint64_t bytes = fileBytes(header, job.data);
  WholeFile file(call.monitor);
  if (const WriteFault fault = file.open(request.out, bytes, filesOf(call, *job.model))) {
    return reportWrite(call, request, *fault);
  }
  if (const int code = writeValues(call, request, job, header, file); code != kDone) return code;
  {
    const WorkScope work(call.monitor, "Waiting for the disk");
    if (const WriteFault fault = file.commit()) return reportWrite(call, request, *fault);
  }
  call.json() ? printJson(call, request, job, bytes) : printText(call, request, job, bytes);
  return kDone;
}

}  // namespace

int runDecode(Invocation& call) {
  Request request;
  if (const auto wrong = readOptions(call, request)) return reportUsage(call, *wrong);
  const auto model = openModel(call);
  if (model == nullptr) return failureCode(call);
  if (!noteDamage(call, model->opened().document())) return kUnreadable;
  const std::optional<ShardTensor> place = findTensor(call, *model);
  if (!place) return kUsage;
  auto data = tensorData(model->sharedFile(place->shard), place->tensor);
  if (!data) {
    note(call, escaped(call.arguments[1], 200) + ": " + data.error().detail);
    return kUnreadable;
  }
  const Document& document = model->file(place->shard)->document();
  return decode(call, request,
                {model, *place, std::move(*data), storedRotated(model->main(), document, place->tensor)});
}

}  // namespace ggufscope
