// `step` on a terminal: its keys, and that the terminal is as it was before in the end.
#include <gtest/gtest.h>

#include <string>

#include "tests/cli/pty.hpp"

namespace statewalk::cli::test {
namespace {

std::string const command = STATEWALK_COMMAND;
std::string const two_discs = "exec '" + command + "' step buneman-levy -n 2";  // three steps; the third moves nothing
std::string const screen_begins = "\033[?1049h";
std::string const screen_ends = "\033[?1049l";

TEST(StepOnATerminal, IsWalkedByKeys) {
    Pty pty(two_discs);
    pty.expect(screen_begins);
    pty.expect("step 0 of 3");
    int step = 0;
    for (std::string const key : {"\033[C", "\033OC", " "}) {
        pty.press(key);
        pty.expect("step " + std::to_string(++step) + " of 3");
    }
    pty.press("\033[D");
    pty.expect("step 2 of 3");
    pty.press("\033[1;2D");
    pty.expect("step 1 of 3");
    pty.press("\033[1;2C");
    pty.expect("step 2 of 3");
    pty.press("\033[1;2C");
    pty.expect("no move comes after this step");
    pty.press("\033[H");
    pty.expect("step 0 of 3");
    pty.press("\033[F");
    pty.expect("step 3 of 3");
    pty.press("й");  // in the place of q
    EXPECT_EQ(pty.status(), 0);
    EXPECT_TRUE(pty.is_as_before());
}

TEST(StepOnATerminal, AsksForAStepOrAState) {
    Pty pty(two_discs);
    pty.expect("step 0 of 3");
    pty.press("g");
    pty.expect("to step (0 to 3):");
    pty.press("7\b2\r");
    pty.expect("step 2 of 3");
    pty.press("s0\r");
    pty.expect("step 3 of 3");
    pty.press("g9\r");
    pty.expect("goto takes the number of a step, from 0 to 3, not '9'");
    pty.press("gq\033");  // Esc: not after all
    pty.expect("b n step  M m move");
    pty.press("?");
    pty.expect("a step forward");
    pty.press("q");  // leads back
    pty.expect("step 3 of 3");
    pty.press("\x04");
    EXPECT_EQ(pty.status(), 0);
}

TEST(StepOnATerminal, IsRawOnlyUntilItIsLeft) {
    Pty pty(two_discs);
    pty.expect("step 0 of 3");
    EXPECT_FALSE(pty.is_as_before());
    pty.press("q");
    EXPECT_EQ(pty.status(), 0);
    EXPECT_TRUE(pty.is_as_before());
    EXPECT_TRUE(contains(pty.rest(), screen_ends));
}

TEST(StepOnATerminal, SetsItBackAtControlC) {
    Pty pty(two_discs);
    pty.expect("step 0 of 3");
    pty.press("\x03");
    EXPECT_EQ(pty.status(), 130);
    EXPECT_TRUE(pty.is_as_before());
    EXPECT_TRUE(contains(pty.rest(), screen_ends));
}

TEST(StepOnATerminal, SetsItBackAtEverySignalThatEndsIt) {
    // Who is asked to end says 130, as at Ctrl-C. Of a crash the status is that of the signal.
    for (auto const& [signal, status] :
         {std::pair(SIGTERM, 130), std::pair(SIGHUP, 130), std::pair(SIGQUIT, 128 + SIGQUIT),
          std::pair(SIGABRT, 128 + SIGABRT), std::pair(SIGUSR1, 128 + SIGUSR1)}) {
        Pty pty("ulimit -c 0; " + two_discs);
        pty.expect("step 0 of 3");
        pty.tell(signal);
        EXPECT_EQ(pty.status(), status) << signal;
        EXPECT_TRUE(pty.is_as_before()) << signal;
        EXPECT_TRUE(contains(pty.rest(), screen_ends)) << signal;
    }
}

TEST(StepOnATerminal, StopsAtControlZAndGoesOn) {
    Pty pty("exec /bin/sh -i");
    std::string const is_as_before = "[ \"$before\" = \"$(stty -g)\" ] && echo $((6 * 7))";  // not what is typed
    pty.press("before=$(stty -g); '" + command + "' step buneman-levy -n 2\n");
    pty.expect(screen_begins);
    pty.press("n");
    pty.expect("step 1 of 3");
    pty.press("\x1A");
    pty.expect(screen_ends);
    pty.press(is_as_before + " stopped\n");
    pty.expect("42 stopped");
    pty.press("fg\n");
    pty.expect(screen_begins);
    pty.expect("step 1 of 3");
    pty.press("n");
    pty.expect("step 2 of 3");
    pty.press("q");
    pty.expect(screen_ends);
    pty.press("echo status $?; " + is_as_before + " left\n");
    pty.expect("status 0");
    pty.expect("42 left");
    pty.press("exit\n");
    EXPECT_EQ(pty.status(), 0);
}

TEST(StepOnATerminal, IsDrawnAnewWhenItsSizeChanges) {
    Pty pty(two_discs);
    pty.expect("buneman-levy: discs 2, pegs A B C, from A, to C");
    pty.expect("state");
    pty.resize(30, 6);
    pty.expect("\033[Kbuneman-levy: discs 2, pegs A\r");  // the next sign is a blank, and the 31st is a B
    pty.expect("towers 21 . .");                          // there is no room to draw them
    pty.press("q");
    EXPECT_EQ(pty.status(), 0);
}

TEST(StepOnATerminal, GoesByLinesWhereItCannotDraw) {
    Pty pty("TERM=dumb " + two_discs);
    pty.expect("step 0 of 3");
    pty.press("next\n");
    pty.expect("step 1 of 3");
    EXPECT_TRUE(pty.is_as_before());
    pty.press("quit\n");
    EXPECT_EQ(pty.status(), 0);
}

}  // namespace
}  // namespace statewalk::cli::test
