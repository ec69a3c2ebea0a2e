// What is written on the arrows of a graph that holds machines, and in which order its states are listed.
#include <gtest/gtest.h>

#include "diagrams/labels.hpp"
#include "tests/diagrams/graphs.hpp"

namespace statewalk {
namespace {

using Texts = std::vector<std::string>;

Texts listed(TransitionGraph const& graph) {
    Texts all;
    for (std::size_t const state : reading_order(graph)) all.push_back(path_text(graph, state));
    return all;
}

Texts told(TransitionGraph const& graph) {
    Texts all;
    for (auto const& arrow : graph.transitions) all.push_back(told_trigger(graph, arrow));
    return all;
}

TEST(ReadingOrder, IsByNumberWithWhatAStateHoldsBehindIt) {
    EXPECT_EQ(listed(test::nested()), (Texts{"1", "8", "8/0", "8/2", "10"}));
}

TEST(ReadingOrder, IsThatOfTheGraphWhereOneNameIsNoNumber) {
    TransitionGraph graph = test::nested();
    graph.states[0].name = "first";
    EXPECT_EQ(listed(graph), (Texts{"first", "10", "8", "8/2", "8/0"}));
    graph.states[0].name = "";
    EXPECT_EQ(listed(graph), (Texts{"", "10", "8", "8/2", "8/0"}));
    graph = test::nested();
    graph.states[3].name = "2a";  // also where it is an inner one
    EXPECT_EQ(listed(graph), (Texts{"1", "10", "8", "8/2a", "8/0"}));
}

TEST(ReadingOrder, GoesDownBeforeItGoesOn) {
    EXPECT_EQ(listed(test::two_levels()), (Texts{"a", "a/in a", "b", "b/in b", "b/in b/deep", "b/in b/deeper"}));
}

TEST(ReadingOrder, KeepsStatesOfOneNumberAsTheyAre) {
    TransitionGraph graph = test::nested();
    graph.states[1].name = "1";
    EXPECT_EQ(reading_order(graph), (std::vector<std::size_t>{0, 1, 2, 4, 3}));
    EXPECT_TRUE(reading_order(TransitionGraph{}).empty());
}

TEST(ToldTrigger, IsAtOnceWhereAnArrowWaitsForNoEventBesideThoseThatDo) {
    EXPECT_EQ(told(test::nested()), (Texts{"", "at once", "", "", ""}));
}

TEST(ToldTrigger, IsTheEventWhereThereAreSeveral) {
    TransitionGraph graph = test::nested();
    graph.events.push_back({"Other", ""});
    EXPECT_EQ(told(graph), (Texts{"Step", "at once", "Step", "Step", "Step"}));
}

TEST(ToldTrigger, SaysAtOnceWhereNoArrowWaits) {
    TransitionGraph graph = test::nested();
    for (auto& arrow : graph.transitions) arrow.event = std::nullopt;
    EXPECT_EQ(told(graph), Texts(5, "at once"));
}

TEST(Labels, OfInnerAndOuterArrowsHaveAnOrderOfTrialOfTheirOwn) {
    EXPECT_EQ(ordered_conditions(test::nested()), (Texts{"1", "x11", "1", "1: x1", "else"}));
}

TEST(Labels, TheGraphInWordsNamesInnerStatesByTheStatesThatHoldThem) {
    EXPECT_EQ(in_words(test::nested()),
              "State 1 (at rest), initial. State 8 (a machine runs). State 8/0 (it begins), initial. State 8/2. "
              "State 10 (the end), final. Arrow 1 -> 8 / z11 on Step. Arrow 8 -> 10 [x11]. "
              "Arrow 8/0 -> 8/2 / z1 on Step. Arrow 8/2 -> 8/2 [x1] / z1 on Step. Arrow 8/2 -> 8/0 [!x1] on Step.");
}

TEST(Labels, TheGraphInWordsCountsRegionsInEachMachineForItself) {
    TransitionGraph graph = test::nested();
    graph.states[3].initial = true;
    graph.states[3].region = 1;
    std::string const words = in_words(graph);
    EXPECT_NE(words.find("State 8 (a machine runs). "), std::string::npos) << words;
    EXPECT_NE(words.find("State 8/0 (it begins), initial, region 1. State 8/2, initial, region 2. "), std::string::npos)
        << words;
}

}  // namespace
}  // namespace statewalk
