// What a protocol is worth that a student's automaton printed, in whatever language: held line by line against the
// protocol of an automaton that is known.
#pragma once

#include <cstdint>
#include <functional>
#include <istream>

#include "cli/grade_parts.hpp"
#include "cli/walk.hpp"
#include "diagrams/translation.hpp"

namespace statewalk::cli {

/// Holds a protocol against the run of an automaton (diagrams/protocol.hpp), up to the first line that differs. Blank
/// lines and lines without a mark are passed over. One part, worth all points of the rubric: in proportion, the steps
/// from the start that agree, of those of the run. `budget`: of the run, in steps. `language`: in which an expected
/// line is told.
Grade graded_protocol(std::istream& log, Walk& walk, std::uint64_t budget, Rubric const& rubric, Language language,
                      std::function<void(std::uint64_t)> const& progress);

}  // namespace statewalk::cli
