// Runs that the tests of this folder write down, worked out by hand.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "automata/core/log.hpp"

namespace statewalk::test {

struct Run {
    Fields task;
    Record start;
    std::vector<Record> steps;
    Outcome outcome;
};

inline void write(Log& log, TransitionGraph const& graph, Run const& run) {
    log.begin(graph, run.task, run.start);
    for (Record const& step : run.steps) log.add(step);
    log.end(run.outcome);
}

inline Fields hanoi_move(std::uint64_t number, std::uint64_t disc, std::string from, std::string to) {
    return {{"number", number}, {"disc", disc}, {"from", std::move(from)}, {"to", std::move(to)}};
}

inline Record step(std::uint64_t number, std::size_t before, std::size_t after, std::size_t arrow) {
    Record record;
    record.number = number;
    record.before = {before};
    record.event = "Step";
    record.fired = {arrow};
    record.after = {after};
    return record;
}

/// Buneman and Levy's automaton moves two discs from A to C: 1 A B, 2 A C, 1 B C.
inline Run two_discs() {
    using Pegs = std::vector<Numbers>;
    Run run;
    run.task = {{"discs", std::uint64_t{2}}, {"from", "A"}, {"to", "C"}};
    run.start.before = run.start.after = {0};
    run.start.field("pegs", Pegs{{2, 1}, {}, {}});

    Record first = step(1, 0, 1, 0);
    first.outputs = {0};
    first.move(hanoi_move(1, 1, "A", "B"));
    first.field("pegs", Pegs{{2}, {1}, {}});

    Record second = step(2, 1, 1, 2);
    second.inputs = {{0, false}};
    second.outputs = {1, 0};
    second.move(hanoi_move(2, 2, "A", "C"));
    second.move(hanoi_move(3, 1, "B", "C"));
    second.field("pegs", Pegs{{}, {}, {2, 1}});

    Record third = step(3, 1, 0, 1);
    third.inputs = {{0, true}};
    third.field("pegs", Pegs{{}, {}, {2, 1}});

    run.steps = {first, second, third};
    run.outcome = {Ending::finished, 3, "every disc is on peg C"};
    return run;
}

/// The graph nested(): into state 8, one step of the machine in it and one round, and out.
inline Run in_and_out() {
    auto const stepped = [](std::uint64_t number, std::size_t before, std::size_t after,
                            std::vector<std::size_t> arrows) {
        Record record = step(number, before, after, 0);
        record.fired = std::move(arrows);
        return record;
    };
    Run run;
    run.start.before = run.start.after = {0};
    Record first = stepped(1, 0, 4, {0});
    first.inputs = {{0, false}};
    first.outputs = {0};
    Record second = stepped(2, 4, 3, {2});
    second.inputs = {{0, false}};
    second.outputs = {1};
    Record third = stepped(3, 3, 3, {3});
    third.inputs = {{1, true}, {0, false}};
    third.outputs = {1};
    Record fourth = stepped(4, 3, 1, {4, 1});
    fourth.inputs = {{1, false}, {0, true}};
    run.steps = {first, second, third, fourth};
    run.outcome = {Ending::finished, 4, "no arrow leaves 10"};
    return run;
}

}  // namespace statewalk::test
