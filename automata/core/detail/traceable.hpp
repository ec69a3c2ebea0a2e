// What keeps a machine from having a twin, told in words: a machine that names its own type has no other one.
#pragma once

#include <boost/mp11/algorithm.hpp>
#include <boost/mp11/bind.hpp>
#include <boost/mp11/list.hpp>
#include <type_traits>

#include "automata/core/detail/shapes.hpp"
#include "automata/core/detail/twin.hpp"
#include "automata/core/detail/vocabulary.hpp"

namespace boost::msm::back {
struct favor_compile_time;
}

namespace statewalk::detail {

/// How MSM calls a guard or an action.
template <class Event, class Machine, class From, class To>
struct Call {
    template <class Part>
    static constexpr bool reaches = std::is_invocable_v<Part, Event const&, Machine&, From&, To&>;
    template <class Part>
    static consteval bool is_answered() {
        if constexpr (reaches<Part>)
            return std::is_convertible_v<std::invoke_result_t<Part, Event const&, Machine&, From&, To&>, bool>;
        return true;  // that it is not reached is told elsewhere
    }
};

/// A guard or an action, called by the twin as the machine calls it.
template <class Part, class Plain, class Twins>
struct TraceablePart {
    static consteval bool names_its_machine() {
        if constexpr (!Twins::template reaches<Part>) return Plain::template reaches<Part>;
        return false;
    }
    static_assert(
        !names_its_machine(),
        "statewalk: this machine can be drawn, not traced: a guard or action names the type of its machine, or of "
        "a machine in one of its states. Take it as a template parameter: template <class Event, class Machine, "
        "class Source, class Target> void operator()(Event const&, Machine&, Source&, Target&) const");
    static_assert(
        names_its_machine() || Twins::template reaches<Part>,
        "statewalk: MSM calls a guard or action with (event, machine, source, target), and this one cannot be "
        "called so.");
};
template <class Part, class Plain, class Twins>
    requires(is_guard_only<Part> || is_action_only<Part>)
struct TraceablePart<Part, Plain, Twins> {};
template <auto Pointer, class Plain, class Twins>
struct TraceablePart<Method<Pointer>, Plain, Twins> {};

template <class Part, class Twins>
struct Answering {
    static_assert(Twins::template is_answered<Part>(),
                  "statewalk: a guard answers yes or no, and this one does not return bool. Is it an action?");
};
template <class Part, class Twins>
    requires(is_guard_only<Part>)
struct Answering<Part, Twins> {};
template <auto Pointer, class Twins>
struct Answering<Method<Pointer>, Twins> {};

template <class State, class Event, class Machine>
concept CanEnter = requires(State& state, Event const& event, Machine& machine) {
    state.on_entry(event, machine);
};
template <class State, class Event, class Machine>
concept CanLeave = requires(State& state, Event const& event, Machine& machine) {
    state.on_exit(event, machine);
};
template <class State, class Machine>
concept CanPointTo = requires(State& state, Machine* machine) {
    state.set_sm_ptr(machine);
};
/// The way into a state or out of it, on an event.
template <class State, class Event, class Plain, class Machine>
struct TraceableState {
    static constexpr bool names_its_machine = (!CanEnter<State, Event, Machine> && CanEnter<State, Event, Plain>) ||
                                              (!CanLeave<State, Event, Machine> && CanLeave<State, Event, Plain>) ||
                                              (!CanPointTo<State, Machine> && CanPointTo<State, Plain>);
    static_assert(
        !names_its_machine,
        "statewalk: this machine can be drawn, not traced: the on_entry, on_exit or set_sm_ptr of a state names "
        "the type of its machine. Take it as a template parameter: template <class Event, class Machine> void "
        "on_entry(Event const&, Machine&)");
};

/// A row of a machine. `Plain`: its back-end; `Machine`: the twin of that.
template <class Row, class FrontEnd, class Plain, class Machine, class Watcher, class Here>
struct TraceableRow {
    template <class End>
    using own = typename OwnState<End>::type;
    template <class End>
    using plain_end = std::conditional_t<std::is_same_v<End, FrontEnd>, Plain, own<End>>;
    template <class End>
    using twin_end = std::conditional_t<std::is_same_v<End, FrontEnd>, Machine,
                                        typename TwinState<own<End>, FrontEnd, Watcher, Here>::type>;
    using From = typename Row::Source;
    using To = typename Row::Target;
    using PlainCall = Call<typename Row::Evt, Plain, plain_end<From>, plain_end<To>>;
    using TwinCall = Call<typename Row::Evt, Machine, twin_end<From>, twin_end<To>>;
    using Inputs = typename Parts<typename GuardOf<Row>::type>::type;
    using Outputs = typename Parts<typename ActionOf<Row>::type>::type;
    static_assert(
        LookAt<mp_transform_q<mp_bind<TraceablePart, _1, PlainCall, TwinCall>, mp_append<Inputs, Outputs>>>::done);
    static_assert(LookAt<mp_transform_q<mp_bind<Answering, _1, TwinCall>, Inputs>>::done);
    static_assert(LookAt<mp_list<TraceableState<front_end_of<own<From>>, typename Row::Evt, Plain, Machine>,
                                 TraceableState<front_end_of<own<To>>, typename Row::Evt, Plain, Machine>>>::done);
    using Handling = Handlers<FrontEnd>;
    static_assert(
        Handling::template hears_of_no_transition<Machine, typename Row::Evt> ||
            !Handling::template hears_of_no_transition<Plain, typename Row::Evt>,
        "statewalk: this machine can be drawn, not traced: its no_transition names the type of its machine. Take "
        "it as a template parameter: template <class Machine, class Event> void no_transition(Event const&, "
        "Machine&, int)");
};

/// Looks at a machine and those in its states.
template <class Plain, class Watcher, class Here = Place<front_end_of<Plain>>>
struct Traceable {
    using Machine = typename Twin<Plain, Watcher, Here>::type;

    using FrontEnd = front_end_of<Plain>;
    using Words = Vocabulary<FrontEnd>;
    template <class Row>
    using row = TraceableRow<Row, FrontEnd, Plain, Machine, Watcher, Here>;
    template <class Nested>
    using nested = Traceable<Nested, Watcher, typename Here::template of_nested<FrontEnd, Nested>>;

    static_assert(
        !mp_contains<Plain, msm::back::favor_compile_time>::value || mp_empty<typename Words::Nested>::value,
        "statewalk: this machine can be drawn, not traced: MSM cannot make a twin of machines in states under the "
        "policy favor_compile_time. Leave the policy out for the machine that is traced.");
    static_assert(LookAt<mp_transform<row, typename Words::Rows>>::done);
    static_assert(LookAt<mp_transform<nested, typename Words::Nested>>::done);
};

}  // namespace statewalk::detail
