// The check of automata that fill a table.
#include <gtest/gtest.h>

#include "solvers/hanoi/frame_table.hpp"
#include "tests/cli/broken.hpp"

namespace statewalk::cli::test {
namespace {

using Cells = hanoi::SplitTable;

struct Vocabulary {
    struct Rest : State<"0"> {};
    struct Turn : State<"1"> {};
    struct Scan : State<"2"> {};
    using initial_state = Rest;
    using x1 = Input<"x1", &Cells::better>;
    using x2 = Input<"x2", &Cells::more>;
    using z0 = Output<"z0", &Cells::begin>;
    using z1 = Output<"z1", &Cells::scan>;
    using z2 = Output<"z2", &Cells::advance>;
    using z3 = Output<"z3", &Cells::keep>;
    using z4 = Output<"z4", &Cells::next>;
};

// clang-format off

/// As frame-table is.
struct Right : Automaton<Right, Cells>, Vocabulary {
    struct transition_table : Table<
        Row < Rest , Step , Turn , z0         , none                  >,
        Row < Turn , Step , Scan , z1         , none                  >,
        Row < Scan , Step , Scan , z2         , x1                    >,
        Row < Scan , Step , Turn , Do<z3, z4> , And<Not<x1>, x2>      >,
        Row < Scan , Step , Rest , z3         , And<Not<x1>, Not<x2>> >
    > {};
};

/// r stays 1.
struct Timid : Automaton<Timid, Cells>, Vocabulary {
    struct transition_table : Table<
        Row < Rest , Step , Turn , z0         , none    >,
        Row < Turn , Step , Scan , z1         , none    >,
        Row < Scan , Step , Turn , Do<z3, z4> , x2      >,
        Row < Scan , Step , Rest , z3         , Not<x2> >
    > {};
};

/// Is stuck where r should go up.
struct Stuck : Automaton<Stuck, Cells>, Vocabulary {
    struct transition_table : Table<
        Row < Rest , Step , Turn , z0         , none                  >,
        Row < Turn , Step , Scan , z1         , none                  >,
        Row < Scan , Step , Turn , Do<z3, z4> , And<Not<x1>, x2>      >,
        Row < Scan , Step , Rest , z3         , And<Not<x1>, Not<x2>> >
    > {};
};

/// Keeps the last cell, and keeps it again.
struct Restless : Automaton<Restless, Cells>, Vocabulary {
    struct transition_table : Table<
        Row < Rest , Step , Turn , z0         , none                  >,
        Row < Turn , Step , Scan , z1         , none                  >,
        Row < Scan , Step , Scan , z2         , x1                    >,
        Row < Scan , Step , Turn , Do<z3, z4> , And<Not<x1>, x2>      >,
        Row < Scan , Step , Scan , z3         , And<Not<x1>, Not<x2>> >
    > {};
};

/// Forgets to keep.
struct Silent : Automaton<Silent, Cells>, Vocabulary {
    struct transition_table : Table<
        Row < Rest , Step , Turn , z0 , none >,
        Row < Turn , Step , Scan , z1 , none >,
        Row < Scan , Step , Turn , z0 , none >
    > {};
};

/// The way to rest has lost the half of its guard; the row behind it hides that.
struct Overlapping : Automaton<Overlapping, Cells>, Vocabulary {
    struct transition_table : Table<
        Row < Rest , Step , Turn , z0         , none             >,
        Row < Turn , Step , Scan , z1         , none             >,
        Row < Scan , Step , Rest , z3         , Not<x1>          >,
        Row < Scan , Step , Scan , z2         , x1               >,
        Row < Scan , Step , Turn , Do<z3, z4> , And<Not<x1>, x2> >
    > {};
};

// clang-format on

template <class Automaton>
Verdict table_verdict(hanoi::Task const& task, std::uint64_t patience = 100) {
    LiveWalk<Automaton> walk(task, {});
    return check_table(walk, task, patience, [](std::uint64_t) { return true; });
}

TEST(CheckTable, CountsStepsCellsAndArrows) {
    // 1 + 6 + (1 + 1 + 2 + 2 + 2 + 3) steps.
    Verdict const verdict = table_verdict<Right>(on_four(6));
    EXPECT_TRUE(verdict.agrees) << verdict.account;
    EXPECT_EQ(verdict.steps, 18U);
    EXPECT_EQ(verdict.moves, 6U);
    EXPECT_EQ(verdict.taken, (std::vector<std::uint64_t>{1, 6, 5, 5, 1}));
    EXPECT_TRUE(table_verdict<Right>(on_four(50, hanoi::Ties::high)).agrees);
    EXPECT_TRUE(table_verdict<Right>(on_four(0)).agrees);
}

TEST(CheckTable, NamesTheCellThatDiffersWithStateAndArrow) {
    // f(3, 1) = 2 * 3 + 1; f(3, 2) = 2 * 1 + 3. The steps: 1, and two for each cell.
    Verdict const verdict = table_verdict<Timid>(on_four(4));
    EXPECT_FALSE(verdict.agrees);
    EXPECT_EQ(verdict.account,
              "cell 3 differs\n"
              "  step      7\n"
              "  state     2\n"
              "  arrow     2 -> 1 [x2] / z3; z4\n"
              "  expected  3 discs: 5 moves, r = 2\n"
              "  came      3 discs: 7 moves, r = 1");
    EXPECT_TRUE(table_verdict<Timid>(on_four(2)).agrees) << "two discs do not show it";
}

TEST(CheckTable, NamesACellWhoseSplitIsThatOfTheOtherTieRule) {
    LiveWalk<Right> walk(on_four(4, hanoi::Ties::high), {});
    Verdict const verdict = check_table(walk, on_four(4, hanoi::Ties::low), 100, [](std::uint64_t) { return true; });
    EXPECT_TRUE(ends(verdict.account, "\n  expected  2 discs: 3 moves, r = 1\n  came      2 discs: 3 moves, r = 2"))
        << verdict.account;
}

TEST(CheckTable, NamesTheCellThatDoesNotCome) {
    Verdict const verdict = table_verdict<Stuck>(on_four(4));
    EXPECT_TRUE(begins(verdict.account, "cell 3 does not come\n  step      7\n  state     2\n")) << verdict.account;
    EXPECT_NE(verdict.account.find("\n  expected  3 discs: 5 moves, r = 2\n"
                                   "  came      no more cells; the run ended: stuck, in 2 every guard said no on Step"),
              std::string::npos)
        << verdict.account;
}

TEST(CheckTable, NamesACellTooMany) {
    Verdict const verdict = table_verdict<Restless>(on_four(2));
    EXPECT_TRUE(begins(verdict.account, "cell 3 differs\n")) << verdict.account;
    EXPECT_TRUE(ends(verdict.account, "\n  expected  no more cells\n  came      2 discs: 3 moves, r = 1"))
        << verdict.account;
}

TEST(CheckTable, EndsWhereNoCellComes) {
    Verdict const verdict = table_verdict<Silent>(on_four(2), 10);
    EXPECT_TRUE(begins(verdict.account, "cell 1 does not come\n  step      10\n")) << verdict.account;
    EXPECT_TRUE(ends(verdict.account, "the run ended: out of budget, no cell in 10 steps")) << verdict.account;
}

TEST(CheckTable, NamesArrowsThatMayFireTogether) {
    EXPECT_EQ(table_verdict<Overlapping>(on_four(5)).account,
              "two arrows may fire together, and only the order of the rows decides\n"
              "  arrow     2 -> 0 [!x1] / z3\n"
              "  arrow     2 -> 1 [!x1 & x2] / z3; z4");
}

}  // namespace
}  // namespace statewalk::cli::test
