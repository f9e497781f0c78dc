#include "core/check/token_text_checks.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "core/base/text.h"
#include "core/base/text_mark.h"
#include "core/check/model_findings.h"
#include "core/format/value.h"
#include "core/io/byte_cursor.h"

namespace ggufscope {

namespace {

using Text = std::string_view;

constexpr Text kTokens = "tokenizer.ggml.tokens";
constexpr Text kMerges = "tokenizer.ggml.merges";

/// Longer texts are hashed in pieces; no merge is as long.
constexpr uint64_t kWholeText = 64 * 1024;

uint64_t hashOf(Text text) { return XXH3_64bits(text.data(), text.size()); }

/// Walks the strings of an array.
class StringWalk {
 public:
  StringWalk(const ModelFile& model, const ArrayNode& node, const CheckContext& context)
      : m_context(context),
        m_cursor(model.source(), model.size()),
        m_lengthBytes(model.document().header.lengthBytes),
        m_left(node.count) {
    m_cursor.setBigEndian(model.document().header.bigEndian);
    m_cursor.seek(node.elementsBegin(m_lengthBytes));
  }

  /// The next string: its range with the length field, its hash and, up to kWholeText bytes, its text (valid until the
  /// next call). False at the end, when asked to stop, and where reading failed.
  bool next();
  ByteRange range() const { return m_range; }
  uint64_t hash() const { return m_hash; }
  Text text() const { return m_text; }

  /// Why next() gave false.
  Result<bool> outcome() const {
    if (m_done) return true;
    if (m_context.stop.stop_requested()) return Error{ErrorCode::cancelled, {}, m_cursor.offset()};
    return m_cursor.failed() ? m_cursor.error() : Error{ErrorCode::shortRead, {}, m_cursor.offset()};
  }

 private:
  bool hashLong(uint64_t length);

  const CheckContext& m_context;
  ByteCursor m_cursor;
  uint32_t m_lengthBytes;
  uint64_t m_left;
  uint64_t m_reported = 0;  ///< bytes not yet told to the context
  bool m_done = false;
  ByteRange m_range;
  uint64_t m_hash = 0;
  Text m_text;
};

bool StringWalk::next() {
  constexpr uint64_t kStringsBetweenStops = 4096;
  if (m_left % kStringsBetweenStops == 0) {
    m_context.advance(std::exchange(m_reported, 0));
    if (m_context.stop.stop_requested()) return false;
  }
  if (m_left == 0) {
    m_done = true;
    return false;
  }
  --m_left;
  m_range.begin = m_cursor.offset();
  uint64_t length = 0;
  if (!m_cursor.readUnsigned(m_lengthBytes, length)) return false;
  m_range.end = m_cursor.offset() + length;
  m_reported += m_range.size();
  m_text = {};
  if (length > kWholeText) return hashLong(length);
  const char* bytes = m_cursor.need(static_cast<size_t>(length));
  if (bytes == nullptr) return false;
  m_text = Text(bytes, static_cast<size_t>(length));
  m_hash = hashOf(m_text);
  return m_cursor.skip(length);
}

bool StringWalk::hashLong(uint64_t length) {
  XXH3_state_t state;
  XXH3_64bits_reset(&state);
  while (length > 0) {
    const auto size = static_cast<size_t>(std::min(length, kWholeText));
    const char* bytes = m_cursor.need(size);
    if (bytes == nullptr || m_context.stop.stop_requested()) return false;
    XXH3_64bits_update(&state, bytes, size);
    m_cursor.skip(size);
    length -= size;
  }
  m_hash = XXH3_64bits_digest(&state);
  return true;
}

/// The texts of the tokens by their hash, so that no choice of texts makes it slower than sorting: 16 bytes a token,
/// which takes at least 8 in the file. Two texts of one hash count as one; among a million that is one file in 10^7.
class TokenHashes {
 public:
  explicit TokenHashes(uint64_t count) { m_tokens.reserve(count); }

  void add(uint64_t hash) { m_tokens.push_back({hash, m_tokens.size()}); }
  void sort() { std::sort(m_tokens.begin(), m_tokens.end()); }
  bool contains(uint64_t hash) const {
    const auto found = std::lower_bound(m_tokens.begin(), m_tokens.end(), Token{hash, 0});
    return found != m_tokens.end() && found->hash == hash;
  }

  struct Repeated {
    uint64_t token = kNone;  ///< the first token whose text was used before
    uint64_t times = 0;      ///< how often its text occurs
    uint64_t texts = 0;      ///< texts that occur more than once
  };
  Repeated repeated() const {
    Repeated result;
    for (size_t begin = 0, end = 0; begin < m_tokens.size(); begin = end) {
      while (end < m_tokens.size() && m_tokens[end].hash == m_tokens[begin].hash) ++end;
      if (end - begin < 2) continue;
      ++result.texts;
      if (m_tokens[begin + 1].number >= result.token) continue;
      result.token = m_tokens[begin + 1].number;
      result.times = end - begin;
    }
    return result;
  }

