// The check of lab 6: the moves, and that each state is named after the pair between which the last move was.
#include <lab.hpp>
#include <three_pairs.hpp>  // the one in this folder: yours
#include <towers.hpp>

namespace {

/// What an arrow into each state does.
std::vector<std::pair<std::string, std::string>> const meaning = {{"1", "z1"}, {"2", "z2"}, {"3", "z3"}};

void names(lab::Report& report, TransitionGraph const& graph) {
    bool right = true;
    for (std::size_t number = 0; number < graph.transitions.size(); ++number) {
        std::string const next = graph.states[graph.transitions[number].target].name;
        for (auto const& [state, output] : meaning)
            if (next == state && lab::outputs(graph, graph.transitions[number].outputs) != output) {
                report.missing("the row " + arrow_text(graph, number) + " leads to state " + state +
                               ", which means: \"" + graph.states[graph.transitions[number].target].note +
                               "\". So it has to do " + output + " and nothing else.");
                right = false;
            }
    }
    for (auto const& [state, output] : meaning) {
        bool reached = false;
        for (auto const& arrow : graph.transitions) reached = reached || graph.states[arrow.target].name == state;
        if (!reached) report.missing("no row leads to state " + state + ".");
        right = right && reached;
    }
    if (right) report.there("each state is named after the pair of the last move");
}

}  // namespace

int main(int argc, char** argv) {
    if (argc > 1) return statewalk::hanoi::tool<ThreePairs>(argc, argv);

    lab::Report report(argv[0], "Lab 6: eyes closed");
    names(report, graph_of<ThreePairs>());
    lab::lint(report, graph_of<ThreePairs>());
    return report.end(lab::every_pair<ThreePairs>(report, 8));
}
