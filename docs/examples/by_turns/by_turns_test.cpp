#include "by_turns.hpp"

#include <statewalk/gtest.hpp>
#include <vector>

using namespace examples;

namespace {

/// The moves of all steps until the automaton is done.
std::vector<hanoi::Move> moves_of(hanoi::Task const& task) {
    Turns turns(task);
    statewalk::Tested<ByTurns> automaton(turns);
    std::vector<hanoi::Move> all;
    while (automaton.step(Step{})) all.insert(all.end(), turns.moves().begin(), turns.moves().end());
    EXPECT_EQ(automaton.runner().outcome().ending, Ending::finished);
    return all;
}

}  // namespace

TEST(ByTurns, moves_two_discs_as_by_hand) {
    EXPECT_EQ(moves_of({.discs = 2}), (std::vector<hanoi::Move>{{1, 0, 1}, {2, 0, 2}, {1, 1, 2}}));
}

TEST(ByTurns, moves_three_discs_as_by_hand) {
    EXPECT_EQ(moves_of({.discs = 3}),
              (std::vector<hanoi::Move>{{1, 0, 2}, {2, 0, 1}, {1, 2, 1}, {3, 0, 2}, {1, 1, 0}, {2, 1, 2}, {1, 0, 2}}));
}

TEST(ByTurns, has_nothing_to_do_without_discs) { EXPECT_EQ(moves_of({.discs = 0}), std::vector<hanoi::Move>{}); }
