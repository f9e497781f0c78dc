#pragma once

#include <QWidget>

#include "core/format/model_file.h"

namespace ggufscope {

/// The path of a span, a link for each of its ancestors.
class Breadcrumb : public QWidget {
  Q_OBJECT

 public:
  explicit Breadcrumb(QWidget* parent = nullptr);

  void setSpan(const ModelFile& model, SpanRef ref);

 signals:
  void chosen(ggufscope::SpanRef ref);

 private:
  void clear();
  void addLink(const QString& label, SpanRef ref);
  void addText(const QString& label, bool here);
};

}  // namespace ggufscope
