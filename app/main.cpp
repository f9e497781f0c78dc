// The window: reads the command line, sets theme and language, shows. Nothing that can wait comes before the first
// paint.

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <string_view>

#include <unistd.h>

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QFile>
#include <QTimer>

#include "ui/main_window/document_view.h"
#include "ui/main_window/language.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/preferences.h"
#include "ui/session/file_path.h"
#include "ui/style/theme.h"

namespace {

using namespace ggufscope;

struct Options {
  QCommandLineOption language{QStringLiteral("lang"), QStringLiteral("Language of the window: en or zh_CN."),
                              QStringLiteral("LANG")};
  QCommandLineOption theme{QStringLiteral("theme"), QStringLiteral("Theme: system, light or dark."),
                           QStringLiteral("THEME")};
  QCommandLineOption page{QStringLiteral("page"), QStringLiteral("Page to show: overview, metadata, tensors."),
                          QStringLiteral("ID")};
  QCommandLineOption benchFirstPaint{
      QStringLiteral("bench-first-paint"),
      QStringLiteral("Print the milliseconds from process start to the first paint of FILE, and quit.")};

  Options() { benchFirstPaint.setFlags(QCommandLineOption::HiddenFromHelp); }
};

/// Seconds from the start of this process until now, from the kernel's clock ticks (10 ms each); negative where /proc
/// does not tell.
double secondsSinceProcessStart() {
  QFile stat(QStringLiteral("/proc/self/stat"));
  if (!stat.open(QIODevice::ReadOnly)) return -1;
  // Field 22; the program's name in brackets (field 2) may hold blanks.
  const QByteArray text = stat.readAll();
  const QList<QByteArray> fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
  if (fields.size() < 20) return -1;
  timespec now{};
  clock_gettime(CLOCK_BOOTTIME, &now);
  const double seconds = static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
  return seconds - fields[19].toDouble() / static_cast<double>(sysconf(_SC_CLK_TCK));
}

/// The command line without the options that Qt has taken out of it. Not QCoreApplication::arguments(): that loses the
/// bytes of a file's name that are not UTF-8.
QStringList commandLine(int argc, char** argv) {
  QStringList words;
  for (int at = 0; at < argc; ++at) words += pathText(argv[at]);
  return words;
}

/// Waits for the first paint of the document, prints how long it took, quits.
class FirstPaintMeter final : public QObject {
 public:
  FirstPaintMeter(MainWindow& window, const QElapsedTimer& sinceMain) : QObject(&window), m_sinceMain(sinceMain) {
    connect(&window, &MainWindow::documentShown, this,
            [this, &window] { window.documentView()->installEventFilter(this); });
    connect(&window, &MainWindow::openFailed, this, [] { QCoreApplication::exit(2); });
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() != QEvent::Paint || m_painted) return QObject::eventFilter(watched, event);
    m_painted = true;
    // Behind the whole frame: its other widgets are still to be painted.
    QTimer::singleShot(0, this, [this] {
      std::printf("first paint: %.0f ms after process start, %.1f ms after main()\n", secondsSinceProcessStart() * 1000,
                  static_cast<double>(m_sinceMain.nsecsElapsed()) * 1e-6);
      std::fflush(stdout);
      QCoreApplication::exit(0);  // not quit(): that would close the window, which remembers its layout
    });
    return QObject::eventFilter(watched, event);
  }

 private:
  QElapsedTimer m_sinceMain;
  bool m_painted = false;
};

}  // namespace

int main(int argc, char** argv) {
  QElapsedTimer sinceMain;
  sinceMain.start();
  // What only prints needs no display.
  const auto onlyPrints = [](std::string_view argument) {
    return argument == "-h" || argument == "--help" || argument == "--help-all" || argument == "-v" ||
           argument == "--version";
  };
  if (std::any_of(argv + 1, argv + argc, onlyPrints)) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  QApplication::setOrganizationName(QStringLiteral("ggufscope"));
  QApplication::setApplicationName(QStringLiteral("ggufscope"));
  QApplication::setApplicationDisplayName(QString());
  QApplication::setApplicationVersion(QStringLiteral(GGUFSCOPE_VERSION));
  QApplication::setDesktopFileName(QStringLiteral("io.github.ggufscope.GGUFScope"));

  const Options options;
  QCommandLineParser parser;
  parser.setApplicationDescription(QStringLiteral("Explores GGUF model files."));
  parser.addHelpOption();
  parser.addVersionOption();
  parser.addOptions({options.language, options.theme, options.page, options.benchFirstPaint});
  parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("The files to open, each in a tab."),
                               QStringLiteral("[FILE…]"));
  parser.process(commandLine(argc, argv));

  const QString theme = parser.value(options.theme);
  applyTheme(application, theme.isEmpty() ? preferences::themeChoice() : preferences::themeChoiceByName(theme));
  const QString language = parser.value(options.language);
  applyLanguage(language.isEmpty() ? preferences::language() : language);

  MainWindow window;
  FirstPaintMeter* meter = parser.isSet(options.benchFirstPaint) ? new FirstPaintMeter(window, sinceMain) : nullptr;
  if (const QString page = parser.value(options.page); !page.isEmpty()) window.setFirstPage(page);
  window.openFiles(parser.positionalArguments());
  window.show();
  // The window manager's picture of us is rendered in four sizes: after the first paint.
  if (meter == nullptr) {
    QTimer::singleShot(0, &application, [] { QApplication::setWindowIcon(icon(QStringLiteral("ggufscope"))); });
  }
  return QApplication::exec();
}
