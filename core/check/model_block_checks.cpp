#include "core/check/model_block_checks.h"

#include <algorithm>
#include <map>
#include <set>

namespace ggufscope {

namespace {

using Text = std::string_view;
using Roles = std::vector<uint32_t>;  ///< role numbers, rising

/// So many roles are named in a message; of more only how many there are.
constexpr size_t kNamedRoles = 8;

/// A block of one stage and the roles of its tensors.
struct Block {
  TextStage stage = TextStage::whole;
  uint32_t number = 0;
  TensorPosition first;
  Roles roles;
};

std::vector<Block> blocksOf(const TensorSurvey& survey) {
  std::vector<Block> blocks;
  for (const BlockTensor& tensor : survey.inBlocks) {
    const bool isNew = blocks.empty() || blocks.back().stage != tensor.stage || blocks.back().number != tensor.block;
    if (isNew) blocks.push_back({tensor.stage, tensor.block, tensor.place, {}});
    Roles& roles = blocks.back().roles;
    if (roles.empty() || roles.back() != tensor.role) roles.push_back(tensor.role);
  }
  return blocks;
}

/// Blocks from here on predict further tokens and are built differently.
uint64_t ownBlocks(const ModelView& view) {
  const auto blocks = view.number("block_count");
  if (!blocks) return UINT64_MAX;
  return *blocks - std::min(view.number("nextn_predict_layers").value_or(0), *blocks);
}

/// Of `wanted`, what `roles` does not have.
Roles lacking(const Roles& roles, const Roles& wanted) {
  Roles missing;
  std::set_difference(wanted.begin(), wanted.end(), roles.begin(), roles.end(), std::back_inserter(missing));
  return missing;
}

std::string rolesText(const TensorSurvey& survey, const Roles& roles) {
  std::string text;
  for (size_t i = 0; i < std::min(roles.size(), kNamedRoles); ++i) {
    if (i > 0) text += ", ";
    text += shownName(survey.roles[roles[i]]);
  }
  return roles.size() > kNamedRoles ? text + " …" : text;
}

/// One number for all blocks: tables that a converter may store in a block of its choice.
bool isTable(Text role) { return role.starts_with("rope_") || role == "attn_rel_b"; }

/// The roles that more than half of the blocks have.
Roles usualRoles(const std::vector<Block>& blocks, const TensorSurvey& survey) {
  std::vector<uint64_t> counts(survey.roles.size());
  for (const Block& block : blocks) {
    for (const uint32_t role : block.roles) ++counts[role];
  }
  Roles usual;
  for (uint32_t role = 0; role < counts.size(); ++role) {
    if (2 * counts[role] > blocks.size() && !isTable(survey.roles[role])) usual.push_back(role);
  }
  return usual;
}

/// What single blocks lack of what kinds of blocks, each of several blocks, have.
class OddBlocks {
 public:
  explicit OddBlocks(const std::vector<Block>& blocks) {
    std::map<Roles, uint64_t> kinds;
    for (const Block& block : blocks) ++kinds[block.roles];
    for (auto& [roles, count] : kinds) {
      if (count >= kSeveral && roles.size() <= kMostRoles) m_usual.push_back(roles);
      if (count == 1) m_single.insert(roles);
    }
    // A model of many kinds of blocks is no model of one kind with a fault.
    if (m_usual.size() > kMostKinds) m_single.clear();
  }

  Roles lackedBy(const Block& block) const {
    if (!m_single.contains(block.roles)) return {};
    for (const Roles& usual : m_usual) {
      if (std::includes(usual.begin(), usual.end(), block.roles.begin(), block.roles.end())) {
        return lacking(block.roles, usual);
      }
    }
    return {};
  }

