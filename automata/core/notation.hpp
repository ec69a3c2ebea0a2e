// The vocabulary in which an automaton is written here, so that its table reads like its figure.
// Everything is plain Boost.MSM underneath: an Automaton is a front-end, a State a state, a Row a row.
//
//   x  an input variable: a question to the object of control, pure, answered yes or no
//   z  an output action: an order to the object of control
//
// MSM tries rows with one source and one event from the last to the first. Make their guards exclude each other
// (`else` is Not<x1>, written out), so that the order of rows never carries meaning.
//
// An object of control may derive from the class of its method, and is converted first: g++ 12 warns otherwise.
#pragma once

#include <boost/mpl/push_back.hpp>
#include <boost/mpl/vector.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>
#include <concepts>
#include <string_view>
#include <type_traits>

#include "automata/core/detail/shapes.hpp"
#include "automata/core/names.hpp"

namespace statewalk {

using boost::msm::front::none;

/// The event of an automaton that needs no other: "take one step". Event e1 of SWITCH-technology.
struct Step {};

/// A state, with its name in the figure and what is true in it.
template <FixedString Name, FixedString Note = "">
struct State : boost::msm::front::state<> {
    static constexpr std::string_view label = Name;
    static constexpr std::string_view note = Note;
};

/// An input variable x: `Question` is a const method of the object of control that returns bool.
template <FixedString Name, auto Question, FixedString Note = "">
struct Input : detail::Asks<Question> {
    static constexpr std::string_view label = Name;
    static constexpr std::string_view note = Note;

    template <class Event, class Machine, class Source, class Target>
    bool operator()(Event const&, Machine& machine, Source&, Target&) const {
        decltype(detail::question_of(Question)) const& object = machine.object();
        return (object.*Question)();
    }
};

/// An output action z: `Order` is a method of the object of control.
template <FixedString Name, auto Order, FixedString Note = "">
struct Output : detail::Orders<Order> {
    static constexpr std::string_view label = Name;
    static constexpr std::string_view note = Note;

    template <class Event, class Machine, class Source, class Target>
    void operator()(Event const&, Machine& machine, Source&, Target&) const {
        decltype(detail::order_of(Order))& object = machine.object();
        (object.*Order)();
    }
};

/// Guards: `Not<x1>` is the figure's `else` beside x1.
template <class Guard>
struct Not : detail::OfGuards<Guard> {
    template <class... Context>
    bool operator()(Context&&... context) const {
        return !Guard()(context...);
    }
};

template <class... Guards>
struct And : detail::OfGuards<Guards...> {
    template <class... Context>
    bool operator()(Context&&... context) const {
        return (Guards()(context...) && ...);
    }
};

template <class... Guards>
struct Or : detail::OfGuards<Guards...> {
    template <class... Context>
    bool operator()(Context&&... context) const {
        return (Guards()(context...) || ...);
    }
};

/// Output actions one after the other: `Do<z2, z1>` is the figure's "z2; z1".
template <class... Actions>
struct Do : detail::OfActions<Actions...> {
    template <class... Context>
    void operator()(Context&&... context) const {
        (Actions()(context...), ...);
    }
};

/// One arrow of the figure. A loop is an MSM internal row: its state is neither left nor entered, as SWITCH-technology
/// has it.
template <class Start, class Event, class Next, class Action = none, class Guard = none>
struct Row
    : boost::msm::front::Row<Start, Event, std::conditional_t<std::is_same_v<Start, Next>, none, Next>, Action, Guard>,
      detail::InOrder<Start, Event, Next, Action, Guard> {
    static constexpr bool drawn_as_arrow = true;
    static_assert(
        !(std::is_same_v<Start, Next> && std::is_same_v<Event, none>),
        "statewalk: a completion arrow (event `none`) that leads back to its own state would be taken for ever. "
        "Give it an event, or let it go through a state between.");
};

namespace detail {
template <class Rows, class... More>
struct RowsOf {
    using type = Rows;
};
template <class Rows, class First, class... More>
struct RowsOf<Rows, First, More...> : RowsOf<typename boost::mpl::push_back<Rows, First>::type, More...> {};
}  // namespace detail

/// The transition table, as long as it needs to be (mpl::vector ends at 20 rows).
template <class... Rows>
struct Table : detail::RowsOf<boost::mpl::vector0<>, Rows...>::type {
    static_assert(detail::LookAt<boost::mp11::mp_list<Rows...>>::done);
};

namespace detail {
/// What every automaton here asks of MSM.
template <class Derived>
struct Configured : boost::msm::front::state_machine_def<Derived> {
    // An exception of an action reaches the caller, and the machine stays usable (MSM would swallow it, or lock up).
    using no_exception_thrown = int;
    using no_message_queue = int;

    /// Quietly: whoever drives the machine sees by the return code that no arrow fired.
    template <class Machine, class Event>
    void no_transition(Event const&, Machine&, int) {}
};
}  // namespace detail

/// An automaton over an object of control: it decides, the object does. Without an object it only reads its events.
///
/// The object of control is any class with the methods that x and z name. For a run it may also have
///   bool done() const              the task is done: the automaton at rest in its first state has finished
///   void describe(Record&) const   names its fields and the moves made since (as template <class Record>, of which it
///                                  uses move() and field() only, it serves a fast log too: Description in log.hpp)
///   void forget_moves()            called before each step
/// and where other automata are nested in states of this one (automata/core/nested.hpp)
///   Part& nested()                 what the automaton that is being entered is to control
template <class Derived, class Object = void>
class Automaton : public detail::Configured<Derived> {
public:
    using ObjectOfControl = Object;

    /// The object to control. It must outlive the machine; give it before `start()`.
    void control(Object& object) { object_ = &object; }
    Object& object() const { return *object_; }

    /// Called by MSM. Nested in a state of another automaton, this one gets its object from the other's.
    template <class Event, class Machine>
    void on_entry(Event const&, Machine& outer) {
        constexpr bool is_nested = !std::derived_from<Machine, Derived>;  // MSM gives the outermost machine itself
        if constexpr (is_nested) control(outer.object().nested());
    }

private:
    Object* object_ = nullptr;
};

template <class Derived>
class Automaton<Derived, void> : public detail::Configured<Derived> {};

}  // namespace statewalk
