#pragma once

#include <cstdint>
#include <functional>

namespace ggufscope {

/// How many threads parallelFor() uses for `count` items: `wanted`, or one a processor where that is 0; never more than
/// there are items, at least 1.
unsigned workersFor(uint64_t count, unsigned wanted);

/// Calls body(item, worker) once for every item of [0, count), items in rising order as workers get free; `worker` is
/// below workersFor(count, threads), and no two calls of one worker overlap. Returns when all are done. The only place
/// where OpenMP is used: it keeps a team of threads for each thread that calls, so call it from one compute thread.
/// `body` must not throw.
void parallelFor(uint64_t count, unsigned threads, const std::function<void(uint64_t item, unsigned worker)>& body);

}  // namespace ggufscope
