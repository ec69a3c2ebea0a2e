// The graph of a machine, read from its table.
#include "automata/core/graph_of.hpp"

#include <gtest/gtest.h>

#include "tests/automata/core/bare_door.hpp"

using namespace statewalk;

namespace {

std::vector<std::string> arrows(TransitionGraph const& graph) {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < graph.transitions.size(); ++i) all.push_back(arrow_text(graph, i));
    return all;
}

std::vector<std::string> names(std::vector<Symbol> const& symbols) {
    std::vector<std::string> all;
    for (Symbol const& symbol : symbols) all.push_back(symbol.name);
    return all;
}

struct Lamp : boost::msm::front::state_machine_def<Lamp> {
    struct Off : boost::msm::front::state<> {};
    struct On : boost::msm::front::state<> {};
    struct Plugged : boost::msm::front::state<> {};
    struct Broken : boost::msm::front::terminate_state<> {};
    using initial_state = boost::mpl::vector<Off, Plugged>;
    struct press {};
    struct pull {};
    struct transition_table
        : boost::mpl::vector<bare::Row<Off, press, On>, bare::Row<On, press, Off>, bare::Row<Plugged, pull, Broken>> {};
};

}  // namespace

TEST(GraphOf, a_bare_machine_has_its_rows_as_arrows_in_the_order_of_the_table) {
    TransitionGraph const graph = graph_of<bare::Door>();
    EXPECT_EQ(arrows(graph), (std::vector<std::string>{"Shut -> Open / creak", "Open -> Shut [calm] / slam",
                                                       "Shut -> Locked [right_key]", "Locked -> Shut [right_key]",
                                                       "Shut -> Shut / ring", "Open -> Open"}));
    EXPECT_EQ(names(graph.events), (std::vector<std::string>{"open", "shut", "lock", "knock"}));
    EXPECT_EQ(names(graph.inputs), (std::vector<std::string>{"calm", "right_key"}));
    EXPECT_EQ(names(graph.outputs), (std::vector<std::string>{"creak", "slam", "ring"}));
    EXPECT_TRUE(graph.omissions.empty());
}

TEST(GraphOf, a_back_end_is_that_of_its_front_end) {
    EXPECT_EQ(graph_of<bare::Door>().name, "Door");
    EXPECT_EQ(arrows(graph_of<bare::Door>()), arrows(graph_of<bare::Door_>()));
}

TEST(GraphOf, knows_initial_states_and_internal_transitions) {
    TransitionGraph const graph = graph_of<bare::Door>();
    EXPECT_TRUE(graph.states[0].initial);
    EXPECT_FALSE(graph.states[1].initial);
    EXPECT_TRUE(graph.transitions[4].internal) << "Row<Shut, knock, none, ring>";
    EXPECT_FALSE(graph.transitions[5].internal) << "_row<Open, knock, Open> leaves its state and enters it again";
}

TEST(GraphOf, knows_regions_and_ends) {
    TransitionGraph const graph = graph_of<Lamp>();
    ASSERT_EQ(graph.states.size(), 4U);  // Off, Plugged, On, Broken
    EXPECT_EQ(graph.states[1].name, "Plugged");
    EXPECT_TRUE(graph.states[0].initial && graph.states[1].initial);
    EXPECT_EQ(graph.states[2].region, 0U);
    EXPECT_EQ(graph.states[3].region, 1U);
    EXPECT_TRUE(graph.states[3].terminate && graph.states[3].final);
    EXPECT_FALSE(graph.states[2].terminate || graph.states[2].final);
}
