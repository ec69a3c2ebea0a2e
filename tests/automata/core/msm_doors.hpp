// A machine in bare Boost.MSM that is entered and left by every kind of way: through its entry and exit points, at one
// of its states, at two of them at once (a fork), and as a whole.
#pragma once

#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/internal_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>

#include "tests/automata/core/msm_twins.hpp"

namespace street {

namespace msm = boost::msm;
using msm::front::a_internal;
using msm::front::none;
using msm::front::Row;

struct walk_in {};
struct jump_in {};
struct sneak_in {};
struct storm_in {};
struct rest {};
struct look {};
struct left {
    left() = default;
    template <class Event>
    left(Event const&) {}  // so that what leads to the exit point can go on as this event
};

struct bow {
    template <class Event, class Machine, class Source, class Target>
    void operator()(Event const&, Machine&, Source&, Target&) const {
        twins::say("bow");
    }
};
struct every_other {
    template <class Event, class Machine, class Source, class Target>
    bool operator()(Event const&, Machine&, Source&, Target&) const {
        return twins::moment % 2 != 0;
    }
};

struct House_ : msm::front::state_machine_def<House_> {
    struct Hall : msm::front::state<> {};
    struct Kitchen : msm::front::state<> {};
    struct Attic : msm::front::state<>, msm::front::explicit_entry<0> {
        void creak(look const&) { twins::say("creak"); }
        struct internal_transition_table : boost::mpl::vector<a_internal<look, Attic, &Attic::creak>> {};
    };
    struct Lit : msm::front::state<> {};
    struct Dark : msm::front::state<>, msm::front::explicit_entry<1> {};  // nothing inside leads there
    struct BackDoor : msm::front::entry_pseudo_state<0> {};
    struct Window : msm::front::exit_pseudo_state<left> {};
    using initial_state = boost::mpl::vector<Hall, Lit>;
    using explicit_creation = boost::mpl::vector<Dark>;

    // clang-format off
    struct transition_table : boost::mpl::vector<
        //    Start    , Event    , Target  , Action , Guard
        Row < BackDoor , sneak_in , Kitchen , bow                 >,
        Row < Hall     , look     , Attic   , none   , every_other >,
        Row < Attic    , rest     , Hall                          >,
        Row < Kitchen  , rest     , Window  , bow                 >,
        Row < Hall     , rest     , Window                        >
    > {};
    // clang-format on
    template <class Event, class Machine>
    void on_entry(Event const&, Machine&) {
        twins::say("in the house");
    }
};
using House = msm::back::state_machine<House_>;

struct Street_ : msm::front::state_machine_def<Street_> {
    struct Outside : msm::front::state<> {};
    struct Garden : msm::front::state<> {};
    using initial_state = Outside;
    using Both = boost::mpl::vector<House::direct<House_::Attic>, House::direct<House_::Dark>>;

    // clang-format off
    struct transition_table : boost::mpl::vector<
        //    Start                          , Event    , Target                           , Action , Guard
        Row < Outside                        , walk_in  , House                            , bow                   >,
        Row < Outside                        , jump_in  , House::direct<House_::Attic>     , none   , every_other  >,
        Row < Outside                        , storm_in , Both                             , bow                   >,
        Row < Outside                        , sneak_in , House::entry_pt<House_::BackDoor>, none   , every_other  >,
        Row < House                          , walk_in  , Outside                                                  >,
        Row < House::exit_pt<House_::Window> , left     , Garden                           , bow    , every_other  >,
        Row < Garden                         , rest     , Outside                                                  >
    > {};
    // clang-format on
    template <class Machine, class Event>
    void no_transition(Event const&, Machine&, int) {
        twins::say("nothing");
    }
};
using Street = msm::back::state_machine<Street_>;

}  // namespace street
