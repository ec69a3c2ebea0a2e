// Observed<BackEnd>: the same machine, which tells an observer every guard that it asks and every row that it takes,
// and takes the observer's word for what happens next. The machine's source stays as it is.
//
// How: MSM reads a machine's rows from its front-end. The twin made here is a back-end over a front-end derived from
// the user's, whose rows are the user's rows, each with a guard and an action that report. A machine nested in a state
// has a twin of its own, which learns from the outer one, when it is entered, who watches. A machine used without a twin
// pays nothing.
#pragma once

#include <boost/mpl/empty.hpp>
#include <exception>
#include <type_traits>

#include "automata/core/graph_of.hpp"

namespace statewalk {

/// Who watches a machine, and may interfere. Every default answer leaves the machine as it is.
/// Numbers are positions in the vectors of graph_of<Machine>().
class Observer {
public:
    virtual ~Observer() = default;
    /// An input variable answered.
    virtual void asked(std::size_t /*input*/, bool /*answer*/) {}
    /// A row's guard answered (yes, where it has none). Returns the answer that the machine is to get.
    virtual bool verdict(std::size_t /*row*/, bool answer) { return answer; }
    /// A row is taken. Returns how many times its actions are to run.
    virtual int taken(std::size_t /*row*/) { return 1; }
    /// An output action is about to run.
    virtual void runs(std::size_t /*output*/) {}
    /// A guard or an action threw, and the machine swallowed it (MSM's default).
    virtual void failed(std::exception_ptr) {}
};

namespace detail {

// A machine that handles these itself goes on doing so. MSM's own defaults are protected, and abort in debug builds.
template <class FrontEnd, class Event, class Machine>
concept HandlesNoTransition = requires(FrontEnd& front, Event const& event, Machine& machine) {
    front.no_transition(event, machine, 0);
};
template <class FrontEnd, class Event, class Machine>
concept HandlesExceptions = requires(FrontEnd& front, Event const& event, Machine& machine, std::exception& error) {
    front.exception_caught(event, machine, error);
};

// --- asking and running, part by part
template <class Words, class Part>
struct Reported {
    template <class Event, class Machine, class... Rest>
    static bool ask(Event const& event, Machine& machine, Rest&... rest) {
        return answered(machine, Part()(event, machine, rest...));
    }
    template <class Machine>
    static bool answered(Machine& machine, bool answer) {
        if (machine.observer) machine.observer->asked(mp_find<typename Words::Inputs, Part>::value, answer);
        return answer;
    }
    template <class Event, class Machine, class... Rest>
    static void run(Event const& event, Machine& machine, Rest&... rest) {
        announce(machine);
        Part()(event, machine, rest...);
    }
    template <class Machine>
    static void announce(Machine& machine) {
        if (machine.observer) machine.observer->runs(mp_find<typename Words::Outputs, Part>::value);
    }
};
template <class Words>
struct Reported<Words, none> {
    template <class... Context>
    static void run(Context&...) {}
};
template <class Words, class Guard>
struct Reported<Words, Not<Guard>> {
    template <class... Context>
    static bool ask(Context&... context) {
        return !Reported<Words, Guard>::ask(context...);
    }
};
template <class Words, class... Guards>
struct Reported<Words, And<Guards...>> {
    template <class... Context>
    static bool ask(Context&... context) {
        return (Reported<Words, Guards>::ask(context...) && ...);
    }
};
template <class Words, class... Guards>
struct Reported<Words, Or<Guards...>> {
    template <class... Context>
    static bool ask(Context&... context) {
        return (Reported<Words, Guards>::ask(context...) || ...);
    }
};
template <class Words, class... Actions>
struct Reported<Words, Do<Actions...>> {
    template <class... Context>
    static void run(Context&... context) {
        (Reported<Words, Actions>::run(context...), ...);
    }
};
template <class Words, class Sequence>
struct Reported<Words, msm::front::ActionSequence_<Sequence>> : Reported<Words, mp_rename<list_of<Sequence>, Do>> {};

// --- rows
template <class Tag>
using reporting_tag = std::conditional_t<one_of<Tag, msm::row_tag, msm::a_row_tag, msm::g_row_tag, msm::_row_tag>,
                                         msm::row_tag, msm::irow_tag>;

template <class BackEnd, class Watcher, class Here>
struct Twin;

/// What stands for a state of FrontEnd in the twin: the state itself or, where it holds a machine, that machine's twin.
template <class State, class FrontEnd, class Watcher, class Here>
struct TwinState {
    using type = State;
};
template <Composite State, class FrontEnd, class Watcher, class Here>
struct TwinState<State, FrontEnd, Watcher, Here>
    : Twin<State, Watcher, typename Here::template of_nested<FrontEnd, State>> {};

/// Row `Number` of the whole graph, in FrontEnd, which stands at Here.
template <class FrontEnd, class Watcher, class Here, class Row, std::size_t Number>
struct ObservedRow : Row {
    using row_type_tag = reporting_tag<typename Row::row_type_tag>;
    using Source = typename TwinState<typename Row::Source, FrontEnd, Watcher, Here>::type;
    using Target = typename TwinState<typename Row::Target, FrontEnd, Watcher, Here>::type;
    using Words = typename Here::Whole;
    using Condition = typename GuardOf<Row>::type;
    using Effect = typename ActionOf<Row>::type;

