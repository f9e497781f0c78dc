#include "core/format/model.h"

#include <fstream>

#include <gtest/gtest.h>

#include "core/check/check_model.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/temp_dir.h"

namespace ggufscope {
namespace {

namespace fs = std::filesystem;

void write(const fs::path& path, const std::string& bytes) { std::ofstream(path, std::ios::binary) << bytes; }

/// Shard `number` (from 1) of `count`, with `tensors` tensors; the first one has the metadata.
std::string shard(uint16_t number, uint16_t count, int tensors, int32_t tensorsOfSet) {
  GgufBuilder builder;
  if (number == 1) builder.kv("general.architecture", gguf::str("llama"));
  builder.kv("split.no", gguf::u16(static_cast<uint16_t>(number - 1)));
  builder.kv("split.count", gguf::u16(count));
  builder.kv("split.tensors.count", gguf::i32(tensorsOfSet));
  for (int i = 0; i < tensors; ++i) {
    builder.tensor("t" + std::to_string(number) + "." + std::to_string(i), {8});
  }
  return builder.build();
}

class SplitSet : public testing::Test {
 protected:
  fs::path name(uint64_t number, uint64_t count = 3) const {
    return folder / shardFileName(count == 3 ? "m-00001-of-00003.gguf" : "m-00001-of-00002.gguf", number);
  }
  void writeThree() const {
    write(name(1), shard(1, 3, 0, 5));  // a first shard may hold the metadata only
    write(name(2), shard(2, 3, 2, 5));
    write(name(3), shard(3, 3, 3, 5));
  }
  static std::shared_ptr<const Model> open(const fs::path& path) {
    auto model = Model::open(path);
    EXPECT_TRUE(model.ok()) << path;
    return model.ok() ? *model : nullptr;
  }
  static std::vector<Diagnostic> findings(const Model& model) { return *checkModel(model); }
  static std::vector<std::string> ids(const Model& model) {
    std::vector<std::string> ids;
    for (const Diagnostic& finding : findings(model)) {
      const std::string id(row(finding.id).id);
      // Models this small lack what real ones have.
      if (id.substr(0, 6) == "split.") ids.push_back(id + " " + std::to_string(finding.shard));
    }
    return ids;
  }
  static ByteRange rangeOf(const Model& model, DiagnosticId id) {
    for (const Diagnostic& finding : findings(model)) {
      if (finding.id == id) return finding.range;
    }
    return {};
  }
  static std::string messageOf(const Model& model, DiagnosticId id) {
    for (const Diagnostic& finding : findings(model)) {
      if (finding.id == id) return finding.message.english();
    }
    return {};
  }

