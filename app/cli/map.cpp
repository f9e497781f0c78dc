#include <algorithm>
#include <charconv>
#include <optional>

#include "app/cli/command.h"
#include "app/cli/display.h"
#include "app/cli/json_writer.h"
#include "core/base/text.h"

namespace ggufscope {

namespace {

/// The label of a row. Of unparsed bytes it is the stage in which reading stopped, under the name that scripts know.
std::string labelOf(const ModelFile& model, SpanRef ref) {
  if (ref.type != SpanType::unparsed) return model.spans().label(ref).english();
  switch (model.document().unparsed->in) {
    case Unparsed::In::file:
      return "file";
    case Unparsed::In::header:
      return "header";
    case Unparsed::In::kv:
      return "kv";
    case Unparsed::In::tensorInfo:
      return "tensor_info";
  }
  return {};
}

/// One row of the map.
struct Row {
  Span span;
  std::string label;
  std::vector<uint32_t> owners;  ///< tensors that own bytes of it; the first one gives it its label
};

/// Who owns the bytes of a leaf of tensor data, first the tensor that it is named after. Leaves come in the order of
/// the file, so one walk along the data order is enough.
class OwnerFinder {
 public:
  explicit OwnerFinder(const Document& document)
      : m_document(document), m_stepsLeft(kFreeSteps + kStepsPerTensor * document.dataOrder.size()) {}

  std::vector<uint32_t> ownersOf(uint32_t first, const ByteRange& bytes) {
    const std::vector<uint32_t>& order = m_document.dataOrder;
    while (m_position < order.size() && order[m_position] != first) ++m_position;
    std::vector<uint32_t> owners{first};
    // Earlier tensors end at or before the leaf: the first in data order owns shared bytes. Later ones begin ever
    // further behind.
    for (size_t i = m_position + 1; i < order.size() && m_document.dataBegin(order[i]) < bytes.end; ++i) {
      if (m_stepsLeft == 0) {
        if (!m_gaveUpAt) m_gaveUpAt = bytes.begin;
        break;
      }
      --m_stepsLeft;
      const ByteRange range = m_document.tensorRange(order[i]);
      if (!range.empty() && range.overlaps(bytes)) owners.push_back(order[i]);
    }
    return owners;
  }

  /// The first leaf that has more owners than were named.
  std::optional<uint64_t> gaveUpAt() const { return m_gaveUpAt; }

 private:
  /// Half of n tensors may lie over all bytes of the other half, in n / 2 leaves: a hostile file would have n² / 4
  /// names printed. No other one comes near this.
  static constexpr uint64_t kFreeSteps = 1000000;
  static constexpr uint64_t kStepsPerTensor = 16;

  const Document& m_document;
  size_t m_position = 0;
  uint64_t m_stepsLeft;
  std::optional<uint64_t> m_gaveUpAt;
};

/// Receives the rows as they come.
class MapPrinter {
 public:
  virtual ~MapPrinter() = default;
  virtual void row(const Row& row) = 0;
};

class JsonMap final : public MapPrinter {
 public:
  JsonMap(Output& out, const Document& document) : m_json(out), m_document(document) { m_json.beginArray(); }
  ~JsonMap() override { m_json.endArray(); }

  void row(const Row& row) override {
    m_json.beginObject();
    m_json.member("begin", row.span.range.begin);
    m_json.member("end", row.span.range.end);
    m_json.member("kind", spanKindName(row.span.kind));
    m_json.member("label", row.label);
    if (!row.owners.empty()) {
      m_json.key("owners");
      m_json.beginArray();
      for (const uint32_t tensor : row.owners) m_json.text(m_document.name(tensor));
      m_json.endArray();
    }
    m_json.endObject();
  }

 private:
  JsonWriter m_json;
  const Document& m_document;
};

class TextMap final : public MapPrinter {
 public:
  TextMap(Output& out, const Document& document) : m_out(out), m_document(document), m_table(layoutOf(document)) {
    m_out.write(m_table.titles());
  }

  void row(const Row& row) override {
    std::string label = row.label;
    if (row.owners.size() > 1) {
      label += "  (shared with ";
      for (size_t i = 1; i < row.owners.size(); ++i) {
        label += (i > 1 ? ", " : "") + escaped(m_document.name(row.owners[i]), 200);
      }
      label += ")";
    }
    const ByteRange& range = row.span.range;
    m_out.write(m_table.line({numberText(range.begin), numberText(range.end), groupedText(range.size()),
                              std::string(spanKindName(row.span.kind)), label}));
  }

