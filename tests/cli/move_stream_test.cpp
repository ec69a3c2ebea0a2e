// The moves of a run that nobody looks at step by step: those of one that is observed, and where that does not end well,
// its words.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "automata/hanoi/four_peg_queue.hpp"
#include "tests/cli/broken.hpp"
#include "tests/cli/entries.hpp"
#include "tests/cli/machines.hpp"

namespace statewalk::cli::test {
namespace {

/// Moves the whole tower in one step.
struct Eager : hanoi::SearchedTowers {
    using SearchedTowers::SearchedTowers;
    void move_all() {
        for (move_smallest(); !delivered(); move_smallest()) move_other();
    }
};

// clang-format off
struct AtOnce : Automaton<AtOnce, Eager>, Figure {
    using z3 = Output<"z3", &Eager::move_all>;
    using done = Input<"x1", &Eager::delivered>;
    struct transition_table : Table<
        Row < Rest   , Step , Moving , z3   , none >,
        Row < Moving , Step , Rest   , none , done >
    > {};
};

/// Ends in a terminate state.
struct Terminates : Automaton<Terminates, Towers>, Figure {
    struct End : boost::msm::front::terminate_state<> {};
    struct transition_table : Table<
        Row < Rest   , Step , Moving , z1   , none >,
        Row < Moving , Step , End    , none , x1   >
    > {};
};

/// Is in no state for long.
struct Circles : Automaton<Circles, Towers>, Figure {
    struct Back : State<"2"> {};
    struct transition_table : Table<
        Row < Rest   , Step , Moving , z1 >,
        Row < Moving , none , Back        >,
        Row < Back   , none , Moving      >
    > {};
};
// clang-format on

Result moves(Entry const& entry, std::string const& options) {
    Result const result = called(alone(entry), "moves " + options);
    EXPECT_EQ(english_words(called(alone(entry), "moves --lang ru " + options).err), "");
    return result;
}

TEST(MoveStream, AreThoseOfTheObservedRunOfEveryAutomatonInAsManySteps) {
    for (unsigned const pegs : {3U, 4U})
        for (Entry const& entry : moving_on(pegs))
            for (unsigned n = 0; n <= 9; ++n) {
                hanoi::Task const task = pegs == 4 ? on_four(n) : discs(n);
                std::vector<hanoi::Move> observed;
                auto const walk = entry.walk(task, {}, {});
                while (walk->next()) observed.insert(observed.end(), walk->moves().begin(), walk->moves().end());
                std::vector<hanoi::Move> made;
                auto const stream = entry.moves(task, {});
                while (!stream->ended()) {
                    auto const block = stream->next(unlimited);
                    made.insert(made.end(), block.begin(), block.end());
                }
                EXPECT_TRUE(stream->finished()) << entry.name << n;
                EXPECT_EQ(stream->is_followed(), pegs == 3 && !entry.reads_numbers) << entry.name << n;
                EXPECT_EQ(made, observed) << entry.name << n;
                EXPECT_EQ(stream->steps(), walk->outcome().steps) << entry.name << n;
            }
    EXPECT_TRUE(Followed<hanoi::FourPegQueue>::possible());
}

TEST(MoveStream, EndWhenTheBudgetIsSpentAndNotBefore) {
    for (std::string const name : {"buneman-levy", "hanoi-word"}) {
        Entry const& entry = catalogue().find(name);
        std::uint64_t const all = name == "hanoi-word" ? 3 * 7 : 5;
        auto const enough = entry.moves(discs(3), {});
        EXPECT_EQ(enough->next(all).size(), 7U);
        EXPECT_TRUE(enough->ended() && enough->finished()) << name;
        auto const cut = entry.moves(discs(3), {});
        EXPECT_LT(cut->next(all - 2).size(), 7U);
        EXPECT_TRUE(cut->ended() && !cut->finished()) << name;
    }
}

TEST(MovesOfAWrongAutomaton, AreFollowedByWhatWentWrong) {
    // Disc 1 moves; then nothing is said of what to do while x1 says no.
    Result const stuck = moves(endless(), "-n 3");
    EXPECT_EQ(stuck.status, 1);
    EXPECT_EQ(stuck.out, "1 1 A C\n");
    EXPECT_EQ(stuck.err, "tool: stuck in step 2: in 1 every guard said no on Step: 1 -> 0 [x1]\n");
    // On the way to rest another move is tried: with every disc on C there is none.
    Result const fault = moves(restless(), "-n 1");
    EXPECT_EQ(fault.status, 1);
    EXPECT_EQ(fault.out, "1 1 A C\n");
    EXPECT_TRUE(begins(fault.err, "tool: fault in step 2: there is no disc on ")) << fault.err;
}

TEST(MovesOfAWrongAutomaton, EndAfterTheBudget) {
    // 64 steps for each of 7 moves, and 64 more.
    Result const silent = moves(hanoi_entry<Silent>(), "-n 3");
    EXPECT_EQ(silent.status, 1);
    EXPECT_EQ(silent.out, "1 1 A C\n");
    EXPECT_EQ(silent.err, "tool: out of budget in step 512: cut after the 512 steps that were allowed\n");
    // A move a step; one move is needed.
    Result const busy = moves(telling("1AB 1BA", true), "-n 1");
    EXPECT_EQ(busy.status, 1);
    EXPECT_EQ(lines(busy.out).size(), 128U);
    EXPECT_EQ(lines(busy.out).back(), "128 1 B A");
    EXPECT_EQ(busy.err, "tool: out of budget in step 128: cut after the 128 steps that were allowed\n");
}

TEST(MovesOfAWrongAutomaton, AreNotWaitedForBehindTheRange) {
    Result const before = moves(endless(), "-n 3 --range 1..2");
    EXPECT_EQ(before.out, "1 1 A C\n");
    EXPECT_EQ(before.status, 1);
    Result const busy = moves(telling("1AB 1BA", true), "-n 2 --range 2..3");
    EXPECT_EQ(busy.out, "2 1 B A\n3 1 A B\n");
    EXPECT_EQ(busy.err, "");
    EXPECT_EQ(busy.status, 0);
}

TEST(MovesOfAMachineThatMustBeObserved, AreMadeAllTheSame) {
    auto const stream = hanoi_entry<Terminates>().moves(discs(1), {});
    EXPECT_EQ(stream->next(unlimited).size(), 1U);
    EXPECT_TRUE(stream->finished());
    EXPECT_EQ(stream->steps(), 2U);
    Result const circles = moves(hanoi_entry<Circles>(), "-n 1");
    EXPECT_EQ(circles.status, 1);
    EXPECT_EQ(circles.out, "1 1 A C\n");
    EXPECT_TRUE(begins(circles.err, "tool: fault in step 1: ")) << circles.err;
}

TEST(MovesOfOneStep, AreAllThereHoweverManyTheyAre) {
    EXPECT_EQ(moves(hanoi_entry<AtOnce>(), "-n 11").out, statewalk("moves buneman-levy -n 11").out);
    EXPECT_EQ(moves(telling("1AB 2AD 1BD"), "-n 2").out, "1 1 A B\n2 2 A D\n3 1 B D\n");
}

}  // namespace
}  // namespace statewalk::cli::test
