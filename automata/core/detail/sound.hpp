// What is surely wrong with a machine, told in words before Boost.MSM meets it.
#pragma once

#include <boost/mp11/algorithm.hpp>
#include <boost/mp11/bind.hpp>
#include <boost/mp11/list.hpp>
#include <concepts>
#include <type_traits>

#include "automata/core/detail/rows.hpp"
#include "automata/core/detail/shapes.hpp"
#include "automata/core/detail/states.hpp"
#include "automata/core/notation.hpp"

namespace statewalk::detail {

/// The Automaton from which a front-end is derived, if it is from one.
template <class Derived, class Object>
mp_list<Derived, Object> automaton_of(Automaton<Derived, Object> const*);
template <class FrontEnd>
concept IsAutomaton = requires(FrontEnd* machine) {
    automaton_of(machine);
};
template <class FrontEnd>
struct AutomatonOf {
    using Self = FrontEnd;
    using Object = void;
};
template <IsAutomaton FrontEnd>
struct AutomatonOf<FrontEnd> {
    using Self = mp_first<decltype(automaton_of(static_cast<FrontEnd*>(nullptr)))>;
    using Object = mp_second<decltype(automaton_of(static_cast<FrontEnd*>(nullptr)))>;
};

template <class Part, class Object>
struct SoundPart {
    static_assert(std::is_default_constructible_v<Part>,
                  "statewalk: MSM makes a guard or action anew for each call. This one has no default constructor.");
};
template <auto Pointer, class Object>
struct SoundPart<Method<Pointer>, Object> {};
template <class Part, class Object>
    requires(requires { order_of(Part::method); })
struct SoundPart<Part, Object> {
    static_assert(
        std::is_base_of_v<decltype(order_of(Part::method)), Object>,
        "statewalk: an Input or Output names a method of a class that the automaton does not control. What it "
        "controls is the second argument of Automaton<..., Object>.");
};

template <class Part, class FrontEnd>
using sound_part = SoundPart<Part, typename AutomatonOf<FrontEnd>::Object>;

template <class FrontEnd>
struct Sound;

template <class State>
consteval bool can_be_made() {
    if constexpr (IsState<State>) return std::is_default_constructible_v<State>;
    return true;
}

/// What an end of a row names, in a machine of Outer.
template <class State, class Outer>
struct SoundState {
    static_assert(can_be_made<State>(),
                  "statewalk: MSM makes the states of a machine itself. This one has no default constructor.");
};
/// A machine is looked at before MSM makes a class of it.
template <class Inner, class... Policies, class Outer>
struct SoundState<msm::back::state_machine<Inner, Policies...>, Outer> : SoundState<Inner, Outer> {
    static_assert(alignof(Sound<Inner>) > 0);
};
template <IsAutomaton Inner, class... Policies, class Outer>
struct SoundState<msm::back::state_machine<Inner, Policies...>, Outer> : SoundState<Inner, Outer> {
    static_assert(alignof(Sound<Inner>) > 0);

    template <class Row>
    using terminates = mp_contains<flags_of<typename Row::Target>, msm::TerminateFlag>;
    static_assert(
        !mp_any_of<list_of<typename Inner::transition_table>, terminates>::value,
        "statewalk: a terminate state in a nested automaton would swallow the outer one's events too. Let the "
        "inner one come back to its first state, and leave it by a row with Ended<...>.");
    static_assert(
        std::is_void_v<typename AutomatonOf<Inner>::Object> ||
            requires(typename AutomatonOf<Outer>::Object & outer, typename AutomatonOf<Inner>::Self& inner) {
                inner.control(outer.nested());
            },
        "statewalk: an automaton is nested in a state of another, whose object has no method nested() that returns the "
        "object for the inner one.");
};

/// A machine without its back-end.
template <class State>
concept IsFrontEndAlone = requires {
    typename State::BaseAllStates;
    typename State::initial_state;
}
&&!requires { typename State::composite_tag; };

template <class Row, class FrontEnd>
struct SoundRow {
    static_assert(
        requires { typename Row::row_type_tag; }, "statewalk: the transition table holds what is no row.");
};
template <class Row, class FrontEnd>
    requires(requires { typename Row::Target; })
struct SoundRow<Row, FrontEnd> : SoundState<typename Row::Source, FrontEnd> {
    static_assert(alignof(SoundState<typename Row::Target, FrontEnd>) > 0);
    static_assert(
        !IsFrontEndAlone<typename Row::Source> && !IsFrontEndAlone<typename Row::Target>,
        "statewalk: a row names a front-end as a state, and MSM would take it for a simple one. Name its machine: "
        "boost::msm::back::state_machine<...>, or for an Automaton Nested<...>.");
    static_assert(alignof(InOrder<typename Row::Source, typename Row::Evt, typename Row::Target,
                                  typename ActionOf<Row>::type, typename GuardOf<Row>::type>) > 0);
    using Words = mp_append<typename Parts<typename GuardOf<Row>::type>::type,
                            typename Parts<typename ActionOf<Row>::type>::type>;
    static_assert(LookAt<mp_transform_q<mp_bind<sound_part, _1, FrontEnd>, Words>>::done);
};

/// Looks at a front-end. Whatever reads a machine is derived from this, so that it comes first.
template <class FrontEnd>
struct Sound {
    static_assert(
        requires { typename FrontEnd::BaseAllStates; },
        "statewalk: this is no machine. A machine is derived from statewalk::Automaton<...> or from "
        "boost::msm::front::state_machine_def<...>, and in public (write struct, not class).");
    static_assert(
        requires { typename FrontEnd::initial_state; },
        "statewalk: the machine does not say where it starts. Write `using initial_state = ...`, and in public.");
};
template <class FrontEnd>
    requires(requires {
        typename FrontEnd::BaseAllStates;
        typename FrontEnd::initial_state;
    })
struct Sound<FrontEnd> {
    using Table = list_of<typename FrontEnd::transition_table>;
    using Initial = typename SequenceOf<typename FrontEnd::initial_state>::type;
    template <class Row>
    using starts_initially = mp_contains<Initial, typename Row::Source>;

    static_assert(
        std::derived_from<FrontEnd, typename AutomatonOf<FrontEnd>::Self>,
        "statewalk: the first argument of Automaton<..., Object> is the automaton itself. Here it is another.");
    static_assert(
        mp_size<Table>::value + mp_size<typename InternalRows<FrontEnd>::type>::value > 0,
        "statewalk: the machine has no rows. They are in its struct transition_table, or an error above spoilt "
        "them.");
    static_assert(LookAt<mp_transform_q<mp_bind<SoundRow, _1, FrontEnd>, Table>>::done);
    static_assert(
        !IsAutomaton<FrontEnd> || mp_any_of<Table, starts_initially>::value,
        "statewalk: no row of the table starts in the initial state, so that the automaton would never move.");
};

}  // namespace statewalk::detail
