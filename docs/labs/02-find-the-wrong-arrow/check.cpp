// The check of lab 2: the moves, held against those of the recursion, and the table, of which one row may change.
#include <lab.hpp>
#include <tower_calls.hpp>  // the one in this folder: yours
#include <towers.hpp>

int main(int argc, char** argv) {
    if (argc > 1) return statewalk::hanoi::tool<TowerCalls>(argc, argv);

    lab::Report report(argv[0], "Lab 2: find the wrong arrow");
    TransitionGraph const graph = graph_of<TowerCalls>();
    if (graph.states.size() == 5 && graph.transitions.size() == 9)
        report.there("five states and nine rows, as they were");
    else
        report.missing("five states and nine rows: change one row, add none, and take none away");
    lab::lint(report, graph);

    unsigned discs = 1;
    for (; discs <= 6; ++discs) {
        lab::Task const task{.discs = discs};
        if (!lab::compare<TowerCalls>(report, task, lab::moves_of_recursion(task))) break;
        report.there(lab::text_of(task) + ": the moves of the recursion");
    }
    return report.end("trace -n " + std::to_string(discs));
}
