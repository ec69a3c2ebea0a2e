// A turnstile in bare Boost.MSM, without a word of Statewalk.
//
//    o--> [ Locked ] --coin--> [ Unlocked ]     who pushes the locked one hears the alarm; who kicks it breaks it
//             '<------push-------'
//
// Source     The turnstile is the usual first example (R. C. Martin: UML Tutorial: Finite State Machines, 1998).
// Invariant  Nobody passes but for a coin.
// Cost       A step for each event; three states.
#pragma once

#include <boost/mpl/vector.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>
#include <iostream>

namespace msm = boost::msm;
using msm::front::none;
using msm::front::Row;

struct coin {};
struct push {};
struct kick {};

struct Turnstile : msm::front::state_machine_def<Turnstile> {
    struct Locked : msm::front::state<> {};
    struct Unlocked : msm::front::state<> {};
    struct Broken : msm::front::state<> {};
    using initial_state = Locked;

    struct alarm {
        template <class Event, class Machine, class Source, class Target>
        void operator()(Event const&, Machine&, Source&, Target&) {
            std::cerr << "ding\n";
        }
    };

    // clang-format off
    struct transition_table : boost::mpl::vector<
        //  Start    , Event , Next     , Action , Guard
        Row<Locked   , coin  , Unlocked , none   , none>,
        Row<Locked   , push  , none     , alarm  , none>,
        Row<Unlocked , push  , Locked   , none   , none>,
        Row<Locked   , kick  , Broken   , alarm  , none>
    > {};
    // clang-format on
};
