// statewalk check: automata, or a saved log, against the reference.
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

// --- check
struct Tally {
    std::uint64_t runs = 0;
    std::uint64_t steps = 0;
    std::uint64_t moves = 0;
};

std::string counted(std::uint64_t count, std::string const& noun) {
    return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

std::string yes_text(Catalogue const& automata, Entry const& entry, Against against, std::string const& what,
                     Tally const& tally) {
    std::string const product = entry.fills_table ? "cell" : "move";
    std::string made = "the recursion's " + product + "s";
    if (!entry.fills_table && against == Against::shortest)
        made = "legal, arrived, no move too many";
    else if (!entry.fills_table && entry.pegs == 4)
        made += "; legal, arrived, no move too many";
    return automata.padded(entry.name) + "yes  " + what + ": " + made + ", " + counted(tally.runs, "run") + ", " +
           counted(tally.steps, "step") + ", " + counted(tally.moves, product) + "\n";
}

std::string no_text(Catalogue const& automata, Entry const& entry, std::string const& what, Verdict const& verdict,
                    std::string const& more) {
    return automata.padded(entry.name) + "no   " + what + ": " + verdict.account + "\n  more      " + more + "\n";
}

std::string trace_command(Catalogue const& automata, Entry const& entry, hanoi::Task const& task, std::uint64_t steps) {
    return automata.call("trace", entry) + " " + task_text(task) + " --budget " +
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

bool check_live(Catalogue const& automata, Entry const& entry, Against against, TaskOptions const& options,
                Output& output) {
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
            out << no_text(automata, entry, task_text(task), verdict,
                           trace_command(automata, entry, task, verdict.steps))
                << std::flush;
        });
        return false;
    }
    output.write([&](std::ostream& out) {
        out << yes_text(automata, entry, against, tasks_text(all, options.every_pair), tally) << std::flush;
    });
    return true;
}

/// The automaton of that name, which must be one that the reference solves the same task as.
Entry const& to_be_checked(Catalogue const& automata, std::string const& name) {
    Entry const& entry = automata.find(name);
    if (entry.pegs == 0) throw WrongCall(entry.name + " plays no towers; there is no reference to check it against");
    return entry;
}

bool check_log(Catalogue const& automata, std::string const& file, Against against, std::istream& log, Output& output) {
    std::string answer;
    bool agrees = false;
    try {
        JsonLinesReader reader(log);
        Entry const& entry = to_be_checked(automata, reader.automaton());
        hanoi::Task const task = task_from(reader.task(), entry.pegs, entry.most_discs);
        if (reader.task().size() != task_fields(task).size())
            throw std::runtime_error("it is the log of some moves only, and check reads whole runs");
        LogWalk walk(reader, walk_of(entry, task), task);
        Verdict const verdict = checked(walk, entry, against, task, file);
        agrees = verdict.agrees;
        answer = agrees ? yes_text(automata, entry, against, task_text(task), {1, verdict.steps, verdict.moves})
                        : no_text(automata, entry, printable(file), verdict,
                                  "line " + std::to_string(verdict.steps + 1) + " of " + printable(file));
    } catch (std::exception const& error) {
        stop_if_interrupted();
        throw FileTrouble("cannot read " + printable(file) + ": " + error.what());
    }
    output.write([&](std::ostream& out) { out << answer; });
    return agrees;
}

/// The automata for so many pegs as are named; all of them where none is.
std::vector<Entry const*> playing_on(Catalogue const& automata, std::string const& pegs) {
    auto const named = static_cast<unsigned>(std::count(pegs.begin(), pegs.end(), ',')) + 1;
    std::vector<Entry const*> playing;
    for (Entry const& entry : automata)
        if (pegs.empty() ? entry.pegs > 0 : entry.pegs == named) playing.push_back(&entry);
    if (playing.empty()) throw WrongCall("no automaton plays on " + counted(named, "peg") + "; name 3 pegs, or 4");
    return playing;
}

}  // namespace

int check(CheckOptions const& options, Context const& context) {
    Output output(context.place, context.out);
    bool all_agree = true;
    Against const against = options.shortest ? Against::shortest : Against::recursion;
    if (!options.log.empty()) {
        Input log(context, options.log);
        all_agree = check_log(context.automata, options.log, against, log.stream(), output);
    } else {
        std::vector<Entry const*> entries;
        for (std::string const& name : options.names) {
            Entry const& entry = to_be_checked(context.automata, name);
            if (std::find(entries.begin(), entries.end(), &entry) == entries.end()) entries.push_back(&entry);
        }
        if (entries.empty()) entries = playing_on(context.automata, options.task.pegs);
        for (Entry const* entry : entries) try {
                for (hanoi::Task const& task : tasks_for(*entry, options.task)) require(*entry, task);
            } catch (WrongCall const& wrong) {
                throw options.names.size() < 2 ? wrong : WrongCall(entry->name + ": " + wrong.what());
            }
        for (Entry const* entry : entries)
            all_agree = check_live(context.automata, *entry, against, options.task, output) && all_agree;
    }
    output.keep();
    return all_agree ? yes : no;
}

}  // namespace statewalk::cli
