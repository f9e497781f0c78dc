#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/output.h"
#include "app/cli/work_monitor.h"
#include "core/format/model.h"

namespace ggufscope {

/// Exit codes; the meaning of 0 to 4 is fixed for scripts (app/README.md).
enum ExitCode : int {
  kDone = 0,
  kFound = 1,          ///< done, and it found what it looks for
  kUsage = 2,          ///< wrong usage: an unknown command, option or key, an offset outside the file
  kUnreadable = 3,     ///< the file cannot be read, or is no GGUF at all
  kWriteFailed = 4,    ///< a write failed, that of the output too
  kInterrupted = 130,  ///< Ctrl+C, as shells write it
};

/// One call of a command, taken apart.
struct Invocation {
  std::string command;
  std::vector<std::string> arguments;          ///< what is not an option, byte for byte as the system gave it
  std::map<std::string, std::string> options;  ///< by name without dashes; flags have no value
  Output& out;
  WorkMonitor& monitor;

  const std::string& file() const { return arguments.front(); }
  bool has(const std::string& option) const { return options.count(option) > 0; }
  bool json() const { return has("json"); }
  /// Loops that print ask before each row: false once Ctrl+C came or the reader of the output left.
  bool goesOn() const { return out.good() && !monitor.stopRequested(); }
};

struct OptionRow {
  std::string_view name;   ///< "depth"
  std::string_view value;  ///< "N"; empty for a flag
  std::string_view help;
  std::string_view letter = {};  ///< "o" for -o; empty: none
  bool needed = false;           ///< there is no default
};

/// A command: help, parsing and dispatch follow from its row.
struct CommandRow {
  std::string_view name;
  std::string_view arguments;  ///< "FILE OFFSET": one for each word
  std::string_view summary;    ///< half a line
  std::string_view prints;     ///< the fields of its JSON
  std::span<const OptionRow> options;
  int (*run)(Invocation& call);
};

std::span<const CommandRow> commandTable();

int runInfo(Invocation& call);
int runKeys(Invocation& call);
int runTensors(Invocation& call);
int runMap(Invocation& call);
int runAt(Invocation& call);
int runCheck(Invocation& call);
int runResync(Invocation& call);
int runDecode(Invocation& call);

/// Opens the file of `call`; nullptr after a message where it cannot be read or Ctrl+C came (see failureCode).
std::shared_ptr<const ModelFile> openFile(Invocation& call);

/// Says on standard error what went wrong with the file of `call`, and gives the exit code for it.
int reportError(const Invocation& call, const Error& error);
/// Says on standard error what is wrong with the call itself, and gives the exit code for it.
int reportUsage(const Invocation& call, const std::string& message);

/// Says something on standard error that is no failure.
void note(const Invocation& call, const std::string& sentence);

/// The same with the siblings of a shard (Model::open).
std::shared_ptr<const Model> openModel(Invocation& call);

/// The number of a shard, from 1, by its index; nothing for a file that is not one of a set.
std::optional<uint64_t> shardNumber(const Model& model, size_t shard);

/// The exit code where openFile() or openModel() gave nothing.
int failureCode(const Invocation& call);

/// For commands that show parts of a GGUF file: says on standard error that it is none, or that only a part of it
/// could be read. False: it is no GGUF file.
bool noteDamage(const Invocation& call, const Document& document);

}  // namespace ggufscope
