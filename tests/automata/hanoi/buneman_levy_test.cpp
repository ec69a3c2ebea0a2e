// The automaton of Buneman and Levy: its figure, a trace by hand, and the recursion's moves for every task.
#include "automata/hanoi/buneman_levy.hpp"

#include <gtest/gtest.h>

#include "tests/automata/hanoi/figure_suite.hpp"

namespace statewalk::hanoi::test {
namespace {

// Figure 10. For three discs 7 moves: disc 1 in moves 1, 3, 5, 7. The first arrow makes move 1; the loop makes two
// moves, so it fires 3 times.
struct Figure {
    using Automaton = BunemanLevy;
    static constexpr std::string_view name = "buneman-levy";
    static std::vector<std::string> states() { return {"0", "1"}; }
    static std::vector<std::pair<std::string, int>> arrows() {
        return {{"0 -> 1 / z1", 1}, {"1 -> 0 [x1]", 1}, {"1 -> 1 [!x1] / z2; z1", 3}};
    }
    static std::uint64_t steps(unsigned discs) { return power_of_two(discs - 1) + 1; }
};
INSTANTIATE_TYPED_TEST_SUITE_P(BunemanLevy, ThreePegAutomaton, Figure);

TEST(BunemanLevyTrace, OfTwoDiscsIsTheOneWrittenByHand) {
    // A holds discs 2 1, the goal is C. The number of discs is even, so disc 1 goes A, B, C.
    //   step 1: 0 -> 1, z1: disc 1 from A to B.
    //   step 2: 1 -> 1, x1 no; z2: disc 2 from A to C; z1: disc 1 from B to C.
    //   step 3: 1 -> 0, x1 yes.
    SearchedTowers towers({.discs = 2});
    Runner<BunemanLevy> run(towers);

    ASSERT_TRUE(run.step(Step{}));
    EXPECT_EQ(run.record().fired, std::vector<std::size_t>{0});
    EXPECT_TRUE(run.record().inputs.empty());
    EXPECT_EQ(run.record().outputs, std::vector<std::size_t>{0});  // z1
    EXPECT_EQ(towers.rows(), (std::vector<Numbers>{{2}, {1}, {}}));

    ASSERT_TRUE(run.step(Step{}));
    EXPECT_EQ(run.record().fired, std::vector<std::size_t>{2});
    EXPECT_EQ(run.record().inputs, (std::vector<Asked>{{0, false}}));
    EXPECT_EQ(run.record().outputs, (std::vector<std::size_t>{1, 0}));  // z2; z1
    EXPECT_EQ(towers.rows(), (std::vector<Numbers>{{}, {}, {2, 1}}));

    ASSERT_TRUE(run.step(Step{}));
    EXPECT_EQ(run.record().fired, std::vector<std::size_t>{1});
    EXPECT_EQ(run.record().inputs, (std::vector<Asked>{{0, true}}));
    EXPECT_EQ(run.outcome(), (Outcome{Ending::finished, 3, "at rest, and the task is done"}));
}

TEST(BunemanLevyMoves, AreTheRecursionsAlsoForThirteenToSixteenDiscs) {  // the suite goes to twelve
    for (unsigned discs = 13; discs <= 16; ++discs)
        for (Task const& one : every_pair(discs)) EXPECT_EQ(play<BunemanLevy>(one).moves, solution(one)) << discs;
}

TEST(BunemanLevyInvariant, InStateOneAnOddNumberOfMovesIsMadeAndDiscOneMovedLast) {
    play<BunemanLevy>(task(9), [&](Record const& record, SearchedTowers const& object) {
        if (record.after.front() != 1) return;
        EXPECT_EQ(object.moves_made() % 2, 1U);
        EXPECT_EQ(object.moves().back().disc, 1U);
    });
}

TEST(BunemanLevyMachine, PlainMakesTheSameMovesAsObserved) {
    Task const task{.discs = 10, .from = 2, .to = 1};
    SearchedTowers plain_towers(task);
    std::vector<Move> plain_moves;
    boost::msm::back::state_machine<BunemanLevy> plain;
    plain.control(plain_towers);
    plain.start();
    do {
        plain_towers.forget_moves();
        plain.process_event(Step{});
        plain_moves.insert(plain_moves.end(), plain_towers.moves().begin(), plain_towers.moves().end());
    } while (plain.current_state()[0] != 0);
    EXPECT_EQ(plain_moves, play<BunemanLevy>(task).moves);
}

}  // namespace
}  // namespace statewalk::hanoi::test
