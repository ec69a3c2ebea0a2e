// `step` by lines, as a script gives it commands.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/cli/command.hpp"

namespace statewalk::cli::test {
namespace {

std::string const start =
    "buneman-levy: discs 2, pegs A B C, from A, to C\n"
    "step 0 of 3\n"
    "\n"
    "    |      |      |\n"
    "   (1)     |      |\n"
    "  (=2=)    |      |\n"
    "  --A--  --B--  --C--\n"
    "\n"
    "state     0  at rest: not started, or every disc delivered\n";
std::string const first =
    "buneman-levy: discs 2, pegs A B C, from A, to C\n"
    "step 1 of 3\n"
    "\n"
    "    |      |      |\n"
    "    |      |      |\n"
    "  (=2=)   (1)     |\n"
    "  --A--  --B--  --C--\n"
    "\n"
    "state     1  the smallest disc has just moved\n"
    "event     Step in state 0\n"
    "arrows    > 0 -> 1 / z1  yes\n"
    "outputs   z1  move the smallest disc one peg on along its cycle\n"
    "moves     1: disc 1 from A to B\n";
std::string const second =
    "buneman-levy: discs 2, pegs A B C, from A, to C\n"
    "step 2 of 3\n"
    "\n"
    "    |      |      |\n"
    "    |      |     (1)\n"
    "    |      |    (#2#)\n"
    "  --A--  --B--  --C--\n"
    "\n"
    "state     1  the smallest disc has just moved\n"
    "event     Step in state 1\n"
    "arrows      1 -> 0 [x1]            no\n"
    "          > 1 -> 1 [!x1] / z2; z1  yes\n"
    "inputs    x1 no   every disc is delivered\n"
    "outputs   z2  make the only legal move of another disc\n"
    "          z1  move the smallest disc one peg on along its cycle\n"
    "moves     2: disc 2 from A to C\n"
    "          3: disc 1 from B to C\n";
std::string const third =
    "buneman-levy: discs 2, pegs A B C, from A, to C\n"
    "step 3 of 3\n"
    "finished: at rest, and the task is done\n"
    "\n"
    "    |      |      |\n"
    "    |      |     (1)\n"
    "    |      |    (=2=)\n"
    "  --A--  --B--  --C--\n"
    "\n"
    "state     0  at rest: not started, or every disc delivered\n"
    "event     Step in state 1\n"
    "arrows    > 1 -> 0 [x1]            yes\n"
    "            1 -> 1 [!x1] / z2; z1  no\n"
    "inputs    x1 yes  every disc is delivered\n";

/// What is said in answer to these lines, after the start.
std::string answer(std::string const& commands, std::string const& call = "step buneman-levy -n 2") {
    Result const result = statewalk(call, commands);
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_EQ(result.err, "");
    std::string const begun = statewalk(call).out;
    EXPECT_EQ(result.out.rfind(begun, 0), 0U) << result.out;
    return result.out.substr(begun.size());
}

TEST(Step, ShowsTheStart) {
    Result const result = statewalk("step buneman-levy -n 2");
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.out, start);
    EXPECT_EQ(result.err, "");
}

TEST(Step, OfTwoDiscsIsTheWalkWrittenByHand) {
    EXPECT_EQ(answer("\n\n\n"), "\n" + first + "\n" + second + "\n" + third);
}

TEST(Step, GoesBackToWhatWasThere) {
    EXPECT_EQ(answer("e\nb\nback\nb\n"), "\n" + third + "\n" + second + "\n" + first + "\n" + start);
}

TEST(Step, TakesWordsAsWellAsLetters) {
    EXPECT_EQ(answer("next\nmove\nmove-back\nend\nrestart\ngoto 2\nstate 0\n"), answer("n\nm\nM\ne\nr\ng 2\ns 0\n"));
    EXPECT_EQ(answer("n\nm\nM\ne\nr\ng 2\ns 0\n"),
              "\n" + first + "\n" + second + "\n" + first + "\n" + third + "\n" + start + "\n" + second + "\n" + third);
    EXPECT_EQ(answer("  goto \t 2\r\n"), "\n" + second);
}

TEST(Step, StaysWhereThereIsNoFurtherAndSaysWhy) {
    EXPECT_EQ(answer("b\n"), "\nthis is the start of the run\n");
    EXPECT_EQ(answer("M\n"), "\nno move comes before this step\n");
    EXPECT_EQ(answer("e\nn\nm\ns 1\n"), "\n" + third +
                                            "\nthis is the end of the run\n"
                                            "\nno move comes after this step\n"
                                            "\nstate 1 does not come after this step\n");
    EXPECT_EQ(answer("d\n"), "\nno difference was found in these steps\n");
}

TEST(Step, StopsAtQuitAndAtTheEndOfItsInput) {
    for (std::string const commands : {"n\nq\nn\n", "n\nquit\nn\n", "n\n", "n"})
        EXPECT_EQ(answer(commands), "\n" + first) << commands;
}

TEST(Step, ListsItsCommands) {
    std::vector<std::string> const said = lines(answer("?\n"));
    ASSERT_EQ(said.size(), 12U);
    EXPECT_EQ(said[1], "n, next         a step forward");
    EXPECT_EQ(said[6], "s, state STATE  on to the next time in a state");
    EXPECT_EQ(answer("help\n"), answer("?\n"));
}

TEST(Step, TellsWrongCommandsAndGoesOn) {
    Result const result = statewalk("step buneman-levy -n 2", "nxet\nx\ngoto\ng 4\ngoto two\nn 2\ns 7\nn\n");
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(result.out, start + "\n" + first);
    std::string const there_are =
        " (there are next, back, move, move-back, goto N, state STATE, end, restart, difference, help, quit)";
    EXPECT_EQ(lines(result.err), (std::vector<std::string>{
                                     "statewalk: there is no command 'nxet'; did you mean next?" + there_are,
                                     "statewalk: there is no command 'x'" + there_are,
                                     "statewalk: goto takes the number of a step, from 0 to 3, not ''",
                                     "statewalk: goto takes the number of a step, from 0 to 3, not '4'",
                                     "statewalk: goto takes the number of a step, from 0 to 3, not 'two'",
                                     "statewalk: next takes nothing behind it, not '2'",
                                     "statewalk: there is no state '7'; did you mean 0? (there are 0, 1)",
                                 }));
}

TEST(Step, ShowsNoControlCharactersThatItIsGiven) {
    Result const result = statewalk("step buneman-levy -n 2", "\033[2J" + std::string(5000, 'a') + "\n");
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(result.err.rfind("statewalk: there is no command '\\x1b[2Jaaa", 0), 0U) << result.err;
    EXPECT_LT(result.err.size(), 600U);
}

TEST(Step, IsWrittenToAFileThatIsAskedFor) {
    Folder const folder;
    Result const result = statewalk("step buneman-levy -n 2 -o " + folder.path("walk"), "n\n");
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(folder.read("walk"), start + "\n" + first);
}

}  // namespace
}  // namespace statewalk::cli::test
