#include "ui/hex/go_to.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string>
#include <string_view>

#include <QCoreApplication>
#include <QRegularExpression>

#include "core/analysis/explain.h"
#include "core/base/text.h"
#include "ui/style/words.h"

namespace ggufscope {
namespace {

__extension__ typedef __int128 Wide;

/// Nothing where the header could not be read so far.
std::optional<uint64_t> dataStart(const ModelFile& model) {
  return model.document().complete ? std::optional<uint64_t>(model.document().dataStart) : std::nullopt;
}

std::optional<uint64_t> number(QString term, const ModelFile& model) {
  term = term.trimmed();
  if (term.compare(QLatin1String("end"), Qt::CaseInsensitive) == 0) return model.size();
  if (term.compare(QLatin1String("data"), Qt::CaseInsensitive) == 0) return dataStart(model);
  const bool hex = term.startsWith(QLatin1String("0x"), Qt::CaseInsensitive);
  QString digits = hex ? term.mid(2) : term;
  digits.remove(QLatin1Char(',')).remove(QLatin1Char('_'));
  // toULongLong would take signs and blanks.
  const auto isDigit = [hex](QChar c) { return c.unicode() < 128 && (hex ? std::isxdigit(c.unicode()) : c.isDigit()); };
  if (digits.isEmpty() || !std::all_of(digits.cbegin(), digits.cend(), isDigit)) return {};
  bool ok = false;
  const quint64 value = digits.toULongLong(&ok, hex ? 16 : 10);
  return ok ? std::optional<uint64_t>(value) : std::nullopt;
}

/// The value of a sum of numbers, from `caret` where it begins with a sign; nothing when it is not a sum of numbers.
std::optional<Wide> sum(const QString& text, const ModelFile& model, uint64_t caret) {
  Wide total = 0;
  qsizetype at = 0;
  int sign = 1;
  if (text.startsWith(QLatin1Char('+')) || text.startsWith(QLatin1Char('-'))) total = caret;
  while (at < text.size()) {
    if (text[at] == QLatin1Char('+') || text[at] == QLatin1Char('-')) {
      sign = text[at] == QLatin1Char('-') ? -1 : 1;
      ++at;
    }
    const auto isSign = [](QChar c) { return c == QLatin1Char('+') || c == QLatin1Char('-'); };
    const auto end = std::find_if(text.cbegin() + at, text.cend(), isSign) - text.cbegin();
    const std::optional<uint64_t> term = number(text.mid(at, end - at), model);
    if (!term) return {};
    total += sign * static_cast<Wide>(*term);
    at = end;
  }
  return total;
}

GoToTarget nowhere(const QString& problem) { return {GoToTarget::Kind::nowhere, 0, problem}; }

bool hasIgnoringCase(std::string_view name, std::string_view lowered) {
  const auto same = [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; };
  return std::search(name.begin(), name.end(), lowered.begin(), lowered.end(), same) != name.end();
}

std::string lowered(const QString& text) {
  std::string bytes = text.toStdString();
  for (char& c : bytes) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return bytes;
}

GoToTarget named(const QString& text, const ModelFile& model) {
  const Document& document = model.document();
  const std::string name = text.toStdString();
  if (const uint64_t pair = document.findPair(name); pair != kNone) return {GoToTarget::Kind::pair, pair, {}};
  if (const uint64_t tensor = document.findTensor(name); tensor != kNone) return {GoToTarget::Kind::tensor, tensor, {}};
  const std::string part = lowered(text);
  for (uint64_t pair = 0; pair < document.pairs.size(); ++pair) {
    if (hasIgnoringCase(document.key(pair), part)) return {GoToTarget::Kind::pair, pair, {}};
  }
  for (uint64_t tensor = 0; tensor < document.tensors.size(); ++tensor) {
    if (hasIgnoringCase(document.name(tensor), part)) return {GoToTarget::Kind::tensor, tensor, {}};
  }
  return nowhere(
      QCoreApplication::translate("GoTo", "No key or tensor has “%1” in its name, and it is no offset.").arg(text));
}

/// "name[row,column]" or "name[row]"; nothing for a text of another form, or where no tensor has that name.
std::optional<GoToTarget> element(const QString& text, const ModelFile& model) {
  static const QRegularExpression kForm(QStringLiteral("^(.+?)\\s*\\[\\s*(\\d+)\\s*(?:,\\s*(\\d+)\\s*)?\\]$"));
  const QRegularExpressionMatch match = kForm.match(text);
  if (!match.hasMatch()) return {};
  const Document& document = model.document();
  const uint64_t tensor = document.findTensor(match.captured(1).toStdString());
  if (tensor == kNone) return {};
  bool rowFits = true;
  bool columnFits = true;
  const quint64 row = match.captured(2).toULongLong(&rowFits);
  const quint64 column = match.captured(3).isEmpty() ? 0 : match.captured(3).toULongLong(&columnFits);
  const auto block = rowFits && columnFits ? blockAt(model, tensor, row, column) : std::nullopt;
  if (!block) {
    return nowhere(QCoreApplication::translate("GoTo", "“%1” has no such row and column, or its layout is not known.")
                       .arg(match.captured(1)));
  }
  if (block->begin >= model.size()) {
    return nowhere(QCoreApplication::translate("GoTo", "These bytes of “%1” are missing.").arg(match.captured(1)));
  }
  return GoToTarget{GoToTarget::Kind::block, block->begin, {}};
}

}  // namespace

GoToTarget goToTarget(const QString& text, const ModelFile& model, uint64_t caret) {
  const QString wanted = text.trimmed();
  if (wanted.isEmpty()) return {};
  const std::optional<Wide> offset = sum(wanted, model, caret);
  if (!offset) {
    if (auto place = element(wanted, model)) return *place;
    return named(wanted, model);
  }
  if (*offset < 0) return nowhere(QCoreApplication::translate("GoTo", "That is before the begin of the file."));
  if (*offset > static_cast<Wide>(model.size())) {
    return nowhere(QCoreApplication::translate("GoTo", "The file ends at %1 (%2).")
                       .arg(hexOffsetText(model.size()), groupedNumber(model.size())));
  }
  return {GoToTarget::Kind::offset, static_cast<uint64_t>(*offset), {}};
}

QStringList goToSuggestions(const QString& text, const ModelFile& model, int limit) {
  const std::string part = lowered(text.trimmed());
  QStringList names;
  if (part.empty()) return names;
  const auto add = [&](std::string_view name) {
    // A name that had to be escaped would not be found again by what the list shows.
    if (names.size() < limit && hasIgnoringCase(name, part) && escaped(name) == name) names += toText(name);
  };
  const Document& document = model.document();
  for (uint64_t pair = 0; pair < document.pairs.size() && names.size() < limit; ++pair) add(document.key(pair));
  for (uint64_t tensor = 0; tensor < document.tensors.size() && names.size() < limit; ++tensor) {
    add(document.name(tensor));
  }
  return names;
}

}  // namespace ggufscope
