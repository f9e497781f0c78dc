#include "core/base/diagnostic_collector.h"

#include <gtest/gtest.h>

namespace ggufscope {
namespace {

TEST(DiagnosticCollector, SortsByBeginEndAndName) {
  DiagnosticCollector collector;
  collector.add(DiagnosticId::kvKeyStyle, {8, 20});
  collector.add(DiagnosticId::kvKeyStyle, {8, 12});
  collector.add(DiagnosticId::kvKeyNotUtf8, {8, 12});
  collector.add(DiagnosticId::headerVersion2, {4, 8});
  const std::vector<Diagnostic> findings = collector.take();
  ASSERT_EQ(findings.size(), 4U);
  EXPECT_EQ(findings[0].id, DiagnosticId::headerVersion2);
  EXPECT_EQ(findings[1].id, DiagnosticId::kvKeyNotUtf8) << "by the textual id, not by the enumerator";
  EXPECT_EQ(findings[2].id, DiagnosticId::kvKeyStyle);
  EXPECT_EQ(findings[3].range, (ByteRange{8, 20}));
}

TEST(DiagnosticCollector, CountsWhatIsOverTheLimit) {
  DiagnosticCollector collector;
  for (uint64_t i = 0; i < kFindingsPerId + 25; ++i) collector.add(DiagnosticId::kvKeyStyle, {i * 10, i * 10 + 4});
  collector.add(DiagnosticId::headerVersion2, {4, 8});
  EXPECT_FALSE(collector.keeps(DiagnosticId::kvKeyStyle));
  EXPECT_TRUE(collector.keeps(DiagnosticId::headerVersion2));
  const std::vector<Diagnostic> findings = collector.take();
  ASSERT_EQ(findings.size(), kFindingsPerId + 2);
  EXPECT_EQ(findings.back().id, DiagnosticId::fileFindingsLimited);
  EXPECT_EQ(findings.back().range, (ByteRange{kFindingsPerId * 10, kFindingsPerId * 10 + 4}));
  EXPECT_EQ(findings.back().message.english(), "25 more findings of kv.key_style.");
}

TEST(DiagnosticCollector, SaysInWhichShardTheFirstIsThatWasLeftOut) {
  DiagnosticCollector collector;
  for (uint64_t i = 0; i < kFindingsPerId; ++i) collector.add(DiagnosticId::modelShape, {i, i + 4});
  Diagnostic later = makeDiagnostic(DiagnosticId::modelShape, {50, 60});
  later.shard = 2;
  collector.add(later);
  collector.addUnkept(DiagnosticId::modelShape, {700, 800}, 1, 1);
  collector.addUnkept(DiagnosticId::modelShape, {40, 44}, 1, 3);
  for (const Diagnostic& finding : collector.take()) {
    if (finding.id != DiagnosticId::fileFindingsLimited) continue;
    EXPECT_EQ(finding.shard, 1U);
    EXPECT_EQ(finding.range, (ByteRange{700, 800}));
    return;
  }
  FAIL() << "nothing was left out";
}

TEST(DiagnosticCollector, IsEmptyAfterTaking) {
  DiagnosticCollector collector;
  collector.add(DiagnosticId::headerVersion2, {4, 8});
  EXPECT_EQ(collector.take().size(), 1U);
  EXPECT_TRUE(collector.take().empty());
}

}  // namespace
}  // namespace ggufscope
