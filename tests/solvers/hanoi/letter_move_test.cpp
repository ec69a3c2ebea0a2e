// The letters of the word as moves of a task.
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "solvers/hanoi/hanoi_word.hpp"
#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi {
namespace {

std::vector<Move> letters(std::string const& word, Task const& task) {
    std::vector<Move> moves;
    for (char const letter : word) moves.push_back(letter_move(letter, 1, task));
    return moves;
}

TEST(LetterMove, IsAlongThePegsStartGoalSpareWhenTheNumberOfDiscsIsOdd) {
    EXPECT_EQ(letters("abcABC", test::task(3, 0, 1)), test::moves({"1AB", "1BC", "1CA", "1BA", "1CB", "1AC"}));
    EXPECT_EQ(letters("abcABC", test::task(3, 0, 2)), test::moves({"1AC", "1CB", "1BA", "1CA", "1BC", "1AB"}));
    EXPECT_EQ(letters("abcABC", test::task(1, 2, 0)), test::moves({"1CA", "1AB", "1BC", "1AC", "1BA", "1CB"}));
}

TEST(LetterMove, IsAlongThePegsStartSpareGoalWhenTheNumberOfDiscsIsEven) {
    EXPECT_EQ(letters("abcABC", test::task(2, 0, 2)), test::moves({"1AB", "1BC", "1CA", "1BA", "1CB", "1AC"}));
    EXPECT_EQ(letters("abcABC", test::task(100'000, 1, 0)), test::moves({"1BC", "1CA", "1AB", "1CB", "1AC", "1BA"}));
}

TEST(LetterMove, IsOfTheDiscThatIsNamed) {
    EXPECT_EQ(letter_move('a', 77'777, test::task(99'999, 0, 1)), (Move{77'777, 0, 1}));
}

TEST(LetterMove, ForAnyOtherLetterIsRefused) {
    for (char const letter : {'d', 'D', '0', ' ', '\0'})
        EXPECT_THROW(letter_move(letter, 1, test::task(3)), std::invalid_argument) << letter;
}

}  // namespace
}  // namespace statewalk::hanoi
