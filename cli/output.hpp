// Where a command writes, and how it is stopped.
#pragma once

#include <cstdint>
#include <fstream>
#include <iosfwd>
#include <stdexcept>
#include <string>
#include <vector>

namespace statewalk::cli {

/// The call was wrong: exit status 2.
struct WrongCall : std::runtime_error {
    using std::runtime_error::runtime_error;
};
/// A file could not be read or written: exit status 3.
struct FileTrouble : std::runtime_error {
    using std::runtime_error::runtime_error;
};
/// Whoever read standard output has gone away: the end, quietly.
struct ReaderGone : std::exception {};
/// Ctrl-C: exit status 130.
struct Interrupted : std::exception {};

/// The error that a place cannot be written to. `error`: as in errno.
FileTrouble cannot_write(std::string const& place, int error);

/// What a path names in the end, through symbolic links, also where there is nothing yet. Throws FileTrouble where they
/// go round.
std::string behind_links(std::string const& place);

/// What a second Ctrl-C is to remove: a file, or a folder and then the files in it.
void remember_unfinished(std::vector<std::string> const& paths);

/// Standard output, or a file that is there only when it is complete: it is written beside its place and renamed by
/// keep(). A place that is no regular file (a pipe, a device) is written to directly. Throws FileTrouble or ReaderGone
/// when something cannot be written, at the latest from keep().
class Output {
public:
    /// `place`: a path, or "-" for `standard`.
    Output(std::string place, std::ostream& standard);
    Output(Output const&) = delete;
    Output& operator=(Output const&) = delete;
    ~Output();

    /// Writes with `write(std::ostream&)`; after the last, keep().
    template <class Write>
    void write(Write&& write) {
        try {
            write(stream());
        } catch (std::ios_base::failure const&) {
            fail();
        }
    }
    void keep();
    bool is_terminal() const;

private:
    std::ostream& stream() { return place_ == "-" ? standard_ : file_; }
    [[noreturn]] void fail();
    void discard();

    std::string place_;
    std::ostream& standard_;
    std::ofstream file_;
    std::string unfinished_;  ///< the file beside the place; empty when there is none
};

/// From here on Ctrl-C (and a request to terminate, or a closed terminal) is noted: interrupted() turns true, and a
/// second one ends the program at once. No half-written file stays in either case.
void catch_interrupts();
bool interrupted();

/// Tells on standard error, if that is a terminal, how far long work has come; nothing within the first second.
class Progress {
public:
    /// `silent`: where the work itself is shown on the terminal.
    explicit Progress(std::string what, bool silent = false);
    ~Progress();
    Progress(Progress const&) = delete;
    Progress& operator=(Progress const&) = delete;
    void at(std::uint64_t done, std::uint64_t all);

private:
    std::string what_;
    std::int64_t next_;
    bool shown_ = false;
};

}  // namespace statewalk::cli
