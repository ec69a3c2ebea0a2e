// The observed twin of a machine, made from its types: rows, states and front-end, each with a twin that reports.
#pragma once

#include <boost/fusion/include/at_key.hpp>
#include <boost/mpl/fold.hpp>
#include <boost/mpl/push_back.hpp>
#include <boost/mpl/size.hpp>
#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>
#include <cstddef>
#include <exception>
#include <type_traits>

#include "automata/core/detail/vocabulary.hpp"

namespace statewalk::detail {

/// Whether a machine handles these itself: then it goes on doing so. MSM's own are protected, and abort in debug
/// builds.
template <class FrontEnd>
struct Handlers : FrontEnd {
    template <class Class>
    struct IsMsms : mp_false {};
    template <class Derived, class Base>
    struct IsMsms<msm::front::state_machine_def<Derived, Base>> : mp_true {};

    /// Whether it can do so for this machine.
    template <class Machine, class Event>
    static constexpr bool hears_of_no_transition = requires(Handlers& handlers, Event const& event, Machine& machine) {
        handlers.no_transition(event, machine, 0);
    };

    template <class Machine, class Event>
    static consteval bool no_transition_is_its_own() {
        if constexpr (requires { class_of(&Handlers::template no_transition<Machine, Event>); })
            return !IsMsms<decltype(class_of(&Handlers::template no_transition<Machine, Event>))>::value;
        return true;
    }
    template <class Machine, class Event>
    static consteval bool exception_caught_is_its_own() {
        if constexpr (requires { class_of(&Handlers::template exception_caught<Machine, Event>); })
            return !IsMsms<decltype(class_of(&Handlers::template exception_caught<Machine, Event>))>::value;
        return true;
    }
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
using reporting_tag =
    std::conditional_t<one_of<Tag, msm::row_tag, msm::a_row_tag, msm::g_row_tag, msm::_row_tag>, msm::row_tag,
                       std::conditional_t<one_of<Tag, msm::irow_tag, msm::a_irow_tag, msm::g_irow_tag, msm::_irow_tag>,
                                          msm::irow_tag, msm::sm_i_row_tag>>;

template <class BackEnd, class Watcher, class Here>
struct Twin {
    static_assert(
        never<BackEnd>,
        "statewalk: a machine is observed by its back-end: boost::msm::back::state_machine<...> itself, no class "
        "derived from it and not the front-end.");
};
template <class State, class FrontEnd, class Watcher, class Here>
struct ObservedState;

/// What stands in the twin of FrontEnd, which is at Here, for what its rows name: the state itself, unless it has rows
/// of its own or holds a machine.
template <class State, class FrontEnd, class Watcher, class Here>
struct TwinState {
    using type = State;
};
template <class State, class FrontEnd, class Watcher, class Here>
    requires(HasInternalTable<State> && !Composite<State> && !Inside<State>)
struct TwinState<State, FrontEnd, Watcher, Here> {
    using type = ObservedState<State, FrontEnd, Watcher, Here>;
};
template <class State, class FrontEnd, class Watcher, class Here>
    requires(Composite<State> && !Inside<State>)
struct TwinState<State, FrontEnd, Watcher, Here>
    : Twin<State, Watcher, typename Here::template of_nested<FrontEnd, State>> {};

/// direct, entry_pt or exit_pt of the nested machine's twin.
template <class State, class FrontEnd, class Watcher, class Here>
    requires(Inside<State>)
struct TwinState<State, FrontEnd, Watcher, Here> {
    using Owner = typename State::owner;
    using There = typename Here::template of_nested<FrontEnd, Owner>;
    using OwnersTwin = typename Twin<Owner, Watcher, There>::type;
    using Named = typename TwinState<typename Unwrapped<State>::type, front_end_of<Owner>, Watcher, There>::type;
    static auto wrapped() {
        if constexpr (ExitPoint<State>)
            return mp_identity<typename OwnersTwin::template exit_pt<Named>>();
        else if constexpr (EntryPoint<State>)
            return mp_identity<typename OwnersTwin::template entry_pt<Named>>();
        else
            return mp_identity<typename OwnersTwin::template direct<Named>>();
    }
    using type = typename decltype(wrapped())::type;
};

template <class FrontEnd, class Watcher, class Here>
struct AppendTwin {
    template <class States, class State>
    struct apply {
        using type = typename mpl::push_back<States, typename TwinState<State, FrontEnd, Watcher, Here>::type>::type;
    };
};
template <class Several, class FrontEnd, class Watcher, class Here>
    requires(Fork<Several>)
struct TwinState<Several, FrontEnd, Watcher, Here>
    : mpl::fold<typename Several::type, mpl::vector0<>, AppendTwin<FrontEnd, Watcher, Here>> {};

/// The ends of a row in the twin. The rows of an internal table have none.
template <class Row, class FrontEnd, class Watcher, class Here>
struct TwinEnds : Row {};
template <class Row, class FrontEnd, class Watcher, class Here>
    requires requires {
        typename Row::Source;
        typename Row::Target;
    }
struct TwinEnds<Row, FrontEnd, Watcher, Here> : Row {
    using Source = typename TwinState<typename Row::Source, FrontEnd, Watcher, Here>::type;
    using Target = typename TwinState<typename Row::Target, FrontEnd, Watcher, Here>::type;
};

/// Row `Number` of the whole graph, in FrontEnd, which stands at Here.
template <class FrontEnd, class Watcher, class Here, class Row, std::size_t Number>
struct ObservedRow : TwinEnds<Row, FrontEnd, Watcher, Here> {
    using row_type_tag = reporting_tag<typename Row::row_type_tag>;
    using Words = typename Here::Whole;
    using Condition = typename GuardOf<Row>::type;
    using Effect = typename ActionOf<Row>::type;

