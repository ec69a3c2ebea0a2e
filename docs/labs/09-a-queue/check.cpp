// The check of lab 9: the recursion's moves for every pair of pegs. It says how long the queue gets.
#include <lab.hpp>
#include <queue_of_tasks.hpp>  // the one in this folder: yours
#include <towers.hpp>

namespace {

/// The most tasks that wait in the queue while so many discs are moved, by an automaton that comes to rest.
std::size_t longest_queue(unsigned discs) {
    TaskQueue queue({.discs = discs});
    Runner<QueueOfTasks> runner(queue);
    while (runner.step(Step{})) {
    }
    return queue.longest();
}

}  // namespace

int main(int argc, char** argv) {
    if (argc > 1) return statewalk::hanoi::tool<QueueOfTasks>(argc, argv);

    lab::Report report(argv[0], "Lab 9: a queue");
    lab::lint(report, graph_of<QueueOfTasks>());
    std::string const look = lab::every_pair<QueueOfTasks>(report, 6);
    if (report.complete())
        report.there("for 5 discs, with 31 moves, up to " + std::to_string(longest_queue(5)) +
                     " tasks wait in the queue");
    return report.end(look);
}
