#include "ui/main_window/language.h"

#include <array>
#include <memory>
#include <vector>

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace ggufscope {

namespace {

constexpr std::array kLanguages = {LanguageRow{"en", "English"}, LanguageRow{"zh_CN", "简体中文"}};

/// Removed from the application before they are destroyed, by ~QTranslator.
std::vector<std::unique_ptr<QTranslator>>& installed() {
  static std::vector<std::unique_ptr<QTranslator>> translators;
  return translators;
}

void install(const QString& name, const QString& folder) {
  auto translator = std::make_unique<QTranslator>();
  if (!translator->load(name, folder)) return;
  QCoreApplication::installTranslator(translator.get());
  installed().push_back(std::move(translator));
}

}  // namespace

std::span<const LanguageRow> languages() { return kLanguages; }

QString systemLanguage() {
  for (const QString& wanted : QLocale::system().uiLanguages()) {
    const QLocale locale(wanted);
    for (const LanguageRow& row : kLanguages) {
      const QLocale offered(QLatin1String(row.id));
      if (locale.language() == offered.language() && locale.script() == offered.script()) {
        return QLatin1String(row.id);
      }
    }
  }
  return QLatin1String(kLanguages.front().id);
}

void applyLanguage(const QString& id) {
  installed().clear();
  const QString language = id.isEmpty() ? systemLanguage() : id;
  if (language == QLatin1String(kLanguages.front().id)) return;
  install(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  install(QStringLiteral("ggufscope_") + language, QStringLiteral(":/translations"));
}

}  // namespace ggufscope