    using Methods = MethodsOf<Row>;

    /// The object whose method a row names by its class: the machine, or one of its states.
    template <class Class, class Machine, class All>
    static Class& object_of(Machine& machine, All& states) {
        if constexpr (std::is_base_of_v<Class, Machine>)
            return machine;
        else
            return boost::fusion::at_key<typename TwinState<Class, FrontEnd, Watcher, Here>::type>(states);
    }

    template <class Event, class Machine, class From, class To, class All>
    static bool asked(Machine& machine, Event const& event, From& source, To& target, All& all) {
        if constexpr (requires { typename Methods::class_of_last; })
            return (object_of<typename Methods::class_of_last>(machine, all).*Methods::last_pointer)(event);
        else
            return Row::guard_call(machine, event, source, target, all);
    }
    template <class Event, class Machine, class From, class To, class All>
    static msm::back::HandledEnum done(Machine& machine, Event const& event, From& source, To& target, All& all) {
        if constexpr (requires { typename Methods::class_of_first; }) {
            (object_of<typename Methods::class_of_first>(machine, all).*Methods::first_pointer)(event);
            return msm::back::HANDLED_TRUE;
        } else {
            return Row::action_call(machine, event, source, target, all);
        }
    }

    template <class Event, class Machine, class From, class To, class All>
    static bool answer(Machine& machine, Event const& event, From& source, To& target, All& all) {
        if constexpr (Parts<Condition>::single)
            return Reported<Words, Condition>::answered(machine, asked(machine, event, source, target, all));
        else
            return Reported<Words, Condition>::ask(event, machine, source, target);
    }
    template <class Event, class Machine, class From, class To, class All>
    static bool guard_call(Machine& machine, Event const& event, From& source, To& target, All& all) {
        if (machine.observer && machine.observer->passes_over(Number)) return false;
        bool verdict = true;
        if constexpr (has_guard<Row>) {
            try {
                verdict = answer(machine, event, source, target, all);
            } catch (...) {  // whoever only asks must not upset the machine
                if (!machine.observer || !machine.observer->only_asks()) throw;
                verdict = false;
            }
        }
        return machine.observer ? machine.observer->verdict(Number, verdict) : verdict;
    }

