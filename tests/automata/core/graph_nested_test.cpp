// What can be said of a graph that holds machines, built by hand: where a machine can be, and how that reads.
#include <gtest/gtest.h>

#include "tests/automata/core/nested_graph.hpp"

using namespace statewalk;

namespace {

using nested_graph::index;
using nested_graph::nested;

bool may_be_in(std::vector<std::string> const& paths) {
    Configuration states;
    for (std::string const& path : paths) states.push_back(index(path));
    return is_configuration(nested(), states);
}

std::string entered_by(std::string const& path) { return states_text(nested(), entered(nested(), index(path))); }

}  // namespace

TEST(NestedGraph, names_states_by_the_states_that_hold_them) {
    EXPECT_EQ(path_text(nested(), index("2")), "2");
    EXPECT_EQ(path_text(nested(), index("2/m/y")), "2/m/y");
    EXPECT_EQ(states_text(nested(), {index("2/b"), index("2/m/y")}), "2/b, 2/m/y");
    EXPECT_EQ(arrow_text(nested(), nested_graph::x_to_y), "2/m/x -> 2/m/y");
    EXPECT_EQ(arrow_text(nested(), nested_graph::out), "2 -> 3");
}

TEST(NestedGraph, counts_the_regions_of_each_machine_from_its_own_initial_states) {
    std::vector<std::size_t> regions;
    for (auto const& state : nested().states) regions.push_back(state.region);
    //                                              1  2  3  a  b  l  m  x  y
    EXPECT_EQ(regions, (std::vector<std::size_t>{0, 0, 0, 0, 0, 1, 1, 0, 0}));
}

TEST(NestedGraph, knows_which_states_hold_a_machine) {
    std::vector<std::string> holding;
    for (std::size_t state = 0; state < nested().states.size(); ++state)
        if (holds_machine(nested(), state)) holding.push_back(path_text(nested(), state));
    EXPECT_EQ(holding, (std::vector<std::string>{"2", "2/m"}));
}

TEST(NestedGraph, is_not_flat_and_neither_is_one_of_two_regions) {
    EXPECT_FALSE(is_flat(nested()));
    TransitionGraph graph;
    graph.states.resize(2);
    EXPECT_TRUE(is_flat(graph));
    graph.states[1].region = 1;
    EXPECT_FALSE(is_flat(graph));
    graph.states[1].region = 0;
    graph.states[1].parent = 0;
    EXPECT_FALSE(is_flat(graph));
}

TEST(NestedGraph, knows_what_lies_within_what) {
    auto const within = [](std::string const& inner, std::string const& outer) {
        return is_within(nested(), index(inner), index(outer));
    };
    EXPECT_TRUE(within("2/m/y", "2/m/y") && within("2/m/y", "2/m") && within("2/m/y", "2"));
    EXPECT_FALSE(within("2/m/y", "2/l") || within("2/m/y", "1") || within("2/a", "2/b"));
    EXPECT_FALSE(within("2", "2/m/y")) << "the other way round";
}

TEST(Entering, a_state_that_holds_a_machine_begins_all_of_its_regions) {
    EXPECT_EQ(entered_by("1"), "1");
    EXPECT_EQ(entered_by("2/b"), "2/b");
    EXPECT_EQ(entered_by("2"), "2/a, 2/l");
    EXPECT_EQ(entered_by("2/m"), "2/m/x");
}

TEST(Entering, goes_as_deep_as_machines_are_nested) {
    TransitionGraph graph = nested();
    graph.states[index("2/l")].initial = false;
    graph.states[index("2/m")].initial = true;
    EXPECT_EQ(states_text(graph, entered(graph, index("2"))), "2/a, 2/m/x");
    graph.states[index("2/a")].initial = false;  // now the first region begins with the machine of two levels
    EXPECT_EQ(states_text(graph, entered(graph, index("2"))), "2/m/x");
}

TEST(AConfiguration, has_one_state_for_each_region_at_every_level) {
    EXPECT_TRUE(may_be_in({"1"}));
    EXPECT_TRUE(may_be_in({"2/a", "2/l"}));
    EXPECT_TRUE(may_be_in({"2/b", "2/m/x"}));
    EXPECT_TRUE(may_be_in({"2/a", "2/m/y"}));
}

TEST(AConfiguration, misses_no_region) {
    EXPECT_FALSE(may_be_in({}));
    EXPECT_FALSE(may_be_in({"2/a"}));
    EXPECT_FALSE(may_be_in({"2/l"}));
    EXPECT_FALSE(may_be_in({"2/m/x"}));
}

TEST(AConfiguration, has_no_two_states_of_one_region) {
    EXPECT_FALSE(may_be_in({"1", "3"}));
    EXPECT_FALSE(may_be_in({"2/a", "2/b", "2/l"}));
    EXPECT_FALSE(may_be_in({"2/a", "2/l", "2/m/x"}));
    EXPECT_FALSE(may_be_in({"2/a", "2/m/x", "2/m/y"}));
    EXPECT_FALSE(may_be_in({"1", "2/a", "2/l"})) << "outside of a machine and inside of it";
}

TEST(AConfiguration, names_no_state_twice) {
    EXPECT_FALSE(may_be_in({"1", "1"}));
    EXPECT_FALSE(may_be_in({"2/a", "2/a", "2/l"}));
    EXPECT_FALSE(may_be_in({"2/a", "2/m/x", "2/m/x"}));
}

TEST(AConfiguration, holds_no_state_that_holds_a_machine) {
    EXPECT_FALSE(may_be_in({"2"}));
    EXPECT_FALSE(may_be_in({"2/a", "2/m"}));
    EXPECT_FALSE(may_be_in({"2", "2/a", "2/l"}));
}

TEST(AnInitialConfiguration, is_that_in_which_a_machine_begins_at_every_level) {
    TransitionGraph graph = nested();
    auto const initial_in = [&](std::string const& one, std::string const& other) {
        return is_initial(graph, {index(one), index(other)});
    };
    EXPECT_TRUE(is_initial(graph, {index("1")}));
    EXPECT_FALSE(is_initial(graph, {index("3")}));
    EXPECT_FALSE(initial_in("2/a", "2/l")) << "2 is not initial";
    graph.states[index("2")].initial = true;
    EXPECT_TRUE(initial_in("2/a", "2/l"));
    EXPECT_FALSE(initial_in("2/b", "2/l"));
    EXPECT_FALSE(initial_in("2/a", "2/m/x")) << "2/m is not initial";
}

TEST(AFinalConfiguration, is_left_by_no_arrow_neither_of_its_own_nor_of_what_holds_it) {
    TransitionGraph graph = nested();
    auto const final_in = [&](std::string const& one, std::string const& other) {
        return is_final(graph, {index(one), index(other)});
    };
    EXPECT_TRUE(is_final(graph, {index("3")}));
    EXPECT_FALSE(is_final(graph, {index("1")}));
    EXPECT_FALSE(final_in("2/b", "2/m/y")) << "arrows leave 2 and 2/m";
    graph.transitions.erase(graph.transitions.begin() + nested_graph::m_again);
    graph.transitions.erase(graph.transitions.begin() + nested_graph::out);
    complete(graph);
    EXPECT_TRUE(final_in("2/b", "2/m/y"));
    EXPECT_FALSE(final_in("2/b", "2/m/x")) << "an arrow leaves 2/m/x";
    EXPECT_FALSE(final_in("2/a", "2/m/y")) << "an arrow leaves 2/a";
}
