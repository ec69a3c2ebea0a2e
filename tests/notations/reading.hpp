// Files written for other programs, and those programs run on them.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "automata/core/graph.hpp"
#include "diagrams/text.hpp"
#include "tests/diagrams/graphs.hpp"
#include "tests/diagrams/names.hpp"
#include "tests/diagrams/player.hpp"

namespace statewalk::test {

/// Every kind of graph: a small one, one with hostile names, one with all that there is, and all names that may trip.
inline std::vector<TransitionGraph> every_graph() { return {buneman_levy(), hostile(), player(), stumbling()}; }

/// A folder for this process, gone when it ends.
class Folder {
public:
    Folder() : path_(std::filesystem::path(testing::TempDir()) / ("statewalk_" + std::to_string(getpid()))) {
        std::filesystem::create_directories(path_);
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(Folder const&) = delete;
    Folder& operator=(Folder const&) = delete;

    std::string file(std::string const& name) const { return (path_ / name).string(); }
    std::string written(std::string const& name, std::string const& text) const {
        std::ofstream(file(name), std::ios::binary) << text;
        return file(name);
    }
    std::string text(std::string const& name) const {
        std::ifstream in(file(name), std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

private:
    std::filesystem::path path_;
};

struct Ran {
    int status = 0;
    std::string output;  ///< standard output and, unless it was sent elsewhere, standard error
};

inline Ran ran(std::string const& command) {
    Ran result;
    std::FILE* const pipe = popen((command + " 2>&1").c_str(), "r");
    if (pipe == nullptr) return {-1, "cannot run " + command};
    std::array<char, 4096> part{};
    for (std::size_t size = 0; (size = std::fread(part.data(), 1, part.size(), pipe)) > 0;)
        result.output.append(part.data(), size);
    result.status = pclose(pipe);
    return result;
}

/// A text as a reader shows it: printable, each run of spaces (also those that do not break) one space, none at the ends.
inline std::string as_shown(std::string const& text) {
    std::string plain;
    std::string const shown = printable(text);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        bool const hard_space = shown.compare(i, 2, "\xC2\xA0") == 0;
        if (hard_space) ++i;
        plain += hard_space ? ' ' : shown[i];
    }
    return joined(wrapped(plain, plain.size() + 1), " ", [](std::string const& line) { return line; });
}

}  // namespace statewalk::test
