#include "core/base/diagnostic.h"

#include <regex>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "core/base/text.h"

namespace ggufscope {
namespace {

const DiagnosticRow& rowAt(size_t index) { return row(static_cast<DiagnosticId>(index)); }

TEST(DiagnosticCatalogue, NamesAreUniqueAndWellFormed) {
  const std::regex pattern("[a-z][a-z0-9_]*\\.[a-z0-9_]+");
  std::set<std::string_view> names;
  for (size_t i = 0; i < diagnosticCount(); ++i) {
    EXPECT_TRUE(names.insert(rowAt(i).id).second) << rowAt(i).id;
    EXPECT_TRUE(std::regex_match(std::string(rowAt(i).id), pattern)) << rowAt(i).id;
  }
}

TEST(DiagnosticCatalogue, EveryRowHasItsSentences) {
  for (size_t i = 0; i < diagnosticCount(); ++i) {
    EXPECT_TRUE(rowAt(i).message.ends_with('.')) << rowAt(i).id;
    EXPECT_TRUE(rowAt(i).advice.ends_with('.')) << rowAt(i).id;
    EXPECT_TRUE(isValidUtf8(rowAt(i).message)) << rowAt(i).id;
    EXPECT_EQ(rowAt(i).advice.find('{'), std::string_view::npos) << "advice has no arguments: " << rowAt(i).id;
  }
}

TEST(DiagnosticCatalogue, IsFoundByName) {
  for (size_t i = 0; i < diagnosticCount(); ++i) {
    DiagnosticId id{};
    ASSERT_TRUE(diagnosticByName(rowAt(i).id, id));
    EXPECT_EQ(static_cast<size_t>(id), i);
  }
  DiagnosticId id{};
  EXPECT_FALSE(diagnosticByName("no.such_finding", id));
  EXPECT_FALSE(diagnosticByName("", id));
}

TEST(Diagnostic, TakesItsSeveritiesFromTheCatalogue) {
  const Diagnostic finding = makeDiagnostic(DiagnosticId::kvNestedArray, {4, 8}, {{"key", "k"}, {"n", "2"}});
  EXPECT_EQ(finding.severity(Profile::spec), Severity::info);
  EXPECT_EQ(finding.severity(Profile::llamaCpp), Severity::error);
  EXPECT_EQ(finding.range, (ByteRange{4, 8}));
  EXPECT_EQ(finding.message.english(), "k is an array of arrays (2 in all).");
}

TEST(Diagnostic, SeveritiesHaveNames) {
  EXPECT_EQ(severityName(Severity::info), "info");
  EXPECT_EQ(severityName(Severity::warning), "warning");
  EXPECT_EQ(severityName(Severity::error), "error");
}

}  // namespace
}  // namespace ggufscope
