// What a protocol is worth that a student's automaton printed, in whatever language: held line by line against the
// protocol of an automaton that is known.
#pragma once

#include <cstdint>
#include <functional>
#include <istream>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "cli/grading.hpp"
#include "cli/walk.hpp"
#include "diagrams/translation.hpp"

namespace statewalk::cli {

/// What counts in a line of a protocol: the words between may be others, and of another language.
struct ProtocolLine {
    char mark = ' ';                 ///< one of { i * T } !
    std::string symbol;              ///< A1, x1, z1
    std::vector<std::string> facts;  ///< states and events in their order; of an input its answer, "yes" or "no"

    bool operator==(ProtocolLine const&) const = default;
};

/// Of a line; `names`: those of states and events. None for a line without a mark.
std::optional<ProtocolLine> protocol_line(std::string_view text, std::set<std::string> const& names);

/// Holds a protocol against the run of an automaton (diagrams/protocol.hpp), up to the first line that differs. Blank
/// lines and lines without a mark are passed over. One part, worth all points of the rubric: in proportion, the steps
/// from the start that agree, of those of the run. `budget`: of the run, in steps. `language`: in which an expected
/// line is told.
Grade graded_protocol(std::istream& log, Walk& walk, std::uint64_t budget, Rubric const& rubric, Language language,
                      std::function<void(std::uint64_t)> const& progress);

}  // namespace statewalk::cli
