// Texts that lie where a model should: pointers, pages, answers of servers, parts of a model's folder.
#include <algorithm>
#include <charconv>

#include "core/base/text.h"
#include "core/base/text_mark.h"
#include "core/format/foreign_format.h"

namespace ggufscope {

namespace {

using namespace std::string_view_literals;

constexpr size_t kShownBytes = 160;  ///< of a title or a message

constexpr std::string_view kLogIn =
    GS_TEXT("phrase", "A server answered with this instead of the file: check the address, log in, download again.");

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

std::string_view withoutBlanks(std::string_view text) {
  while (!text.empty() && isBlank(text.front())) text.remove_prefix(1);
  while (!text.empty() && isBlank(text.back())) text.remove_suffix(1);
  return text;
}

/// The text without a byte order mark and blanks in front.
std::string_view textOf(std::string_view head) {
  if (head.substr(0, 3) == "\xEF\xBB\xBF"sv) head.remove_prefix(3);
  while (!head.empty() && isBlank(head.front())) head.remove_prefix(1);
  return head;
}

/// Position of `word` (in lower case) in `text` in any case; npos where it is not there.
size_t findAnyCase(std::string_view text, std::string_view word, size_t from = 0) {
  if (from > text.size()) return std::string_view::npos;
  const auto found = std::search(text.begin() + static_cast<std::ptrdiff_t>(from), text.end(), word.begin(), word.end(),
                                 [](char a, char b) { return lower(a) == b; });
  return found == text.end() ? std::string_view::npos : static_cast<size_t>(found - text.begin());
}

bool beginsAnyCase(std::string_view text, std::string_view word) {
  return findAnyCase(text.substr(0, word.size()), word) == 0;
}

/// The text behind `key` up to the line's end; empty where `key` is not in the pointer.
std::string lineAfter(std::string_view text, std::string_view key) {
  const size_t at = text.find(key);
  if (at == std::string_view::npos) return {};
  text.remove_prefix(at + key.size());
  return escaped(withoutBlanks(text.substr(0, text.find('\n'))), 100);
}

/// A number as people read it; another text as it is.
std::string groupedDigits(const std::string& text) {
  uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() ? groupedText(number) : text;
}

/// What stands between `<name …>` and the next tag, blanks run together; empty where there is none.
std::string elementText(std::string_view text, std::string_view name) {
  const size_t open = findAnyCase(text, "<" + std::string(name));
  if (open == std::string_view::npos) return {};
  const size_t begin = text.find('>', open);
  if (begin == std::string_view::npos) return {};
  std::string_view inside = text.substr(begin + 1, 1000);
  inside = withoutBlanks(inside.substr(0, inside.find('<')));
  std::string words;
  for (const char c : inside) {
    if (!isBlank(c)) {
      words += c;
    } else if (!words.empty() && words.back() != ' ') {
      words += ' ';
    }
  }
  return words;
}

/// A code point as UTF-8; empty for what is none.
std::string utf8(uint32_t codePoint) {
  if (codePoint == 0 || codePoint > 0x10FFFF || (codePoint >= 0xD800 && codePoint <= 0xDFFF)) return {};
  std::string bytes;
  const auto add = [&bytes](uint32_t byte) { bytes += static_cast<char>(byte); };
  const auto follow = [&](int shift) { add(0x80 | (codePoint >> shift & 0x3F)); };
  if (codePoint < 0x80) {
    add(codePoint);
  } else if (codePoint < 0x800) {
    add(0xC0 | codePoint >> 6);
  } else if (codePoint < 0x10000) {
    add(0xE0 | codePoint >> 12);
    follow(6);
  } else {
    add(0xF0 | codePoint >> 18);
    follow(12);
    follow(6);
  }
  if (codePoint >= 0x80) follow(0);
  return bytes;
}

/// The character of an entity ("amp", "#8211", "#x2013"); empty for one that is not known. Titles have few of the many
/// named ones.
std::string entityText(std::string_view name) {
  constexpr std::pair<std::string_view, std::string_view> kNamed[] = {
      {"lt", "<"},     {"gt", ">"},     {"quot", "\""},  {"apos", "'"},   {"amp", "&"},    {"nbsp", " "},
      {"ndash", "–"},  {"mdash", "—"},  {"hellip", "…"}, {"middot", "·"}, {"bull", "•"},   {"lsquo", "‘"},
      {"rsquo", "’"},  {"ldquo", "“"},  {"rdquo", "”"},  {"laquo", "«"},  {"raquo", "»"},  {"copy", "©"},
      {"reg", "®"},    {"trade", "™"},  {"times", "×"},  {"deg", "°"},    {"eacute", "é"}, {"egrave", "è"},
      {"agrave", "à"}, {"ccedil", "ç"}, {"auml", "ä"},   {"ouml", "ö"},   {"uuml", "ü"},   {"szlig", "ß"},
  };
  if (!name.starts_with('#')) {
    const auto found =
        std::find_if(std::begin(kNamed), std::end(kNamed), [name](auto& row) { return row.first == name; });
    return found == std::end(kNamed) ? std::string() : std::string(found->second);
  }
  name.remove_prefix(1);
  const bool hex = name.starts_with('x') || name.starts_with('X');
  if (hex) name.remove_prefix(1);
  uint32_t codePoint = 0;
  const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), codePoint, hex ? 16 : 10);
  return error == std::errc() && end == name.data() + name.size() ? utf8(codePoint) : std::string();
}

