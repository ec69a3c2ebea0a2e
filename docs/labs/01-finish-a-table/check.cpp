// The check of lab 1: each arrow of the task, held against the table.
#include <lab.hpp>
#include <lift_door.hpp>  // the one in this folder: yours
#include <set>

namespace {

struct Arrow {
    std::string state;
    std::string event;
    std::string next;
    std::string outputs;
    std::string task;  ///< the sentence of the task
};

std::vector<Arrow> const task = {
    {"0", "call", "1", "z1", "The door is closed, and somebody calls: the motor opens the door"},
    {"1", "end", "2", "z3; z4", "The door has opened: the motor stops, the clock is started"},
    {"2", "call", "2", "z4", "The door is open, and somebody calls: the clock is started anew"},
    {"2", "beam", "2", "z4", "The door is open, and somebody stands in the doorway: the clock is started anew"},
    {"2", "timer", "3", "z2", "The door is open, and the time is over: the motor closes the door"},
    {"3", "end", "0", "z3", "The door has closed: the motor stops"},
    {"3", "call", "1", "z1", "The door is closing, and somebody calls: the motor opens the door"},
    {"3", "beam", "1", "z1", "The door is closing, and somebody stands in the doorway: the motor opens the door"},
};

/// What is wrong with the way in which a table has an arrow; empty if nothing is.
std::string fault(TransitionGraph const& graph, Arrow const& wanted) {
    std::vector<std::size_t> const found = lab::arrows(graph, wanted.state, wanted.event);
    if (found.empty()) return "there is no row for it";
    if (found.size() > 1) return "there are " + std::to_string(found.size()) + " rows for it, where one is enough";
    TransitionGraph::Transition const& arrow = graph.transitions[found.front()];
    std::string const next = graph.states[arrow.target].name;
    std::string const does = lab::outputs(graph, arrow.outputs);
    if (next != wanted.next) return "its row leads to state " + next + ", which is not right";
    if (does != wanted.outputs) return "its row does " + does + ", which is not right";
    if (!arrow.guard.always()) return "its row has a condition, and needs none";
    return "";
}

}  // namespace

int main(int argc, char** argv) {
    if (argc > 1) return statewalk::tool<LiftDoor>(argc, argv);

    lab::Report report(argv[0], "Lab 1: finish a table");
    TransitionGraph const graph = graph_of<LiftDoor>();
    std::set<std::pair<std::string, std::string>> known;
    for (Arrow const& wanted : task) {
        known.emplace(wanted.state, wanted.event);
        std::string const arrow = "state " + wanted.state + ", event " + wanted.event + ": ";
        std::string const wrong = fault(graph, wanted);
        if (wrong.empty())
            report.there(arrow + "to state " + wanted.next + ", doing " + wanted.outputs);
        else
            report.missing(arrow + wrong + ". " + wanted.task + ".");
    }
    for (std::size_t number = 0; number < graph.transitions.size(); ++number) {
        TransitionGraph::Transition const& arrow = graph.transitions[number];
        std::string const event = arrow.event ? graph.events[*arrow.event].name : "none";
        if (!known.contains({graph.states[arrow.source].name, event}))
            report.missing("a reason for the row " + arrow_text(graph, number) + " on event " + event +
                           ": the task has no such arrow.");
    }
    lab::lint(report, graph);
    return report.end("draw -o lift-door.svg");
}
