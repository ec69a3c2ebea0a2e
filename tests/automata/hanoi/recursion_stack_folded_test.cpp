// The recursion with its stack, unstable states folded away: three states.
#include "automata/hanoi/recursion_stack_folded.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/automata/hanoi/figure_suite.hpp"

namespace statewalk::hanoi::test {
namespace {

// What recursion-stack does in three steps, 2-3-1 or 2-4-1, is one arrow 2-1 here: as often as 3-1 and 4-1 there.
struct Figure {
    using Automaton = RecursionStackFolded;
    static constexpr std::string_view name = "recursion-stack-folded";
    static std::vector<std::string> states() { return {"0", "1", "2"}; }
    static std::vector<std::pair<std::string, int>> arrows() {
        return {{"0 -> 1 / z0", 1},
                {"1 -> 2 [x1] / z1", 7},
                {"1 -> 1 [!x1] / z2", 3},
                {"2 -> 0 [x2]", 1},
                {"2 -> 1 [!x2 & x3] / z5; z3", 3},
                {"2 -> 1 [!x2 & !x3 & x4] / z5; z4", 3},
                {"2 -> 2 [!x2 & !x3 & !x4] / z5", 3}};
    }
    static std::uint64_t steps(unsigned discs) { return 3 * power_of_two(discs) - 3; }
};
INSTANTIATE_TYPED_TEST_SUITE_P(RecursionStackFolded, ThreePegAutomaton, Figure);

TEST(RecursionStackFoldedTrace, OfTwoDiscsIsTheOneWrittenByHand) {
    // As recursion-stack, but the cell is popped and pushed again within one step.
    // clang-format off
    Trace const by_hand{
        // arrow                            , move , towers  , i  , j  , k  , stack
        {"0 -> 1 / z0"                      , ""   , "21 . .", "A", "C", "2", "-"},
        {"1 -> 1 [!x1] / z2"                , ""   , "21 . .", "A", "B", "1", "1323"},
        {"1 -> 2 [x1] / z1"                 , "1AB", "2 1 ." , "A", "B", "1", "1323"},
        {"2 -> 1 [!x2 & x3] / z5; z3"       , ""   , "2 1 ." , "A", "C", "1", "1324"},
        {"1 -> 2 [x1] / z1"                 , "2AC", ". 1 2" , "A", "C", "1", "1324"},
        {"2 -> 1 [!x2 & !x3 & x4] / z5; z4" , ""   , ". 1 2" , "B", "C", "1", "1322"},
        {"1 -> 2 [x1] / z1"                 , "1BC", ". . 21", "B", "C", "1", "1322"},
        {"2 -> 2 [!x2 & !x3 & !x4] / z5"    , ""   , ". . 21", "A", "C", "2", "-"},
        {"2 -> 0 [x2]"                      , ""   , ". . 21", "A", "C", "2", "-"},
    };
    // clang-format on
    EXPECT_EQ(trace<RecursionStackFolded>(task(2)), by_hand);
}

TEST(RecursionStackFoldedInvariant, TheStackIsAtMostOneLessThanTheDiscsDeepAndGetsThatDeep) {
    for (unsigned discs = 1; discs <= 10; ++discs) {
        std::size_t deepest = 0;
        play<RecursionStackFolded>(task(discs), [&](Record const&, CallStack const& object) {
            deepest = std::max(deepest, field_of<std::vector<Numbers>>(object, "stack").size());
        });
        EXPECT_EQ(deepest, discs - 1) << discs;
    }
}

}  // namespace
}  // namespace statewalk::hanoi::test