    template <class Event, class Machine, class From, class To, class All>
    static msm::back::HandledEnum action_call(Machine& machine, Event const& event, From& source, To& target,
                                              All& all) {
        int const times = machine.observer ? machine.observer->taken(Number) : 1;
        [[maybe_unused]] auto const* const order = machine.observer ? machine.observer->actions(Number) : nullptr;
        auto handled = msm::back::HANDLED_TRUE;
        for (int turns = times; turns > 0; --turns)
            if constexpr (!Parts<Effect>::single) {
                if (order)
                    run_in_order(*order, event, machine, source, target);
                else
                    Reported<Words, Effect>::run(event, machine, source, target);
                handled = msm::front::get_functor_return_value<Effect>::value;
            } else if constexpr (has_action<Row>) {
                for (std::size_t left = order ? order->size() : 1; left > 0; --left) {
                    Reported<Words, Effect>::announce(machine);
                    handled = done(machine, event, source, target, all);
                }
            }
        return handled;
    }
    /// Each of these is the position of one of the parts of the row's action.
    template <class Order, class... Context>
    static void run_in_order(Order const& order, Context&... context) {
        for (std::size_t const position : order) {
            std::size_t part = 0;
            mp_for_each<mp_transform<mp_identity, typename Parts<Effect>::type>>([&](auto each) {
                if (part++ == position) Reported<Words, typename decltype(each)::type>::run(context...);
            });
        }
    }
};

template <class FrontEnd, class Watcher, class Here, std::size_t First>
struct AppendObserved {
    template <class Rows, class Row>
    struct apply {
        static constexpr std::size_t number = First + static_cast<std::size_t>(mpl::size<Rows>::value);
        using type = typename mpl::push_back<Rows, ObservedRow<FrontEnd, Watcher, Here, Row, number>>::type;
    };
};
/// The rows of a table of FrontEnd, the first of which is number First of FrontEnd's.
template <class Table, std::size_t First, class FrontEnd, class Watcher, class Here>
using ObservedRows = typename mpl::fold<typename TableSequence<Table>::type, mpl::vector0<>,
                                        AppendObserved<FrontEnd, Watcher, Here, Here::first_row + First>>::type;

/// A state with rows of its own.
template <class State, class FrontEnd, class Watcher, class Here>
struct ObservedState : State {
    struct internal_transition_table
        : ObservedRows<typename State::internal_transition_table, Vocabulary<FrontEnd>::template first_inside<State>,
                       FrontEnd, Watcher, Here> {};
};

template <class T>
struct ExplicitCreation {
    using type = mpl::vector0<>;
};
template <class T>
    requires requires { typename T::explicit_creation; }
struct ExplicitCreation<T> {
    using type = typename T::explicit_creation;
};

template <class FrontEnd, class Watcher, class Here>
struct ObservedFrontEnd : FrontEnd {
    using FrontEnd::FrontEnd;
    using initial_state = typename TwinState<typename FrontEnd::initial_state, FrontEnd, Watcher, Here>::type;
    using explicit_creation =
        typename TwinState<typename ExplicitCreation<FrontEnd>::type, FrontEnd, Watcher, Here>::type;
    struct transition_table : ObservedRows<typename FrontEnd::transition_table, 0, FrontEnd, Watcher, Here> {};
    struct internal_transition_table
        : ObservedRows<typename FrontEnd::internal_transition_table,
                       mp_size<typename Vocabulary<FrontEnd>::Table>::value, FrontEnd, Watcher, Here> {};
    Watcher* observer = nullptr;

    /// `outer`: the machine in one of whose states this one is nested; the outermost one is given itself.
    template <class Event, class Machine>
    void on_entry(Event const& event, Machine& outer) {
        observer = outer.observer;
        FrontEnd::on_entry(event, outer);
    }
    template <class Machine, class Event>
    void no_transition(Event const& event, Machine& machine, int state) {
        if (observer && observer->only_asks()) return;
        if constexpr (Handlers<FrontEnd>::template no_transition_is_its_own<Machine, Event>())
            FrontEnd::no_transition(event, machine, state);
    }
    template <class Machine, class Event>
    void exception_caught(Event const& event, Machine& machine, std::exception& error) {
        if (observer) observer->failed(std::current_exception());
        // MSM's own handler asserts that there is no exception; an observer has been told of it instead.
        if (!observer || Handlers<FrontEnd>::template exception_caught_is_its_own<Machine, Event>())
            FrontEnd::exception_caught(event, machine, error);
    }
};

template <class FrontEnd, class... Policies, class Watcher, class Here>
struct Twin<msm::back::state_machine<FrontEnd, Policies...>, Watcher, Here> {
    using type = msm::back::state_machine<ObservedFrontEnd<FrontEnd, Watcher, Here>, Policies...>;
};

}  // namespace statewalk::detail
