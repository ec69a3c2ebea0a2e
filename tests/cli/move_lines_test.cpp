// Moves as lines: the four forms, and numbers that count up.
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "cli/move_lines.hpp"

namespace statewalk::cli::test {
namespace {

std::vector<std::string> const abc{"A", "B", "C"};

std::string lines_of(std::string const& form, std::vector<hanoi::Move> const& moves, std::string const& first = "1",
                     std::vector<std::string> const& pegs = abc) {
    MoveLines lines(form, pegs, first);
    lines.add(moves);
    return std::string(lines.text());
}

/// The numbers in the first column, of so many moves of disc 1.
std::vector<std::string> numbers(std::string const& first, std::size_t many) {
    std::vector<std::string> all(1);
    for (char const c : lines_of("numbered", std::vector<hanoi::Move>(many, {1, 0, 2}), first)) {
        if (c == '\n')
            all.emplace_back();
        else
            all.back() += c;
    }
    EXPECT_EQ(all.back(), "");
    all.pop_back();
    for (std::string& line : all) {
        std::size_t const rest = line.find(' ');
        EXPECT_EQ(line.substr(rest), " 1 A C");
        line.resize(rest);
    }
    return all;
}

TEST(MoveLines, AreInTheFormsOfTheSources) {
    std::vector<hanoi::Move> const moves{{1, 0, 2}, {12, 2, 1}};
    EXPECT_EQ(lines_of("numbered", moves), "1 1 A C\n2 12 C B\n");
    EXPECT_EQ(lines_of("arrow", moves), "1A->C\n12C->B\n");
    EXPECT_EQ(lines_of("sentence", moves), "move 1 from A to C\nmove 12 from C to B\n");
    EXPECT_EQ(lines_of("steps", moves),
              "Шаг\u00A01.\u00A0Диск\u00A01: A -> C\nШаг\u00A02.\u00A0Диск\u00A012: C -> B\n");
    EXPECT_THROW(MoveLines("verse", abc, "1"), std::invalid_argument);
}

TEST(MoveLines, AreNumberedFromOneOn) {
    std::vector<std::string> const all = numbers("1", 123'456);
    ASSERT_EQ(all.size(), 123'456U);
    for (std::size_t i = 0; i < all.size(); ++i) ASSERT_EQ(all[i], std::to_string(i + 1));
}

TEST(MoveLines, AreNumberedFromAnyNumberOn) {
    using List = std::vector<std::string>;
    EXPECT_EQ(numbers("7", 4), (List{"7", "8", "9", "10"}));
    EXPECT_EQ(numbers("98", 3), (List{"98", "99", "100"}));
    EXPECT_EQ(numbers("199", 2), (List{"199", "200"}));
    EXPECT_EQ(numbers("18446744073709551615", 2), (List{"18446744073709551615", "18446744073709551616"}));
    std::string const nines(30'000, '9');
    EXPECT_EQ(numbers(nines, 2), (List{nines, "1" + std::string(30'000, '0')}));
    std::string const even = "1" + std::string(31, '0');  // before the last two digits, 30: with "Шаг ", 38 bytes
    EXPECT_EQ(lines_of("steps", {{1, 0, 1}}, even), "Шаг\u00A0" + even + ".\u00A0Диск\u00A01: A -> B\n");
}

TEST(MoveLines, TakeManyDiscsAndLongNamesOfPegs) {
    EXPECT_EQ(lines_of("numbered", {{127, 0, 2}, {128, 0, 2}, {100'000, 0, 1}}),
              "1 127 A C\n2 128 A C\n3 100000 A B\n");
    for (std::size_t const length : {10U, 29U, 30U, 31U, 32U, 60U, 61U, 62U, 63U, 64U, 500U}) {
        std::string const name(length, 'x');
        EXPECT_EQ(lines_of("arrow", {{1, 0, 1}, {2, 1, 0}, {1, 0, 1}}, "1", {name, "B"}),
                  "1" + name + "->B\n2B->" + name + "\n1" + name + "->B\n");
    }
}

TEST(MoveLines, GoOnAfterTheyWereTaken) {
    MoveLines lines("numbered", abc, "99");
    std::vector<hanoi::Move> const move{{3, 1, 0}};
    lines.add(move);
    EXPECT_EQ(lines.text(), "99 3 B A\n");
    lines.clear();
    EXPECT_EQ(lines.text(), "");
    lines.add(move);
    lines.add(move);
    EXPECT_EQ(lines.text(), "100 3 B A\n101 3 B A\n");
}

TEST(MoveLines, NameNoPegThatThereIsNot) {
    EXPECT_THROW(lines_of("arrow", {{1, 0, 3}}), std::out_of_range);
    EXPECT_THROW(lines_of("arrow", {{1, 3, 0}}), std::out_of_range);
}

}  // namespace
}  // namespace statewalk::cli::test
