// What lint finds, as lines to be held whole: "unreachable, fault: state C cannot be reached".
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "automata/core/lint.hpp"
#include "tests/automata/core/hand_made.hpp"

namespace statewalk::hand_made {

using Lines = std::vector<std::string>;

inline std::string name_of(Finding::Kind kind) {
    switch (kind) {
        case Finding::Kind::no_initial_state: return "no_initial_state";
        case Finding::Kind::unreachable: return "unreachable";
        case Finding::Kind::no_way_out: return "no_way_out";
        case Finding::Kind::hidden: return "hidden";
        case Finding::Kind::no_else: return "no_else";
        case Finding::Kind::unused: return "unused";
        case Finding::Kind::order_decides: return "order_decides";
        case Finding::Kind::ignored_event: return "ignored_event";
    }
    return "?";
}

inline Lines findings(HandMade const& made) {
    Lines all;
    for (Finding const& finding : lint(made.graph()))
        all.push_back(name_of(finding.kind) + (finding.fault ? ", fault: " : ", note: ") + finding.text);
    return all;
}

inline Lines const nothing;

}  // namespace statewalk::hand_made
