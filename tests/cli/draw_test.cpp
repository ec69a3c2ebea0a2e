// Compiled into a build with Graphviz only.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "tests/cli/shell.hpp"

namespace statewalk::cli::test {
namespace {

TEST(Draw, WritesTheFigureInDot) {
    Result const figure = statewalk("draw buneman-levy");
    EXPECT_EQ(figure.status, 0);
    EXPECT_EQ(figure.err, "");
    EXPECT_EQ(figure.out.rfind("digraph ", 0), 0U) << figure.out;
    EXPECT_EQ(statewalk("draw buneman-levy --style switch -f dot").out, figure.out);
}

TEST(Draw, OfTheFourPegQueueIsTheFigureThatWasLookedAt) {
    std::ifstream golden(std::filesystem::path(__FILE__).parent_path().parent_path() / "golden" /
                         "four_peg_queue_switch.dot");
    EXPECT_EQ(statewalk("draw four-peg-queue").out, std::string(std::istreambuf_iterator<char>(golden), {}));
}

TEST(Draw, OfAnAutomatonWithinAnAutomatonHasTheInnerOneInAFrame) {
    for (std::string const call : {"four-peg-queue", "four-peg-queue --style uml"})
        EXPECT_TRUE(contains(statewalk("draw " + call).out, "subgraph cluster_state_8 {")) << call;
    EXPECT_TRUE(contains(statewalk("draw frame-stack").out, "subgraph cluster_state_3 {"));
    EXPECT_FALSE(contains(statewalk("draw frame-table").out, "subgraph cluster"));
}

TEST(Draw, WritesTheOtherStyleAnotherWay) {
    std::string const figure = statewalk("draw buneman-levy --style uml").out;
    EXPECT_TRUE(contains(figure, "[!x1]")) << figure;
    EXPECT_NE(figure, statewalk("draw buneman-levy").out);
}

TEST(Draw, WritesPicturesInTheFormatAskedFor) {
    EXPECT_TRUE(contains(statewalk("draw buneman-levy -f svg").out, "<svg "));
    EXPECT_EQ(statewalk("draw buneman-levy -f png").out.substr(0, 8), "\x89PNG\r\n\x1A\n");
    EXPECT_EQ(statewalk("draw buneman-levy -f pdf").out.substr(0, 5), "%PDF-");
}

TEST(Draw, WritesTheSameBytesToAFile) {
    Folder const folder;
    Result const result = statewalk("draw buneman-levy -f svg -o " + folder.path("figure.svg"));
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.out, "");
    EXPECT_TRUE(folder.read("figure.svg") == statewalk("draw buneman-levy -f svg").out);
}

TEST(Draw, TakesEveryAutomatonThatIsListed) {
    for (std::string const& line : lines(statewalk("list").out)) {
        std::string const name = line.substr(0, line.find(' '));
        EXPECT_EQ(statewalk("draw " + name).status, 0) << name;
    }
}

TEST(Draw, TellsOfAFullDiskAndEndsQuietlyAtAClosedPipe) {
    expect_full_disk("draw buneman-levy");
    expect_quiet_end_at_a_closed_pipe("draw buneman-levy");
}

TEST(Draw, InRussianHasNotesAndElseInIt) {
    std::string const figure = statewalk("draw buneman-levy --lang ru").out;
    EXPECT_TRUE(contains(figure, "иначе")) << figure;
    EXPECT_FALSE(contains(figure, "else")) << figure;
    EXPECT_TRUE(contains(figure, "перенесены")) << figure;
    EXPECT_FALSE(contains(statewalk("draw buneman-levy --lang en").out, "иначе"));
}

}  // namespace
}  // namespace statewalk::cli::test
