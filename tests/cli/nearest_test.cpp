#include "cli/nearest.hpp"

#include <gtest/gtest.h>

#include <string>

namespace statewalk::cli {
namespace {

std::vector<std::string> const commands{"check", "draw", "list", "moves", "trace"};

TEST(DidYouMean, NamesTheNearest) {
    EXPECT_EQ(did_you_mean("lst", commands), "; did you mean list?");      // one letter added
    EXPECT_EQ(did_you_mean("traces", commands), "; did you mean trace?");  // one dropped
    EXPECT_EQ(did_you_mean("drow", commands), "; did you mean draw?");     // one changed
    EXPECT_EQ(did_you_mean("chekc", commands), "; did you mean check?");   // two changed
}

TEST(DidYouMean, AllowsMoreSlipsInALongerName) {
    std::vector<std::string> const names{"buneman-levy"};
    EXPECT_EQ(did_you_mean("bunemann-levi", names), "; did you mean buneman-levy?");
    EXPECT_EQ(did_you_mean("bunemanlevy", names), "; did you mean buneman-levy?");
    EXPECT_EQ(did_you_mean("Buneman-Levy", names), "; did you mean buneman-levy?");
}

TEST(DidYouMean, SaysNothingWhereNothingIsNear) {
    EXPECT_EQ(did_you_mean("recursion", commands), "");
    EXPECT_EQ(did_you_mean("x", {}), "");
}

TEST(DidYouMean, PutsUpWithAnEmptyAndAnEndlessName) {
    EXPECT_EQ(did_you_mean("", commands), "");
    EXPECT_EQ(did_you_mean(std::string(1'000'000, 'x'), commands), "");
}

TEST(Nearest, IsANameThatBeginsSo) {
    EXPECT_EQ(did_you_mean("buneman", {"action-tree", "buneman-levy", "buneman-levy-analytic"}),
              "; did you mean buneman-levy?");
    EXPECT_EQ(did_you_mean("bu", {"buneman-levy"}), "") << "two letters are too few";
}

}  // namespace
}  // namespace statewalk::cli
