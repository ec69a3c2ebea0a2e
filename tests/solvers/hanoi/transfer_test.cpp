// The tasks within a four-peg task, and how each falls into three.
#include "solvers/hanoi/transfer.hpp"

#include <gtest/gtest.h>

#include <array>
#include <stdexcept>
#include <string>

#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi {
namespace {

constexpr Peg none = Transfer::none;

std::string in_three(Transfer const& whole, Ties ties = Ties::low) {
    Task const task = test::on_four(99);
    FrameSteps const steps = steps_of(whole, ties);
    return to_text(steps.aside, task) + " " + to_text(steps.base, task) + " " + to_text(steps.onto, task);
}

TEST(Transfer, OfATaskMovesAllItsDiscsOverTheSparePegsInOrder) {
    EXPECT_EQ(to_text(transfer_of(test::on_four(6)), test::on_four(6)), "(6,6,ABCD)");
    EXPECT_EQ(to_text(transfer_of(test::on_four(6, 2, 1)), test::on_four(6)), "(6,6,CADB)");
}

TEST(Transfer, IsWrittenAsAnItemAndInDigits) {
    Task const task = test::on_four(6);
    EXPECT_EQ(to_text({3, 3, {0, 2, 3, 1}}, task), "(3,3,ACDB)");
    EXPECT_EQ(to_text({3, 6, {none, 0, 2, 3}}, task), "(3,6,0ACD)");
    EXPECT_EQ(to_digits({3, 3, {0, 2, 3, 1}}, task), "0303ACDB");
    EXPECT_EQ(to_digits({3, 6, {none, 0, 2, 3}}, task), "03060ACD");
    EXPECT_EQ(to_digits({14, 99, {1, 0, 2, 3}}, task), "1499BACD");
    EXPECT_EQ(to_digits({0, 9, {1, 0, 2, 3}}, task), "0009BACD");
}

TEST(Transfer, JoinsNamesOfPegsThatAreLongerThanALetter) {
    Task const task{6, {"left", "B", "C", "right"}, 0, 3};
    EXPECT_EQ(to_text({3, 3, {0, 2, 3, 1}}, task), "(3,3,left,C,right,B)");
    EXPECT_EQ(to_digits({3, 6, {none, 0, 2, 3}}, task), "03060,left,C,right");
}

TEST(Transfer, IsNotTakenForOneOnFourPegsWhereAPegIsCalledZero) {
    Task task = test::on_four(3);
    task.pegs = {"0", "1", "2", "3"};
    EXPECT_EQ(to_text({3, 3, {0, 1, 2, 3}}, task), "(3,3,0123)");
    EXPECT_EQ(to_text({3, 3, {none, 1, 2, 3}}, task), "(3,3,*123)");
}

TEST(Transfer, TakesALetterOfAnyAlphabetForALetter) {
    Task task = test::on_four(3);
    task.pegs = {"А", "Б", "В", "Г"};
    EXPECT_EQ(to_text({3, 3, {0, 2, 3, 1}}, task), "(3,3,АВГБ)");
}

TEST(Transfer, OfSixDiscsFallsIntoThreeAsInThePaper) {
    EXPECT_EQ(in_three({6, 6, {0, 1, 2, 3}}), "(3,3,ACDB) (3,6,0ACD) (3,3,BACD)");
    EXPECT_EQ(in_three({3, 3, {0, 2, 3, 1}}), "(1,1,ADBC) (2,3,0ADB) (1,1,CADB)");
    EXPECT_EQ(in_three({3, 3, {1, 0, 2, 3}}), "(1,1,BCDA) (2,3,0BCD) (1,1,ABCD)");
}

TEST(Transfer, IsSplitByTheTieRule) {
    EXPECT_EQ(in_three({4, 4, {0, 1, 2, 3}}, Ties::low), "(2,2,ACDB) (2,4,0ACD) (2,2,BACD)");
    EXPECT_EQ(in_three({4, 4, {0, 1, 2, 3}}, Ties::high), "(1,1,ACDB) (3,4,0ACD) (1,1,BACD)");
    EXPECT_EQ(in_three({6, 9, {0, 1, 2, 3}}, Ties::high), "(3,6,ACDB) (3,9,0ACD) (3,6,BACD)");
}

TEST(Transfer, OfTwoDiscsLeavesOneToThreePegsWhateverTheTieRule) {
    EXPECT_EQ(in_three({2, 8, {0, 1, 2, 3}}, Ties::low), "(1,7,ACDB) (1,8,0ACD) (1,7,BACD)");
    EXPECT_EQ(in_three({2, 8, {0, 1, 2, 3}}, Ties::high), "(1,7,ACDB) (1,8,0ACD) (1,7,BACD)");
}

TEST(Transfer, OfOneDiscIsItsOwnMiddleStep) {
    EXPECT_EQ(in_three({1, 5, {0, 1, 2, 3}}, Ties::high), "(0,4,ACDB) (1,5,0ACD) (0,4,BACD)");
}

TEST(Transfer, OfNoDiscOrOnThreePegsDoesNotFallIntoThree) {
    EXPECT_THROW(steps_of({0, 4, {0, 1, 2, 3}}, Ties::low), std::logic_error);
    EXPECT_THROW(steps_of({3, 6, {none, 0, 2, 3}}, Ties::low), std::logic_error);
}

TEST(Transfer, OnThreePegsIsABlockOfTheTowers) {
    FourTowers towers(test::on_four(6));
    Block const block = block_of(towers, {3, 6, {none, 0, 2, 3}});
    EXPECT_EQ(block.task().discs, 3U);
    EXPECT_EQ(block.task().pegs, (std::vector<std::string>{"A", "C", "D"}));
    EXPECT_THROW(block_of(towers, {3, 6, {0, 1, 2, 3}}), std::logic_error);
}

}  // namespace
}  // namespace statewalk::hanoi
