// The command, stopped by Ctrl-C or asked to terminate.
#include <gtest/gtest.h>

#include <string>

#include "tests/cli/shell.hpp"

namespace statewalk::cli::test {
namespace {

// Long enough to be stopped on the way; but should it not stop, there is an end.
std::string const long_trace = "trace buneman-levy -n 64 --budget 5000000 ";

TEST(ControlC, DuringATraceToAFileLeavesNoFile) {
    for (std::string const signal : {"INT", "TERM"}) {
        Shell const shell;
        Result const result =
            shell.run("statewalk " + long_trace + "-o file & until [ -s file.?????? ]; do sleep 0.01; done; kill -" +
                      signal + " $!; wait $!");
        EXPECT_EQ(result.status, 130);
        EXPECT_EQ(result.out, "");
        EXPECT_EQ(result.err, "");
        EXPECT_TRUE(shell.left().empty()) << shell.left().front();
    }
}

TEST(ControlC, DuringATraceToAPipeIsWrittenIntoTheLog) {
    Shell const shell;
    Result const result =
        shell.run("mkfifo pipe; statewalk " + long_trace +
                  "-f jsonl >pipe & { head -n 1 >first; kill -INT $!; tail -n 1 >last; } <pipe; wait $!");
    EXPECT_EQ(result.status, 130);
    EXPECT_EQ(result.err, "");
    EXPECT_TRUE(contains(shell.folder().read("first"), R"("schema":"statewalk-log/1")"));
    EXPECT_EQ(shell.folder().read("last").rfind(R"({"ended":"interrupted",)", 0), 0U) << shell.folder().read("last");
    EXPECT_TRUE(contains(shell.folder().read("last"), R"("truncated":true)"));
}

TEST(ControlC, EndsChecksAndMovesToo) {
    for (std::string const command : {"check buneman-levy -n 32", "moves buneman-levy -n 32 >/dev/null",
                                      "moves hanoi-word -n 64 -f packed >/dev/null"}) {
        Shell const shell;
        // `check` writes nothing before its end. Until it listens, a command in the background does not hear the signal:
        // signal 2 is the second bit of those that are caught.
        Result const result =
            shell.run("statewalk " + command +
                      " & until grep -q '^SigCgt:.*[2367abef]$' /proc/$!/status; do sleep 0.05; done; "
                      "sleep 0.2; kill -INT $!; wait $!");
        EXPECT_EQ(result.status, 130) << command;
        EXPECT_EQ(result.out, "") << command;
        EXPECT_EQ(result.err, "") << command;
    }
}

TEST(ControlC, EndsAWalkThatWaitsForItsNextLine) {
    // The writer gives no line for 20 seconds.
    Shell const shell;
    Result const result = shell.run(
        "mkfifo pipe; sleep 20 >pipe & writer=$!; statewalk step buneman-levy <pipe >walk & until [ -s walk ]; do "
        "sleep 0.01; done; kill -INT $!; wait $!; status=$?; kill $writer && exit $status");
    EXPECT_EQ(result.status, 130);
    EXPECT_EQ(result.err, "");
}

TEST(ControlC, PressedAgainEndsACommandWhoseReaderHasStalled) {
    // The reader takes nothing for 20 seconds; meanwhile the pipe is full, and the first signal finds the command
    // waiting.
    Shell const shell;
    Result const result = shell.run("mkfifo pipe; sleep 20 <pipe & reader=$!; statewalk " + long_trace +
                                    ">pipe & sleep 0.5; while kill -INT $!; do sleep 0.05; done 2>/dev/null; wait $!; "
                                    "status=$?; kill $reader; exit $status");
    EXPECT_EQ(result.status, 130);
}

}  // namespace
}  // namespace statewalk::cli::test
