// The check of lab 7: the recursion's moves for every pair of pegs and up to 8 discs.
#include <lab.hpp>
#include <round_the_ring.hpp>  // the one in this folder: yours
#include <towers.hpp>

int main(int argc, char** argv) {
    if (argc > 1) return statewalk::hanoi::tool<RoundTheRing>(argc, argv);

    lab::Report report(argv[0], "Lab 7: generalise");
    lab::lint(report, graph_of<RoundTheRing>());
    return report.end(lab::every_pair<RoundTheRing>(report, 8));
}
