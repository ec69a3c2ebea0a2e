// Any move of the Towers of Hanoi from the binary digits of its number, read from the lowest to the highest. Rows are
// missing in the table at the end: as it stands here, it knows the moves of one disc and of two.
//
//    o--> [ 0 ]  loop: zero        [ SG ] --zero--> [ SP ]        [ SG ] --one--> [ PG ]
//           '-------one----------> [ SG ]
//
// Source     Worked out for this lab. From the highest digit to the lowest: J.-P. Allouche, J. Betrema, J. Shallit: Sur
//            des points fixes de morphismes d'un monoide libre (1989).
// Invariant  Once it is done: after n digits of k the state is move k of n discs. S is the start, G the goal, P the
//            spare peg.
// Cost       One step a digit; no memory. Seven states.
#pragma once

#include <statewalk/automata/core/notation.hpp>

using namespace statewalk;

// The events: binary digits of the number k of a move, the lowest first.
struct zero {};
struct one {};

// clang-format off
struct DigitsBackwards : Automaton<DigitsBackwards> {
    static constexpr std::string_view label = "digits-backwards";
    static constexpr std::string_view note = "reads the number of a move from its lowest digit, and is in the move";

    struct Zeros : State<"0",  "only zeros so far: no move yet"> {};
    struct SG    : State<"SG", "start -> goal"> {};
    struct GP    : State<"GP", "goal -> spare"> {};
    struct PS    : State<"PS", "spare -> start"> {};
    struct SP    : State<"SP", "start -> spare"> {};
    struct PG    : State<"PG", "spare -> goal"> {};
    struct GS    : State<"GS", "goal -> start"> {};
    using initial_state = Zeros;

    struct transition_table : Table<
        Row < Zeros , zero , Zeros >,  Row < Zeros , one , SG >,
        Row < SG    , zero , SP    >,  Row < SG    , one , PG >
        // Your rows: one for each digit in each of the other five states.
    > {};
};
// clang-format on
