// Frame's recursion with its stack written out.
#include "automata/hanoi/frame_stack.hpp"

#include <gtest/gtest.h>

#include <array>
#include <utility>

#include "tests/automata/hanoi/four_peg_suite.hpp"

namespace statewalk::hanoi::test {
namespace {

using Calls = FrameStack::ObjectOfControl;

struct Figure {
    using Automaton = FrameStack;
    using WithAnother = FrameStackOver<BunemanLevyOnBlocks>;
    static constexpr std::string_view name = "frame-stack";
    static constexpr unsigned discs = 3;
    static std::vector<std::string> states() { return {"0", "1", "2", "3", "3/0", "3/1", "3/2"}; }
    // Disc 1 to B, discs 2 and 3 on three pegs, disc 1 onto them. Of two discs the nested automaton takes its arrows 1,
    // 2, 1, 1 and 1 times.
    static std::vector<std::pair<std::string, int>> arrows() {
        return {{"0 -> 1 / z11", 1},
                {"1 -> 2 [x11] / z12", 2},
                {"1 -> 1 [!x11] / z13", 1},
                {"3 -> 1 [x14] / z15", 1},
                {"2 -> 0 [x12]", 1},
                {"2 -> 3 [!x12 & x13] / z14", 1},
                {"2 -> 2 [!x12 & !x13] / z14", 1},
                {"3/0 -> 3/1 / z0", 1},
                {"3/1 -> 3/2 / z1", 2},
                {"3/2 -> 3/2 [x1] / z2", 1},
                {"3/2 -> 3/1 [!x1 & x2] / z3", 1},
                {"3/2 -> 3/0 [!x1 & !x2]", 1}};
    }
};
INSTANTIATE_TYPED_TEST_SUITE_P(FrameStack, FourPegAutomaton, Figure);

TEST(FrameStackTrace, OfTwoDiscsIsTheOneWrittenByHand) {
    // The call of two discs on A, B, C, D (1234) waits as 2212343 while disc 1 goes to B, and as 2212342 while it
    // follows. Between them disc 2 goes from A to D on the three pegs A, C, D.
    // clang-format off
    Trace const by_hand{
        // arrows                                    , move , towers    , c  , m  , pegs  , stack
        {"0 -> 1 / z11"                              , ""   , "21 . . .", "2", "2", "ABCD", "-"},
        {"1 -> 1 [!x11] / z13"                       , ""   , "21 . . .", "1", "1", "ACDB", "2212343"},
        {"1 -> 2 [x11] / z12"                        , "1AB", "2 1 . ." , "1", "1", "ACDB", "2212343"},
        {"2 -> 3 [!x12 & x13] / z14"                 , ""   , "2 1 . ." , "2", "2", "ABCD", "-"},
        {"3/0 -> 3/1 / z0"                           , ""   , "2 1 . ." , "2", "2", "ABCD", "-"},
        {"3/1 -> 3/2 / z1"                           , "2AD", ". 1 . 2" , "2", "2", "ABCD", "-"},
        {"3/2 -> 3/0 [!x1 & !x2], 3 -> 1 [x14] / z15", ""   , ". 1 . 2" , "1", "1", "BACD", "2212342"},
        {"1 -> 2 [x11] / z12"                        , "1BD", ". . . 21", "1", "1", "BACD", "2212342"},
        {"2 -> 2 [!x12 & !x13] / z14"                , ""   , ". . . 21", "2", "2", "ABCD", "-"},
        {"2 -> 0 [x12]"                              , ""   , ". . . 21", "2", "2", "ABCD", "-"},
    };
    // clang-format on
    EXPECT_EQ(trace<FrameStack>(on_four(2)), by_hand);
}

/// What the recursion's stack holds when it makes a move: the calls that wait, and the call that makes it. Each as c, m
/// and the four pegs from 1, those that wait with where to go on. Found by going down from the whole task, with the
/// numbers of moves that a call needs.
std::vector<Numbers> stack_at(Task const& task, std::uint64_t moves_before) {
    FrameRecursion const best(task.discs);
    std::uint64_t c = task.discs;
    std::uint64_t m = task.discs;
    std::array<Peg, 4> pegs = pegs_in_order(task);
    std::vector<Numbers> stack;
    auto const push = [&](bool waits, std::uint64_t y) {
        stack.push_back({c, m, pegs[0] + 1U, pegs[1] + 1U, pegs[2] + 1U, pegs[3] + 1U});
        if (waits) stack.back().push_back(y);
    };
    while (c > 1) {
        unsigned const r = c == 2 ? 1 : best.split(static_cast<unsigned>(c), task.ties);
        std::uint64_t const aside = best.moves(static_cast<unsigned>(c) - r);
        std::uint64_t const on_three = (std::uint64_t{1} << r) - 1;
        bool const is_aside = moves_before < aside;
        if (!is_aside && moves_before < aside + on_three) break;
        push(true, is_aside ? 3 : 2);
        if (!is_aside) moves_before -= aside + on_three;
        auto const [a, b, over, d] = pegs;
        pegs = is_aside ? std::array<Peg, 4>{a, over, d, b} : std::array<Peg, 4>{b, a, over, d};
        c -= r;
        m -= r;
    }
    push(false, 0);
    return stack;
}

TEST(FrameStackInvariant, TheStackAndTheCallAreTheRecursionsAtEveryMove) {
    for (unsigned discs = 1; discs <= 9; ++discs)
        for (Task const& task : every_pair_of_four(discs)) {
            std::uint64_t moves = 0;
            play<FrameStack>(task, [&](Record const& record, Calls const& calls) {
                if (calls.moves().empty()) return;
                std::vector<Numbers> held = field_of<std::vector<Numbers>>(calls, "stack");
                held.push_back({field_of<std::uint64_t>(calls, "c"), field_of<std::uint64_t>(calls, "m")});
                for (char const peg : field_of<std::string>(calls, "pegs"))
                    held.back().push_back(static_cast<std::uint64_t>(peg - 'A') + 1);
                EXPECT_EQ(held, stack_at(task, moves)) << words(task) << ", step " << record.number;
                ++moves;
            });
        }
}

TEST(FrameStackInvariant, AStepMakesOneMoveAtMost) {
    play<FrameStack>(on_four(12), [](Record const&, Calls const& calls) { EXPECT_LE(calls.moves().size(), 1U); });
}

TEST(FrameStack, OfNinetyNineDiscsMakesTheRecursionsMoves) {
    Task const task = on_four(99);
    EXPECT_EQ(play<FrameStack>(task).moves, solution(task));
}

}  // namespace
}  // namespace statewalk::hanoi::test
