#include <csignal>
#include <cstdio>

#include <fcntl.h>
#include <unistd.h>

#include "app/cli/command_line.h"
#include "core/base/text.h"

namespace ggufscope {

namespace {

/// Where the caller closed a standard stream, the next file that is opened would take its number, and output would go
/// into it. Read-only, so that writing to a closed stream is an error as ever.
void fillStandardStreams() {
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(descriptor, F_GETFD) < 0) static_cast<void>(open("/dev/null", O_RDONLY));
  }
}

/// Help and version go to standard output, complaints to standard error.
int printText(const CommandLine& line) {
  Output out(line.exitCode == kDone ? STDOUT_FILENO : STDERR_FILENO);
  out.write(line.text);
  out.flush();
  return out.state() == Output::State::failed ? kWriteFailed : line.exitCode;
}

int runCommand(CommandLine line) {
  Output out(STDOUT_FILENO);
  WorkMonitor monitor;
  Invocation call{std::string(line.command->name), std::move(line.arguments), std::move(line.options), out, monitor};
  const int code = line.command->run(call);
  out.flush();
  if (out.state() == Output::State::failed) {
    std::fprintf(stderr, "ggufscope-cli: The output could not be written (%s).\n", out.error().c_str());
    return kWriteFailed;
  }
  return monitor.stopRequested() ? kInterrupted : code;
}

}  // namespace

}  // namespace ggufscope

int main(int argc, char** argv) {
  ggufscope::fillStandardStreams();
  // A reader that leaves early is seen as an error of the write.
  std::signal(SIGPIPE, SIG_IGN);
  // So is a file that outgrows what the caller allows (ulimit -f).
  std::signal(SIGXFSZ, SIG_IGN);
  ggufscope::CommandLine line = ggufscope::parseCommandLine(argc, argv);
  return line.command == nullptr ? ggufscope::printText(line) : ggufscope::runCommand(std::move(line));
}
