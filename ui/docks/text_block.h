#pragma once

#include <QTextEdit>

namespace ggufscope {

/// Text from a file or about it, that wraps anywhere, can be selected and copied, and is as high as it is long. Plain
/// text whatever it looks like.
class TextBlock : public QTextEdit {
  Q_OBJECT

 public:
  explicit TextBlock(QWidget* parent = nullptr);

  /// Nothing happens when it is shown already.
  void setText(const QString& text);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void fitHeight();
};

}  // namespace ggufscope
