// Takes pictures of every page and state of the window, in both themes and languages and two sizes. Fonts, files and
// settings are fixed, so that two runs give the same pictures.
//   ggufscope_screenshots FOLDER [ONLY]    ONLY: takes those whose name contains it

#include <functional>
#include <vector>

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QFontDatabase>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>

#include "tests/screenshots/kind_files.h"
#include "tests/screenshots/scene.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/samples.h"
#include "tests/support/temp_dir.h"
#include "ui/main_window/document_tab.h"
#include "ui/main_window/document_view.h"
#include "ui/main_window/failure_page.h"
#include "ui/main_window/file_tabs.h"
#include "ui/main_window/language.h"
#include "ui/main_window/loading_page.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/message_bar.h"
#include "ui/main_window/preferences.h"
#include "ui/main_window/search_field.h"
#include "ui/pages/origin_section.h"
#include "ui/pages/page_registry.h"
#include "ui/session/document_session.h"
#include "ui/style/theme.h"

namespace {

using namespace ggufscope;

/// A file that takes seconds to read, to see how that looks: many empty strings, all in a hole.
void writeSlowFile(const std::filesystem::path& path) {
  constexpr uint64_t kStrings = uint64_t{1} << 29;
  const GgufValue strings = gguf::arrayClaiming(static_cast<uint32_t>(ValueType::string), kStrings);
  const std::string head = GgufBuilder().kv("strings", strings).withoutData().build();
  sparseFile(path, head.size() + kStrings * 8, head);
}

/// The sample model under another name.
QString copiedSample(const QString& path) {
  const std::filesystem::path file = path.toStdString();
  std::filesystem::create_directories(file.parent_path());
  std::filesystem::copy_file(samplePath("mini-llama-q4_k_m.gguf"), file,
                             std::filesystem::copy_options::overwrite_existing);
  return path;
}

std::vector<Scene> pageScenes() {
  std::vector<Scene> scenes;
  for (const PageRow& row : pageRegistry()) {
    const QString id = QString::fromLatin1(row.id);
    scenes.push_back({QStringLiteral("page-") + id, [id](MainWindow& window) {
                        openSample(window);
                        window.showPage(id);
                        window.session()->selectTensor(1);
                      }});
    scenes.push_back({QStringLiteral("page-") + id + QStringLiteral("-damaged"), [id](MainWindow& window) {
                        const auto file = samplePath("bad/truncated-tensor-data.gguf");
                        openAndCheck(window, file);
                        window.showPage(id);
                        raiseDock(window, "problems");
                      }});
  }
  return scenes;
}

std::vector<Scene> shellScenes(const QString& folder) {
  return {
      {QStringLiteral("welcome"), [](MainWindow&) {}},
      {QStringLiteral("welcome-first-time"),
       [](MainWindow& window) {
         preferences::clearRecentFiles();
         window.openSample();
         waitFor("the sample", [&] { return window.session() != nullptr; });
         preferences::clearRecentFiles();
         window.closeFile();
       }},
      {QStringLiteral("loading"),
       [folder](MainWindow& window) {
         const QString slow = folder + QStringLiteral("/Qwen3-235B-A22B-Q4_K_M.gguf");
         writeSlowFile(slow.toStdString());
         window.openFile(slow);
         auto* page = window.findChild<LoadingPage*>();
         waitFor("the loading page", [&] { return page->findChild<QWidget*>()->isVisible(); });
       },
       [](MainWindow& window) { window.findChild<LoadingPage*>()->setProgress(1'610'612'736, 4'294'967'296); }},
      {QStringLiteral("failure"),
       [folder](MainWindow& window) {
         window.openFile(folder + QStringLiteral("/models/Qwen3-8B-Q4_K_M.gguf"));
         waitFor("the failure page", [&] { return window.findChild<FailurePage*>()->isVisible(); });
       }},
      {QStringLiteral("message"),
       [folder](MainWindow& window) {
         const QString file = copiedSample(folder + QStringLiteral("/message/model.gguf"));
         openAndCheck(window, [&] { window.openFile(file); });
         QFile::remove(file);
         waitFor("the message", [&] { return window.messageBar()->isVisible(); });
       }},
      {QStringLiteral("two-tabs"),
       [folder](MainWindow& window) {
         const QString one = copiedSample(folder + QStringLiteral("/tabs/Qwen3-8B/model-Q4_K_M.gguf"));
         const QString other = copiedSample(folder + QStringLiteral("/tabs/Llama-3.2-1B/model-Q4_K_M.gguf"));
         openAndCheck(window, [&] { window.openFiles({one, other}); });
         waitFor("the other file", [&] { return window.fileTabs().tabs().back()->session() != nullptr; });
       }},
      {QStringLiteral("many-tabs"),
       [folder](MainWindow& window) {
         QStringList files;
         for (int i = 1; i <= 24; ++i) {
           files += copiedSample(folder + QStringLiteral("/tabs/Qwen3-Coder-480B-A35B-Instruct-%1.gguf").arg(i));
         }
         openAndCheck(window, [&] { window.openFiles(files); });
         window.openFile(files[5]);
         waitFor("the sixth file",
                 [&] { return window.currentTab()->path() == files[5] && window.session() != nullptr; });
         QFile::remove(files[5]);
         waitFor("the message", [&] { return window.messageBar()->isVisible(); });
         window.openFile(folder + QStringLiteral("/tabs/missing.gguf"));
         waitFor("the failure page", [&] { return window.fileTabs().tabs().back()->failed(); });
         window.openFile(files[0]);
       }},
      {QStringLiteral("search"),
       [](MainWindow& window) {
         openSample(window);
         window.searchField().setFocus();
         QTest::keyClicks(&window.searchField(), QStringLiteral("attn"));
       }},
      {QStringLiteral("hex-maximised"),
       [](MainWindow& window) {
         openSample(window);
         window.session()->selectTensor(1);
         window.documentView()->setHexMaximised(true);
       }},
      {QStringLiteral("about"),
       [](MainWindow& window) { window.findChild<QAction*>(QStringLiteral("about"))->trigger(); }},
  };
}

/// The sample as a blob of Ollama with a manifest; its name states another hash than its bytes have.
QString ollamaBlob(const QString& folder) {
  const std::string digest(64, 'a');
  const std::filesystem::path models = (folder + QStringLiteral("/ollama")).toStdString();
  const std::filesystem::path tags = models / "manifests/registry.ollama.ai/library/llama3.2";
  std::filesystem::create_directories(tags);
  for (const char* tag : {"1b", "latest"}) {
    writeFile(tags / tag,
              R"({"layers":[{"mediaType":"application/vnd.ollama.image.model","digest":"sha256:)" + digest + R"("}]})");
  }
  return copiedSample(QString::fromStdString((models / "blobs" / ("sha256-" + digest)).string()));
}

/// The sample in the cache of Hugging Face: a link to a blob.
QString cachedFile(const QString& folder) {
  const std::filesystem::path repository =
      (folder + QStringLiteral("/hub/models--bartowski--Llama-3.2-1B-Instruct-GGUF")).toStdString();
  const std::string digest = "4f0c" + std::string(60, 'e');
  const std::string revision = "067b946cf014b7c697f3654f621d577a3e3afd1c";
  copiedSample(QString::fromStdString((repository / "blobs" / digest).string()));
  std::filesystem::create_directories(repository / "snapshots" / revision);
  const std::filesystem::path link = repository / "snapshots" / revision / "Llama-3.2-1B-Instruct-Q4_K_M.gguf";
  if (!std::filesystem::exists(link)) std::filesystem::create_symlink("../../blobs/" + digest, link);
  return QString::fromStdString(link.string());
}

/// One for each kind of file, with the facts of its kind in view.
std::vector<Scene> kindScenes(const QString& folder) {
  std::vector<Scene> scenes;
  for (const KindFile& row : kindFiles()) {
    const QString file = folder + QLatin1Char('/') + QLatin1String(row.file);
    scenes.push_back({QStringLiteral("kind-") + QLatin1String(row.name), [file, build = row.build](MainWindow& window) {
                        build().write(file.toStdString());
                        openAndCheck(window, [&] { window.openFile(file); });
                        for (QDockWidget* dock : window.documentView()->docks()) {
                          if (window.documentView()->dockWidgetArea(dock) == Qt::BottomDockWidgetArea) dock->hide();
                        }
                      }});
  }
  scenes.push_back({QStringLiteral("origin-ollama"), [folder](MainWindow& window) {
                      const QString file = ollamaBlob(folder);
                      openAndCheck(window, [&] { window.openFile(file); });
                      window.findChild<OriginSection*>()->button()->click();
                      waitFor("the hash", [&] { return window.session()->digest().digest().has_value(); });
                    }});
  scenes.push_back({QStringLiteral("origin-hugging-face"), [folder](MainWindow& window) {
                      const QString file = cachedFile(folder);
                      openAndCheck(window, [&] { window.openFile(file); });
                    }});
  return scenes;
}

void rememberFiles() {
  QSettings().clear();
  const QString home = QStringLiteral("/home/user/models/");
  for (const char* name : {"vocab-llama-spm.gguf", "mmproj-gemma-3-4b-f16.gguf", "Llama-3.2-1B-Instruct-Q8_0.gguf",
                           "Qwen3-8B-Q4_K_M.gguf"}) {
    preferences::addRecentFile(home + QLatin1String(name));
  }
}

void takePicture(const Scene& scene, const QSize& size, const QString& file) {
  rememberFiles();
  MainWindow window;
  window.resize(size);
  window.show();
  QApplication::setActiveWindow(&window);
  scene.arrange(window);
  QTest::qWait(150);  // layouts, and what is painted when it is first seen
  if (scene.finish) scene.finish(window);
  QWidget* dialog = QApplication::activeModalWidget();
  if (!(dialog != nullptr ? dialog : &window)->grab().save(file)) giveUp(QStringLiteral("cannot write ") + file);
}

/// Points are of 96 dots to the inch on the offscreen platform.
QFont pictureFont() {
  for (const char* family : {"DejaVu Sans", "DejaVu Sans Mono", "WenQuanYi Micro Hei"}) {
    if (!QFontDatabase::families().contains(QLatin1String(family))) {
      giveUp(QStringLiteral("the font %1 is not installed").arg(QLatin1String(family)));
    }
  }
  QFont font;
  font.setFamilies({QStringLiteral("DejaVu Sans"), QStringLiteral("WenQuanYi Micro Hei")});
  font.setPointSize(10);
  return font;
}

void takePictures(QApplication& application, const QDir& folder, const QString& only, const QString& files) {
  std::vector<Scene> scenes = shellScenes(files);
  for (Scene& scene : oddFileScenes(files)) scenes.push_back(std::move(scene));
  for (Scene& scene : pageScenes()) scenes.push_back(std::move(scene));
  for (Scene& scene : kindScenes(files)) scenes.push_back(std::move(scene));
  for (const LanguageRow& language : languages()) {
    applyLanguage(QLatin1String(language.id));
    for (const ThemeChoice choice : {ThemeChoice::light, ThemeChoice::dark}) {
      applyTheme(application, choice);
      for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
        for (const Scene& scene : scenes) {
          const QString name = QStringLiteral("%1-%2x%3-%4-%5.png")
                                   .arg(scene.name)
                                   .arg(size.width())
                                   .arg(size.height())
                                   .arg(preferences::themeChoiceName(choice), QLatin1String(language.id));
          if (name.contains(only)) takePicture(scene, size, folder.filePath(name));
        }
      }
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) giveUp(QStringLiteral("usage: ggufscope_screenshots FOLDER [ONLY]"));
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  // Always the same one: its path is in some pictures.
  QDir home(QDir::tempPath() + QStringLiteral("/ggufscope-screenshots"));
  home.removeRecursively();
  home.mkpath(QStringLiteral("."));
  qputenv("XDG_CACHE_HOME", home.filePath(QStringLiteral("cache")).toLocal8Bit());
  QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, home.path());
  QApplication application(argc, argv);
  QApplication::setOrganizationName(QStringLiteral("ggufscope"));
  QApplication::setApplicationName(QStringLiteral("ggufscope"));
  QApplication::setApplicationVersion(QStringLiteral("0.0.0"));
  QApplication::setFont(pictureFont());
  // A caret that blinks would be in one picture and not in the next.
  QApplication::setCursorFlashTime(0);

  const QDir folder(QString::fromLocal8Bit(argv[1]));
  if (!folder.mkpath(QStringLiteral("."))) giveUp(QStringLiteral("cannot make the folder"));
  takePictures(application, folder, argc > 2 ? QString::fromLocal8Bit(argv[2]) : QString(), home.path());
  home.removeRecursively();
  return 0;
}
