// The Towers of Hanoi by turns: a move of disc 1, then a move of another disc, and so on.
//
//                        .---------z2--------.
//                        |                   v
//    o--> [ 0 ] --z1--> [ 1 ]              [ 2 ]        from 1 back to 0 if x1
//                        ^                   |
//                        '---------z1--------'
//
// Source     P. Buneman, L. Levy: The Towers of Hanoi problem (1980); here with a step for each move.
// Invariant  In state 1 disc 1 has just moved, in state 2 another disc; the moves so far are the
//            beginning of the shortest solution.
// Cost       2^n steps for n >= 1 discs, 2^n - 1 moves; no memory beyond the towers.
#pragma once

#include <statewalk/automata/core/notation.hpp>
#include <statewalk/solvers/hanoi/cycle.hpp>
#include <statewalk/solvers/hanoi/towers.hpp>

namespace examples {

using namespace statewalk;

/// The object of control: towers on three pegs, and two moves that need no choice.
class Turns : public hanoi::ThreeTowers {
public:
    using ThreeTowers::ThreeTowers;

    void move_smallest() { move_top(smallest(), hanoi::Cycle(task(), 1).next(smallest())); }
    void move_another() { move_between((smallest() + 1) % 3, (smallest() + 2) % 3); }

private:
    /// The peg that disc 1 is on.
    hanoi::Peg smallest() const { return top(0) == 1 ? 0 : top(1) == 1 ? 1 : 2; }
};

// clang-format off
struct ByTurns : Automaton<ByTurns, Turns> {
    static constexpr std::string_view label = "by-turns";
    static constexpr std::string_view note = "disc 1 and another disc by turns";

    struct Rest     : State<"0", "at rest: not started, or every disc delivered"> {};
    struct Smallest : State<"1", "disc 1 has just moved"> {};
    struct Another  : State<"2", "another disc has just moved"> {};
    using initial_state = Rest;

    using x1 = Input <"x1", &Turns::delivered,     "every disc is delivered">;
    using z1 = Output<"z1", &Turns::move_smallest, "move disc 1 one peg on along its cycle">;
    using z2 = Output<"z2", &Turns::move_another,  "make the only legal move of another disc">;

    struct transition_table : Table<
        //    Start    , Event , Next     , Action , Guard
        Row < Rest     , Step  , Smallest , z1     , none    >,
        Row < Smallest , Step  , Rest     , none   , x1      >,
        Row < Smallest , Step  , Another  , z2     , Not<x1> >,
        Row < Another  , Step  , Smallest , z1     , none    >
    > {};
};
// clang-format on

}  // namespace examples
