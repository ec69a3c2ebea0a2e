// A radio with one button, whose inner machine ends in a terminate state.
//
//    o--> [ Off ] --button--> [ On: o--> [ Playing ] --button--> ((Silent)) ] --button--> [ Off ]
//            ^                                                                 |
//            '------------------------------- unplug --------------------------'
//
// Source     Of our own.
// Invariant  None that helps: once it is Silent, it is so for any number of pushes.
// Cost       A step for each event; 2 + 2 states.
#pragma once

#include "say.hpp"

namespace surprises {

struct button {};
struct unplug {};

struct On_ : msm::front::state_machine_def<On_> {
    static constexpr std::string_view label = "On";

    using Playing = State<"Playing">;
    struct Silent : msm::front::terminate_state<> {};
    using initial_state = Playing;

    // clang-format off
    struct transition_table : boost::mpl::vector<
        //  Start   , Event  , Next
        Row<Playing , button , Silent>
    > {};
    // clang-format on
};

struct Radio : msm::front::state_machine_def<Radio> {
    using Off = State<"Off">;
    using On = msm::back::state_machine<On_>;
    using initial_state = Off;

    // clang-format off
    struct transition_table : boost::mpl::vector<
        //  Start , Event  , Next
        Row<Off   , button , On >,
        Row<On    , button , Off>,
        Row<On    , unplug , Off>
    > {};
    // clang-format on
};

}  // namespace surprises
