#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/base/progress.h"
#include "core/format/model_file.h"
#include "core/format/row_guesser.h"

namespace ggufscope {

/// So many guesses are kept; the rest are counted.
inline constexpr size_t kMaxGuesses = 100000;
/// The scan ends when so many bytes behind the last row (or the fault) hold none: behind the rows comes tensor data.
inline constexpr uint64_t kResyncReach = uint64_t{256} << 20;

/// What seems to stand in the unparsed rest of a damaged file. All of it is guessed: it changes neither the document
/// nor its map nor its findings (findings.md, "How a file is read").
struct Resync {
  std::vector<GuessedRow> rows;  ///< by offset, disjoint, in the unparsed rest
  uint64_t pairs = 0;            ///< all that were found, kept or not
  uint64_t tensorInfos = 0;

  enum class End : uint8_t {
    wholeRest,   ///< everything up to the end of the file was looked at
    allTensors,  ///< as many tensor infos as the header claims are known
    reach,       ///< kResyncReach bytes without a row
  };
  ByteRange scanned;  ///< what was looked at, from the begin of the unparsed rest; empty where there is none
  End end = End::wholeRest;

  /// general.alignment as it was read or guessed; 32 where there is none or it does not suit the tensor infos.
  uint64_t alignment = kDefaultAlignment;
  /// The end of the last guessed tensor info, rounded up; nothing where none was found.
  std::optional<uint64_t> dataStart;
  /// How many of the kept tensor infos have their data whole in the file, if it starts there and their types are what
  /// they most likely are.
  uint64_t tensorsInFile = 0;

  uint64_t rowsLeft() const { return pairs + tensorInfos - rows.size(); }
};

/// Looks for key-value pairs and tensor infos behind the fault of a damaged header part. A row is taken for one when it
/// keeps to RowGuesser's rules, and another one stands right behind or before it or its name is one that files have.
/// Takes time in proportion to what is scanned; finds nothing in a document without an unparsed rest.
/// `progress` counts bytes scanned. Errors: cancelled, readFailed, shortRead.
Result<Resync> resync(const ModelFile& model, const std::stop_token& stop = {}, Progress* progress = nullptr);

}  // namespace ggufscope
