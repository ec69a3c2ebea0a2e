// graph_of<Machine>(): the transition graph of a Boost.MSM machine, read from its table at compile time.
// The machine is a front-end or a back-end, in our notation or in bare MSM, and its source stays as it is.
#pragma once

#include <boost/mp11/algorithm.hpp>
#include <boost/mp11/list.hpp>
#include <boost/mpl/contains.hpp>
#include <boost/mpl/fold.hpp>
#include <boost/mpl/is_sequence.hpp>
#include <boost/msm/back/state_machine.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/row_tags.hpp>
#include <optional>
#include <type_traits>

#include "automata/core/graph.hpp"
#include "automata/core/names.hpp"
#include "automata/core/notation.hpp"

// MSM's own guard operators, which live in the heavy eUML headers, are known here by name.
namespace boost::msm::front::euml {
template <class, class>
struct And_;
template <class, class>
struct Or_;
template <class>
struct Not_;
}  // namespace boost::msm::front::euml

namespace statewalk {
namespace detail {

namespace msm = boost::msm;
namespace mpl = boost::mpl;
using namespace boost::mp11;

template <class Machine>
struct FrontEndOf {
    using type = Machine;
};
template <class FrontEnd, class... Policies>
struct FrontEndOf<msm::back::state_machine<FrontEnd, Policies...>> {
    using type = FrontEnd;
};
template <class Machine>
using front_end_of = typename FrontEndOf<Machine>::type;

// MPL sequences as plain lists of types.
struct Append {
    template <class List, class Item>
    struct apply {
        using type = mp_push_back<List, Item>;
    };
};
template <class Sequence>
using list_of = typename mpl::fold<typename Sequence::type, mp_list<>, Append>::type;

template <class T>
concept Composite = requires {
    typename T::composite_tag;
};
template <class T>
using HoldsMachine = mp_bool<Composite<T>>;
template <class T>
concept Pseudo = requires {
    typename T::owner;
};
template <class T>
concept Fork = mpl::is_sequence<T>::value && !Composite<T>;

template <class Initial>
struct InitialStates {
    using type = mp_list<Initial>;
};
template <Fork Initial>
struct InitialStates<Initial> {
    using type = list_of<Initial>;
};

// --- what a row is made of
template <class Tag, class... Tags>
inline constexpr bool one_of = (std::is_same_v<Tag, Tags> || ...);
template <class Row, class Tag = typename Row::row_type_tag>
inline constexpr bool has_guard =
    one_of<Tag, msm::row_tag, msm::g_row_tag, msm::irow_tag, msm::g_irow_tag, msm::sm_i_row_tag, msm::sm_g_i_row_tag>;
template <class Row, class Tag = typename Row::row_type_tag>
inline constexpr bool has_action =
    one_of<Tag, msm::row_tag, msm::a_row_tag, msm::irow_tag, msm::a_irow_tag, msm::sm_i_row_tag, msm::sm_a_i_row_tag>;
template <class Row, class Tag = typename Row::row_type_tag>
inline constexpr bool is_internal = one_of<Tag, msm::irow_tag, msm::a_irow_tag, msm::g_irow_tag, msm::_irow_tag>;

// Rows of the basic front-end carry member pointers: the action first, the guard last.
template <class Row>
struct MethodsOf {
    using first = none;
    using last = none;
};
template <auto First, auto Last = First>
struct Methods {
    using first = Method<First>;
    using last = Method<Last>;
};
template <template <class, class, class, auto> class R, class S, class E, class T, auto Only>
struct MethodsOf<R<S, E, T, Only>> : Methods<Only> {};
template <template <class, class, class, auto, auto> class R, class S, class E, class T, auto Action, auto Guard>
struct MethodsOf<R<S, E, T, Action, Guard>> : Methods<Action, Guard> {};
template <template <class, class, auto> class R, class S, class E, auto Only>
struct MethodsOf<R<S, E, Only>> : Methods<Only> {};
template <template <class, class, auto, auto> class R, class S, class E, auto Action, auto Guard>
struct MethodsOf<R<S, E, Action, Guard>> : Methods<Action, Guard> {};

// --- MSM's operators in our notation
template <class T>
struct InOurNotation {
    using type = T;
};
template <class One, class Other>
struct InOurNotation<msm::front::euml::And_<One, Other>> {
    using type = And<typename InOurNotation<One>::type, typename InOurNotation<Other>::type>;
};
template <class One, class Other>
struct InOurNotation<msm::front::euml::Or_<One, Other>> {
    using type = Or<typename InOurNotation<One>::type, typename InOurNotation<Other>::type>;
};
template <class Guard>
struct InOurNotation<msm::front::euml::Not_<Guard>> {
    using type = Not<typename InOurNotation<Guard>::type>;
};

template <class Row>
struct GuardOf {
    using type = std::conditional_t<has_guard<Row>, typename MethodsOf<Row>::last, none>;
};
template <class Row>
    requires requires { typename Row::Guard; }
struct GuardOf<Row> {
    using type = typename InOurNotation<typename Row::Guard>::type;
};
template <class Row>
struct ActionOf {
    using type = std::conditional_t<has_action<Row>, typename MethodsOf<Row>::first, none>;
};
template <class Row>
    requires requires { typename Row::Action; }
struct ActionOf<Row> {
    using type = typename Row::Action;
};

// --- guards and actions taken apart: Parts is the list of what they are made of
template <class T>
struct Parts {
    using type = mp_list<T>;
    static constexpr bool single = true;
};
template <>
struct Parts<none> {
    using type = mp_list<>;
    static constexpr bool single = true;
};
template <class... T>
struct PartsOf {
    using type = mp_append<mp_list<>, typename Parts<T>::type...>;
    static constexpr bool single = false;
};
template <class Guard>
struct Parts<Not<Guard>> : PartsOf<Guard> {};
template <class... Guards>
struct Parts<And<Guards...>> : PartsOf<Guards...> {};
template <class... Guards>
struct Parts<Or<Guards...>> : PartsOf<Guards...> {};
template <class... Actions>
struct Parts<Do<Actions...>> : PartsOf<Actions...> {};
template <class Sequence>
struct Parts<msm::front::ActionSequence_<Sequence>> : mp_apply<PartsOf, list_of<Sequence>> {};

/// The words of a machine, as lists of types: what its graph numbers, in the order of first appearance.
/// Rows and States are its own; Events, Inputs and Outputs are also those of the machines nested in its states.
template <class FrontEnd>
struct Vocabulary {
    template <class Row>
    using ends = mp_list<typename Row::Source, typename Row::Target>;
    template <class Row>
    using event = typename Row::Evt;
    template <class Row>
    using inputs = typename Parts<typename GuardOf<Row>::type>::type;
    template <class Row>
    using outputs = typename Parts<typename ActionOf<Row>::type>::type;
    template <class List>
    using flat = mp_unique<mp_apply<mp_append, mp_push_front<List, mp_list<>>>>;

