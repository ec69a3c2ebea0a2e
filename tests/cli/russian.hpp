// Whether what a call says in Russian is Russian: no English is left but names.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "tests/cli/command.hpp"
#include "tests/patterns.hpp"

namespace statewalk::cli::test {

using Texts = std::vector<std::string>;

/// Names: of automata, commands, formats, styles, tables, events, programs, and what the course writes in Latin.
inline std::set<std::string> const& names() {
    static std::set<std::string> const all = [] {
        std::set<std::string> names{
            "statewalk", "tool",     "Step",       "Zero",     "coin",       "pass",     "list",      "draw",
            "trace",     "play",     "check",      "moves",    "table",      "lint",     "coverage",  "switch",
            "plain",     "mermaid",  "plantuml",   "scxml",    "json",       "protocol", "jsonl",     "tree",
            "nested",    "numbered", "arrow",      "sentence", "steps",      "discs",    "frame",     "game",
            "HTML",      "Ctrl",     "high",       "jsonl",    "JSON",       "JFLAP",    "endless",   "careless",
            "Structure", "hanoi",    "JavaScript", "Debian",   "page",       "step",     "gallery",   "html",
            "fish",      "small",    "push",       "grade",    "gradescope", "mutants",  "countdown", "connections"};
        for (Entry const& entry : catalogue())
            for (std::string const& word : pattern::all(entry.name, "[A-Za-z]+")) names.insert(word);
        return names;
    }();
    return all;
}

/// The lines of what a call says in Russian that hold an English word.
inline Texts english_lines(std::string const& text) {
    // "graph" and "text" are English words, and a view and a format: they are no names, but may stand among what is to be
    // typed.
    static std::string const quoted =
        "--[a-z-]+|'[^']*'|`[^`]*`|/[^ :]*/[^ :]+|-f [a-z]+|[a-z]+(\\|[a-z]+)+|\\{[a-z]+(,[a-z]+)+\\}(=[a-z]+)?|"
        "граф переходов \\(graph\\)|pdf или text";
    Texts all;
    for (std::string const& line : lines(text)) {
        bool is_english = false;
        for (std::string const& found : pattern::all(pattern::replaced(line, quoted, ""), "[A-Za-z]{4,}")) {
            bool const is_pegs = std::all_of(found.begin(), found.end(), [](char c) { return c <= 'Z'; });
            is_english = is_english || (!is_pegs && names().count(found) == 0);
        }
        if (is_english) all.push_back(line);
    }
    return all;
}

inline bool is_russian(std::string const& text) { return pattern::is_in(text, "\xD0[\x90-\xBF]|\xD1[\x80-\x8F]"); }

inline void expect_russian(Catalogue const& automata, std::string const& call, int status,
                           std::string const& input = "") {
    Result const result = called(automata, call + " --lang ru", input);
    EXPECT_EQ(result.status, status) << call << '\n' << result.err;
    EXPECT_EQ(english_lines(result.out + result.err), Texts{}) << call;
    EXPECT_TRUE(is_russian(result.out + result.err)) << call;
}

inline void expect_russian(std::string const& call, int status, std::string const& input = "") {
    expect_russian(catalogue(), call, status, input);
}

}  // namespace statewalk::cli::test