/// In one pass: "&amp;lt;" stands for "&lt;".
std::string withoutEntities(std::string_view text) {
  constexpr size_t kLongest = 10;
  std::string plain;
  while (!text.empty()) {
    const size_t open = text.find('&');
    plain += text.substr(0, open);
    if (open == std::string_view::npos) break;
    text.remove_prefix(open);
    const size_t close = text.substr(0, kLongest).find(';');
    const std::string character = close == std::string_view::npos ? "" : entityText(text.substr(1, close - 1));
    plain += character.empty() ? "&" : character;
    text.remove_prefix(character.empty() ? 1 : close + 1);
  }
  return plain;
}

/// For a place between quotation marks, behind which the sentence ends.
std::string quotable(std::string_view text) {
  text = withoutBlanks(text);
  while (text.ends_with('.')) text.remove_suffix(1);
  return escaped(text, kShownBytes);
}

/// The string value of `key` (with its quotes) anywhere in a JSON text, up to its first escape; empty where it has
/// none.
std::string_view jsonText(std::string_view text, std::string_view key) {
  const size_t at = text.find(key);
  if (at == std::string_view::npos) return {};
  text = textOf(text.substr(at + key.size()));
  if (!text.starts_with(':')) return {};
  text = textOf(text.substr(1));
  if (!text.starts_with('"')) return {};
  text.remove_prefix(1);
  return text.substr(0, text.find_first_of("\"\\"));
}

struct JsonRow {
  std::string_view sign;  ///< what stands in it
  std::string_view what;
  std::string_view advice;
};

constexpr std::string_view kOfAFolder =
    GS_TEXT("phrase", "It belongs to the model's folder, and the weights are in other files there.");

constexpr JsonRow kJsonRows[] = {
    {"\"weight_map\"", GS_TEXT("phrase", "the index of a set of safetensors files (JSON)"),
     GS_TEXT("phrase", "Convert the whole folder of the model with convert_hf_to_gguf.py of llama.cpp.")},
    {"application/vnd.ollama.image", GS_TEXT("phrase", "an Ollama manifest (JSON)"),
     GS_TEXT("phrase", "Open the blob that it names under vnd.ollama.image.model; it is in the folder blobs.")},
    {"\"added_tokens\"", GS_TEXT("phrase", "a tokenizer (JSON)"), kOfAFolder},
    {"\"model_type\"", GS_TEXT("phrase", "the configuration of a model (JSON)"), kOfAFolder},
};

bool plausibleJson(std::string_view text) {
  if (text.size() < 2 || (text[0] != '{' && text[0] != '[')) return false;
  const std::string_view rest = textOf(text.substr(1));
  if (rest.empty()) return true;
  return text[0] == '{' ? rest[0] == '"' || rest[0] == '}' : "{[]\"-0123456789tfn"sv.find(rest[0]) != rest.npos;
}