 private:
  static TableLayout layoutOf(const Document& document) {
    using Align = TableLayout::Align;
    const size_t width = numberText(document.fileSize).size();
    return TableLayout({{"begin", width, Align::right},
                        {"end", width, Align::right},
                        {"size", groupedText(document.fileSize).size(), Align::right},
                        {"kind", 11},
                        {"label", 0}});
  }

  Output& m_out;
  const Document& m_document;
  TableLayout m_table;
};

/// Walks the tree to a depth and hands out the leaves.
class MapWalk {
 public:
  MapWalk(Invocation& call, const ModelFile& model, uint64_t depth, MapPrinter& printer)
      : m_call(call), m_model(model), m_depth(depth), m_printer(printer), m_owners(model.document()) {}

  void run() {
    const WorkScope work(m_call.monitor, "Printing the map");
    m_call.monitor.progress().total = m_model.size();
    for (uint64_t offset = 0; offset < m_model.size() && m_call.goesOn();) {
      const Span object = m_model.spans().objectAt(offset);
      below(object);
      offset = object.range.end;
      m_call.monitor.progress().done = offset;
    }
    if (const auto byte = m_owners.gaveUpAt()) {
      note(m_call, "too many tensors share bytes; from byte " + numberText(*byte) + " on not all of them are named");
    }
  }

 private:
  struct Level {
    SpanRef ref;
    uint64_t child;
    uint64_t children;
    uint64_t depth;
    std::string label;  ///< of the path from the object down
  };

  /// The blocks of a tensor count as one level deeper than other fields, like the elements of an array: `--depth 2` of
  /// a 100 GB file would else be 10^9 rows.
  static uint64_t childDepth(const Span& span, uint64_t depth) {
    return span.ref.type == SpanType::segment && span.kind == SpanKind::tensorData ? depth + 2 : depth + 1;
  }

  /// Prints `object`, or what it consists of. With a stack of its own: nesting comes from the file.
  void below(const Span& object) {
    std::vector<Level> levels;
    enter(levels, object, 1, labelOf(m_model, object.ref));
    while (!levels.empty() && m_call.goesOn()) {
      Level& level = levels.back();
      if (level.child == level.children) {
        levels.pop_back();
        continue;
      }
      const Span span = m_model.spans().child(level.ref, level.child++);
      const uint64_t depth = level.depth;
      enter(levels, span, depth, level.label + " › " + labelOf(m_model, span.ref));
    }
  }

  void enter(std::vector<Level>& levels, const Span& span, uint64_t depth, std::string label) {
    if (span.range.empty()) return;
    const uint64_t children = m_model.spans().childCount(span.ref);
    const uint64_t below = childDepth(span, depth);
    if (children > 0 && below <= m_depth) {
      levels.push_back({span.ref, 0, children, below, std::move(label)});
    } else {
      print(span, std::move(label));
    }
  }

  void print(const Span& span, std::string label) {
    Row row{span, std::move(label), {}};
    if (span.kind == SpanKind::tensorData) {
      row.owners = m_owners.ownersOf(static_cast<uint32_t>(m_model.spans().tensorOf(span.ref)), span.range);
    }
    m_printer.row(row);
  }

  Invocation& m_call;
  const ModelFile& m_model;
  uint64_t m_depth;
  MapPrinter& m_printer;
  OwnerFinder m_owners;
};

bool parseDepth(const Invocation& call, uint64_t& depth) {
  if (!call.has("depth")) return true;
  const std::string& text = call.options.at("depth");
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), depth);
  return error == std::errc() && end == text.data() + text.size() && depth >= 1;
}

}  // namespace

int runMap(Invocation& call) {
  uint64_t depth = 1;
  if (!parseDepth(call, depth)) {
    return reportUsage(call, "--depth wants a number from 1 up, not '" + escaped(call.options.at("depth")) + "'");
  }
  const auto model = openFile(call);
  if (model == nullptr) return failureCode(call);
  std::unique_ptr<MapPrinter> printer;
  if (call.json()) {
    printer = std::make_unique<JsonMap>(call.out, model->document());
  } else {
    printer = std::make_unique<TextMap>(call.out, model->document());
  }
  MapWalk(call, *model, depth, *printer).run();
  printer.reset();
  if (model->document().isGguf) return kDone;
  noteDamage(call, model->document());
  return kUnreadable;
}

}  // namespace ggufscope
