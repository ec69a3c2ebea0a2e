// Numbers of moves: in decimal for us, and one less in binary for the automaton that reads digits.
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "solvers/hanoi/hanoi_word.hpp"

namespace statewalk::hanoi {
namespace {

std::string complaint(unsigned discs, std::string const& first, std::string const& last) {
    try {
        MoveNumbers(discs, first, last);
    } catch (std::invalid_argument const& wrong) {
        return wrong.what();
    }
    return "none";
}

TEST(MoveNumbers, GoFromTheFirstToTheLastInDecimalAndOneLessInBinary) {
    std::vector<std::string> seen;
    MoveNumbers numbers(3, "1", "7");
    do seen.push_back(numbers.decimal() + " " + numbers.digits() + " disc " + std::to_string(numbers.disc()));
    while (numbers.next());
    EXPECT_EQ(seen, (std::vector<std::string>{"1 000 disc 1", "2 001 disc 2", "3 010 disc 1", "4 011 disc 3",
                                              "5 100 disc 1", "6 101 disc 2", "7 110 disc 1"}));
}

TEST(MoveNumbers, StayAtTheLast) {
    MoveNumbers numbers(3, "5", "6");
    EXPECT_EQ(numbers.last(), "6");
    EXPECT_TRUE(numbers.next());
    EXPECT_FALSE(numbers.next());
    EXPECT_FALSE(numbers.next());
    EXPECT_EQ(numbers.decimal(), "6");
    EXPECT_EQ(numbers.digits(), "101");
}

TEST(MoveNumbers, CarryOverAllDigits) {
    // 1024 = 2^10: one less is ten ones. 1000 - 1 = 999 = 1111100111 in binary.
    MoveNumbers numbers(11, "999", "1025");
    EXPECT_EQ(numbers.digits(), "01111100110");
    EXPECT_TRUE(numbers.next());
    EXPECT_EQ(numbers.decimal(), "1000");
    EXPECT_EQ(numbers.digits(), "01111100111");
    while (numbers.decimal() != "1024") ASSERT_TRUE(numbers.next());
    EXPECT_EQ(numbers.digits(), "01111111111");
    EXPECT_EQ(numbers.disc(), 11U);
    EXPECT_TRUE(numbers.next());
    EXPECT_EQ(numbers.digits(), "10000000000");
    EXPECT_EQ(numbers.decimal(), "1025");
}

TEST(MoveNumbers, ForgetLeadingZerosAndAreNeverOctal) {
    MoveNumbers const numbers(5, "0010", "00011");
    EXPECT_EQ(numbers.decimal(), "10");
    EXPECT_EQ(numbers.last(), "11");
    EXPECT_EQ(numbers.digits(), "01001");
}

TEST(MoveNumbers, HaveThirtyThousandDigitsWhereTheMovesAreThatMany) {
    // log10(2) * 100000 = 30102.99...: 2^100000 - 1 has 30103 digits.
    std::string const last = last_move_number(100'000);
    ASSERT_EQ(last.size(), 30'103U);
    MoveNumbers at_the_end(100'000, last, last);
    std::string before_the_last(100'000, '1');
    before_the_last.back() = '0';
    EXPECT_EQ(at_the_end.digits(), before_the_last);
    EXPECT_FALSE(at_the_end.next());

    std::string k = "1" + std::string(29'999, '0');  // 10^29999 = 2^29999 * 5^29999: disc 30000's
    MoveNumbers numbers(100'000, k, k.substr(0, 29'999) + "2");
    EXPECT_EQ(numbers.disc(), 30'000U);
    EXPECT_EQ(numbers.decimal(), k);
    EXPECT_TRUE(numbers.next());
    k.back() = '1';
    EXPECT_EQ(numbers.decimal(), k);
    EXPECT_EQ(numbers.disc(), 1U);
    EXPECT_TRUE(numbers.next());
    EXPECT_FALSE(numbers.next());
}

TEST(MoveNumbers, ThatThereAreNotAreRefusedInWords) {
    EXPECT_EQ(complaint(3, "0", "3"), "moves are counted from 1");
    EXPECT_EQ(complaint(3, "000", "3"), "moves are counted from 1");
    EXPECT_EQ(complaint(3, "3", "2"), "the range 3..2 holds no number; write the smaller one first");
    EXPECT_EQ(complaint(3, "8", "8"), "there is no move 8: 3 discs need 2^3 - 1 moves");
    EXPECT_EQ(complaint(3, "1", "8"), "there is no move 8: 3 discs need 2^3 - 1 moves");
    EXPECT_EQ(complaint(3, "1", "99"), "there is no move 99: 3 discs need 2^3 - 1 moves");
    EXPECT_EQ(complaint(0, "1", "1"), "there is no move 1: 0 discs need 2^0 - 1 moves");
    EXPECT_EQ(complaint(3, "1", "7"), "none");
    EXPECT_EQ(complaint(1, "1", "1"), "none");
    for (std::string const text : {"", "-1", "+1", "1.5", "1e3", "0x1", " 1", "1 ", "abc", "²"}) {
        std::string const what = "the number of a move is written in decimal digits, not '" + text + "'";
        EXPECT_EQ(complaint(3, text, "3"), what);
        EXPECT_EQ(complaint(3, "1", text), what);
    }
}

TEST(MoveNumbers, ThatAreHugeAreRefusedWithoutBeingPrintedWhole) {
    std::string const nines(1'000'000, '9');
    EXPECT_EQ(complaint(100'000, "1", nines),
              "there is no move " + nines.substr(0, 40) + "... (1000000 digits): 100000 discs need 2^100000 - 1 moves");
    std::string const letters(1'000'000, 'x');
    EXPECT_EQ(complaint(3, letters, "1"), "the number of a move is written in decimal digits, not '" +
                                              letters.substr(0, 40) + "... (1000000 digits)'");
}

TEST(MoveNumbers, AreAcceptedUpToTheLastForEveryNumberOfDiscs) {
    for (unsigned discs = 1; discs <= 200; ++discs) {
        std::string const last = last_move_number(discs);
        std::string one_more = last;
        count_up(one_more);
        EXPECT_EQ(complaint(discs, last, last), "none") << discs;
        EXPECT_NE(complaint(discs, one_more, one_more), "none") << discs;
    }
}

TEST(CountUp, AddsOneAndCarries) {
    for (auto const& [before, after] : std::vector<std::pair<std::string, std::string>>{
             {"0", "1"}, {"8", "9"}, {"9", "10"}, {"1099", "1100"}, {"999", "1000"}}) {
        std::string number = before;
        count_up(number);
        EXPECT_EQ(number, after);
    }
    std::string nines(30'000, '9');
    count_up(nines);
    EXPECT_EQ(nines, "1" + std::string(30'000, '0'));
}

TEST(LastMoveNumber, IsTwoToThePowerOfNMinusOne) {
    EXPECT_EQ(last_move_number(0), "0");
    EXPECT_EQ(last_move_number(1), "1");
    EXPECT_EQ(last_move_number(10), "1023");
    EXPECT_EQ(last_move_number(64), "18446744073709551615");
    EXPECT_EQ(last_move_number(100), "1267650600228229401496703205375");
}

}  // namespace
}  // namespace statewalk::hanoi
