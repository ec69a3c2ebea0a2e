// How the steps, the time and the memory of each automaton of the command grow with the number of discs: a run that is
// watched step by step and written down nowhere; of an automaton that reads numbers, the reading of the last one.
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "cli/catalogue.hpp"
#include "solvers/hanoi/hanoi_word.hpp"
#include "tests/bench/bench.hpp"

namespace statewalk::bench {
namespace {

std::unique_ptr<cli::Walk> walk_of(cli::Entry const& entry, hanoi::Task const& task) {
    if (!entry.reads_numbers) return entry.walk(task, {}, {});
    std::string const last = hanoi::last_move_number(task.discs);
    return entry.walk(task, cli::Range{last, last}, {});
}

std::uint64_t steps_of(cli::Walk& walk) {
    while (walk.next()) {
    }
    return walk.outcome().ending == Ending::finished ? walk.outcome().steps : 0;
}

void growth(benchmark::State& state, cli::Entry const& entry) {
    hanoi::Task task = task_of(state);
    if (entry.pegs == 4) task = {.discs = task.discs, .pegs = {"A", "B", "C", "D"}, .to = 3};
    task.ties = entry.ties.value_or(task.ties);
    steps_of(*walk_of(entry, task));  // what is kept once for all is there before bytes are counted
    count_bytes();
    std::uint64_t const steps = steps_of(*walk_of(entry, task));
    state.counters["bytes"] = static_cast<double>(most_bytes_counted());
    state.counters["steps"] = static_cast<double>(steps);
    if (steps == 0) return state.SkipWithError("the run does not finish");
    for (auto _ : state) {
        state.PauseTiming();  // a number is read from its decimal digits
        std::unique_ptr<cli::Walk> const walk = walk_of(entry, task);
        state.ResumeTiming();
        steps_of(*walk);
    }
}

/// Numbers of discs, for an automaton whose steps double with each disc, and for another.
std::vector<std::int64_t> numbers_of_discs(cli::Entry const& entry) {
    if (entry.reads_numbers) return {64, 256, 1024, 4096, 16384};
    if (entry.fills_table) return {62, 125, 250, 500, 1000};
    if (entry.pegs == 4) return {20, 30, 40, 50, 60, 70, 80};
    return {4, 6, 8, 10, 12, 14, 16};
}

bool const registered = [] {
    for (cli::Entry const& entry : cli::catalogue())
        if (entry.pegs > 0)
            for (std::int64_t const discs : numbers_of_discs(entry))
                benchmark::RegisterBenchmark(("growth/" + entry.name).c_str(), [&entry](benchmark::State& state) {
                    growth(state, entry);
                })->Arg(discs);
    return true;
}();

}  // namespace
}  // namespace statewalk::bench
