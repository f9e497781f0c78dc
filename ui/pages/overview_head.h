#pragma once

#include <QWidget>

#include "core/analysis/identity.h"
#include "core/format/model.h"

namespace ggufscope {

class DocumentSession;
class LinkButton;

/// The top of the overview: what the file is called and what it is, and its four figures.
class OverviewHead : public QWidget {
  Q_OBJECT

 public:
  OverviewHead(const Model& model, const Identity& identity, DocumentSession& session, QWidget* parent = nullptr);

 signals:
  void pageRequested(const QString& id);

 private:
  QWidget* makeChips(const Model& model, const Identity& identity);
  QWidget* makeFigures(const Model& model, const Identity& identity);
  QWidget* makeFigure(const QString& value, const QString& caption, const QString& exact, const QString& page);

  void showStoredName();

  DocumentSession& m_session;
  LinkButton* m_title = nullptr;
};

}  // namespace ggufscope