    template <class Event, class Machine, class From, class To, class All>
    static bool guard_call(Machine& machine, Event const& event, From& source, To& target, All& all) {
        bool answer = true;
        if constexpr (!Parts<Condition>::single)
            answer = Reported<Words, Condition>::ask(event, machine, source, target);
        else if constexpr (has_guard<Row>)
            answer =
                Reported<Words, Condition>::answered(machine, Row::guard_call(machine, event, source, target, all));
        return machine.observer ? machine.observer->verdict(Number, answer) : answer;
    }

    template <class Event, class Machine, class From, class To, class All>
    static msm::back::HandledEnum action_call(Machine& machine, Event const& event, From& source, To& target,
                                              All& all) {
        auto handled = msm::back::HANDLED_TRUE;
        for (int times = machine.observer ? machine.observer->taken(Number) : 1; times > 0; --times)
            if constexpr (!Parts<Effect>::single) {
                Reported<Words, Effect>::run(event, machine, source, target);
                handled = msm::front::get_functor_return_value<Effect>::value;
            } else if constexpr (has_action<Row>) {
                Reported<Words, Effect>::announce(machine);
                handled = Row::action_call(machine, event, source, target, all);
            }
        return handled;
    }
};

template <class FrontEnd, class Watcher, class Here>
struct AppendObserved {
    template <class Rows, class Row>
    struct apply {
        static constexpr std::size_t number = Here::first_row + static_cast<std::size_t>(mpl::size<Rows>::value);
        using type = typename mpl::push_back<Rows, ObservedRow<FrontEnd, Watcher, Here, Row, number>>::type;
    };
};
template <class FrontEnd, class Watcher, class Here>
using ObservedRows = typename mpl::fold<typename FrontEnd::transition_table::type, mpl::vector0<>,
                                        AppendObserved<FrontEnd, Watcher, Here>>::type;

template <class FrontEnd, class Watcher, class Here>
struct AppendTwin {
    template <class States, class State>
    struct apply {
        using type = typename mpl::push_back<States, typename TwinState<State, FrontEnd, Watcher, Here>::type>::type;
    };
};
template <class Initial, class FrontEnd, class Watcher, class Here>
struct ObservedInitial : TwinState<Initial, FrontEnd, Watcher, Here> {};
template <Fork Initial, class FrontEnd, class Watcher, class Here>
struct ObservedInitial<Initial, FrontEnd, Watcher, Here>
    : mpl::fold<typename Initial::type, mpl::vector0<>, AppendTwin<FrontEnd, Watcher, Here>> {};

template <class... States>
consteval bool all_simple(mp_list<States...>) {
    return !(... || (Pseudo<States> || Fork<States>));
}
template <class T>
consteval bool has_internal_table() {
    if constexpr (requires { typename T::internal_transition_table; })
        return mp_size<list_of<typename T::internal_transition_table>>::value != 0;
    return false;
}
template <class... States>
consteval bool any_internal_table(mp_list<States...>) {
    return (... || has_internal_table<States>());
}

template <class FrontEnd, class Watcher, class Here>
struct ObservedFrontEnd : FrontEnd {
    static_assert(
        all_simple(typename Vocabulary<FrontEnd>::States{}),
        "statewalk: this machine has pseudo-states or forks. It can be drawn; to trace it, trace the submachine "
        "by itself.");
    static_assert(
        !has_internal_table<FrontEnd>() && !any_internal_table(typename Vocabulary<FrontEnd>::States{}),
        "statewalk: this machine has an internal_transition_table. It can be drawn; to trace it, write those rows into "
        "transition_table, with `none` as target.");

    using FrontEnd::FrontEnd;
    using initial_state = typename ObservedInitial<typename FrontEnd::initial_state, FrontEnd, Watcher, Here>::type;
    struct transition_table : ObservedRows<FrontEnd, Watcher, Here> {};
    Watcher* observer = nullptr;

    /// `outer`: the machine in one of whose states this one is nested; the outermost one is given itself.
    template <class Event, class Machine>
    void on_entry(Event const& event, Machine& outer) {
        observer = outer.observer;
        FrontEnd::on_entry(event, outer);
    }
    template <class Machine, class Event>
    void no_transition(Event const& event, Machine& machine, int state) {
        if constexpr (HandlesNoTransition<FrontEnd, Event, Machine>) FrontEnd::no_transition(event, machine, state);
    }
    template <class Machine, class Event>
    void exception_caught(Event const& event, Machine& machine, std::exception& error) {
        if (observer) observer->failed(std::current_exception());
        if constexpr (HandlesExceptions<FrontEnd, Event, Machine>) FrontEnd::exception_caught(event, machine, error);
    }
};

template <class FrontEnd, class... Policies, class Watcher, class Here>
struct Twin<msm::back::state_machine<FrontEnd, Policies...>, Watcher, Here> {
    using type = msm::back::state_machine<ObservedFrontEnd<FrontEnd, Watcher, Here>, Policies...>;
};

}  // namespace detail

/// The observed twin of a back-end, policies included. Its member `observer` is null until somebody watches.
/// `Watcher` may be a final class of one's own with the methods of Observer: then calls cost no dispatch.
template <class BackEnd, class Watcher = Observer>
using Observed = typename detail::Twin<BackEnd, Watcher, detail::Place<detail::front_end_of<BackEnd>>>::type;

}  // namespace statewalk