 private:
  struct Token {
    uint64_t hash = 0;
    uint64_t number = 0;
    friend bool operator<(const Token& a, const Token& b) {
      return a.hash != b.hash ? a.hash < b.hash : a.number < b.number;
    }
  };
  std::vector<Token> m_tokens;
};

/// The text of a string element, for a message.
std::string elementText(const ModelFile& model, ByteRange element) {
  constexpr uint64_t kShownBytes = 240;
  const uint64_t begin = element.begin + model.document().header.lengthBytes;
  std::string text(static_cast<size_t>(std::min(element.end - begin, kShownBytes)), '\0');
  if (!model.source().readExactly(begin, std::as_writable_bytes(std::span(text)))) text.clear();
  return shownName(text);
}

void reportRepeated(const ModelFile& model, const TokenHashes& tokens, DiagnosticCollector& findings) {
  const TokenHashes::Repeated repeated = tokens.repeated();
  if (repeated.texts == 0) return;
  const uint64_t array = model.document().pairs[model.document().findPair(kTokens)].array;
  const ByteRange element = elementRange(model.source(), model.document(), array, repeated.token);
  Diagnostic finding = makeDiagnostic(DiagnosticId::tokenizerDuplicateToken, element,
                                      {{"text", elementText(model, element)},
                                       {"n", std::to_string(repeated.times)},
                                       {"m", std::to_string(repeated.texts)}});
  if (repeated.texts == 1) finding.message.text = GS_TEXT("finding", "Token {text} occurs {n} times.");
  findings.add(std::move(finding));
}

/// Every merge is two tokens with a space between, and stands for the token that is both together.
class MergeCheck {
 public:
  explicit MergeCheck(const TokenHashes& tokens) : m_tokens(tokens) {}

  bool known(Text merge) {
    // A token may begin with a space of its own.
    const size_t space = merge.find(' ', 1);
    if (space == Text::npos) return false;
    const Text left = merge.substr(0, space);
    const Text right = merge.substr(space + 1);
    m_both.assign(left).append(right);
    return m_tokens.contains(hashOf(left)) && m_tokens.contains(hashOf(right)) && m_tokens.contains(hashOf(m_both));
  }

 private:
  const TokenHashes& m_tokens;
  std::string m_both;
};

Result<bool> checkMerges(const ModelFile& model, const ArrayNode& node, const TokenHashes& tokens,
                         DiagnosticCollector& findings, const CheckContext& context) {
  MergeCheck check(tokens);
  StringWalk walk(model, node, context);
  ByteRange first;
  uint64_t firstIndex = 0;
  uint64_t unknown = 0;
  for (uint64_t i = 0; walk.next(); ++i) {
    if (check.known(walk.text()) || unknown++ > 0) continue;
    first = walk.range();
    firstIndex = i;
  }
  Result<bool> outcome = walk.outcome();
  if (outcome && unknown > 0) {
    findings.add(makeDiagnostic(DiagnosticId::tokenizerMergeUnknown, first,
                                {{"i", std::to_string(firstIndex)}, {"n", std::to_string(unknown)}}));
  }
  return outcome;
}

const ArrayNode* stringsOf(const Document& document, Text key) {
  const ArrayNode* node = arrayOf(document, key);
  return node != nullptr && node->elementType == ValueType::string ? node : nullptr;
}

/// Tokenizers that join pieces by their rank among the merges; in files of the others merges are left over.
bool usesMerges(const ModelFile& model) {
  const auto engine = stringValue(model.source(), model.document(), "tokenizer.ggml.model", 64);
  return engine == "gpt2" || engine == "gemma4";
}

}  // namespace

uint64_t tokenBytesToCheck(const Document& document) {
  uint64_t bytes = 0;
  for (const Text key : {kTokens, kMerges}) {
    if (const ArrayNode* node = stringsOf(document, key)) bytes += node->end - node->begin;
  }
  return bytes;
}

Result<bool> checkTokenTexts(const ModelFile& model, DiagnosticCollector& findings, const CheckContext& context) {
  const ArrayNode* node = stringsOf(model.document(), kTokens);
  if (node == nullptr) return true;
  TokenHashes tokens(node->count);
  StringWalk walk(model, *node, context);
  while (walk.next()) tokens.add(walk.hash());
  Result<bool> outcome = walk.outcome();
  if (!outcome) return outcome;
  tokens.sort();
  reportRepeated(model, tokens, findings);
  const ArrayNode* merges = stringsOf(model.document(), kMerges);
  if (merges == nullptr || !usesMerges(model)) return true;
  return checkMerges(model, *merges, tokens, findings, context);
}

}  // namespace ggufscope
