// The automaton of Buneman and Levy in Boost.Statechart, whose loop is a transition to its own state.
#include <boost/statechart/custom_reaction.hpp>
#include <boost/statechart/event.hpp>
#include <boost/statechart/simple_state.hpp>
#include <boost/statechart/state_machine.hpp>

#include "tests/bench/bench.hpp"

namespace statewalk::bench {
namespace {

namespace sc = boost::statechart;
using hanoi::SearchedTowers;

struct Go : sc::event<Go> {};
struct Rest;
struct Moving;

struct Chart : sc::state_machine<Chart, Rest> {
    explicit Chart(SearchedTowers& controlled) : towers(controlled) {}
    SearchedTowers& towers;
};

struct Rest : sc::simple_state<Rest, Chart> {
    using reactions = sc::custom_reaction<Go>;
    sc::result react(Go const&) {
        outermost_context().towers.move_smallest();
        return transit<Moving>();
    }
};

struct Moving : sc::simple_state<Moving, Chart> {
    using reactions = sc::custom_reaction<Go>;
    sc::result react(Go const&) {
        SearchedTowers& towers = outermost_context().towers;
        if (towers.delivered()) return transit<Rest>();
        towers.move_other();
        towers.move_smallest();
        return transit<Moving>();
    }
};

void statechart(benchmark::State& state) {
    measure(state, [](SearchedTowers& towers) {
        Chart chart(towers);
        chart.initiate();
        Go const go;
        do chart.process_event(go);
        while (chart.state_downcast<Rest const*>() == nullptr);
    });
}
BENCHMARK(statechart)->Arg(12)->Arg(20);

}  // namespace
}  // namespace statewalk::bench
