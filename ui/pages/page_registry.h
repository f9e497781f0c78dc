#pragma once

#include <span>

#include <QString>

class QWidget;

namespace ggufscope {

class DocumentSession;
class Page;

/// A page of the window. Menu entry, shortcut (Ctrl+1 … by position), tab and screenshot test follow from its row.
struct PageRow {
  const char* id;     ///< "overview"; stable, used in settings
  const char* title;  ///< context "pages", QT_TRANSLATE_NOOP
  const char* icon;   ///< name for icon() of ui/style
  Page* (*make)(DocumentSession& session, QWidget* parent);
};

std::span<const PageRow> pageRegistry();
QString pageTitle(const PageRow& row);

}  // namespace ggufscope
