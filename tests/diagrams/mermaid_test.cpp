#include "diagrams/mermaid.hpp"

#include <gtest/gtest.h>

#include "tests/diagrams/count.hpp"
#include "tests/diagrams/golden.hpp"
#include "tests/diagrams/graphs.hpp"
#include "tests/diagrams/names.hpp"
#include "tests/diagrams/player.hpp"

namespace statewalk {
namespace {

using test::count;
using test::has;
using test::player;
using S = test::PlayerStates;

TEST(Mermaid, OfBunemanLevyReadsLikeTheFigure) {
    EXPECT_EQ(mermaid(test::buneman_levy()),
              "---\n"
              "title: \"buneman-levy\"\n"
              "---\n"
              "stateDiagram-v2\n"
              "    %% x1: every disc is delivered\n"
              "    %% z1: move the smallest disc one peg on along its cycle\n"
              "    %% z2: make the only legal move of another disc\n"
              "    direction LR\n"
              "    state \"0\" as state_0\n"
              "    state_0 : at rest#58; not started, or all discs delivered\n"
              "    [*] --> state_0\n"
              "    state \"1\" as state_1\n"
              "    state_1 : the smallest disc has just moved\n"
              "    state_0 --> state_1 : Step / z1\n"
              "    state_1 --> state_0 : Step [x1]\n"
              "    state_1 --> state_1 : Step [!x1] / z2#59; z1\n");
}

TEST(Mermaid, OfThePlayerIsTheOneThatWasLookedAt) { EXPECT_EQ(mermaid(player()), test::golden("player.mmd")); }

TEST(Mermaid, IsTheSameBytesEachTime) { EXPECT_EQ(mermaid(test::stumbling()), mermaid(test::stumbling())); }

TEST(Mermaid, ArrowsAcrossABorderComeBeforeTheStatesWhichWouldElseBeDrawnOutside) {
    std::string const text = mermaid(player());
    std::size_t const states = text.find("state \"player\" as machine {");
    for (char const* arrow : {"state_Open --> state_Playing_Begin", "state_Playing_Finish --> state_Empty",
                              "fork_7 --> state_Playing_Second", "fork_7 --> state_Playing_Mute"})
        EXPECT_LT(text.find(arrow), states) << arrow;
    EXPECT_GT(text.find("state_Playing_First --> state_Playing_Second"), states);
}

TEST(Mermaid, DividesRegions) {
    EXPECT_EQ(count(mermaid(player()), "    --\n"), 2U);
    EXPECT_EQ(count(mermaid(test::buneman_levy()), "    --\n"), 0U);
}

TEST(Mermaid, SaysOfHistoryAndPointsThatTheyAreDrawnAsStates) {
    std::string const text = mermaid(player());
    EXPECT_TRUE(has(text, "%% Mermaid has no history, entry and exit points: they are drawn as states.\n"));
    EXPECT_TRUE(has(text, "history_Playing : history after play, resume\n"));
    EXPECT_TRUE(has(text, "state_Playing_Begin : entry point\n"));
    EXPECT_TRUE(has(text, "state_Playing_Finish : exit point\n"));
    EXPECT_FALSE(has(mermaid(test::hostile()), "Mermaid has no"));
}

TEST(Mermaid, WritesWhatHasNoArrowIntoBoxesAndNotes) {
    std::string const text = mermaid(player());
    EXPECT_TRUE(has(text, "state_Empty : play / defer\n"));
    EXPECT_TRUE(has(text, "state_Paused : tick [!x1] / z2\n"));
    EXPECT_TRUE(has(text,
                    "note right of state_Playing : the disc turns<br/>tick / z2<br/>"
                    "Playing #45;#62; Second#58; next [x1]\n"));
    EXPECT_TRUE(has(text, "note right of machine : in any state#58; tick [x1 & x2] / z2\n"));
}

TEST(Mermaid, AStateWithoutWaysOutIsFollowedByTheEnd) {
    EXPECT_EQ(count(mermaid(player()), "--> [*]"), 1U);
    EXPECT_TRUE(has(mermaid(player()), "state_Dead --> [*]\n"));
}

TEST(Mermaid, LeavesNoMarkOfANameThatMeansSomething) {
    std::string const text = mermaid(test::stumbling());
    EXPECT_FALSE(has(text, "%%{"));
    EXPECT_FALSE(has(text, "\"<b>"));
    EXPECT_FALSE(has(text, "\xE2\x80\xAE"));
    EXPECT_TRUE(has(text, "state \"#100;irection TB\" as "));
    EXPECT_TRUE(has(text, "state \"#68;irection LR\" as "));
    EXPECT_TRUE(has(text, "state \"#38;amp#59;\" as "));
    EXPECT_TRUE(has(text, "state \"#160;\" as "));
}

TEST(Mermaid, KeepsIdentifiersFromThoseThatMermaidMakes) {
    TransitionGraph graph;
    graph.states = {{.name = "a start", .note = ""},
                    {.name = "a", .note = ""},
                    {.name = "b", .note = ""},
                    {.name = "a_end", .note = ""}};
    graph.states[2].parent = 1;
    std::string const text = mermaid(graph);
    EXPECT_TRUE(has(text, "state \"a\" as state_a {\n"));  // so state_a_start is its beginning
    EXPECT_TRUE(has(text, "state \"a start\" as state_a_start_2\n"));
    EXPECT_TRUE(has(text, "state \"a_end\" as state_a_end_2\n"));
    graph.states[3].parent = 0;  // now "a start" is one that holds a machine, and comes first
    EXPECT_TRUE(has(mermaid(graph), "state \"a\" as state_a_2 {\n"));
}

TEST(Mermaid, QuotesTheTitle) {
    TransitionGraph graph;
    graph.name = "a \"b\" \\ c\n";
    EXPECT_TRUE(has(mermaid(graph), "title: \"a \\\"b\\\" \\\\ c\\\\n\"\n"));
}

}  // namespace
}  // namespace statewalk
