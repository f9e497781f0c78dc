#include "core/format/recognise.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "core/base/text.h"
#include "core/base/text_mark.h"

namespace ggufscope {

namespace {

using namespace std::string_view_literals;

struct Magic {
  std::string_view bytes;
  std::string_view what;
};

constexpr Magic kMagics[] = {
    {"lmgg"sv, GS_TEXT("phrase", "ggml without a version (old llama.cpp, whisper.cpp)")},
    {"fmgg"sv, GS_TEXT("phrase", "ggmf (old llama.cpp)")},
    {"tjgg"sv, GS_TEXT("phrase", "ggjt (old llama.cpp)")},
    {"algg"sv, GS_TEXT("phrase", "ggla (old LoRA adapter)")},
    {"nsgg"sv, GS_TEXT("phrase", "a llama.cpp session")},
    {"qsgg"sv, GS_TEXT("phrase", "a llama.cpp sequence state")},
    {"PK\3\4"sv, GS_TEXT("phrase", "a ZIP archive (a PyTorch checkpoint is one)")},
    {"\x80\2"sv, GS_TEXT("phrase", "a Python pickle")},
    {"\x89HDF"sv, GS_TEXT("phrase", "HDF5")},
    {"\x1f\x8b"sv, GS_TEXT("phrase", "gzip")},
    {"\x28\xb5\x2f\xfd"sv, GS_TEXT("phrase", "zstd")},
};

constexpr std::string_view kLfs = "version https://git-lfs.github.com/spec/";

/// The text behind `key` up to the line's end; empty where `key` is not in the pointer.
std::string lineAfter(std::string_view text, std::string_view key) {
  const size_t at = text.find(key);
  if (at == std::string_view::npos) return {};
  text.remove_prefix(at + key.size());
  return escaped(text.substr(0, text.find('\n')), 100);
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool beginsHtml(std::string_view head) {
  if (head.substr(0, 3) == "\xEF\xBB\xBF"sv) head.remove_prefix(3);
  while (!head.empty() && " \t\r\n"sv.find(head.front()) != std::string_view::npos) head.remove_prefix(1);
  const auto begins = [&](std::string_view word) {
    return head.size() >= word.size() &&
           std::equal(word.begin(), word.end(), head.begin(), [](char a, char b) { return a == lower(b); });
  };
  return begins("<!doctype html") || begins("<html");
}

bool beginsSafetensors(std::string_view head, uint64_t size) {
  if (head.size() < 9 || head[8] != '{') return false;
  uint64_t length = 0;
  for (int i = 7; i >= 0; --i) length = length << 8 | static_cast<uint8_t>(head[static_cast<size_t>(i)]);
  return length <= size - 8;
}

Message zeros(const ByteSource& source) {
  constexpr uint64_t kLookAt = 1 << 20;
  std::array<char, 16384> piece;
  const uint64_t end = std::min(source.size(), kLookAt);
  for (uint64_t offset = 0; offset < end;) {
    const Result<size_t> got = source.read(offset, std::as_writable_bytes(std::span(piece)));
    if (!got || *got == 0) break;
    const auto bytes = std::span(piece).first(*got);
    const auto other = std::find_if(bytes.begin(), bytes.end(), [](char c) { return c != 0; });
    if (other != bytes.end()) {
      const uint64_t at = offset + static_cast<uint64_t>(other - bytes.begin());
      return {GS_TEXT("phrase", "zeros up to byte {offset}"), {{"offset", std::to_string(at)}}};
    }
    offset += *got;
  }
  if (end == source.size()) return {GS_TEXT("phrase", "nothing but zeros"), {}};
  return {GS_TEXT("phrase", "zeros in its first {n} bytes"), {{"n", std::to_string(end)}}};
}

}  // namespace

Message recogniseForeign(const ByteSource& source) {
  std::array<char, 1024> buffer;
  const Result<size_t> got = source.read(0, std::as_writable_bytes(std::span(buffer)));
  const std::string_view head(buffer.data(), got ? *got : 0);
  for (const Magic& magic : kMagics) {
    if (head.substr(0, magic.bytes.size()) == magic.bytes) return {magic.what, {}};
  }
  if (head.substr(0, kLfs.size()) == kLfs) {
    return {GS_TEXT("phrase", "a Git LFS pointer that stands for {size} bytes, {hash}"),
            {{"size", lineAfter(head, "size ")}, {"hash", lineAfter(head, "oid ")}}};
  }
  if (beginsHtml(head)) return {GS_TEXT("phrase", "a web page (HTML)"), {}};
  if (beginsSafetensors(head, source.size())) return {GS_TEXT("phrase", "safetensors"), {}};
  if (head.size() >= 4 && head.substr(0, 4) == "\0\0\0\0"sv) return zeros(source);
  return {GS_TEXT("phrase", "it begins with {bytes}"), {{"bytes", hexBytes(head.substr(0, 8))}}};
}

}  // namespace ggufscope
