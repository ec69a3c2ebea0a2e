// The words of a machine, numbered: what graph_of, the observed twin and the runner agree on.
#pragma once

#include <boost/mp11/algorithm.hpp>
#include <boost/mp11/bind.hpp>
#include <boost/mp11/list.hpp>

#include "automata/core/detail/rows.hpp"
#include "automata/core/detail/sound.hpp"
#include "automata/core/detail/states.hpp"

namespace statewalk::detail {

/// A row of an internal_transition_table: that of a state or, where State is the front-end, of the machine itself.
template <class Row, class State>
struct RowInside : Row {
    using Source = State;
    using Target = State;
};
template <class Row, class State>
struct MethodsOf<RowInside<Row, State>> : MethodsOf<Row> {};
template <class Row, class State>
struct OwnRow<RowInside<Row, State>> : OwnRow<Row> {};

template <class Row, class State>
struct IsInside : mp_false {};
template <class Row, class State>
struct IsInside<RowInside<Row, State>, State> : mp_true {};
template <class Row, class State>
using is_inside = typename IsInside<Row, State>::type;

/// The words of a machine, as lists of types: what its graph numbers, in the order of first appearance.
/// Rows and States are its own; Events, Inputs and Outputs are also those of the machines nested in its states.
template <class FrontEnd>
struct Vocabulary : Sound<FrontEnd> {
    template <class T>
    using own_state = typename OwnState<T>::type;
    template <class Row>
    using ends = mp_list<own_state<typename Row::Source>, own_state<typename Row::Target>>;
    template <class Row>
    using event = typename Row::Evt;
    template <class Row>
    using inputs = typename Parts<typename GuardOf<Row>::type>::type;
    template <class Row>
    using outputs = typename Parts<typename ActionOf<Row>::type>::type;
    template <class List>
    using flat = mp_unique<mp_apply<mp_append, mp_push_front<List, mp_list<>>>>;

    using Table = list_of<typename FrontEnd::transition_table>;
    using Initial = mp_transform<own_state, typename SequenceOf<typename FrontEnd::initial_state>::type>;
    using States = mp_unique<mp_append<Initial, flat<mp_transform<ends, Table>>,
                                       mp_transform<own_state, typename ExplicitlyCreated<FrontEnd>::type>>>;
    using Nested = mp_copy_if<States, HoldsMachine>;

    template <class Owner>
    struct RowsInside {
        template <class Row>
        using inside = RowInside<Row, Owner>;
        using type = mp_transform<inside, typename InternalRows<Owner>::type>;
    };
    template <class State>
    using rows_inside = typename RowsInside<State>::type;
    using Simple = mp_remove_if<States, HoldsMachine>;  // the internal table of a nested machine is its own
    using Rows = mp_append<Table, rows_inside<FrontEnd>,
                           mp_apply<mp_append, mp_push_front<mp_transform<rows_inside, Simple>, mp_list<>>>>;

    /// Where the rows inside a state begin among Rows.
    template <class State>
    static constexpr std::size_t first_inside = mp_find_if_q<Rows, mp_bind<is_inside, _1, State>>::value;

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

    using Events = with_nested<mp_append<mp_remove<mp_transform<event, Rows>, none>,
                                         flat<mp_transform<events_at, mp_push_front<States, FrontEnd>>>>,
                               events_of>;
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

}  // namespace statewalk::detail
