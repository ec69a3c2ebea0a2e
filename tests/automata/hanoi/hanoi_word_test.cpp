// The word of all solutions, letter by letter: a finite automaton that reads the digits of a move's number.
#include "automata/hanoi/hanoi_word.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include <cctype>
#include <set>
#include <string>
#include <vector>

#include "automata/core/run.hpp"
#include "solvers/hanoi/hanoi_word.hpp"
#include "tests/automata/hanoi/partition.hpp"
#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi::test {
namespace {

/// The state after these digits.
char letter_after(std::string const& digits) {
    Runner<HanoiWord> running;
    for (char const digit : digits) digit == '1' ? running.step(One{}) : running.step(Zero{});
    return running.graph().states[running.record().after.front()].name.front();
}

std::string binary(std::uint64_t number, unsigned places) {
    std::string digits;
    for (unsigned place = places; place > 0; --place) digits += (number >> (place - 1)) % 2 == 1 ? '1' : '0';
    return digits;
}

/// a = 0 -> 1, b = 1 -> 2, c = 2 -> 0; capitals are the way back.
char letter_of(Move const& move) {
    char const cyclic[] = {'a', 'b', 'c'};
    char const back[] = {'C', 'A', 'B'};
    return move.to == (move.from + 1) % 3 ? cyclic[move.from] : back[move.from];
}

TEST(HanoiWordGraph, IsTheTableOfSixStatesAndTwoDigits) {
    TransitionGraph const graph = graph_of<HanoiWord>();
    EXPECT_EQ(graph.name, "hanoi-word");
    std::set<std::string> arrows;
    for (TransitionGraph::Transition const& arrow : graph.transitions) {
        arrows.insert(graph.states[arrow.source].name + " " + graph.events[arrow.event.value()].name + " " +
                      graph.states[arrow.target].name);
        EXPECT_TRUE(arrow.guard.always());
        EXPECT_TRUE(arrow.outputs.empty());
    }
    EXPECT_EQ(arrows, (std::set<std::string>{"a zero a", "a one C", "b zero c", "b one B", "c zero b", "c one A",  //
                                             "A zero a", "A one c", "B zero c", "B one b", "C zero b", "C one a"}));
    EXPECT_EQ(graph.transitions.size(), 12U);
    EXPECT_EQ(graph.states.size(), 6U);
    EXPECT_TRUE(graph.states.front().initial);
    EXPECT_EQ(graph.states.front().name, "a");
    EXPECT_TRUE(graph.inputs.empty());
    EXPECT_TRUE(graph.outputs.empty());
    EXPECT_TRUE(overlaps(graph).empty());
}

// The output of a state is its move, as its note tells it.
std::string move_in(TransitionGraph::State const& state) { return state.note; }

TEST(HanoiWordGraph, HasTheFewestStatesThatTellSixMovesApart) {
    TransitionGraph const graph = graph_of<HanoiWord>();
    EXPECT_EQ(reachable(graph), 6U);
    EXPECT_EQ(classes(graph, move_in), 6U);
}

TEST(HanoiWordGraph, WithAStateTwiceStillNeedsSix) {
    // A second state a, taken after the first 1 of C, with a's move and a's arrows.
    TransitionGraph graph = graph_of<HanoiWord>();
    std::size_t const twin = graph.states.size();
    graph.states.push_back(graph.states.front());
    for (auto arrow : std::vector(graph.transitions))
        if (arrow.source == 0) {
            arrow.source = twin;
            graph.transitions.push_back(arrow);
        }
    auto const is_c_one = [&](auto const& arrow) {
        return graph.states[arrow.source].name == "C" && arrow.target == 0;
    };
    std::find_if(graph.transitions.begin(), graph.transitions.end(), is_c_one)->target = twin;
    EXPECT_EQ(reachable(graph), 7U);
    EXPECT_EQ(classes(graph, move_in), 6U);
}

TEST(HanoiWordGraph, NeedsFewerStatesToTellLessOfTheMoves) {
    // Moves 1, 2, 3 are between pegs 0 and 1, 0 and 2, 1 and 2, and so on again and again: three states count k modulo
    // 3. Which way round a disc goes depends on whether its number is odd: two states count the ones at the end.
    TransitionGraph const graph = graph_of<HanoiWord>();
    auto const pegs = [](TransitionGraph::State const& state) {
        return static_cast<char>(std::tolower(state.name.front()));
    };
    EXPECT_EQ(classes(graph, pegs), 3U);
    auto const way_round = [](TransitionGraph::State const& state) { return std::islower(state.name.front()) != 0; };
    EXPECT_EQ(classes(graph, way_round), 2U);
}

TEST(HanoiWord, BeginsAsWrittenByHand) {
    // 3 discs from peg 0 to peg 1: 1 to 1, 2 to 2, 1 onto 2; 3 to 1; 1 to 0, 2 onto 3, 1 onto 2.
    std::string word;
    for (std::uint64_t i = 0; i < 7; ++i) word += letter_after(binary(i, 3));
    EXPECT_EQ(word, "aCbacBa");
}

TEST(HanoiWord, ReadsEveryMoveOfTheRecursionFromItsNumber) {
    // It plays from peg 0 to peg 1 for an odd number of discs, and to peg 2 for an even one.
    for (unsigned discs = 1; discs <= 12; ++discs) {
        std::uint64_t i = 0;
        for (Move const& move : solution(task(discs, 0, discs % 2 == 1 ? 1 : 2)))
            ASSERT_EQ(letter_after(binary(i++, discs)), letter_of(move)) << "move " << i << " of " << discs << " discs";
    }
}

TEST(HanoiWord, ReadsEveryMoveOfEveryTaskOnceThePegsAreRenamed) {
    for (unsigned discs = 1; discs <= 12; ++discs) {
        std::string word;
        for (std::uint64_t i = 0; i + 1 < std::uint64_t{1} << discs; ++i) word += letter_after(binary(i, discs));
        for (Task const& task : every_pair(discs)) {
            std::vector<Move> moves;
            for (Move const& move : solution(task)) moves.push_back(letter_move(word[moves.size()], move.disc, task));
            ASSERT_EQ(moves, solution(task)) << words(task);
        }
    }
}

TEST(HanoiWord, TakesNoHarmFromLeadingZeros) {
    EXPECT_EQ(letter_after(""), 'a');
    for (std::uint64_t i = 0; i < 64; ++i)
        for (unsigned places = 6; places <= 20; ++places)
            ASSERT_EQ(letter_after(binary(i, places)), letter_after(binary(i, 6))) << i << " with " << places;
}

TEST(HanoiWord, TakesEveryArrow) {
    // C is reached by 1, b by 10, c by 100, B by 101, and A, the farthest, by 1001; one more digit, and every arrow is
    // taken.
    std::set<std::size_t> taken;
    for (std::uint64_t i = 0; i < 32; ++i) {
        Runner<HanoiWord> running;
        for (char const digit : binary(i, 5)) {
            digit == '1' ? running.step(One{}) : running.step(Zero{});
            taken.insert(running.record().fired.begin(), running.record().fired.end());
        }
    }
    EXPECT_EQ(taken.size(), 12U);
}

}  // namespace
}  // namespace statewalk::hanoi::test
