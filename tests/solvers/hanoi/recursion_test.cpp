#include "solvers/hanoi/recursion.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "solvers/hanoi/towers.hpp"
#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi {
namespace {

TEST(Recursion, OfThreeDiscsIsAsWrittenByHand) {
    // 1 and 2 to the spare peg B, 3 to C, 1 and 2 to C:
    //
    //   321 . .     32 . 1     3 2 1     3 21 .     . 21 3     1 2 3     1 . 32     . . 321
    EXPECT_EQ(test::solution(test::task(3)), test::moves({"1AC", "2AB", "1CB", "3AC", "1BA", "2BC", "1AC"}));
}

TEST(Recursion, OfTwoDiscsGoesFromAnyPegToAnyOther) {
    EXPECT_EQ(test::solution(test::task(2, 0, 1)), test::moves({"1AC", "2AB", "1CB"}));
    EXPECT_EQ(test::solution(test::task(2, 0, 2)), test::moves({"1AB", "2AC", "1BC"}));
    EXPECT_EQ(test::solution(test::task(2, 1, 0)), test::moves({"1BC", "2BA", "1CA"}));
    EXPECT_EQ(test::solution(test::task(2, 1, 2)), test::moves({"1BA", "2BC", "1AC"}));
    EXPECT_EQ(test::solution(test::task(2, 2, 0)), test::moves({"1CB", "2CA", "1BA"}));
    EXPECT_EQ(test::solution(test::task(2, 2, 1)), test::moves({"1CA", "2CB", "1AB"}));
}

TEST(Recursion, OfNoDiscsMakesNoMove) {
    EXPECT_TRUE(test::solution(test::task(0)).empty());
    EXPECT_TRUE(recursive_solution(test::task(0), [](Move const&) { return false; }));
}

TEST(Recursion, IsLegalArrivesAndTakesTwoToThePowerOfNMinusOneMovesForEveryPairOfPegs) {
    for (unsigned discs = 0; discs <= 16; ++discs)
        for (Task const& task : test::every_pair(discs)) {
            Towers towers(task);  // throws at an illegal move
            bool named_right = true;
            bool const seen = recursive_solution(task, [&](Move const& move) {
                named_right = named_right && move.disc == towers.top(move.from);
                towers.move(move.from, move.to);
                return true;
            });
            EXPECT_TRUE(seen && named_right && towers.delivered()) << test::words(task);
            EXPECT_EQ(towers.moves_made(), (1U << discs) - 1) << test::words(task);
        }
}

TEST(Recursion, IsAsShortAsBreadthFirstSearchOverAllPositionsFinds) {
    std::size_t positions = 1;
    for (unsigned discs = 0; discs <= 6; ++discs, positions *= 3)
        for (Task const& task : test::every_pair(discs)) {
            auto const distances = test::distances(test::Position(discs, task.from));
            EXPECT_EQ(distances.size(), positions);
            EXPECT_EQ(test::solution(task).size(), distances.at(test::Position(discs, task.to))) << test::words(task);
        }
}

TEST(Recursion, StopsAsSoonAsTheVisitorSaysNo) {
    for (std::size_t wanted = 1; wanted <= 7; ++wanted) {
        std::vector<Move> seen;
        bool const all = recursive_solution(test::task(3), [&](Move const& move) {
            seen.push_back(move);
            return seen.size() < wanted;
        });
        EXPECT_FALSE(all);
        std::vector<Move> expected = test::moves({"1AC", "2AB", "1CB", "3AC", "1BA", "2BC", "1AC"});
        expected.resize(wanted);
        EXPECT_EQ(seen, expected);
    }
}

TEST(Recursion, BeginsAlsoWithSixtyFourDiscs) {
    // For an even number of discs, disc 1 goes to the spare peg first.
    std::vector<Move> seen;
    recursive_solution(test::task(64), [&](Move const& move) {
        seen.push_back(move);
        return seen.size() < 4;
    });
    EXPECT_EQ(seen, test::moves({"1AB", "2AC", "1BC", "3AB"}));
}

TEST(Recursion, RefusesATaskThatCannotBeSetOnThreePegsOrFour) {
    auto const visit = [](Move const&) { return true; };
    EXPECT_THROW(recursive_solution(test::task(65), visit), std::invalid_argument);
    EXPECT_THROW(recursive_solution(test::task(3, 1, 1), visit), std::invalid_argument);
    EXPECT_THROW(recursive_solution(test::on_four(100), visit), std::invalid_argument);
    EXPECT_THROW(recursive_solution(test::on_four(3, 1, 1), visit), std::invalid_argument);
    EXPECT_THROW(recursive_solution({3, {"A", "B", "C", "D", "E"}, 0, 3}, visit), std::invalid_argument);
}

}  // namespace
}  // namespace statewalk::hanoi
