// The recursive solution on four pegs: Frame and Stewart's.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "solvers/hanoi/frame_stewart.hpp"
#include "solvers/hanoi/recursion.hpp"
#include "solvers/hanoi/towers.hpp"
#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi {
namespace {

using test::moves;
using test::on_four;
using test::solution;

TEST(FourPegRecursion, OfFewDiscsIsAsWrittenByHand) {
    EXPECT_EQ(solution(on_four(0)), moves({}));
    EXPECT_EQ(solution(on_four(1)), moves({"1AD"}));
    EXPECT_EQ(solution(on_four(2)), moves({"1AB", "2AD", "1BD"}));
    // r = 2: disc 1 to B, 2 and 3 over C to D
    EXPECT_EQ(solution(on_four(3)), moves({"1AB", "2AC", "3AD", "2CD", "1BD"}));
}

TEST(FourPegRecursion, OfFourDiscsIsAsWrittenByHandForEitherTieRule) {
    EXPECT_EQ(solution(on_four(4)), moves({"1AC", "2AB", "1CB", "3AC", "4AD", "3CD", "1BA", "2BD", "1AD"}));
    EXPECT_EQ(solution(on_four(4, 0, 3, Ties::high)),
              moves({"1AB", "2AD", "3AC", "2DC", "4AD", "2CA", "3CD", "2AD", "1BD"}));
}

TEST(FourPegRecursion, OfTwoDiscsLeavesOneToThreePegsWhateverTheTieRule) {
    EXPECT_EQ(solution(on_four(2, 0, 3, Ties::high)), moves({"1AB", "2AD", "1BD"}));
}

TEST(FourPegRecursion, TakesTheSparePegsInTheOrderOfTheirNames) {
    EXPECT_EQ(solution(on_four(2, 3, 0)), moves({"1DB", "2DA", "1BA"}));
    EXPECT_EQ(solution(on_four(2, 1, 2)), moves({"1BA", "2BC", "1AC"}));
    EXPECT_EQ(solution(on_four(3, 2, 1)), moves({"1CA", "2CD", "3CB", "2DB", "1AB"}));
}

TEST(FourPegRecursion, TakesTheSecondSparePegAtEachLevelIfToldTo) {
    EXPECT_EQ(solution(on_four(2), Spares::second), moves({"1AC", "2AD", "1CD"}));
    // Two discs to C, disc 1 by way of D (the second of B and D); 3 and 4 over B to D; two discs to D, disc 1 by way
    // of B (the second of A and B).
    EXPECT_EQ(solution(on_four(4), Spares::second),
              moves({"1AD", "2AC", "1DC", "3AB", "4AD", "3BD", "1CB", "2CD", "1BD"}));
}

TEST(FourPegRecursion, TakesNoNoticeOfSparesAndTiesOnThreePegs) {
    Task high = test::task(5);
    high.ties = Ties::high;
    EXPECT_EQ(solution(high, Spares::second), solution(test::task(5)));
}

TEST(FourPegRecursion, IsLegalArrivesAndTakesAsFewMovesAsPossibleForEveryPairOfPegs) {
    for (unsigned discs = 0; discs <= 9; ++discs)
        for (Task const& task : test::every_pair_of_four(discs))
            for (Spares const spares : {Spares::first, Spares::second}) {
                TallTowers towers(task);
                for (Move const& move : solution(task, spares)) towers.make(move);  // throws at an illegal move
                EXPECT_TRUE(towers.delivered()) << test::words(task);
                EXPECT_EQ(towers.moves_made(), fewest_moves_on_four_pegs(discs)) << test::words(task);
            }
}

TEST(FourPegRecursion, GoesToNinetyNineDiscs) {
    for (Ties const ties : {Ties::low, Ties::high}) {
        TallTowers towers(on_four(99, 0, 3, ties));
        for (Move const& move : solution(towers.task())) towers.make(move);
        EXPECT_TRUE(towers.delivered());
        EXPECT_EQ(towers.moves_made(), 163'841U);
    }
}

TEST(FourPegRecursion, StopsAsSoonAsTheVisitorSaysNo) {
    std::vector<Move> const all = solution(on_four(4));
    for (std::size_t wanted = 1; wanted <= all.size(); ++wanted) {
        std::vector<Move> seen;
        bool const finished = recursive_solution(on_four(4), [&](Move const& move) {
            seen.push_back(move);
            return seen.size() < wanted;
        });
        EXPECT_FALSE(finished);
        EXPECT_EQ(seen, std::vector<Move>(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(wanted)));
    }
}

}  // namespace
}  // namespace statewalk::hanoi
