// The check of lab 1: where the door starts, and each arrow of the task, held against the table.
#include <lab.hpp>
#include <lift_door.hpp>  // the one in this folder: yours

namespace {

std::vector<lab::Arrow> const task = {
    {"0", "call", "1", "z1", "The door is closed, and somebody calls: the motor opens the door"},
    {"1", "end", "2", "z3; z4", "The door has opened: the motor stops, the clock is started"},
    {"2", "call", "2", "z4", "The door is open, and somebody calls: the clock is started anew"},
    {"2", "beam", "2", "z4", "The door is open, and somebody stands in the doorway: the clock is started anew"},
    {"2", "timer", "3", "z2", "The door is open, and the time is over: the motor closes the door"},
    {"3", "end", "0", "z3", "The door has closed: the motor stops"},
    {"3", "call", "1", "z1", "The door is closing, and somebody calls: the motor opens the door"},
    {"3", "beam", "1", "z1", "The door is closing, and somebody stands in the doorway: the motor opens the door"},
};

}  // namespace

int main(int argc, char** argv) {
    if (argc > 1) return statewalk::tool<LiftDoor>(argc, argv);

    lab::Report report(argv[0], "Lab 1: finish a table");
    TransitionGraph const graph = graph_of<LiftDoor>();
    lab::starts_in(report, graph, "0");
    std::set<std::pair<std::string, std::string>> known;
    for (lab::Arrow const& wanted : task) {
        known.emplace(wanted.state, wanted.event);
        lab::has(report, graph, wanted);
    }
    lab::no_others(report, graph, known);
    lab::lint(report, graph);
    return report.end("draw -o lift-door.svg");
}
