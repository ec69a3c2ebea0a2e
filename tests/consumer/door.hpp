// A machine in bare Boost.MSM.
#pragma once

#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>

namespace front = boost::msm::front;

struct Push {};
struct Pull {};
struct Turn {};

struct Closed : front::state<> {};
struct Open : front::state<> {};
struct Locked : front::state<> {};

struct Creak {
    template <class Event, class Machine, class Source, class Target>
    void operator()(Event const&, Machine&, Source&, Target&) const {}
};

struct Door : front::state_machine_def<Door> {
    using initial_state = Closed;
    // clang-format off
    struct transition_table : boost::mpl::vector<
        front::Row<Closed, Push, Open,   Creak,       front::none>,
        front::Row<Open,   Pull, Closed, front::none, front::none>,
        front::Row<Closed, Turn, Locked, front::none, front::none>
    > {};
    // clang-format on
};
using Machine = boost::msm::back::state_machine<Door>;
