// diagrams/po/ru.po against the sources: what the code asks for is there, and what is there the code says.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "diagrams/translation.hpp"
#include "tests/cli/command.hpp"
#include "tests/patterns.hpp"

namespace statewalk::cli::test {
namespace {

using Texts = std::vector<std::string>;

std::string content(std::filesystem::path const& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The text without quotes between which nothing stands: what is one string for C++ is one here.
std::string with_whole_strings(std::string const& source) {
    std::string all;
    for (std::size_t at = 0; at < source.size(); ++at) {
        std::size_t const next = source[at] == '"' ? source.find_first_not_of(" \n", at + 1) : std::string::npos;
        bool const ends_before = at > 0 && source[at - 1] != '\\' && source[at - 1] != '(';
        if (next != std::string::npos && next > at + 1 && source[next] == '"' && ends_before)
            at = next;
        else
            all += source[at];
    }
    return all;
}

/// Of the directory, with those in it.
std::string sources(std::string const& directory) {
    std::string all;
    for (auto const& entry :
         std::filesystem::recursive_directory_iterator(std::filesystem::path(STATEWALK_ROOT) / directory))
        if (entry.path().extension() == ".cpp" || entry.path().extension() == ".hpp") all += content(entry.path());
    return with_whole_strings(all);
}

std::string const& all_sources() {
    static std::string const all = sources("automata") + sources("solvers") + sources("diagrams") + sources("cli") +
                                   content(std::filesystem::path(STATEWALK_ROOT) / "diagrams/gallery/index.html");
    return all;
}

/// What stands between the gaps of a text, and between marks, which C++ writes otherwise.
Texts pieces(std::string const& text) {
    Texts all;
    for (std::string const& whole : lines(pattern::replaced(text, "\\{(text)?\\}|[^A-Za-z0-9 ,'-]", "\n"))) {
        std::size_t const first = whole.find_first_not_of(" ,'");
        if (first != std::string::npos) all.push_back(whole.substr(first, whole.find_last_not_of(" ,'") - first + 1));
    }
    return all;
}

/// Whether the sources have it: whole, or put together of three parts at most, as "no " + kind + " in ".
bool is_said(std::string piece) {
    for (int parts = 0; parts < 3; ++parts) {
        std::size_t end = piece.size();
        while (end != std::string::npos && all_sources().find(piece.substr(0, end)) == std::string::npos)
            end = end == 0 ? std::string::npos : piece.rfind(' ', end - 1);
        if (end == std::string::npos) return false;
        if (end == piece.size()) return true;
        piece.erase(0, end + 1);
    }
    return false;
}

/// What CLI11 and the system say.
bool is_said_by_others(std::string const& text) {
    return pattern::is_whole(text, "[A-Z].*|.*(required|Should be|inputs for a flag).*");
}

TEST(Russian, HasNoTextThatNobodySays) {
    Texts unused;
    for (Translated const& entry : translations(Language::ru)) {
        std::string const english(entry.english.substr(entry.english.find('\004') + 1));
        Texts const all = pieces(english);
        if (!is_said_by_others(english) && !std::all_of(all.begin(), all.end(), is_said)) unused.push_back(english);
    }
    EXPECT_EQ(unused, Texts{});
}

/// The texts in calls of translated and filled.
Texts texts_in(std::string const& source) {
    std::string const text = with_whole_strings(content(std::filesystem::path(STATEWALK_ROOT) / source));
    EXPECT_FALSE(text.empty()) << source;
    std::string const call =
        R"re((?:translated|filled|word)\(\s*(?:[a-z_.]+\s*\?\s*)?"([^"]+)"(?:\s*:\s*"([^"]+)")?[,)])re";
    Texts all;
    for (auto const& match : pattern::matches(text, call)) {
        all.push_back(match[1]);
        if (!match[2].empty()) all.push_back(match[2]);
    }
    return all;
}

TEST(Russian, HasEveryTextThatTheCodeAsksFor) {
    std::set<std::string> known;
    for (Translated const& entry : translations(Language::ru)) known.emplace(entry.english);
    for (std::string const source :
         {"diagrams/protocol.cpp", "diagrams/trace_table.cpp", "diagrams/trace_cells.cpp", "diagrams/labels.cpp",
          "diagrams/mermaid.cpp", "diagrams/plantuml.cpp", "diagrams/dot_labels.cpp", "cli/draw.cpp", "cli/lint.cpp",
          "cli/coverage.cpp", "cli/table.cpp", "cli/usage.cpp", "cli/moves.cpp", "cli/nearest.cpp", "cli/step.cpp",
          "cli/step_view.cpp", "cli/stepping.cpp", "cli/mutants.cpp"}) {
        Texts missing;
        Texts const asked = texts_in(source);
        EXPECT_FALSE(asked.empty()) << source;
        std::copy_if(asked.begin(), asked.end(), std::back_inserter(missing),
                     [&](std::string const& text) { return known.count(text) == 0; });
        EXPECT_EQ(missing, Texts{}) << source;
    }
    for (std::string const text : {"state", "event", "inputs", "outputs", "next", "move", "else", "at once", "{} step",
                                   "{} steps", "{} move", "{} moves", "{} after {}", "{} after {} and {}"})
        EXPECT_EQ(known.count(text), 1U) << text;
}

TEST(Russian, HasEveryTextOfTheGallery) {
    std::string const page = content(std::filesystem::path(STATEWALK_ROOT) / "diagrams/gallery/index.html");
    std::set<std::string> texts{"Equal to the recursion?", "Free of faults?"};
    for (std::string const& text : pattern::all(page, "\\{\\{([^}]+)\\}\\}", 1)) texts.insert(text);
    EXPECT_GT(texts.size(), 10U);
    for (Translated const& entry : translations(Language::ru)) texts.erase(std::string(entry.english));
    EXPECT_EQ(texts, std::set<std::string>{});
}

}  // namespace
}  // namespace statewalk::cli::test
