// The check sees every mutant of every automaton in the catalogue, but for those that change nothing.
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "tests/cli/command.hpp"

namespace statewalk::cli::test {
namespace {

/// "z0 run twice | 0 -> 1 / z0": the first cells of the rows of a table that end with "survives".
std::vector<std::string> survivors(std::string const& text) {
    std::vector<std::string> all;
    for (std::string const& line : lines(text)) {
        if (!contains(line, "| survives")) continue;
        std::string close;
        for (std::string const& word : split_at_spaces(line.substr(0, line.find(" | -"))))
            close += (close.empty() ? "" : " ") + word;
        all.push_back(close);
    }
    return all;
}

/// Who survives, and why that changes nothing.
std::map<std::string, std::vector<std::string>> const& harmless() {
    // The orders that begin a run, or a search, set variables (":="), and set them to the same the second time.
    static std::map<std::string, std::vector<std::string>> const all{
        {"recursion-stack", {"z0 run twice | 0 -> 1 / z0"}},
        {"recursion-stack-folded", {"z0 run twice | 0 -> 1 / z0"}},
        {"action-tree", {"z0 run twice | 0 -> 1 / z0"}},
        // Here z2 computes the next move from its number, whichever disc makes it: the moves stay the same, one a step.
        {"buneman-levy-analytic", {"z1 skipped | 1 -> 1 [!x1] / z2; z1"}},
        {"arsac-alternation", {"z0 run twice | 0 -> 1 / z0; z1"}},
        {"arsac-move-number", {"z0 run twice | 0 -> 1 / z0"}},
        // A counter is made with i = 0 and s = 1, which is what z0 sets: the order is for a second run.
        {"lowest-zero", {"z0 skipped | 0 -> 1 / z0", "z0 run twice | 0 -> 1 / z0"}},
        {"doubling-list", {"z0 run twice | 0 -> 1 / z0"}},
        // A digit that no arrow takes leaves the automaton where it is; so does this arrow.
        {"hanoi-word", {"switched off | a -> a"}},
        // z1 is r := 1; best := f(m, 1).
        {"frame-table", {"z0 run twice | 0 -> 1 / z0", "z1 run twice | 1 -> 2 / z1"}},
        {"game-34", {"z0 run twice | 0 -> 1 / z0"}},
        // The nested automaton's begins a list as that of doubling-list does.
        {"frame-stack", {"z11 run twice | 0 -> 1 / z11", "z0 run twice | 3/0 -> 3/1 / z0"}},
        {"four-peg-queue", {"z11 run twice | 1 -> 2 / z11", "z0 run twice | 8/0 -> 8/1 / z0"}},
    };
    return all;
}

TEST(Mutants, OfEveryAutomatonAreSeenButThoseThatChangeNothing) {
    for (Entry const& entry : catalogue()) {
        auto const known = harmless().find(entry.name);
        std::vector<std::string> const expected =
            known == harmless().end() ? std::vector<std::string>() : known->second;
        Result const result = statewalk("mutants " + entry.name);
        EXPECT_EQ(result.err, "");
        EXPECT_EQ(survivors(result.out), expected) << result.out;
        EXPECT_EQ(result.status, expected.empty() ? 0 : 1) << entry.name;
    }
}

TEST(Mutants, OfAllAutomataAreToldOneAfterTheOther) {
    Result const all = statewalk("mutants -n 1..2");
    EXPECT_EQ(all.status, 1);
    std::string each;
    for (Entry const& entry : catalogue())
        each += statewalk("mutants " + entry.name + (entry.pegs > 0 ? " -n 1..2" : "")).out;
    EXPECT_EQ(all.out, each);
}

}  // namespace
}  // namespace statewalk::cli::test
