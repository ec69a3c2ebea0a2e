// The check of lab 2: the moves, held against those of the recursion, and the table, of which one row may change.
#include <algorithm>
#include <lab.hpp>
#include <tower_calls.hpp>  // the one in this folder: yours
#include <towers.hpp>

namespace {

/// The rows that were given.
std::vector<std::string> const given = {
    "0 -> 1 / z0",
    "1 -> 2 [x1] / z1",
    "1 -> 1 [!x1] / z2",
    "3 -> 1 / z3",
    "4 -> 1 / z2",
    "2 -> 0 [x2]",
    "2 -> 3 [!x2 & x3] / z5",
    "2 -> 4 [!x2 & !x3 & x4] / z5",
    "2 -> 2 [!x2 & !x3 & !x4] / z5",
};

/// Those of them that the table has no longer.
std::vector<std::string> changed(TransitionGraph const& graph) {
    std::vector<std::string> rows;
    for (std::size_t number = 0; number < graph.transitions.size(); ++number) rows.push_back(arrow_text(graph, number));
    std::vector<std::string> gone;
    std::copy_if(given.begin(), given.end(), std::back_inserter(gone),
                 [&](std::string const& row) { return std::find(rows.begin(), rows.end(), row) == rows.end(); });
    return gone;
}

/// At most one row may be changed, and none may be new or gone.
void one_row(lab::Report& report, TransitionGraph const& graph) {
    bool const whole = graph.states.size() == 5 && graph.transitions.size() == given.size();
    if (!whole) report.missing("five states and nine rows: change one row, add none, and take none away");
    std::vector<std::string> const gone = changed(graph);
    std::string rows;
    for (std::string const& row : gone) rows += (rows.empty() ? "" : ", ") + row;
    if (gone.size() > 1) report.missing("rows as they were: only one is wrong, and these were changed: " + rows);
    if (whole && gone.size() <= 1) report.there("five states and nine rows, at most one of them changed");
}

}  // namespace

int main(int argc, char** argv) {
    if (argc > 1) return statewalk::hanoi::tool<TowerCalls>(argc, argv);

    lab::Report report(argv[0], "Lab 2: find the wrong arrow");
    TransitionGraph const graph = graph_of<TowerCalls>();
    one_row(report, graph);
    lab::lint(report, graph);

    unsigned discs = 1;
    for (; discs <= 6; ++discs) {
        lab::Task const task{.discs = discs};
        if (!lab::compare<TowerCalls>(report, task, lab::moves_of_recursion(task))) break;
        report.there(lab::text_of(task) + ": the moves of the recursion");
    }
    return report.end(discs <= 6 ? "trace -n " + std::to_string(discs) : "draw -o tower-calls.svg");
}
