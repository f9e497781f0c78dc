// Good files damaged at every row: what lies behind the fault is found again with exact ranges, and nothing else is.
#include <algorithm>
#include <optional>
#include <random>
#include <sstream>

#include <gtest/gtest.h>

#include "core/format/resync.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/open_model.h"
#include "tests/support/samples.h"

namespace ggufscope {
namespace {

struct TrueRow {
  ByteRange range;
  std::string name;
  bool pair = false;
};

std::vector<TrueRow> rowsOf(const Document& document) {
  std::vector<TrueRow> rows;
  for (uint64_t i = 0; i < document.pairs.size(); ++i) {
    rows.push_back({{document.pairs[i].begin, document.pairs[i].end}, std::string(document.key(i)), true});
  }
  for (uint64_t i = 0; i < document.tensors.size(); ++i) {
    rows.push_back({{document.tensors[i].begin, document.tensors[i].end}, std::string(document.name(i)), false});
  }
  return rows;
}

/// `removed` bytes at `at` replaced by `inserted`.
struct Damage {
  uint64_t at = 0;
  uint64_t removed = 0;
  std::string inserted;
};

/// Applies damages to one good file and compares what resync() finds with the rows of that file.
class DamagedFile {
 public:
  explicit DamagedFile(std::string bytes)
      : m_bytes(std::move(bytes)), m_model(opened(m_bytes)), m_rows(rowsOf(document())) {}

  const Document& document() const { return m_model->document(); }
  const std::vector<TrueRow>& rows() const { return m_rows; }
  /// How many damages left rows to be found again.
  size_t recoveries() const { return m_recoveries; }

  void check(const Damage& damage) {
    std::string bytes = m_bytes;
    bytes.replace(damage.at, damage.removed, damage.inserted);
    const auto damaged = opened(bytes);
    const Result<Resync> found = resync(*damaged);
    ASSERT_TRUE(found.ok());
    if (!damaged->document().unparsed) {
      EXPECT_TRUE(found->rows.empty());
      return;
    }
    std::vector<TrueRow> wanted = intactRows(damage, damaged->document().unparsed->range.begin);
    std::ostringstream where;
    where << "at " << damage.at << " " << damage.removed << " bytes replaced by " << damage.inserted.size();
    SCOPED_TRACE(where.str());
    if (wanted.size() >= 2) {
      ++m_recoveries;
      compare(*found, wanted);
    }
    noOthers(*found, wanted, damage);
  }

 private:
  /// The rows behind both the damage and the place where reading stopped, where they are now.
  std::vector<TrueRow> intactRows(const Damage& damage, uint64_t restBegin) const {
    std::vector<TrueRow> rows;
    for (TrueRow row : m_rows) {
      if (row.range.begin < damage.at + damage.removed) continue;
      row.range.begin += damage.inserted.size() - damage.removed;
      row.range.end += damage.inserted.size() - damage.removed;
      if (row.range.begin >= restBegin) rows.push_back(row);
    }
    return rows;
  }

  static void compare(const Resync& found, const std::vector<TrueRow>& wanted) {
    for (const TrueRow& row : wanted) {
      const bool there = std::any_of(found.rows.begin(), found.rows.end(), [&](const GuessedRow& guess) {
        return guess.range == row.range && guess.name == row.name && (guess.kind == GuessedRow::Kind::pair) == row.pair;
      });
      EXPECT_TRUE(there) << row.name << " at " << row.range.begin << " was not found";
    }
  }

  /// Only the remains of the damaged row may give other guesses.
  void noOthers(const Resync& found, const std::vector<TrueRow>& wanted, const Damage& damage) const {
    const uint64_t intactBegin = wanted.empty() ? UINT64_MAX : wanted.front().range.begin;
    for (const GuessedRow& guess : found.rows) {
      const bool remains = guess.range.end <= intactBegin && guess.range.begin <= damage.at + damage.inserted.size();
      const bool wantedRow =
          std::any_of(wanted.begin(), wanted.end(), [&](const TrueRow& row) { return row.range == guess.range; });
      EXPECT_TRUE(wantedRow || remains) << guess.name << " at " << guess.range.begin << " is not there";
    }
  }

