#pragma once

#include <filesystem>
#include <functional>
#include <vector>

#include <QString>

namespace ggufscope {

class MainWindow;

/// A state of the window and how to get there. `arrange` gets a new window that is shown already.
struct Scene {
  QString name;
  std::function<void(MainWindow&)> arrange;
  std::function<void(MainWindow&)> finish = {};  ///< the last thing before the picture
};

/// Ends the program: a picture that cannot be taken is a fault.
[[noreturn]] void giveUp(const QString& reason);
/// Waits for `condition`, and gives up after some seconds.
void waitFor(const char* what, const std::function<bool()>& condition);

/// Opens a file in the window and waits for all its findings.
void openAndCheck(MainWindow& window, const std::function<void()>& open);
void openAndCheck(MainWindow& window, const std::filesystem::path& file);
void openSample(MainWindow& window);
void raiseDock(MainWindow& window, const char* name);

/// What is no GGUF, one of each kind; damaged files; types that the bytes decide. Their files are written to `folder`.
std::vector<Scene> oddFileScenes(const QString& folder);

}  // namespace ggufscope
