// The synopsis of --help, taken apart, and held against what the command line really takes.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "cli/usage.hpp"
#include "tests/cli/command.hpp"
#include "tests/patterns.hpp"

namespace statewalk::cli::test {

/// What the synopsis says of each command: its own lines, those of TASK if it takes one, and those of "Everywhere".
inline std::map<std::string, std::string> said(Catalogue const& automata) {
    std::string const command_line = "  " + automata.program() + " ";
    std::map<std::string, std::string> all;
    std::string* here = nullptr;
    std::string task;
    std::string everywhere;
    for (std::string const& line : lines(synopsis(automata))) {
        if (line.rfind(command_line, 0) == 0)
            here = &all[line.substr(command_line.size(), line.find(' ', command_line.size()) - command_line.size())];
        else if (line.rfind("  TASK: ", 0) == 0)
            here = &task;
        else if (line.rfind("  Everywhere: ", 0) == 0)
            here = &everywhere;
        else if (line.rfind("  Defaults: ", 0) == 0)
            break;
        if (here != nullptr) *here += line + "\n";
    }
    for (auto& [command, words] : all) words += (contains(words, "TASK") ? task : "") + everywhere;
    return all;
}

/// -o and --output are one option: either will do.
inline std::vector<std::string> options_in(std::string const& text) {
    return pattern::all(text, "(^|[^a-zA-Z-])(--?[a-zA-Z][a-zA-Z-]*)", 2);
}

inline bool has(std::vector<std::string> const& all, std::string const& one) {
    return std::find(all.begin(), all.end(), one) != all.end();
}

inline void expect_every_option_to_be_said(Catalogue const& automata) {
    OptionsByCommand const taken = options_by_command(automata);
    for (auto const& [command, words] : said(automata)) {
        std::vector<std::string> const named = options_in(words);
        for (std::vector<std::string> const& names : taken.at(command))
            EXPECT_TRUE(
                std::any_of(names.begin(), names.end(), [&](std::string const& name) { return has(named, name); }))
                << automata.program() << ' ' << command << ' ' << names.back();
    }
}

inline void expect_no_other_option_to_be_said(Catalogue const& automata) {
    OptionsByCommand const taken = options_by_command(automata);
    for (auto const& [command, words] : said(automata)) {
        std::vector<std::string> known;
        for (std::vector<std::string> const& names : taken.at(command))
            known.insert(known.end(), names.begin(), names.end());
        for (std::string const& option : options_in(words)) {
            bool const for_others = option == "--every-pair" && command != "check" && command != "mutants";
            EXPECT_NE(has(known, option), for_others) << automata.program() << ' ' << command << ' ' << option;
        }
    }
}

}  // namespace statewalk::cli::test
