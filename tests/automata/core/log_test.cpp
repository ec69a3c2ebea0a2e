// A log held against its graph: 0 -a-> 1 -b-> 0.
#include "automata/core/log.hpp"

#include <gtest/gtest.h>

using namespace statewalk;

namespace {

TransitionGraph there_and_back() {
    TransitionGraph graph;
    graph.states.resize(2);
    graph.states[0].name = "0";
    graph.states[1].name = "1";
    graph.events = {{"a", ""}, {"b", ""}};
    graph.transitions.push_back({.source = 0, .target = 1, .event = 0, .guard = {}, .outputs = {}});
    graph.transitions.push_back({.source = 1, .target = 0, .event = 1, .guard = {}, .outputs = {}});
    return graph;
}

Record step(std::uint64_t number, std::size_t before, std::string const& event, std::vector<std::size_t> fired,
            std::size_t after) {
    Record record;
    record.number = number;
    record.before = {before};
    record.event = event;
    record.fired = std::move(fired);
    record.after = {after};
    return record;
}

class LogAgainstThereAndBack : public ::testing::Test {
protected:
    TransitionGraph graph = there_and_back();
    LogAgainstGraph against{graph, step(0, 0, "", {}, 0)};
};

}  // namespace

TEST_F(LogAgainstThereAndBack, fits_when_each_step_starts_where_the_last_one_ended) {
    EXPECT_EQ(against.misfit(step(1, 0, "a", {0}, 1)), "");
    EXPECT_EQ(against.misfit(step(2, 1, "b", {1}, 0)), "");
    EXPECT_EQ(against.misfit(step(3, 0, "b", {}, 0)), "") << "a step in which nothing fired";
}

TEST_F(LogAgainstThereAndBack, misses_a_step) {
    EXPECT_EQ(against.misfit(step(2, 0, "a", {0}, 1)), "step 2 follows step 0");
}

TEST_F(LogAgainstThereAndBack, starts_elsewhere) {
    EXPECT_EQ(against.misfit(step(1, 1, "b", {1}, 0)), "step 1 starts in 1, but the step before ended in 0");
}

TEST_F(LogAgainstThereAndBack, takes_an_arrow_from_another_state) {
    EXPECT_EQ(against.misfit(step(1, 0, "b", {1}, 0)), "step 1 takes the arrow 1 -> 0 from 0");
}

TEST_F(LogAgainstThereAndBack, takes_an_arrow_that_there_is_not) {
    EXPECT_EQ(against.misfit(step(1, 0, "a", {7}, 1)), "step 1 takes arrow 8, which the graph does not have");
}

TEST_F(LogAgainstThereAndBack, takes_an_arrow_for_another_event) {
    EXPECT_EQ(against.misfit(step(1, 0, "b", {0}, 1)), "step 1 takes the arrow 0 -> 1, which is for a, on b");
}

TEST_F(LogAgainstThereAndBack, ends_where_its_arrows_do_not_lead) {
    EXPECT_EQ(against.misfit(step(1, 0, "a", {0}, 0)), "step 1 ends in 0, but its arrows lead to 1");
    LogAgainstGraph again{graph, step(0, 0, "", {}, 0)};
    EXPECT_EQ(again.misfit(step(1, 0, "a", {}, 1)), "step 1 ends in 1, but its arrows lead to 0");
}

TEST_F(LogAgainstThereAndBack, starts_anew_where_the_machine_was_restarted) {
    EXPECT_EQ(against.misfit(step(1, 0, "a", {0}, 1)), "");
    Record anew = step(2, 0, "a", {0}, 1);
    EXPECT_EQ(against.misfit(anew), "step 2 starts in 0, but the step before ended in 1");
    anew.restarted = true;
    EXPECT_EQ(against.misfit(anew), "");
}

TEST_F(LogAgainstThereAndBack, takes_two_arrows_on_one_event) {
    graph.transitions.push_back({.source = 1, .target = 0, .event = 0, .guard = {}, .outputs = {}});
    EXPECT_EQ(LogAgainstGraph(graph, step(0, 0, "", {}, 0)).misfit(step(1, 0, "a", {0, 2}, 0)),
              "step 1 takes the arrow 1 -> 0 after another one on the same event");
    graph.transitions.back().event.reset();  // now a completion arrow, which follows in the same step
    EXPECT_EQ(LogAgainstGraph(graph, step(0, 0, "", {}, 0)).misfit(step(1, 0, "a", {0, 2}, 0)), "");
}

TEST_F(LogAgainstThereAndBack, does_not_run_the_outputs_of_its_arrow) {
    graph.outputs = {{"z1", ""}, {"z2", ""}};
    graph.transitions[0].outputs = {1, 0};
    Record record = step(1, 0, "a", {0}, 1);
    record.outputs = {0, 1};
    EXPECT_EQ(against.misfit(record), "step 1 does not run the outputs of its arrows");
}

TEST_F(LogAgainstThereAndBack, goes_against_the_answers_of_its_inputs) {
    graph.inputs = {{"x1", ""}, {"x2", ""}};
    graph.transitions[0].guard = !asks(0) || asks(1);
    Record record = step(1, 0, "a", {0}, 1);
    record.inputs = {{0, true}, {1, false}};
    EXPECT_EQ(against.misfit(record), "step 1 takes the arrow 0 -> 1 [!x1 | x2] against the answers of its inputs");
}

TEST_F(LogAgainstThereAndBack, needs_the_answers_that_its_guard_asked_for) {
    graph.inputs = {{"x1", ""}};
    graph.transitions[0].guard = asks(0);
    EXPECT_EQ(against.misfit(step(1, 0, "a", {0}, 1)),
              "step 1 takes the arrow 0 -> 1 [x1] against the answers of its inputs");
}

TEST_F(LogAgainstThereAndBack, moves_without_an_arrow) {
    Record record = step(1, 0, "b", {}, 0);
    record.move({{"number", std::uint64_t{1}}});
    EXPECT_EQ(against.misfit(record), "step 1 makes moves, but takes no arrow");
}

TEST_F(LogAgainstThereAndBack, follows_each_region) {
    Record both = step(1, 0, "a", {0}, 1);
    both.before = {1, 0};
    both.after = {1, 1};
    Record start = step(0, 0, "", {}, 0);
    start.after = {1, 0};
    EXPECT_EQ(LogAgainstGraph(graph, start).misfit(both), "");
}
