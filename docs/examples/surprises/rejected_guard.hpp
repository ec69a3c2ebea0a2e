// A door with a lock: it opens for who has the key.
//
//    o--> [ Shut ] --pull [has the key]--> [ Ajar ] --pull [the chain is off]--> [ Wide ]
//
// Source     Of our own.
// Invariant  Nobody opens the door without the key.
// Cost       A step for each event; three states.
#pragma once

#include "say.hpp"

namespace surprises {

struct pull {};
struct wave {};

struct Lock : SayNoTransition<Lock> {
    using Shut = State<"Shut">;
    using Ajar = State<"Ajar">;
    using Wide = State<"Wide">;
    using initial_state = Shut;

    using has_key = Ask<"has the key", true>;
    using chain_is_off = Ask<"the chain is off", false>;

    // clang-format off
    struct transition_table : boost::mpl::vector<
        //  Start , Event , Next , Action , Guard
        Row<Shut  , pull  , Ajar , none   , has_key     >,
        Row<Ajar  , pull  , Wide , none   , chain_is_off>
    > {};
    // clang-format on
};

}  // namespace surprises
