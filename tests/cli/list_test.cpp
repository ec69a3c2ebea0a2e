#include <gtest/gtest.h>

#include <string>

#include "tests/cli/command.hpp"

namespace statewalk::cli::test {
namespace {

TEST(List, HasALineForEachAutomatonWhichBeginsWithItsName) {
    Result const list = statewalk("list");
    EXPECT_EQ(list.status, 0);
    EXPECT_EQ(list.err, "");
    int found = 0;
    for (std::string const& line : lines(list.out))
        if (unpadded(line) ==
            "buneman-levy  3 pegs  two states: the smallest disc, then the only other move "
            "(Buneman, Levy 1980; Tukkel, Shalyto, Shamgunov 2002, figure 10)")
            ++found;
    EXPECT_EQ(found, 1) << list.out;
}

TEST(List, NamesAutomataThatCanBeTracedAndChecked) {
    for (std::string const& line : lines(statewalk("list").out)) {
        std::string const name = line.substr(0, line.find(' '));
        bool const waits_for_events = contains(line, "  no pegs  ");
        EXPECT_EQ(statewalk("trace " + name + (waits_for_events ? " --events coin" : "")).status, 0) << name;
        EXPECT_EQ(statewalk("check " + name).status, waits_for_events ? 2 : 0) << name;
    }
}

}  // namespace
}  // namespace statewalk::cli::test
