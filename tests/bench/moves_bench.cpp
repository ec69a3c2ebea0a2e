// Who makes the moves of Buneman and Levy's automaton, over the same towers, for the same sink.
#include <boost/msm/back/state_machine.hpp>

#include "automata/core/follower.hpp"
#include "automata/core/graph_of.hpp"
#include "automata/hanoi/buneman_levy.hpp"
#include "cli/check.hpp"
#include "solvers/hanoi/recursion.hpp"
#include "tests/bench/bench.hpp"
#include "tests/bench/plain_buneman_levy.hpp"

namespace statewalk::bench {
namespace {

using hanoi::BunemanLevy;
using hanoi::SearchedTowers;
using msm::back::state_machine;

void recursion(benchmark::State& state) {
    std::uint64_t sum = 0;
    for (auto _ : state) sum = sum_of_recursion(task_of(state));
    report(state, sum);
}
BENCHMARK(recursion)->Arg(12)->Arg(20);

/// By hand, as SWITCH-technology writes an automaton down.
class Switch {
public:
    explicit Switch(SearchedTowers& towers) : towers_(towers) {}

    void step() {
        switch (state_) {
            case 0:
                towers_.move_smallest();
                state_ = 1;
                break;
            case 1:
                if (towers_.delivered()) {
                    state_ = 0;
                } else {
                    towers_.move_other();
                    towers_.move_smallest();
                }
                break;
        }
    }
    [[gnu::noinline]] void called_step() { step(); }
    bool is_at_rest() const { return state_ == 0; }

private:
    SearchedTowers& towers_;
    int state_ = 0;
};

template <void (Switch::*step)()>
void by_switch(benchmark::State& state) {
    measure(state, [](SearchedTowers& towers) {
        Switch automaton(towers);
        do (automaton.*step)();
        while (!automaton.is_at_rest());
    });
}
BENCHMARK(by_switch<&Switch::step>)->Name("switch")->Arg(12)->Arg(20);
/// When the compiler does not put the step into the loop: a function of another file, say.
BENCHMARK(by_switch<&Switch::called_step>)->Name("switch_called")->Arg(12)->Arg(20);

template <class Machine>
void run(Machine& machine, SearchedTowers& towers) {
    machine.control(towers);
    machine.start();
    int const at_rest = machine.current_state()[0];
    do machine.process_event(Step{});
    while (machine.current_state()[0] != at_rest);
}

template <class FrontEnd>
void by_msm(benchmark::State& state) {
    measure(state, [](SearchedTowers& towers) {
        state_machine<FrontEnd> machine;
        run(machine, towers);
    });
}
BENCHMARK(by_msm<Plain>)->Name("msm_plain")->Arg(12)->Arg(20);
BENCHMARK(by_msm<BunemanLevy>)->Name("msm")->Arg(12)->Arg(20);

/// Followed arrow by arrow, and each counted.
void msm_counted(benchmark::State& state) {
    TransitionGraph const graph = graph_of<BunemanLevy>();
    measure(state, [&](SearchedTowers& towers) {
        Follower follower(graph);
        Observed<state_machine<BunemanLevy>, Follower> machine;
        machine.observer = &follower;
        run(machine, towers);
        if (follower.is_astray()) state.SkipWithError("the machine went astray");
    });
}
BENCHMARK(msm_counted)->Arg(12)->Arg(20);

/// Recursion and automaton side by side.
void check(benchmark::State& state) {
    cli::Entry const& entry = cli::catalogue().find("buneman-levy");
    for (auto _ : state)
        if (!cli::quick_check(entry, task_of(state), [](std::uint64_t) { return true; }))
            state.SkipWithError("they do not agree");
    report_moves(state);
}
BENCHMARK(check)->Arg(12)->Arg(20);

}  // namespace
}  // namespace statewalk::bench
