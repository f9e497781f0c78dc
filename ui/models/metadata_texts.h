#pragma once

#include <memory>
#include <string_view>

#include <QCache>
#include <QString>

#include "core/format/model_file.h"

namespace ggufscope {

/// Metadata values in words, read when they are asked for: a view asks for the rows that it shows. Names stand beside
/// the numbers of enumerations and of tokens. Values come escaped.
class MetadataTexts {
 public:
  explicit MetadataTexts(std::shared_ptr<const ModelFile> model);

  QString pairType(uint64_t pair) const;   ///< "u32", "string[300]"
  QString pairValue(uint64_t pair) const;  ///< "15 (Q4_K_M)", "[0, 1, 2, …]"
  /// The value alone, as it is copied: no name beside a number.
  QString pairPlainValue(uint64_t pair) const;

  /// The type of the elements of `array`, which may be arrays themselves ("u32[4]").
  QString elementType(uint64_t array, uint64_t index) const;
  /// `pair` is the one that `array` belongs to.
  QString elementValue(uint64_t pair, uint64_t array, uint64_t index) const;
  QString elementPlainValue(uint64_t array, uint64_t index) const;
  ByteRange elementBytes(uint64_t array, uint64_t index) const;

  /// The text of a token, escaped; empty where there is no such token.
  QString tokenText(uint64_t id) const;

 private:
  enum class Part : uint8_t { value, plainValue, range };
  struct Place {
    Part part;
    uint64_t owner;  ///< pair, or array + 2^63
    uint64_t index;
    friend bool operator==(const Place&, const Place&) = default;
    friend size_t qHash(const Place& place, size_t seed) {
      return qHashMulti(seed, static_cast<int>(place.part), place.owner, place.index);
    }
  };
  struct Kept {
    QString text;
    ByteRange range;
  };
  template <class Make>
  Kept kept(const Place& place, Make make) const;
  QString nameBeside(std::string_view key, uint64_t number) const;
  QString withName(std::string_view key, const std::string& plain, std::optional<uint64_t> number) const;

  std::shared_ptr<const ModelFile> m_model;
  uint64_t m_tokens = kNone;  ///< the array of the vocabulary
  mutable QCache<Place, Kept> m_cache;
};

}  // namespace ggufscope
