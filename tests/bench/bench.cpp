#include "tests/bench/bench.hpp"

#include <malloc.h>

#include <algorithm>
#include <boost/version.hpp>
#include <cstdlib>
#include <new>
#include <string>

#include "solvers/hanoi/recursion.hpp"

namespace {

bool is_counting = false;
std::size_t bytes = 0;
std::size_t most_bytes = 0;

// Not inlined: g++ 12 would warn that what new gave is freed.
[[gnu::noinline]] void give_back(void* memory) {
    if (is_counting) bytes -= std::min(bytes, malloc_usable_size(memory));
    std::free(memory);
}

}  // namespace

// --- the heap, counted; single-threaded
void* operator new(std::size_t size) {
    void* const memory = std::malloc(std::max<std::size_t>(size, 1));
    if (memory == nullptr) throw std::bad_alloc();
    if (is_counting) most_bytes = std::max(most_bytes, bytes += malloc_usable_size(memory));
    return memory;
}
void operator delete(void* memory) noexcept { give_back(memory); }
void operator delete(void* memory, std::size_t) noexcept { give_back(memory); }

namespace statewalk::bench {

void count_bytes() {
    bytes = most_bytes = 0;
    is_counting = true;
}

std::size_t most_bytes_counted() {
    is_counting = false;
    return most_bytes;
}

std::uint64_t sum_of_recursion(hanoi::Task const& task) {
    hanoi::LatestMoves latest;
    Sink sink;
    latest.read_by([&](std::span<hanoi::Move const> moves) { sink.take(moves); });
    hanoi::recursive_solution(task, [&](hanoi::Move const& move) {
        latest.add(move);
        return true;
    });
    sink.take(latest.all());
    return sink.sum();
}

void report(benchmark::State& state, std::uint64_t sum) {
    if (sum != sum_of_recursion(task_of(state))) state.SkipWithError("these are not the moves of the recursion");
    report_moves(state);
}

void report_moves(benchmark::State& state) {
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(task_of(state).fewest_moves()));
}

}  // namespace statewalk::bench

int main(int argc, char** argv) {
#ifdef __clang__
    benchmark::AddCustomContext("compiler", "clang++ " __clang_version__);
#else
    benchmark::AddCustomContext("compiler", "g++ " __VERSION__);
#endif
    benchmark::AddCustomContext(
        "boost", std::to_string(BOOST_VERSION / 100000) + "." + std::to_string(BOOST_VERSION / 100 % 1000));
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
