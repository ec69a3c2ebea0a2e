// What broken automata are made of: the states, inputs and outputs of Buneman and Levy's figure, to be put together
// wrongly. Three discs go from A to C like this:
//
//   321 . .  1AC  32 . 1  2AB  3 2 1  1CB  3 21 .  3AC  . 21 3  1BA  1 2 3  2BC  1 . 32  1AC  . . 321
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <string>

#include "automata/core/notation.hpp"
#include "cli/check.hpp"
#include "cli/entry.hpp"
#include "diagrams/translation.hpp"
#include "solvers/hanoi/buneman_levy.hpp"
#include "tests/cli/command.hpp"

namespace statewalk::cli::test {

using Towers = hanoi::SearchedTowers;

struct Figure {
    struct Rest : State<"0"> {};
    struct Moving : State<"1"> {};
    using initial_state = Rest;
    using x1 = Input<"x1", &Towers::delivered>;
    using z1 = Output<"z1", &Towers::move_smallest>;
    using z2 = Output<"z2", &Towers::move_other>;
};

inline hanoi::Task discs(unsigned number) { return {number, {"A", "B", "C"}, 0, 2}; }

inline bool begins(std::string const& text, std::string const& with) { return text.compare(0, with.size(), with) == 0; }
inline bool ends(std::string const& text, std::string const& with) {
    return text.size() >= with.size() && text.compare(text.size() - with.size(), with.size(), with) == 0;
}

/// The verdict, whose account is also known in Russian.
inline Verdict known_in_russian(Verdict verdict) {
    EXPECT_EQ(english_words(translated_lines("x  no   y: " + verdict.account, Language::ru)), "") << verdict.account;
    return verdict;
}

/// The verdict on a run that is looked at step by step. Where the quick check has one, it is the same.
template <class Automaton>
Verdict verdict(unsigned number_of_discs, std::uint64_t patience = 100) {
    auto const go_on = [](std::uint64_t) { return true; };
    hanoi::Task const task = discs(number_of_discs);
    LiveWalk<Automaton> walk(task, {});
    Verdict const verdict = known_in_russian(check(walk, task, Against::recursion, patience, go_on));
    if (auto const right = quick_check(hanoi_entry<Automaton>(), task, go_on)) {
        EXPECT_TRUE(verdict.agrees) << verdict.account;
        EXPECT_EQ(right->steps, verdict.steps);
        EXPECT_EQ(right->moves, verdict.moves);
    }
    return verdict;
}

// clang-format off

/// The loop has lost its actions: it goes round for ever without a move.
struct Silent : Automaton<Silent, Towers>, Figure {
    struct transition_table : Table<
        Row < Rest   , Step , Moving , z1   , none    >,
        Row < Moving , Step , Rest   , none , x1      >,
        Row < Moving , Step , Moving , none , Not<x1> >
    > {};
};

// clang-format on

// --- four pegs
inline hanoi::Task on_four(unsigned number, hanoi::Ties ties = hanoi::Ties::low) {
    return {number, {"A", "B", "C", "D"}, 0, 3, ties};
}

/// No walk here makes the 2^18 moves after which progress is told.
inline Verdict verdict(Entry const& entry, hanoi::Task const& task, Against against) {
    return known_in_russian(check(*entry.walk(task, {}, {}), task, against, 100, [](std::uint64_t moves) {
        ADD_FAILURE() << moves << " moves, and it goes on";
        return false;
    }));
}

}  // namespace statewalk::cli::test
