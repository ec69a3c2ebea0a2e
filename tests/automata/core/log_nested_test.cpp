// A log held against a graph that holds machines.
#include <gtest/gtest.h>

#include "automata/core/log.hpp"
#include "tests/automata/core/nested_graph.hpp"

using namespace statewalk;
using namespace statewalk::nested_graph;
using Paths = std::vector<std::string>;

namespace {

Configuration states(Paths const& paths) {
    Configuration all;
    for (std::string const& path : paths) all.push_back(index(path));
    return all;
}

Record step(std::uint64_t number, Paths const& before, std::vector<std::size_t> fired, Paths const& after) {
    Record record;
    record.number = number;
    record.before = states(before);
    record.event = "e";
    record.fired = std::move(fired);
    record.after = states(after);
    return record;
}

class LogOfNested : public ::testing::Test {
protected:
    /// Goes from state 1 into 2, in step 1.
    void enter() { ASSERT_EQ(against.misfit(step(1, {"1"}, {in}, {"2/a", "2/l"})), ""); }
    /// And on to b and x, in step 2.
    void go_deeper() {
        enter();
        ASSERT_EQ(against.misfit(step(2, {"2/a", "2/l"}, {a_to_b, l_to_m}, {"2/b", "2/m/x"})), "");
    }

    TransitionGraph graph = nested();
    LogAgainstGraph against{graph, step(0, {"1"}, {}, {"1"})};
};

}  // namespace

TEST_F(LogOfNested, fits_from_the_outside_to_the_innermost_state_and_out_again) {
    go_deeper();
    EXPECT_EQ(against.misfit(step(3, {"2/b", "2/m/x"}, {x_to_y}, {"2/b", "2/m/y"})), "");
}

TEST_F(LogOfNested, fits_where_an_arrow_leads_out_in_the_step_in_which_the_inner_machine_ends) {
    go_deeper();
    EXPECT_EQ(against.misfit(step(3, {"2/b", "2/m/x"}, {x_to_y, out}, {"3"})), "");
}

TEST_F(LogOfNested, does_not_begin_in_the_initial_states_of_a_machine_that_it_enters) {
    EXPECT_EQ(against.misfit(step(1, {"1"}, {in}, {"2/b", "2/l"})),
              "step 1 ends in 2/b, 2/l, but its arrows lead to 2/a, 2/l");
}

TEST_F(LogOfNested, does_not_go_on_where_it_was_inside) {
    enter();
    EXPECT_EQ(against.misfit(step(2, {"2/b", "2/l"}, {l_to_m}, {"2/b", "2/m/x"})),
              "step 2 starts in 2/b, 2/l, but the step before ended in 2/a, 2/l");
}

TEST_F(LogOfNested, takes_an_inner_arrow_from_outside) {
    EXPECT_EQ(against.misfit(step(1, {"1"}, {a_to_b}, {"1"})), "step 1 takes the arrow 2/a -> 2/b from 1");
}

TEST_F(LogOfNested, takes_an_inner_arrow_from_another_inner_state) {
    enter();
    EXPECT_EQ(against.misfit(step(2, {"2/a", "2/l"}, {x_to_y}, {"2/a", "2/l"})),
              "step 2 takes the arrow 2/m/x -> 2/m/y from 2/a, 2/l");
}

TEST_F(LogOfNested, takes_an_inner_arrow_after_the_machine_was_left) {
    go_deeper();
    EXPECT_EQ(against.misfit(step(3, {"2/b", "2/m/x"}, {out, x_to_y}, {"3"})),
              "step 3 takes the arrow 2/m/x -> 2/m/y from 3");
}

TEST_F(LogOfNested, leaves_a_machine_and_stays_inside) {
    enter();
    EXPECT_EQ(against.misfit(step(2, {"2/a", "2/l"}, {out}, {"2/a", "2/l"})),
              "step 2 ends in 2/a, 2/l, but its arrows lead to 3");
}

TEST_F(LogOfNested, takes_an_inner_and_an_outer_arrow_on_one_event) {
    graph.transitions[out].event = 0;  // now it waits
    enter();
    EXPECT_EQ(against.misfit(step(2, {"2/a", "2/l"}, {a_to_b, out}, {"3"})),
              "step 2 takes the arrow 2 -> 3 after another one on the same event");
    EXPECT_EQ(LogAgainstGraph(graph, step(1, {"2/a", "2/l"}, {}, {"2/a", "2/l"}))
                  .misfit(step(2, {"2/a", "2/l"}, {out}, {"3"})),
              "");
}

TEST_F(LogOfNested, moves_a_machine_that_has_just_been_entered) {
    enter();
    EXPECT_EQ(against.misfit(step(2, {"2/a", "2/l"}, {l_to_m, x_to_y}, {"2/a", "2/m/y"})),
              "step 2 takes the arrow 2/m/x -> 2/m/y after another one on the same event");
}

TEST_F(LogOfNested, takes_an_inner_arrow_on_an_event_for_which_it_is_not) {
    go_deeper();
    Record record = step(3, {"2/b", "2/m/x"}, {x_to_y}, {"2/b", "2/m/y"});
    record.event = "f";
    EXPECT_EQ(against.misfit(record), "step 3 takes the arrow 2/m/x -> 2/m/y, which is for e, on f");
}

TEST_F(LogOfNested, does_not_run_the_outputs_of_inner_and_outer_arrow_in_their_order) {
    graph.outputs = {{"z1", ""}, {"z2", ""}};
    graph.transitions[x_to_y].outputs = {0};
    graph.transitions[out].outputs = {1};
    go_deeper();
    Record record = step(3, {"2/b", "2/m/x"}, {x_to_y, out}, {"3"});
    record.outputs = {1, 0};
    EXPECT_EQ(against.misfit(record), "step 3 does not run the outputs of its arrows");
}

TEST_F(LogOfNested, begins_a_machine_anew_whose_state_is_left_and_entered_by_a_loop) {
    go_deeper();
    ASSERT_EQ(against.misfit(step(3, {"2/b", "2/m/x"}, {x_to_y}, {"2/b", "2/m/y"})), "");
    Record again = step(4, {"2/b", "2/m/y"}, {m_again}, {"2/b", "2/m/y"});
    again.event = "f";
    EXPECT_EQ(against.misfit(again), "step 4 ends in 2/b, 2/m/y, but its arrows lead to 2/b, 2/m/x");
}

TEST_F(LogOfNested, fits_where_outputs_of_inner_and_outer_arrow_run_in_their_order) {
    graph.outputs = {{"z1", ""}, {"z2", ""}};
    graph.transitions[x_to_y].outputs = {0};
    graph.transitions[out].outputs = {1};
    go_deeper();
    Record record = step(3, {"2/b", "2/m/x"}, {x_to_y, out}, {"3"});
    record.outputs = {0, 1};
    EXPECT_EQ(against.misfit(record), "");
}

TEST_F(LogOfNested, starts_anew_inside_where_the_machine_was_restarted) {
    LogAgainstGraph inside(graph, step(0, {}, {}, {"2/a", "2/l"}));
    EXPECT_EQ(inside.misfit(step(1, {"2/a", "2/l"}, {a_to_b}, {"2/b", "2/l"})), "");
    Record anew = step(2, {"2/a", "2/l"}, {a_to_b}, {"2/b", "2/l"});
    anew.restarted = true;
    EXPECT_EQ(inside.misfit(anew), "");
}
