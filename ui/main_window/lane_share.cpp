#include "ui/main_window/lane_share.h"

#include <algorithm>

#include "ui/main_window/document_tab.h"

namespace ggufscope {

namespace {

using Task = DocumentTab::Task;

/// nullptr where none wants it.
DocumentTab* whoseTurn(const std::vector<DocumentTab*>& tabs, Task work) {
  const auto wants = [work](const DocumentTab* tab) { return tab->wantedTask() == work; };
  if (tabs.empty() || wants(tabs.front())) return tabs.empty() ? nullptr : tabs.front();
  const auto runs = [&](const DocumentTab* tab) { return wants(tab) && tab->runningTask() == work; };
  auto found = std::find_if(tabs.begin(), tabs.end(), runs);
  if (found == tabs.end()) found = std::find_if(tabs.begin(), tabs.end(), wants);
  return found == tabs.end() ? nullptr : *found;
}

}  // namespace

void shareLane(const std::vector<DocumentTab*>& tabs) {
  DocumentTab* next = whoseTurn(tabs, Task::opening);
  if (next == nullptr) next = whoseTurn(tabs, Task::errand);
  if (next == nullptr) next = whoseTurn(tabs, Task::check);
  for (DocumentTab* tab : tabs) {
    const Task running = tab->runningTask();
    if (running != Task::none && (tab != next || running != tab->wantedTask())) tab->pause();
  }
  if (next != nullptr && next->runningTask() == Task::none) next->work();
}

}  // namespace ggufscope
