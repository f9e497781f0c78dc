#include "tests/support/samples.h"

#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "tests/cli/cli_process.h"

namespace ggufscope {

namespace {

using Rows = std::vector<std::vector<std::string>>;

/// The rows of a table beside the samples, by file, without the column of the file.
std::map<std::string, Rows> expectedRows(const std::string& table) {
  std::map<std::string, Rows> byFile;
  for (const auto& row : readTable(samplePath(table))) byFile[row[0]].emplace_back(row.begin() + 1, row.end());
  return byFile;
}

std::string number(const QJsonValue& value) { return std::to_string(value.toInteger()); }

TEST(CliSamples, EveryCommandPrintsOneJsonDocumentForEverySample) {
  for (const std::string& name : sampleNames()) {
    const std::string file = samplePath(name).string();
    for (const std::vector<std::string>& call : {std::vector<std::string>{"info", file},
                                                 {"map", file},
                                                 {"map", file, "--depth", "2"},
                                                 {"check", file},
                                                 {"check", file, "--profile", "spec"},
                                                 {"at", file, "0"}}) {
      std::vector<std::string> arguments = call;
      arguments.emplace_back("--json");
      parseJson(runCli(arguments).out);
    }
    for (const std::vector<std::string>& call :
         {std::vector<std::string>{"keys", file}, {"keys", file, "--full"}, {"tensors", file}}) {
      std::vector<std::string> arguments = call;
      arguments.emplace_back("--json");
      const CliResult result = runCli(arguments);
      if (result.code != 3) parseJson(result.out);
      EXPECT_EQ(result.code == 3, result.out.empty()) << name;
    }
  }
}

TEST(CliSamples, TextHasNoControlCodesButLineEnds) {
  for (const std::string& name : sampleNames()) {
    const std::string file = samplePath(name).string();
    for (const char* command : {"info", "keys", "tensors", "map", "check"}) {
      const std::string out = runCli({command, file}).out;
      EXPECT_TRUE(std::none_of(out.begin(), out.end(), [](char c) { return c >= 0 && c < 32 && c != '\n'; }))
          << command << " " << name;
    }
  }
}

TEST(CliSamples, MapIsTheExpectedOne) {
  const auto expected = expectedRows("expected_map.tsv");
  for (const std::string& name : sampleNames()) {
    const QJsonArray map = rowsOf(runCli({"map", samplePath(name).string(), "--json"}).out);
    Rows found;
    for (const QJsonValue& row : map) {
      found.push_back({number(row.toObject()["begin"]), number(row.toObject()["end"]), textOf(row.toObject()["kind"])});
    }
    Rows wanted;
    for (const auto& row : expected.at(name)) {
      if (row[2] != "-") wanted.push_back({row[0], row[1], row[2]});
    }
    EXPECT_EQ(found, wanted) << name;
  }
}

TEST(CliSamples, UnparsedBytesAreLabelledByTheirStage) {
  for (const auto& [name, rows] : expectedRows("expected_map.tsv")) {
    if (name.rfind("real/", 0) == 0 || rows.back()[2] != "unparsed") continue;
    const QJsonArray map = rowsOf(runCli({"map", samplePath(name).string(), "--json"}).out);
    EXPECT_EQ(textOf(map.last().toObject()["label"]), rows.back()[3]) << name;
  }
}

TEST(CliSamples, CheckFindsWhatIsExpectedInBothProfiles) {
  const auto expected = expectedRows("expected_findings.tsv");
  for (const std::string& name : sampleNames()) {
    for (const size_t column : {size_t{1}, size_t{2}}) {
      const std::string profile = column == 1 ? "spec" : "llama.cpp";
      const CliResult result = runCli({"check", samplePath(name).string(), "--json", "--profile", profile});
      Rows found;
      for (const QJsonValue& row : rowsOf(result.out)) {
        const QJsonObject finding = row.toObject();
        // The table leaves out findings on meaning.
        if (textOf(finding["id"]).rfind("model.", 0) == 0 || textOf(finding["id"]).rfind("tokenizer.", 0) == 0)
          continue;
        found.push_back(
            {textOf(finding["id"]), textOf(finding["severity"]), number(finding["begin"]), number(finding["end"])});
      }
      Rows wanted;
      bool errors = false;
      for (const auto& row : expected.at(name)) {
        if (row[0] == "-") continue;
        wanted.push_back({row[0], row[column], row[3], row[4]});
        errors |= row[column] == "error";
      }
      std::sort(found.begin(), found.end());
      std::sort(wanted.begin(), wanted.end());
      EXPECT_EQ(found, wanted) << name << " " << profile;
      EXPECT_TRUE(result.code == 3 || result.code == (errors ? 1 : 0)) << name << " " << profile;
    }
  }
}

}  // namespace

}  // namespace ggufscope
