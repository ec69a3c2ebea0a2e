// A machine that only reads, looked up: it goes where the machine goes. Other machines are refused, with a word on why.
#include "automata/core/look_up.hpp"

#include <gtest/gtest.h>

#include <random>
#include <stdexcept>
#include <string>

#include "automata/core/run.hpp"

namespace statewalk {
namespace {

struct zero {};
struct one {};

// clang-format off

/// A binary number, the most significant digit first, by what is left of it when it is divided by three.
struct ByThree : Automaton<ByThree> {
    struct R0 : State<"0"> {};
    struct R1 : State<"1"> {};
    struct R2 : State<"2"> {};
    using initial_state = R0;
    struct transition_table : Table<
        Row < R0 , zero , R0 >,  Row < R0 , one , R1 >,
        Row < R1 , zero , R2 >,  Row < R1 , one , R0 >,
        Row < R2 , zero , R1 >,  Row < R2 , one , R2 >
    > {};
};

// clang-format on

TEST(LookUp, KnowsWhatIsLeftOfEveryNumber) {
    TransitionGraph const graph = graph_of<ByThree>();
    LookUp const by_three(graph);
    for (unsigned number = 0; number < 1000; ++number) {
        LookUp::Place place = by_three.start();
        for (int digit = 9; digit >= 0; --digit) place = by_three.next(place, (number >> digit) & 1);
        EXPECT_EQ(graph.states[by_three.state(place)].name, std::to_string(number % 3)) << number;
    }
}

TEST(LookUp, GoesWhereTheMachineGoes) {
    LookUp const by_three(graph_of<ByThree>());
    LookUp::Place place = by_three.start();
    Runner<ByThree> runner;
    std::mt19937 random(1);
    for (int step = 0; step < 1000; ++step) {
        bool const digit = random() & 1;
        digit ? runner.step(one{}) : runner.step(zero{});
        place = by_three.next(place, digit ? 1 : 0);
        ASSERT_EQ(by_three.state(place), runner.record().after.front()) << step;
    }
    EXPECT_EQ(by_three.place(by_three.state(place)), place);
}

std::string refusal(TransitionGraph const& graph) {
    try {
        LookUp const refused(graph);
    } catch (std::invalid_argument const& why) {
        return why.what();
    }
    return "taken";
}

TEST(LookUp, RefusesAMachineThatDoesMoreThanRead) {
    TransitionGraph const fit = graph_of<ByThree>();
    std::string const refused = fit.name + " is no table to look things up in: ";
    EXPECT_EQ(refusal(fit), "taken");

    TransitionGraph graph = fit;
    graph.transitions[3].outputs = {0};
    graph.outputs = {{"z1", ""}};
    EXPECT_EQ(refusal(graph), refused + "the arrow 1 -> 0 / z1 does more than read an event");
    graph = fit;
    graph.inputs = {{"x1", ""}};
    graph.transitions[0].guard = asks(0);
    EXPECT_EQ(refusal(graph), refused + "the arrow 0 -> 0 [x1] does more than read an event");
    graph = fit;
    graph.transitions[5].event.reset();
    EXPECT_EQ(refusal(graph), refused + "the arrow 2 -> 2 does more than read an event");
}

TEST(LookUp, RefusesATableWithTwoWaysOrNone) {
    TransitionGraph const fit = graph_of<ByThree>();
    std::string const refused = fit.name + " is no table to look things up in: ";
    TransitionGraph graph = fit;
    graph.transitions.push_back(graph.transitions[2]);
    EXPECT_EQ(refusal(graph), refused + "two arrows leave 1 on one event");
    graph = fit;
    graph.transitions.pop_back();
    EXPECT_EQ(refusal(graph), refused + "no arrow leaves 2 on one");
}

TEST(LookUp, RefusesAMachineThatIsInSeveralStatesAtATime) {
    TransitionGraph const fit = graph_of<ByThree>();
    std::string const refused = fit.name + " is no table to look things up in: ";
    TransitionGraph graph = fit;
    graph.states[2].region = 1;
    EXPECT_EQ(refusal(graph), refused + "it is in several states at a time");
    graph = fit;
    graph.states[2].parent = 1;
    EXPECT_EQ(refusal(graph), refused + "it is in several states at a time");
}

}  // namespace
}  // namespace statewalk
