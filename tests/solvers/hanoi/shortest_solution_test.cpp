// The check that takes any shortest solution, not only the recursion's.
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "solvers/hanoi/check.hpp"
#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi {
namespace {

using test::on_four;

std::string complaint(Task const& task, std::vector<std::string> const& moves) {
    ShortestSolution solution(task);
    for (Move const& move : test::moves(moves)) solution.take(move);
    return solution.complaint();
}

TEST(ShortestSolution, IsAnyThatArrivesInAsFewMovesAsPossible) {
    EXPECT_EQ(complaint(on_four(0), {}), "");
    EXPECT_EQ(complaint(on_four(2), {"1AB", "2AD", "1BD"}), "");
    EXPECT_EQ(complaint(on_four(2), {"1AC", "2AD", "1CD"}), "");
    EXPECT_EQ(complaint(on_four(4), {"1AC", "2AB", "1CB", "3AC", "4AD", "3CD", "1BA", "2BD", "1AD"}), "");
    EXPECT_EQ(complaint(on_four(4), {"1AB", "2AD", "3AC", "2DC", "4AD", "2CA", "3CD", "2AD", "1BD"}), "");
    EXPECT_EQ(complaint(test::task(2), {"1AB", "2AC", "1BC"}), "");
}

TEST(ShortestSolution, IsNotOneThatMakesAnIllegalMove) {
    EXPECT_EQ(complaint(on_four(2), {"1AD", "2AD", "1DA"}),
              "move 2 is illegal: disc 2 cannot go from A onto disc 1 on D");
    EXPECT_EQ(complaint(on_four(2), {"2AD"}), "move 1 is illegal: disc 2 is not on top of A");
    EXPECT_EQ(complaint(test::task(1), {"1AD"}), "move 1 is illegal: there is no such peg");
}

TEST(ShortestSolution, TakesNoMoreAfterAnIllegalMove) {
    ShortestSolution solution(on_four(2));
    EXPECT_TRUE(solution.take(test::move("1AD")));
    EXPECT_FALSE(solution.take(test::move("2AD")));
    EXPECT_FALSE(solution.take(test::move("1DB")));  // legal by itself
    EXPECT_FALSE(solution.take(test::move("1AB")));  // illegal, too
    EXPECT_EQ(solution.complaint(), "move 2 is illegal: disc 2 cannot go from A onto disc 1 on D");
}

TEST(ShortestSolution, IsNotOneThatDoesNotArrive) {
    EXPECT_EQ(complaint(on_four(2), {"1AB", "2AD"}), "after 2 moves not every disc is on D");
    EXPECT_EQ(complaint(on_four(1), {}), "after 0 moves not every disc is on D");
    EXPECT_EQ(complaint(on_four(1), {"1AD", "1DB"}), "move 2 is one too many: the shortest solution has 1");
    EXPECT_EQ(complaint(test::task(1, 0, 1), {"1AC"}), "after 1 move not every disc is on B");
}

TEST(ShortestSolution, IsNotOneThatTakesTooManyMoves) {
    EXPECT_EQ(complaint(on_four(1), {"1AB", "1BD"}), "move 2 is one too many: the shortest solution has 1");
    // The solution on three pegs only.
    EXPECT_EQ(complaint(on_four(3), {"1AD", "2AB", "1DB", "3AD", "1BA", "2BD", "1AD"}),
              "move 6 is one too many: the shortest solution has 5");
}

TEST(ShortestSolution, TakesTheRecursionOfEveryTask) {
    for (unsigned discs = 0; discs <= 8; ++discs) {
        std::vector<Task> tasks = test::every_pair_of_four(discs);
        for (Task const& task : test::every_pair(discs)) tasks.push_back(task);
        for (Task const& task : tasks) {
            ShortestSolution solution(task);
            for (Move const& move : test::solution(task)) EXPECT_TRUE(solution.take(move));
            EXPECT_EQ(solution.complaint(), "") << test::words(task);
        }
    }
}

TEST(ShortestSolution, IsNotAskedForOfATaskThatCannotBeSet) {
    EXPECT_THROW(ShortestSolution(test::task(65)), std::invalid_argument);
    EXPECT_THROW(ShortestSolution(on_four(100)), std::invalid_argument);
    EXPECT_THROW(ShortestSolution({3, {"A", "B", "C", "D", "E"}, 0, 1}), std::invalid_argument);
}

}  // namespace
}  // namespace statewalk::hanoi
