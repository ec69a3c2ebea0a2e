// A kettle in the basic front-end of Boost.MSM: rows that name methods of the machine.
//
//    _row     an arrow alone                 row      with an action and a guard
//    a_row    with an action                 irow     with both; its state is neither left nor entered
//    g_row    with a guard
//
// The kettle heats when it is switched on with water in it, shows the temperature, and switches itself off when the
// water boils.
//
// Source     Of our own. The front-end: C. Henry: Meta State Machine, Boost's documentation (2010), chapter 3.
// Invariant  It heats in state Heating only, and there is water in it then.
// Cost       A step for each event; two states.
#pragma once

#include <boost/mpl/vector.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>

namespace examples {

struct fill {};
struct press {};
/// The thermometer tells the temperature, in degrees Celsius. Nobody else can make one up: it has no default.
struct reading {
    explicit reading(int celsius) : degrees(celsius) {}
    int degrees;
};

struct Kettle : boost::msm::front::state_machine_def<Kettle> {
    struct Off : boost::msm::front::state<> {};
    struct Heating : boost::msm::front::state<> {};
    using initial_state = Off;

    bool has_water(press const&) { return filled; }
    bool boils(reading const& now) { return now.degrees >= 100; }
    bool is_colder(reading const& now) { return now.degrees < 100; }
    void take_water(fill const&) { filled = true; }
    void click(reading const& now) { shown = now.degrees; }
    void show(reading const& now) { shown = now.degrees; }

    // clang-format off
    struct transition_table : boost::mpl::vector<
        //     Start   , Event   , Next    , Action              , Guard
        a_row< Off     , fill    , Off     , &Kettle::take_water                      >,
        g_row< Off     , press   , Heating                       , &Kettle::has_water >,
        irow < Heating , reading           , &Kettle::show       , &Kettle::is_colder >,
        row  < Heating , reading , Off     , &Kettle::click      , &Kettle::boils     >,
        _row < Heating , press   , Off                                                >
    > {};
    // clang-format on

    bool filled = false;
    int shown = 0;  ///< degrees Celsius
};

}  // namespace examples
