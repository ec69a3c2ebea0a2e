#include "cli/usage.hpp"

#include <algorithm>
#include <vector>

#include "diagrams/figures.hpp"
#include "diagrams/text.hpp"

namespace statewalk::cli {
namespace {

constexpr std::size_t column = 42;  // in which it is said what a command does

struct Usage {
    std::string command;
    std::string arguments;  ///< one or more lines
    std::string what;       ///< the same
};

/// `NAME` and `[NAME...]` are gone where there is only one.
std::vector<Usage> usages(Catalogue const& automata) {
    bool const one = automata.only_one() != nullptr;
    bool const play = has_players(automata);
    bool const wait = has_waiters(automata);
    bool const read = has_readers(automata);
    std::string const name = one ? "" : "NAME ";
    std::string const names = one ? "" : "[NAME...] ";
    std::string const events = "--events E1,E2,...";
    std::string const run = play && wait ? "TASK|" + events : play ? "TASK" : events;
    std::string const shown = name + run + " | --log FILE\n[--budget STEPS]" + (read ? " [--range K..M]" : "");
    std::string const lint_events = wait ? "[" + events + "]" : "";
    std::vector<Usage> all{
        {"list", "", "every automaton: name, pegs, what it is, source"},
        {"draw",
         name +
             "[--view graph|connections] [--style switch|uml|plain] [--coverage LOG] [--at STEP LOG]\n"
             "[--check FILE] [-f " +
             joined(figure_format_names(), "|") + "]",
         "its transition graph, or its scheme of connections (as a table too: -f text)"},
        {"trace", shown + "\n[-f table|protocol|jsonl|csv" + (one ? "]" : "|tree|nested]"),
         one ? "its run, state by state" : "its run, state by state (tree, nested: of action-tree)"},
        {"step", shown + " [--at STEP]", "walk it at the terminal, forwards and back"},
        {"play", shown + " [--at STEP]", "one HTML page to walk it in a browser"},
        {"check", names + "TASK | --log FILE [--shortest]",
         one ? "against the reference recursion" : "against the reference recursion; without a name, every automaton"},
        {"moves", name + "TASK [--range K..M] [-f numbered|arrow|sentence|steps|packed]",
         "the moves alone, one a line: number, disc, from, to"},
        {"table", "discs TASK", "for each disc its moves, their numbers from 0, and these in binary"},
        {"table", "frame-table|game-34 TASK",
         "the fewest moves on four pegs, disc by disc, and where to split the tower"},
        {"lint", names + lint_events, "what is wrong with it, from its graph and small runs"},
        {"mutants", names + (play ? run : "[" + events + "]"),
         "whether the check sees it when something in its table is changed"},
        {"coverage", "LOG... [--min PERCENT]", "which arrows the runs in saved logs have taken"},
        {"grade",
         (one ? "[LOG...] TASK [--rubric FILE]\n" : "LOG... [--automaton NAME] " + run + "\n[--rubric FILE] ") +
             "[-f text|json|csv|gradescope]",
         one ? "what it is worth: its moves, lint, arrows taken; or what logs are worth"
             : "what moves printed by any program, or saved logs, are worth"},
        {"new", "DIR", "a student's project, ready to build: automaton, tests, diagram"},
        {"gallery", "-o DIR", "an index page with every automaton: diagram, source, cost, verdict, run"}};
    all.erase(std::remove_if(all.begin(), all.end(),
                             [&](Usage const& usage) { return !has_command(automata, usage.command); }),
              all.end());
    return all;
}

std::string indented(std::string text, std::size_t columns) {
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 1))
        text.insert(at + 1, columns, ' ');
    return text;
}

constexpr char const* about_task = R"(
  TASK: -n, --discs N (check, mutants: or LO..HI), --from A, --to C, --pegs A,B,C, --every-pair (check, mutants),
        --ties low|high (four pegs: of two equally good ways to split the tower, the one with fewer or more discs
        moved on three pegs)
)";
constexpr char const* about_everywhere =
    "  Everywhere: -o FILE (\"-\", the default, is standard output), --lang en|ru, -h, --help, --version\n";
constexpr char const* about_range =
    "  Range: numbers of moves from 1, or one; hanoi-word, up to 100000 discs, reads them at once\n";
constexpr char const* about_defaults =
    "  Defaults: 3 discs (mutants: 1..5), from the first peg to the last, pegs A B C (D), the first of the words "
    "above\n";
constexpr char const* about_status = R"(
  Exit status: 0 yes; 1 the answer is no; 2 the call was wrong; 3 a file could not be read or written;
               130 Ctrl-C; 141 the reader of standard output went away
)";

}  // namespace

bool has_players(Catalogue const& automata) {
    return std::any_of(automata.begin(), automata.end(), [](Entry const& entry) { return entry.pegs > 0; });
}

bool has_waiters(Catalogue const& automata) {
    return std::any_of(automata.begin(), automata.end(), [](Entry const& entry) { return entry.pegs == 0; });
}

bool has_readers(Catalogue const& automata) {
    return std::any_of(automata.begin(), automata.end(), [](Entry const& entry) { return entry.reads_numbers; });
}

bool has_command(Catalogue const& automata, std::string const& command) {
    if (command == "list" || command == "table" || command == "gallery" || command == "new")
        return automata.only_one() == nullptr;
    if (command == "check" || command == "moves" || command == "grade") return has_players(automata);
    return true;
}

std::string synopsis(Catalogue const& automata, Language language) {
    std::string text =
        filled("{}: automata as code, from one table to diagram, trace and proof", {automata.program()}, language) +
        "\n\n";
    for (Usage const& usage : usages(automata)) {
        std::string line = "  " + automata.program() + " " + usage.command + " ";
        line += indented(translated_places(usage.arguments, language), columns(line));
        while (line.back() == ' ') line.pop_back();
        std::size_t const width = columns(line);
        bool const short_enough = width < column - 1;
        text += line + (short_enough ? std::string(column - width, ' ') : "\n" + std::string(column, ' ')) +
                translated(usage.what, language) + "\n";
    }
    bool const play = has_players(automata);
    text += play ? translated(about_task, language) : "\n";
    if (automata.only_one() && !play)
        text +=
            "  " + translated("Events", language) + ": " + joined(automata.only_one()->events, ", ", printable) + "\n";
    text += translated(about_everywhere, language);
    if (has_command(automata, "list")) text += translated(about_range, language);
    if (play) text += translated(about_defaults, language);
    return text + translated(about_status, language);
}

}  // namespace statewalk::cli
