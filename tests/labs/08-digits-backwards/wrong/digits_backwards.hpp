// A wrong attempt: all rows are there, but in state GP, which four discs are the first to leave, the two are exchanged.
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
        Row < SG    , zero , SP    >,  Row < SG    , one , PG >,
        Row < GP    , zero , GS    >,  Row < GP    , one , PG >,
        Row < PS    , zero , GS    >,  Row < PS    , one , SP >,
        Row < SP    , zero , SG    >,  Row < SP    , one , PS >,
        Row < PG    , zero , GP    >,  Row < PG    , one , SG >,
        Row < GS    , zero , PS    >,  Row < GS    , one , GP >
    > {};
};
// clang-format on
