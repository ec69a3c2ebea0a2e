#include "automata/core/names.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace statewalk {
namespace {

bool opens(char c) { return c == '<' || c == '(' || c == '{' || c == '['; }
bool closes(char c) { return c == '>' || c == ')' || c == '}' || c == ']'; }

std::string last(std::vector<std::string> const& parts, std::size_t count) {
    std::string name;
    for (std::size_t i = parts.size() - std::min(count, parts.size()); i < parts.size(); ++i)
        name += (name.empty() ? "" : "::") + parts[i];
    return name;
}

/// Splits "a::b<c::d>::e" into "a", "b<c::d>", "e".
std::vector<std::string> scopes(std::string const& name) {
    std::vector<std::string> parts(1);
    int depth = 0;
    for (std::size_t i = 0; i < name.size(); ++i) {
        depth += opens(name[i]) ? 1 : closes(name[i]) ? -1 : 0;
        if (depth == 0 && name.compare(i, 2, "::") == 0) {
            parts.emplace_back();
            ++i;
        } else {
            parts.back() += name[i];
        }
    }
    return parts;
}

/// How many parts of a name are shown, from the last, and how many of each name between its brackets.
struct Length {
    std::size_t outside = 1;
    std::size_t inside = 1;
};

/// From the shortest on: (1, 1), (1, 2), (2, 1), (1, 3), (2, 2), (3, 1), ...
Length next(Length length) {
    if (length.inside == 1) return {1, length.outside + 1};
    return {length.outside + 1, length.inside - 1};
}

/// "a::b<c::d, e>" as "b<d, e>".
std::string shortened(std::string const& name, Length length) {
    struct Level {  // what stands between two brackets
        std::string done;
        std::vector<std::string> parts = std::vector<std::string>(1);
    };
    std::vector<Level> levels(1);
    auto const end = [&] {
        Level const& level = levels.back();
        return level.done + last(level.parts, levels.size() == 1 ? length.outside : length.inside);
    };
    for (std::size_t i = 0; i < name.size(); ++i) {
        char const c = name[i];
        if (opens(c)) {
            levels.back().parts.back() += c;
            levels.emplace_back();
        } else if (closes(c) && levels.size() > 1) {
            std::string const inside = end();
            levels.pop_back();
            levels.back().parts.back() += inside + c;
        } else if (name.compare(i, 2, "::") == 0) {
            levels.back().parts.emplace_back();
            ++i;
        } else if (c == ' ' || c == ',') {
            levels.back() = {end() + c, {""}};
        } else {
            levels.back().parts.back() += c;
        }
    }
    return levels.size() == 1 ? end() : name;  // brackets that are none: "operator<"
}

void erase_all(std::string& text, std::string const& what) {
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at)) text.erase(at, what.size());
}

bool starts_with(std::string const& text, std::string const& start) {
    return text.compare(0, start.size(), start) == 0;
}

/// "Player_" is called "Player", and what eUML calls "play_helper" and "cheer_impl" is "play" and "cheer".
std::string without_suffix(std::string const& name) {
    std::vector<std::string> parts = scopes(name);
    std::size_t const end = std::min(parts.back().find('<'), parts.back().size());
    for (std::string const suffix : {"_helper", "_impl", "_"})
        if (end > suffix.size() && parts.back().compare(end - suffix.size(), suffix.size(), suffix) == 0) {
            parts.back().erase(end - suffix.size(), suffix.size());
            break;
        }
    return last(parts, parts.size());
}

/// What cannot be demangled: a lambda within a template. They are numbered as the compiler does.
std::string lambda_name(std::string const& mangled) {
    std::size_t const end = mangled.rfind('_');
    std::size_t const begin = mangled.find_last_not_of("0123456789", end == 0 ? 0 : end - 1) + 1;
    if (begin >= end) return "lambda";
    return "lambda " + std::to_string(std::stoul(mangled.substr(begin, end - begin)) + 2);
}

}  // namespace

std::vector<std::string> shortest_unambiguous(std::vector<std::string> const& names) {
    std::vector<std::string> shortest;
    for (std::string const& name : names) {
        auto const is_taken = [&](std::string const& short_name, Length length) {
            return std::any_of(names.begin(), names.end(), [&](std::string const& other) {
                return other != name && shortened(other, length) == short_name;
            });
        };
        Length length;
        std::string short_name = shortened(name, length);
        while (short_name != name && is_taken(short_name, length)) {
            length = next(length);
            short_name = shortened(name, length);
        }
        shortest.push_back(short_name);
    }
    return shortest;
}

std::string source_name(std::type_info const& named) {
    std::string name = boost::core::demangle(named.name());
    if (name.find('<') == std::string::npos) return lambda_name(name);
    name = name.substr(name.find('<') + 1);  // out of "statewalk::detail::Named<...>"
    name.pop_back();
    if (name.back() == ' ') name.pop_back();
    // What MSM's users never wrote: the rest of an mpl::vector and of a back-end's policies.
    erase_all(name, ", mpl_::na");
    erase_all(name, ", boost::parameter::void_");
    for (auto at = name.find("> >"); at != std::string::npos; at = name.find("> >", at)) name.erase(at + 1, 1);

    std::string const method = "statewalk::Method<&";
    std::string const euml = "boost::msm::front::euml::";
    if (name.find(euml) != std::string::npos) erase_all(name, ", void");
    if (starts_with(name, euml) && name.find("tag,") != std::string::npos) {
        // A state of eUML is "func_state<Emptytag, ...>".
        std::size_t const tag = name.find('<') + 1;
        return name.substr(tag, name.find("tag,") - tag);
    }
    for (std::string const part : {"guard", "action"}) {
        std::string const in = part == "guard" ? "statewalk::detail::GuardIn<" : "statewalk::detail::ActionIn<";
        if (starts_with(name, in)) return part + " of " + name.substr(in.size(), name.size() - in.size() - 1);
    }
    if (!starts_with(name, method)) return name;
    // "...<&Player::stop>" and, where the method is overloaded or const, "...<&(Player::stop(Stop const&) const)>".
    name = name.substr(method.size(), name.size() - method.size() - 1);
    if (name.front() == '(' && !starts_with(name, "(anonymous namespace)")) name = name.substr(1, name.size() - 2);
    std::vector<std::string> parts = scopes(name);
    std::size_t const call_operator = starts_with(parts.back(), "operator()") ? 10 : 0;
    parts.back() = parts.back().substr(0, parts.back().find('(', call_operator));
    return last(parts, parts.size());
}

std::vector<std::string> shown_names(std::vector<std::string> labels, std::vector<std::string> const& source_names) {
    std::vector<std::string> names;
    std::map<std::string, std::set<std::string>> sources;  // of a name without its suffix
    for (std::string const& source : source_names) sources[without_suffix(source)].insert(source);
    for (std::string const& source : source_names)
        names.push_back(sources[without_suffix(source)].size() == 1 ? without_suffix(source) : source);
    names = shortest_unambiguous(names);

    std::map<std::string, int> uses;
    for (std::string const& label : labels) ++uses[label];
    for (std::size_t i = 0; i < labels.size(); ++i)
        if (labels[i].empty())
            labels[i] = names[i];
        else if (uses[labels[i]] > 1)
            labels[i] += " (" + names[i] + ")";
    return labels;
}

}  // namespace statewalk
