// A door whose two rows for one event may both fire.
//
//    [ Open ] <-- knock [is a friend] -- [ Closed ] <--o
//                                            '-- knock [it is night] --> [ Barred ]
//
// Source     Of our own.
// Invariant  None that can be seen in the table: where both guards say yes, the order of the rows decides.
// Cost       A step for each event; three states.
#pragma once

#include "say.hpp"

namespace surprises {

struct knock {};

struct Door : msm::front::state_machine_def<Door> {
    using Closed = State<"Closed">;
    using Open = State<"Open">;
    using Barred = State<"Barred">;
    using initial_state = Closed;

    using is_friend = Ask<"is a friend", true>;
    using is_night = Ask<"it is night", true>;

    // clang-format off
    struct transition_table : boost::mpl::vector<
        //  Start  , Event , Next   , Action , Guard
        Row<Closed , knock , Open   , none   , is_friend>,
        Row<Closed , knock , Barred , none   , is_night >
    > {};
    // clang-format on
};

}  // namespace surprises
