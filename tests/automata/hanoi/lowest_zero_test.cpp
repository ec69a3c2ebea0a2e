// Every move from the lowest 0 of a binary counter.
#include "automata/hanoi/lowest_zero.hpp"

#include <gtest/gtest.h>

#include "tests/automata/hanoi/figure_suite.hpp"

namespace statewalk::hanoi::test {
namespace {

struct Figure {
    using Automaton = LowestZero;
    static constexpr std::string_view name = "lowest-zero";
    static std::vector<std::string> states() { return {"0", "1", "2"}; }
    // As arsac-move-number: i = k - 1 has as many ones at its end as k has zeros.
    static std::vector<std::pair<std::string, int>> arrows() {
        return {{"0 -> 1 / z0", 1},
                {"1 -> 1 [x1] / z1", 4},
                {"1 -> 2 [!x1] / z2", 7},
                {"2 -> 0 [x2]", 1},
                {"2 -> 1 [!x2] / z3", 6}};
    }
    static std::uint64_t steps(unsigned discs) { return 3 * power_of_two(discs) - discs - 2; }
};
INSTANTIATE_TYPED_TEST_SUITE_P(LowestZero, ThreePegAutomaton, Figure);

TEST(LowestZeroTrace, OfTwoDiscsIsTheOneWrittenByHand) {
    // The lowest 0 of 00 is at place 1, of 01 at place 2, of 10 at place 1. Disc 1, at depth 1, an odd one, goes A, B,
    // C; disc 2, at depth 0, goes A, C.
    // clang-format off
    Trace const by_hand{
        // arrow             , move , towers  , i  , digits, s
        {"0 -> 1 / z0"       , ""   , "21 . .", "0", "00"  , "1"},
        {"1 -> 2 [!x1] / z2" , "1AB", "2 1 ." , "0", "00"  , "1"},
        {"2 -> 1 [!x2] / z3" , ""   , "2 1 ." , "1", "01"  , "1"},
        {"1 -> 1 [x1] / z1"  , ""   , "2 1 ." , "1", "01"  , "2"},
        {"1 -> 2 [!x1] / z2" , "2AC", ". 1 2" , "1", "01"  , "2"},
        {"2 -> 1 [!x2] / z3" , ""   , ". 1 2" , "2", "10"  , "1"},
        {"1 -> 2 [!x1] / z2" , "1BC", ". . 21", "2", "10"  , "1"},
        {"2 -> 0 [x2]"       , ""   , ". . 21", "2", "10"  , "1"},
    };
    // clang-format on
    EXPECT_EQ(trace<LowestZero>(task(2)), by_hand);
}

TEST(LowestZeroInvariant, TheDigitsBelowPlaceSAreOnesWhileAZeroIsLookedFor) {
    int seen = 0;
    play<LowestZero>(task(9), [&](Record const& record, BinaryCounter const& object) {
        if (record.after.front() != 1) return;
        std::uint64_t const s = field_of<std::uint64_t>(object, "s");
        std::string const digits = field_of<std::string>(object, "digits");
        EXPECT_EQ(digits.substr(digits.size() - (s - 1)), std::string(s - 1, '1')) << digits;
        EXPECT_EQ(std::stoull(digits, nullptr, 2), object.moves_made());
        ++seen;
    });
    EXPECT_EQ(seen, 511 + 502);  // once for each number, and 2^n - 1 - n ones passed in all
}

}  // namespace
}  // namespace statewalk::hanoi::test
