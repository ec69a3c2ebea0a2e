// graph_of<Machine>(): the transition graph of a Boost.MSM machine, read from its table at compile time.
// The machine is a front-end or a back-end, in our notation or in bare MSM, and its source stays as it is.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "automata/core/detail/vocabulary.hpp"
#include "automata/core/graph.hpp"
#include "automata/core/names.hpp"

namespace statewalk {
namespace detail {

// --- from types to values
template <class Inputs, class Leaf>
struct GuardValue {
    static Guard value() { return asks(mp_find<Inputs, Leaf>::value); }
};
template <class Inputs>
struct GuardValue<Inputs, none> {
    static Guard value() { return {}; }
};
template <class Inputs, class G>
struct GuardValue<Inputs, Not<G>> {
    static Guard value() { return !GuardValue<Inputs, G>::value(); }
};
template <class Inputs, class... G>
struct GuardValue<Inputs, And<G...>> {
    static Guard value() {
        Guard all;
        ((all = all && GuardValue<Inputs, G>::value()), ...);
        return all;
    }
};
template <class Inputs, class... G>
struct GuardValue<Inputs, Or<G...>> {
    static Guard value() {
        Guard any{{}};
        ((any = any || GuardValue<Inputs, G>::value()), ...);
        return any;
    }
};

/// The number of a state that a row of FrontEnd names; FrontEnd stands at Here, in the state `parent`.
template <class Here, class FrontEnd, class State>
std::size_t number_of(std::optional<std::size_t> parent) {
    if constexpr (std::is_same_v<State, FrontEnd>) {
        return parent.value_or(TransitionGraph::any_state);
    } else if constexpr (Inside<State>) {
        using Owner = typename State::owner;
        using There = typename Here::template of_nested<FrontEnd, Owner>;
        using States = typename Vocabulary<front_end_of<Owner>>::States;
        using Named = typename Unwrapped<State>::type;
        static_assert(
            mp_contains<States, Named>::value,
            "statewalk: direct<...>, entry_pt<...> or exit_pt<...> names a state that the table of the machine in "
            "question does not have. A state that no row there names belongs in its explicit_creation.");
        return There::first_state + mp_find<States, Named>::value;
    } else {
        return Here::first_state + mp_find<typename Vocabulary<FrontEnd>::States, State>::value;
    }
}

/// Whether rows for Base take Event too. (Of an event that is only declared nobody knows the bases.)
template <class Event, class Base>
inline constexpr bool is_also = false;
template <class Event, class Base>
    requires(!std::is_same_v<Event, Base> && sizeof(Event) > 0)
inline constexpr bool is_also<Event, Base> = std::is_base_of_v<Base, Event> || msm::is_kleene_event<Base>::type::value;

template <class Words, class... Events>
std::vector<std::size_t> event_numbers(mp_list<Events...>) {
    return {mp_find<typename Words::Events, Events>::value...};
}

/// A row of FrontEnd, which stands at Here.
template <class Here, class FrontEnd, class Row>
TransitionGraph::Transition transition_value(std::optional<std::size_t> parent) {
    using Words = typename Here::Whole;
    TransitionGraph::Transition arrow;
    arrow.source = number_of<Here, FrontEnd, typename Row::Source>(parent);
    mp_for_each<mp_transform<mp_identity, typename SequenceOf<typename Row::Target>::type>>(
        [&](auto target) { arrow.fork.push_back(number_of<Here, FrontEnd, typename decltype(target)::type>(parent)); });
    arrow.target = arrow.fork.front();
    arrow.fork.erase(arrow.fork.begin());
    if constexpr (!std::is_same_v<typename Row::Evt, none>)
        arrow.event = mp_find<typename Words::Events, typename Row::Evt>::value;
    arrow.guard = GuardValue<typename Words::Inputs, typename GuardOf<Row>::type>::value();
    mp_for_each<mp_transform<mp_identity, typename Words::template outputs<Row>>>([&](auto output) {
        arrow.outputs.push_back(mp_find<typename Words::Outputs, typename decltype(output)::type>::value);
    });
    arrow.stays = is_internal<Row>;
    arrow.internal = arrow.stays && !requires { Row::drawn_as_arrow; };
    return arrow;
}

template <class... Events>
std::vector<TransitionGraph::Kinship> kinships(mp_list<Events...>) {
    std::vector<TransitionGraph::Kinship> found;
    std::size_t event = 0;
    auto const add_bases = [&]<class Event>(mp_identity<Event>) {
        std::size_t base = 0;
        for (bool const also : std::initializer_list<bool>{is_also<Event, Events>...}) {
            if (also) found.push_back({event, base});
            ++base;
        }
        ++event;
    };
    (add_bases(mp_identity<Events>{}), ...);
    return found;
}

template <class... Types>
std::vector<Symbol> symbols(mp_list<Types...>) {
    std::vector<std::string> const names = shown_names<Types...>();
    std::vector<std::string> const notes{std::string{note<Types>}...};
    std::vector<Symbol> all;
    for (std::size_t i = 0; i < names.size(); ++i) all.push_back({names[i], notes[i]});
    return all;
}

/// What rows of a kind of their own ask and do.
template <class... Words>
void add_omissions(TransitionGraph& graph, mp_list<Words...>, std::vector<Symbol> const& symbols) {
    std::vector<bool> const nameless{is_nameless<Words>...};
    for (std::size_t i = 0; i < symbols.size(); ++i)
        if (nameless[i])
            graph.omissions.push_back("the name of the " + symbols[i].name + ", a row of a kind of its own");
}

template <class Action>
using is_no_action = mp_bool<is_msms<Action>("NoAction")>;

/// An action on the way into a state, or out of it.
template <class Action>
std::string action_text(std::string const& method) {
    if constexpr (std::is_same_v<Action, Nameless>) return method;
    std::string text;
    for (Symbol const& part : symbols(mp_remove_if<typename Parts<Action>::type, is_no_action>{}))
        text += (text.empty() ? "" : "; ") + part.name;
    return text;
}

/// What a state of the machine at Here says of itself.
template <class Here, class T>
void describe(TransitionGraph& graph, TransitionGraph::State& state) {
    using Words = typename Here::Whole;
    state.terminate = mp_contains<flags_of<T>, msm::TerminateFlag>::value;
    state.interrupt = mp_contains<flags_of<T>, msm::InterruptedFlag>::value;
    state.ends_interrupt = event_numbers<Words>(ends_interrupt<T>{});
    state.deferred = event_numbers<Words>(typename Deferred<T>::type{});
    if (!state.deferred.empty()) graph.has_queue = true;
    state.history = History<T>::kind;
    if constexpr (!std::is_void_v<typename History<T>::Own>)
        graph.omissions.push_back("the history of " + state.name + ": a policy of its own, " +
                                  shown_names<typename History<T>::Own>().front());
    state.history_after = event_numbers<Words>(typename History<T>::Events{});
    if constexpr (requires { T::zone_index; })
        if (T::zone_index > 0) state.region = static_cast<std::size_t>(T::zone_index);
    if (EntryPoint<T>) state.kind = TransitionGraph::State::Kind::entry_point;
    if (ExitPoint<T>) state.kind = TransitionGraph::State::Kind::exit_point;
    for (Symbol const& flag : symbols(mp_remove_if<flags_of<T>, is_msms_own>{})) state.flags.push_back(flag.name);
    state.entry = action_text<typename EntryOf<T>::type>("on_entry");
    state.exit = action_text<typename ExitOf<T>::type>("on_exit");
}

/// The types by which states are called: a machine in a state by its front-end, unless there are two of that.
template <class States>
struct Called {
    template <class State>
    using by = std::conditional_t<mp_count<mp_transform<front_end_of, States>, front_end_of<State>>::value == 1,
                                  front_end_of<State>, State>;
    using type = mp_transform<by, States>;
};

/// Adds a machine to the graph of the outermost one: its states and rows, then those of the machines nested in it.
template <class Here, class FrontEnd>
void add_machine(TransitionGraph& graph, std::optional<std::size_t> parent) {
    using Words = Vocabulary<FrontEnd>;
    constexpr bool defers = requires { typename FrontEnd::activate_deferred_events; };
    constexpr bool queues = !requires { typename FrontEnd::no_message_queue; };
    graph.has_queue = graph.has_queue || queues || defers;
    for (Symbol const& symbol : symbols(typename Called<typename Words::States>::type{}))
        graph.states.push_back({.name = symbol.name, .note = symbol.note, .parent = parent});
    mp_for_each<mp_iota<mp_size<typename Words::States>>>([&](auto position) {
        using ThisState = mp_at<typename Words::States, decltype(position)>;
        TransitionGraph::State& state = graph.states[Here::first_state + position];
        state.initial = mp_contains<typename Words::Initial, ThisState>::value;
        describe<Here, ThisState>(graph, state);
    });
    mp_for_each<mp_transform<mp_identity, typename Words::Rows>>([&](auto row) {
        graph.transitions.push_back(transition_value<Here, FrontEnd, typename decltype(row)::type>(parent));
    });
    mp_for_each<mp_transform<mp_identity, typename Words::Nested>>([&](auto state) {
        using Nested = typename decltype(state)::type;
        add_machine<typename Here::template of_nested<FrontEnd, Nested>, front_end_of<Nested>>(
            graph, Here::first_state + mp_find<typename Words::States, Nested>::value);
    });
}

}  // namespace detail

/// The transition graph of `Machine`, a front-end or a back-end of Boost.MSM.
/// Rows become transitions in the order of the table; states and events that bear no label are called by their types.
template <class Machine>
TransitionGraph graph_of() {
    using namespace detail;
    using FrontEnd = front_end_of<Machine>;
    static_assert(alignof(Sound<FrontEnd>) > 0);
    using Words = Vocabulary<FrontEnd>;

    TransitionGraph graph;
    graph.name = shown_names<FrontEnd>().front();
    graph.events = symbols(typename Words::Events{});
    graph.kinships = kinships(typename Words::Events{});
    graph.inputs = symbols(typename Words::Inputs{});
    graph.outputs = symbols(typename Words::Outputs{});
    add_omissions(graph, typename Words::Inputs{}, graph.inputs);
    add_omissions(graph, typename Words::Outputs{}, graph.outputs);
    add_machine<Place<FrontEnd>, FrontEnd>(graph, std::nullopt);
    complete(graph);
    return graph;
}

}  // namespace statewalk
