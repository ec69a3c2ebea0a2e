// Machines within machines in bare Boost.MSM, as its users write them: no word of Statewalk.
#pragma once

#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>
#include <string>
#include <vector>

namespace bare {

namespace msm = boost::msm;
using msm::front::none;
using msm::front::Row;

struct power {};
struct next {};
struct louder {};
struct click {
    template <class Event, class Machine, class Source, class Target>
    void operator()(Event const&, Machine& machine, Source&, Target&) {
        machine.heard.push_back("click");
    }
};

/// What goes on in a radio that is on: a station and a volume, side by side.
struct Playing_ : msm::front::state_machine_def<Playing_> {
    struct Fm : msm::front::state<> {};
    struct Am : msm::front::state<> {};
    struct Quiet : msm::front::state<> {};
    struct Loud : msm::front::state<> {};
    using initial_state = boost::mpl::vector<Fm, Quiet>;

    void tune(next const&) { heard.push_back("tune"); }
    bool in_reach(next const&) { return heard.size() % 3 != 2; }
    bool in_order(louder const&) { return heard.size() % 4 != 3; }

    // clang-format off
    struct transition_table : boost::mpl::vector<
        //      Start , Event  , Target , Action           , Guard
        a_row < Fm    , next   , Am     , &Playing_::tune                        >,
        row   < Am    , next   , Fm     , &Playing_::tune  , &Playing_::in_reach >,
        Row   < Quiet , louder , Loud   , click            , none                >,
        g_row < Loud  , louder , Quiet                     , &Playing_::in_order >,
        Row   < Loud  , next   , none   , click            , none                >
    > {};
    // clang-format on

    std::vector<std::string> heard;
};

/// It is on when it is unpacked. `Playing`: a back-end over Playing_.
template <class Playing>
struct RadioOf_ : msm::front::state_machine_def<RadioOf_<Playing>> {
    struct Off : msm::front::state<> {};
    using initial_state = Playing;

    struct too_loud {
        template <class Event, class Machine, class Source, class Target>
        bool operator()(Event const&, Machine& machine, Source&, Target&) {
            return machine.heard.size() % 5 != 4;
        }
    };
    // clang-format off
    struct transition_table : boost::mpl::vector<
        //    Start   , Event  , Target  , Action , Guard
        Row < Playing , power  , Off     , click  , none     >,
        Row < Off     , power  , Playing , click  , none     >,
        Row < Playing , louder , Off     , none   , too_loud >  // if nothing inside takes it
    > {};
    // clang-format on

    template <class Machine, class Event>
    void no_transition(Event const&, Machine&, int) {
        heard.push_back("nothing");
    }

    std::vector<std::string> heard;
};
using Playing = msm::back::state_machine<Playing_>;
using Radio = msm::back::state_machine<RadioOf_<Playing>>;
/// Switched on again, it goes on where it was.
using PlayingOn = msm::back::state_machine<Playing_, msm::back::AlwaysHistory>;
using RadioWithMemory = msm::back::state_machine<RadioOf_<PlayingOn>>;

struct press {};
struct enter {};
struct climb {};
struct leave {};

/// One definition, for the lamp of every room.
struct Lamp_ : msm::front::state_machine_def<Lamp_> {
    struct Dark : msm::front::state<> {};
    struct Lit : msm::front::state<> {};
    using initial_state = Dark;

    struct works {
        template <class Event, class Machine, class Source, class Target>
        bool operator()(Event const&, Machine& machine, Source&, Target&) {
            return ++machine.pressed % 2 == 0;
        }
    };
    // clang-format off
    struct transition_table : boost::mpl::vector<
        Row < Dark , press , Lit  , none , works >,
        Row < Lit  , press , Dark , none , none  >
    > {};
    // clang-format on

    int pressed = 0;
};
using Lamp = msm::back::state_machine<Lamp_>;

struct Hall_ : msm::front::state_machine_def<Hall_> {
    struct Empty : msm::front::state<> {};
    using initial_state = Empty;
    struct transition_table
        : boost::mpl::vector<Row<Empty, enter, Lamp, none, none>, Row<Lamp, enter, Empty, none, none>> {};
};
using Hall = msm::back::state_machine<Hall_>;

struct Attic_ : msm::front::state_machine_def<Attic_> {
    struct Cold : msm::front::state<> {};
    using initial_state = Lamp;
    struct transition_table
        : boost::mpl::vector<Row<Lamp, enter, Cold, none, none>, Row<Cold, enter, Lamp, none, none>> {};
};
using Attic = msm::back::state_machine<Attic_>;

/// Rooms in a house, lamps in the rooms.
struct House_ : msm::front::state_machine_def<House_> {
    struct Garden : msm::front::state<> {};
    using initial_state = Hall;
    // clang-format off
    struct transition_table : boost::mpl::vector<
        Row < Hall   , climb , Attic  , none , none >,
        Row < Attic  , climb , Hall   , none , none >,
        Row < Hall   , leave , Garden , none , none >,
        Row < Garden , enter , Hall   , none , none >
    > {};
    // clang-format on
    template <class Machine, class Event>
    void no_transition(Event const&, Machine&, int) {}
};
using House = msm::back::state_machine<House_>;

}  // namespace bare
