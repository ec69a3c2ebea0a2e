// statewalk trace: a run, step by step.
#include <memory>
#include <ostream>

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/running.hpp"
#include "cli/shown_run.hpp"
#include "cli/tree_log.hpp"
#include "diagrams/json_lines.hpp"
#include "diagrams/protocol.hpp"
#include "diagrams/trace_csv.hpp"
#include "diagrams/trace_table.hpp"

namespace statewalk::cli {
namespace {

std::unique_ptr<Log> log_in(std::string const& format, std::ostream& out, ShownRun const& run, Language language) {
    if (format == "jsonl") return std::make_unique<JsonLines>(out);
    if (format == "tree") return std::make_unique<IndentedTree>(out, *run.task);
    if (format == "nested") return std::make_unique<NestedTree>(out, *run.task);
    if (format == "protocol") return std::make_unique<Protocol>(out, language);
    bool const makes_moves = run.entry->pegs > 0 && !run.entry->fills_table;
    if (format == "csv") return std::make_unique<TraceCsv>(out, makes_moves);
    return std::make_unique<TraceTable>(out, makes_moves, language);
}

}  // namespace

int trace(TraceOptions const& options, Context const& context) {
    bool const tree = options.format == "tree" || options.format == "nested";
    auto const require_format_of = [&](Entry const& entry) {
        if (tree && entry.name != "action-tree")
            throw WrongCall("-f " + options.format + " is for action-tree; " + entry.name + " walks no tree");
    };
    if (!options.name.empty()) require_format_of(context.automata.find(options.name));
    ShownRun run = shown_run(options, context);
    require_format_of(*run.entry);
    if (tree && options.budget)
        throw WrongCall("--budget does not go with -f " + options.format + ", which shows whole trees");
    Output output(context.place, context.out);
    Progress progress("trace " + run.entry->name, output.is_terminal());

    output.write([&](std::ostream& out) {
        std::unique_ptr<Log> const log = log_in(options.format, out, run, context.language());
        tell(run, *log, options.budget.value_or(run.budget), Reference::none, progress);
        out.flush();
    });
    stop_if_interrupted();
    output.keep();
    return ended_well(*run.entry, run.walk->outcome(), options.budget.has_value(), context) ? yes : no;
}

}  // namespace statewalk::cli
