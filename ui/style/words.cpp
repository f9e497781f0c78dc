#include "ui/style/words.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include <QByteArray>
#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include "core/base/text.h"
#include "ui/session/file_path.h"
#include "ui/style/theme.h"

namespace ggufscope {

namespace {

QString translated(const char* context, std::string_view source) {
  const QByteArray text(source.data(), static_cast<qsizetype>(source.size()));
  return QCoreApplication::translate(context, text.constData());
}

/// What a number stands for and what a part of the file is called are shown elsewhere too, under these contexts.
const char* argumentContext(std::string_view name) {
  if (name == "label") return "enum_label";
  return name == "field" || name == "where" ? "span" : "phrase";
}

/// Phrases that reach us already filled in: of two that fit the same text the longer one first. A test keeps each of
/// them a source text of the translation.
struct FilledPhrase {
  const char* context;
  const char* text;
};
constexpr FilledPhrase kFilledPhrases[] = {
    {"phrase", "zeros up to byte {offset}, where a GGUF file begins"},
    {"phrase", "zeros up to byte {offset}"},
    {"phrase", "zeros in its first {n} bytes"},
    {"phrase", "a Git LFS pointer that stands for {size} bytes, {hash}"},
    {"phrase", "other bytes ({bytes}), and from byte {offset} on a GGUF file"},
    {"phrase", "piece {number} of {total} of a file that was cut up, {name}"},
    {"phrase", "piece {number} of a file that was cut up, {name}"},
    {"phrase", "a web page (HTML), “{title}”"},
    {"phrase", "the answer of a server (JSON), “{text}”"},
    {"phrase", "the answer of a server (XML), “{text}”"},
    {"phrase", "a text, “{text}”"},
    {"phrase", "a whisper.cpp model (ggml): {layers} audio layers, {tokens} tokens"},
    {"phrase", "ggmf version {version} (old llama.cpp)"},
    {"phrase", "ggjt version {version} (old llama.cpp)"},
    {"phrase", "ggla version {version} (old LoRA adapter), rank {rank}"},
    {"phrase", "safetensors, tensors: {n}"},
    {"phrase", "ONNX (IR version {version}, made by {producer})"},
    {"phrase", "ONNX (IR version {version})"},
    {"phrase", "an importance matrix in its old format (imatrix.dat), entries: {n}"},
    {"phrase", "a ZIP archive that holds {name}"},
    {"phrase", "a ZIP archive; its first file is {name}"},
    {"phrase", "a program that holds a model, {name} (a llamafile)"},
    {"phrase", "it begins with {bytes}"},
    {"phrase", "{names} fits"},
    {"span", "after {name}"},
};

/// What stands in `text` for the holes of `phrase`, by name; nothing where it is another phrase.
std::vector<std::pair<QString, QString>> holesIn(const QString& phrase, const QString& text) {
  static const QRegularExpression hole(QStringLiteral("\\\\\\{([a-z]+)\\\\\\}"));
  QStringList names;
  for (auto match = hole.globalMatch(QRegularExpression::escape(phrase)); match.hasNext();) {
    names += match.next().captured(1);
  }
  QString pattern = QRegularExpression::escape(phrase);
  pattern.replace(hole, QStringLiteral("(.*)"));
  const auto match = QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(text);
  std::vector<std::pair<QString, QString>> holes;
  for (qsizetype i = 0; match.hasMatch() && i < names.size(); ++i) {
    holes.emplace_back(names[i], match.captured(static_cast<int>(i) + 1));
  }
  return holes;
}

/// A number of the core as the rest of the window writes numbers.
QString withSeparators(const QString& text) {
  static const QRegularExpression number(QStringLiteral("\\A[0-9]{4,20}\\z"));
  bool fits = false;
  const quint64 value = number.match(text).hasMatch() ? text.toULongLong(&fits) : 0;
  return fits ? groupedNumber(value) : text;
}

QString translatedPhrase(const char* context, const std::string& value) {
  const QString text = toText(value);
  const QString whole = translated(context, value);
  if (whole != text) return whole;
  for (const FilledPhrase& phrase : kFilledPhrases) {
    if (qstrcmp(phrase.context, context) != 0) continue;
    const auto holes = holesIn(QString::fromUtf8(phrase.text), text);
    if (holes.empty()) continue;
    QString filled = translated(context, phrase.text);
    for (const auto& [name, content] : holes) {
      const QString shown = isVerbatimArgument(name.toStdString()) ? content : withSeparators(content);
      filled.replace(u'{' + name + u'}', shown);
    }
    return filled;
  }
  return text;
}

using Arguments = std::vector<std::pair<std::string_view, std::string>>;

/// The text of `argument`, one of `all`.
QString argumentText(const Arguments::value_type& argument, const Arguments& all) {
  const auto& [name, value] = argument;
  const auto saysPhrase = [&argument](const Arguments::value_type& other) {
    return other.first == kPhraseArgument && other.second == argument.first;
  };
  if (std::any_of(all.begin(), all.end(), saysPhrase)) return translatedPhrase("phrase", value);
  return isVerbatimArgument(name) ? toText(value) : withSeparators(translatedPhrase(argumentContext(name), value));
}

/// One pass, so that a "{name}" inside an argument stays what it is.
QString filledIn(const QString& text, const Arguments& arguments) {
  QString result;
  qsizetype from = 0;
  for (qsizetype open = text.indexOf(u'{'); open >= 0; open = text.indexOf(u'{', from)) {
    const qsizetype close = text.indexOf(u'}', open);
    if (close < 0) break;
    result += QStringView(text).mid(from, open - from);
    const QByteArray name = text.mid(open + 1, close - open - 1).toUtf8();
    const auto found = std::find_if(arguments.begin(), arguments.end(), [&](const auto& argument) {
      return argument.first == std::string_view(name.constData(), static_cast<size_t>(name.size()));
    });
    result += found == arguments.end() ? text.mid(open, close - open + 1) : argumentText(*found, arguments);
    from = close + 1;
  }
  return result + text.mid(from);
}

QString errorSentence(ErrorCode code) {
  switch (code) {
    case ErrorCode::notFound:
      return QCoreApplication::translate("errors", "There is no such file.");
    case ErrorCode::danglingLink:
      return QCoreApplication::translate("errors", "This is a link to a file that is not there.");
    case ErrorCode::isDirectory:
      return QCoreApplication::translate("errors", "This is a folder, not a file.");
    case ErrorCode::notRegularFile:
      return QCoreApplication::translate("errors", "This is a pipe, socket or device, not a regular file.");
    case ErrorCode::permissionDenied:
      return QCoreApplication::translate("errors", "You have no permission to read this file.");
    case ErrorCode::readFailed:
      return QCoreApplication::translate("errors", "The system could not read the file.");
    case ErrorCode::shortRead:
      return QCoreApplication::translate("errors", "The file became shorter while it was being read.");
    case ErrorCode::outOfRange:
      return QCoreApplication::translate("errors", "The place lies outside the file.");
    case ErrorCode::cancelled:
      return QCoreApplication::translate("errors", "Cancelled.");
    case ErrorCode::notDecodable:
      return QCoreApplication::translate("errors",
                                         "These bytes have no value: the type is not known, or they are "
                                         "damaged.");
  }
  return {};
}

}  // namespace

QString toText(const char* context, const Message& message) {
  return filledIn(translated(context, message.text), message.arguments);
}

QString toText(const Error& error) {
  const QString sentence = errorSentence(error.code);
  // The other sentences say all that the operating system's words could.
  if (error.code != ErrorCode::readFailed || error.detail.empty()) return sentence;
  return QCoreApplication::translate("errors", "%1 (%2)", "sentence (words of the operating system)")
      .arg(sentence, toText(std::string_view(error.detail)));
}

QString toText(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

QString shownPath(const QString& path) { return toText(std::string_view(escaped(pathBytes(path)))); }

QString groupedNumber(quint64 value) { return toText(std::string_view(groupedText(value))); }

QString byteSize(quint64 bytes) {
  static constexpr std::array kUnits = {"KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
  if (bytes < 1024) return QStringLiteral("%1 B").arg(bytes);
  double value = static_cast<double>(bytes) / 1024.0;
  size_t unit = 0;
  // 1023.995 would print as 1024.00.
  while (value >= 1023.995 && unit + 1 < kUnits.size()) {
    value /= 1024.0;
    ++unit;
  }
  return QLocale::c().toString(value, 'f', 2) + QLatin1Char(' ') + QLatin1String(kUnits[unit]);
}

QString hexOffsetText(quint64 offset) { return toText(std::string_view(hexOffset(offset))); }

QString joinedSentences(const QStringList& sentences) {
  QString text;
  for (const QString& sentence : sentences) {
    if (sentence.isEmpty()) continue;
    // One pass: a "%2" in the first is no place for the second.
    text = text.isEmpty() ? sentence
                          : QCoreApplication::translate("sentences", "%1 %2", "two sentences").arg(text, sentence);
  }
  return text;
}

QString rivalTypesText(std::span<const std::string_view> names) {
  QString text = toText(names.front());
  for (const std::string_view name : names.subspan(1)) {
    text = QCoreApplication::translate("types", "%1 or %2").arg(text, toText(name));
  }
  return QCoreApplication::translate("types", "%1?", "a type that is not sure").arg(text);
}

QString spanLabelText(const ModelFile& model, SpanRef ref) { return toText("span", model.spans().label(ref)); }

QString spanPathText(const ModelFile& model, SpanRef ref) {
  QStringList labels;
  for (const Span& span : model.spans().pathTo(ref)) {
    if (span.ref.type != SpanType::file || ref.type == SpanType::file) labels += spanLabelText(model, span.ref);
  }
  return labels.join(QStringLiteral(" › "));
}

QString regionName(SpanKind kind) {
  switch (kind) {
    case SpanKind::file:
      return QCoreApplication::translate("regions", "File");
    case SpanKind::header:
      return QCoreApplication::translate("regions", "Header");
    case SpanKind::kv:
      return QCoreApplication::translate("regions", "Metadata");
    case SpanKind::tensorInfo:
      return QCoreApplication::translate("regions", "Tensor info");
    case SpanKind::padding:
      return QCoreApplication::translate("regions", "Padding");
    case SpanKind::tensorData:
      return QCoreApplication::translate("regions", "Tensor data");
    case SpanKind::gap:
      return QCoreApplication::translate("regions", "Gap");
    case SpanKind::trailing:
      return QCoreApplication::translate("regions", "Trailing bytes");
    case SpanKind::unparsed:
      return QCoreApplication::translate("regions", "Not parsed");
  }
  return {};
}

QString severityWord(Severity severity) {
  switch (severity) {
    case Severity::info:
      return QCoreApplication::translate("severities", "Info");
    case Severity::warning:
      return QCoreApplication::translate("severities", "Warning");
    case Severity::error:
      return QCoreApplication::translate("severities", "Error");
  }
  return {};
}

}  // namespace ggufscope
