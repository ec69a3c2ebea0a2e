// A kettle that is ready at once, or waits for the water.
//
//    o--> [ Cold ] --plug_in--> [ Heating ] --[the water boils]--> [ Ready ]        the second arrow has no event
//                                loop: look
//
// Source     Of our own.
// Invariant  None: when the water boils, the kettle is Ready only after the next event that is taken.
// Cost       A step for each event; three states.
#pragma once

#include "say.hpp"

namespace surprises {

struct plug_in {};
struct look {};
struct sneeze {};

struct Kettle : SayNoTransition<Kettle> {
    using Cold = State<"Cold">;
    using Heating = State<"Heating">;
    using Ready = State<"Ready">;
    using initial_state = Cold;

    bool boiling = false;
    struct boils {
        static constexpr std::string_view label = "the water boils";

        template <class Event, class Machine, class Source, class Target>
        bool operator()(Event const&, Machine& kettle, Source&, Target&) const {
            std::cout << "  ask " << label << ": " << (kettle.boiling ? "yes" : "no") << '\n';
            return kettle.boiling;
        }
    };
    using nod = Say<"nod">;

    // clang-format off
    struct transition_table : boost::mpl::vector<
        //  Start   , Event   , Next    , Action , Guard
        Row<Cold    , plug_in , Heating , none   , none >,
        Row<Heating , look    , none    , nod    , none >,
        Row<Heating , none    , Ready   , none   , boils>
    > {};
    // clang-format on
};

}  // namespace surprises
