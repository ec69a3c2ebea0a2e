// What may stand where in a table. A slip is told in words, where it was made.
#pragma once

#include <boost/mp11/list.hpp>
#include <boost/mpl/is_sequence.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <concepts>
#include <type_traits>

namespace statewalk::detail {

/// What may be a guard and no action, and the other way round. A functor of one's own need be neither.
struct GuardPart {};
struct ActionPart {};

template <class T>
inline constexpr bool is_guard_only = std::derived_from<T, GuardPart>;
template <class T>
inline constexpr bool is_action_only = std::derived_from<T, ActionPart>;

template <class Class>
Class question_of(bool (Class::*)() const);
template <class Class, class Result>
Class order_of(Result (Class::*)());
template <class Class, class Result>
Class order_of(Result (Class::*)() const);

/// `bool method() const`.
template <auto Method>
concept IsQuestion = requires {
    question_of(Method);
};
/// `void method()`.
template <auto Method>
concept IsOrder = requires {
    order_of(Method);
};

/// A state of Boost.MSM, or a machine in a state; defined, not only declared.
template <class T>
concept IsState = requires {
    typename T::user_state_base;
};
/// What an arrow may lead to: a state, several at once, or none, where it stays.
template <class T>
concept IsTarget = IsState<T> || std::same_as<T, boost::msm::front::none> || boost::mpl::is_sequence<T>::value;

/// An input variable: asks a method of the object of control.
template <auto Question>
struct Asks : GuardPart {
    static_assert(
        IsQuestion<Question>,
        "statewalk: Input<..., &Object::method> asks a method `bool method() const`. This one is not const, has "
        "parameters or does not return bool. (Is it an order? Then write Output.)");
    static constexpr auto method = Question;
};
/// An output action: calls a method of the object of control.
template <auto Order>
struct Orders : ActionPart {
    static_assert(
        IsOrder<Order>,
        "statewalk: Output<..., &Object::method> calls a method without parameters, `void method()`. This one has "
        "parameters, or is no method.");
    static constexpr auto method = Order;
};
template <class... Guards>
struct OfGuards : GuardPart {
    static_assert((!is_action_only<Guards> && ...),
                  "statewalk: Not<...>, And<...> and Or<...> take guards, and here is an action.");
};
template <class... Actions>
struct OfActions : ActionPart {
    static_assert((!is_guard_only<Actions> && ...), "statewalk: Do<...> takes actions, and here is a guard.");
};

/// The arguments of a row.
template <class Start, class Event, class Next, class Action, class Guard>
struct InOrder {
    static_assert(
        IsState<Start> && !IsState<Event> && IsTarget<Next>,
        "statewalk: the order is Row<Start, Event, Next, Action, Guard>. Here the first or the third is no state "
        "(or is only declared yet), or the second is one.");
    static_assert(
        !is_action_only<Guard> && !is_guard_only<Action>,
        "statewalk: the order is Row<Start, Event, Next, Action, Guard>. Here an action stands where the guard "
        "belongs, or a guard where the action belongs; write none for what there is not.");
    static_assert(!std::is_same_v<Event, boost::msm::front::none> || !std::is_same_v<Start, Next> ||
                      !std::is_same_v<Guard, boost::msm::front::none>,
                  "statewalk: a loop without event and guard would go round for ever.");
};

template <class>
inline constexpr bool never = false;

/// Looks at each class of a list, so that its own assertions are told: `static_assert(LookAt<mp_list<...>>::done)`.
template <class List>
struct LookAt;
template <class... Classes>
struct LookAt<boost::mp11::mp_list<Classes...>> {
    static constexpr bool done = (true && ... && (alignof(Classes) > 0));
};

}  // namespace statewalk::detail
