#include <gtest/gtest.h>

#include "diagrams/labels.hpp"
#include "tests/diagrams/count.hpp"
#include "tests/diagrams/player.hpp"

namespace statewalk {
namespace {

using test::has;
using test::player;
using S = test::PlayerStates;
using Texts = std::vector<std::string>;

TEST(LabelsOfStates, SayWhatAStateDoesAndIs) {
    TransitionGraph const graph = player();
    EXPECT_EQ(details(graph, S::empty), Texts{"play / defer"});
    EXPECT_EQ(details(graph, S::open), (Texts{"flag lid_up", "flag cold"}));
    EXPECT_EQ(details(graph, S::paused), (Texts{"entry / on_entry", "exit / on_exit"}));
    EXPECT_EQ(details(graph, S::broken), Texts{"interrupts until repair"});
    EXPECT_EQ(details(graph, S::dead), Texts{"terminates the whole machine"});
    EXPECT_EQ(details(graph, S::good), Texts{});
}

TEST(LabelsOfStates, AnInterruptThatNothingEndsSaysSo) {
    TransitionGraph graph = player();
    graph.states[S::broken].ends_interrupt.clear();
    EXPECT_EQ(details(graph, S::broken), Texts{"interrupts the whole machine"});
}

TEST(LabelsOfStates, TellHistory) {
    TransitionGraph graph = player();
    EXPECT_EQ(history_text(graph, S::playing), "history after play, resume");
    EXPECT_EQ(history_text(graph, S::empty), "");
    graph.states[S::playing].history = TransitionGraph::State::History::always;
    EXPECT_EQ(history_text(graph, S::playing), "history");
}

TEST(LabelsOfStates, TheEventSaysWhetherAMachineGoesOnWhereItWasLeft) {
    TransitionGraph graph = player();
    auto const goes_on = [&](std::size_t row) {
        return goes_on_in(graph, graph.transitions[row], graph.transitions[row].target);
    };
    EXPECT_TRUE(goes_on(2));   // play
    EXPECT_TRUE(goes_on(5));   // resume
    EXPECT_FALSE(goes_on(0));  // to a state that holds no machine
    graph.states[S::playing].history_after = {};
    EXPECT_FALSE(goes_on(2));
    graph.states[S::playing].history = TransitionGraph::State::History::always;
    EXPECT_TRUE(goes_on(2));
}

TEST(LabelsOfStates, UmlListsNoteDetailsAndTransitionsWithoutAnArrow) {
    TransitionGraph const graph = player();
    EXPECT_EQ(texts_in_uml(graph, S::empty), (Texts{"no disc", "play / defer"}));
    EXPECT_EQ(texts_in_uml(graph, S::paused), (Texts{"entry / on_entry", "exit / on_exit", "tick [!x1] / z2"}));
    EXPECT_EQ(texts_in_uml(graph, S::playing), (Texts{"the disc turns", "tick / z2", "Playing -> Second: next [x1]"}));
    EXPECT_EQ(texts_of_any_state(graph), Texts{"in any state: tick [x1 & x2] / z2"});
}

TEST(LabelsOfStates, AnArrowOutOfAMachineToItsWholeIsWrittenInTheWhole) {
    TransitionGraph graph = player();
    graph.transitions[8].target = S::playing;  // from its exit point
    EXPECT_TRUE(has_no_arrow(graph, graph.transitions[8]));
    EXPECT_EQ(holder(graph, graph.transitions[8]), S::playing);
    EXPECT_EQ(ends_text(graph, graph.transitions[8]), "Finish -> Playing: ");
    EXPECT_FALSE(has_no_arrow(graph, graph.transitions[22]));  // a loop, of a state that holds no machine
}

TEST(LabelsOfStates, TheLegendTellsNamesAndWhatIsNotShown) {
    EXPECT_EQ(legend(player()),
              (Texts{"play: the button", "x1: there is a disc", "x2: it is the last song", "z1: start the motor",
                     "z2: show the time", "play: also resume", "Not shown: a visitor"}));
}

TEST(LabelsOfStates, ATransitionReadsAsInUml) {
    TransitionGraph const graph = player();
    EXPECT_EQ(transition_text(graph, graph.transitions[2]), "play [x1] / z1");
    EXPECT_EQ(transition_text(graph, graph.transitions[8]), "");
    TransitionGraph::Transition silent = graph.transitions[8];
    silent.outputs = {1, 0};
    EXPECT_EQ(transition_text(graph, silent), "/ z2; z1");
}

TEST(LabelsOfStates, TheGraphInWordsLeavesNothingOut) {
    std::string const words = in_words(player());
    for (char const* sentence :
         {"State Empty (no disc), initial, region 1, play / defer. ", "State Open, region 1, flag lid_up, flag cold. ",
          "State Playing (the disc turns), region 1, history after play, resume. ",
          "State Playing/Loud, initial, region 2. ", "State Playing/Begin, region 1, entry point. ",
          "State Playing/Finish, region 1, exit point. ", "State Paused, region 1, entry / on_entry, exit / on_exit. ",
          "State Broken, region 2, interrupts until repair. ",
          "State Dead, final, region 2, terminates the whole machine. ",
          "Arrow Paused -> Playing/Second and Playing/Mute / z1; z2 on next. ",
          "Arrow in any state [x1 & x2] / z2 on tick, internal. ",
          "Arrow Paused -> Paused [!x1] / z2 on tick, internal. ", "Arrow Playing/Finish -> Empty. ",
          "Not shown: a visitor."})
        EXPECT_TRUE(has(words, sentence)) << sentence;
}

}  // namespace
}  // namespace statewalk
