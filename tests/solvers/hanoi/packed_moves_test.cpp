// Moves as letters, and the solution by substitution.
#include <gtest/gtest.h>

#include <bit>
#include <cstdint>
#include <random>
#include <stdexcept>
#include <string>

#include "solvers/hanoi/cycle.hpp"
#include "solvers/hanoi/packed_moves.hpp"
#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi {
namespace {

/// Of Allouche, Betrema and Shallit: a -> aC, b -> cB, c -> bA, A -> ac, B -> cb, C -> ba.
constexpr Substitution rules{{{'a', 'C'}, {'c', 'B'}, {'b', 'A'}, {'a', 'c'}, {'c', 'b'}, {'b', 'a'}}};

/// The letters from move `first` on, so many.
std::string packed(Task const& task, std::uint64_t first, std::size_t many) {
    std::string letters(many, ' ');
    PackedMoves(rules, task).copy(first, letters);
    return letters;
}

std::string letter(Move const& move) { return {packed_letter(move.from, move.to)}; }

/// Move k = (2r + 1) * 2^(p-1) is move r + 1 of disc p.
std::string computed(Task const& task, std::uint64_t first, std::size_t many) {
    std::string letters;
    for (std::uint64_t i = 0; i < many; ++i) {
        auto const halvings = static_cast<Disc>(std::countr_zero(first + i));
        letters += letter(move_of(task, halvings + 1, halvings < 63 ? (first + i) >> (halvings + 1) : 0));
    }
    return letters;
}

TEST(PackedLetter, IsOfTheWayFromPegToPeg) {
    std::string all;
    for (std::string const move : {"1AB", "1BC", "1CA", "1AD", "1BD", "1CD", "1BA", "1CB", "1AC", "1DA", "1DB", "1DC"})
        all += letter(test::move(move));
    EXPECT_EQ(all, "abcdefABCDEF");
    EXPECT_THROW(packed_letter(1, 1), std::invalid_argument);
    EXPECT_THROW(packed_letter(0, 4), std::invalid_argument);
    EXPECT_THROW(packed_letter(4, 0), std::invalid_argument);
}

TEST(PackedMoves, AreTheRecursionsForEveryPairOfPegs) {
    for (unsigned discs = 1; discs <= 13; ++discs)
        for (Task const& task : test::every_pair(discs)) {
            std::string expected;
            recursive_solution(task, [&](Move const& move) {
                expected += letter(move);
                return true;
            });
            EXPECT_EQ(packed(task, 1, expected.size()), expected) << test::words(task);
        }
}

TEST(PackedMoves, OfThreeDiscsFromAToBAreTheBeginningOfTheWord) {
    EXPECT_EQ(packed(test::task(3, 0, 1), 1, 7), "aCbacBa");
}

TEST(PackedMoves, BeginAndEndAnywhereInTheirBlocks) {
    Task const task = test::task(25);
    for (std::uint64_t const border : {4096U, 2U * 4096U, 4096U * 4096U})
        for (std::uint64_t const before : {0U, 1U, 2U, 100U, 4095U, 4096U, 4097U})
            for (std::size_t const many : {1U, 2U, 100U, 4095U, 4096U, 4097U, 9000U})
                if (before <= border) {
                    EXPECT_EQ(packed(task, border - before + 1, many), computed(task, border - before + 1, many))
                        << border << " - " << before << ", " << many;
                }
    EXPECT_EQ(packed(task, 5, 0), "");
}

TEST(PackedMoves, ReachToTheEndOfSixtyFourDiscs) {
    std::uint64_t const last = ~std::uint64_t{0};
    for (Task const& task : test::every_pair(64)) {
        EXPECT_EQ(packed(task, last - 9999, 10'000), computed(task, last - 9999, 10'000));
        EXPECT_EQ(packed(task, last, 1), computed(task, last, 1));
        EXPECT_EQ(packed(task, std::uint64_t{1} << 63, 1), letter({64, task.from, task.to}));
    }
    // Around the numbers where blocks of blocks begin: i = k - 1 is a multiple of 4096^2.
    std::uint64_t const far = (std::uint64_t{0x123456789A} << 24) + 1;
    EXPECT_EQ(packed(test::task(64), far - 5000, 10'000), computed(test::task(64), far - 5000, 10'000));
    std::mt19937_64 random(7);
    for (int i = 0; i < 200; ++i) {
        std::uint64_t const first = random() % (last - 5000) + 1;
        EXPECT_EQ(packed(test::task(64), first, 5000), computed(test::task(64), first, 5000)) << first;
    }
}

TEST(PackedMoves, NeedATaskOnThreePegsAndRulesThatWriteOneWord) {
    EXPECT_THROW(PackedMoves(rules, test::on_four(3)), std::invalid_argument);
    EXPECT_THROW(PackedMoves(rules, test::task(65)), std::invalid_argument);
    Substitution wrong = rules;
    wrong[0][0] = 'b';
    EXPECT_THROW(PackedMoves(wrong, test::task(3)), std::invalid_argument);
    wrong = rules;
    wrong[5][1] = '\0';
    EXPECT_THROW(PackedMoves(wrong, test::task(3)), std::invalid_argument);
    EXPECT_NO_THROW(PackedMoves(rules, test::task(3)));
}

}  // namespace
}  // namespace statewalk::hanoi
