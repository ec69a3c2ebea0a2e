// What a type is called where it is shown: its label where it has one, else its name in the source.
#pragma once

#include <algorithm>
#include <boost/core/demangle.hpp>
#include <cstddef>
#include <string>
#include <string_view>
#include <typeinfo>
#include <vector>

namespace statewalk {

/// A text as a template argument: State<"0", "at rest">.
template <std::size_t Size>
struct FixedString {
    char text[Size]{};

    constexpr FixedString(char const (&literal)[Size]) { std::copy_n(literal, Size, text); }
    constexpr operator std::string_view() const { return {text, Size - 1}; }
};

namespace detail {
template <class T>
constexpr std::string_view own_label() {
    if constexpr (requires { std::string_view{T::label}; }) return T::label;
    return {};
}
template <class T>
constexpr std::string_view own_note() {
    if constexpr (requires { std::string_view{T::note}; }) return T::note;
    return {};
}
}  // namespace detail

/// The label of a type: its member `label`, if it has one. For a type that cannot be changed, specialise:
/// `template <> inline constexpr std::string_view statewalk::label<Their::State> = "idle";`
template <class T>
inline constexpr std::string_view label = detail::own_label<T>();

/// What it stands for, in words: its member `note`; may be specialised like `label`.
template <class T>
inline constexpr std::string_view note = detail::own_note<T>();

/// A method as a type, so that a member pointer can be named like a functor.
template <auto Pointer>
struct Method {};

namespace detail {
/// Stands for a type that may be declared only.
template <class T>
struct Named {};
}  // namespace detail

/// Shortens demangled names to the fewest trailing parts that keep different ones apart:
/// {"a::Player::Open", "a::Door::Open", "a::Door::Shut"} gives {"Player::Open", "Door::Open", "Shut"}.
std::vector<std::string> shortest_unambiguous(std::vector<std::string> const& names);

/// The name of T in the source, with all its scopes, given typeid(detail::Named<T>); of Method<&Player::stop> that of
/// the method.
std::string source_name(std::type_info const& named);

/// Shown names of several types: labels where there are any, else the shortest unambiguous source names. Of types with
/// the same label each also shows its source name: "idle (Door::Idle)".
std::vector<std::string> shown_names(std::vector<std::string> labels, std::vector<std::string> const& source_names);

template <class... Types>
std::vector<std::string> shown_names() {
    return shown_names({std::string{label<Types>}...}, {source_name(typeid(detail::Named<Types>))...});
}

}  // namespace statewalk
