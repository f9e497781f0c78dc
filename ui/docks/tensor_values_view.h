#pragma once

#include <memory>

#include <QString>
#include <QStringList>
#include <QWidget>

#include "core/analysis/tensor_values.h"
#include "core/format/model_file.h"

class QLabel;

namespace ggufscope {

class TextBlock;

/// The first values of the selected tensor, or those that the selected block begins with; or why its values are not
/// shown. Reads the blocks that hold them, a few hundred bytes. Hidden where no tensor is selected.
class TensorValuesView : public QWidget {
  Q_OBJECT

 public:
  explicit TensorValuesView(QWidget* parent = nullptr);

  /// `ref`: what is selected in `model`. `metadata`: the file with the keys, of a split set another one.
  void setSpan(const std::shared_ptr<const ModelFile>& model, const ModelFile& metadata, SpanRef ref);

  /// Everything that is shown, one a line; empty while nothing is.
  QString text() const;

 private:
  QString rotation(const std::shared_ptr<const ModelFile>& model, const ModelFile& metadata, uint64_t tensor);
  /// `words`: sentences, of which empty ones are left out.
  void show(const QString& numbers, const QString& place, QStringList words);

  // The lists of rotated tensors are read once a tensor, not with each step of the caret in it.
  std::shared_ptr<const ModelFile> m_model;
  uint64_t m_tensor = kNone;
  QString m_rotation;

  QLabel* m_place;
  TextBlock* m_numbers;
  TextBlock* m_words;
};

}  // namespace ggufscope
