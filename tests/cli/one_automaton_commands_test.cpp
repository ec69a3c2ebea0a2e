// What the command for one machine of one's own says of it, beside its run.
#include <gtest/gtest.h>

#include <string>

#include "tests/cli/command.hpp"
#include "tests/cli/logs.hpp"
#include "tests/cli/machines.hpp"

namespace statewalk::cli::test {
namespace {

TEST(OneAutomaton, IsLinted) {
    std::string const notes =
        "  note   arrows Shut -> Shut / keep and Shut -> Open [enough] / keep may both be free to fire; then the later "
        "row "
        "does\n"
        "  note   state Shut has no arrow for push\n"
        "  note   state Open has no arrow for coin\n";
    Result const graph = called(alone(toll()), "lint");
    EXPECT_EQ(graph.status, 0);
    EXPECT_EQ(graph.out, "Toll  no fault\n" + notes);
    EXPECT_EQ(called(alone(toll()), "lint --events small,push").out, graph.out);
    Result const run = called(alone(toll()), "lint --events small,big");
    EXPECT_EQ(run.status, 1);
    EXPECT_EQ(run.out,
              "Toll  faults\n" + notes +
                  "  fault  arrows Shut -> Shut / keep and Shut -> Open [enough] / keep were both free to fire "
                  "in step 2 of --events small,big\n");
    for (Entry const& entry : {countdown(), blinker()})
        EXPECT_EQ(called(alone(entry), "lint").out, entry.name + "  nothing found\n");
}

TEST(OneAutomaton, HasItsLogsCounted) {
    Result const counts =
        called(alone(toll()), "coverage -", called(alone(toll()), "trace --events small,big -f jsonl").out);
    EXPECT_EQ(counts.status, 0) << counts.err;
    EXPECT_EQ(counts.out,
              "           1  Shut -> Shut / keep\n"
              "           1  Shut -> Open [enough] / keep\n"
              "           0  Open -> Shut\n"
              "Toll: 2 of 3 arrows, 66.7 %\n");
    EXPECT_EQ(called(alone(toll()), "coverage -", text(two_discs())).status, 3);
}

TEST(OneAutomaton, OfTheTowersOfHanoiIsCheckedAndMakesItsMoves) {
    Catalogue const tool = alone(buneman_levy());
    EXPECT_EQ(called(tool, "check -n 3").out,
              "buneman-levy  yes  -n 3 --from A --to C: the recursion's moves, 1 run, 5 steps, 7 moves\n");
    EXPECT_EQ(called(tool, "check --log -", text(two_discs())).status, 0);
    EXPECT_EQ(called(tool, "moves -n 2").out, "1 1 A B\n2 2 A C\n3 1 B C\n");
    EXPECT_EQ(lines(called(tool, "trace -n 2 -f jsonl").out), two_discs());
}

TEST(OneAutomaton, ThatIsWrongIsTracedByItsOwnTool) {
    Result const no = called(alone(endless()), "check -n 3");
    EXPECT_EQ(no.status, 1);
    EXPECT_EQ(no.out.rfind("endless  no   -n 3 --from A --to C: move 2 does not come\n", 0), 0U) << no.out;
    EXPECT_TRUE(contains(no.out, "\n  more      tool play -n 3 --from A --to C --at 2 -o page.html\n")) << no.out;
    EXPECT_EQ(called(alone(endless()), "trace -n 3 --from A --to C --budget 2").status, 1);
}

}  // namespace
}  // namespace statewalk::cli::test
