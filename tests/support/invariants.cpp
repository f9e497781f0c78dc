#include "tests/support/invariants.h"

#include <algorithm>
#include <initializer_list>
#include <random>
#include <sstream>
#include <tuple>
#include <vector>

#include "core/base/text.h"
#include "core/check/check.h"
#include "core/format/resync.h"
#include "tests/support/test_sources.h"

namespace ggufscope {
namespace {

std::string joined(std::initializer_list<std::string_view> parts) {
  std::string text;
  for (const std::string_view part : parts) text += part;
  return text;
}

std::string text(const ByteRange& range) {
  return "[" + std::to_string(range.begin) + ", " + std::to_string(range.end) + ")";
}

std::string text(const SpanRef& ref) {
  std::ostringstream out;
  out << "{type " << static_cast<int>(ref.type) << ", field " << static_cast<int>(ref.field) << ", a " << ref.a
      << ", b " << ref.b << "}";
  return out.str();
}

std::string text(const Span& span) { return text(span.ref) + " " + text(span.range); }

std::string placeText(const Span& parent, const Span& child, uint64_t index, uint64_t count) {
  std::ostringstream out;
  out << "child " << index << " of " << count << ", " << text(child) << ", of " << text(parent);
  return out.str();
}

bool isContainer(SpanType type) {
  return type == SpanType::file || type == SpanType::pairs || type == SpanType::tensorInfos || type == SpanType::data;
}

/// Walks the tree of one file with an explicit stack, at most WalkLimits::maxSpans spans of it. Where a fault is,
/// `where`, is put into words only when there is one: that was a third of the time.
class TreeWalk {
 public:
  TreeWalk(const SpanTree& tree, uint64_t size, const WalkLimits& limits)
      : m_tree(tree), m_size(size), m_limits(limits), m_random(limits.seed) {}

  std::string run() {
    const Span root = m_tree.root();
    if (root.range != ByteRange{0, m_size}) return "the root is " + text(root);
    std::vector<Span> open{root};
    for (uint64_t visited = 0; !open.empty() && visited < m_limits.maxSpans && m_fault.empty(); ++visited) {
      const Span span = open.back();
      open.pop_back();
      const uint64_t count = m_tree.childCount(span.ref);
      if (count == 0) {
        if (!span.range.empty()) checkLeaf(span);
      } else {
        visitChildren(span, count, open);
      }
    }
    if (m_fault.empty()) checkEnd();
    return m_fault;
  }

 private:
  void fault(const std::string& what) {
    if (m_fault.empty()) m_fault = what;
  }

  std::vector<uint64_t> chosenChildren(uint64_t count) {
    std::vector<uint64_t> chosen;
    if (count <= m_limits.allChildrenUpTo) {
      for (uint64_t i = 0; i < count; ++i) chosen.push_back(i);
      return chosen;
    }
    chosen = {0, 1, 63, 64, 65, count - 2, count - 1};
    for (uint64_t i = 0; i < m_limits.sampledChildren; ++i) chosen.push_back(m_random() % count);
    std::erase_if(chosen, [count](uint64_t index) { return index >= count; });
    std::sort(chosen.begin(), chosen.end());
    chosen.erase(std::unique(chosen.begin(), chosen.end()), chosen.end());
    return chosen;
  }

  void visitChildren(const Span& parent, uint64_t count, std::vector<Span>& open) {
    const std::string parentLabel = m_tree.label(parent.ref).english();
    for (const uint64_t index : chosenChildren(count)) {
      const Span child = m_tree.child(parent.ref, index);
      const auto where = [&] { return placeText(parent, child, index, count); };
      checkPlace(parent, child, index, count, where);
      checkLinks(parent, child, index, where);
      const std::string label = m_tree.label(child.ref).english();
      if (label.empty()) fault("no label: " + where());
      if (label == parentLabel) fault(joined({"label \"", label, "\" is that of its parent: ", where()}));
      if (!m_fault.empty()) return;
      open.push_back(child);
    }
  }

