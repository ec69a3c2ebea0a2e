// The picture of a position: of graphs and runs put together by hand.
#include "cli/step_view.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "diagrams/translation.hpp"
#include "tests/cli/command.hpp"

namespace statewalk::cli::test {
namespace {

using Lines = std::vector<std::string>;

/// Two regions: a lamp, on and off by `press`; and a fuse that a `surge` blows, in both regions at once. Blown is left
/// at once, if x1 allows it.
TransitionGraph lamp() {
    TransitionGraph graph;
    graph.name = "lamp";
    graph.events = {{"press", "somebody presses"}, {"surge", ""}};
    graph.inputs = {{"x1", "there is a spare fuse"}};
    graph.outputs = {{"z1", "click"}};
    graph.states.resize(4);
    graph.states[0].name = "Off";
    graph.states[0].note = "dark";
    graph.states[0].initial = true;
    graph.states[1].name = "Whole";
    graph.states[1].initial = true;
    graph.states[2].name = "On";
    graph.states[2].note = "light";
    graph.states[3].name = "Blown";
    graph.states[3].deferred = {0};
    graph.transitions.resize(5);
    graph.transitions[0] = {0, 2, 0, {}, {0}};        // Off -> On
    graph.transitions[1] = {2, 0, 0, {}, {0}};        // On -> Off
    graph.transitions[2] = {2, 0, 1, {}, {}};         // On -> Off, by a surge
    graph.transitions[3] = {1, 3, 1, {}, {}};         // Whole -> Blown
    graph.transitions[4] = {3, 1, {}, asks(0), {0}};  // Blown -> Whole, at once
    complete(graph);
    return graph;
}

Record step(std::uint64_t number, Configuration before, std::string event, std::vector<Asked> inputs,
            std::vector<std::size_t> fired, std::vector<std::size_t> outputs, Configuration after) {
    Record record;
    record.number = number;
    record.before = std::move(before);
    record.event = std::move(event);
    record.inputs = std::move(inputs);
    record.fired = std::move(fired);
    record.outputs = std::move(outputs);
    record.after = std::move(after);
    return record;
}

/// On; a surge, and there is no spare fuse; a press that must wait.
Recording evening() {
    Recording run;
    run.begin(lamp(), {}, step(0, {0, 1}, "", {}, {}, {}, {0, 1}));
    run.add(step(1, {0, 1}, "press", {}, {0}, {0}, {2, 1}));
    run.add(step(2, {2, 1}, "surge", {{0, false}}, {2, 3}, {}, {0, 3}));
    run.add(step(3, {0, 3}, "press", {}, {}, {}, {0, 3}));
    run.end({Ending::fault, 3, "no light"});
    return run;
}

Lines shown(Recording const& run, std::size_t position, Page const& page = {}) {
    return position_lines(run, position, page);
}

TEST(StepView, ShowsTheStatesOfAllRegionsAndWhatTheyTook) {
    EXPECT_EQ(shown(evening(), 0), (Lines{"lamp", "step 0 of 3", "", "state     Off    dark", "          Whole"}));
    EXPECT_EQ(shown(evening(), 2), (Lines{
                                       "lamp",
                                       "step 2 of 3",
                                       "",
                                       "state     Off    dark",
                                       "          Blown",
                                       "event     surge in state On, Whole",
                                       "arrows      press    On -> Off / z1            not asked",
                                       "          > surge    On -> Off                 yes",
                                       "          > surge    Whole -> Blown            yes",
                                       "            at once  Blown -> Whole [x1] / z1  no",
                                       "inputs    x1 no   there is a spare fuse",
                                   }));
}

TEST(StepView, SaysThatAnEventWaitsAndHowTheRunEnded) {
    EXPECT_EQ(shown(evening(), 3), (Lines{
                                       "lamp",
                                       "step 3 of 3",
                                       "fault: no light",
                                       "",
                                       "state     Off    dark",
                                       "          Blown",
                                       "event     press in state Off, Blown  somebody presses",
                                       "arrows      press    Off -> On / z1            not asked",
                                       "            at once  Blown -> Whole [x1] / z1  not asked",
                                       "          none is taken: the event is deferred",
                                   }));
}

TEST(StepView, CountsAnArrowThatWasTakenSeveralTimes) {
    Recording run;
    run.begin(lamp(), {}, step(0, {0, 1}, "", {}, {}, {}, {0, 1}));
    run.add(step(1, {0, 1}, "press", {}, {0, 1, 0}, {0, 0, 0}, {2, 1}));
    Lines const lines = shown(run, 1);
    EXPECT_TRUE(contains(lines.at(7), "> press  Off -> On / z1")) << lines.at(7);
    EXPECT_TRUE(contains(lines.at(7), "yes, 2 times")) << lines.at(7);
}

TEST(StepView, ShowsAnAutomatonThatIsStartedAnew) {
    Recording run;
    run.begin(lamp(), {}, step(0, {0, 1}, "", {}, {}, {}, {0, 1}));
    run.add(step(1, {0, 1}, "press", {}, {0}, {0}, {2, 1}));
    Record again = step(2, {0, 1}, "press", {}, {0}, {0}, {2, 1});
    again.restarted = true;
    run.add(again);
    Lines const lines = shown(run, 2);
    EXPECT_EQ(lines.at(6), "event     the automaton is started anew");
    EXPECT_EQ(lines.at(7), "          press in state Off, Whole  somebody presses");
}

TEST(StepView, MarksTheFieldsThatChangedAndWritesWhatIsNoMoveOfADiscAsItIs) {
    Recording run;
    Record start = step(0, {0, 1}, "", {}, {}, {}, {0, 1});
    start.field("watts", std::uint64_t{0});
    start.field("towers", std::string("high"));
    run.begin(lamp(), {{"room", std::string("hall")}}, start);
    Record on = step(1, {0, 1}, "press", {}, {0}, {}, {2, 1});
    on.field("watts", std::uint64_t{40});
    on.field("towers", std::string("high"));
    on.move({{"from", std::string("dark")}, {"to", std::string("light")}});
    run.add(on);
    Lines const lines = shown(run, 1);
    EXPECT_EQ(lines.front(), "lamp: room hall");
    EXPECT_EQ(lines.at(lines.size() - 2), "moves     dark light");
    EXPECT_EQ(lines.back(), "object    *watts 40   towers high");
}

TEST(StepView, LeavesOutEmptyLinesAndThenTheEndOnASmallPage) {
    Lines const whole = shown(evening(), 2);
    Page page{Language::en, 20, 10, true};
    Lines const without_empty = shown(evening(), 2, page);
    ASSERT_EQ(without_empty.size(), 10U);
    EXPECT_EQ(without_empty.front(), "lamp");
    EXPECT_EQ(without_empty[2], "state     Off    dar");  // 20 columns
    EXPECT_EQ(without_empty.back(), "inputs    x1 no   th");
    page.rows = 3;
    EXPECT_EQ(shown(evening(), 2, page), (Lines{"lamp", "step 2 of 3", "..."}));
    page.rows = 100;
    EXPECT_EQ(shown(evening(), 2, page).size(), whole.size());
}

TEST(StepView, HasColourOnlyWhereItIsAskedForAndCutsWithinIt) {
    for (std::string const& line : shown(evening(), 2)) EXPECT_FALSE(contains(line, "\033"));
    Page const page{Language::en, 18, 24, true, true};
    Lines const lines = shown(evening(), 2, page);
    EXPECT_EQ(lines.at(1), "\033[1mstep 2 of 3\033[0m");
    EXPECT_EQ(lines.at(7), "          \033[1;32m> \033[0m\033[1;32msurge\033[0m");  // the rest is blanks
}

TEST(StepView, ShowsWhatWasExpectedAtTheFirstDifferenceAlone) {
    Recording run = evening();
    run.differs({2, "disc 1 from A to C", "disc 1 from A to B"});
    EXPECT_EQ(shown(run, 1).at(2), "first difference: step 2");
    Lines const there = shown(run, 2);
    EXPECT_EQ(there.at(3), "expected  disc 1 from A to C");
    EXPECT_EQ(there.at(4), "came      disc 1 from A to B");
    EXPECT_EQ(shown(run, 2, {Language::ru}).at(3), "ожидалось  диск 1 с A на C");
}

}  // namespace
}  // namespace statewalk::cli::test
