#include "diagrams/dot.hpp"

#include <gtest/gtest.h>

#include "tests/diagrams/count.hpp"
#include "tests/diagrams/golden.hpp"
#include "tests/diagrams/graphs.hpp"

namespace statewalk {
namespace {

using test::buneman_levy;
using test::chain;
using test::count;
using test::golden;
using test::has;
using test::hostile;

TEST(Dot, OfBunemanLevyIsTheOneThatWasLookedAt) {
    EXPECT_EQ(dot(buneman_levy(), Style::switch_), golden("buneman_levy_switch.dot"));
    EXPECT_EQ(dot(buneman_levy(), Style::uml), golden("buneman_levy_uml.dot"));
}

TEST(Dot, IsTheSameBytesEachTime) { EXPECT_EQ(dot(hostile()), dot(hostile())); }

TEST(Dot, HasEveryArrowOfTheTableOnce) {
    std::string const figure = dot(buneman_levy());
    EXPECT_EQ(count(figure, "class=arrow"), 3U);
    EXPECT_EQ(count(figure, "state_0 -> state_1"), 1U);
    EXPECT_EQ(count(figure, "state_1 -> state_0"), 1U);
    EXPECT_EQ(count(figure, "state_1 -> state_1"), 1U);
}

TEST(Dot, KeepsParallelArrowsApart) {
    std::string const figure = dot(hostile());
    EXPECT_EQ(count(figure, "class=arrow"), hostile().transitions.size());
    EXPECT_EQ(count(figure, "state_Empty -> state_graph"), 2U);
    EXPECT_EQ(count(figure, "key="), 0U);
}

TEST(Dot, MarksTheInitialStateOfEachRegion) {
    EXPECT_EQ(count(dot(buneman_levy()), "shape=point"), 1U);
    EXPECT_TRUE(has(dot(buneman_levy()), "initial_0 -> state_0"));
    EXPECT_EQ(count(dot(hostile()), "shape=point"), 2U);
    EXPECT_TRUE(has(dot(hostile()), "initial_lamp_off -> state_lamp_off"));
}

TEST(Dot, RingsFinalStatesTwice) {
    EXPECT_EQ(count(dot(buneman_levy()), "peripheries=2"), 0U);
    EXPECT_EQ(count(dot(hostile()), "peripheries=2"), 1U);
    TransitionGraph graph = buneman_levy();
    graph.states[1].terminate = true;
    EXPECT_EQ(count(dot(graph), "peripheries=2"), 1U);
}

TEST(Dot, GivesEverythingAnIdOfItsOwn) {
    TransitionGraph graph = buneman_levy();
    graph.states[0].name = "a b";
    graph.states[1].name = "a->b";
    graph.transitions.push_back(graph.transitions[0]);
    std::string const figure = dot(graph);
    EXPECT_TRUE(has(figure, "id=state_a_b,"));
    EXPECT_TRUE(has(figure, "id=state_a_b_2,"));
    EXPECT_TRUE(has(figure, "id=arrow_a_b_a_b,"));
    EXPECT_TRUE(has(figure, "id=arrow_a_b_a_b_2,"));
    EXPECT_TRUE(has(figure, "id=arrow_a_b_a_b_3,"));
    EXPECT_TRUE(has(figure, "id=arrow_a_b_a_b_4,"));
}

TEST(Dot, ShowsTheConditionOverTheActions) {
    std::string const figure = dot(buneman_levy());
    EXPECT_TRUE(has(figure, ">1</TD></TR><HR/><TR><TD ALIGN=\"CENTER\" BALIGN=\"CENTER\">z1</TD>"));
    EXPECT_TRUE(has(figure, ">1: x1</TD></TR></TABLE>"));
    EXPECT_TRUE(has(figure, ">else</TD></TR><HR/><TR><TD ALIGN=\"CENTER\" BALIGN=\"CENTER\">z2; z1</TD>"));
    EXPECT_FALSE(has(figure, "Step"));
}

TEST(Dot, ShowsTheEventWhereThereAreSeveral) {
    std::string const figure = dot(hostile());
    EXPECT_TRUE(has(figure, "<B>open</B><BR/>1: x1<"));
    EXPECT_TRUE(has(figure, "<B>open</B><BR/>else<"));
    EXPECT_TRUE(has(figure, "<B>press</B><"));
    EXPECT_TRUE(has(figure, ">x3<"));
}

TEST(Dot, InUmlShowsEventGuardAndActions) {
    std::string const figure = dot(buneman_levy(), Style::uml);
    EXPECT_TRUE(has(figure, ">Step / z1<"));
    EXPECT_TRUE(has(figure, ">Step [x1]<"));
    EXPECT_TRUE(has(figure, ">Step [!x1] / z2; z1<"));
}

TEST(Dot, InUmlListsInternalTransitionsInsideTheirState) {
    std::string const figure = dot(hostile(), Style::uml);
    EXPECT_EQ(count(figure, "class=arrow"), hostile().transitions.size() - 1);
    EXPECT_EQ(count(figure, "state_graph -> state_graph"), 0U);
    EXPECT_TRUE(has(figure, ">close / z1; z3<"));
}

TEST(Dot, ExplainsNamesAndSaysWhatIsLeftOut) {
    std::string const figure = dot(hostile());
    EXPECT_TRUE(has(figure, "<B>z1</B></TD><TD ALIGN=\"LEFT\" BALIGN=\"LEFT\">ring<"));
    EXPECT_FALSE(has(figure, "<B>x3</B>"));
    EXPECT_TRUE(has(figure, ">Not shown: a kleene event<"));
    EXPECT_FALSE(has(dot(TransitionGraph{}), "labelloc"));
}

TEST(Dot, TakesNamesForNothingButNames) {
    std::string const figure = dot(hostile());
    EXPECT_TRUE(has(figure, ">a-&gt;b<"));
    EXPECT_TRUE(has(figure, "\\\\N \\\\G &lt;i&gt;tags&lt;/i&gt; &amp;<"));
    EXPECT_TRUE(has(figure, ">line\\\\nbreak and \\\\xff<"));
    EXPECT_TRUE(has(figure, ">&#160;<"));
}

TEST(Dot, FoldsALongWay) {
    // 40 states are 4 lines of 9, and one of 4; 25 are 3 lines of 8, and one of 1.
    EXPECT_EQ(count(dot(chain(40)), "constraint=false"), 4U);
    EXPECT_EQ(count(dot(chain(25)), "constraint=false"), 3U);
    EXPECT_EQ(count(dot(chain(16)), "constraint=false"), 0U);
    TransitionGraph star = chain(40);  // all as near as can be
    for (auto& arrow : star.transitions) arrow.source = 0;
    EXPECT_EQ(count(dot(star), "constraint=false"), 0U);
}

TEST(Dot, InTheStyleOfSwitchAnEventIsBold) {
    TransitionGraph graph = chain(2);
    graph.events.push_back({"other", ""});
    EXPECT_TRUE(has(dot(graph), "><B>next</B></TD>"));
    EXPECT_TRUE(has(dot(graph, Style::uml), ">next</TD>"));
    graph.transitions[0].guard = asks(0);
    graph.inputs = {{"x1", ""}};
    EXPECT_TRUE(has(dot(graph), "><B>next</B><BR/>x1</TD>"));
}

}  // namespace
}  // namespace statewalk
