// From a table to the text of its picture.
#include "automata/core/graph_of.hpp"
#include "automata/hanoi/buneman_levy.hpp"
#include "diagrams/dot.hpp"
#include "tests/bench/bench.hpp"

namespace statewalk::bench {
namespace {

/// So many times.
void graph_and_dot(benchmark::State& state) {
    for (auto _ : state)
        for (std::int64_t time = 0; time < state.range(0); ++time)
            benchmark::DoNotOptimize(dot(graph_of<hanoi::BunemanLevy>()));
    state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(graph_and_dot)->Arg(1);

}  // namespace
}  // namespace statewalk::bench
