#pragma once

#include <QWidget>

#include "ui/pages/overview_facts.h"

namespace ggufscope {

class DocumentSession;

/// A family of facts as a list of label and value; a value leads to its bytes.
class FactList : public QWidget {
  Q_OBJECT

 public:
  FactList(const FactFamily& family, DocumentSession& session, QWidget* parent = nullptr);
};

}  // namespace ggufscope
