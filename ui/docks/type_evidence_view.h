#pragma once

#include <memory>
#include <optional>

#include <QString>
#include <QWidget>

#include "core/analysis/type_evidence.h"
#include "core/format/model_file.h"

class QLabel;
class QVBoxLayout;

namespace ggufscope {

class TextBlock;

/// Why the type id of a tensor means what it does: the verdict, the span that was measured, and each known meaning with
/// the size that it would need. Hidden for tensors whose type needs no evidence.
class TypeEvidenceView : public QWidget {
  Q_OBJECT

 public:
  explicit TypeEvidenceView(QWidget* parent = nullptr);

  /// `ref`: what is selected. The info of a tensor, its type, its data and what is in that have evidence.
  void setSpan(const std::shared_ptr<const ModelFile>& model, SpanRef ref);
  void clear();

  /// Everything that is shown, one a line; empty while nothing is.
  QString text() const;

 private:
  const std::optional<TypeEvidence>& evidenceOf(const std::shared_ptr<const ModelFile>& model, uint32_t id);
  void show(const TensorEvidence& tensor);
  QWidget* makeMark(const MeaningEvidence& meaning);

  // Measuring takes a while where there are 100,000 tensors, and is the same for all of an id.
  std::shared_ptr<const ModelFile> m_model;
  uint32_t m_id = 0;
  std::optional<TypeEvidence> m_evidence;
  uint64_t m_tensor = kNone;  ///< that is shown

  TextBlock* m_verdict;
  QLabel* m_span;
  QWidget* m_meanings = nullptr;
  QVBoxLayout* m_column;
};

}  // namespace ggufscope
