// What the benchmarks share: the sink of moves, the sum that must agree, and the memory that a run takes.
#pragma once

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <span>

#include "solvers/hanoi/buneman_levy.hpp"

namespace statewalk::bench {

/// n discs from A to C.
inline hanoi::Task task_of(benchmark::State const& state) { return {.discs = static_cast<unsigned>(state.range(0))}; }

/// Takes moves in blocks, and sums them up so that each counts, by its place in its block.
class Sink {
public:
    void take(std::span<hanoi::Move const> moves) {
        std::uint64_t sum = 0;
        std::uint32_t place = 0;
        for (hanoi::Move const& move : moves)
            sum += std::uint64_t{++place} * (16 * move.disc + 4 * move.from + move.to);
        sum_ = 31 * sum_ + sum;
    }
    std::uint64_t sum() const { return sum_; }

private:
    std::uint64_t sum_ = 0;
};

/// What a Sink has of the moves of the recursion, handed over as towers hand them over.
std::uint64_t sum_of_recursion(hanoi::Task const& task);

/// At the end of a benchmark of moves: how many there were, for the time of one.
void report_moves(benchmark::State& state);
/// The same, and an error unless `sum` is that of the recursion.
void report(benchmark::State& state, std::uint64_t sum);

/// Measures `play(towers)`, which is to make all moves of the task on SearchedTowers.
template <class Play>
void measure(benchmark::State& state, Play&& play) {
    std::uint64_t sum = 0;
    for (auto _ : state) {
        hanoi::SearchedTowers towers(task_of(state));
        Sink sink;
        towers.read_by([&](std::span<hanoi::Move const> moves) { sink.take(moves); });
        play(towers);
        sink.take(towers.moves());
        sum = sink.sum();
    }
    report(state, sum);
}

/// From here on, until they are asked for, the bytes on the heap are counted: the most that there were at once.
void count_bytes();
std::size_t most_bytes_counted();

}  // namespace statewalk::bench
