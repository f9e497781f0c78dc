#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QPersistentModelIndex>

#include "tests/ui/open_document.h"
#include "ui/models/tensor_table_model.h"

namespace ggufscope {
namespace {

using Model = TensorTableModel;

QString cell(const Model& model, const QModelIndex& row, int column) {
  return model.data(row.siblingAtColumn(column)).toString();
}

QStringList names(const Model& model, const QModelIndex& parent = {}) {
  QStringList list;
  for (int row = 0; row < model.rowCount(parent); ++row) list += model.index(row, 0, parent).data().toString();
  return list;
}

std::shared_ptr<const ModelFile> manyTensors(int count) {
  GgufBuilder builder;
  for (int tensor = 0; tensor < count; ++tensor) {
    const std::string name = "blk." + std::to_string(tensor / 10) + ".part" + std::to_string(tensor % 10) + ".weight";
    builder.tensor(name, {32, static_cast<uint64_t>(1 + tensor % 3)}, tensor % 2 == 0 ? kQ8_0 : kF32);
  }
  return openBuilt(builder);
}

GgufBuilder fewTensors() {
  GgufBuilder builder;
  builder.tensor("token_embd.weight", {256, 8}, kQ4_K);
  builder.tensor("blk.10.attn_q.weight", {256, 4}, kQ4_K);
  builder.tensor("blk.2.attn_q.weight", {256, 2}, kQ6_K);
  builder.tensor("blk.2.attn_norm.weight", {256}, kF32);
  builder.tensor("output.weight", {256, 16}, kQ6_K);
  return builder;
}

class TensorModelTest : public ::testing::Test {
 protected:
  Model model;
  QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(TensorModelTest, EverySampleHasARowPerTensor) {
  for (const std::string& name : sampleNames()) {
    SCOPED_TRACE(name);
    const auto file = openSample(name);
    for (const auto grouping : {TensorGrouping::none, TensorGrouping::byLayer, TensorGrouping::byRole}) {
      model.setGrouping(grouping);
      model.setModel(ggufscope::Model::ofFile(file));
      for (uint64_t tensor = 0; tensor < file->document().tensors.size(); ++tensor) {
        const QModelIndex row = model.indexOfTensor(tensor);
        ASSERT_TRUE(row.isValid());
        EXPECT_EQ(model.tensorAt(row), tensor);
        EXPECT_EQ(row.parent().isValid(), grouping != TensorGrouping::none);
        for (int column = 0; column < Model::columnTotal; ++column) {
          for (const int role : {int{Qt::DisplayRole}, int{Qt::ToolTipRole}, int{Qt::FontRole}}) {
            model.data(row.siblingAtColumn(column), role);
          }
          model.copyText(row.siblingAtColumn(column));
        }
      }
    }
  }
}

TEST_F(TensorModelTest, ACutTensorOfUnknownTypeHasNoNumbers) {
  const BuiltGguf built =
      GgufBuilder().tensor({.name = "a", .dims = {16}, .type = 200, .bytes = 96}).tensor("b", {16}).buildWithPlaces();
  model.setModel(ggufscope::Model::ofFile(openBytes(built.bytes.substr(0, built.dataStart + 10))));
  EXPECT_EQ(cell(model, model.indexOfTensor(0), Model::stateColumn), QStringLiteral("cut, unknown type"));
}

TEST_F(TensorModelTest, ShowsExactNumbers) {
  model.setModel(ggufscope::Model::ofFile(openBuilt(fewTensors())));
  const QModelIndex row = model.indexOfTensor(1);
  EXPECT_EQ(cell(model, row, Model::nameColumn), QStringLiteral("blk.10.attn_q.weight"));
  EXPECT_EQ(cell(model, row, Model::typeColumn), QStringLiteral("Q4_K"));
  EXPECT_EQ(cell(model, row, Model::shapeColumn), QStringLiteral("256 × 4"));
  EXPECT_EQ(cell(model, row, Model::elementsColumn), QStringLiteral("1,024"));
  EXPECT_EQ(cell(model, row, Model::bytesColumn), QStringLiteral("576"));
  EXPECT_EQ(cell(model, row, Model::bitsColumn), QStringLiteral("4.50"));
  EXPECT_EQ(cell(model, row, Model::stateColumn), QStringLiteral("whole"));
  EXPECT_EQ(model.copyText(row.siblingAtColumn(Model::elementsColumn)), QStringLiteral("1024"));
  EXPECT_EQ(model.copyText(row.siblingAtColumn(Model::shapeColumn)), QStringLiteral("256x4"));
  const auto& document = model.model()->opened().document();
  EXPECT_EQ(cell(model, row, Model::offsetColumn).mid(2).toULongLong(nullptr, 16), document.tensorRange(1).begin);
  EXPECT_EQ(model.totals().bytes, document.tensors[0].bytes + document.tensors[1].bytes + document.tensors[2].bytes +
                                      document.tensors[3].bytes + document.tensors[4].bytes);
}

TEST_F(TensorModelTest, SortsByNumbersAndNaturalNames) {
  model.setModel(ggufscope::Model::ofFile(openBuilt(fewTensors())));
  model.sort(Model::nameColumn);
  EXPECT_EQ(names(model), (QStringList{QStringLiteral("blk.2.attn_norm.weight"), QStringLiteral("blk.2.attn_q.weight"),
                                       QStringLiteral("blk.10.attn_q.weight"), QStringLiteral("output.weight"),
                                       QStringLiteral("token_embd.weight")}));
  model.sort(Model::bytesColumn, Qt::DescendingOrder);
  EXPECT_EQ(names(model).first(), QStringLiteral("output.weight"));
  model.sort(Model::elementsColumn);
  EXPECT_EQ(names(model).first(), QStringLiteral("blk.2.attn_norm.weight"));
  model.sort(Model::bitsColumn, Qt::DescendingOrder);
  EXPECT_EQ(names(model).first(), QStringLiteral("blk.2.attn_norm.weight"));
  model.sort(-1);
  EXPECT_EQ(names(model).first(), QStringLiteral("token_embd.weight"));
}

TEST_F(TensorModelTest, SortingIsStableBothWays) {
  model.setModel(ggufscope::Model::ofFile(openBuilt(fewTensors())));
  model.sort(Model::typeColumn);
  const QStringList rising = names(model);
  EXPECT_EQ(rising, (QStringList{QStringLiteral("blk.2.attn_norm.weight"), QStringLiteral("token_embd.weight"),
                                 QStringLiteral("blk.10.attn_q.weight"), QStringLiteral("blk.2.attn_q.weight"),
                                 QStringLiteral("output.weight")}));
  model.sort(Model::typeColumn, Qt::DescendingOrder);
  EXPECT_EQ(names(model), (QStringList{rising[3], rising[4], rising[1], rising[2], rising[0]}));
}

TEST_F(TensorModelTest, SortingKeepsPersistentIndexes) {
  model.setModel(ggufscope::Model::ofFile(openBuilt(fewTensors())));
  for (const auto grouping : {TensorGrouping::none, TensorGrouping::byLayer}) {
    model.setGrouping(grouping);
    const QPersistentModelIndex tensor = model.indexOfTensor(2, Model::typeColumn);
    const QPersistentModelIndex first = model.index(0, 0);
    const QString title = first.data().toString();
    model.sort(Model::bytesColumn, Qt::DescendingOrder);
    model.sort(Model::nameColumn);
    EXPECT_EQ(model.tensorAt(tensor), 2U);
    EXPECT_EQ(tensor.column(), Model::typeColumn);
    EXPECT_EQ(first.data().toString(), title);
  }
}

TEST_F(TensorModelTest, FiltersByWordsTypesAndStates) {
  model.setModel(ggufscope::Model::ofFile(openBuilt(fewTensors())));
  model.setFilter(QStringLiteral("ATTN blk.2"));
  EXPECT_EQ(model.shownTotals().tensors, 2U);
  model.setFilter(QStringLiteral("type:q6_k"));
  EXPECT_EQ(names(model), (QStringList{QStringLiteral("blk.2.attn_q.weight"), QStringLiteral("output.weight")}));
  EXPECT_EQ(model.shownTotals().bytes,
            model.model()->opened().document().tensors[2].bytes + model.model()->opened().document().tensors[4].bytes);
  model.setFilter(QStringLiteral("type:Q attn"));
  EXPECT_EQ(model.shownTotals().tensors, 2U);
  model.setFilter(QStringLiteral("type:Q4_K,F32"));
  EXPECT_EQ(model.shownTotals().tensors, 3U);
  model.setFilter(QStringLiteral("state:whole"));
  EXPECT_EQ(model.shownTotals().tensors, 5U);
  model.setFilter(QStringLiteral("state:cut"));
  EXPECT_EQ(model.rowCount(), 0);
  model.setFilter({});
  EXPECT_EQ(model.rowCount(), 5);
}

TEST_F(TensorModelTest, AWholeTypeNameMeansThatTypeAlone) {
  GgufBuilder builder;
  builder.tensor("a", {32}, kI8).tensor("b", {32}, kI16);
  model.setModel(ggufscope::Model::ofFile(openBuilt(builder)));
  model.setFilter(QStringLiteral("type:i"));
  EXPECT_EQ(model.rowCount(), 2);
  model.setFilter(QStringLiteral("type:i8"));
  EXPECT_EQ(model.rowCount(), 1);
}

TEST_F(TensorModelTest, FindsCutAndAbsentTensors) {
  const std::string whole = fewTensors().build();
  model.setModel(ggufscope::Model::ofFile(openBytes(whole.substr(0, whole.size() - 16 * 256 * 210 / 256 - 100))));
  model.setFilter(QStringLiteral("state:cut,absent"));
  EXPECT_EQ(names(model), (QStringList{QStringLiteral("blk.2.attn_norm.weight"), QStringLiteral("output.weight")}));
  EXPECT_TRUE(cell(model, model.indexOfTensor(3), Model::stateColumn).startsWith(QStringLiteral("cut: ")));
  EXPECT_EQ(cell(model, model.indexOfTensor(4), Model::stateColumn), QStringLiteral("absent"));
}

TEST_F(TensorModelTest, GroupsByLayerWithSums) {
  model.setModel(ggufscope::Model::ofFile(openBuilt(fewTensors())));
  model.setGrouping(TensorGrouping::byLayer);
  EXPECT_EQ(names(model),
            (QStringList{QStringLiteral("Outside the layers"), QStringLiteral("Layer 2"), QStringLiteral("Layer 10")}));
  const QModelIndex layer = model.index(1, 0);
  EXPECT_EQ(model.tensorAt(layer), kNone);
  EXPECT_EQ(cell(model, layer, Model::typeColumn), QStringLiteral("2 tensors"));
  EXPECT_EQ(cell(model, layer, Model::elementsColumn), QStringLiteral("768"));
  EXPECT_EQ(cell(model, layer, Model::bytesColumn), QStringLiteral("1,444"));
  EXPECT_EQ(cell(model, layer, Model::bitsColumn), QStringLiteral("15.04"));
  EXPECT_EQ(names(model, layer),
            (QStringList{QStringLiteral("blk.2.attn_q.weight"), QStringLiteral("blk.2.attn_norm.weight")}));
  model.sort(Model::bytesColumn, Qt::DescendingOrder);
  EXPECT_EQ(names(model).last(), QStringLiteral("Layer 10"));
}

TEST_F(TensorModelTest, GroupsByRoleUnderAFilter) {
  model.setModel(ggufscope::Model::ofFile(openBuilt(fewTensors())));
  model.setGrouping(TensorGrouping::byRole);
  EXPECT_EQ(names(model), (QStringList{QStringLiteral("attn_norm"), QStringLiteral("attn_q"), QStringLiteral("output"),
                                       QStringLiteral("token_embd")}));
  model.setFilter(QStringLiteral("blk.10"));
  EXPECT_EQ(names(model), QStringList{QStringLiteral("attn_q")});
  EXPECT_EQ(names(model, model.index(0, 0)), QStringList{QStringLiteral("blk.10.attn_q.weight")});
  EXPECT_FALSE(model.indexOfTensor(0).isValid());
}

TEST_F(TensorModelTest, FileContentIsNeverMarkup) {
  GgufBuilder builder;
  builder.tensor("<b>t\x1b</b>", {1}).tensor("", {1});
  model.setModel(ggufscope::Model::ofFile(openBuilt(builder)));
  EXPECT_EQ(cell(model, model.index(0, 0), Model::nameColumn), QStringLiteral("<b>t\\x1B</b>"));
  EXPECT_FALSE(model.index(0, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("<b>t")));
  EXPECT_EQ(cell(model, model.index(1, 0), Model::nameColumn), QStringLiteral("(empty name)"));
}

TEST_F(TensorModelTest, HoldsAHundredThousandTensors) {
  model.setModel(ggufscope::Model::ofFile(manyTensors(100000)));
  EXPECT_EQ(model.rowCount(), 100000);
  model.setFilter(QStringLiteral("part7 type:F32"));
  EXPECT_EQ(model.rowCount(), 10000);
  model.sort(Model::bytesColumn, Qt::DescendingOrder);
  EXPECT_EQ(model.rowCount(), 10000);
  EXPECT_EQ(cell(model, model.index(0, 0), Model::bytesColumn), QStringLiteral("384"));
  model.setFilter({});
  EXPECT_EQ(model.rowCount(), 100000);
  model.setGrouping(TensorGrouping::byLayer);
  EXPECT_EQ(model.rowCount(), 10000);
}

TEST_F(TensorModelTest, ATypeThatTheBytesDoNotTellHasAllItsNames) {
  GgufBuilder builder;
  builder.tensor({"a", {512, 4}, 142, {}, 544}).tensor({"b", {512, 4}, 142, {}, 544}).tensor("c", {32}, kF32);
  model.setModel(ggufscope::Model::ofFile(openBuilt(builder)));
  EXPECT_EQ(cell(model, model.indexOfTensor(0), Model::typeColumn), QStringLiteral("PQ2_0 or IQ2_TN?"));
  EXPECT_EQ(cell(model, model.indexOfTensor(2), Model::typeColumn), QStringLiteral("F32"));
  for (const char* filter : {"type:PQ2_0", "type:iq2", "type:\"type 142\""}) {
    model.setFilter(QLatin1String(filter));
    EXPECT_EQ(names(model), (QStringList{QStringLiteral("a"), QStringLiteral("b")})) << filter;
  }
}

}  // namespace
}  // namespace ggufscope
