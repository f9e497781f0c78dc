#include "core/search/search.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>

#include "core/base/parallel_for.h"
#include "core/base/saturated.h"

namespace ggufscope {
namespace {

/// Fits a second-level cache: what was read is searched while it is there.
constexpr uint64_t kChunkBytes = uint64_t{512} << 10;

/// A piece of a range in which matches begin; they may end behind it, inside the range.
struct Chunk {
  ByteRange range;
  ByteRange within;
};

/// Chunk number → chunk, without a list: a range of a terabyte has two million.
class Chunks {
 public:
  explicit Chunks(const std::vector<ByteRange>& ranges) : m_ranges(ranges) {
    for (const ByteRange& range : ranges) {
      m_firsts.push_back(m_count);
      m_count += (range.end - range.begin + kChunkBytes - 1) / kChunkBytes;
    }
  }
  uint64_t count() const { return m_count; }
  Chunk at(uint64_t number) const {
    const auto above = std::upper_bound(m_firsts.begin(), m_firsts.end(), number);
    const auto index = static_cast<size_t>(above - m_firsts.begin() - 1);
    const ByteRange within = m_ranges[index];
    const uint64_t begin = within.begin + (number - m_firsts[index]) * kChunkBytes;
    return {{begin, std::min(saturatedSum(begin, kChunkBytes), within.end)}, within};
  }

 private:
  const std::vector<ByteRange>& m_ranges;
  std::vector<uint64_t> m_firsts;
  uint64_t m_count = 0;
};

struct ChunkResult {
  std::vector<ByteRange> hits;
  std::vector<ByteRange> unreadable;
};

/// Puts the results of chunks, which come in any order, into the order of the file.
class InOrder {
 public:
  InOrder(const SearchOptions& options, const std::function<void(std::span<const ByteRange>)>& onHits)
      : m_limit(options.limit), m_onHits(onHits) {}

  bool enough() const { return m_enough.load(std::memory_order_relaxed); }

  void add(uint64_t number, ChunkResult result) {
    const std::lock_guard lock(m_mutex);
    m_waiting.emplace(number, std::move(result));
    while (!m_waiting.empty() && m_waiting.begin()->first == m_next) {
      deliver(m_waiting.begin()->second);
      m_waiting.erase(m_waiting.begin());
      ++m_next;
    }
  }

  SearchOutcome take() { return std::move(m_outcome); }

 private:
  void deliver(const ChunkResult& result) {
    for (const ByteRange& range : result.unreadable) {
      auto& all = m_outcome.unreadable;
      if (!all.empty() && all.back().end >= range.begin) {
        all.back().end = std::max(all.back().end, range.end);
      } else {
        all.push_back(range);
      }
    }
    if (enough()) return;
    const uint64_t room = m_limit - m_outcome.found;
    const auto count = static_cast<size_t>(std::min<uint64_t>(room, result.hits.size()));
    if (count > 0) m_onHits(std::span(result.hits).first(count));
    m_outcome.found += count;
    if (result.hits.size() > room) {
      m_outcome.complete = false;
      m_enough.store(true, std::memory_order_relaxed);
    }
  }

  uint64_t m_limit;
  const std::function<void(std::span<const ByteRange>)>& m_onHits;
  std::mutex m_mutex;
  std::map<uint64_t, ChunkResult> m_waiting;
  uint64_t m_next = 0;
  std::atomic<bool> m_enough{false};
  SearchOutcome m_outcome;
};

class Searcher {
 public:
  Searcher(const ByteSource& source, const Matcher& matcher, uint64_t limit)
      : m_source(source), m_matcher(matcher), m_limit(limit) {}

  ChunkResult search(const Chunk& chunk, std::vector<std::byte>& buffer) const {
    ChunkResult result;
    const uint64_t before = std::min<uint64_t>(m_matcher.bytesBefore(), chunk.range.begin - chunk.within.begin);
    const uint64_t begin = chunk.range.begin - before;
    const uint64_t end = std::min(saturatedSum(chunk.range.end, m_matcher.bytesBehind()), chunk.within.end);
    if (!m_matcher.matchesZeros() && m_source.dataFrom(begin) >= end) return result;
    buffer.resize(static_cast<size_t>(end - begin));
    const auto read = m_source.read(begin, buffer);
    const uint64_t got = read ? *read : 0;
    // What behind the chunk could not be read is the next one's to tell.
    if (begin + got < chunk.range.end)
      result.unreadable.push_back({std::max(begin + got, chunk.range.begin), chunk.range.end});
    const auto from = static_cast<size_t>(before);
    const auto to = static_cast<size_t>(std::min(chunk.range.end - begin, got));
    if (from >= to) return result;
    m_matcher.find(std::span<const std::byte>(buffer).first(static_cast<size_t>(got)), from, to,
                   [&](size_t at, size_t length) {
                     result.hits.push_back({begin + at, begin + at + length});
                     return result.hits.size() <= m_limit;
                   });
    return result;
  }

 private:
  const ByteSource& m_source;
  const Matcher& m_matcher;
  uint64_t m_limit;
};

}  // namespace

Result<SearchOutcome> searchBytes(const ByteSource& source, const Matcher& matcher, const SearchOptions& options,
                                  const std::function<void(std::span<const ByteRange>)>& onHits) {
  std::vector<ByteRange> ranges = options.ranges;
  if (ranges.empty()) ranges.push_back({0, source.size()});
  for (ByteRange& range : ranges) range = {std::min(range.begin, source.size()), std::min(range.end, source.size())};
  const Chunks chunks(ranges);
  const Searcher searcher(source, matcher, options.limit);
  InOrder results(options, onHits);
  std::vector<std::vector<std::byte>> buffers(workersFor(chunks.count(), options.threads));
  std::atomic<bool> stopped{false};
  parallelFor(chunks.count(), options.threads, [&](uint64_t number, unsigned worker) {
    if (results.enough() || stopped.load(std::memory_order_relaxed)) return;
    if (options.stop.stop_requested()) return stopped.store(true, std::memory_order_relaxed);
    const Chunk chunk = chunks.at(number);
    results.add(number, searcher.search(chunk, buffers[worker]));
    if (options.progress != nullptr) {
      options.progress->done.fetch_add(chunk.range.end - chunk.range.begin, std::memory_order_relaxed);
    }
  });
  if (stopped.load(std::memory_order_relaxed)) return Error{ErrorCode::cancelled, {}, 0};
  return results.take();
}

}  // namespace ggufscope
