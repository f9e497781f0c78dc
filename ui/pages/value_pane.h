#pragma once

#include <QWidget>

#include "core/format/model_file.h"

class QLabel;
class QPlainTextEdit;

namespace ggufscope {

/// A long metadata value in full: text of several lines as it is, control codes escaped. Hidden while the selected
/// value is short enough for its cell.
class ValuePane : public QWidget {
  Q_OBJECT

 public:
  explicit ValuePane(QWidget* parent = nullptr);

  /// Shows `pair` where its value is long, and hides otherwise (kNone: nothing is selected).
  void showPair(const ModelFile& model, uint64_t pair);

 private:
  void showText(const QString& key, const std::string& bytes, uint64_t wholeBytes);

  QLabel* m_title;
  QLabel* m_note;
  QPlainTextEdit* m_text;
};

}  // namespace ggufscope
