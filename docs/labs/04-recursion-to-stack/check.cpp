// The check of lab 4: the automaton's moves, held against those of the recursion.
#include <lab.hpp>
#include <middle_towers.hpp>  // the one in this folder: yours
#include <towers.hpp>

namespace {

/// The recursion itself. Adds its moves.
// NOLINTNEXTLINE(misc-no-recursion): the reference recursion
void move_discs(unsigned k, hanoi::Peg i, hanoi::Peg j, std::vector<hanoi::Move>& moves) {
    if (k == 0) return;
    hanoi::Peg const middle = 3 - i - j;
    move_discs(k - 1, i, j, moves);
    moves.push_back({k, i, middle});
    move_discs(k - 1, j, i, moves);
    moves.push_back({k, middle, j});
    move_discs(k - 1, i, j, moves);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc > 1) return statewalk::tool<MiddleTowers>(argc, argv);

    lab::Report report(argv[0], "Lab 4: from a recursion to a stack");
    TransitionGraph const graph = graph_of<MiddleTowers>();
    lab::lint(report, graph);
    if (graph.states.size() == 5)
        report.there("five states: 0, 1, 2, and one for each of the two places where a caller goes on");
    else
        report.missing("five states: 0, 1, 2, and one for each of the two places where a caller goes on; there are " +
                       std::to_string(graph.states.size()));

    bool right = true;
    for (unsigned discs = 1; discs <= 5 && right; ++discs) {
        hanoi::Task const task{.discs = discs};
        std::vector<hanoi::Move> moves;
        move_discs(discs, task.from, task.to, moves);
        right = lab::compare<MiddleTowers>(report, task, moves);
        if (right)
            report.there(lab::text_of(task) + ": the " + std::to_string(moves.size()) + " moves of the recursion");
    }
    return report.end("trace");
}
