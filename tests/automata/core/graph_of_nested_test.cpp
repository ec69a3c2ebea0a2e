// The graph of a machine that holds machines: behind its own states and rows come theirs.
#include <gtest/gtest.h>

#include "automata/core/graph_of.hpp"
#include "tests/automata/core/bare_nested.hpp"
#include "tests/automata/core/nested_automata.hpp"

using namespace statewalk;
using Texts = std::vector<std::string>;

namespace {

Texts paths(TransitionGraph const& graph) {
    Texts all;
    for (std::size_t state = 0; state < graph.states.size(); ++state) all.push_back(path_text(graph, state));
    return all;
}

Texts arrows(TransitionGraph const& graph) {
    Texts all;
    for (std::size_t i = 0; i < graph.transitions.size(); ++i) all.push_back(arrow_text(graph, i));
    return all;
}

Texts names(std::vector<Symbol> const& symbols) {
    Texts all;
    for (Symbol const& symbol : symbols) all.push_back(symbol.name);
    return all;
}

/// The paths of the states for which `question` says yes.
template <class Question>
Texts those(TransitionGraph const& graph, Question&& question) {
    Texts all;
    for (std::size_t state = 0; state < graph.states.size(); ++state)
        if (question(graph.states[state])) all.push_back(path_text(graph, state));
    return all;
}
Texts initial_ones(TransitionGraph const& graph) {
    return those(graph, [](TransitionGraph::State const& state) { return state.initial; });
}
Texts final_ones(TransitionGraph const& graph) {
    return those(graph, [](TransitionGraph::State const& state) { return state.final; });
}

}  // namespace

TEST(GraphOfNested, has_the_states_of_the_inner_automaton_behind_those_of_the_outer_one) {
    TransitionGraph const graph = graph_of<kitchen::Dinner>();
    EXPECT_EQ(graph.name, "Dinner");
    EXPECT_EQ(paths(graph), (Texts{"0", "1", "2", "1/0", "1/1"}));
    EXPECT_EQ(graph.states[1].note, "the pot is being heated");
    EXPECT_EQ(graph.states[4].note, "on the fire");
    for (std::size_t const outer : {0U, 1U, 2U}) EXPECT_FALSE(graph.states[outer].parent.has_value());
    for (std::size_t const inner : {3U, 4U}) EXPECT_EQ(graph.states[inner].parent, 1U);
    EXPECT_EQ(initial_ones(graph), (Texts{"0", "1/0"}));
    EXPECT_TRUE(graph.omissions.empty());
}

TEST(GraphOfNested, has_the_rows_of_the_inner_automaton_behind_those_of_the_outer_one) {
    TransitionGraph const graph = graph_of<kitchen::Dinner>();
    EXPECT_EQ(arrows(graph), (Texts{"0 -> 1 / z11", "1 -> 2 [x12] / z12", "2 -> 1 [!x11] / z11", "2 -> 0 [x11]",
                                    "1/0 -> 1/1 / z1", "1/1 -> 1/1 [!x1] / z1", "1/1 -> 1/0 [x1]"}));
    EXPECT_FALSE(graph.transitions[1].event.has_value()) << "it waits for no event";
    EXPECT_EQ(names(graph.events), Texts{"Step"}) << "one, and shared";
    EXPECT_EQ(names(graph.inputs), (Texts{"x12", "x11", "x1"}));
    EXPECT_EQ(names(graph.outputs), (Texts{"z11", "z12", "z1"}));
}

TEST(GraphOfNested, knows_an_initial_state_that_holds_a_machine_and_final_states_beside_it) {
    TransitionGraph const graph = graph_of<kitchen::Snack>();
    EXPECT_EQ(paths(graph), (Texts{"1", "2", "1/0", "1/1"}));
    EXPECT_EQ(initial_ones(graph), (Texts{"1", "1/0"}));
    EXPECT_EQ(final_ones(graph), Texts{"2"});
}

