#include "ui/models/tensor_groups.h"

#include <algorithm>
#include <map>
#include <string>

#include <QCoreApplication>

#include "core/base/text.h"
#include "core/knowledge/tensor_role.h"
#include "ui/models/natural_order.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

constexpr size_t kTitleBytes = 120;

struct GroupName {
  std::string order;  ///< sorts the groups
  QString title;
};

/// The stage in front of a title: an encoder's layer 0 is not the decoder's.
QString inStage(const QString& title, std::string_view stage) {
  return stage.empty() ? title : QStringLiteral("%1 · %2").arg(toText(escaped(stage, kTitleBytes)), title);
}

GroupName layerOf(const TensorRole& role) {
  const std::string stage(role.stage);
  if (!role.block) {
    return {stage, inStage(QCoreApplication::translate("TensorTableModel", "Outside the layers"), role.stage)};
  }
  const QString title = QCoreApplication::translate("TensorTableModel", "Layer %1").arg(*role.block);
  return {stage + '.' + naturalKey(std::to_string(*role.block)), inStage(title, role.stage)};
}

GroupName roleOf(const TensorRole& role) {
  const std::string name = role.role.empty() ? std::string() : escaped(role.role, kTitleBytes);
  const QString title =
      name.empty() ? QCoreApplication::translate("TensorTableModel", "(no role)") : toText(std::string_view(name));
  return {std::string(role.stage) + '.' + naturalKey(name), inStage(title, role.stage)};
}

}  // namespace

TensorGroups groupTensors(const TensorList& tensors, TensorGrouping grouping) {
  std::map<std::string, std::pair<uint32_t, QString>> known;  // by order: number by appearance, title
  std::vector<uint32_t> appearance(tensors.size());
  for (uint64_t tensor = 0; tensor < tensors.size(); ++tensor) {
    const TensorRole role = tensorRole(tensors.at(tensor).name());
    GroupName name = grouping == TensorGrouping::byLayer ? layerOf(role) : roleOf(role);
    const auto next = static_cast<uint32_t>(known.size());
    const auto [found, isNew] = known.try_emplace(std::move(name.order), next, std::move(name.title));
    appearance[tensor] = found->second.first;
  }
  TensorGroups groups;
  std::vector<uint32_t> position(known.size());
  for (const auto& [order, group] : known) {
    position[group.first] = static_cast<uint32_t>(groups.titles.size());
    groups.titles.push_back(group.second);
  }
  groups.groupOf.resize(appearance.size());
  std::transform(appearance.begin(), appearance.end(), groups.groupOf.begin(),
                 [&](uint32_t number) { return position[number]; });
  return groups;
}

}  // namespace ggufscope
