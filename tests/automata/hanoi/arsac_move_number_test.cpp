// Every move from its number, by halving it.
#include "automata/hanoi/arsac_move_number.hpp"

#include <gtest/gtest.h>

#include "tests/automata/hanoi/figure_suite.hpp"

namespace statewalk::hanoi::test {
namespace {

struct Figure {
    using Automaton = ArsacMoveNumber;
    static constexpr std::string_view name = "arsac-move-number";
    static std::vector<std::string> states() { return {"0", "1", "2"}; }
    static std::vector<std::pair<std::string, int>> arrows() {
        return {{"0 -> 1 / z0", 1},
                {"1 -> 1 [x1] / z1", 4},
                {"1 -> 2 [!x1] / z2", 7},
                {"2 -> 0 [x2]", 1},
                {"2 -> 1 [!x2] / z3", 6}};
    }
    static std::uint64_t steps(unsigned discs) { return 3 * power_of_two(discs) - discs - 2; }
};
INSTANTIATE_TYPED_TEST_SUITE_P(ArsacMoveNumber, ThreePegAutomaton, Figure);

TEST(ArsacMoveNumberTrace, OfTwoDiscsIsTheOneWrittenByHand) {
    // 1 = 1 * 2^0 is disc 1's, 2 = 1 * 2^1 disc 2's, 3 = 3 * 2^0 disc 1's again. Disc 1 goes A, B, C; disc 2 A, C.
    // clang-format off
    Trace const by_hand{
        // arrow             , move , towers  , k  , q  , p
        {"0 -> 1 / z0"       , ""   , "21 . .", "1", "1", "1"},
        {"1 -> 2 [!x1] / z2" , "1AB", "2 1 ." , "1", "1", "1"},
        {"2 -> 1 [!x2] / z3" , ""   , "2 1 ." , "2", "2", "1"},
        {"1 -> 1 [x1] / z1"  , ""   , "2 1 ." , "2", "1", "2"},
        {"1 -> 2 [!x1] / z2" , "2AC", ". 1 2" , "2", "1", "2"},
        {"2 -> 1 [!x2] / z3" , ""   , ". 1 2" , "3", "3", "1"},
        {"1 -> 2 [!x1] / z2" , "1BC", ". . 21", "3", "3", "1"},
        {"2 -> 0 [x2]"       , ""   , ". . 21", "3", "3", "1"},
    };
    // clang-format on
    EXPECT_EQ(trace<ArsacMoveNumber>(task(2)), by_hand);
}

TEST(ArsacMoveNumberInvariant, KIsQTimesTwoToThePowerOfPMinusOneWhileItIsHalved) {
    int seen = 0;
    play<ArsacMoveNumber>(task(9), [&](Record const& record, NumberedMoves const& object) {
        if (record.after.front() != 1) return;
        auto const p = static_cast<unsigned>(field_of<std::uint64_t>(object, "p"));
        EXPECT_EQ(field_of<std::uint64_t>(object, "k"), field_of<std::uint64_t>(object, "q") * power_of_two(p - 1));
        EXPECT_EQ(field_of<std::uint64_t>(object, "k"), object.moves_made() + 1);
        ++seen;
    });
    EXPECT_EQ(seen, 511 + 502);  // once for each number, and 2^n - 1 - n halvings in all
}

}  // namespace
}  // namespace statewalk::hanoi::test
