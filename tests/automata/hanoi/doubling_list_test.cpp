// The list of moves, doubled disc by disc.
#include "automata/hanoi/doubling_list.hpp"

#include <gtest/gtest.h>

#include "tests/automata/hanoi/figure_suite.hpp"

namespace statewalk::hanoi::test {
namespace {

struct Figure {
    using Automaton = DoublingList;
    static constexpr std::string_view name = "doubling-list";
    static std::vector<std::string> states() { return {"0", "1", "2"}; }
    static std::vector<std::pair<std::string, int>> arrows() {
        return {{"0 -> 1 / z0", 1},
                {"1 -> 2 / z1", 3},
                {"2 -> 2 [x1] / z2", 4},
                {"2 -> 1 [!x1 & x2] / z3", 2},
                {"2 -> 0 [!x1 & !x2]", 1}};
    }
    static std::uint64_t steps(unsigned discs) { return power_of_two(discs) + discs; }
};
INSTANTIATE_TYPED_TEST_SUITE_P(DoublingList, ThreePegAutomaton, Figure);

TEST(DoublingListTrace, OfTwoDiscsIsTheOneWrittenByHand) {
    // The list becomes 1, then 1 2, then 1 2 1: behind disc 2's move the one move before it is copied. Disc 1 goes A,
    // B, C and disc 2 A, C, for the number of discs is even.
    // clang-format off
    Trace const by_hand{
        // arrow                  , move , towers  , d  , m  , j  , length, latest
        {"0 -> 1 / z0"            , ""   , "21 . .", "1", "0", "0", "0", "-"},
        {"1 -> 2 / z1"            , "1AB", "2 1 ." , "1", "0", "0", "1", "1"},
        {"2 -> 1 [!x1 & x2] / z3" , ""   , "2 1 ." , "2", "0", "0", "1", "1"},
        {"1 -> 2 / z1"            , "2AC", ". 1 2" , "2", "1", "0", "2", "1 2"},
        {"2 -> 2 [x1] / z2"       , "1BC", ". . 21", "2", "1", "1", "3", "1 2 1"},
        {"2 -> 0 [!x1 & !x2]"     , ""   , ". . 21", "2", "1", "1", "3", "1 2 1"},
    };
    // clang-format on
    EXPECT_EQ(trace<DoublingList>(task(2)), by_hand);
}

TEST(DoublingListInvariant, TheListIsTheOneBeforeThenDiscDThenTheFirstJOfTheOneBefore) {
    Numbers before;  // S(d-1)
    std::uint64_t disc = 1;
    play<DoublingList>(task(5), [&](Record const& record, MoveList const& object) {
        if (record.after.front() != 2) return;
        if (std::uint64_t const d = field_of<std::uint64_t>(object, "d"); d != disc) {
            Numbers longer = before;
            longer.push_back(disc);
            longer.insert(longer.end(), before.begin(), before.end());
            before = longer;
            disc = d;
        }
        Numbers expected = before;
        expected.push_back(disc);
        auto const j = static_cast<std::ptrdiff_t>(field_of<std::uint64_t>(object, "j"));
        expected.insert(expected.end(), before.begin(), before.begin() + j);
        EXPECT_EQ(field_of<Numbers>(object, "latest"), expected);
        EXPECT_EQ(field_of<std::uint64_t>(object, "m"), before.size());
    });
    EXPECT_EQ(disc, 5U);
}

}  // namespace
}  // namespace statewalk::hanoi::test
