#include <gtest/gtest.h>

#include <string>

#include "tests/cli/command.hpp"
#include "tests/diagrams/with_graphviz.hpp"

namespace statewalk::cli::test {
namespace {

using statewalk::test::has_graphviz;

class Draw : public statewalk::test::WithGraphviz {};

TEST(List, HasALineForEachAutomatonWhichBeginsWithItsName) {
    Result const list = statewalk("list");
    EXPECT_EQ(list.status, 0);
    EXPECT_EQ(list.err, "");
    ASSERT_FALSE(lines(list.out).empty());
    EXPECT_EQ(lines(list.out).front(),
              "buneman-levy  3 pegs  two states: the smallest disc, then the only other move "
              "(Buneman, Levy 1980; Tukkel, Shalyto, Shamgunov 2002, figure 10)");
}

TEST(List, NamesAutomataThatCanBeDrawnTracedAndChecked) {
    for (std::string const& line : lines(statewalk("list").out)) {
        std::string const name = line.substr(0, line.find(' '));
        EXPECT_EQ(statewalk("draw " + name).status, has_graphviz() ? 0 : 2) << name;
        EXPECT_EQ(statewalk("trace " + name).status, 0) << name;
        EXPECT_EQ(statewalk("check " + name).status, 0) << name;
    }
}

TEST_F(Draw, WritesTheFigureInDot) {
    Result const figure = statewalk("draw buneman-levy");
    EXPECT_EQ(figure.status, 0);
    EXPECT_EQ(figure.err, "");
    EXPECT_EQ(figure.out.rfind("digraph ", 0), 0U) << figure.out;
    EXPECT_EQ(statewalk("draw buneman-levy --style switch -f dot").out, figure.out);
}

TEST_F(Draw, WritesTheOtherStyleAnotherWay) {
    std::string const figure = statewalk("draw buneman-levy --style uml").out;
    EXPECT_TRUE(contains(figure, "[!x1]")) << figure;
    EXPECT_NE(figure, statewalk("draw buneman-levy").out);
}

TEST_F(Draw, WritesPicturesInTheFormatAskedFor) {
    EXPECT_TRUE(contains(statewalk("draw buneman-levy -f svg").out, "<svg "));
    EXPECT_EQ(statewalk("draw buneman-levy -f png").out.substr(0, 8), "\x89PNG\r\n\x1A\n");
    EXPECT_EQ(statewalk("draw buneman-levy -f pdf").out.substr(0, 5), "%PDF-");
}

TEST_F(Draw, WritesTheSameBytesToAFile) {
    Folder const folder;
    Result const result = statewalk("draw buneman-levy -f svg -o " + folder.path("figure.svg"));
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.out, "");
    EXPECT_TRUE(folder.read("figure.svg") == statewalk("draw buneman-levy -f svg").out);
}

TEST(DrawWithoutGraphviz, SaysWhatIsMissingInOneLineAndLeavesNoFile) {
    if (has_graphviz()) GTEST_SKIP() << "this build has Graphviz";
    Folder const folder;
    Result const result = statewalk("draw buneman-levy -o " + folder.path("figure.dot"));
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(lines(result.err).size(), 1U);
    EXPECT_TRUE(contains(result.err, "Graphviz")) << result.err;
    EXPECT_TRUE(folder.names().empty());
}

}  // namespace
}  // namespace statewalk::cli::test
