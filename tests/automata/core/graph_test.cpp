// Guards as values, and what can be said of a graph that was built by hand.
#include "automata/core/graph.hpp"

#include <gtest/gtest.h>

using namespace statewalk;

namespace {

Guard const x1 = asks(0);
Guard const x2 = asks(1);

TransitionGraph two_inputs() {
    TransitionGraph graph;
    graph.inputs = {{"x1", ""}, {"x2", ""}};
    return graph;
}

/// States 0 and 1; some guarded loops on state 0.
TransitionGraph with_guards(std::vector<Guard> const& guards) {
    TransitionGraph graph = two_inputs();
    graph.states.resize(2);
    graph.states[0].initial = true;
    graph.events = {{"e", ""}};
    for (Guard const& guard : guards)
        graph.transitions.push_back({.source = 0, .target = 1, .event = 0, .guard = guard, .outputs = {}});
    return graph;
}

}  // namespace

TEST(Guard, reads_as_it_was_written) {
    TransitionGraph const graph = two_inputs();
    EXPECT_EQ(guard_text(graph, Guard{}), "");
    EXPECT_EQ(guard_text(graph, x1), "x1");
    EXPECT_EQ(guard_text(graph, !x1 && x2), "!x1 & x2");
    EXPECT_EQ(guard_text(graph, x1 || x2), "x1 | x2");
}

TEST(Guard, is_negated_by_de_morgan) {
    EXPECT_EQ(!(x1 && x2), !x1 || !x2);
    EXPECT_EQ(!(x1 || x2), !x1 && !x2);
    EXPECT_EQ(!!x1, x1);
}

TEST(Guard, multiplies_out) {
    // (x1 | x2) & !x1  =  x1 & !x1 | x2 & !x1
    EXPECT_EQ(guard_text(two_inputs(), (x1 || x2) && !x1), "x1 & !x1 | x2 & !x1");
}

TEST(Guard, that_always_holds_never_holds_when_negated) {
    EXPECT_TRUE(Guard{}.always());
    EXPECT_FALSE(x1.always());
    EXPECT_TRUE((!Guard{}).any_of.empty());
}

TEST(Overlaps, are_none_between_a_guard_and_its_else) {
    EXPECT_TRUE(overlaps(with_guards({x1, !x1})).empty());
    EXPECT_TRUE(overlaps(with_guards({x1, !x1 && x2, !x1 && !x2})).empty());
    EXPECT_TRUE(overlaps(with_guards({x1 && x2, !(x1 && x2)})).empty());
}

TEST(Overlaps, are_found_where_a_guard_is_missing) {
    auto const found = overlaps(with_guards({Guard{}, !x1}));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].first, 0U);
    EXPECT_EQ(found[0].second, 1U);
}

TEST(Overlaps, are_found_between_guards_that_ask_different_inputs) {
    EXPECT_EQ(overlaps(with_guards({x1, x2})).size(), 1U);
}

TEST(Overlaps, need_the_same_state_and_the_same_event) {
    TransitionGraph graph = with_guards({Guard{}, Guard{}});
    graph.transitions[1].source = 1;
    EXPECT_TRUE(overlaps(graph).empty());
    graph.transitions[1].source = 0;
    graph.transitions[1].event = std::nullopt;
    EXPECT_TRUE(overlaps(graph).empty());
}

TEST(Complete, finds_the_states_that_no_arrow_leaves) {
    TransitionGraph graph = with_guards({x1});
    complete(graph);
    EXPECT_FALSE(graph.states[0].final);
    EXPECT_TRUE(graph.states[1].final);
    graph.transitions.push_back({.source = 1, .target = 1, .event = 0, .guard = {}, .outputs = {}, .internal = true});
    complete(graph);
    EXPECT_FALSE(graph.states[1].final) << "where something can still happen, the machine has not finished";
}

TEST(Complete, finds_the_region_of_each_state) {
    TransitionGraph graph;
    graph.states.resize(5);  // 0 -> 2, 1 -> 3 -> 4
    graph.states[0].initial = graph.states[1].initial = true;
    for (auto const& [source, target] : {std::pair{3, 4}, std::pair{0, 2}, std::pair{1, 3}}) {
        graph.transitions.emplace_back();
        graph.transitions.back().source = static_cast<std::size_t>(source);
        graph.transitions.back().target = static_cast<std::size_t>(target);
    }
    complete(graph);
    std::vector<std::size_t> regions;
    for (auto const& state : graph.states) regions.push_back(state.region);
    EXPECT_EQ(regions, (std::vector<std::size_t>{0, 1, 0, 1, 1}));
}

TEST(Arrow, reads_from_state_to_state_with_guard_and_actions) {
    TransitionGraph graph = with_guards({!x1});
    graph.states[0].name = "0";
    graph.states[1].name = "1";
    graph.outputs = {{"z1", ""}, {"z2", ""}};
    graph.transitions[0].outputs = {1, 0};
    EXPECT_EQ(arrow_text(graph, 0), "0 -> 1 [!x1] / z2; z1");
}
