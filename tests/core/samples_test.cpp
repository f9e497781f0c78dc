// Every sample against the three tables beside it. The same for files that are not in the repository: the environment
// variable GGUFSCOPE_REAL_SAMPLES names the folder of the tables, or "real" in it; their rows begin "real/".
#include "tests/support/samples.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

#include "core/base/text.h"
#include "core/check/check.h"
#include "core/format/model_file.h"
#include "tests/support/invariants.h"

namespace ggufscope {
namespace {

using Row = std::vector<std::string>;
using Table = std::vector<Row>;

/// The rows of a table by file, without the column of the file.
std::map<std::string, Table> byFile(const std::filesystem::path& path) {
  std::map<std::string, Table> rows;
  for (Row& row : readTable(path)) {
    Row rest(row.begin() + 1, row.end());
    rows[row.front()].push_back(std::move(rest));
  }
  return rows;
}

std::string joined(const Row& row) {
  std::string text;
  for (const std::string& cell : row) text += (text.empty() ? "" : " ") + cell;
  return text;
}

/// id, severity by `spec`, severity by `llama.cpp`, begin, end.
Table findingRows(const ModelFile& model) {
  const auto findings = check(model);
  EXPECT_TRUE(findings.ok());
  Table rows;
  for (const Diagnostic& finding : *findings) {
    rows.push_back({std::string(row(finding.id).id), std::string(severityName(finding.spec)),
                    std::string(severityName(finding.llamaCpp)), std::to_string(finding.range.begin),
                    std::to_string(finding.range.end)});
  }
  return rows;
}

/// The tables leave out findings on meaning and on weights: those have no place in the format's own rules.
bool isInTables(const std::string& id) {
  return id.rfind("model.", 0) != 0 && id.rfind("tokenizer.", 0) != 0 && id.rfind("weights.", 0) != 0;
}

void expectFindings(const ModelFile& model, const Table& expected) {
  std::multiset<std::string> want;
  for (const Row& row : expected) {
    if (row[0] != "-" && isInTables(row[0])) want.insert(joined(row));
  }
  std::multiset<std::string> got;
  for (const Row& row : findingRows(model)) {
    if (isInTables(row[0])) got.insert(joined(row));
  }
  EXPECT_EQ(got, want);
}

/// Labels are for people: where the table has the name of a key or tensor, ours has to begin with it, up to the place
/// where it was cut or a byte had to be replaced; any other label only has to be there.
void expectLabel(const std::string& kind, const std::string& got, const std::string& expected) {
  EXPECT_FALSE(got.empty());
  if (expected.empty() || (kind != "kv" && kind != "tensor_info" && kind != "tensor_data")) return;
  const size_t sure = std::min({expected.find("…"), expected.find('\\'), expected.find("\xEF\xBF\xBD")});
  EXPECT_EQ(got.substr(0, std::min(got.size(), sure)), expected.substr(0, sure));
}

void expectMap(const ModelFile& model, const Table& expected) {
  if (model.size() == 0) return;  // an empty file has no leaves, and a row of dashes in the table
  Table got;
  forEachObject(model.spans(), model.size(), [&](const Span& span) {
    got.push_back({std::to_string(span.range.begin), std::to_string(span.range.end),
                   std::string(spanKindName(span.kind)), model.spans().label(span.ref).english()});
  });
  ASSERT_EQ(got.size(), expected.size());
  for (size_t i = 0; i < got.size(); ++i) {
    SCOPED_TRACE("leaf " + std::to_string(i) + ": " + joined(expected[i]));
    EXPECT_EQ(Row(got[i].begin(), got[i].begin() + 3), Row(expected[i].begin(), expected[i].begin() + 3));
    expectLabel(expected[i][2], got[i][3], expected[i][3]);
  }
}

void expectTensors(const ModelFile& model, const Table& expected) {
  const Document& document = model.document();
  ASSERT_EQ(document.tensors.size(), expected.size());
  for (size_t i = 0; i < expected.size(); ++i) {
    const TensorInfo& tensor = document.tensors[i];
    SCOPED_TRACE(expected[i][1]);
    EXPECT_EQ(std::to_string(document.dataStart), expected[i][0]);
    EXPECT_EQ(document.name(i), expected[i][1]);
    ASSERT_NE(tensor.layout, nullptr);
    EXPECT_EQ(tensor.layout->ggmlName, expected[i][2]);
    for (size_t k = 0; k < 4; ++k) {
      const auto dims = document.dims(i);
      EXPECT_EQ(std::to_string(k < dims.size() ? dims[k] : 1), expected[i][3 + k]);
    }
    EXPECT_EQ(std::to_string(tensor.relativeOffset), expected[i][7]);
    EXPECT_EQ(std::to_string(tensor.bytes), expected[i][8]);
    EXPECT_EQ(tensor.state, 0);
    EXPECT_EQ(document.bytesPresent(i), tensor.bytes);
  }
}

std::string testName(const testing::TestParamInfo<std::string>& test) {
  std::string name = test.param;
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
}

class Sample : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    const auto model = ModelFile::open(samplePath(GetParam()));
    ASSERT_TRUE(model.ok()) << describe(model.error());
    m_model = *model;
  }

  std::shared_ptr<const ModelFile> m_model;
};

TEST_P(Sample, HasTheFindingsOfTheTable) {
  static const auto kTable = byFile(samplePath("expected_findings.tsv"));
  ASSERT_TRUE(kTable.contains(GetParam()));
  expectFindings(*m_model, kTable.at(GetParam()));
}

TEST_P(Sample, HasTheMapOfTheTable) {
  static const auto kTable = byFile(samplePath("expected_map.tsv"));
  ASSERT_TRUE(kTable.contains(GetParam()));
  expectMap(*m_model, kTable.at(GetParam()));
}

TEST_P(Sample, HasTheTensorsOfTheTable) {
  static const auto kTable = byFile(samplePath("expected_tensors.tsv"));
  if (kTable.contains(GetParam())) expectTensors(*m_model, kTable.at(GetParam()));
}

TEST_P(Sample, KeepsTheInvariants) { EXPECT_EQ(brokenInvariant(*m_model), ""); }

INSTANTIATE_TEST_SUITE_P(All, Sample, testing::ValuesIn(sampleNames()), testName);

TEST(RealSamples, HaveTheFindingsAndMapsOfTheirTables) {
  const char* folder = std::getenv("GGUFSCOPE_REAL_SAMPLES");
  if (folder == nullptr) GTEST_SKIP() << "GGUFSCOPE_REAL_SAMPLES names no folder";
  std::filesystem::path root = std::filesystem::absolute(folder);
  while (!std::filesystem::exists(root / "expected_findings.tsv") && root.has_relative_path())
    root = root.parent_path();
  size_t checked = 0;
  const auto maps = byFile(root / "expected_map.tsv");
  for (const auto& [file, findings] : byFile(root / "expected_findings.tsv")) {
    if (file.rfind("real/", 0) != 0) continue;
    SCOPED_TRACE(file);
    const auto model = ModelFile::open(root / file);
    ASSERT_TRUE(model.ok()) << describe(model.error());
    expectFindings(**model, findings);
    if (maps.contains(file)) expectMap(**model, maps.at(file));
    EXPECT_EQ(brokenInvariant(**model), "");
    ++checked;
  }
  EXPECT_GT(checked, 0U) << "no table has rows of real files";
}

}  // namespace
}  // namespace ggufscope
