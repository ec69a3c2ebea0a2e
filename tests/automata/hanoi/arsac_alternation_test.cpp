// Arsac's program: disc 1 and another disc by turns.
#include "automata/hanoi/arsac_alternation.hpp"

#include <gtest/gtest.h>

#include "tests/automata/hanoi/figure_suite.hpp"

namespace statewalk::hanoi::test {
namespace {

struct Figure {
    using Automaton = ArsacAlternation;
    static constexpr std::string_view name = "arsac-alternation";
    static std::vector<std::string> states() { return {"0", "1", "2"}; }
    static std::vector<std::pair<std::string, int>> arrows() {
        return {{"0 -> 1 / z0; z1", 1}, {"1 -> 0 [x1]", 1}, {"1 -> 2 [!x1] / z2", 3}, {"2 -> 1 / z1", 3}};
    }
    static std::uint64_t steps(unsigned discs) { return power_of_two(discs); }
};
INSTANTIATE_TYPED_TEST_SUITE_P(ArsacAlternation, ThreePegAutomaton, Figure);

TEST(ArsacAlternationTrace, OfTwoDiscsIsTheOneWrittenByHand) {
    // Three moves are to be made. The number of discs is even, so s = 2: disc 1 goes from 0 (A, the
    // start) to 2 (B, the spare peg) to 1 (C, the goal); d is where it lies.
    // clang-format off
    Trace const by_hand{
        // arrow             , move , towers  , s  , d  , k
        {"0 -> 1 / z0; z1"   , "1AB", "2 1 ." , "2", "2", "2"},
        {"1 -> 2 [!x1] / z2" , "2AC", ". 1 2" , "2", "2", "1"},
        {"2 -> 1 / z1"       , "1BC", ". . 21", "2", "1", "0"},
        {"1 -> 0 [x1]"       , ""   , ". . 21", "2", "1", "0"},
    };
    // clang-format on
    EXPECT_EQ(trace<ArsacAlternation>(task(2)), by_hand);
}

TEST(ArsacAlternationInvariant, KMovesAreLeftAndTheStateSaysWhetherDiscOneMovedLast) {
    play<ArsacAlternation>(task(9), [&](Record const& record, CountdownTowers const& object) {
        EXPECT_EQ(field_of<std::uint64_t>(object, "k") + object.moves_made(), 511U);
        if (record.after.front() == 0) return;
        ASSERT_EQ(object.moves().size(), 1U);
        EXPECT_EQ(record.after.front() == 1, object.moves().front().disc == 1) << "step " << record.number;
    });
}

}  // namespace
}  // namespace statewalk::hanoi::test
