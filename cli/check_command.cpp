// statewalk check: automata, or a saved log, against the reference.
#include "cli/commands.hpp"

#include <algorithm>
#include <functional>
#include <memory>
#include <ostream>
#include <stdexcept>

#include "cli/catalogue.hpp"
#include "cli/check.hpp"
#include "cli/output.hpp"
#include "cli/running.hpp"
#include "cli/saved_log.hpp"
#include "diagrams/text.hpp"
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

/// The step at which it went wrong; where only the graph is wrong, the last.
std::uint64_t place_of(Verdict const& verdict) { return verdict.difference ? verdict.difference->step : verdict.steps; }

/// The command that makes the page of this run, open at this step; or, of a step too late for a page, the table up to
/// it. `call`: how a command is called for this run.
std::string more_of(Verdict const& verdict, Context const& context,
                    std::function<std::string(std::string const& command)> const& call) {
    std::uint64_t const place = place_of(verdict);
    std::string const step = std::to_string(place);
    if (place > most_walked) return call("trace") + " --budget " + step + context.lang_option();
    return call("play") + " --at " + step + context.lang_option() + " -o page.html";
}

/// Shows how far a check has come; its answer is no once Ctrl-C was pressed.
class Watched {
public:
    Watched(hanoi::Task const& task, std::string const& what) : shown_(what), all_(fewest_moves(task)) {}
    std::function<bool(std::uint64_t)> progress() {
        return [this](std::uint64_t moves) {
            shown_.at(moves, all_);
            return !interrupted();
        };
    }

private:
    Progress shown_;
    std::uint64_t all_;
};

Verdict checked(Walk& walk, Entry const& entry, Against against, hanoi::Task const& task, std::string const& what) {
    Verdict verdict = check(walk, entry, against, task, Watched(task, what).progress());
    stop_if_interrupted();
    return verdict;
}

/// Without a word if all is right; else once more, step by step.
Verdict checked(Entry const& entry, Against against, hanoi::Task const& task) {
    std::string const what = entry.name + " " + task_text(task);
    if (against == Against::recursion) {
        std::optional<Verdict> const right = quick_check(entry, task, Watched(task, what).progress());
        stop_if_interrupted();
        if (right) return *right;
    }
    return checked(*walk_of(entry, task), entry, against, task, what);
}

bool check_live(Entry const& entry, Against against, TaskOptions const& options, Context const& context,
                Output& output) {
    Catalogue const& automata = context.automata;
    Language const language = context.language();
    Tally tally;
    std::vector<hanoi::Task> const all = tasks_for(entry, options);
    for (hanoi::Task const& task : all) {
        Verdict const verdict = checked(entry, against, task);
        ++tally.runs;
        tally.steps += verdict.steps;
        tally.moves += verdict.moves;
        if (verdict.agrees) continue;
        output.write([&](std::ostream& out) {
            std::string const more = more_of(verdict, context, [&](std::string const& command) {
                return automata.call(command, entry) + " " + task_text(task);
            });
            out << translated_lines(no_text(automata, entry, task_text(task), verdict, more), language) << std::flush;
        });
        return false;
    }
    output.write([&](std::ostream& out) {
        std::string const what = tasks_text(all, options.every_pair);
        out << translated_lines(yes_text(automata, entry, against, what, tally), language) << std::flush;
    });
    return true;
}

/// Throws WrongCall unless it is an automaton that the reference solves the same task as.
Entry const& to_be_checked(Entry const& entry) {
    if (entry.pegs == 0) throw WrongCall(entry.name + " plays no towers; there is no reference to check it against");
    return entry;
}

bool check_log(std::string const& file, Against against, Context const& context, Output& output) {
    Catalogue const& automata = context.automata;
    SavedLog log(file, context);
    Entry const& entry = to_be_checked(log.entry());
    hanoi::Task const task = log.task();
    log.compare_with(walk_of(entry, task), task);
    Verdict const verdict = checked(log, entry, against, task, file);
    std::string const name = printable(file);
    std::string answer;
    if (verdict.agrees) {
        answer = yes_text(automata, entry, against, task_text(task), {1, verdict.steps, verdict.moves});
    } else {
        Verdict in_file = verdict;
        in_file.account += "\n  line      " + std::to_string(place_of(verdict) + 1) + " of " + name;
        std::string const again = file == "-" ? "FILE" : shell_word(file);  // standard input is read up
        answer = no_text(automata, entry, name, in_file, more_of(verdict, context, [&](std::string const& command) {
                             return automata.program() + " " + command + " --log " + again;
                         }));
    }
    output.write([&](std::ostream& out) { out << translated_lines(answer, context.language()); });
    return verdict.agrees;
}

}  // namespace

int check(CheckOptions const& options, Context const& context) {
    Output output(context.place, context.out);
    bool all_agree = true;
    Against const against = options.shortest ? Against::shortest : Against::recursion;
    if (!options.log.empty()) {
        all_agree = check_log(options.log, against, context, output);
    } else {
        std::vector<Entry const*> entries;
        for (std::string const& name : options.names) {
            Entry const& entry = to_be_checked(context.automata.find(name));
            if (std::find(entries.begin(), entries.end(), &entry) == entries.end()) entries.push_back(&entry);
        }
        if (entries.empty()) entries = playing_on(context.automata, options.task.pegs);
        for (Entry const* entry : entries) try {
                for (hanoi::Task const& task : tasks_for(*entry, options.task)) require(*entry, task);
            } catch (WrongCall const& wrong) {
                throw options.names.size() < 2 ? wrong : WrongCall(entry->name + ": " + wrong.what());
            }
        for (Entry const* entry : entries)
            all_agree = check_live(*entry, against, options.task, context, output) && all_agree;
    }
    output.keep();
    return all_agree ? yes : no;
}

}  // namespace statewalk::cli
