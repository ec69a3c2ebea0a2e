// statewalk trace: a run, step by step.
#include <memory>
#include <ostream>

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/running.hpp"
#include "cli/tree_log.hpp"
#include "diagrams/json_lines.hpp"
#include "diagrams/trace_table.hpp"

namespace statewalk::cli {
namespace {

std::unique_ptr<Log> log_in(std::string const& format, std::ostream& out, Entry const& entry, hanoi::Task const& task) {
    if (format == "jsonl") return std::make_unique<JsonLines>(out);
    if (format == "tree") return std::make_unique<IndentedTree>(out, task);
    if (format == "nested") return std::make_unique<NestedTree>(out, task);
    bool const makes_moves = entry.pegs > 0 && !entry.fills_table;
    return std::make_unique<TraceTable>(out, makes_moves);
}

/// A run, and how its log is headed.
struct Asked {
    std::unique_ptr<Walk> walk;
    Fields heading;
    std::uint64_t budget = unlimited;  ///< more than a right automaton needs
    hanoi::Task task{};
};

Asked asked(Entry const& entry, TraceOptions const& options) {
    if (options.events || entry.pegs == 0) {
        if (!options.range.empty()) throw WrongCall("--range is for automata that read numbers of moves");
        if (entry.pegs == 0 && entry.events.empty() && !entry.graph().events.empty())
            throw WrongCall("no event of " + entry.name +
                            " can be made of nothing; give its tool one as statewalk::event(\"name\", ...)");
        if (entry.events.empty()) return {run_script(entry, options.events.value_or("")), {}};
        if (!options.events && entry.run_by_itself) return {entry.run_by_itself(), {}, long_enough};
        if (!options.events) throw WrongCall(entry.name + " waits for events; give it some: " + events_option(entry));
        return {run_script(entry, *options.events), {{"events", *options.events}}};
    }
    Started started = start(entry, options.task, options.range);
    if (started.range && !entry.reads_numbers)
        throw WrongCall("--range is for automata that read numbers; " + entry.name + " makes every move in turn");
    return {std::move(started.walk), task_fields(started.task, started.range), generous_budget(started.task),
            started.task};
}

}  // namespace

int trace(TraceOptions const& options, Context const& context) {
    Entry const& entry = context.automata.find(options.name);
    bool const tree = options.format == "tree" || options.format == "nested";
    if (tree && entry.name != "action-tree")
        throw WrongCall("-f " + options.format + " is for action-tree; " + entry.name + " walks no tree");
    Asked const asked = cli::asked(entry, options);
    Walk& walk = *asked.walk;
    std::uint64_t const budget = options.budget.value_or(asked.budget);
    if (tree && options.budget)
        throw WrongCall("--budget does not go with -f " + options.format + ", which shows whole trees");
    Output output(context.place, context.out);
    Progress progress("trace " + entry.name, output.is_terminal());

    output.write([&](std::ostream& out) {
        std::unique_ptr<Log> const log = log_in(options.format, out, entry, asked.task);
        walk.describe_object();
        log->begin(walk.graph(), asked.heading, walk.record());
        while (next_step(walk, budget)) {
            walk.describe_object();
            log->add(walk.record());
            progress.at(walk.record().number, budget);
        }
        log->end(walk.outcome());
        out.flush();
    });
    stop_if_interrupted();
    output.keep();
    return ended_well(entry, walk.outcome(), options.budget.has_value(), context) ? yes : no;
}

}  // namespace statewalk::cli
