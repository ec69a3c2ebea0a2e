#include "cli/task_options.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "cli/output.hpp"

namespace statewalk::cli {
namespace {

TaskOptions asked(std::string discs, std::string pegs = "", std::string from = "", std::string to = "") {
    return {std::move(discs), std::move(pegs), std::move(from), std::move(to), "low", false};
}

std::vector<std::string> words(TaskOptions const& options) {
    std::vector<std::string> all;
    for (hanoi::Task const& task : tasks(options, 3)) all.push_back(task_text(task));
    return all;
}

TEST(TaskOptions, AskForThreeDiscsFromTheFirstPegToTheLast) {
    hanoi::Task const three = one_task({}, 3);
    EXPECT_EQ(three.discs, 3U);
    EXPECT_EQ(three.pegs, (std::vector<std::string>{"A", "B", "C"}));
    EXPECT_EQ(three.from, 0U);
    EXPECT_EQ(three.to, 2U);
    hanoi::Task const four = one_task({}, 4);
    EXPECT_EQ(four.pegs, (std::vector<std::string>{"A", "B", "C", "D"}));
    EXPECT_EQ(four.to, 3U);
}

TEST(TaskOptions, AskForAnyPegByName) {
    hanoi::Task const task = one_task(asked("64", "left,middle,right", "right", "left"), 3);
    EXPECT_EQ(task.discs, 64U);
    EXPECT_EQ(task.pegs, (std::vector<std::string>{"left", "middle", "right"}));
    EXPECT_EQ(task.from, 2U);
    EXPECT_EQ(task.to, 0U);
}

TEST(TaskOptions, AskForARangeOfDiscsWithBothEnds) {
    EXPECT_EQ(words(asked("0..2")),
              (std::vector<std::string>{"-n 0 --from A --to C", "-n 1 --from A --to C", "-n 2 --from A --to C"}));
    EXPECT_EQ(words(asked("5..5")), (std::vector<std::string>{"-n 5 --from A --to C"}));
    EXPECT_EQ(tasks(asked("0..64"), 3).size(), 65U);
}

TEST(TaskOptions, AskForEveryPair) {
    TaskOptions options = asked("1..2");
    options.every_pair = true;
    EXPECT_EQ(words(options),
              (std::vector<std::string>{"-n 1 --from A --to B", "-n 1 --from A --to C", "-n 1 --from B --to A",
                                        "-n 1 --from B --to C", "-n 1 --from C --to A", "-n 1 --from C --to B",
                                        "-n 2 --from A --to B", "-n 2 --from A --to C", "-n 2 --from B --to A",
                                        "-n 2 --from B --to C", "-n 2 --from C --to A", "-n 2 --from C --to B"}));
    EXPECT_EQ(tasks(options, 4).size(), 2U * 12U);
}

TEST(TaskOptions, ForOneTaskRefuseARange) {
    EXPECT_THROW(one_task(asked("1..2"), 3), WrongCall);
    EXPECT_THROW(one_task(asked("1..1"), 3), WrongCall);
}

TEST(TaskText, IsReadyForAShell) {
    EXPECT_EQ(task_text({2, {"A", "B", "C"}, 2, 0}), "-n 2 --from C --to A");
    EXPECT_EQ(task_text({2, {"1", "2", "3"}, 0, 2}), "-n 2 --pegs 1,2,3 --from 1 --to 3");
    EXPECT_EQ(task_text({2, {"A", "B", "X"}, 0, 1}), "-n 2 --pegs A,B,X --from A --to B");
    EXPECT_EQ(task_text({2, {"my peg", "B", "$(C)"}, 0, 2}), "-n 2 --pegs 'my peg,B,$(C)' --from 'my peg' --to '$(C)'");
    EXPECT_EQ(task_text({2, {"A", "B", "it's"}, 0, 2}), R"(-n 2 --pegs 'A,B,it'\''s' --from A --to 'it'\''s')");
    EXPECT_EQ(task_text({2, {"A\n", "B", "C"}, 0, 2}), R"(-n 2 --pegs 'A\n,B,C' --from 'A\n' --to C)");
}

TEST(ShellWord, IsQuotedUnlessAShellLeavesItAsItIs) {
    for (std::string const plain : {"coin,pass", "../my_lamp-2/a.jsonl", "C++", "me@host:50%"})
        EXPECT_EQ(shell_word(plain), plain);
    EXPECT_EQ(shell_word(""), "''");
    EXPECT_EQ(shell_word("my lamp"), "'my lamp'");
    EXPECT_EQ(shell_word("it's"), R"('it'\''s')");
    for (std::string const sign :
         {"~", "#", "*", "?", "[", "$", "&", "|", ";", "<", ">", "(", "{", "`", "!", "=", "\""})
        EXPECT_EQ(shell_word(sign), "'" + sign + "'");
    EXPECT_EQ(shell_word("лампа"), "'лампа'");
    EXPECT_EQ(shell_word("a\tb"), R"('a\tb')");
}

using N = std::uint64_t;

TEST(TaskFields, AreTheTaskThereAndBack) {
    hanoi::Task const task{5, {"left", "middle", "right"}, 2, 1};
    Fields const fields = task_fields(task);
    EXPECT_EQ(fields, (Fields{{"discs", N{5}},
                              {"pegs", std::vector<std::string>{"left", "middle", "right"}},
                              {"from", "right"},
                              {"to", "middle"}}));
    hanoi::Task const back = task_from(fields, 3, 64);
    EXPECT_EQ(back.discs, task.discs);
    EXPECT_EQ(back.pegs, task.pegs);
    EXPECT_EQ(back.from, task.from);
    EXPECT_EQ(back.to, task.to);
}

std::string complaint(Fields const& fields) {
    try {
        task_from(fields, 3, 64);
    } catch (std::invalid_argument const& wrong) {
        return wrong.what();
    }
    return "none";
}

TEST(TaskFields, ThatAreNoTaskAreRefusedInWords) {
    std::vector<std::string> const pegs{"A", "B", "C"};
    Field const three{"discs", N{3}};
    EXPECT_EQ(complaint({}), "it does not say discs");
    EXPECT_EQ(complaint({{"discs", "three"}, {"pegs", pegs}, {"from", "A"}, {"to", "C"}}), "it does not say discs");
    EXPECT_EQ(complaint({three, {"from", "A"}, {"to", "C"}}), "it does not say pegs");
    EXPECT_EQ(complaint({three, {"pegs", pegs}, {"to", "C"}}), "it does not say from");
    EXPECT_EQ(complaint({three, {"pegs", pegs}, {"from", "A"}}), "it does not say to");
    EXPECT_EQ(complaint({three, {"pegs", pegs}, {"from", "A"}, {"to", "D"}}),
              "there is no peg 'D'; the pegs are A, B, C");
    EXPECT_EQ(complaint({three, {"pegs", pegs}, {"from", "A"}, {"to", "A"}}), "start and goal are the same peg, A");
    EXPECT_EQ(complaint({{"discs", N{65}}, {"pegs", pegs}, {"from", "A"}, {"to", "C"}}), "at most 64 discs, not 65");
}

TEST(TaskFields, OfMoreDiscsThanAnUnsignedHoldsAreRefusedToo) {
    // 2^32 + 3, which is 3 when cut to 32 bits.
    std::vector<std::string> const pegs{"A", "B", "C"};
    EXPECT_NE(complaint({{"discs", N{4'294'967'299}}, {"pegs", pegs}, {"from", "A"}, {"to", "C"}}), "none");
}

TEST(MoveFields, AreTheMove) {
    hanoi::Task const task{3, {"left", "middle", "right"}, 0, 2};
    Fields const fields{{"number", N{1}}, {"disc", N{3}}, {"from", "right"}, {"to", "left"}};
    EXPECT_EQ(move_from(fields, task), (hanoi::Move{3, 2, 0}));
}

TEST(MoveFields, ThatAreNoMoveAreRefused) {
    hanoi::Task const task{3, {"A", "B", "C"}, 0, 2};
    EXPECT_THROW(move_from({{"disc", N{0}}, {"from", "A"}, {"to", "B"}}, task), std::invalid_argument);
    EXPECT_THROW(move_from({{"disc", N{4}}, {"from", "A"}, {"to", "B"}}, task), std::invalid_argument);
    EXPECT_THROW(move_from({{"disc", N{4'294'967'297}}, {"from", "A"}, {"to", "B"}}, task), std::invalid_argument);
    EXPECT_THROW(move_from({{"disc", N{1}}, {"from", "D"}, {"to", "B"}}, task), std::invalid_argument);
    EXPECT_THROW(move_from({{"disc", N{1}}, {"from", "A"}}, task), std::invalid_argument);
}

}  // namespace
}  // namespace statewalk::cli
