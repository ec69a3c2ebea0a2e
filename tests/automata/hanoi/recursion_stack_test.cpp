// The recursion with its stack written out: five states.
#include "automata/hanoi/recursion_stack.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/automata/hanoi/figure_suite.hpp"

namespace statewalk::hanoi::test {
namespace {

struct Figure {
    using Automaton = RecursionStack;
    static constexpr std::string_view name = "recursion-stack";
    static std::vector<std::string> states() { return {"0", "1", "2", "3", "4"}; }
    static std::vector<std::pair<std::string, int>> arrows() {
        return {{"0 -> 1 / z0", 1},
                {"1 -> 2 [x1] / z1", 7},
                {"1 -> 1 [!x1] / z2", 3},
                {"3 -> 1 / z3", 3},
                {"4 -> 1 / z4", 3},
                {"2 -> 0 [x2]", 1},
                {"2 -> 3 [!x2 & x3] / z5", 3},
                {"2 -> 4 [!x2 & !x3 & x4] / z5", 3},
                {"2 -> 2 [!x2 & !x3 & !x4] / z5", 3}};
    }
    static std::uint64_t steps(unsigned discs) { return power_of_two(discs + 2) - 5; }
};
INSTANTIATE_TYPED_TEST_SUITE_P(RecursionStack, ThreePegAutomaton, Figure);

TEST(RecursionStackTrace, OfTwoDiscsIsTheOneWrittenByHand) {
    // From A (1) to C (3). The call (A, C, 2) waits on the stack as 132y three times: with y = 3 while disc 1 goes to
    // the spare peg B, with y = 4 while disc 2 goes to C, with y = 2 while disc 1 follows from B. Each time it comes
    // back.
    // clang-format off
    Trace const by_hand{
        // arrow                         , move , towers  , i  , j  , k  , stack
        {"0 -> 1 / z0"                   , ""   , "21 . .", "A", "C", "2", "-"},
        {"1 -> 1 [!x1] / z2"             , ""   , "21 . .", "A", "B", "1", "1323"},
        {"1 -> 2 [x1] / z1"              , "1AB", "2 1 ." , "A", "B", "1", "1323"},
        {"2 -> 3 [!x2 & x3] / z5"        , ""   , "2 1 ." , "A", "C", "2", "-"},
        {"3 -> 1 / z3"                   , ""   , "2 1 ." , "A", "C", "1", "1324"},
        {"1 -> 2 [x1] / z1"              , "2AC", ". 1 2" , "A", "C", "1", "1324"},
        {"2 -> 4 [!x2 & !x3 & x4] / z5"  , ""   , ". 1 2" , "A", "C", "2", "-"},
        {"4 -> 1 / z4"                   , ""   , ". 1 2" , "B", "C", "1", "1322"},
        {"1 -> 2 [x1] / z1"              , "1BC", ". . 21", "B", "C", "1", "1322"},
        {"2 -> 2 [!x2 & !x3 & !x4] / z5" , ""   , ". . 21", "A", "C", "2", "-"},
        {"2 -> 0 [x2]"                   , ""   , ". . 21", "A", "C", "2", "-"},
    };
    // clang-format on
    EXPECT_EQ(trace<RecursionStack>(task(2)), by_hand);
}

TEST(RecursionStackInvariant, TheStackIsAtMostOneLessThanTheDiscsDeepAndGetsThatDeep) {
    for (unsigned discs = 1; discs <= 10; ++discs) {
        std::size_t deepest = 0;
        play<RecursionStack>(task(discs), [&](Record const&, CallStack const& object) {
            deepest = std::max(deepest, field_of<std::vector<Numbers>>(object, "stack").size());
        });
        EXPECT_EQ(deepest, discs - 1) << discs;
    }
}

TEST(RecursionStackInvariant, ACallAboveAnotherHasOneDiscLessOrMovesOneDisc) {
    // k of a cell is that of the call that waits there; the cell above, and i, j, k, belong to a call that it made: for
    // k - 1 discs, or, if y is 4, for one.
    play<RecursionStack>(task(8), [&](Record const& record, CallStack const& object) {
        if (record.after.front() != 1) return;  // a call begins
        std::vector<Numbers> calls = field_of<std::vector<Numbers>>(object, "stack");
        calls.push_back({0, 0, field_of<std::uint64_t>(object, "k")});
        EXPECT_EQ(calls.front()[2], 8U);
        for (std::size_t call = 1; call < calls.size(); ++call) {
            Numbers const& caller = calls[call - 1];
            EXPECT_EQ(calls[call][2], caller[3] == 4 ? 1 : caller[2] - 1) << "step " << record.number;
        }
    });
}

}  // namespace
}  // namespace statewalk::hanoi::test
