#pragma once

#include <gtest/gtest.h>

#include <QApplication>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/gguf_builder.h"
#include "tests/support/temp_dir.h"
#include "ui/main_window/document_view.h"
#include "ui/main_window/main_window.h"
#include "ui/session/document_session.h"
#include "ui/session/file_path.h"

namespace ggufscope {

/// A window without remembered settings, and a folder with the files good.gguf and other.gguf.
class WindowTest : public ::testing::Test {
 protected:
  WindowTest() {
    QSettings().clear();
    GgufBuilder builder;
    builder.kv("general.architecture", gguf::str("llama")).kv("llama.block_count", gguf::u32(1));
    builder.tensor("blk.0.attn_q.weight", {32, 4}).tensor("output.weight", {32, 2});
    builder.write(folder / "good.gguf");
    builder.kv("another.key", gguf::u32(1)).write(folder / "other.gguf");
    window.show();
    QApplication::setActiveWindow(&window);
  }

  QString path(const char* name) const { return pathText((folder / name).string()); }

  void open(const char* name) {
    QSignalSpy shown(&window, &MainWindow::documentShown);
    window.openFile(path(name));
    ASSERT_TRUE(shown.wait()) << name;
  }

  Error openFailing(const QString& file) {
    QSignalSpy failed(&window, &MainWindow::openFailed);
    Error error;
    const auto connection = QObject::connect(&window, &MainWindow::openFailed, [&](const Error& e) { error = e; });
    window.openFile(file);
    EXPECT_TRUE(failed.wait());
    QObject::disconnect(connection);
    return error;
  }

  /// 512 Mi empty strings in a sparse file: reading them takes seconds.
  void writeSlowFile() const {
    constexpr uint64_t kStrings = uint64_t{1} << 29;
    const std::string head = GgufBuilder()
                                 .kv("strings", gguf::arrayClaiming(static_cast<uint32_t>(ValueType::string), kStrings))
                                 .withoutData()
                                 .build();
    sparseFile(folder / "slow.gguf", head.size() + kStrings * 8, head);
  }

  template <class T>
  T* visible() const {
    for (T* widget : window.findChildren<T*>()) {
      if (widget->isVisible()) return widget;
    }
    return nullptr;
  }

  TempDir folder;
  MainWindow window;
};

}  // namespace ggufscope