TEST(GraphOfNested, of_a_bare_machine_has_two_regions_in_one_state_and_rows_of_every_kind) {
    TransitionGraph const graph = graph_of<bare::Radio>();
    EXPECT_EQ(paths(graph), (Texts{"Playing", "Off", "Playing/Fm", "Playing/Quiet", "Playing/Am", "Playing/Loud"}));
    EXPECT_EQ(arrows(graph), (Texts{"Playing -> Off / click", "Off -> Playing / click", "Playing -> Off [too_loud]",
                                    "Playing/Fm -> Playing/Am / tune", "Playing/Am -> Playing/Fm [in_reach] / tune",
                                    "Playing/Quiet -> Playing/Loud / click", "Playing/Loud -> Playing/Quiet [in_order]",
                                    "Playing/Loud -> Playing/Loud / click"}));
    EXPECT_EQ(initial_ones(graph), (Texts{"Playing", "Playing/Fm", "Playing/Quiet"}));
    std::vector<std::size_t> regions;
    for (auto const& state : graph.states) regions.push_back(state.region);
    EXPECT_EQ(regions, (std::vector<std::size_t>{0, 0, 0, 1, 0, 1})) << "counted in each machine for itself";
    EXPECT_TRUE(graph.transitions[7].internal) << "Row<Loud, next, none, click>";
    EXPECT_EQ(arrows(graph), arrows(graph_of<bare::RadioWithMemory>()));
}

TEST(GraphOfNested, shares_events_inputs_and_outputs_of_inner_and_outer_rows) {
    TransitionGraph const graph = graph_of<bare::Radio>();
    EXPECT_EQ(names(graph.events), (Texts{"power", "louder", "next"}));
    EXPECT_EQ(names(graph.outputs), (Texts{"click", "tune"}));
    EXPECT_EQ(graph.transitions[0].outputs, graph.transitions[5].outputs);
    EXPECT_EQ(names(graph.inputs), (Texts{"too_loud", "in_reach", "in_order"}));
    EXPECT_EQ(graph.transitions[2].event, graph.transitions[6].event) << "louder, outside and inside";
}

TEST(GraphOfNested, has_one_definition_twice_where_two_states_hold_it_each_with_arrows_of_its_own) {
    TransitionGraph const graph = graph_of<bare::House>();
    EXPECT_EQ(paths(graph), (Texts{"Hall", "Attic", "Garden", "Hall/Empty", "Hall/Lamp", "Hall/Lamp/Dark",
                                   "Hall/Lamp/Lit", "Attic/Lamp", "Attic/Cold", "Attic/Lamp/Dark", "Attic/Lamp/Lit"}));
    EXPECT_EQ(arrows(graph),
              (Texts{"Hall -> Attic", "Attic -> Hall", "Hall -> Garden", "Garden -> Hall", "Hall/Empty -> Hall/Lamp",
                     "Hall/Lamp -> Hall/Empty", "Hall/Lamp/Dark -> Hall/Lamp/Lit [works]",
                     "Hall/Lamp/Lit -> Hall/Lamp/Dark", "Attic/Lamp -> Attic/Cold", "Attic/Cold -> Attic/Lamp",
                     "Attic/Lamp/Dark -> Attic/Lamp/Lit [works]", "Attic/Lamp/Lit -> Attic/Lamp/Dark"}));
    EXPECT_EQ(names(graph.inputs), Texts{"works"});
    EXPECT_EQ(initial_ones(graph), (Texts{"Hall", "Hall/Empty", "Hall/Lamp/Dark", "Attic/Lamp", "Attic/Lamp/Dark"}));
}

TEST(GraphOfNested, of_a_back_end_is_that_of_its_front_end) {
    EXPECT_EQ(paths(graph_of<bare::House_>()), paths(graph_of<bare::House>()));
    EXPECT_EQ(arrows(graph_of<bare::House_>()), arrows(graph_of<bare::House>()));
}
