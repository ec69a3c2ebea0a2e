#include "solvers/hanoi/task.hpp"

#include <gtest/gtest.h>

#include <array>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi {
namespace {

template <class Accept>
std::string complaint(Task const& task, Accept&& accept) {
    try {
        accept(task);
    } catch (std::invalid_argument const& wrong) {
        return wrong.what();
    }
    return "none";
}

Task within_the_usual_limit(Task const& task) { return validated(task); }

TEST(Task, IsThreeDiscsFromTheFirstPegOfThreeToTheLastUnlessToldOtherwise) {
    Task const task;
    EXPECT_EQ(task.discs, 3U);
    EXPECT_EQ(task.pegs, (std::vector<std::string>{"A", "B", "C"}));
    EXPECT_EQ(task.from, 0U);
    EXPECT_EQ(task.to, 2U);
}

TEST(Task, NeedsTwoToThePowerOfNMinusOneMoves) {
    EXPECT_EQ(test::task(0).fewest_moves(), 0U);
    EXPECT_EQ(test::task(1).fewest_moves(), 1U);
    EXPECT_EQ(test::task(2).fewest_moves(), 3U);
    EXPECT_EQ(test::task(3).fewest_moves(), 7U);
    EXPECT_EQ(test::task(32).fewest_moves(), 4'294'967'295U);
    EXPECT_EQ(test::task(63).fewest_moves(), 9'223'372'036'854'775'807U);
    EXPECT_EQ(test::task(64).fewest_moves(), 18'446'744'073'709'551'615U);
}

TEST(Task, OfMoreDiscsThanItCanCountMovesForNeedsAsManyAsItCanCount) {
    EXPECT_EQ(test::task(65).fewest_moves(), 18'446'744'073'709'551'615U);
    EXPECT_EQ(test::task(99).fewest_moves(), 18'446'744'073'709'551'615U);
}

TEST(Task, SparesTheOnePegThatIsNeitherStartNorGoal) {
    EXPECT_EQ(test::task(3, 0, 1).spare(), 2U);
    EXPECT_EQ(test::task(3, 0, 2).spare(), 1U);
    EXPECT_EQ(test::task(3, 1, 0).spare(), 2U);
    EXPECT_EQ(test::task(3, 1, 2).spare(), 0U);
    EXPECT_EQ(test::task(3, 2, 0).spare(), 1U);
    EXPECT_EQ(test::task(3, 2, 1).spare(), 0U);
}

TEST(Task, ThatCannotBeSetIsRefusedInOneLineThatSaysWhy) {
    struct Wrong {
        Task task;
        std::string what;
    };
    std::vector<Wrong> const all{
        {test::task(65), "at most 64 discs, not 65"},
        {test::task(4'294'967'295U), "at most 64 discs, not 4294967295"},
        {{3, {}, 0, 1}, "at least 3 pegs, not 0"},
        {{3, {"A", "B"}, 0, 1}, "at least 3 pegs, not 2"},
        {test::task(3, 3, 0), "start and goal must be among the 3 pegs"},
        {test::task(3, 0, 3), "start and goal must be among the 3 pegs"},
        {test::task(3, 4'294'967'295U, 0), "start and goal must be among the 3 pegs"},
        {test::task(3, 1, 1), "start and goal are the same peg, B"},
        {{3, {"A", "", "C"}, 0, 2}, "a peg has no name"},
        {{3, {"A", "B", "A"}, 0, 2}, "two pegs are called A"},
        {{3, {"A", "B", "C", "B"}, 0, 2}, "two pegs are called B"},
    };
    for (Wrong const& wrong : all) EXPECT_EQ(complaint(wrong.task, within_the_usual_limit), wrong.what);
}

TEST(Task, ThatCanBeSetComesBackAsItWas) {
    Task const task = validated({64, {"left", "middle", "right", "far"}, 3, 1});
    EXPECT_EQ(task.discs, 64U);
    EXPECT_EQ(task.pegs, (std::vector<std::string>{"left", "middle", "right", "far"}));
    EXPECT_EQ(task.from, 3U);
    EXPECT_EQ(task.to, 1U);
    EXPECT_EQ(complaint(test::task(0), within_the_usual_limit), "none");
}

TEST(Task, MayBeHeldToAnotherLimitOfDiscs) {
    auto const up_to = [](unsigned most) { return [most](Task const& task) { return validated(task, most); }; };
    EXPECT_EQ(complaint(test::task(21), up_to(20)), "at most 20 discs, not 21");
    EXPECT_EQ(complaint(test::task(20), up_to(20)), "none");
    EXPECT_EQ(complaint(test::task(99), up_to(99)), "none");
}

TEST(Task, OnThreePegsIsRefusedOnAnyOtherNumber) {
    EXPECT_EQ(complaint({3, {"A", "B"}, 0, 1}, on_three_pegs), "3 pegs, not 2");
    EXPECT_EQ(complaint({3, {"A", "B", "C", "D"}, 0, 1}, on_three_pegs), "3 pegs, not 4");
    EXPECT_EQ(complaint(test::task(65), on_three_pegs), "at most 64 discs, not 65");
    EXPECT_EQ(complaint(test::task(64), on_three_pegs), "none");
}

TEST(Task, OnFourPegsIsRefusedOnAnyOtherNumberAndBeyondTwoDigitsOfDiscs) {
    auto const four = [](Task const& task) { return on_four_pegs(task); };
    EXPECT_EQ(complaint(test::task(3), four), "4 pegs, not 3");
    EXPECT_EQ(complaint({3, {"A", "B", "C", "D", "E"}, 0, 1}, four), "4 pegs, not 5");
    EXPECT_EQ(complaint(test::on_four(100), four), "at most 99 discs, not 100");
    EXPECT_EQ(complaint(test::on_four(3, 2, 2), four), "start and goal are the same peg, C");
    EXPECT_EQ(complaint(test::on_four(99), four), "none");
    EXPECT_EQ(complaint(test::on_four(100), [](Task const& task) { return on_four_pegs(task, 100); }), "none");
}

TEST(Task, OnThreeOrFourPegsIsHeldToTheLimitOfEither) {
    EXPECT_EQ(complaint({3, {"A", "B"}, 0, 1}, on_three_or_four_pegs), "3 or 4 pegs, not 2");
    EXPECT_EQ(complaint({3, {"A", "B", "C", "D", "E"}, 0, 1}, on_three_or_four_pegs), "3 or 4 pegs, not 5");
    EXPECT_EQ(complaint(test::task(65), on_three_or_four_pegs), "at most 64 discs, not 65");
    EXPECT_EQ(complaint(test::task(64), on_three_or_four_pegs), "none");
    EXPECT_EQ(complaint(test::on_four(65), on_three_or_four_pegs), "none");
    EXPECT_EQ(complaint(test::on_four(100), on_three_or_four_pegs), "at most 99 discs, not 100");
}

TEST(Task, OnFourPegsSparesTwoInTheOrderOfTheirNames) {
    using Pegs = std::array<Peg, 4>;
    EXPECT_EQ(pegs_in_order(test::on_four(3, 0, 3)), (Pegs{0, 1, 2, 3}));
    EXPECT_EQ(pegs_in_order(test::on_four(3, 3, 0)), (Pegs{3, 1, 2, 0}));
    EXPECT_EQ(pegs_in_order(test::on_four(3, 1, 2)), (Pegs{1, 0, 3, 2}));
    EXPECT_EQ(pegs_in_order(test::on_four(3, 2, 0)), (Pegs{2, 1, 3, 0}));
}

}  // namespace
}  // namespace statewalk::hanoi
