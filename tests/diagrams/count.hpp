// Whether, and how often, a text holds another.
#pragma once

#include <cstddef>
#include <string>

namespace statewalk::test {

inline std::size_t count(std::string const& text, std::string const& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

inline bool has(std::string const& text, std::string const& part) { return text.find(part) != std::string::npos; }

}  // namespace statewalk::test
