#pragma once

#include <span>

#include <QString>

namespace ggufscope {

/// A language of the window. Its name is written in itself, so it is not translated.
struct LanguageRow {
  const char* id;    ///< locale name: "en", "zh_CN"
  const char* name;  ///< UTF-8
};

/// To add one: a row, resources/translations/ggufscope_ID.ts.
std::span<const LanguageRow> languages();

/// Installs the translations of `id`, ours and Qt's own, in place of the last ones; "" is the system's language.
/// English, and everything without a translation, needs none. Windows get QEvent::LanguageChange.
void applyLanguage(const QString& id);

/// The id that "" stands for: the first of the user's languages that there is, else English.
QString systemLanguage();

}  // namespace ggufscope
