#pragma once

#include <string>
#include <vector>

#include "app/cli/command.h"

namespace ggufscope {

/// What the arguments of the program ask for: a command to run, or a text to print and the code to end with.
struct CommandLine {
  const CommandRow* command = nullptr;
  std::vector<std::string> arguments;
  std::map<std::string, std::string> options;

  std::string text;  ///< help, version, or a complaint
  int exitCode = kDone;
};

/// Takes argv apart. Paths and keys are kept byte for byte, whatever encoding the system uses.
CommandLine parseCommandLine(int argc, char** argv);

/// The first line of a command's help: "Usage: ggufscope-cli at FILE OFFSET [--json]".
std::string usageLine(const CommandRow& command);

}  // namespace ggufscope
