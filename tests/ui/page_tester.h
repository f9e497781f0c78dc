#pragma once

#include <gtest/gtest.h>

#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QTest>

#include "tests/ui/open_document.h"
#include "ui/pages/link_button.h"
#include "ui/pages/record_view.h"
#include "ui/session/document_session.h"

namespace ggufscope {

/// A page on the screen with a session of its own.
template <class T>
class PageTester : public ::testing::Test {
 protected:
  PageTester() {
    page.resize(1000, 700);
    page.show();
    QApplication::setActiveWindow(&page);
  }

  void open(const char* sample) { ggufscope::show(session, openSample(sample)); }
  void open(const GgufBuilder& builder) { ggufscope::show(session, openBuilt(builder)); }

  template <class Child>
  Child* child() const {
    return page.template findChild<Child*>();
  }

  /// Every text that is there to be read, one a line.
  QString shownText() const {
    QStringList lines;
    for (const auto* label : page.template findChildren<QLabel*>()) {
      if (label->isVisible()) lines += label->text();
    }
    for (const auto* link : page.template findChildren<LinkButton*>()) {
      if (link->isVisible()) lines += link->linkText();
    }
    return lines.join(QLatin1Char('\n'));
  }

  static void clickCell(RecordView* view, const QModelIndex& index) {
    view->scrollTo(index);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
  }

  static void clickHeader(RecordView* view, int column) {
    QHeaderView* header = view->header();
    const QPoint middle(header->sectionViewportPosition(column) + header->sectionSize(column) / 2,
                        header->height() / 2);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, middle);
  }

  DocumentSession session;
  T page{session};
};

}  // namespace ggufscope