    using Rows = list_of<typename FrontEnd::transition_table>;
    using Initial = typename InitialStates<typename FrontEnd::initial_state>::type;
    using States = mp_unique<mp_append<Initial, flat<mp_transform<ends, Rows>>>>;
    using Nested = mp_copy_if<States, HoldsMachine>;

    template <class State>
    using of_nested = Vocabulary<front_end_of<State>>;
    template <class Words>
    using events_of = typename Words::Events;
    template <class Words>
    using inputs_of = typename Words::Inputs;
    template <class Words>
    using outputs_of = typename Words::Outputs;
    template <class Own, template <class> class In>
    using with_nested = flat<mp_push_front<mp_transform<In, mp_transform<of_nested, Nested>>, Own>>;

    using Events = with_nested<mp_remove<mp_transform<event, Rows>, none>, events_of>;
    using Inputs = with_nested<flat<mp_transform<inputs, Rows>>, inputs_of>;
    using Outputs = with_nested<flat<mp_transform<outputs, Rows>>, outputs_of>;

    /// How many states and rows there are, those of nested machines included.
    template <class... States_>
    static constexpr std::size_t states_in(mp_list<States_...>) {
        return (std::size_t{0} + ... + Vocabulary<front_end_of<States_>>::all_states);
    }
    template <class... States_>
    static constexpr std::size_t rows_in(mp_list<States_...>) {
        return (std::size_t{0} + ... + Vocabulary<front_end_of<States_>>::all_rows);
    }
    static constexpr std::size_t all_states = mp_size<States>::value + states_in(Nested{});
    static constexpr std::size_t all_rows = mp_size<Rows>::value + rows_in(Nested{});
};

/// Where a machine stands in the graph of the outermost machine, Root: its states and rows begin at these numbers.
template <class Root, std::size_t State = 0, std::size_t Row = 0>
struct Place {
    using Whole = Vocabulary<Root>;
    static constexpr std::size_t first_state = State;
    static constexpr std::size_t first_row = Row;