  TempDir dir;
  fs::path folder = dir.path();
};

using Ids = std::vector<std::string>;

TEST_F(SplitSet, OpensFromEveryShard) {
  writeThree();
  for (uint64_t number = 1; number <= 3; ++number) {
    const auto model = open(name(number));
    ASSERT_NE(model, nullptr);
    EXPECT_TRUE(model->isSet());
    EXPECT_TRUE(model->complete());
    EXPECT_EQ(model->openedShard(), number - 1);
    EXPECT_EQ(model->mainShard(), 0U);
    EXPECT_EQ(model->tensorCount(), 5U);
    EXPECT_EQ(model->size(), fs::file_size(name(1)) + fs::file_size(name(2)) + fs::file_size(name(3)));
    EXPECT_EQ(ids(*model), Ids{}) << number;
  }
}

TEST_F(SplitSet, NumbersTheTensorsOfAllShards) {
  writeThree();
  const auto model = open(name(2));
  const std::vector<std::pair<std::string, ShardTensor>> wanted = {
      {"t2.0", {1, 0}}, {"t2.1", {1, 1}}, {"t3.0", {2, 0}}, {"t3.1", {2, 1}}, {"t3.2", {2, 2}}};
  for (uint64_t i = 0; i < wanted.size(); ++i) {
    const ShardTensor place = model->place(i);
    EXPECT_EQ(place, wanted[i].second) << i;
    EXPECT_EQ(model->numberOf(place), i);
    EXPECT_EQ(model->documentOf(i).name(place.tensor), wanted[i].first);
  }
}

TEST_F(SplitSet, ALoneLaterShardIsNotDamaged) {
  write(name(3), shard(3, 3, 3, 5));
  const auto model = open(name(3));
  EXPECT_TRUE(model->isSet());
  EXPECT_EQ(model->missing(), 2U);
  EXPECT_EQ(model->mainShard(), 2U);
  EXPECT_EQ(model->tensorCount(), 3U);
  EXPECT_EQ(model->place(0), (ShardTensor{2, 0}));
  EXPECT_EQ(model->shards()[0].error->code, ErrorCode::notFound);
  EXPECT_EQ(ids(*model), Ids{"split.shard_missing 2"});
  EXPECT_EQ(messageOf(*model, DiagnosticId::splitShardMissing), "2 of 3 shards are not beside this one: 1, 2.");
  const Document& document = model->opened().document();
  EXPECT_EQ(rangeOf(*model, DiagnosticId::splitShardMissing), document.valueRange(document.findPair("split.count")));
  for (const Diagnostic& finding : headerFindings(*model)) EXPECT_NE(finding.llamaCpp, Severity::error);
}

TEST_F(SplitSet, AFileOfThatNameThatIsNoGgufIsMissing) {
  writeThree();
  write(name(2), "<html><title>404</title>");
  const auto model = open(name(1));
  EXPECT_EQ(model->missing(), 1U);
  EXPECT_TRUE(model->shards()[1].notGguf);
  EXPECT_EQ(ids(*model), Ids{"split.shard_missing 0"});
  EXPECT_EQ(model->shards()[1].recognisedAs.english(), "a web page (HTML), “404”");
  EXPECT_EQ(messageOf(*model, DiagnosticId::splitShardMissing),
            "Shard 2 of 3 is there, but is no GGUF file: a web page (HTML), “404”.");
  fs::remove(name(2));
  fs::create_directory(name(2));
  EXPECT_EQ(messageOf(*open(name(1)), DiagnosticId::splitShardMissing), "Shard 2 of 3 is there, but cannot be read.");
  fs::remove(name(3));
  EXPECT_EQ(messageOf(*open(name(1)), DiagnosticId::splitShardMissing),
            "2 of 3 shards are missing or cannot be used: 2 (cannot be read), 3.");
}

TEST_F(SplitSet, SaysWhenShardsOfTwoSetsAreMixed) {
  writeThree();
  write(name(2), shard(2, 4, 2, 5));
  const auto model = open(name(1));
  EXPECT_EQ(messageOf(*model, DiagnosticId::splitCountDisagrees),
            "m-00002-of-00003.gguf says that it is one of 4, this shard one of 3.");
  EXPECT_EQ(ids(*model), (Ids{"split.count_disagrees 0", "split.name_disagrees 1"}));
  // The odd one out finds its name disagreeing, and has no siblings.
  const auto other = open(name(2));
  EXPECT_FALSE(other->isSet());
  EXPECT_EQ(ids(*other), Ids{"split.name_disagrees 0"});
}

TEST_F(SplitSet, ACopyOfAnotherShardUnderItsNameIsNamed) {
  writeThree();
  fs::remove(name(3));
  fs::copy_file(name(2), name(3));
  for (const size_t opened : {0U, 1U}) {
    const auto model = open(name(opened + 1));
    EXPECT_TRUE(model->complete());
    EXPECT_FALSE(model->inPlace());
    EXPECT_FALSE(model->shards()[1].misplaced);
    EXPECT_TRUE(model->shards()[2].misplaced);
    EXPECT_EQ(ids(*model), (Ids{"split.tensor_count_disagrees " + std::to_string(opened), "split.name_disagrees 2"}));
    EXPECT_EQ(messageOf(*model, DiagnosticId::splitTensorCountDisagrees),
              "The shards hold 2 different tensors, the set should have 5; in more than one shard: 2, the first is "
              "t2.0.");
    // What the model lacks is in the shard that is not there.
    for (const Diagnostic& finding : findings(*model)) {
      EXPECT_NE(finding.id, DiagnosticId::modelBlockIncomplete);
      EXPECT_NE(finding.id, DiagnosticId::modelTensorMissing);
    }
  }
}

TEST_F(SplitSet, TensorsInTwoShardsAreNamedThoughTheirNumberIsRight) {
  write(name(1), shard(1, 3, 1, 4));
  write(name(2), shard(2, 3, 2, 4));
  write(name(3), GgufBuilder()
                     .kv("split.no", gguf::u16(2))
                     .kv("split.count", gguf::u16(3))
                     .kv("split.tensors.count", gguf::i32(4))
                     .tensor("t2.1", {8})
                     .build());
  const auto model = open(name(1));
  EXPECT_TRUE(model->inPlace());
  EXPECT_EQ(messageOf(*model, DiagnosticId::splitTensorCountDisagrees),
            "The shards hold 3 different tensors, the set should have 4; in more than one shard: 1, the first is "
            "t2.1.");
}

TEST_F(SplitSet, ADamagedShardIsNotTakenForOneOfAnotherSet) {
  writeThree();
  fs::resize_file(name(2), 30);  // its keys were not read
  const auto model = open(name(1));
  EXPECT_TRUE(model->inPlace());
  EXPECT_EQ(ids(*model), Ids{});
}

TEST_F(SplitSet, CountsTheTensorsOfAWholeSetOnly) {
  writeThree();
  write(name(3), shard(3, 3, 4, 5));
  const auto model = open(name(1));
  EXPECT_EQ(ids(*model), Ids{"split.tensor_count_disagrees 0"});
  EXPECT_EQ(messageOf(*model, DiagnosticId::splitTensorCountDisagrees),
            "The shards hold 6 tensors, the set should have 5.");
  const Document& document = model->opened().document();
  EXPECT_EQ(rangeOf(*model, DiagnosticId::splitTensorCountDisagrees),
            document.valueRange(document.findPair("split.tensors.count")));
  fs::remove(name(2));
  EXPECT_EQ(ids(*open(name(1))), Ids{"split.shard_missing 0"});
}

TEST_F(SplitSet, AShardWithAnUnusualNameStandsAlone) {
  write(folder / "renamed.gguf", shard(2, 3, 2, 5));
  const auto model = open(folder / "renamed.gguf");
  EXPECT_FALSE(model->isSet());
  EXPECT_EQ(model->shards()[0].number, 2U);
  EXPECT_EQ(ids(*model), Ids{"split.name_unusual 0"});
}

TEST_F(SplitSet, StopsWhenItIsTold) {
  writeThree();
  std::stop_source stop;
  stop.request_stop();
  const auto model = Model::gather(*ModelFile::open(name(1)), stop.get_token());
  ASSERT_FALSE(model.ok());
  EXPECT_EQ(model.error().code, ErrorCode::cancelled);
}

}  // namespace
}  // namespace ggufscope
