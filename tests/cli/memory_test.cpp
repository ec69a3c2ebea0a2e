// The check of many discs needs no more memory than the check of a few.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <string>

#include "cli/task_options.hpp"
#include "tests/cli/command.hpp"

namespace statewalk::cli::test {
namespace {

/// The most memory, in kilobytes, that `statewalk COMMAND OF -n DISCS MORE` held at once (peak.cpp).
template <class... More>
long peak(std::string const& command, std::string const& of, std::string const& discs, More... more) {
    std::string line = STATEWALK_PEAK " " STATEWALK_COMMAND " " + command + " " + shell_word(of) + " -n " + discs;
    ((line += std::string(" ") + more), ...);
    FILE* const pipe = popen(line.c_str(), "r");
    long kilobytes = 0;
    EXPECT_EQ(std::fscanf(pipe, "%ld", &kilobytes), 1) << line;
    pclose(pipe);
    return kilobytes;
}

long peak_of_check(char const* name, char const* discs) { return peak("check", name, discs); }

/// Of grading the moves of so many discs, as lowest-zero prints them.
long peak_of_grade(char const* discs) {
    Folder const folder;
    std::string const log = folder.path("log");
    EXPECT_EQ(statewalk({"moves", "lowest-zero", "-n", discs, "-f", "sentence", "-o", log}).status, 0);
    return peak("grade", log.c_str(), discs);
}

TEST(Memory, OfACheckDoesNotGrowWithTheNumberOfMoves) {
    long const few = peak_of_check("buneman-levy", "8");    // 255 moves
    long const many = peak_of_check("buneman-levy", "20");  // 1 048 575 moves: 12 bytes each would be 12 000 kB
    EXPECT_LT(many, few + 500);
}

TEST(Memory, OfACheckOnFourPegsIsThatOfTheQueue) {
    // 163 841 moves of 12 bytes would be 1966 kB; a queue of 16 383 items of 24 bytes is 394 kB. The longest list of
    // moves on three pegs has 2^14 - 1 entries of one byte.
    EXPECT_LT(peak_of_check("frame-stack", "99"), peak_of_check("frame-stack", "8") + 500);
    EXPECT_LT(peak_of_check("four-peg-queue", "99"), peak_of_check("four-peg-queue", "8") + 1000);
}

TEST(Memory, OfATraceAsJsonLinesDoesNotGrowWithTheNumberOfSteps) {
    long const few = peak("trace", "buneman-levy", "8", "-f", "jsonl");    // 129 lines
    long const many = peak("trace", "buneman-levy", "18", "-f", "jsonl");  // 131 073 lines: 30 000 kB
    EXPECT_LT(many, few + 500);
}

TEST(Memory, OfAGradeDoesNotGrowWithTheNumberOfMoves) {
    EXPECT_LT(peak_of_grade("18"), peak_of_grade("8") + 500);  // 262 143 lines are 6000 kB
}

}  // namespace
}  // namespace statewalk::cli::test
