// The check of lab 5: no unstable states, and the same moves as before.
#include <algorithm>
#include <copied_list.hpp>  // the one in this folder: yours
#include <lab.hpp>
#include <towers.hpp>

namespace {

/// Whether a state has one way out, without a condition. The initial state waits for the start: it is left alone.
bool is_unstable(TransitionGraph const& graph, std::size_t state) {
    auto const leaves = [&](TransitionGraph::Transition const& arrow) { return arrow.source == state; };
    auto const first = std::find_if(graph.transitions.begin(), graph.transitions.end(), leaves);
    return !graph.states[state].initial &&
           std::count_if(graph.transitions.begin(), graph.transitions.end(), leaves) == 1 && first->guard.always();
}

/// All steps of a run.
std::uint64_t steps_of(unsigned discs) {
    MoveList list({.discs = discs});
    Runner<CopiedList> run(list);
    return statewalk::run(
               run, steps, [](Record const&) {}, 1000)
        .steps;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc > 1) return statewalk::hanoi::tool<CopiedList>(argc, argv);

    lab::Report report(argv[0], "Lab 5: fold unstable states");
    TransitionGraph const graph = graph_of<CopiedList>();
    lab::lint(report, graph);

    bool stable = true;
    for (std::size_t state = 0; state < graph.states.size(); ++state)
        if (is_unstable(graph, state)) {
            stable = false;
            report.missing("state " + graph.states[state].name + " (" + graph.states[state].note +
                           ") is unstable: it is left at once, whatever the inputs say");
        }
    if (stable) report.there("no unstable state");
    if (graph.states.size() <= 3)
        report.there("not more than three states");
    else
        report.missing("not more than three states: there are " + std::to_string(graph.states.size()));

    bool right = true;
    for (unsigned discs = 1; discs <= 6 && right; ++discs) {
        hanoi::Task const task{.discs = discs};
        right = lab::compare<CopiedList>(report, task, lab::moves_of_recursion(task));
        if (right)
            report.there(lab::text_of(task) + ": the right moves, in " + std::to_string(steps_of(discs)) + " steps");
    }
    return report.end("draw -o copied-list.svg");
}
