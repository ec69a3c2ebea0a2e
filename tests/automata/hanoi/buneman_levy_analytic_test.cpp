// The automaton of Buneman and Levy over towers whose moves are computed from their numbers.
#include <gtest/gtest.h>

#include "automata/hanoi/buneman_levy.hpp"
#include "tests/automata/hanoi/figure_suite.hpp"

namespace statewalk::hanoi::test {
namespace {

struct Figure {
    using Automaton = BunemanLevyAnalytic;
    static constexpr std::string_view name = "buneman-levy-analytic";
    static std::vector<std::string> states() { return {"0", "1"}; }
    static std::vector<std::pair<std::string, int>> arrows() {
        return {{"0 -> 1 / z1", 1}, {"1 -> 0 [x1]", 1}, {"1 -> 1 [!x1] / z2; z1", 3}};
    }
    static std::uint64_t steps(unsigned discs) { return power_of_two(discs - 1) + 1; }
};
INSTANTIATE_TYPED_TEST_SUITE_P(BunemanLevyAnalytic, ThreePegAutomaton, Figure);

TEST(BunemanLevyAnalyticTrace, OfTwoDiscsIsTheOneWrittenByHand) {
    // Moves 1 and 3, of odd number, are disc 1's: A, B, C. Move 2 = 1 * 2^1 is disc 2's first.
    // clang-format off
    Trace const by_hand{
        // arrow                 , moves   , towers
        {"0 -> 1 / z1"           , "1AB"   , "2 1 ."},
        {"1 -> 1 [!x1] / z2; z1" , "2AC1BC", ". . 21"},
        {"1 -> 0 [x1]"           , ""      , ". . 21"},
    };
    // clang-format on
    EXPECT_EQ(trace<BunemanLevyAnalytic>(task(2)), by_hand);
}

}  // namespace
}  // namespace statewalk::hanoi::test