  std::string m_bytes;
  std::shared_ptr<const ModelFile> m_model;
  std::vector<TrueRow> m_rows;
  size_t m_recoveries = 0;
};

/// Every kind of damage to one row: its value type or rank, its length, and bytes put in or taken out anywhere.
void damageRow(DamagedFile& file, const TrueRow& row, std::mt19937_64& random) {
  const uint32_t width = file.document().header.lengthBytes;
  const uint64_t behindName = row.range.begin + width + row.name.size();
  file.check({behindName, 4, std::string(4, '\x7F')});
  file.check({behindName, 1, std::string(1, '\x0D')});
  file.check({row.range.begin, width, std::string(width, '\xFF')});
  file.check({row.range.begin, width, std::string(width, '\x11')});
  for (uint64_t bytes = 1; bytes <= 8; ++bytes) {
    const uint64_t at = row.range.begin + random() % row.range.size();
    file.check({at, 0, std::string(bytes, static_cast<char>(random()))});
    file.check({at, std::min(bytes, row.range.end - at), ""});
    file.check({row.range.begin, 0, std::string(bytes, '\0')});
    file.check({row.range.begin, bytes, ""});
  }
}

void damageEveryRow(const std::string& bytes) {
  DamagedFile file(bytes);
  std::mt19937_64 random(11);
  for (const TrueRow& row : file.rows()) damageRow(file, row, random);
  EXPECT_GT(file.recoveries(), file.rows().size()) << "most damages leave something to find";
}

GgufBuilder dottedFile() {
  std::vector<std::string> tokens;
  for (int i = 0; i < 300; ++i) tokens.push_back("t" + std::to_string(i * 7919 % 5000));
  GgufBuilder builder;
  builder.kv("general.architecture", gguf::str("llama"))
      .kv("general.name", gguf::str("a model"))
      .kv("llama.block_count", gguf::u32(2))
      .kv("llama.rope.freq_base", gguf::f32(10000))
      .kv("x.flag", gguf::boolean(1))
      .kv("x.u16", gguf::u16(7))
      .kv("x.i8", gguf::i8(-3))
      .kv("tokenizer.ggml.tokens", gguf::strings(tokens))
      .kv("tokenizer.ggml.token_type", gguf::i32s(std::vector<int32_t>(300, 1)))
      .kv("x.bytes", gguf::array(ValueType::u8, {gguf::u8(0), gguf::u8(9), gguf::u8(0)}))
      .kv("tokenizer.chat_template", gguf::str(std::string(500, 'q')))
      .tensor("token_embd.weight", {32, 300}, kF16)
      .tensor("blk.0.attn_q.weight", {32, 32}, kQ8_0)
      .tensor("blk.0.attn_norm.weight", {32})
      .tensor("blk.1.attn_q.weight", {32, 32}, kQ8_0)
      .tensor("output.weight", {256, 2}, kQ4_K);
  return builder;
}

TEST(ResyncDamage, LittleEndian) { damageEveryRow(dottedFile().build()); }

TEST(ResyncDamage, BigEndian) { damageEveryRow(dottedFile().bigEndian().build()); }

TEST(ResyncDamage, FourByteLengths) { damageEveryRow(dottedFile().version(1).build()); }

TEST(ResyncDamage, AnotherAlignment) {
  GgufBuilder builder;
  builder.alignment(64).kv("general.name", gguf::str("x")).kv("a.b", gguf::u64(5));
  for (int i = 0; i < 6; ++i) builder.tensor("t" + std::to_string(i), {7});
  damageEveryRow(builder.build());
}

TEST(ResyncDamage, Samples) {
  // The data of the larger ones adds nothing but time.
  constexpr uint64_t kDataKept = 4096;
  for (const char* name : {"mini-llama-q4_k_m.gguf", "mini-llama-split-00001-of-00003.gguf", "align64.gguf"}) {
    SCOPED_TRACE(name);
    const std::string bytes = readFile(samplePath(name));
    const auto model = opened(bytes);
    damageEveryRow(bytes.substr(0, model->document().infosEnd + kDataKept));
  }
}

/// Bytes that hold no rows behind a header part that ends in a fault.
Resync resyncOver(const std::string& noise, uint32_t version, bool bigEndian) {
  const std::string head =
      GgufBuilder().version(version).bigEndian(bigEndian).claimPairs(7).claimTensors(9).withoutData().build();
  const auto model = opened(head + std::string(8, '\xFF') + noise);
  EXPECT_TRUE(model->document().unparsed.has_value());
  const Result<Resync> found = resync(*model);
  EXPECT_TRUE(found.ok());
  return found ? *found : Resync{};
}

std::string packedNoise(size_t count, uint32_t bytes, uint64_t below, bool bigEndian) {
  std::mt19937_64 random(count + bytes);
  GgufPacker packer(bigEndian, 8);
  for (size_t i = 0; i < count; ++i) packer.bits(random() % below, bytes);
  return packer.bytes();
}

/// A vocabulary, which is nothing but lengths and words: the likeliest thing to be taken for rows.
std::string vocabulary(size_t count, bool bigEndian, uint32_t lengthBytes) {
  std::mt19937_64 random(5);
  GgufPacker packer(bigEndian, lengthBytes);
  const std::string letters = "abcdefghij.klm_nop 0123456789";
  for (size_t i = 0; i < count; ++i) {
    std::string token(random() % 13, ' ');
    for (char& c : token) c = letters[random() % letters.size()];
    if (i % 100 == 0) token = "general.name";
    if (i % 101 == 0) token = "a.weight";
    packer.string(token);
  }
  return packer.bytes();
}

TEST(ResyncDamage, FindsNothingInBytesThatHoldNoRows) {
  for (const uint32_t version : {3U, 1U}) {
    for (const bool bigEndian : {false, true}) {
      SCOPED_TRACE(version * 10 + (bigEndian ? 1 : 0));
      const std::string noises[] = {
          packedNoise(1 << 18, 8, UINT64_MAX, bigEndian),
          packedNoise(1 << 18, 8, 300, bigEndian),
          packedNoise(1 << 18, 4, 300, bigEndian),
          packedNoise(1 << 19, 2, 40, bigEndian),
          packedNoise(1 << 20, 1, 3, bigEndian),
          std::string(1 << 20, '\0'),
          vocabulary(100000, bigEndian, version == 1 ? 4 : 8),
      };
      for (size_t i = 0; i < std::size(noises); ++i) {
        const Resync found = resyncOver(noises[i], version, bigEndian);
        EXPECT_TRUE(found.rows.empty()) << "noise " << i << ": " << (found.rows.empty() ? "" : found.rows[0].name);
      }
    }
  }
}

}  // namespace
}  // namespace ggufscope
