#include "tests/patterns.hpp"

#include <map>
#include <regex>

namespace statewalk::pattern {
namespace {

std::regex const& compiled(std::string const& pattern) {
    static std::map<std::string, std::regex> known;
    auto const [place, is_new] = known.try_emplace(pattern);
    if (is_new) place->second.assign(pattern);
    return place->second;
}

}  // namespace

std::vector<std::vector<std::string>> matches(std::string const& text, std::string const& pattern) {
    std::vector<std::vector<std::string>> found;
    for (std::sregex_iterator match(text.begin(), text.end(), compiled(pattern)), end; match != end; ++match)
        found.emplace_back(match->begin(), match->end());
    return found;
}

std::vector<std::string> all(std::string const& text, std::string const& pattern, std::size_t group) {
    std::vector<std::string> found;
    for (auto const& match : matches(text, pattern)) found.push_back(match.at(group));
    return found;
}

std::string replaced(std::string const& text, std::string const& pattern, std::string const& by) {
    return std::regex_replace(text, compiled(pattern), by);
}

bool is_in(std::string const& text, std::string const& pattern) { return std::regex_search(text, compiled(pattern)); }
bool is_whole(std::string const& text, std::string const& pattern) { return std::regex_match(text, compiled(pattern)); }

}  // namespace statewalk::pattern
