#include "tests/cli/cli_process.h"

#include <array>
#include <csignal>
#include <cstdlib>
#include <stdexcept>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/support/samples.h"
#include "tests/support/temp_dir.h"

namespace ggufscope {

namespace {

constexpr unsigned kNobody = 65534;

[[noreturn]] void execute(const std::vector<std::string>& arguments, const CliSetup& setup) {
  std::vector<char*> argv{const_cast<char*>(GGUFSCOPE_CLI)};
  for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
  argv.push_back(nullptr);
  for (const auto& [name, value] : setup.environment) setenv(name.c_str(), value.c_str(), 1);
  if (setup.largestFile) {
    const rlimit limit{*setup.largestFile, *setup.largestFile};
    if (setrlimit(RLIMIT_FSIZE, &limit) != 0) _exit(126);
  }
  if (setup.asNobody && (setgid(kNobody) != 0 || setuid(kNobody) != 0)) _exit(126);
  execv(GGUFSCOPE_CLI, argv.data());
  _exit(127);
}

int exitCodeOf(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status); }

int openForWriting(const std::filesystem::path& path) {
  return open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
}

/// Both ends of a new terminal.
std::pair<int, int> openTerminal() {
  const int ours = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (ours < 0 || grantpt(ours) != 0 || unlockpt(ours) != 0) throw std::runtime_error("no terminal");
  const int theirs = open(ptsname(ours), O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (theirs < 0) throw std::runtime_error("no terminal");
  return {ours, theirs};
}

std::string readAll(int descriptor) {
  std::string text;
  std::array<char, 4096> piece{};
  for (;;) {
    const ssize_t count = ::read(descriptor, piece.data(), piece.size());
    if (count <= 0) return text;  // a terminal whose other end is closed reports an error
    text.append(piece.data(), static_cast<size_t>(count));
  }
}

}  // namespace

bool hasTerminals() {
  try {
    const auto [ours, theirs] = openTerminal();
    close(ours);
    close(theirs);
    return true;
  } catch (const std::runtime_error&) {
    return false;
  }
}

CliResult runCli(const std::vector<std::string>& arguments, const CliSetup& setup) {
  const TempDir folder;
  int terminal = -1;
  int output = -1;
  if (setup.onTerminal) {
    std::tie(terminal, output) = openTerminal();
  } else {
    output =
        openForWriting(setup.standardOutput.empty() ? folder / "out" : std::filesystem::path(setup.standardOutput));
  }
  const int errors = openForWriting(folder / "err");
  const int process = fork();
  if (process < 0) throw std::runtime_error("no new process");
  if (process == 0) {
    dup2(output, STDOUT_FILENO);
    dup2(errors, STDERR_FILENO);
    execute(arguments, setup);
  }
  close(output);
  close(errors);
  CliResult result;
  if (setup.onTerminal) {
    result.out = readAll(terminal);
    close(terminal);
  }
  int status = 0;
  if (waitpid(process, &status, 0) == process) result.code = exitCodeOf(status);
  if (!setup.onTerminal && setup.standardOutput.empty()) result.out = readFile(folder / "out");
  result.err = readFile(folder / "err");
  return result;
}

CliProcess::CliProcess(const std::vector<std::string>& arguments) {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  m_process = fork();
  if (m_process < 0) throw std::runtime_error("no new process");
  if (m_process == 0) {
    dup2(ends[1], STDOUT_FILENO);
    execute(arguments, {});
  }
  m_running = true;
  close(ends[1]);
  m_output = ends[0];
}

CliProcess::~CliProcess() {
  closeOutput();
  sendSignal(SIGKILL);
  if (m_running) wait();
}

std::string CliProcess::read(size_t bytes) {
  std::string text(bytes, '\0');
  const ssize_t count = ::read(m_output, text.data(), text.size());
  text.resize(count > 0 ? static_cast<size_t>(count) : 0);
  return text;
}

void CliProcess::closeOutput() {
  if (m_output >= 0) close(m_output);
  m_output = -1;
}

void CliProcess::sendSignal(int number) const {
  // kill() takes numbers below 1 for groups of processes, -1 for all of them: never anything but our own child.
  if (m_running && m_process > 0) kill(m_process, number);
}

bool CliProcess::ended(int& code) {
  int status = 0;
  if (!m_running || waitpid(m_process, &status, WNOHANG) != m_process) return false;
  m_running = false;
  code = exitCodeOf(status);
  return true;
}

int CliProcess::wait() {
  int status = 0;
  if (!m_running || waitpid(m_process, &status, 0) != m_process) return -1;
  m_running = false;
  return exitCodeOf(status);
}

QJsonDocument parseJson(const std::string& text) {
  QJsonParseError error;
  QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(text), &error);
  EXPECT_EQ(error.error, QJsonParseError::NoError)
      << error.errorString().toStdString() << " in " << text.substr(0, 400);
  return document;
}

QJsonArray rowsOf(const std::string& text) {
  const QJsonDocument document = parseJson(text);
  EXPECT_TRUE(document.isArray());
  return document.array();
}

QJsonObject objectOf(const std::string& text) {
  const QJsonDocument document = parseJson(text);
  EXPECT_TRUE(document.isObject());
  return document.object();
}

std::string textOf(const QJsonValue& value) { return value.toString().toStdString(); }

}  // namespace ggufscope
