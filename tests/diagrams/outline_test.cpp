#include "diagrams/outline.hpp"

#include <gtest/gtest.h>

#include "diagrams/ids.hpp"
#include "tests/diagrams/graphs.hpp"
#include "tests/diagrams/player.hpp"

namespace statewalk {
namespace {

/// The outline as text, each item at its depth: the name of a state, braces, "region 1 (" and ")".
std::string drawn(TransitionGraph const& graph) {
    std::string text;
    for (OutlineItem const& item : outline(graph)) {
        std::string const name = item.state ? graph.states[*item.state].name : "";
        text += std::string(item.depth, ' ');
        switch (item.what) {
            case OutlineItem::What::state: text += name; break;
            case OutlineItem::What::begin: text += name + " {"; break;
            case OutlineItem::What::end: text += "}"; break;
            case OutlineItem::What::region: text += name + " region " + std::to_string(item.region + 1) + " ("; break;
            case OutlineItem::What::region_end: text += ")"; break;
        }
        text += "\n";
    }
    return text;
}

TEST(Outline, OfOneMachineIsItsStates) { EXPECT_EQ(drawn(test::buneman_levy()), "0\n1\n"); }

TEST(Outline, OfNothingIsNothing) { EXPECT_EQ(drawn(TransitionGraph{}), ""); }

TEST(Outline, PutsPointsThenRegionsIntoTheStateThatHoldsTheMachine) {
    EXPECT_EQ(drawn(test::player()),
              " region 1 (\n"
              " Empty\n"
              " Open\n"
              " Playing {\n"
              "  Begin\n"
              "  Finish\n"
              "  Playing region 1 (\n"
              "   First\n"
              "   Second\n"
              "  )\n"
              "  Playing region 2 (\n"
              "   Loud\n"
              "   Mute\n"
              "  )\n"
              " }\n"
              " Paused\n"
              ")\n"
              " region 2 (\n"
              " Good\n"
              " Broken\n"
              " Dead\n"
              ")\n");
}

TEST(Outline, GoesAsDeepAsMachinesAreNested) {
    TransitionGraph graph;
    graph.states = {{.name = "a", .note = ""}, {.name = "z", .note = ""}};
    for (std::size_t i = 0; i < 2; ++i) {
        TransitionGraph::State inner;
        inner.name = std::string(1, static_cast<char>('b' + i));
        inner.parent = i == 0 ? 0 : 2;
        graph.states.push_back(inner);
    }
    EXPECT_EQ(drawn(graph), "a {\n b {\n  c\n }\n}\nz\n");
}

TEST(Ids, AreMadeOfLettersAndDigitsAndNeverEqual) {
    Ids ids;
    EXPECT_EQ(ids.of("a b"), "a_b");
    EXPECT_EQ(ids.of("a->b"), "a_b_2");
    EXPECT_EQ(ids.of("a_b"), "a_b_3");
    EXPECT_EQ(ids.of("\xD1\x81\xD0\xBB"), "_");
    EXPECT_EQ(ids.of(""), "");
    EXPECT_EQ(ids.of(""), "_2");
}

TEST(Ids, ThatAreTakenAreGivenToNobodyElse) {
    Ids ids;
    EXPECT_EQ(ids.of("b"), "b");
    EXPECT_TRUE(ids.take("a"));
    EXPECT_FALSE(ids.take("a"));
    EXPECT_FALSE(ids.take("b"));
    EXPECT_EQ(ids.of("a"), "a_2");
}

}  // namespace
}  // namespace statewalk