 private:
  static constexpr uint64_t kSeveral = 3;
  static constexpr size_t kMostKinds = 4;
  /// No real block has as many; each single block is compared with all of them.
  static constexpr size_t kMostRoles = 1024;
  std::vector<Roles> m_usual;
  std::set<Roles> m_single;
};

template <class Lacked>
void reportIncomplete(const std::vector<Block>& blocks, const TensorSurvey& survey, ModelFindings& findings,
                      Lacked lacked) {
  for (const Block& block : blocks) {
    const Roles roles = lacked(block);
    if (roles.empty()) continue;
    findings.atTensor(DiagnosticId::modelBlockIncomplete, block.first, [&]() -> FindingArguments {
      return {{"i", std::to_string(block.number)}, {"roles", rolesText(survey, roles)}};
    });
  }
}

/// Those of "a|b|c" that are a role of any block.
Roles presentOf(const TensorSurvey& survey, Text alternatives) {
  Roles present;
  while (!alternatives.empty()) {
    const size_t bar = alternatives.find('|');
    const uint32_t role = survey.roleNumber(alternatives.substr(0, bar));
    if (role != UINT32_MAX) present.push_back(role);
    alternatives.remove_prefix(bar == Text::npos ? alternatives.size() : bar + 1);
  }
  return present;
}

/// What a block of an architecture of equal blocks lacks: what most blocks have, and what llama.cpp needs and any has.
Roles lackedOf(const Block& block, const Roles& usual, const std::vector<Roles>& needed) {
  Roles missing = lacking(block.roles, usual);
  for (const Roles& alternatives : needed) {
    const bool has = std::any_of(alternatives.begin(), alternatives.end(), [&](uint32_t role) {
      return std::binary_search(block.roles.begin(), block.roles.end(), role);
    });
    if (!has && !alternatives.empty()) missing.push_back(alternatives.front());
  }
  std::sort(missing.begin(), missing.end());
  missing.erase(std::unique(missing.begin(), missing.end()), missing.end());
  return missing;
}

/// The stage whose blocks block_count counts: that of the encoder where there are two.
TextStage countedStage(const std::vector<Block>& blocks) {
  return blocks.empty() ? TextStage::whole : blocks.front().stage;
}

}  // namespace

void checkBlockCount(const ModelView& view, const TensorSurvey& survey, ModelFindings& findings) {
  const auto stated = view.number("block_count");
  if (!stated || view.known() == nullptr || view.known()->is(kNoBlocks) || view.known()->is(kNotInLlamaCpp)) return;
  const std::vector<Block> blocks = blocksOf(survey);
  const TextStage stage = countedStage(blocks);
  uint64_t count = 0;
  uint64_t last = 0;
  for (const Block& block : blocks) {
    if (block.stage != stage) break;
    ++count;
    last = block.number;
  }
  const uint64_t own = ownBlocks(view);
  // Only the blocks that predict further tokens, beside a model that has the others.
  if (own < *stated && count > 0 && blocks.front().number >= own) return;
  const bool inOrder = count == 0 || last + 1 == count;
  if (inOrder && count >= own && count <= *stated) return;
  const uint64_t shown = count == *stated ? last + 1 : count;
  findings.atPair(DiagnosticId::modelBlockCount, view.pair("block_count"), [&]() -> FindingArguments {
    return {{"n", std::to_string(*stated)}, {"m", std::to_string(shown)}};
  });
}

void checkBlocks(const ModelView& view, const TensorSurvey& survey, ModelFindings& findings) {
  if (view.known() != nullptr && (view.known()->is(kMixedBlocks) || view.known()->is(kNotInLlamaCpp))) return;
  std::vector<Block> blocks = blocksOf(survey);
  const TextStage stage = countedStage(blocks);
  const uint64_t own = ownBlocks(view);
  std::erase_if(blocks, [&](const Block& block) { return block.stage != stage || block.number >= own; });
  if (view.known() != nullptr && view.known()->is(kUniformBlocks)) {
    const Roles usual = usualRoles(blocks, survey);
    std::vector<Roles> needed;
    for (const Text role : neededRoles(view.known()->roles)) needed.push_back(presentOf(survey, role));
    reportIncomplete(blocks, survey, findings, [&](const Block& block) { return lackedOf(block, usual, needed); });
  } else {
    const OddBlocks odd(blocks);
    reportIncomplete(blocks, survey, findings, [&](const Block& block) { return odd.lackedBy(block); });
  }
}

void checkNeededTensors(const ModelView& view, const TensorSurvey& survey, ModelFindings& findings) {
  const Architecture* known = view.known();
  if (known == nullptr || known->is(kNotInLlamaCpp) || known->is(kDraft)) return;
  const auto need = [&](const std::string& name) {
    findings.atPair(DiagnosticId::modelTensorMissing, view.metadata().findPair("general.architecture"),
                    [&]() -> FindingArguments {
                      return {{"name", name}, {"arch", shownName(*view.architecture())}};
                    });
  };
  const std::vector<BlockTensor>& inBlocks = survey.inBlocks;
  const uint64_t own = ownBlocks(view);
  if (!inBlocks.empty() && inBlocks.front().block >= own) return;  // only blocks that predict further tokens
  if (!view.find("token_embd.weight")) need("token_embd.weight");
  const bool decodes = known->roles != BlockRoles::unknown && !known->is(kEncoder);
  if (decodes && !view.find("output_norm.weight")) need("output_norm.weight");
  if (inBlocks.empty()) return;  // block_count has said it
  for (const Text role : neededRoles(known->roles)) {
    if (presentOf(survey, role).empty()) need("blk.0." + std::string(role.substr(0, role.find('|'))) + ".weight");
  }
}

}  // namespace ggufscope
