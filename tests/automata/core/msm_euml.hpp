// A machine written in eUML, whose types have names that nobody wrote.
#pragma once

#include <boost/msm/back/state_machine.hpp>
#include <boost/msm/front/euml/euml.hpp>

#include "tests/automata/core/msm_twins.hpp"

namespace coffee {

using namespace boost::msm::front::euml;

BOOST_MSM_EUML_EVENT(brew)
BOOST_MSM_EUML_EVENT(cancel)
BOOST_MSM_EUML_EVENT(refill)
BOOST_MSM_EUML_FLAG(Hot)

// clang-format off
BOOST_MSM_EUML_ACTION(hiss) {
    template <class Event, class Machine, class State>
    void operator()(Event const&, Machine&, State&) { twins::say("hiss"); }
};
BOOST_MSM_EUML_ACTION(sigh) {
    template <class Event, class Machine, class State>
    void operator()(Event const&, Machine&, State&) { twins::say("sigh"); }
};
BOOST_MSM_EUML_ACTION(pour) {
    template <class Event, class Machine, class Source, class Target>
    void operator()(Event const&, Machine&, Source&, Target&) { twins::say("pour"); }
};
BOOST_MSM_EUML_ACTION(drip) {
    template <class Event, class Machine, class Source, class Target>
    void operator()(Event const&, Machine&, Source&, Target&) { twins::say("drip"); }
};
BOOST_MSM_EUML_ACTION(dry) {
    template <class Event, class Machine, class Source, class Target>
    bool operator()(Event const&, Machine&, Source&, Target&) { return twins::moment % 3 == 0; }
};
BOOST_MSM_EUML_ACTION(cold) {
    template <class Event, class Machine, class Source, class Target>
    bool operator()(Event const&, Machine&, Source&, Target&) { return twins::moment % 2 == 0; }
};
BOOST_MSM_EUML_ACTION(complain) {
    template <class Event, class Machine, class State>
    void operator()(Event const&, Machine&, State&) { twins::say("nothing"); }
};

BOOST_MSM_EUML_STATE(( hiss, sigh ), Brewing)
BOOST_MSM_EUML_STATE(( no_action, no_action, attributes_ << no_attributes_, configure_ << Hot << refill ), Warm)
BOOST_MSM_EUML_INTERRUPT_STATE(( refill, hiss ), Empty)

BOOST_MSM_EUML_TRANSITION_TABLE((
    Brewing == Warm    + brew   [!dry]         / (pour, drip),
    Empty   == Warm    + brew   [dry && cold],
    Warm    == Brewing + cancel                / drip,
               Brewing + brew   [dry || !cold] / pour,
    Warm    == Empty   + refill
), coffee_table)

BOOST_MSM_EUML_DECLARE_STATE_MACHINE(( coffee_table, init_ << Warm, hiss, no_action, attributes_ << no_attributes_,
                                       configure_ << no_configure_, complain ), CoffeeDefinition)
// clang-format on
struct Coffee_ : CoffeeDefinition {};
using Coffee = boost::msm::back::state_machine<Coffee_>;

/// Its states are of all the kinds that eUML has.
// clang-format off
BOOST_MSM_EUML_ENTRY_STATE(0, ( hiss ), Spout)
BOOST_MSM_EUML_EXPLICIT_ENTRY_STATE(0, ( no_action, sigh ), Mixing)
BOOST_MSM_EUML_EXIT_STATE(( cancel, hiss, sigh ), Drain)
BOOST_MSM_EUML_STATE(( (hiss, sigh) ), Still)
BOOST_MSM_EUML_TERMINATE_STATE(( no_action, hiss ), Burnt)

BOOST_MSM_EUML_TRANSITION_TABLE((
    Mixing == Spout  + brew   / pour,
    Drain  == Mixing + cancel,
    Still  == Mixing + brew,
    Burnt  == Still  + refill
), mixer_table)
BOOST_MSM_EUML_DECLARE_STATE_MACHINE(( mixer_table, init_ << Still, sigh, hiss ), Mixer_)
// clang-format on
using Mixer = boost::msm::back::state_machine<Mixer_>;

}  // namespace coffee
