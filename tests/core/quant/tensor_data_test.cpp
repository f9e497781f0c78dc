#include "core/quant/tensor_data.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/golden.h"
#include "tests/support/test_sources.h"

namespace ggufscope {
namespace {

const TensorType* typeOf(std::string_view name) { return mainlineTypeByName(name); }

/// `copies` times the golden blocks of a type, some bytes into a source; as rows of one golden file each.
struct Case {
  Case(const std::string& type, size_t copies, std::string front = "some bytes before it") {
    const Golden golden = readGolden(type);
    begin = front.size();
    std::string bytes = std::move(front);
    for (size_t i = 0; i < copies; ++i) {
      bytes.append(reinterpret_cast<const char*>(golden.blocks.data()), golden.blocks.size());
      values.insert(values.end(), golden.values.begin(), golden.values.end());
    }
    source = memorySource(bytes);
    dims = {golden.values.size(), copies};
    blockBytes = golden.blockBytes;
  }
  Result<TensorData> data(const std::string& type) const {
    return TensorData::make(source, begin, typeOf(type), std::endian::little, dims);
  }
  std::shared_ptr<const ByteSource> source;
  uint64_t begin = 0;
  std::vector<uint64_t> dims;
  std::vector<float> values;
  uint64_t blockBytes = 0;
};

TEST(TensorData, KnowsItsSize) {
  const Case file("Q6_K", 3);
  const auto data = file.data("Q6_K");
  ASSERT_TRUE(data);
  EXPECT_EQ(data->rows(), 3U);
  EXPECT_EQ(data->rowElements(), file.dims[0]);
  EXPECT_EQ(data->elements(), file.values.size());
  EXPECT_EQ(data->blocks(), file.values.size() / 256);
  EXPECT_EQ(data->bytes(), file.values.size() / 256 * 210);
}

TEST(TensorData, ReadsRowsAndBlocks) {
  const Case file("Q5_0", 3);
  const auto data = file.data("Q5_0");
  ASSERT_TRUE(data);
  std::vector<float> row(file.dims[0]);
  ASSERT_TRUE(data->readRow(2, row));
  EXPECT_EQ(firstDifference(row, std::span(file.values).subspan(2 * row.size())), -1);
  std::vector<float> blocks(3 * 32);
  ASSERT_TRUE(data->readBlocks({5, 3}, blocks));
  EXPECT_EQ(firstDifference(blocks, std::span(file.values).subspan(5 * 32, 3 * 32)), -1);
  EXPECT_EQ(data->readRow(3, row).error().code, ErrorCode::outOfRange);
  EXPECT_EQ(data->readBlocks({data->blocks(), 1}, blocks).error().code, ErrorCode::outOfRange);
  EXPECT_EQ(data->readBlocks({0, 4}, blocks).error().code, ErrorCode::outOfRange) << "room for three";
}

TEST(TensorData, HandsOutEveryElementOnceInPiecesThatDoNotDependOnTheThreads) {
  const Case file("Q4_0", 60);
  const auto data = file.data("Q4_0");
  ASSERT_TRUE(data);
  std::set<std::pair<uint64_t, size_t>> firstCut;
  for (const unsigned threads : {1U, 2U, 7U}) {
    std::vector<float> values(file.values.size());
    std::vector<std::atomic<int>> running(threads);
    std::mutex mutex;
    std::set<std::pair<uint64_t, size_t>> cut;
    Progress progress;
    DecodeOptions options;
    options.threads = threads;
    options.progress = &progress;
    const auto done = data->forEachPiece(options, [&](const DecodedPiece& piece) {
      EXPECT_LT(piece.worker, threads);
      EXPECT_EQ(running[piece.worker].fetch_add(1), 0) << "two calls of one worker at once";
      std::copy(piece.values.begin(), piece.values.end(), values.begin() + static_cast<ptrdiff_t>(piece.firstElement));
      {
        const std::lock_guard lock(mutex);
        EXPECT_TRUE(cut.emplace(piece.firstElement, piece.values.size()).second);
      }
      running[piece.worker].fetch_sub(1);
    });
    ASSERT_TRUE(done);
    EXPECT_EQ(*done, file.values.size());
    EXPECT_EQ(progress.done, data->bytes());
    EXPECT_EQ(firstDifference(values, file.values), -1) << threads;
    uint64_t end = 0;
    for (const auto& [first, count] : cut) {
      EXPECT_EQ(first, end);
      end = first + count;
    }
    EXPECT_EQ(end, file.values.size());
    if (firstCut.empty()) firstCut = cut;
    EXPECT_EQ(cut, firstCut);
  }
}

TEST(TensorData, EndsAShortReadInAnErrorThatNamesTheByte) {
  const Case file("Q8_0", 50);
  const uint64_t missing = file.begin + 34 * 12345 + 7;
  for (const auto fault : {FaultySource::Fault::shrinks, FaultySource::Fault::fails}) {
    const auto faulty = std::make_shared<FaultySource>(file.source, missing, fault);
    const auto data = TensorData::make(faulty, file.begin, typeOf("Q8_0"), std::endian::little, file.dims);
    ASSERT_TRUE(data);
    for (const unsigned threads : {1U, 7U}) {
      DecodeOptions options;
      options.threads = threads;
      const auto done = data->forEachPiece(options, [](const DecodedPiece&) {});
      ASSERT_FALSE(done);
      const bool shrinks = fault == FaultySource::Fault::shrinks;
      EXPECT_EQ(done.error().code, shrinks ? ErrorCode::shortRead : ErrorCode::readFailed);
      if (shrinks) {
        EXPECT_EQ(done.error().offset, missing);
      }
    }
    std::vector<float> out(32);
    EXPECT_TRUE(data->readBlocks({12344, 1}, out));
    EXPECT_FALSE(data->readBlocks({12345, 1}, out));
  }
}

TEST(TensorData, ADataBeginBehindEverythingIsAShortReadToo) {
  const Case file("Q8_0", 1);
  const auto data = TensorData::make(file.source, UINT64_MAX - 40, typeOf("Q8_0"), std::endian::little, file.dims);
  ASSERT_TRUE(data);
  const auto done = data->forEachPiece({}, [](const DecodedPiece&) { ADD_FAILURE() << "there is nothing to decode"; });
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().code, ErrorCode::shortRead);
}

TEST(TensorData, StopsWhenItIsTold) {
  const Case file("Q4_0", 200);
  const auto data = file.data("Q4_0");
  ASSERT_TRUE(data);
  std::stop_source stop;
  DecodeOptions options;
  options.threads = 2;
  options.stop = stop.get_token();
  std::atomic<int> pieces{0};
  const auto done = data->forEachPiece(options, [&](const DecodedPiece&) {
    if (++pieces == 3) stop.request_stop();
  });
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().code, ErrorCode::cancelled);
  EXPECT_LE(pieces, 3 + 2);
}

