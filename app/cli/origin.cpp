#include "app/cli/origin.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/io/source_digest.h"

namespace ggufscope {

namespace {

void textOrNull(JsonWriter& json, std::string_view name, const std::string& bytes) {
  bytes.empty() ? json.nullMember(name) : json.fileTextMember(name, bytes);
}

}  // namespace

void originMember(JsonWriter& json, const Provenance& origin) {
  if (origin.empty()) {
    json.nullMember("origin");
    return;
  }
  json.key("origin");
  json.beginObject();
  textOrNull(json, "store", std::string(storeName(origin.store)));
  json.key("names");
  json.beginArray();
  for (const std::string& name : origin.names) json.text(name);
  json.endArray();
  textOrNull(json, "revision", origin.revision);
  textOrNull(json, "file", origin.file);
  textOrNull(json, "sha256", origin.digest);
  textOrNull(json, "link_target", origin.linkTarget ? origin.linkTarget->string() : std::string());
  json.key("unfinished");
  json.boolean(origin.unfinished);
  json.endObject();
}

std::vector<std::pair<std::string, std::string>> originLines(const Provenance& origin) {
  constexpr size_t kNamed = 8;
  std::vector<std::pair<std::string, std::string>> lines;
  if (origin.store != ModelStore::none) {
    std::string text(storeName(origin.store));
    for (size_t i = 0; i < std::min(origin.names.size(), kNamed); ++i) {
      text += (i == 0 ? ": " : ", ") + escaped(origin.names[i], 200);
    }
    if (origin.names.size() > kNamed) text += ", …";
    lines.emplace_back("From", std::move(text));
  }
  if (!origin.file.empty()) lines.emplace_back("File there", escaped(origin.file, 200));
  if (!origin.revision.empty()) lines.emplace_back("Revision", escaped(origin.revision, 200));
  if (origin.linkTarget) lines.emplace_back("Link to", escaped(origin.linkTarget->string()));
  if (!origin.digest.empty()) lines.emplace_back("SHA-256 by name", origin.digest + " (check --verify-name compares)");
  if (origin.unfinished) lines.emplace_back("Download", "not done, by the name");
  return lines;
}

Result<NameCheck> verifyName(Invocation& call, const ModelFile& file) {
  const Provenance origin = provenanceOf(call.file(), call.monitor.stopToken());
  const WorkScope work(call.monitor, "Computing the SHA-256");
  const auto digest = sha256Of(file.source(), call.monitor.stopToken(), &call.monitor.progress());
  if (!digest) return digest.error();
  NameCheck check;
  check.finding = judgeDigest(origin, *digest, file.size());
  if (origin.digest.empty()) {
    check.sentence = "The name states no SHA-256; the bytes have " + hexText(*digest) + ".";
  } else if (check.finding) {
    check.sentence = check.finding->message.english();
  } else {
    check.sentence = "The bytes have the SHA-256 that the name states: " + origin.digest + ".";
  }
  return check;
}

}  // namespace ggufscope
