// A folder that a command writes.
#pragma once

#include <filesystem>
#include <fstream>
#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

#include "cli/output.hpp"

namespace statewalk::cli {

/// A folder of files that are there only when all of them are complete. They are written into a folder of another name:
/// a new one beside its place, which keep() renames; where there is a folder already, a hidden one in it, out of which
/// keep() takes each file to its place, and removes what a killed run has left. Throws FileTrouble when something cannot be written, at the latest from keep().
class OutputFolder {
public:
    explicit OutputFolder(std::string place);
    OutputFolder(OutputFolder const&) = delete;
    OutputFolder& operator=(OutputFolder const&) = delete;
    ~OutputFolder();

    /// What there is in the place now: the names; those of all that is no file end in "/".
    std::vector<std::string> const& there() const { return there_; }

    /// Writes with `write(Files)`, in which `std::ostream& Files(name)` begins a file; after the last, keep().
    template <class Write>
    void write(Write&& write) {
        try {
            write([this](std::string const& name) -> std::ostream& { return begin(name); });
            close();
        } catch (std::ios_base::failure const&) {
            fail();
        }
    }
    /// The file that was begun last comes to its place last. What was there, and was not written anew, goes.
    void keep();

private:
    void note(std::filesystem::directory_entry const& entry);
    std::ostream& begin(std::string const& name);
    void close();
    [[noreturn]] void fail();
    void discard();
    std::string path(std::string const& name) const { return unfinished_ + "/" + name; }

    std::string place_;
    std::string unfinished_;
    bool is_new_ = true;
    std::vector<std::string> there_;
    std::vector<std::string> left_over_;  ///< hidden folders of runs that were killed
    std::vector<std::string> names_;      ///< of the files begun
    std::vector<std::unique_ptr<std::ofstream>> open_;
};

}  // namespace statewalk::cli
