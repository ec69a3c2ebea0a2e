// Where the machines of bare_nested.hpp are, asked of themselves and of their observed twins.
#pragma once

#include <string>

#include "automata/core/run.hpp"
#include "tests/automata/core/bare_nested.hpp"

namespace bare {

template <class State, class Machine>
bool is_in(Machine const& machine, int region = 0) {
    return machine.current_state()[region] == msm::back::get_state_id<typename Machine::stt, State>::value;
}

template <class Playing>
std::string where(msm::back::state_machine<RadioOf_<Playing>> const& radio) {
    if (is_in<typename RadioOf_<Playing>::Off>(radio)) return "Off";
    Playing const& playing = radio.template get_state<Playing const&>();
    return std::string("Playing/") + (is_in<Playing_::Fm>(playing) ? "Fm" : "Am") + ", Playing/" +
           (is_in<Playing_::Quiet>(playing, 1) ? "Quiet" : "Loud");
}

inline std::string where(Lamp const& lamp) { return is_in<Lamp_::Lit>(lamp) ? "Lamp/Lit" : "Lamp/Dark"; }
inline std::string where(Hall const& hall) {
    return is_in<Lamp>(hall) ? "Hall/" + where(hall.get_state<Lamp const&>()) : "Hall/Empty";
}
inline std::string where(Attic const& attic) {
    return is_in<Lamp>(attic) ? "Attic/" + where(attic.get_state<Lamp const&>()) : "Attic/Cold";
}
inline std::string where(House const& house) {
    if (is_in<House_::Garden>(house)) return "Garden";
    return is_in<Hall>(house) ? where(house.get_state<Hall const&>()) : where(house.get_state<Attic const&>());
}

/// Of an observed twin of BackEnd: by the names of its graph.
template <class BackEnd, class Watcher = statewalk::Observer>
std::string where_is(statewalk::Observed<BackEnd, Watcher> const& twin) {
    using FrontEnd = statewalk::detail::front_end_of<BackEnd>;
    statewalk::Configuration now;
    statewalk::detail::Whereabouts<FrontEnd, statewalk::detail::Place<FrontEnd>, Watcher>::add_to(now, twin);
    return states_text(statewalk::graph_of<BackEnd>(), now);
}

}  // namespace bare
