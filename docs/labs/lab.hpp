// The frame of all labs. A lab's program, called without arguments, is the check: it says what is there and what is
// missing. Called with arguments it is the command `statewalk` for the machine of the lab: `lab_01 draw -o door.svg`.
#pragma once

#include <cstddef>
#include <iostream>
#include <set>
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

/// An arrow that a task asks for, without a condition.
struct Arrow {
    std::string state;
    std::string event;
    std::string next;
    std::string outputs;
    std::string task;  ///< the sentence of the task
};

/// What is wrong with the way in which a table has an arrow; empty if nothing is.
inline std::string fault(statewalk::TransitionGraph const& graph, Arrow const& wanted) {
    std::vector<std::size_t> const found = arrows(graph, wanted.state, wanted.event);
    if (found.empty()) return "there is no row for it";
    if (found.size() > 1) return "there are " + std::to_string(found.size()) + " rows for it, where one is enough";
    auto const& arrow = graph.transitions[found.front()];
    std::string const next = graph.states[arrow.target].name;
    std::string const does = outputs(graph, arrow.outputs);
    if (next != wanted.next) return "its row leads to state " + next + ", which is not right";
    if (does != wanted.outputs) return "its row does " + does + ", which is not right";
    if (!arrow.guard.always()) return "its row has a condition, and needs none";
    return "";
}

/// Whether the table has the arrow, and has it right.
inline bool has(Report& report, statewalk::TransitionGraph const& graph, Arrow const& wanted) {
    std::string const arrow = "state " + wanted.state + ", event " + wanted.event + ": ";
    std::string const wrong = fault(graph, wanted);
    if (wrong.empty())
        report.there(arrow + "to state " + wanted.next + ", doing " + wanted.outputs);
    else
        report.missing(arrow + wrong + ". " + wanted.task + ".");
    return wrong.empty();
}

/// Whether there are rows for these pairs of a state and an event alone.
inline bool no_others(Report& report, statewalk::TransitionGraph const& graph,
                      std::set<std::pair<std::string, std::string>> const& known) {
    bool none = true;
    for (std::size_t number = 0; number < graph.transitions.size(); ++number) {
        auto const& arrow = graph.transitions[number];
        std::string const event = arrow.event ? graph.events[*arrow.event].name : "none";
        if (known.contains({graph.states[arrow.source].name, event})) continue;
        report.missing("a reason for the row " + arrow_text(graph, number) + " on event " + event +
                       ": the task has no such arrow.");
        none = false;
    }
    return none;
}

/// Whether the automaton starts in that state.
inline bool starts_in(Report& report, statewalk::TransitionGraph const& graph, std::string const& state) {
    for (auto const& one : graph.states) {
        if (!one.initial || one.name == state) continue;
        report.missing("the start: it should be in state " + state + "; is in state " + one.name);
        return false;
    }
    return true;
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
