#pragma once

#include <filesystem>
#include <functional>
#include <string>

namespace ggufscope {

/// What one run of ggufscope-cli cost, by the kernel's own figures for the whole process.
struct CliRun {
  double megabytes = 0;  ///< peak of resident memory (ru_maxrss)
  double seconds = 0;    ///< of processor time, so that other work on the machine does not count
  int exitCode = -1;
  /// It printed what it was asked for: the file is good, has errors, or is no GGUF file.
  bool ended() const { return exitCode == 0 || exitCode == 1 || exitCode == 3; }
};

/// Runs `program command file` with its output thrown away.
CliRun runCommand(const std::string& program, const char* command, const std::filesystem::path& file);

/// Runs `work` in a process of its own: what a process once had counts for its children, so this one stays small.
void elsewhere(const std::function<void()>& work);

}  // namespace ggufscope