  template <class Where>
  void checkPlace(const Span& parent, const Span& child, uint64_t index, uint64_t count, const Where& where) {
    if (child.range.end < child.range.begin || !parent.range.contains(child.range)) fault("outside: " + where());
    if (child.range.empty()) fault("empty: " + where());
    if (index == 0 && child.range.begin != parent.range.begin) fault("a hole before: " + where());
    if (index + 1 == count) {
      if (child.range.end != parent.range.end) fault("a hole behind: " + where());
    } else if (m_tree.child(parent.ref, index + 1).range.begin != child.range.end) {
      fault("the next one does not follow: " + where());
    }
    if (!isContainer(parent.ref.type) && child.kind != parent.kind) fault("another kind: " + where());
  }

  template <class Where>
  void checkLinks(const Span& parent, const Span& child, uint64_t index, const Where& where) {
    const Span same = m_tree.at(child.ref);
    if (same.ref != child.ref || same.range != child.range || same.kind != child.kind)
      fault("at() differs: " + where());
    if (m_tree.parent(child.ref).ref != parent.ref) fault("parent() differs: " + where());
    if (m_tree.parent(child.ref).range != parent.range) fault("the parent's range differs: " + where());
    if (m_tree.indexInParent(child.ref) != index) fault("indexInParent() differs: " + where());
  }

  void checkLeaf(const Span& leaf) {
    for (const uint64_t offset : {leaf.range.begin, leaf.range.begin + leaf.range.size() / 2, leaf.range.end - 1}) {
      checkPath(leaf, offset);
    }
  }

  void checkPath(const Span& leaf, uint64_t offset) {
    const std::vector<Span> path = m_tree.path(offset);
    const auto where = [&] { return "path(" + std::to_string(offset) + ") to " + text(leaf); };
    if (path.empty() || path.front().ref != m_tree.root().ref) return fault("does not begin at the root: " + where());
    if (path.back().ref != leaf.ref || path.back().range != leaf.range) {
      return fault("ends at " + text(path.back()) + ": " + where());
    }
    for (size_t i = 0; i + 1 < path.size(); ++i) {
      if (m_tree.parent(path[i + 1].ref).ref != path[i].ref) return fault("skips a level: " + where());
      if (!path[i].range.contains(path[i + 1].range)) return fault("leaves its parent: " + where());
    }
    const std::vector<Span> same = m_tree.pathTo(leaf.ref);
    if (same.size() != path.size()) return fault("pathTo() is not as long: " + where());
    const Span object = m_tree.objectAt(offset);
    const bool inPath = std::any_of(path.begin(), path.end(), [&](const Span& span) { return span.ref == object.ref; });
    if (!inPath || !object.range.contains(offset)) fault("objectAt() is not on the way: " + where());
    if (object.kind != leaf.kind) fault("objectAt() has another kind: " + where());
    checkOwners(offset, object);
  }

  void checkOwners(uint64_t offset, const Span& object) {
    const std::vector<uint32_t> owners = m_tree.owners(offset);
    if (object.kind == SpanKind::padding && !owners.empty()) {
      fault("padding at " + std::to_string(offset) + " has an owner");
    }
  }

  /// At and behind the end of the file there is only the root.
  void checkEnd() {
    for (const uint64_t offset : {m_size, m_size + 1, UINT64_MAX}) {
      if (offset >= m_size && m_tree.path(offset).size() != 1) fault("a path behind the end of the file");
    }
  }

