#include "automata/core/names.hpp"

#include <map>

namespace statewalk {
namespace {

/// Splits "a::b<c::d>::e" into "a", "b<c::d>", "e".
std::vector<std::string> scopes(std::string const& name) {
    std::vector<std::string> parts(1);
    int depth = 0;
    for (std::size_t i = 0; i < name.size(); ++i) {
        char const c = name[i];
        if (c == '<' || c == '(' || c == '{' || c == '[') ++depth;
        if (c == '>' || c == ')' || c == '}' || c == ']') --depth;
        if (depth == 0 && name.compare(i, 2, "::") == 0) {
            parts.emplace_back();
            ++i;
        } else {
            parts.back() += c;
        }
    }
    return parts;
}

std::string last(std::vector<std::string> const& parts, std::size_t count) {
    std::string name;
    for (std::size_t i = parts.size() - count; i < parts.size(); ++i) name += (name.empty() ? "" : "::") + parts[i];
    return name;
}

}  // namespace

std::vector<std::string> shortest_unambiguous(std::vector<std::string> const& names) {
    std::vector<std::vector<std::string>> parts;
    for (std::string const& name : names) parts.push_back(scopes(name));
    std::vector<std::size_t> lengths(names.size(), 1);

    for (bool ambiguous = true; ambiguous;) {
        ambiguous = false;
        std::map<std::string, std::vector<std::size_t>> by_short_name;
        for (std::size_t i = 0; i < names.size(); ++i) by_short_name[last(parts[i], lengths[i])].push_back(i);
        for (auto const& [short_name, places] : by_short_name)
            for (std::size_t i : places)
                if (names[i] != names[places.front()] || names[places.back()] != names[places.front()])
                    if (lengths[i] < parts[i].size()) {
                        ++lengths[i];
                        ambiguous = true;
                    }
    }
    std::vector<std::string> shortest;
    for (std::size_t i = 0; i < names.size(); ++i) shortest.push_back(last(parts[i], lengths[i]));
    return shortest;
}

std::string source_name(std::type_info const& type) {
    std::string name = boost::core::demangle(type.name());
    std::string const method = "statewalk::Method<&";
    if (name.compare(0, method.size(), method) != 0) return name;
    // "...<&Player::stop>" and, where the method is overloaded or const, "...<&(Player::stop(Stop const&) const)>".
    name = name.substr(method.size(), name.size() - method.size() - 1);
    std::string const anonymous = "(anonymous namespace)";
    if (name.front() == '(' && name.compare(0, anonymous.size(), anonymous) != 0)
        name = name.substr(1, name.size() - 2);
    std::vector<std::string> parts = scopes(name);
    std::size_t const call_operator = parts.back().compare(0, 10, "operator()") == 0 ? 10 : 0;
    parts.back() = parts.back().substr(0, parts.back().find('(', call_operator));
    return last(parts, parts.size());
}

std::vector<std::string> shown_names(std::vector<std::string> labels, std::vector<std::string> const& source_names) {
    std::vector<std::string> const shortest = shortest_unambiguous(source_names);
    std::map<std::string, int> uses;
    for (std::string const& label : labels) ++uses[label];
    for (std::size_t i = 0; i < labels.size(); ++i)
        if (labels[i].empty())
            labels[i] = shortest[i];
        else if (uses[labels[i]] > 1)
            labels[i] += " (" + shortest[i] + ")";
    return labels;
}

}  // namespace statewalk
