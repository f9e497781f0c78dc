#include "ui/pages/page_registry.h"

#include <array>

#include <QCoreApplication>

#include "ui/pages/metadata_page.h"
#include "ui/pages/overview_page.h"
#include "ui/pages/tensors_page.h"

namespace ggufscope {

namespace {

template <class T>
Page* makePage(DocumentSession& session, QWidget* parent) {
  return new T(session, parent);
}

constexpr std::array kPages = {
    PageRow{"overview", QT_TRANSLATE_NOOP("pages", "Overview"), "overview", makePage<OverviewPage>},
    PageRow{"metadata", QT_TRANSLATE_NOOP("pages", "Metadata"), "metadata", makePage<MetadataPage>},
    PageRow{"tensors", QT_TRANSLATE_NOOP("pages", "Tensors"), "tensors", makePage<TensorsPage>},
};

}  // namespace

std::span<const PageRow> pageRegistry() { return kPages; }

QString pageTitle(const PageRow& row) { return QCoreApplication::translate("pages", row.title); }

}  // namespace ggufscope
