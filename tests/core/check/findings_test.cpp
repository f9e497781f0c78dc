// Every finding of the catalogue, raised by a file that is made here, with its exact range and both severities.
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/check/check.h"
#include "tests/core/check/finding_cases.h"
#include "tests/support/invariants.h"
#include "tests/support/test_sources.h"

namespace ggufscope {
namespace {

struct CatalogueRow {
  std::string_view id;
  char spec;
  char llamaCpp;
};

/// The severities as the catalogue of findings has them: E error, W warning, I info. An id never changes its meaning,
/// so neither does its row here.
constexpr CatalogueRow kCatalogue[] = {
    {"file.empty", 'E', 'E'},
    {"file.not_gguf", 'E', 'E'},
    {"file.digest_disagrees", 'W', 'W'},
    {"file.findings_limited", 'I', 'I'},
    {"header.truncated", 'E', 'E'},
    {"header.magic_reversed", 'E', 'E'},
    {"header.version_zero", 'E', 'E'},
    {"header.version_unknown", 'W', 'E'},
    {"header.version_1", 'I', 'E'},
    {"header.version_2", 'I', 'I'},
    {"header.big_endian", 'I', 'E'},
    {"header.width_mismatch", 'E', 'E'},
    {"header.count_exceeds_file", 'E', 'E'},
    {"kv.truncated", 'E', 'E'},
    {"kv.length_exceeds_file", 'E', 'E'},
    {"kv.value_type_unknown", 'E', 'E'},
    {"kv.element_type_unknown", 'E', 'E'},
    {"kv.nested_array", 'I', 'E'},
    {"kv.nesting_too_deep", 'W', 'W'},
    {"kv.length_over_loader_limit", 'I', 'E'},
    {"kv.key_empty", 'E', 'E'},
    {"kv.key_duplicate", 'E', 'E'},
    {"kv.key_not_utf8", 'W', 'I'},
    {"kv.key_has_nul", 'W', 'W'},
    {"kv.key_control_code", 'W', 'I'},
    {"kv.key_too_long", 'W', 'I'},
    {"kv.key_style", 'I', 'I'},
    {"kv.value_not_utf8", 'W', 'I'},
    {"kv.value_control_code", 'I', 'I'},
    {"kv.bool_not_0_or_1", 'W', 'I'},
    {"alignment.wrong_type", 'E', 'E'},
    {"alignment.zero", 'E', 'E'},
    {"alignment.not_power_of_two", 'I', 'E'},
    {"alignment.not_multiple_of_8", 'W', 'I'},
    {"alignment.layout_mismatch", 'E', 'E'},
    {"tensor_info.truncated", 'E', 'E'},
    {"tensor_info.length_exceeds_file", 'E', 'E'},
    {"tensor_info.rank_unreadable", 'E', 'E'},
    {"tensor.name_empty", 'W', 'W'},
    {"tensor.name_64_bytes", 'I', 'E'},
    {"tensor.name_too_long", 'W', 'E'},
    {"tensor.name_duplicate", 'E', 'E'},
    {"tensor.name_same_up_to_nul", 'W', 'E'},
    {"tensor.name_has_nul", 'W', 'W'},
    {"tensor.name_not_utf8", 'W', 'I'},
    {"tensor.name_control_code", 'I', 'I'},
    {"tensor.rank_zero", 'I', 'I'},
    {"tensor.rank_high", 'W', 'E'},
    {"tensor.dim_zero", 'I', 'I'},
    {"tensor.dim_negative", 'E', 'E'},
    {"tensor.type_unknown", 'E', 'E'},
    {"tensor.type_removed", 'W', 'E'},
    {"tensor.type_foreign", 'W', 'E'},
    {"tensor.type_ambiguous", 'W', 'W'},
    {"tensor.type_dialect", 'W', 'E'},
    {"tensor.type_shared_id", 'I', 'I'},
    {"tensor.row_ragged", 'E', 'E'},
    {"tensor.size_overflow", 'E', 'E'},
    {"data.start_beyond_file", 'E', 'E'},
    {"tensor.offset_misaligned", 'E', 'E'},
    {"tensor.out_of_order", 'I', 'E'},
    {"tensor.gap_before", 'I', 'E'},
    {"tensor.overlap", 'E', 'E'},
    {"tensor.data_truncated", 'E', 'E'},
    {"tensor.data_absent", 'E', 'E'},
    {"data.truncated", 'E', 'E'},
    {"data.tail_padding_missing", 'W', 'W'},
    {"data.trailing_bytes", 'W', 'I'},
    {"data.padding_nonzero", 'W', 'I'},
    {"split.key_wrong_type", 'W', 'W'},
    {"split.number_out_of_range", 'E', 'W'},
    {"split.name_unusual", 'I', 'I'},
    {"split.name_disagrees", 'W', 'W'},
    {"split.shard_missing", 'W', 'W'},
    {"split.count_disagrees", 'E', 'W'},
    {"split.tensor_count_disagrees", 'W', 'W'},
    {"model.architecture_missing", 'I', 'W'},
    {"model.architecture_unknown", 'I', 'W'},
    {"model.key_type", 'W', 'W'},
    {"model.key_missing", 'I', 'W'},
    {"model.array_length", 'W', 'W'},
    {"model.block_count", 'W', 'W'},
    {"model.block_incomplete", 'W', 'W'},
    {"model.tensor_missing", 'W', 'W'},
    {"model.shape", 'W', 'W'},
    {"model.head_count", 'W', 'W'},
    {"model.experts_missing", 'W', 'W'},
    {"model.file_type", 'I', 'I'},
    {"model.companion_missing", 'W', 'W'},
    {"tokenizer.lengths_disagree", 'W', 'W'},
    {"tokenizer.id_out_of_range", 'W', 'W'},
    {"tokenizer.merge_unknown", 'I', 'I'},
    {"tokenizer.duplicate_token", 'I', 'I'},
    {"tokenizer.vocabulary_size", 'W', 'W'},
    {"tokenizer.pre_missing", 'W', 'W'},
    {"tokenizer.template_missing", 'I', 'I'},
};

char letter(Severity severity) { return severity == Severity::error ? 'E' : severity == Severity::warning ? 'W' : 'I'; }

const CatalogueRow* catalogued(std::string_view id) {
  const auto found =
      std::find_if(std::begin(kCatalogue), std::end(kCatalogue), [id](const auto& entry) { return entry.id == id; });
  return found == std::end(kCatalogue) ? nullptr : &*found;
}

const std::vector<FindingCase>& allCases() {
  static const std::vector<FindingCase> kCases = [] {
    std::vector<FindingCase> cases;
    for (const auto make : {headerCases, pairCases, alignmentCases, tensorInfoCases, typeCases, dataCases, splitCases,
                            modelCases, tokenizerCases}) {
      for (FindingCase& testCase : make()) cases.push_back(std::move(testCase));
    }
    return cases;
  }();
  return kCases;
}

bool isOnMeaning(std::string_view id) { return id.starts_with("model.") || id.starts_with("tokenizer."); }

std::string line(std::string_view id, char spec, char llamaCpp, ByteRange range) {
  return std::string(id) + ' ' + spec + ' ' + llamaCpp + " [" + std::to_string(range.begin) + ", " +
         std::to_string(range.end) + ")";
}

std::multiset<std::string> wantedLines(const FindingCase& testCase) {
  std::multiset<std::string> lines;
  for (const WantedFinding& wanted : testCase.wanted) {
    const CatalogueRow* entry = catalogued(wanted.id);
    EXPECT_NE(entry, nullptr) << wanted.id;
    if (entry == nullptr) continue;
    lines.insert(line(wanted.id, entry->spec, wanted.llamaCpp != 0 ? wanted.llamaCpp : entry->llamaCpp, wanted.range));
  }
  return lines;
}

std::shared_ptr<const ModelFile> opened(const FindingCase& testCase) {
  std::shared_ptr<const ByteSource> source = memorySource(testCase.bytes);
  if (testCase.size > testCase.bytes.size()) {
    source = std::make_shared<const PatternSource>(testCase.size, testCase.bytes);
  }
  auto model = ModelFile::fromSource(std::move(source), testCase.fileName);
  EXPECT_TRUE(model.ok());
  return *model;
}

class Findings : public testing::TestWithParam<FindingCase> {};

TEST_P(Findings, AreExactlyThese) {
  const auto model = opened(GetParam());
  const auto findings = check(*model);
  ASSERT_TRUE(findings.ok());
  std::multiset<std::string> lines;
  for (const Diagnostic& finding : *findings) {
    if (!GetParam().onMeaning && isOnMeaning(row(finding.id).id)) continue;
    lines.insert(line(row(finding.id).id, letter(finding.spec), letter(finding.llamaCpp), finding.range));
  }
  EXPECT_EQ(lines, wantedLines(GetParam()));
  EXPECT_EQ(brokenInvariant(*model), "");
}

INSTANTIATE_TEST_SUITE_P(Of, Findings, testing::ValuesIn(allCases()), [](const auto& test) { return test.param.name; });

TEST(FindingCatalogue, HasTheSeveritiesOfItsPage) {
  for (size_t i = 0; i < diagnosticCount(); ++i) {
    const DiagnosticRow& entry = row(static_cast<DiagnosticId>(i));
    const CatalogueRow* wanted = catalogued(entry.id);
    ASSERT_NE(wanted, nullptr) << entry.id << " is new: write down its severities here";
    EXPECT_EQ(letter(entry.spec), wanted->spec) << entry.id;
    EXPECT_EQ(letter(entry.llamaCpp), wanted->llamaCpp) << entry.id;
  }
  EXPECT_EQ(diagnosticCount(), std::size(kCatalogue)) << "an id is stable for ever";
}

TEST(FindingCatalogue, EveryIdIsRaisedByAFile) {
  // What the siblings of a shard tell needs several files: tests/core/format/model_test.cpp raises these. A digest is
  // compared on demand: tests/core/analysis/provenance_test.cpp.
  std::set<std::string_view> raised = {"split.shard_missing", "split.count_disagrees", "split.tensor_count_disagrees",
                                       "file.digest_disagrees"};
  for (const FindingCase& testCase : allCases()) {
    for (const WantedFinding& wanted : testCase.wanted) raised.insert(wanted.id);
  }
  for (size_t i = 0; i < diagnosticCount(); ++i) {
    const std::string_view id = row(static_cast<DiagnosticId>(i)).id;
    EXPECT_TRUE(raised.contains(id)) << id << " has no file that raises it";
  }
}

TEST(FindingCounts, GoByTheProfile) {
  const std::vector<Diagnostic> findings = {
      makeDiagnostic(DiagnosticId::kvNestedArray, {0, 4}),   // info, error
      makeDiagnostic(DiagnosticId::kvKeyNotUtf8, {0, 4}),    // warning, info
      makeDiagnostic(DiagnosticId::tensorOverlap, {4, 8}),   // error, error
      makeDiagnostic(DiagnosticId::headerVersion2, {4, 8}),  // info, info
  };
  const FindingCounts spec = countFindings(findings, Profile::spec);
  EXPECT_EQ(spec.error, 1U);
  EXPECT_EQ(spec.warning, 1U);
  EXPECT_EQ(spec.info, 2U);
  const FindingCounts llamaCpp = countFindings(findings, Profile::llamaCpp);
  EXPECT_EQ(llamaCpp.error, 2U);
  EXPECT_EQ(llamaCpp.warning, 0U);
  EXPECT_EQ(llamaCpp.info, 2U);
}

TEST(MergedFindings, AreInOrderAndLimited) {
  std::vector<Diagnostic> header;
  std::vector<Diagnostic> more;
  for (uint64_t i = 0; i < 700; ++i)
    header.push_back(makeDiagnostic(DiagnosticId::kvValueNotUtf8, {i * 20, i * 20 + 5}));
  for (uint64_t i = 0; i < 700; ++i) {
    more.push_back(makeDiagnostic(DiagnosticId::kvValueNotUtf8, {i * 20 + 10, i * 20 + 15}));
  }
  const std::vector<Diagnostic> merged = mergeFindings(header, more);
  ASSERT_EQ(merged.size(), 1001U);
  uint64_t limited = 0;
  for (size_t i = 0; i + 1 < merged.size(); ++i) EXPECT_LE(merged[i].range.begin, merged[i + 1].range.begin);
  for (const Diagnostic& finding : merged) {
    if (finding.id != DiagnosticId::fileFindingsLimited) continue;
    ++limited;
    EXPECT_EQ(finding.message.english(), "400 more findings of kv.value_not_utf8.");
  }
  EXPECT_EQ(limited, 1U);
}

TEST(Check, SaysWhyItCouldNotFinish) {
  const FindingCase testCase{"", allCases().front().bytes, {}};
  std::stop_source stop;
  stop.request_stop();
  const auto cancelled = check(*opened(testCase), stop.get_token());
  ASSERT_FALSE(cancelled.ok());
  EXPECT_EQ(cancelled.error().code, ErrorCode::cancelled);
}

}  // namespace
}  // namespace ggufscope
