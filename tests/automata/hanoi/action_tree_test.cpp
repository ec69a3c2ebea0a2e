// The tree of moves, walked in order without a stack of arguments.
#include "automata/hanoi/action_tree.hpp"

#include <gtest/gtest.h>

#include "tests/automata/hanoi/figure_suite.hpp"

namespace statewalk::hanoi::test {
namespace {

struct Figure {
    using Automaton = ActionTree;
    static constexpr std::string_view name = "action-tree";
    static std::vector<std::string> states() { return {"0", "1", "2", "3"}; }
    static std::vector<std::pair<std::string, int>> arrows() {
        return {{"0 -> 1 / z0", 1},
                {"1 -> 1 [x1] / z2", 3},
                {"1 -> 2 [!x1] / z1", 4},
                {"2 -> 1 [x1] / z3", 3},
                {"2 -> 3 [!x1]", 4},
                {"3 -> 0 [x2]", 1},
                {"3 -> 2 [!x2 & x3] / z4; z1", 3},
                {"3 -> 3 [!x2 & !x3] / z5", 3}};
    }
    static std::uint64_t steps(unsigned discs) { return 3 * power_of_two(discs) - 2; }
};
INSTANTIATE_TYPED_TEST_SUITE_P(ActionTree, ThreePegAutomaton, Figure);

TEST(ActionTreeTrace, OfTwoDiscsIsTheOneWrittenByHand) {
    //         2 A->C          down to the left, where 1 moves; up, and 2 moves; down to the right, where 1 moves;
    //        /      \         up to the root, and that was all.
    //    1 A->B    1 B->C
    // clang-format off
    Trace const by_hand{
        // arrow                        , move , towers  , i  , j  , k  , way
        {"0 -> 1 / z0"                  , ""   , "21 . .", "A", "C", "2", ""},
        {"1 -> 1 [x1] / z2"             , ""   , "21 . .", "A", "B", "1", "L"},
        {"1 -> 2 [!x1] / z1"            , "1AB", "2 1 ." , "A", "B", "1", "L"},
        {"2 -> 3 [!x1]"                 , ""   , "2 1 ." , "A", "B", "1", "L"},
        {"3 -> 2 [!x2 & x3] / z4; z1"   , "2AC", ". 1 2" , "A", "C", "2", ""},
        {"2 -> 1 [x1] / z3"             , ""   , ". 1 2" , "B", "C", "1", "R"},
        {"1 -> 2 [!x1] / z1"            , "1BC", ". . 21", "B", "C", "1", "R"},
        {"2 -> 3 [!x1]"                 , ""   , ". . 21", "B", "C", "1", "R"},
        {"3 -> 3 [!x2 & !x3] / z5"      , ""   , ". . 21", "A", "C", "2", ""},
        {"3 -> 0 [x2]"                  , ""   , ". . 21", "A", "C", "2", ""},
    };
    // clang-format on
    EXPECT_EQ(trace<ActionTree>(task(2)), by_hand);
}

TEST(ActionTreeInvariant, TheBitsAboveTheLevelAreTheWayFromTheRootToTheMove) {
    // In order, a node comes after its left subtree: the root of n levels is number 2^(n-1), and a child at level k
    // lies 2^(k-1) before or after its parent.
    constexpr unsigned discs = 9;
    play<ActionTree>(task(discs), [&](Record const& record, TreePlace const& object) {
        if (object.moves().empty()) return;
        std::uint64_t number = power_of_two(discs - 1);
        std::uint64_t half = number;
        for (char const turn : field_of<std::string>(object, "way")) {
            half /= 2;
            number = turn == 'L' ? number - half : number + half;
        }
        EXPECT_EQ(number, object.moves_made()) << "step " << record.number;
        EXPECT_EQ(power_of_two(object.moves().front().disc - 1), half);
    });
}

TEST(ActionTreeInvariant, IJAndKAreTheMoveOfTheNode) {
    play<ActionTree>(task(7, 1, 2), [&](Record const&, TreePlace const& object) {
        for (Move const& move : object.moves()) {
            EXPECT_EQ(field_of<std::uint64_t>(object, "k"), move.disc);
            EXPECT_EQ(field_of<std::string>(object, "i"), object.task().pegs[move.from]);
            EXPECT_EQ(field_of<std::string>(object, "j"), object.task().pegs[move.to]);
        }
    });
}

}  // namespace
}  // namespace statewalk::hanoi::test
