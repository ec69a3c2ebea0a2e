// What the command does, one function each. Each writes to standard output or to the file asked for, and returns the
// exit status. Errors are thrown: WrongCall, FileTrouble, ReaderGone, Interrupted.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "automata/core/coverage.hpp"
#include "automata/core/lint.hpp"
#include "cli/catalogue.hpp"
#include "cli/task_options.hpp"
#include "diagrams/translation.hpp"

namespace statewalk::cli {

enum Status { yes = 0, no = 1, wrong_call = 2, file_trouble = 3, interrupted_status = 130, reader_gone = 141 };

struct DrawOptions {
    std::string name;
    std::string view = "graph";  ///< or "connections"
    std::string style = "switch";
    std::string format;           ///< empty: as the name of the file ends, else dot
    std::string coverage;         ///< a log; empty: none
    std::vector<std::string> at;  ///< a step's number and a log; empty: none
    std::string check;            ///< a file that may be out of date; empty: none
};
/// Which run: of an automaton, or the one in a saved log.
struct RunOptions {
    std::string name;  ///< empty: the log names it
    std::string log;   ///< a file, or "-" for standard input; empty: run the automaton
    TaskOptions task;
    std::optional<std::uint64_t> budget;  ///< none: as many steps as a right automaton could need
    std::string range;                    ///< K..M: of an automaton that reads numbers, the moves to read; empty: all
    std::optional<std::string> events;    ///< of an automaton that waits for events: their names, by commas
};
struct TraceOptions : RunOptions {
    std::string format = "table";
};
/// Of a run that is walked: `step`, `play`.
struct WalkOptions : RunOptions {
    std::uint64_t at = 0;  ///< the step to begin at
};
struct CheckOptions {
    std::vector<std::string> names;  ///< none: every automaton
    TaskOptions task;
    std::string log;        ///< a file, or "-" for standard input; empty: run the automaton
    bool shortest = false;  ///< any shortest solution will do
};
struct MovesOptions {
    std::string name;
    TaskOptions task;
    std::string range;  ///< K..M, or K; empty: all
    std::string format = "numbered";
};

struct LintOptions {
    std::vector<std::string> names;     ///< none: every automaton
    std::optional<std::string> events;  ///< a script to look for rivals in
};
struct MutantsOptions {
    MutantsOptions() { task.discs = "1..5"; }
    std::vector<std::string> names;  ///< none: every automaton
    TaskOptions task;
    std::optional<std::string> events;  ///< of automata that wait for events; none: each of them twice
};
struct CoverageOptions {
    std::vector<std::string> logs;  ///< one at least
    double least = 0;               ///< percent
};

struct GradeOptions {
    std::vector<std::string> logs;      ///< one at least; none for one automaton, which makes its own moves
    TaskOptions task;                   ///< `discs` empty: 3, or as a saved log has it
    std::string automaton;              ///< whose protocol the logs are held against; empty: they are of moves
    std::optional<std::string> events;  ///< of an automaton that waits for events: their names, by commas
    std::string rubric;                 ///< a file; empty: the rubric that there is
    std::string format = "text";
};

struct TableOptions {
    std::string name;
    TaskOptions task;
};

struct NewOptions {
    std::string folder;
};

/// What a command works with: the automata that it knows, where it reads and writes, and in which language. `place`:
/// the file of -o, or "-" for `out`; `lang`: "en" or "ru".
struct Context {
    Catalogue const& automata;
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    std::string place = "-";
    std::string lang = "en";

    Language language() const { return lang == "ru" ? Language::ru : Language::en; }
    /// " --lang ru", for a command that is named to be called; empty for English.
    std::string lang_option() const { return language() == Language::en ? "" : " --lang " + lang; }
};

int list(Context const& context);
int draw(DrawOptions const& options, Context const& context);
int trace(TraceOptions const& options, Context const& context);
int step(WalkOptions const& options, Context const& context);
int play(WalkOptions const& options, Context const& context);
int check(CheckOptions const& options, Context const& context);
int moves(MovesOptions const& options, Context const& context);
int table(TableOptions const& options, Context const& context);
int lint(LintOptions const& options, Context const& context);
int mutants(MutantsOptions const& options, Context const& context);
/// Writes the folder `context.place`.
int gallery(Context const& context);
/// Writes the folder of a project.
int new_project(NewOptions const& options, Context const& context);
int coverage(CoverageOptions const& options, Context const& context);
int grade(GradeOptions const& options, Context const& context);

/// What lint finds in its graph, and in its run on these events, or on small tasks.
std::vector<Finding> findings_of(Entry const& entry, std::optional<std::string> const& events);

/// The arrows that the runs in some logs of one automaton have taken.
struct Covered {
    explicit Covered(Entry const& automaton)
        : entry(&automaton), graph(std::make_unique<TransitionGraph>(automaton.graph())), coverage(*graph) {}
    Entry const* entry;
    std::unique_ptr<TransitionGraph> graph;
    Coverage coverage;
};

/// Throws FileTrouble unless they are logs of one automaton as it is now.
Covered covered(std::vector<std::string> const& logs, Context const& context);

}  // namespace statewalk::cli
