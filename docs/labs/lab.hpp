// The frame of all labs. A lab's program, called without arguments, is the check: it says what is there and what is
// missing. Called with arguments it is the command `statewalk` for the machine of the lab: `lab_01 draw -o door.svg`.
#pragma once

#include <cstddef>
#include <iostream>
#include <statewalk/automata/core/lint.hpp>
#include <statewalk/tool.hpp>
#include <string>
#include <utility>
#include <vector>

namespace lab {

/// What a check has found, said line by line. `program`: how the program was called, argv[0].
class Report {
public:
    Report(std::string program, std::string const& title) : program_(std::move(program)) {
        std::cout << title << "\n\n";
    }

    void there(std::string const& what) { std::cout << "  there    " << what << '\n'; }
    void missing(std::string const& what) {
        ++missing_;
        std::cout << "  MISSING  " << what << '\n';
    }
    bool complete() const { return missing_ == 0; }

    /// The last line, and the exit status of the program. `look`: the arguments with which the program shows more.
    int end(std::string const& look) const {
        if (complete())
            std::cout << "\nNothing is missing. A question to think about is at the end of the lab's README.md.\n";
        else
            std::cout << "\nMissing: " << missing_ << ". To see more: " << program_ << ' ' << look << '\n';
        return complete() ? 0 : 1;
    }

private:
    std::string program_;
    std::size_t missing_ = 0;
};

/// The arrows that leave a state, given by its name, on an event.
inline std::vector<std::size_t> arrows(statewalk::TransitionGraph const& graph, std::string const& state,
                                       std::string const& event) {
    std::vector<std::size_t> found;
    for (std::size_t number = 0; number < graph.transitions.size(); ++number) {
        auto const& arrow = graph.transitions[number];
        if (graph.states[arrow.source].name == state && arrow.event && graph.events[*arrow.event].name == event)
            found.push_back(number);
    }
    return found;
}

/// What an arrow or a step does, as it is written on a figure: "z3; z4", or "nothing". `numbers`: of the outputs.
inline std::string outputs(statewalk::TransitionGraph const& graph, std::vector<std::size_t> const& numbers) {
    std::string text;
    for (std::size_t const output : numbers) text += (text.empty() ? "" : "; ") + graph.outputs[output].name;
    return text.empty() ? "nothing" : text;
}

/// The faults that `lint` finds, and rows whose order decides which of them fires: each is missing. Whether there is
/// none.
inline bool lint(Report& report, statewalk::TransitionGraph const& graph) {
    bool sound = true;
    for (statewalk::Finding const& finding : statewalk::lint(graph))
        if (finding.fault || finding.kind == statewalk::Finding::Kind::order_decides) {
            report.missing(finding.text);
            sound = false;
        }
    return sound;
}

}  // namespace lab
