// draw --view connections. Compiled into a build with Graphviz only.
#include <gtest/gtest.h>

#include <string>

#include "diagrams/figures.hpp"
#include "tests/cli/command.hpp"
#include "tests/cli/machines.hpp"

namespace statewalk::cli::test {
namespace {

std::string const connections_of_turnstile = R"(A1  turnstile

symbol | kind   | from             | to                | what it means
coin   | event  | source of events | A1                | a coin is put in
pass   | event  | source of events | A1                | somebody pushes through
z1     | output | A1               | object of control | unlock
z2     | output | A1               | object of control | lock
z3     | output | A1               | object of control | say thank you
z4     | output | A1               | object of control | ring the bell
)";

TEST(DrawConnections, AsTextAreATable) {
    EXPECT_EQ(statewalk("draw turnstile --view connections -f text").out, connections_of_turnstile);
}

TEST(DrawConnections, AreWrittenInTheFormatInWhichTheNameOfTheFileEnds) {
    Folder const folder;
    for (FigureFormat const& format : connection_formats()) {
        std::string const name = "scheme" + std::string(format.suffix);
        Result const result = statewalk("draw turnstile --view connections -o " + folder.path(name));
        EXPECT_EQ(result.status, 0) << name << result.err;
        if (format.name == "pdf") continue;  // says when it was made
        EXPECT_TRUE(folder.read(name) ==
                    statewalk("draw turnstile --view connections -f " + std::string(format.name)).out)
            << name;
    }
    EXPECT_EQ(folder.read("scheme.txt"), connections_of_turnstile);
    EXPECT_TRUE(contains(folder.read("scheme.dot"), "class=automaton"));
    EXPECT_TRUE(contains(folder.read("scheme.svg"), "say thank you"));
}

TEST(DrawConnections, AreDotByDefaultAndTheGraphIsTheViewByDefault) {
    EXPECT_EQ(statewalk("draw turnstile --view connections").out,
              statewalk("draw turnstile --view connections -f dot").out);
    EXPECT_EQ(statewalk("draw turnstile --view graph").out, statewalk("draw turnstile").out);
    EXPECT_NE(statewalk("draw turnstile --view connections").out, statewalk("draw turnstile").out);
}

TEST(DrawConnections, AreThoseOfAnybodysMachineToo) {
    Result const result = called(alone(toll()), "draw --view connections -f text");
    EXPECT_EQ(result.status, 0);
    EXPECT_TRUE(contains(result.out, "| source of events ")) << result.out;
}

TEST(DrawConnections, AreHeldAgainstAFile) {
    Folder const folder;
    for (std::string const name : {"kept.dot", "kept.svg", "kept.txt"}) {
        std::string const check = "draw turnstile --view connections --check " + folder.path(name);
        EXPECT_EQ(statewalk("draw turnstile --view connections -o " + folder.path(name)).status, 0);
        EXPECT_EQ(statewalk(check).status, 0);
        std::string const other = statewalk("draw buneman-levy --view connections -o " + folder.path(name)).err;
        Result const no = statewalk(check);
        EXPECT_EQ(no.status, 1);
        EXPECT_EQ(no.err, "statewalk: " + folder.path(name) +
                              " is not what turnstile is now; draw it again with `statewalk draw turnstile "
                              "--view connections -o " +
                              folder.path(name) + "`\n");
    }
}

TEST(DrawConnections, RefuseWhatIsOfTheGraph) {
    for (std::string const format : {"mermaid", "plantuml", "scxml", "jff", "json"})
        expect_refusal(
            statewalk("draw turnstile --view connections -f " + format), 2,
            "-f " + format + " shows the graph only: --view connections is drawn as dot, svg, png, pdf or text");
    for (std::string const run : {"--coverage log", "--at 1 log"})
        expect_refusal(statewalk("draw turnstile --view connections " + run), 2,
                       "--view connections shows no run; leave out --coverage and --at");
    expect_refusal(statewalk("draw turnstile --view connections --style uml"), 2,
                   "--view connections has one style; leave out --style");
    expect_refusal(statewalk("draw turnstile -f text"), 2,
                   "-f text shows the connections only: call it with --view connections");
    expect_refusal(statewalk("draw turnstile -o scheme.txt"), 2,
                   "-f text shows the connections only: call it with --view connections");
    expect_refusal(statewalk("draw turnstile --view connections -o scheme.mmd"), 2,
                   "-f mermaid shows the graph only: --view connections is drawn as dot, svg, png, pdf or text");
    expect_refusal(statewalk("draw turnstile -o scheme.fish"), 2,
                   "no format is written to files that end in .fish; say which with -f");
    EXPECT_EQ(statewalk("draw turnstile --view fish").status, 2);
}

}  // namespace
}  // namespace statewalk::cli::test