  const SpanTree& m_tree;
  uint64_t m_size;
  WalkLimits m_limits;
  std::mt19937_64 m_random;
  std::string m_fault;
};

std::string brokenMap(const ModelFile& model) {
  uint64_t end = 0;
  std::string fault;
  uint64_t visited = 0;
  for (uint64_t offset = 0; offset < model.size() && visited < 200000; ++visited) {
    const Span span = model.spans().objectAt(offset);
    if (span.range.begin != end) return "the map has a hole at " + std::to_string(end) + ": " + text(span);
    if (span.range.empty() || span.range.end > model.size()) return "a leaf of the map is wrong: " + text(span);
    if (span.kind == SpanKind::file) return "a leaf of the map has no kind: " + text(span);
    end = span.range.end;
    offset = end;
  }
  if (end != model.size()) return "the map ends at " + std::to_string(end);
  return {};
}

/// Every "{name}" of the template has an argument.
std::string missingArgument(const Message& message) {
  for (size_t open = message.text.find('{'); open != std::string_view::npos; open = message.text.find('{', open + 1)) {
    const size_t close = message.text.find('}', open);
    if (close == std::string_view::npos) break;
    const std::string_view name = message.text.substr(open + 1, close - open - 1);
    const bool there = std::any_of(message.arguments.begin(), message.arguments.end(),
                                   [name](const auto& argument) { return argument.first == name; });
    if (!there) return std::string(name);
  }
  return {};
}

std::string brokenFindings(const std::vector<Diagnostic>& findings, uint64_t size) {
  const auto key = [](const Diagnostic& finding) {
    return std::tuple(finding.range.begin, finding.range.end, row(finding.id).id);
  };
  for (size_t i = 0; i < findings.size(); ++i) {
    std::string name(row(findings[i].id).id);
    name += ' ';
    name += text(findings[i].range);
    if (findings[i].range.begin > findings[i].range.end || findings[i].range.end > size) return "outside: " + name;
    if (i > 0 && key(findings[i]) < key(findings[i - 1])) return "out of order: " + name;
    if (findings[i].message.text.empty()) return "no message: " + name;
    const std::string missing = missingArgument(findings[i].message);
    if (!missing.empty()) return joined({"no argument {", missing, "}: ", name});
  }
  return {};
}

std::string brokenDocument(const Document& document) {
  if (document.parsedBytes > document.fileSize) return "parsedBytes is behind the end of the file";
  if (document.dataOrder.size() != (document.complete ? document.tensors.size() : document.dataOrder.size())) {
    return "dataOrder does not name every tensor";
  }
  uint64_t end = document.infosEnd;
  for (const DataSegment& segment : document.segments) {
    if (segment.begin != end || segment.end <= segment.begin) return "the segments do not tile the data section";
    end = segment.end;
  }
  if (!document.segments.empty() && end != document.fileSize) return "the segments end before the file";
  return brokenFindings(document.diagnostics, document.fileSize);
}

/// What is guessed lies in the unparsed rest, row behind row, and has names that can be shown.
std::string brokenGuesses(const ModelFile& model) {
  const Result<Resync> found = resync(model);
  if (!found) return "not resynchronised: " + describe(found.error());
  const std::optional<Unparsed>& unparsed = model.document().unparsed;
  const ByteRange rest = unparsed ? unparsed->range : ByteRange{};
  if (!unparsed && !found->rows.empty()) return "guesses in a file that was read whole";
  if (!rest.contains(found->scanned) && !found->scanned.empty()) return "scanned outside of the rest";
  uint64_t end = rest.begin;
  for (const GuessedRow& guess : found->rows) {
    if (guess.range.begin < end || guess.range.empty() || guess.range.end > rest.end) {
      return "a guess overlaps another or the rest: " + text(guess.range);
    }
    const TextTraits traits = textTraits(guess.name);
    if (guess.name.empty() || !traits.validUtf8 || traits.hasNul || traits.hasControlCode) return "a guess has no name";
    if (guess.kind == GuessedRow::Kind::pair && !guess.range.contains(guess.value))
      return "a guessed value lies outside";
    if (guess.kind == GuessedRow::Kind::tensorInfo && guess.dims.empty()) return "a guessed tensor has no dimensions";
    end = guess.range.end;
  }
  return {};
}

}  // namespace

std::string brokenInvariant(const ModelFile& model, const WalkLimits& limits) {
  std::string fault = brokenDocument(model.document());
  if (fault.empty()) fault = brokenMap(model);
  if (fault.empty()) fault = TreeWalk(model.spans(), model.size(), limits).run();
  return fault;
}

std::string brokenInvariantOf(const std::string& bytes, const WalkLimits& limits) {
  const auto model = ModelFile::fromSource(memorySource(bytes));
  if (!model.ok()) return "not opened: " + describe(model.error());
  std::string fault = brokenInvariant(**model, limits);
  if (fault.empty()) fault = brokenGuesses(**model);
  if (!fault.empty()) return fault;
  const auto findings = check(**model);
  if (!findings.ok()) return "not checked: " + describe(findings.error());
  return brokenFindings(*findings, (*model)->size());
}

}  // namespace ggufscope