    /// The place of the machine nested in a state of FrontEnd, which stands here.
    template <class FrontEnd, class Nested, class Words = Vocabulary<FrontEnd>,
              class Before = mp_take<typename Words::Nested, mp_find<typename Words::Nested, Nested>>>
    using of_nested = Place<Root, State + mp_size<typename Words::States>::value + Words::states_in(Before{}),
                            Row + mp_size<typename Words::Rows>::value + Words::rows_in(Before{})>;
};

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

/// A row of FrontEnd, which stands at Here.
template <class Here, class FrontEnd, class Row>
TransitionGraph::Transition transition_value() {
    using Words = typename Here::Whole;
    using States = typename Vocabulary<FrontEnd>::States;
    TransitionGraph::Transition arrow;
    arrow.source = Here::first_state + mp_find<States, typename Row::Source>::value;
    arrow.target = Here::first_state + mp_find<States, typename Row::Target>::value;
    if constexpr (!std::is_same_v<typename Row::Evt, none>)
        arrow.event = mp_find<typename Words::Events, typename Row::Evt>::value;
    arrow.guard = GuardValue<typename Words::Inputs, typename GuardOf<Row>::type>::value();
    mp_for_each<mp_transform<mp_identity, typename Words::template outputs<Row>>>([&](auto output) {
        arrow.outputs.push_back(mp_find<typename Words::Outputs, typename decltype(output)::type>::value);
    });
    arrow.internal = is_internal<Row> && !requires { Row::drawn_as_arrow; };
    return arrow;
}

template <class... Types>
std::vector<Symbol> symbols(mp_list<Types...>) {
    std::vector<std::string> const names = shown_names<Types...>();
    std::vector<std::string> const notes{std::string{note<Types>}...};
    std::vector<Symbol> all;
    for (std::size_t i = 0; i < names.size(); ++i) all.push_back({names[i], notes[i]});
    return all;
}

template <class T>
consteval bool terminates() {
    if constexpr (requires { typename T::internal_flag_list; })
        return mpl::contains<typename T::internal_flag_list, msm::TerminateFlag>::value;
    return false;
}

template <class T>
std::string omission(std::string const& name) {
    if constexpr (Pseudo<T>) return name + " is a pseudo-state of a submachine, shown as a state";
    if constexpr (Fork<T>) return name + " is a fork, shown as one state";
    if constexpr (requires { typename T::deferred_events; })
        if constexpr (mp_size<list_of<typename T::deferred_events>>::value != 0)
            return name + " defers events, which is not shown";
    if constexpr (requires { typename T::internal_transition_table; })
        if constexpr (mp_size<list_of<typename T::internal_transition_table>>::value != 0)
            return name + " has an internal transition table, which is not shown";
    return {};
}

/// Adds a machine to the graph of the outermost one: its states and rows, then those of the machines nested in it.
template <class Here, class FrontEnd>
void add_machine(TransitionGraph& graph, std::optional<std::size_t> parent) {
    using Words = Vocabulary<FrontEnd>;
    for (Symbol const& symbol : symbols(mp_transform<front_end_of, typename Words::States>{}))
        graph.states.push_back({.name = symbol.name, .note = symbol.note, .parent = parent});
    mp_for_each<mp_iota<mp_size<typename Words::States>>>([&](auto position) {
        using ThisState = mp_at<typename Words::States, decltype(position)>;
        std::size_t const number = Here::first_state + position;
        graph.states[number].terminate = terminates<ThisState>();
        graph.states[number].initial = mp_contains<typename Words::Initial, ThisState>::value;
        if (std::string text = omission<ThisState>(path_text(graph, number)); !text.empty())
            graph.omissions.push_back(text);
    });
    mp_for_each<mp_transform<mp_identity, typename Words::Rows>>([&](auto row) {
        graph.transitions.push_back(transition_value<Here, FrontEnd, typename decltype(row)::type>());
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
    using Words = Vocabulary<FrontEnd>;

    TransitionGraph graph;
    graph.name = shown_names<FrontEnd>().front();
    graph.events = symbols(typename Words::Events{});
    graph.inputs = symbols(typename Words::Inputs{});
    graph.outputs = symbols(typename Words::Outputs{});
    add_machine<Place<FrontEnd>, FrontEnd>(graph, std::nullopt);
    if (std::string text = omission<FrontEnd>("the machine"); !text.empty()) graph.omissions.push_back(text);
    complete(graph);
    return graph;
}

}  // namespace statewalk
