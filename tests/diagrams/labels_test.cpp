#include "diagrams/labels.hpp"

#include <gtest/gtest.h>

#include <utility>

#include "tests/diagrams/graphs.hpp"

namespace statewalk {
namespace {

using test::no;
using test::yes;
using Texts = std::vector<std::string>;

/// One state with a loop for each guard, all on one event.
TransitionGraph loops(std::vector<Guard> guards) {
    TransitionGraph graph;
    graph.states = {{"0", "", 0, true, false, false}};
    graph.events = {{"Step", ""}};
    graph.inputs = {{"x1", ""}, {"x2", ""}, {"x3", ""}};
    for (Guard& guard : guards) graph.transitions.push_back({0, 0, 0, std::move(guard), {}, false});
    return graph;
}

TEST(Labels, ConditionsReadLikeTheArticlesFigure) {
    EXPECT_EQ(ordered_conditions(test::buneman_levy()), (Texts{"1", "1: x1", "else"}));
}

TEST(Labels, ASingleArrowHasNoOrderOfTrial) {
    EXPECT_EQ(ordered_conditions(loops({{{{yes(0), no(1)}}}})), (Texts{"x1 & !x2"}));
    EXPECT_EQ(ordered_conditions(loops({Guard{}})), (Texts{"1"}));
}

TEST(Labels, EachConditionLeavesOutTheDenialOfThoseBefore) {
    EXPECT_EQ(ordered_conditions(loops({{{{yes(0)}}}, {{{no(0), no(1)}}}, {{{no(0), yes(1)}}}})),
              (Texts{"1: x1", "2: !x2", "else"}));
    EXPECT_EQ(ordered_conditions(loops({{{{yes(0)}}}, {{{yes(1), no(0)}}}, {{{yes(2), no(1), no(0)}}}})),
              (Texts{"1: x1", "2: x2", "3: x3"}));
}

TEST(Labels, GuardsThatDoNotDenyTheOnesBeforeAreShownInFullLastRowFirst) {
    EXPECT_EQ(ordered_conditions(loops({{{{yes(0)}}}, {{{yes(1)}}}})), (Texts{"2: x1", "1: x2"}));
    EXPECT_EQ(ordered_conditions(loops({Guard{}, {{{no(0)}}}})), (Texts{"2: 1", "1: !x1"}));
    EXPECT_EQ(ordered_conditions(loops({{{{yes(0), yes(1)}}}, {{{no(0)}}}})), (Texts{"2: x1 & x2", "1: !x1"}));
    EXPECT_EQ(ordered_conditions(loops({{{{yes(0)}, {yes(1)}}}, {{{no(0), no(1)}}}})),
              (Texts{"2: x1 | x2", "1: !x1 & !x2"}));
}

TEST(Labels, TheOrderOfTrialIsThatOfTheConditions) {
    using Rows = std::vector<std::size_t>;
    EXPECT_EQ(order_of_trial(loops({{{{yes(0)}}}, {{{no(0), no(1)}}}, {{{no(0), yes(1)}}}})), (Rows{0, 1, 2}));
    EXPECT_EQ(order_of_trial(loops({Guard{}, {{{no(0)}}}})), (Rows{1, 0}));
    TransitionGraph two_events = loops({Guard{}, Guard{}, {{{no(0)}}}, Guard{}});
    two_events.events.push_back({"Other", ""});
    two_events.transitions[1].event = two_events.transitions[3].event = 1;
    EXPECT_EQ(order_of_trial(two_events), (Rows{2, 0, 3, 1}));
}

TEST(Labels, NothingIsLeftOutThatAnotherEventOrStateDecides) {
    TransitionGraph graph = loops({{{{yes(0)}}}, {{{no(0)}}}});
    graph.events.push_back({"Other", ""});
    graph.transitions[1].event = 1;
    EXPECT_EQ(ordered_conditions(graph), (Texts{"x1", "!x1"}));
    graph.transitions[1].event = std::nullopt;
    EXPECT_EQ(ordered_conditions(graph), (Texts{"x1", "!x1"}));
}

/// A state with an arrow for each of these events, without a condition. Jump and hop are walk too, and nothing else is.
TransitionGraph ways(std::vector<std::size_t> events) {
    TransitionGraph graph = loops(std::vector<Guard>(events.size()));
    graph.events = {{"walk", ""}, {"jump", ""}, {"hop", ""}, {"sit", ""}};
    graph.kinships = {{1, 0}, {2, 0}};
    for (std::size_t i = 0; i < events.size(); ++i) graph.transitions[i].event = events[i];
    return graph;
}

TEST(Labels, ArrowsCompeteForAnEventThatIsThatOfTheOtherToo) {
    EXPECT_EQ(ordered_conditions(ways({1, 0})), (Texts{"2: 1", "1: 1"}));
    EXPECT_EQ(ordered_conditions(ways({0, 3, 1})), (Texts{"2: 1", "1", "1: 1"}));
    EXPECT_EQ(ordered_conditions(ways({1, 2})), (Texts{"1", "1"}));
    EXPECT_EQ(ordered_conditions(ways({1, 2, 0})), (Texts{"3: 1", "2: 1", "1: 1"}));
    TransitionGraph apart = ways({1, 0});
    apart.states.push_back({.name = "1", .note = ""});
    apart.transitions[1].source = 1;
    EXPECT_EQ(ordered_conditions(apart), (Texts{"1", "1"}));
}

TEST(Labels, TwoBasesCompeteForTheEventThatIsBoth) {
    TransitionGraph graph = ways({0, 3});
    graph.kinships.push_back({1, 3});
    EXPECT_EQ(ordered_conditions(graph), (Texts{"2: 1", "1: 1"}));
}

TEST(Labels, ADenialIsNotLeftOutWhereTheOtherArrowWaitsForAnotherEvent) {
    TransitionGraph graph = ways({1, 0});  // on hop, the second is tried alone
    graph.transitions[0].guard = asks(0);
    graph.transitions[1].guard = !asks(0);
    EXPECT_EQ(ordered_conditions(graph), (Texts{"2: x1", "1: !x1"}));
}

TEST(Labels, TheLegendTellsWhichEventsAreAnotherOneToo) {
    TransitionGraph graph = ways({0});
    EXPECT_EQ(legend(graph), Texts{"walk: also jump, hop"});
    graph.events[0].note = "on foot";
    graph.kinships = {{0, 3}, {1, 3}, {2, 3}};
    EXPECT_EQ(legend(graph), (Texts{"walk: on foot", "sit: any event"}));
}

TEST(Labels, AGuardThatNeverHoldsIsZero) {
    EXPECT_EQ(ordered_conditions(loops({Guard{{}}})), (Texts{"0"}));
    TransitionGraph const graph = loops({Guard{{}}});
    EXPECT_EQ(trigger_text(graph, graph.transitions[0]), "Step [0]");
}

TEST(Labels, UmlTriggersNameEventAndGuard) {
    TransitionGraph const graph = test::buneman_levy();
    EXPECT_EQ(trigger_text(graph, graph.transitions[0]), "Step");
    EXPECT_EQ(trigger_text(graph, graph.transitions[2]), "Step [!x1]");
    TransitionGraph const other = test::hostile();
    EXPECT_EQ(trigger_text(other, other.transitions[7]), "[x3]");
}

TEST(Labels, OutputsKeepTheirOrder) {
    TransitionGraph const graph = test::buneman_levy();
    EXPECT_EQ(outputs_text(graph, graph.transitions[1]), "");
    EXPECT_EQ(outputs_text(graph, graph.transitions[2]), "z2; z1");
}

TEST(Labels, OneEventGoesWithoutSaying) {
    TransitionGraph const graph = test::buneman_levy();
    for (auto const& arrow : graph.transitions) EXPECT_EQ(told_trigger(graph, arrow), "");
}

TEST(Labels, TheGraphInWordsNamesEveryStateAndArrow) {
    EXPECT_EQ(in_words(test::buneman_levy()),
              "State 0 (at rest: not started, or all discs delivered), initial. "
              "State 1 (the smallest disc has just moved). "
              "Arrow 0 -> 1 / z1 on Step. Arrow 1 -> 0 [x1] on Step. Arrow 1 -> 1 [!x1] / z2; z1 on Step.");
    EXPECT_EQ(in_words(TransitionGraph{}), "");
}

}  // namespace
}  // namespace statewalk
