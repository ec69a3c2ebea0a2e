// Regular expressions (ECMAScript's) for tests, compiled in one place: every file that uses <regex> is slow to build.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace statewalk::pattern {

/// Of each match in the text: the whole at [0], then its groups, empty where they have no part in it.
std::vector<std::vector<std::string>> matches(std::string const& text, std::string const& pattern);

/// One group of each match; 0 is the whole.
std::vector<std::string> all(std::string const& text, std::string const& pattern, std::size_t group = 0);

/// Each match replaced; $1 is its first group.
std::string replaced(std::string const& text, std::string const& pattern, std::string const& by);

/// Somewhere in the text; or the text as a whole.
bool is_in(std::string const& text, std::string const& pattern);
bool is_whole(std::string const& text, std::string const& pattern);

}  // namespace statewalk::pattern
