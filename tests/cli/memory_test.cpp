// The check of many discs needs no more memory than the check of a few.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>

namespace statewalk::cli::test {
namespace {

/// The most memory, in kilobytes, that `statewalk check NAME -n DISCS` held at once.
long peak_of_check(char const* name, char const* discs) {
    pid_t const child = fork();
    if (child == 0) {
        dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO);
        execl(STATEWALK_COMMAND, "statewalk", "check", name, "-n", discs, nullptr);
        _exit(127);
    }
    int status = -1;
    rusage used{};
    EXPECT_EQ(wait4(child, &status, 0, &used), child);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    return used.ru_maxrss;
}

TEST(Memory, OfACheckDoesNotGrowWithTheNumberOfMoves) {
    long const few = peak_of_check("buneman-levy", "8");    // 255 moves
    long const many = peak_of_check("buneman-levy", "20");  // 1 048 575 moves: 12 bytes each would be 12 000 kB
    EXPECT_LT(many, few + 500);
}

TEST(Memory, OfACheckOnFourPegsIsThatOfTheQueue) {
    // 163 841 moves of 12 bytes would be 1966 kB; a queue of 16 383 items of 24 bytes is 394 kB. The longest list of
    // moves on three pegs has 2^14 - 1 entries of one byte.
    EXPECT_LT(peak_of_check("frame-stack", "99"), peak_of_check("frame-stack", "8") + 500);
    EXPECT_LT(peak_of_check("four-peg-queue", "99"), peak_of_check("four-peg-queue", "8") + 1000);
}

}  // namespace
}  // namespace statewalk::cli::test
