#include "cli/commands.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <ostream>
#include <stdexcept>

#include "cli/catalogue.hpp"
#include "cli/check.hpp"
#include "cli/log_walk.hpp"
#include "cli/output.hpp"
#include "cli/running.hpp"
#include "cli/tree_log.hpp"
#include "diagrams/dot.hpp"
#include "diagrams/json_lines.hpp"
#include "diagrams/text.hpp"
#include "diagrams/trace_table.hpp"
#include "solvers/hanoi/frame_stewart.hpp"

namespace statewalk::cli {
namespace {

Format format_of(std::string const& name) {
    if (name == "png") return Format::png;
    return name == "pdf" ? Format::pdf : Format::svg;
}

std::size_t longest_name() {
    std::size_t longest = 0;
    for (Entry const& entry : catalogue()) longest = std::max(longest, entry.name.size());
    return longest;
}

std::string padded(std::string const& name) { return name + std::string(longest_name() - name.size() + 2, ' '); }

std::unique_ptr<Log> log_in(std::string const& format, std::ostream& out, hanoi::Task const& task) {
    if (format == "jsonl") return std::make_unique<JsonLines>(out);
    if (format == "tree") return std::make_unique<IndentedTree>(out, task);
    if (format == "nested") return std::make_unique<NestedTree>(out, task);
    return std::make_unique<TraceTable>(out);
}

// --- check
struct Tally {
    std::uint64_t runs = 0;
    std::uint64_t steps = 0;
    std::uint64_t moves = 0;
};

std::string counted(std::uint64_t count, std::string const& noun) {
    return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

std::string yes_text(Entry const& entry, Against against, std::string const& what, Tally const& tally) {
    std::string const product = entry.fills_table ? "cell" : "move";
    std::string made = "the recursion's " + product + "s";
    if (!entry.fills_table && against == Against::shortest)
        made = "legal, arrived, no move too many";
    else if (!entry.fills_table && entry.pegs == 4)
        made += "; legal, arrived, no move too many";
    return padded(entry.name) + "yes  " + what + ": " + made + ", " + counted(tally.runs, "run") + ", " +
           counted(tally.steps, "step") + ", " + counted(tally.moves, product) + "\n";
}

std::string no_text(std::string const& name, std::string const& what, Verdict const& verdict, std::string const& more) {
    return padded(name) + "no   " + what + ": " + verdict.account + "\n  more      " + more + "\n";
}

std::string trace_command(Entry const& entry, hanoi::Task const& task, std::uint64_t steps) {
    return "statewalk trace " + entry.name + " " + task_text(task) + " --budget " +
           std::to_string(std::max<std::uint64_t>(steps, 1));
}

Verdict checked(Walk& walk, Entry const& entry, Against against, hanoi::Task const& task, std::string const& what) {
    Progress shown(what);
    auto const progress = [&](std::uint64_t moves) {
        shown.at(moves, fewest_moves(task));
        return !interrupted();
    };
    Verdict verdict = entry.fills_table ? check_table(walk, task, patience_for(task), progress)
                                        : check(walk, task, against, patience_for(task), progress);
    stop_if_interrupted();
    return verdict;
}

/// The options that ask for these tasks.
std::string tasks_text(std::vector<hanoi::Task> const& all, bool every_pair) {
    std::string discs = std::to_string(all.front().discs);
    if (all.back().discs != all.front().discs) discs += ".." + std::to_string(all.back().discs);
    if (!every_pair) return "-n " + discs + " " + pegs_text(all.front());
    return "-n " + discs + " --every-pair" + ties_text(all.front());
}

bool check_live(Entry const& entry, Against against, TaskOptions const& options, Output& output) {
    Tally tally;
    std::vector<hanoi::Task> const all = tasks_for(entry, options);
    for (hanoi::Task const& task : all) {
        std::unique_ptr<Walk> const walk = walk_of(entry, task);
        Verdict const verdict = checked(*walk, entry, against, task, entry.name + " " + task_text(task));
        ++tally.runs;
        tally.steps += verdict.steps;
        tally.moves += verdict.moves;
        if (verdict.agrees) continue;
        output.write([&](std::ostream& out) {
            out << no_text(entry.name, task_text(task), verdict, trace_command(entry, task, verdict.steps))
                << std::flush;
        });
        return false;
    }
    output.write([&](std::ostream& out) {
        out << yes_text(entry, against, tasks_text(all, options.every_pair), tally) << std::flush;
    });
    return true;
}

bool check_log(std::string const& file, Against against, std::istream& log, Output& output) {
    std::string answer;
    bool agrees = false;
    try {
        JsonLinesReader reader(log);
        Entry const& entry = find(reader.automaton());
        hanoi::Task const task = task_from(reader.task(), entry.pegs, entry.most_discs);
        if (reader.task().size() != task_fields(task).size())
            throw std::runtime_error("it is the log of some moves only, and check reads whole runs");
        LogWalk walk(reader, walk_of(entry, task), task);
        Verdict const verdict = checked(walk, entry, against, task, file);
        agrees = verdict.agrees;
        answer = agrees ? yes_text(entry, against, task_text(task), {1, verdict.steps, verdict.moves})
                        : no_text(entry.name, printable(file), verdict,
                                  "line " + std::to_string(verdict.steps + 1) + " of " + printable(file));
    } catch (std::exception const& error) {
        stop_if_interrupted();
        throw FileTrouble("cannot read " + printable(file) + ": " + error.what());
    }
    output.write([&](std::ostream& out) { out << answer; });
    return agrees;
}

/// The automata for so many pegs as are named; all of them where none is.
std::vector<Entry const*> playing_on(std::string const& pegs) {
    auto const named = static_cast<unsigned>(std::count(pegs.begin(), pegs.end(), ',')) + 1;
    std::vector<Entry const*> playing;
    for (Entry const& entry : catalogue())
        if (pegs.empty() || entry.pegs == named) playing.push_back(&entry);
    if (playing.empty()) throw WrongCall("no automaton plays on " + counted(named, "peg") + "; name 3 pegs, or 4");
    return playing;
}

}  // namespace

int list(Streams const& streams) {
    Output output(streams.place, streams.out);
    output.write([](std::ostream& out) {
        for (Entry const& entry : catalogue())
            out << padded(entry.name) << entry.pegs << " pegs  " << entry.note << " (" << entry.source << ")\n";
    });
    output.keep();
    return yes;
}

int draw(DrawOptions const& options, Streams const& streams) {
    TransitionGraph const graph = find(options.name).graph();
    Style const style = options.style == "uml" ? Style::uml : Style::switch_;
    Output output(streams.place, streams.out);
    if (output.is_terminal() && (options.format == "png" || options.format == "pdf"))
        throw WrongCall("a terminal cannot show " + options.format + "; write it to a file with -o FILE");
    std::string const figure =
        options.format == "dot" ? dot(graph, style) : render(graph, style, format_of(options.format));
    output.write([&](std::ostream& out) { out << figure; });
    output.keep();
    return yes;
}

int trace(TraceOptions const& options, Streams const& streams) {
    Started const started = start(options.name, options.task, options.range);
    Entry const& entry = started.entry;
    hanoi::Task const& task = started.task;
    std::optional<Range> const& range = started.range;
    Walk& walk = *started.walk;
    if (range && !entry.reads_numbers)
        throw WrongCall("--range is for automata that read numbers; " + entry.name + " makes every move in turn");
    std::uint64_t const budget = options.budget.value_or(generous_budget(task));
    bool const tree = options.format == "tree" || options.format == "nested";
    if (tree && entry.name != "action-tree")
        throw WrongCall("-f " + options.format + " is for action-tree; " + entry.name + " walks no tree");
    if (tree && options.budget)
        throw WrongCall("--budget does not go with -f " + options.format + ", which shows whole trees");
    Output output(streams.place, streams.out);
    Progress progress("trace " + entry.name, output.is_terminal());

    output.write([&](std::ostream& out) {
        std::unique_ptr<Log> const log = log_in(options.format, out, task);
        walk.describe_object();
        log->begin(walk.graph(), task_fields(task, range), walk.record());
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
    return ended_well(entry, walk.outcome(), options.budget.has_value(), streams.err) ? yes : no;
}

int check(CheckOptions const& options, Streams const& streams) {
    Output output(streams.place, streams.out);
    bool all_agree = true;
    Against const against = options.shortest ? Against::shortest : Against::recursion;
    if (!options.log.empty()) {
        std::ifstream file;
        if (options.log != "-") {
            file.open(options.log, std::ios::binary);
            stop_if_interrupted();
            bool const folder = std::filesystem::is_directory(options.log);
            if (!file || folder)
                throw FileTrouble("cannot read " + printable(options.log) + ": " +
                                  (folder ? "it is a directory" : "there is no such file, or it is not yours to read"));
        }
        all_agree = check_log(options.log, against, options.log == "-" ? streams.in : file, output);
    } else {
        std::vector<Entry const*> entries;
        for (std::string const& name : options.names)
            if (std::find(entries.begin(), entries.end(), &find(name)) == entries.end()) entries.push_back(&find(name));
        if (entries.empty()) entries = playing_on(options.task.pegs);
        for (Entry const* entry : entries) try {
                for (hanoi::Task const& task : tasks_for(*entry, options.task)) require(*entry, task);
            } catch (WrongCall const& wrong) {
                throw options.names.size() < 2 ? wrong : WrongCall(entry->name + ": " + wrong.what());
            }
        for (Entry const* entry : entries) all_agree = check_live(*entry, against, options.task, output) && all_agree;
    }
    output.keep();
    return all_agree ? yes : no;
}

}  // namespace statewalk::cli
