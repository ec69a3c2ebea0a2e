// The quick check says yes where the check step by step does, of as many steps and moves. That it says so of no broken
// automaton is looked at in each test of those: verdict() in broken.hpp.
#include <gtest/gtest.h>

#include <cstdint>

#include "tests/cli/broken.hpp"
#include "tests/cli/entries.hpp"

namespace statewalk::cli::test {
namespace {

auto const go_on = [](std::uint64_t) { return true; };

TEST(QuickCheck, CountsTheStepsAndMovesOfEveryAutomatonOnThreePegs) {
    for (Entry const& entry : moving_on(3)) {
        if (entry.reads_numbers) continue;
        for (unsigned number = 0; number <= 10; ++number) {
            hanoi::Task const task = discs(number);
            auto const quick = quick_check(entry, task, go_on);
            ASSERT_TRUE(quick && quick->agrees) << entry.name << " " << number;
            EXPECT_EQ(quick->moves, task.fewest_moves()) << entry.name << " " << number;
            Verdict const slow = check(*entry.walk(task, {}, {}), entry, Against::recursion, task, go_on);
            EXPECT_EQ(quick->steps, slow.steps) << entry.name << " " << number;
        }
    }
}

TEST(QuickCheck, HasNoAnswerWhereARunCannotBeFollowed) {
    EXPECT_FALSE(quick_check(catalogue().find("hanoi-word"), discs(3), go_on));
    EXPECT_FALSE(quick_check(catalogue().find("frame-stack"), on_four(3), go_on));
    EXPECT_FALSE(quick_check(catalogue().find("game-34"), on_four(3), go_on));
}

TEST(QuickCheck, HasNoAnswerWhenItIsStopped) {
    // More moves than it makes before it asks for the first time.
    EXPECT_FALSE(quick_check(catalogue().find("buneman-levy"), discs(20), [](std::uint64_t) { return false; }));
}

/// Towers that count what their automaton is to wait for.
struct Patient : Towers {
    using Towers::Towers;
    bool waited_enough() const { return waited_ == 1000; }
    bool half_way() const { return moves_made() == 129 && !waited_enough(); }
    bool no_move_since() const { return moves().empty(); }
    void wait() { ++waited_; }

private:
    int waited_ = 0;
};

// clang-format off

/// Right, but for a thousand steps half way in which nothing is done.
struct Idle : Automaton<Idle, Patient>, Figure {
    using x2 = Input<"x2", &Patient::half_way>;
    using z3 = Output<"z3", &Patient::wait>;
    struct transition_table : Table<
        Row < Rest   , Step , Moving , z1         , none                   >,
        Row < Moving , Step , Rest   , none       , x1                     >,
        Row < Moving , Step , Moving , z3         , And<Not<x1>, x2>       >,
        Row < Moving , Step , Moving , Do<z2, z1> , And<Not<x1>, Not<x2>>  >
    > {};
};

/// Gets on only where no move was made since the last step: moves are forgotten before each step, so always.
struct LooksBack : Automaton<LooksBack, Patient>, Figure {
    using x2 = Input<"x2", &Patient::no_move_since>;
    struct transition_table : Table<
        Row < Rest   , Step , Moving , z1         , none              >,
        Row < Moving , Step , Rest   , none       , x1                >,
        Row < Moving , Step , Moving , Do<z2, z1> , And<Not<x1>, x2>  >
    > {};
};

/// Both arrows of the loop may fire, and only their order decides; the moves are right.
struct TwoReadings : Automaton<TwoReadings, Towers>, Figure {
    struct transition_table : Table<
        Row < Rest   , Step , Moving , z1         , none    >,
        Row < Moving , Step , Moving , Do<z2, z1> , none    >,
        Row < Moving , Step , Rest   , none       , x1      >
    > {};
};

// clang-format on

TEST(QuickCheck, HasNoAnswerWhereOnlyTheOrderOfRowsDecides) {
    EXPECT_FALSE(quick_check(hanoi_entry<TwoReadings>(), discs(3), go_on));
    Verdict const verdict = test::verdict<TwoReadings>(3);
    EXPECT_TRUE(begins(verdict.account, "two arrows may fire together")) << verdict.account;
}

TEST(QuickCheck, HasNoAnswerWhereTheRunIsSilentForLongerThanPatienceLasts) {
    hanoi::Task const task = discs(8);  // 64 * 9 steps
    EXPECT_FALSE(quick_check(hanoi_entry<Idle>(), task, go_on));
    EXPECT_FALSE(test::verdict<Idle>(8, patience_for(task)).agrees);
}

TEST(QuickCheck, ForgetsMovesBeforeEachStepAsEveryRunDoes) {
    for (unsigned const number : {3U, 8U}) {
        EXPECT_TRUE(quick_check(hanoi_entry<LooksBack>(), discs(number), go_on)) << number;
        EXPECT_TRUE(test::verdict<LooksBack>(number).agrees) << number;
    }
}

}  // namespace
}  // namespace statewalk::cli::test
