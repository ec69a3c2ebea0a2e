// Logs that small programs print, in C, Python and JavaScript, as students might write them (tests/cli/printers).
#include <gtest/gtest.h>

#include <string>

#include "tests/cli/shell.hpp"

namespace statewalk::cli::test {
namespace {

/// All forms of a program, for four discs, and on pegs of other names.
void expect_right_logs(std::string const& program) {
    Shell const shell;
    for (std::string const form : {"numbered", "arrow", "sentence", "steps", "english"})
        for (std::string const pegs : {"A B C", "1 2 3"}) {
            Result const result = shell.run(program + " " + form + " 4 " + pegs + " | statewalk grade - -n 4");
            EXPECT_EQ(result.status, 0) << form << " " << pegs << "\n" << result.out << result.err;
            EXPECT_TRUE(contains(result.out, "-: 100 of 100 points, -n 4 ")) << result.out;
        }
    Result const other = shell.run(program + " arrow 4 A C B | statewalk grade - -n 4");  // to another peg
    EXPECT_EQ(other.status, 1);
    EXPECT_TRUE(contains(other.out, "  move      1 is the first that differs\n")) << other.out;
}

TEST(Grade, OfAProgramInC) { expect_right_logs(STATEWALK_PRINTER_IN_C); }

TEST(Grade, OfAProgramInPython) {
    std::string const python = STATEWALK_PYTHON;
    if (python.empty()) GTEST_SKIP() << "there is no python3 here";
    expect_right_logs("'" + python + "' '" STATEWALK_ROOT "/tests/cli/printers/hanoi.py'");
}

TEST(Grade, OfAProgramInJavaScript) {
    std::string const node = STATEWALK_NODE;
    if (node.empty()) GTEST_SKIP() << "there is no node here";
    expect_right_logs("'" + node + "' '" STATEWALK_ROOT "/tests/cli/printers/hanoi.js'");
}

}  // namespace
}  // namespace statewalk::cli::test
