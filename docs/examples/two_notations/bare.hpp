// A turnstile at two coins a ride, in bare Boost.MSM, without a word of Statewalk. The same in the notation of this
// course is in course.hpp, and as a switch statement in by_switch.hpp. All three control a Gate.
//
//               coin [a coin is held] / unlock
//              .------------------------------.
//              |                              v
//    o--> [ Locked ]                     [ Unlocked ]     Locked: coin [none is held] / hold_coin, pass / ring
//              ^                              |           Unlocked: coin / give_back
//              '------------------------------'
//                         pass / lock
//
// Source     The turnstile is the usual first example (R. C. Martin: UML Tutorial: Finite State Machines, 1998); the
//            second coin is ours.
// Invariant  Nobody passes but for two coins.
// Cost       A step for each event; two states.
#pragma once

#include <boost/mpl/vector.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>

#include "gate.hpp"

namespace two_notations::bare {

namespace msm = boost::msm;
using msm::front::none;
using msm::front::Row;

struct coin {};
struct pass {};

struct Turnstile : msm::front::state_machine_def<Turnstile> {
    struct Locked : msm::front::state<> {};
    struct Unlocked : msm::front::state<> {};
    using initial_state = Locked;

    struct held {
        template <class Event, class Machine, class Source, class Target>
        bool operator()(Event const&, Machine& machine, Source&, Target&) {
            return machine.gate.holds_coin();
        }
    };
    struct none_held {
        template <class Event, class Machine, class Source, class Target>
        bool operator()(Event const&, Machine& machine, Source&, Target&) {
            return !machine.gate.holds_coin();
        }
    };
    struct unlock {
        template <class Event, class Machine, class Source, class Target>
        void operator()(Event const&, Machine& machine, Source&, Target&) {
            machine.gate.unlock();
        }
    };
    struct hold_coin {
        template <class Event, class Machine, class Source, class Target>
        void operator()(Event const&, Machine& machine, Source&, Target&) {
            machine.gate.hold_coin();
        }
    };
    struct lock {
        template <class Event, class Machine, class Source, class Target>
        void operator()(Event const&, Machine& machine, Source&, Target&) {
            machine.gate.lock();
        }
    };
    struct ring {
        template <class Event, class Machine, class Source, class Target>
        void operator()(Event const&, Machine& machine, Source&, Target&) {
            machine.gate.ring();
        }
    };
    struct give_back {
        template <class Event, class Machine, class Source, class Target>
        void operator()(Event const&, Machine& machine, Source&, Target&) {
            machine.gate.give_back();
        }
    };

    // clang-format off
    struct transition_table : boost::mpl::vector<
        //  Source   , Event , Target   , Action    , Guard
        Row<Locked   , coin  , Unlocked , unlock    , held     >,
        Row<Locked   , coin  , none     , hold_coin , none_held>,
        Row<Locked   , pass  , none     , ring      , none     >,
        Row<Unlocked , pass  , Locked   , lock      , none     >,
        Row<Unlocked , coin  , none     , give_back , none     >
    > {};
    // clang-format on

    Gate gate;
};

}  // namespace two_notations::bare
