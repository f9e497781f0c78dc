#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace ggufscope {

/// What came of one run of ggufscope-cli.
struct CliResult {
  int code = -1;  ///< exit code; 128 + signal where one ended it
  std::string out;
  std::string err;
};

/// How to run it, where the defaults do not fit.
struct CliSetup {
  std::string standardOutput;                ///< a file to write to; empty: kept in CliResult::out
  bool onTerminal = false;                   ///< standard output is a terminal; what it shows is CliResult::out
  bool asNobody = false;                     ///< gives up the rights of root first
  std::optional<uint64_t> largestFile = {};  ///< bytes: stands for a disk that has no more room
  std::vector<std::pair<std::string, std::string>> environment;
};

/// False where the system has no pseudo-terminals, as in a bare chroot.
bool hasTerminals();

/// Runs the program with these arguments, byte for byte, and waits for its end.
CliResult runCli(const std::vector<std::string>& arguments, const CliSetup& setup = {});

/// A running program whose output the test reads, or does not.
class CliProcess {
 public:
  explicit CliProcess(const std::vector<std::string>& arguments);
  ~CliProcess();
  CliProcess(const CliProcess&) = delete;
  CliProcess& operator=(const CliProcess&) = delete;

  /// Up to `bytes` of what it printed; waits for the first of them, empty at the end.
  std::string read(size_t bytes);
  void closeOutput();
  /// To the program alone, and only while it runs.
  void sendSignal(int number) const;
  /// Its exit code, as in CliResult, once it has ended.
  bool ended(int& code);
  int wait();

 private:
  int m_process = -1;
  bool m_running = false;
  int m_output = -1;
};

/// The document, which has to be valid JSON and all there is; fails the test otherwise.
QJsonDocument parseJson(const std::string& text);
QJsonArray rowsOf(const std::string& text);
QJsonObject objectOf(const std::string& text);
std::string textOf(const QJsonValue& value);

}  // namespace ggufscope
