// What the command does, one function each. Each writes to standard output or to the file asked for, and returns the
// exit status. Errors are thrown: WrongCall, FileTrouble, ReaderGone, Interrupted.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "cli/task_options.hpp"

namespace statewalk::cli {

enum Status { yes = 0, no = 1, wrong_call = 2, file_trouble = 3, interrupted_status = 130, reader_gone = 141 };

struct DrawOptions {
    std::string name;
    std::string style = "switch";
    std::string format = "dot";
};
struct TraceOptions {
    std::string name;
    TaskOptions task;
    std::optional<std::uint64_t> budget;  ///< none: as many steps as a right automaton could need
    std::string range;                    ///< K..M: of an automaton that reads numbers, the moves to read; empty: all
    std::string format = "table";
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

struct TableOptions {
    std::string name;
    TaskOptions task;
};

/// Where a command reads and writes. `place`: the file of -o, or "-" for `out`.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    std::string place = "-";
};

int list(Streams const& streams);
int draw(DrawOptions const& options, Streams const& streams);
int trace(TraceOptions const& options, Streams const& streams);
int check(CheckOptions const& options, Streams const& streams);
int moves(MovesOptions const& options, Streams const& streams);
int table(TableOptions const& options, Streams const& streams);

}  // namespace statewalk::cli