TEST(TensorData, RefusesRowsThatAreNoWholeNumberOfBlocks) {
  const Case file("Q4_K", 1);
  const std::vector<uint64_t> dims = {300, 2};
  const auto data = TensorData::make(file.source, 0, typeOf("Q4_K"), std::endian::little, dims);
  ASSERT_FALSE(data);
  EXPECT_EQ(data.error().code, ErrorCode::notDecodable);
  EXPECT_EQ(data.error().detail, "Values not shown: a row of 300 elements leaves 44 over after blocks of 256.");
}

TEST(TensorData, RefusesSizesBeyond64Bits) {
  const Case file("Q4_K", 1);
  const std::vector<uint64_t> dims = {uint64_t{1} << 40, uint64_t{1} << 40};
  const auto data = TensorData::make(file.source, 0, typeOf("Q4_K"), std::endian::little, dims);
  ASSERT_FALSE(data);
  EXPECT_EQ(data.error().code, ErrorCode::notDecodable);
}

TEST(TensorData, TakesScalarsAndEmptyTensors) {
  const auto source = memorySource(std::string("\0\0\x80\x3f", 4));
  std::vector<float> out(1);
  const auto scalar = TensorData::make(source, 0, typeOf("F32"), std::endian::little, {});
  ASSERT_TRUE(scalar);
  EXPECT_EQ(scalar->elements(), 1U);
  ASSERT_TRUE(scalar->readRow(0, out));
  EXPECT_EQ(out[0], 1.0f);

  for (const std::vector<uint64_t>& dims : {std::vector<uint64_t>{0, 5}, std::vector<uint64_t>{32, 0}}) {
    const auto empty = TensorData::make(source, 0, typeOf("Q4_0"), std::endian::little, dims);
    ASSERT_TRUE(empty);
    EXPECT_EQ(empty->elements(), 0U);
    const auto done = empty->forEachPiece({}, [](const DecodedPiece&) { ADD_FAILURE(); });
    ASSERT_TRUE(done);
    EXPECT_EQ(*done, 0U);
  }
}

TEST(TensorData, ReadsInBigPieces) {
  // 256 KiB at a time: smaller reads would be paid for at every call.
  const Case file("Q8_0", 200);
  std::atomic<size_t> reads{0};
  const auto watched = std::make_shared<WatchedSource>(file.source, [&](uint64_t, size_t) { ++reads; });
  const auto data = TensorData::make(watched, file.begin, typeOf("Q8_0"), std::endian::little, file.dims);
  ASSERT_TRUE(data);
  ASSERT_TRUE(data->forEachPiece({}, [](const DecodedPiece&) {}));
  EXPECT_LE(reads, data->bytes() / (200 << 10) + 1);
}

}  // namespace
}  // namespace ggufscope
