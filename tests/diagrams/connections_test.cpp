// What is connected to an automaton, and the table that says so. What each graph has to show follows from its rows.
#include "diagrams/connections.hpp"

#include <gtest/gtest.h>

#include "tests/diagrams/count.hpp"
#include "tests/diagrams/graphs.hpp"

namespace statewalk {
namespace {

using test::count;
using test::has;

std::string names(std::vector<Symbol> const& symbols) {
    std::string all;
    for (Symbol const& symbol : symbols) all += (all.empty() ? "" : " ") + symbol.name;
    return all;
}

TEST(Connections, AreTheEventsInputsAndOutputsOfTheTable) {
    EXPECT_EQ(connections_text(test::buneman_levy()), R"(A1  buneman-levy

symbol | kind   | from              | to                | what it means
e1     | event  | source of events  | A1                | Step: take one step
x1     | input  | object of control | A1                | every disc is delivered
z1     | output | A1                | object of control | move the smallest disc one peg on along its cycle
z2     | output | A1                | object of control | make the only legal move of another disc
)");
}

TEST(Connections, OfANestedAutomatonAreItsOwn) {
    EXPECT_EQ(connections_text(test::nested()), R"(A1  nested
A2  in state 8: a machine runs

symbol | kind   | from              | to                | what it means
e1     | event  | source of events  | A1                | Step: take one step
x11    | input  | object of control | A1                | it is done
z11    | output | A1                | object of control |
e1     | event  | A1                | A2                | Step: take one step
x1     | input  | object of control | A2                | once more
z1     | output | A2                | object of control | go
)");
}

TEST(Connections, PassAnEventInThroughAllThatHoldTheOneThatTakesIt) {
    TransitionGraph graph = test::two_levels();
    graph.events = {{"deep", ""}};
    graph.transitions = {{4, 5, 0, {}, {}, false}};  // b/in b/deep -> b/in b/deeper
    std::vector<Connected> const all = connections(graph);
    ASSERT_EQ(all.size(), 4U);
    ASSERT_EQ(all[0].sources.size(), 1U);
    EXPECT_EQ(all[0].sources[0].automaton, std::nullopt);
    EXPECT_TRUE(all[1].sources.empty()) << "A2, in state a, takes nothing";
    ASSERT_EQ(all[2].sources.size(), 1U);
    EXPECT_EQ(all[2].sources[0].automaton, 1U);
    ASSERT_EQ(all[3].sources.size(), 1U);
    EXPECT_EQ(all[3].sources[0].automaton, 3U);
    EXPECT_EQ(names(all[3].sources[0].events), "deep");
}

TEST(Connections, BehindAnExitPointComeFromTheNestedAutomaton) {
    TransitionGraph graph = test::nested();
    graph.events.push_back({"over", ""});
    graph.states[3].kind = TransitionGraph::State::Kind::exit_point;
    graph.transitions = {{4, 3, 0, {}, {}, false}, {3, 1, 1, {}, {}, false}};
    std::vector<Connected> const all = connections(graph);
    ASSERT_EQ(all.at(0).sources.size(), 2U);
    EXPECT_EQ(names(all[0].sources[0].events), "e1");
    EXPECT_EQ(all[0].sources[1].automaton, 2U);
    EXPECT_EQ(names(all[0].sources[1].events), "over");
    EXPECT_EQ(names(all.at(1).sources.at(0).events), "e1");
}

TEST(Connections, AreListedByTheirNumbersAndOnceEach) {
    TransitionGraph graph = test::buneman_levy();
    graph.outputs = {{"z10", ""}, {"z2", ""}};
    graph.transitions[0].outputs = {0, 1, 0};
    EXPECT_EQ(names(connections(graph).at(0).outputs), "z2 z10");
}

TEST(Connections, HaveWhatIsDoneOnTheWayIntoAStateAndOutOfIt) {
    TransitionGraph graph = test::buneman_levy();
    graph.transitions = {{0, 1, 0, {}, {}, false}, {1, 0, 0, {}, {}, false}};
    graph.states[0].entry = "z2; on_entry";
    graph.states[1].exit = "on_exit";
    graph.states[1].entry = "on_entry";
    std::vector<Symbol> const outputs = connections(graph).at(0).outputs;
    EXPECT_EQ(names(outputs), "z2 on_entry on_exit");
    EXPECT_EQ(outputs.at(1).note, "on the way into 0; on the way into 1");
    EXPECT_EQ(outputs.at(2).note, "on the way out of 1");
}

TEST(Connections, HaveEventsThatWaitOrAreOtherOnesToo) {
    TransitionGraph graph = test::buneman_levy();
    graph.events = {{"any", "whatever it is"}, {"wait", ""}, {"unused", ""}};
    graph.kinships = {{1, 0}};
    graph.states[0].deferred = {1};
    std::vector<Symbol> const events = connections(graph).at(0).sources.at(0).events;
    EXPECT_EQ(names(events), "any wait unused");
    EXPECT_EQ(events.at(0).note, "whatever it is; also wait");
}

TEST(Connections, MayBeNone) {
    EXPECT_EQ(connections_text({}), "A1\n\nsymbol | kind | from | to | what it means\n");
    TransitionGraph graph;
    graph.name = "at once";
    graph.states = {{.name = "a", .note = "", .initial = true}, {.name = "b", .note = ""}};
    graph.transitions = {{0, 1, std::nullopt, {}, {}, false}};
    EXPECT_TRUE(connections(graph).at(0).sources.empty());
    EXPECT_TRUE(connections(graph).at(0).inputs.empty());
    EXPECT_TRUE(connections(graph).at(0).outputs.empty());
}

TEST(Connections, StandOnALineEachWhateverTheirNames) {
    std::string const text = connections_text(test::hostile());
    EXPECT_EQ(count(text, "\n"), 1U + 1 + 1 + 9 + 1 + 2) << text;  // 3 events, 3 inputs, 3 outputs; 2 omissions
    EXPECT_TRUE(has(text, "A1  a \"quoted\" <b>&amp;\\N</b>\\n--></svg>\n"));
    EXPECT_TRUE(has(text, "\nNot shown: a kleene event\n"));
}

TEST(Connections, AreToldInRussian) {
    std::string const text = connections_text(test::nested(), Language::ru);
    EXPECT_TRUE(has(text, "A2  в состоянии 8: a machine runs\n")) << text;
    EXPECT_TRUE(has(text, "\nобозначение | вид "));
    EXPECT_TRUE(has(text, "\ne1          | событие | источник событий  | A1 "));
    EXPECT_TRUE(has(text, "\nx11         | вход    | объект управления | A1 "));
    EXPECT_TRUE(has(text, "\nz1          | выход   | A2 "));
}

TEST(Connections, AreToldInSentences) {
    EXPECT_EQ(connections_in_words(test::nested()),
              "A1: nested. event e1, source of events -> A1: Step: take one step. input x11, object of control -> A1: "
              "it is done. output z11, A1 -> object of control. A2: in state 8: a machine runs. event e1, A1 -> A2: "
              "Step: take one step. input x1, object of control -> A2: once more. output z1, A2 -> object of "
              "control: go.");
}

}  // namespace
}  // namespace statewalk
