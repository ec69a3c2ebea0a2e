// The check of a right automaton: what it counts, and how it is stopped.
#include "cli/check.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "cli/catalogue.hpp"

namespace statewalk::cli {
namespace {

hanoi::Task discs(unsigned number) { return {number, {"A", "B", "C"}, 0, 2}; }

Verdict verdict_on_buneman_levy(unsigned number_of_discs, std::function<bool(std::uint64_t)> const& progress) {
    std::unique_ptr<Walk> const walk = catalogue().find("buneman-levy").walk(discs(number_of_discs), {}, {});
    return check(*walk, discs(number_of_discs), Against::recursion, patience_for(discs(number_of_discs)), progress);
}

bool go_on(std::uint64_t) { return true; }

TEST(Check, CountsStepsMovesAndArrows) {
    // Figure 10 at n = 3: 0-1 once, 1-0 once, 1-1 three times.
    Verdict const verdict = verdict_on_buneman_levy(3, go_on);
    EXPECT_TRUE(verdict.agrees);
    EXPECT_FALSE(verdict.interrupted);
    EXPECT_EQ(verdict.account, "");
    EXPECT_EQ(verdict.steps, 5U);
    EXPECT_EQ(verdict.moves, 7U);
    EXPECT_EQ(verdict.taken, (std::vector<std::uint64_t>{1, 1, 3}));
}

TEST(Check, TakesNoStepForAnEmptyTask) {
    Verdict const verdict = verdict_on_buneman_levy(0, go_on);
    EXPECT_TRUE(verdict.agrees);
    EXPECT_EQ(verdict.steps, 0U);
    EXPECT_EQ(verdict.moves, 0U);
    EXPECT_EQ(verdict.taken, (std::vector<std::uint64_t>{0, 0, 0}));
}

TEST(Check, TellsItsProgressAndStopsWhenToldTo) {
    // 2^19 - 1 moves; word is given every 2^18.
    std::vector<std::uint64_t> told;
    Verdict const verdict = verdict_on_buneman_levy(19, [&](std::uint64_t moves) {
        told.push_back(moves);
        return false;
    });
    EXPECT_EQ(told, (std::vector<std::uint64_t>{262'144}));
    EXPECT_TRUE(verdict.interrupted);
    EXPECT_FALSE(verdict.agrees);
    EXPECT_EQ(verdict.account, "interrupted after 262144 moves, which agree");
}

TEST(Check, GoesOnWhenItsProgressIsNoReasonToStop) {
    Verdict const verdict = verdict_on_buneman_levy(19, go_on);
    EXPECT_TRUE(verdict.agrees);
    EXPECT_EQ(verdict.moves, 524'287U);
    EXPECT_EQ(verdict.steps, 262'145U);
}

}  // namespace
}  // namespace statewalk::cli
