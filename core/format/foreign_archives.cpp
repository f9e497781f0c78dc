// Files that pack other files, and programs.
#include <algorithm>

#include "core/base/text.h"
#include "core/base/text_mark.h"
#include "core/format/foreign_format.h"
#include "core/format/shell_name.h"
#include "core/format/zip_directory.h"

namespace ggufscope {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view kUnpack = GS_TEXT("phrase", "Unpack it first: {command}");

/// How a packed file is unpacked. A command that unpacks a stream gets its bytes by "<", because it refuses files with
/// another ending than its own; one that unpacks files gets a folder, because the file in there may have the same name.
struct Packer {
  std::string_view magic;
  std::string_view what;
  std::string_view ending;   ///< that packed files usually have
  std::string_view command;  ///< in front of the name of the file
  std::string_view folder;   ///< behind the name; empty: a stream
};

constexpr Packer kPackers[] = {
    {"\x1f\x8b"sv, GS_TEXT("phrase", "gzip"), ".gz", "gunzip -c <", {}},
    {"\x28\xb5\x2f\xfd"sv, GS_TEXT("phrase", "zstd"), ".zst", "zstd -dc <", {}},
    {"\x37\x7a\xbc\xaf\x27\x1c"sv, GS_TEXT("phrase", "a 7z archive"), ".7z", "7z x", "-ounpacked"},
    {"\xfd\x37zXZ\0"sv, GS_TEXT("phrase", "xz"), ".xz", "xz -dc <", {}},
    {"BZh"sv, GS_TEXT("phrase", "bzip2"), ".bz2", "bzip2 -dc <", {}},
    {"\x04\x22\x4d\x18"sv, GS_TEXT("phrase", "lz4"), ".lz4", "lz4 -dc <", {}},
    {"Rar!\x1a\x07"sv, GS_TEXT("phrase", "a RAR archive"), ".rar", "unrar x", "unpacked/"},
};
constexpr Packer kZip{"PK\3\4"sv, {}, ".zip", "unzip", "-d unpacked"};
constexpr Packer kTar{{}, GS_TEXT("phrase", "a tar archive"), ".tar", "mkdir unpacked; tar -xf", "-C unpacked"};

/// "m.gguf" for "m.gguf.gz"; "m-unpacked.gguf" for a "m.gguf" that is packed nevertheless.
std::string unpackedName(std::string_view fileName, std::string_view packedEnding) {
  constexpr std::string_view kModel = ".gguf";
  if (fileName.ends_with(packedEnding))
    return nameForCommand(fileName.substr(0, fileName.size() - packedEnding.size()));
  if (fileName.ends_with(kModel)) fileName.remove_suffix(kModel.size());
  return nameForCommand(fileName, "-unpacked.gguf");
}

Message unpack(const ForeignFile& file, const Packer& packer) {
  const std::string name = nameForCommand(file.fileName);
  const std::string target =
      packer.folder.empty() ? "> " + unpackedName(file.fileName, packer.ending) : std::string(packer.folder);
  return {kUnpack, {{"command", std::string(packer.command) + " " + name + " " + target}}};
}

/// The names of the entries of an archive whose directory was cut off: those of the local headers in the head.
std::vector<ZipEntry> entriesInHead(std::string_view head) {
  std::vector<ZipEntry> entries;
  constexpr size_t kHeader = 30;
  for (size_t at = head.find("PK\3\4"); at != std::string_view::npos && at + kHeader <= head.size();) {
    const size_t bytes = static_cast<uint8_t>(head[at + 26]) | size_t{static_cast<uint8_t>(head[at + 27])} << 8;
    ZipEntry entry;
    entry.name = head.substr(at + kHeader, bytes);
    // Names do not overlap, so all of them together are no longer than the head.
    at = head.find("PK\3\4", at + kHeader + entry.name.size());
    entries.push_back(std::move(entry));
  }
  return entries;
}

const ZipEntry* entryEndingWith(const std::vector<ZipEntry>& entries, std::string_view ending) {
  const auto found = std::find_if(entries.begin(), entries.end(),
                                  [ending](const ZipEntry& entry) { return entry.name.ends_with(ending); });
  return found == entries.end() ? nullptr : &*found;
}

/// A GGUF file inside an archive, where it stands unpacked.
std::optional<ByteRange> placeInArchive(const ForeignFile& file, const ZipEntry& entry) {
  const std::optional<uint64_t> begin = storedBytesAt(file.source, entry);
  if (!begin) return {};
  std::string magic(4, '\0');
  if (!file.source.readExactly(*begin, std::as_writable_bytes(std::span(magic))) || magic != "GGUF") return {};
  return ByteRange::ofSize(*begin, entry.size).clippedTo({0, file.size()});
}

Recognised zip(const ForeignFile& file) {
  const auto directory = readZipDirectory(file.source);
  const std::vector<ZipEntry> entries = directory ? *directory : entriesInHead(file.head);
  if (const ZipEntry* model = entryEndingWith(entries, ".gguf")) {
    return {{GS_TEXT("phrase", "a ZIP archive that holds {name}"), {{"name", escaped(model->name, 200)}}},
            unpack(file, kZip),
            placeInArchive(file, *model)};
  }
  if (entryEndingWith(entries, "data.pkl") != nullptr) {
    return {{GS_TEXT("phrase", "a PyTorch checkpoint (a ZIP archive)"), {}},
            {GS_TEXT("phrase", "Convert the whole folder of the model with convert_hf_to_gguf.py of llama.cpp."), {}},
            {}};
  }
  if (!directory) {
    return {{GS_TEXT("phrase", "a ZIP archive without its end, maybe of a PyTorch checkpoint"), {}},
            {GS_TEXT("phrase", "Download or copy it again."), {}},
            {}};
  }
  return {
      {GS_TEXT("phrase", "a ZIP archive; its first file is {name}"), {{"name", escaped(entries.front().name, 200)}}},
      unpack(file, kZip),
      {}};
}

bool isTar(std::string_view head) { return head.size() > 262 && head.substr(257, 5) == "ustar"; }

}  // namespace

std::optional<Recognised> archive(const ForeignFile& file) {
  if (file.begins("PK\3\4")) return zip(file);
  for (const Packer& packer : kPackers) {
    if (file.begins(packer.magic)) return Recognised{{packer.what, {}}, unpack(file, packer), {}};
  }
  if (isTar(file.head)) return Recognised{{kTar.what, {}}, unpack(file, kTar), {}};
  return {};
}

std::optional<Recognised> program(const ForeignFile& file) {
  // Mach-O: 64-bit little-endian, and universal.
  const bool isProgram = file.begins("MZ") ||
                         file.begins(
                             "\x7f"
                             "ELF") ||
                         file.begins("\xcf\xfa\xed\xfe") || file.begins("\xca\xfe\xba\xbe");
  if (!isProgram) return {};
  // A llamafile is a program with a ZIP archive behind it, in which the model stands unpacked.
  if (const auto entries = readZipDirectory(file.source)) {
    if (const ZipEntry* model = entryEndingWith(*entries, ".gguf")) {
      return Recognised{{GS_TEXT("phrase", "a program that holds a model, {name} (a llamafile)"),
                         {{"name", escaped(model->name, 200)}}},
                        unpack(file, kZip),
                        placeInArchive(file, *model)};
    }
  }
  return Recognised{{GS_TEXT("phrase", "a program"), {}},
                    {GS_TEXT("phrase", "Do not start it unless you know where it comes from."), {}},
                    {}};
}

}  // namespace ggufscope
