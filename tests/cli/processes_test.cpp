// The command as a process: full disks and closed pipes.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/cli/shell.hpp"

namespace statewalk::cli::test {
namespace {

std::vector<std::string> const every_command{
    "list", "trace buneman-levy", "check", "moves buneman-levy", "step buneman-levy </dev/null", "--help", "--version"};
std::vector<std::string> const still_going_on{"trace buneman-levy -n 64", "trace buneman-levy -n 64 -f jsonl",
                                              "moves buneman-levy -n 64"};

TEST(Process, IsTheCommand) {
    Shell const shell;
    Result const result = shell.run("statewalk moves buneman-levy -n 2");
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.out, "1 1 A B\n2 2 A C\n3 1 B C\n");
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(shell.run("statewalk moves buneman-levy -n 65").status, 2);
    EXPECT_EQ(shell.run("echo garbage | statewalk check --log -").status, 3);
}

TEST(StandardOutput, ByItsNameIsWrittenToAndNotReplaced) {
    Shell const shell;
    shell.folder().write("file", "keep\n");
    Result const result = shell.run("statewalk moves buneman-levy -n 1 -o /dev/stdout >>file");
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_EQ(shell.folder().read("file"), "keep\n1 1 A C\n");
    EXPECT_EQ(shell.run("statewalk moves buneman-levy -n 1 -o /dev/stdout | cat").out, "1 1 A C\n");
    EXPECT_EQ(shell.left(), std::vector<std::string>{"file"});
}

TEST(FullDisk, IsToldInOneLineByEveryCommand) {
    for (std::string const& command : every_command) expect_full_disk(command);
}

TEST(FullDisk, IsToldWhileARunIsStillGoingOn) {
    for (std::string const& command : still_going_on) expect_full_disk(command);
    expect_full_disk("moves hanoi-word -n 64 -f packed");
}

TEST(FullDisk, LeavesTheOldFileAndNothingElse) {
    // No file may grow beyond 512 bytes; eight discs make 255 lines of at least 8.
    Shell const shell;
    shell.folder().write("file", "old");
    Result const result = shell.run("trap '' XFSZ; ulimit -f 1; statewalk moves buneman-levy -n 8 -o file");
    EXPECT_EQ(result.status, 3);
    EXPECT_EQ(result.err, "statewalk: cannot write file: File too large\n");
    EXPECT_EQ(shell.left(), (std::vector<std::string>{"file"}));
    EXPECT_EQ(shell.folder().read("file"), "old");
}

TEST(ClosedStandardOutput, IsToldInOneLine) {
    Shell const shell;
    Result const result = shell.run("statewalk list >&-");
    EXPECT_EQ(result.status, 3);
    EXPECT_EQ(result.err, "statewalk: cannot write standard output: Bad file descriptor\n");
}

TEST(SlowReader, OfATraceAsJsonLinesGetsAllOfIt) {
    // 129 lines of more than 150 bytes do not fit into the command's buffer; 4 097 do not fit into a pipe either.
    for (std::string const discs : {"8", "13"}) {
        Shell const shell;
        std::string const trace = "statewalk trace buneman-levy -f jsonl -n " + discs;
        Result const result = shell.run(trace + " >whole; { " + trace + "; echo $? >status; } | { sleep 0.3; cat; }");
        EXPECT_EQ(result.out, shell.folder().read("whole"));
        EXPECT_EQ(lines(result.out).size(), (std::size_t{1} << (std::stoul(discs) - 1)) + 3);
        EXPECT_EQ(shell.folder().read("status"), "0\n");
    }
}

TEST(SlowReader, OfMovesGetsAllOfThem) {
    for (std::string const command : {"moves buneman-levy -n 14", "moves hanoi-word -n 18 -f packed"}) {
        Shell const shell;
        Result const result =
            shell.run("statewalk " + command + " >whole; statewalk " + command + " | { sleep 0.3; cat; }");
        EXPECT_EQ(result.out, shell.folder().read("whole")) << command;
        EXPECT_GT(result.out.size(), std::size_t{1} << 17) << command;  // more than a pipe holds
    }
}

TEST(ClosedPipe, EndsLettersWithoutAnEndOfLineQuietly) {
    Shell const shell;
    Result const result = shell.run("{ statewalk moves hanoi-word -n 64 -f packed; echo $? >status; } | head -c 7");
    EXPECT_EQ(result.out, "aCbacBa");  // even: from 0 = A to 2 = C, so the letters are the word's own
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(shell.folder().read("status"), "141\n");
}

TEST(ClosedPipe, EndsEveryCommandQuietly) {
    for (std::string const& command : every_command) expect_quiet_end_at_a_closed_pipe(command);
}

TEST(ClosedPipe, EndsARunQuietlyThatIsStillGoingOn) {
    for (std::string const& command : still_going_on) {
        Shell const shell;
        Result const result = shell.run("{ statewalk " + command + "; echo $? >status; } | head -n 1");
        EXPECT_EQ(lines(result.out).size(), 1U) << command;
        EXPECT_EQ(result.err, "") << command;
        EXPECT_EQ(shell.folder().read("status"), "141\n") << command;
    }
}

}  // namespace
}  // namespace statewalk::cli::test
