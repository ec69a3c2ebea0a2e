// An automaton nested in a state of another: while the outer one is in that state, each event goes to the inner one.
//
//     using Solve = Nested<DoublingList, "8", "move on three pegs">;          // a state, like State<"8", ...>
//     using x5    = Ended <"x5", "the nested automaton is done">;
//
//     Row < Take  , Step , Solve , z1   , none >,                             // enters it, in its first state
//     Row < Solve , none , Take  , none , x5   >                              // leaves it as soon as it is done
//
// The inner automaton comes back to its first state at the end, as automata here do. The arrow out waits for no event
// of its own (`none`, a completion transition): it is taken in the step in which the inner automaton ends. The object
// of the outer automaton hands the inner one its object by the method nested(), each time that it is entered.
#pragma once

#include <boost/msm/back/state_machine.hpp>
#include <string_view>

#include "automata/core/detail/sound.hpp"
#include "automata/core/names.hpp"
#include "automata/core/notation.hpp"

namespace statewalk {

namespace detail {
template <class Inner, FixedString Name, FixedString Note>
struct NestedFrontEnd : Inner {
    static_assert(alignof(Sound<Inner>) > 0);
    static constexpr std::string_view label = Name;
    static constexpr std::string_view note = Note;
};
}  // namespace detail

/// A state in which the automaton `Inner` runs, with its name in the figure and what is true in it.
template <class Inner, FixedString Name, FixedString Note = "">
using Nested = boost::msm::back::state_machine<detail::NestedFrontEnd<Inner, Name, Note>>;

/// An input variable for the arrow that leaves a nested automaton: it is back in its first state, with its task done.
template <FixedString Name, FixedString Note = "">
struct Ended : detail::GuardPart {
    static constexpr std::string_view label = Name;
    static constexpr std::string_view note = Note;

    template <class Event, class Machine, class Inner, class Next>
    bool operator()(Event const&, Machine&, Inner& inner, Next&) const {
        static_assert(
            requires { inner.object().done(); },
            "statewalk: Ended asks whether the object of the nested automaton is done(); this one has no object, or "
            "an object without done().");
        constexpr int first = boost::msm::back::get_state_id<typename Inner::stt, typename Inner::initial_state>::value;
        return inner.current_state()[0] == first && inner.object().done();
    }
};

}  // namespace statewalk
