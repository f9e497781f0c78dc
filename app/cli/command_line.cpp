#include "app/cli/command_line.h"

#include <algorithm>

#include <QCommandLineParser>

#include "core/base/text.h"

namespace ggufscope {

namespace {

constexpr std::string_view kProgram = "ggufscope-cli";

// Qt's parser takes QStrings, a path is any bytes. Latin-1 maps the 256 bytes to the first 256 characters and back, so
// what goes through it comes out unchanged, and '-' and '=' stay what they are.
QString toQt(std::string_view bytes) { return QString::fromLatin1(bytes.data(), static_cast<qsizetype>(bytes.size())); }

// To Qt's parser "-1" is an option. No option begins with a digit, so it is a number, and the command knows better what
// is wrong with it: the dash goes through the parser as a character that no byte is.
constexpr QChar kMinus(0x2212);

QString wordToQt(std::string_view word) {
  QString text = toQt(word);
  const bool negative = word.size() > 1 && word[0] == '-' && word[1] >= '0' && word[1] <= '9';
  if (negative) text[0] = kMinus;
  return text;
}

std::string toBytes(QString text) { return text.replace(kMinus, QLatin1Char('-')).toLatin1().toStdString(); }

std::string padded(std::string text, size_t width) {
  if (text.size() < width) text.append(width - text.size(), ' ');
  return text;
}

std::string withValue(std::string text, const OptionRow& option) {
  if (!option.value.empty()) text.append(" ").append(option.value);
  return text;
}

/// "-o OUT", or "--depth N" where there is no letter.
std::string shortText(const OptionRow& option) {
  return withValue(option.letter.empty() ? "--" + std::string(option.name) : "-" + std::string(option.letter), option);
}

/// "-o, --out OUT".
std::string optionText(const OptionRow& option) {
  std::string names = option.letter.empty() ? "" : "-" + std::string(option.letter) + ", ";
  return withValue(names + "--" + std::string(option.name), option);
}

/// `text` in lines of at most 78 characters, each indented by two.
std::string wrapped(std::string_view text) {
  std::string result;
  size_t column = 0;
  while (!text.empty()) {
    const size_t length = std::min(text.find(' '), text.size());
    if (column == 0 || column + 1 + length > 78) {
      result += column == 0 ? "  " : "\n  ";
      column = 2;
    } else {
      result += ' ';
      ++column;
    }
    result.append(text.substr(0, length));
    column += length;
    text.remove_prefix(std::min(length + 1, text.size()));
  }
  return result + "\n";
}

std::string programHelp() {
  std::string text;
  text.append("Usage: ").append(kProgram).append(" COMMAND FILE [options]\n\n");
  text.append(
      "Looks into GGUF model files, whole or damaged. A model file is never changed;\n"
      "decode writes values into a file of their own.\n\nCommands:\n");
  size_t width = 0;
  for (const CommandRow& command : commandTable()) {
    width = std::max(width, command.name.size() + 1 + command.arguments.size());
  }
  for (const CommandRow& command : commandTable()) {
    const std::string call = std::string(command.name) + " " + std::string(command.arguments);
    text.append("  ").append(padded(call, width)).append("  ").append(command.summary).append("\n");
  }
  text +=
      "\nOptions:\n"
      "  --help      this text; COMMAND --help for one command\n"
      "  --version   the version of the program\n"
      "  --json      one JSON document on standard output and nothing else\n"
      "\n"
      "Exit code: 0 done; 1 done, and it found what it looks for (errors, for check);\n"
      "2 wrong usage; 3 the file cannot be read or is no GGUF, or the values cannot be\n"
      "decoded; 4 a write was refused or failed; 130 stopped by Ctrl+C.\n";
  return text;
}

std::string commandHelp(const CommandRow& command) {
  std::string text = usageLine(command) + "\n\n" + std::string(command.summary) + "\n\nPrints:\n";
  text += wrapped(command.prints) + "\nOptions:\n";
  size_t width = std::string_view("--json").size();
  for (const OptionRow& option : command.options) width = std::max(width, optionText(option).size());
  for (const OptionRow& option : command.options) {
    text.append("  ").append(padded(optionText(option), width)).append("  ").append(option.help).append("\n");
  }
  text.append("  ").append(padded("--json", width)).append("  one JSON document instead of text for people\n");
  text.append("  ").append(padded("--help", width)).append("  this text\n");
  return text;
}

CommandLine complaint(std::string text) {
  CommandLine line;
  line.text = std::string(kProgram) + ": " + std::move(text) + "\n";
  line.exitCode = kUsage;
  return line;
}

CommandLine print(std::string text) {
  CommandLine line;
  line.text = std::move(text);
  return line;
}

CommandLine withoutCommand(const std::string& first) {
  if (first == "--help" || first == "-h") return print(programHelp());
  if (first == "--version" || first == "-v") return print(std::string(kProgram) + " " + GGUFSCOPE_VERSION + "\n");
  if (!first.empty() && first.front() == '-') {
    return complaint("unknown option " + escaped(first) + "; the command comes first (see --help)");
  }
  return complaint("unknown command '" + escaped(first) + "' (see --help)");
}

size_t argumentCount(const CommandRow& command) {
  return static_cast<size_t>(std::count(command.arguments.begin(), command.arguments.end(), ' ')) + 1;
}

/// Why the number of arguments does not fit, or nothing.
std::string argumentComplaint(const CommandRow& command, size_t given) {
  const size_t wanted = argumentCount(command);
  if (given == wanted) return {};
  if (given > wanted) return "too many arguments";
  std::string_view missing = command.arguments;
  for (size_t i = 0; i < given; ++i) missing.remove_prefix(missing.find(' ') + 1);
  return std::string(missing.substr(0, missing.find(' '))) + " is missing";
}

CommandLine parseCommand(const CommandRow& command, const QStringList& words) {
  QCommandLineParser parser;
  parser.addOption(QCommandLineOption(QStringList{QStringLiteral("h"), QStringLiteral("help")}));
  parser.addOption(QCommandLineOption(QStringLiteral("json")));
  for (const OptionRow& option : command.options) {
    QStringList names{toQt(option.name)};
    if (!option.letter.empty()) names.append(toQt(option.letter));
    QCommandLineOption row(names);
    if (!option.value.empty()) row.setValueName(toQt(option.value));
    parser.addOption(row);
  }
  const auto wrong = [&](const std::string& what) {
    return complaint(std::string(command.name) + ": " + what + "\n" + usageLine(command));
  };
  if (!parser.parse(words)) return wrong(escaped(toBytes(parser.errorText())));
  if (parser.isSet(QStringLiteral("help"))) return print(commandHelp(command));

  CommandLine line;
  line.command = &command;
  for (const QString& argument : parser.positionalArguments()) line.arguments.push_back(toBytes(argument));
  const std::string mismatch = argumentComplaint(command, line.arguments.size());
  if (!mismatch.empty()) return wrong(mismatch);
  if (parser.isSet(QStringLiteral("json"))) line.options["json"];
  for (const OptionRow& option : command.options) {
    const QString name = toQt(option.name);
    if (parser.isSet(name)) {
      line.options[std::string(option.name)] = toBytes(parser.value(name));
    } else if (option.needed) {
      return wrong(shortText(option) + " is missing");
    }
  }
  return line;
}

}  // namespace

std::string usageLine(const CommandRow& command) {
  std::string text = "Usage: ";
  text.append(kProgram).append(" ").append(command.name).append(" ").append(command.arguments);
  for (const OptionRow& option : command.options) {
    text += option.needed ? " " + shortText(option) : " [" + shortText(option) + "]";
  }
  return text + " [--json]";
}

CommandLine parseCommandLine(int argc, char** argv) {
  if (argc < 2) {
    CommandLine line = print(programHelp());
    line.exitCode = kUsage;
    return line;
  }
  const std::string first = argv[1];
  for (const CommandRow& command : commandTable()) {
    if (command.name != first) continue;
    QStringList words;
    for (int i = 1; i < argc; ++i) words += wordToQt(argv[i]);
    return parseCommand(command, words);
  }
  return withoutCommand(first);
}

}  // namespace ggufscope
