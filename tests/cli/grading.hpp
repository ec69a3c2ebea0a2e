// Logs to be graded, written by hand: three discs from A to C.
#pragma once

#include <string>
#include <vector>

#include "tests/cli/command.hpp"
#include "tests/cli/logs.hpp"

namespace statewalk::cli::test {

using Printed = std::vector<std::string>;

inline Printed three_discs() { return {"1A->C", "2A->B", "1C->B", "3A->C", "1B->A", "2B->C", "1A->C"}; }

/// The answer about a log on standard input.
inline Result grade(Printed const& log, std::string const& options = "") {
    return statewalk("grade - " + options, text(log));
}

}  // namespace statewalk::cli::test
