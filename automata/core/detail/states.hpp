// What a state of Boost.MSM, or a machine in a state, says of itself.
#pragma once

#include <boost/mp11/algorithm.hpp>
#include <boost/mp11/list.hpp>
#include <boost/msm/back/state_machine.hpp>
#include <type_traits>

#include "automata/core/detail/rows.hpp"
#include "automata/core/graph.hpp"
#include "automata/core/notation.hpp"

namespace statewalk::detail {

template <class T>
struct Deferred {
    using type = mp_list<>;
};
template <class T>
    requires requires { typename T::deferred_events; }
struct Deferred<T> {
    using type = list_of<typename T::deferred_events>;
};
template <class T>
struct MsmFlags {
    using type = mp_list<>;
};
template <class T>
    requires requires { typename T::internal_flag_list; }
struct MsmFlags<T> {
    using type = list_of<typename T::internal_flag_list>;
};
template <class T>
struct UserFlags {
    using type = mp_list<>;
};
template <class T>
    requires requires { typename T::flag_list; }
struct UserFlags<T> {
    using type = list_of<typename T::flag_list>;
};
/// All flags of a state. (eUML puts MSM's own among the user's.)
template <class T>
using flags_of = mp_append<typename UserFlags<T>::type, typename MsmFlags<T>::type>;
template <class Flag>
struct EndOfInterrupt {
    using type = mp_list<>;
};
template <class Event>
struct EndOfInterrupt<msm::EndInterruptFlag<Event>> {
    using type = mp_list<Event>;
};
template <class Flag>
using end_of_interrupt = typename EndOfInterrupt<Flag>::type;
/// The events that end an interrupt state.
template <class T>
using ends_interrupt = mp_apply<mp_append, mp_push_front<mp_transform<end_of_interrupt, flags_of<T>>, mp_list<>>>;
template <class Flag>
using is_msms_own = mp_bool<std::is_same_v<Flag, msm::TerminateFlag> || std::is_same_v<Flag, msm::InterruptedFlag> ||
                            mp_size<end_of_interrupt<Flag>>::value == 1>;

/// History of a machine, from the policies of its back-end. `Own`: a policy that is not MSM's.
template <class Policy>
struct HistoryOf {
    static constexpr auto kind = TransitionGraph::State::History::none;
    using Events = mp_list<>;
    using Own = void;
};
template <class Policy>
    requires requires { typename Policy::history_policy; }
struct HistoryOf<Policy> : HistoryOf<void> {
    using Own = Policy;
};
template <>
struct HistoryOf<msm::back::NoHistory> : HistoryOf<void> {};
template <>
struct HistoryOf<msm::back::AlwaysHistory> : HistoryOf<void> {
    static constexpr auto kind = TransitionGraph::State::History::always;
};
template <class Sequence>
struct HistoryOf<msm::back::ShallowHistory<Sequence>> : HistoryOf<void> {
    static constexpr auto kind = TransitionGraph::State::History::after;
    using Events = list_of<Sequence>;
};
template <class Kind>
using is_remembering =
    mp_bool<Kind::kind != TransitionGraph::State::History::none || !std::is_void_v<typename Kind::Own>>;
template <class T>
struct History : HistoryOf<void> {};
template <class FrontEnd, class... Policies>
struct History<msm::back::state_machine<FrontEnd, Policies...>>
    : mp_front<mp_push_back<mp_copy_if<mp_list<HistoryOf<Policies>...>, is_remembering>, HistoryOf<void>>> {};

/// What the class that defines on_entry and on_exit does in them: eUML's functors, nothing, or what has no name of its
/// own.
struct Nameless {};
template <class Class>
struct EntryAndExit {
    using Entry = Nameless;
    using Exit = Nameless;
};
template <class OnEntry, class OnExit>
struct Functors {
    using Entry = OnEntry;
    using Exit = OnExit;
};
template <class Base, class Attributes>
struct EntryAndExit<msm::front::detail::state_base<Base, Attributes>> : Functors<none, none> {};
template <class Derived, class Object>
struct EntryAndExit<Automaton<Derived, Object>> : Functors<none, none> {};
template <template <class...> class State, class Tag, class Entry, class Exit, class... Rest>
    requires(is_msms<State<Tag, Entry, Exit, Rest...>>("func_state"))
struct EntryAndExit<State<Tag, Entry, Exit, Rest...>> : Functors<Entry, Exit> {};
template <template <class, int, class...> class State, class Tag, int Zone, class Entry, class Exit, class... Rest>
    requires(is_msms<State<Tag, Zone, Entry, Exit, Rest...>>("entry_func_state") ||
             is_msms<State<Tag, Zone, Entry, Exit, Rest...>>("explicit_entry_func_state"))
struct EntryAndExit<State<Tag, Zone, Entry, Exit, Rest...>> : Functors<Entry, Exit> {};
template <template <class...> class State, class Tag, class Event, class Entry, class Exit, class... Rest>
    requires(is_msms<State<Tag, Event, Entry, Exit, Rest...>>("exit_func_state"))
struct EntryAndExit<State<Tag, Event, Entry, Exit, Rest...>> : Functors<Entry, Exit> {};
template <template <class...> class Machine, class Tag, class Table, class Initial, class Entry, class Exit,
          class... Rest>
    requires(is_msms<Machine<Tag, Table, Initial, Entry, Exit, Rest...>>("func_state_machine"))
struct EntryAndExit<Machine<Tag, Table, Initial, Entry, Exit, Rest...>> : Functors<Entry, Exit> {};

/// What is done on the way into a state, or a machine, and on the way out.
template <class T>
struct EntryOf {
    using type = Nameless;  // overloaded
};
template <class T>
    requires requires { class_of(&T::template on_entry<Step, T>); }
struct EntryOf<T> {
    using type = typename EntryAndExit<decltype(class_of(&T::template on_entry<Step, T>))>::Entry;
};
template <class T>
struct ExitOf {
    using type = Nameless;
};
template <class T>
    requires requires { class_of(&T::template on_exit<Step, T>); }
struct ExitOf<T> {
    using type = typename EntryAndExit<decltype(class_of(&T::template on_exit<Step, T>))>::Exit;
};

/// The events that a state names beside its rows.
template <class T>
using events_at = mp_append<typename Deferred<T>::type, ends_interrupt<T>, typename History<T>::Events>;

}  // namespace statewalk::detail