/// Valid UTF-8 without control codes, but for an end that the head may have cut.
bool readable(std::string_view head) {
  const auto endsWithByteOf = [&](uint8_t mask, uint8_t bits) {
    return !head.empty() && (static_cast<uint8_t>(head.back()) & mask) == bits;
  };
  for (int i = 0; i < 3 && endsWithByteOf(0xC0, 0x80); ++i) head.remove_suffix(1);
  if (endsWithByteOf(0xC0, 0xC0)) head.remove_suffix(1);
  const TextTraits traits = textTraits(head);
  return traits.validUtf8 && !traits.hasNul && !traits.hasControlCode;
}

Recognised answer(std::string_view text, std::string_view said) {
  return {{text, {{"text", quotable(said)}}}, {kLogIn, {}}, {}};
}

}  // namespace

std::optional<Recognised> lfsPointer(const ForeignFile& file) {
  if (!file.begins("version https://git-lfs.github.com/spec/")) return {};
  const std::string_view head = file.head.substr(0, 1024);
  return Recognised{{GS_TEXT("phrase", "a Git LFS pointer that stands for {size} bytes, {hash}"),
                     {{"size", groupedDigits(lineAfter(head, "size "))}, {"hash", lineAfter(head, "oid ")}}},
                    {GS_TEXT("phrase", "Fetch the file that it stands for: git lfs pull"), {}},
                    {},
                    {GS_TEXT("phrase", "a Git LFS pointer"), {}}};
}

std::optional<Recognised> webPage(const ForeignFile& file) {
  const std::string_view text = textOf(file.head);
  if (!beginsAnyCase(text, "<!doctype html") && !beginsAnyCase(text, "<html")) return {};
  const Message advice{
      GS_TEXT("phrase", "The address leads to a page, or to a log-in, and not to the file: download the file itself."),
      {}};
  const std::string title = withoutEntities(elementText(text, "title"));
  if (title.empty()) return Recognised{{GS_TEXT("phrase", "a web page (HTML)"), {}}, advice, {}};
  return Recognised{{GS_TEXT("phrase", "a web page (HTML), “{title}”"), {{"title", quotable(title)}}}, advice, {}};
}

std::optional<Recognised> json(const ForeignFile& file) {
  const std::string_view text = textOf(file.head);
  if (!plausibleJson(text) || !readable(text)) return {};
  for (const JsonRow& row : kJsonRows) {
    if (text.find(row.sign) != std::string_view::npos) return Recognised{{row.what, {}}, {row.advice, {}}, {}};
  }
  const std::string_view error = jsonText(text, "\"error\"");
  if (!error.empty()) return answer(GS_TEXT("phrase", "the answer of a server (JSON), “{text}”"), error);
  return Recognised{
      {GS_TEXT("phrase", "JSON"), {}}, {GS_TEXT("phrase", "Open it with a text editor to see what it says."), {}}, {}};
}

std::optional<Recognised> xml(const ForeignFile& file) {
  const std::string_view text = textOf(file.head);
  if (!beginsAnyCase(text, "<?xml") || !readable(text)) return {};
  // Storage servers: <Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message>
  for (const std::string_view name : {"message"sv, "code"sv}) {
    const std::string said = withoutEntities(elementText(text, name));
    if (!said.empty()) return answer(GS_TEXT("phrase", "the answer of a server (XML), “{text}”"), said);
  }
  return Recognised{
      {GS_TEXT("phrase", "XML"), {}}, {GS_TEXT("phrase", "Open it with a text editor to see what it says."), {}}, {}};
}

std::optional<Recognised> plainText(const ForeignFile& file) {
  constexpr size_t kShortest = 8;  // fewer bytes are readable by chance
  const std::string_view text = withoutBlanks(textOf(file.head));
  if (text.size() < kShortest || !readable(text)) return {};
  const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
  constexpr uint64_t kLongestAnswer = 1024;  // servers say in a few words why they do not send a file
  if (file.size() <= kLongestAnswer) return answer(GS_TEXT("phrase", "a text, “{text}”"), line);
  return Recognised{{GS_TEXT("phrase", "a text, “{text}”"), {{"text", quotable(line)}}},
                    {GS_TEXT("phrase", "Open it with a text editor to see what it says."), {}},
                    {}};
}

}  // namespace ggufscope
