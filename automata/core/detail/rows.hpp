// What a row of Boost.MSM is made of, read from its type: in our notation or in bare MSM, a functor row or one of
// member pointers.
#pragma once

#include <boost/mp11/algorithm.hpp>
#include <boost/mp11/list.hpp>
#include <boost/mpl/empty.hpp>
#include <boost/mpl/fold.hpp>
#include <boost/mpl/front.hpp>
#include <boost/mpl/is_sequence.hpp>
#include <boost/msm/back/state_machine.hpp>
#include <boost/msm/event_traits.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/row_tags.hpp>
#include <cstddef>
#include <string_view>
#include <type_traits>

#include "automata/core/detail/shapes.hpp"
#include "automata/core/graph.hpp"
#include "automata/core/names.hpp"
#include "automata/core/notation.hpp"

namespace statewalk::detail {

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
/// A sequence of MPL, of which a table is derived; or one of Fusion, which has no `type`.
template <class Sequence>
struct TableSequence {
    using type = Sequence;
};
template <class Sequence>
    requires requires { typename Sequence::type; }
struct TableSequence<Sequence> {
    using type = typename Sequence::type;
};
template <class Sequence>
using list_of = typename mpl::fold<typename TableSequence<Sequence>::type, mp_list<>, Append>::type;

template <class T>
concept Composite = requires {
    typename T::composite_tag;
};
template <class T>
using HoldsMachine = mp_bool<Composite<T>>;
/// A state inside a nested machine, as the outer one names it: direct<S>, entry_pt<S>, exit_pt<S>.
template <class T>
concept Inside = requires {
    typename T::owner;
};
template <class T>
concept Fork = mpl::is_sequence<T>::value && !Composite<T>;
template <class T>
concept EntryPoint = requires {
    typename T::pseudo_entry;
};
template <class T>
concept ExitPoint = requires {
    typename T::pseudo_exit;
};
/// A front-end or a state with rows of its own.
template <class T>
concept HasInternalTable = requires {
    typename T::internal_transition_table;
}
&&!mpl::empty<typename T::internal_transition_table>::value;

/// The state that direct, entry_pt or exit_pt stands for.
template <class T>
struct Unwrapped {
    using type = T;
};
template <Inside T>
    requires requires { typename T::wrapped_entry; }
struct Unwrapped<T> {
    using type = typename T::wrapped_entry;
};
template <Inside T>
    requires requires { typename T::wrapped_exit; }
struct Unwrapped<T> {
    using type = typename T::wrapped_exit;
};

/// What a row's end names, as states of its own machine: the state itself, or the one that holds what it names.
template <class T>
struct OwnState {
    using type = T;
};
template <Inside T>
struct OwnState<T> {
    using type = typename T::owner;
};
template <Fork T>
struct OwnState<T> : OwnState<typename mpl::front<T>::type> {};

template <class T>
struct SequenceOf {
    using type = mp_list<T>;
};
template <Fork T>
struct SequenceOf<T> {
    using type = list_of<T>;
};
template <class T>
struct ExplicitlyCreated {
    using type = mp_list<>;
};
template <class T>
    requires requires { typename T::explicit_creation; }
struct ExplicitlyCreated<T> : SequenceOf<typename T::explicit_creation> {};
template <class T>
struct InternalRows {
    using type = mp_list<>;
};
template <HasInternalTable T>
struct InternalRows<T> {
    using type = list_of<typename T::internal_transition_table>;
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
inline constexpr bool is_internal = !one_of<Tag, msm::row_tag, msm::a_row_tag, msm::g_row_tag, msm::_row_tag>;

/// The class of a method.
template <class Class, class Result, class... Arguments>
Class class_of(Result (Class::*)(Arguments...));
template <auto Pointer, class Class>
inline constexpr bool is_method_of = std::is_same_v<decltype(class_of(Pointer)), Class>;

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
/// Methods of named classes: of a state, or of the machine.
template <class OfFirst, auto First, class OfLast = OfFirst, auto Last = First>
struct MethodsOfClasses : Methods<First, Last> {
    using class_of_first = OfFirst;
    using class_of_last = OfLast;
    static constexpr auto first_pointer = First;
    static constexpr auto last_pointer = Last;
};
template <template <class, class, class, auto> class R, class S, class E, class T, auto Only>
struct MethodsOf<R<S, E, T, Only>> : Methods<Only> {};
template <template <class, class, class, auto, auto> class R, class S, class E, class T, auto Action, auto Guard>
struct MethodsOf<R<S, E, T, Action, Guard>> : Methods<Action, Guard> {};
template <template <class, class, auto> class R, class S, class E, auto Only>
struct MethodsOf<R<S, E, Only>> : Methods<Only> {};
template <template <class, class, auto, auto> class R, class S, class E, auto Action, auto Guard>
struct MethodsOf<R<S, E, Action, Guard>> : Methods<Action, Guard> {};
// row2 and internal: each method behind its class.
template <template <class, class, class, class, auto> class R, class S, class E, class T, class C, auto Only>
struct MethodsOf<R<S, E, T, C, Only>> : MethodsOfClasses<C, Only> {};
template <template <class, class, class, class, auto, class, auto> class R, class S, class E, class T, class C,
          auto Action, class D, auto Guard>
struct MethodsOf<R<S, E, T, C, Action, D, Guard>> : MethodsOfClasses<C, Action, D, Guard> {};
template <template <class, class, class, auto> class R, class S, class E, class C, auto Only>
    requires is_method_of<Only, C>
struct MethodsOf<R<S, E, C, Only>> : MethodsOfClasses<C, Only> {
};
template <template <class, class, class, auto, class, auto> class R, class S, class E, class C, auto Action, class D,
          auto Guard>
struct MethodsOf<R<S, E, C, Action, D, Guard>> : MethodsOfClasses<C, Action, D, Guard> {};
template <template <class, class, auto> class R, class E, class C, auto Only>
    requires is_method_of<Only, C>
struct MethodsOf<R<E, C, Only>> : MethodsOfClasses<C, Only> {
};
template <template <class, class, auto, class, auto> class R, class E, class C, auto Action, class D, auto Guard>
struct MethodsOf<R<E, C, Action, D, Guard>> : MethodsOfClasses<C, Action, D, Guard> {};

// --- MSM's operators in our notation
/// Whether T is a class of MSM's front-ends: `name`, a template or not. Those of eUML, whose headers are heavy, and
/// those whose place depends on the version of Boost (euml::And_, later And_ too) are known by name only.
template <class T>
consteval bool is_msms(std::string_view name) {
    std::string_view const text = __PRETTY_FUNCTION__;  // "... [with T = boost::msm::front::euml::And_<...>; ...]"
    std::string_view const front = "T = boost::msm::front::";
    std::size_t const at = text.find(front);
    if (at == text.npos) return false;
    std::string_view rest = text.substr(at + front.size());
    if (rest.starts_with("euml::")) rest.remove_prefix(6);
    return rest.starts_with(name) && std::string_view("<;]").find(rest[name.size()]) != text.npos;
}

template <class T>
struct InOurNotation {
    using type = T;
};
template <template <class> class Operator, class Guard>
    requires(is_msms<Operator<Guard>>("Not_"))
struct InOurNotation<Operator<Guard>> {
    using type = Not<typename InOurNotation<Guard>::type>;
};
template <template <class, class> class Operator, class One, class Other>
    requires(is_msms<Operator<One, Other>>("And_"))
struct InOurNotation<Operator<One, Other>> {
    using type = And<typename InOurNotation<One>::type, typename InOurNotation<Other>::type>;
};
template <template <class, class> class Operator, class One, class Other>
    requires(is_msms<Operator<One, Other>>("Or_"))
struct InOurNotation<Operator<One, Other>> {
    using type = Or<typename InOurNotation<One>::type, typename InOurNotation<Other>::type>;
};

/// What a row of a kind of its own asks and does: it has no name but the row's.
template <class Row>
struct GuardIn : GuardPart {};
template <class Row>
struct ActionIn : ActionPart {};
template <class Word>
inline constexpr bool is_nameless = false;
template <class Row>
inline constexpr bool is_nameless<GuardIn<Row>> = true;
template <class Row>
inline constexpr bool is_nameless<ActionIn<Row>> = true;
template <class Row>
struct OwnRow {
    using type = Row;
};

template <class Named, class Nameless>
using named_or = std::conditional_t<std::is_same_v<Named, none>, Nameless, Named>;
template <class Row>
struct GuardOf {
    using Nameless = GuardIn<typename OwnRow<Row>::type>;
    using type = std::conditional_t<has_guard<Row>, named_or<typename MethodsOf<Row>::last, Nameless>, none>;
};
template <class Row>
    requires requires { typename Row::Guard; }
struct GuardOf<Row> {
    using type = typename InOurNotation<typename Row::Guard>::type;
};
template <class Row>
struct ActionOf {
    using Nameless = ActionIn<typename OwnRow<Row>::type>;
    using type = std::conditional_t<has_action<Row>, named_or<typename MethodsOf<Row>::first, Nameless>, none>;
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

}  // namespace statewalk::detail
