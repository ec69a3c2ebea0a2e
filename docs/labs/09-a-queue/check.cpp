// The check of lab 9: the recursion's moves for every pair of pegs, and that all of them waited in the queue at once.
#include <lab.hpp>
#include <queue_of_tasks.hpp>  // the one in this folder: yours
#include <towers.hpp>

namespace {

/// The most tasks that waited in the queue when so many discs were moved.
std::size_t longest_queue(unsigned discs) {
    TaskQueue queue({.discs = discs});
    Runner<QueueOfTasks> runner(queue);
    run(
        runner, steps, [](Record const&) {}, 10'000);
    return queue.longest();
}

}  // namespace

int main(int argc, char** argv) {
    if (argc > 1) return statewalk::hanoi::tool<QueueOfTasks>(argc, argv);

    lab::Report report(argv[0], "Lab 9: a queue");
    lab::lint(report, graph_of<QueueOfTasks>());
    if (lab::every_pair<QueueOfTasks>(report, 6)) {
        // Of 5 discs the solution has 31 moves. They are all in the queue before the first is made.
        std::size_t const longest = longest_queue(5);
        if (longest == 31)
            report.there("a queue of 31 tasks for 5 discs, one for each move");
        else
            report.missing("a queue of 31 tasks for 5 discs, one for each move. Yours had " + std::to_string(longest) +
                           " at the most.");
    }
    return report.end("trace -n 3");
}
