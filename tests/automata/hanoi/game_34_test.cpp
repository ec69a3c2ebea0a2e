// The four-peg table from first differences: Arsac's game 34.
#include "automata/hanoi/game_34.hpp"

#include <gtest/gtest.h>

#include "tests/automata/hanoi/table_suite.hpp"

namespace statewalk::hanoi::test {
namespace {

// Eleven discs: p goes up from 0 to 6.
struct Figure {
    using Automaton = Game34;
    static constexpr std::string_view name = "game-34";
    static constexpr unsigned discs = 11;
    static std::vector<std::string> states() { return {"0", "1", "2"}; }
    static std::vector<std::pair<std::string, int>> arrows() {
        return {{"0 -> 1 / z0", 1},
                {"1 -> 1 [x1] / z1", 6},
                {"1 -> 2 [!x1] / z2", 11},
                {"2 -> 1 [x2] / z3", 10},
                {"2 -> 0 [!x2]", 1}};
    }
    static unsigned split(FrameRecursion const& best, unsigned count, Ties) { return best.split(count, Ties::high); }
    // 1 + 2n + p(n), and p is n - R(n)
    static std::uint64_t steps(std::vector<unsigned> const& splits) { return 1 + 3 * splits.size() - splits.back(); }
};
INSTANTIATE_TYPED_TEST_SUITE_P(Game34, TableAutomaton, Figure);

TEST(Game34Trace, OfThreeDiscsIsTheOneWrittenByHand) {
    // f4(1) = 2 f4(0) + 1 and f4(2) = 2 f4(0) + 3. Of three discs p = 1 goes aside, for h(0) = 0 is less than 3 - 2:
    // f4(3) = 2 f4(1) + 3.
    // clang-format off
    Trace const by_hand{
        // arrow              , n  , p  , f4       , p(n)   , d      , h
        {"0 -> 1 / z0"       , "1", "0", "0"      , "-"    , "-"    , "-"},
        {"1 -> 2 [!x1] / z2" , "1", "0", "0 1"    , "0"    , "1"    , "0"},
        {"2 -> 1 [x2] / z3"  , "2", "0", "0 1"    , "0"    , "1"    , "0"},
        {"1 -> 2 [!x1] / z2" , "2", "0", "0 1 3"  , "0 0"  , "1 2"  , "0 2"},
        {"2 -> 1 [x2] / z3"  , "3", "0", "0 1 3"  , "0 0"  , "1 2"  , "0 2"},
        {"1 -> 1 [x1] / z1"  , "3", "1", "0 1 3"  , "0 0"  , "1 2"  , "0 2"},
        {"1 -> 2 [!x1] / z2" , "3", "1", "0 1 3 5", "0 0 1", "1 2 2", "0 2 3"},
        {"2 -> 0 [!x2]"      , "3", "1", "0 1 3 5", "0 0 1", "1 2 2", "0 2 3"},
    };
    // clang-format on
    EXPECT_EQ(trace<Game34>(on_four(3)), by_hand);
}

TEST(Game34Invariant, PNeverGoesBackAndIsTheSmallestOfTheBest) {
    FrameRecursion const recursion(100);
    std::uint64_t before = 0;
    play<Game34>(on_four(100), [&](Record const& record, FirstDifferences const& game) {
        auto const p = field_of<std::uint64_t>(game, "p");
        EXPECT_GE(p, before);
        before = p;
        if (record.after != Configuration{2}) return;  // f4(n) is known
        auto const n = static_cast<unsigned>(field_of<std::uint64_t>(game, "n"));
        EXPECT_EQ(p, n - recursion.split(n, Ties::high)) << n;
    });
    EXPECT_GT(before, 80U);
}

}  // namespace
}  // namespace statewalk::hanoi::test
