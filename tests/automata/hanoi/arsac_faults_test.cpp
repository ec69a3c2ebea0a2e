// What is wrong in Arsac's text: his automaton is right, and stands here over an object that does what is printed.
#include <gtest/gtest.h>

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "automata/core/run.hpp"
#include "automata/hanoi/arsac_alternation.hpp"
#include "solvers/hanoi/towers.hpp"
#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi::test {
namespace {

/// Pegs 0, 1, 2; the peg of each disc; k moves left. Where a passes 2, something is taken from it: as printed, 8.
class Program {
public:
    Program(unsigned discs, int taken_from_a)
        : s_(discs % 2 == 0 ? 2 : 1), taken_(taken_from_a), k_((std::int64_t{1} << discs) - 1), peg_of_(discs + 1) {}

    /// All is set when it is made.
    void begin() {}
    bool none_left() const { return k_ == 0; }
    /// The program asks for the first time after its first move.
    bool done() const { return moved_ && none_left(); }
    void move_disc_1() {
        int a = d_ + s_;
        if (a > 2) a -= taken_;
        if (a < 0) throw std::out_of_range("there is no peg " + std::to_string(a));
        move(1, d_, a);
        d_ = a;
    }
    void move_other() {
        Disc disc = 2;
        while (disc < peg_of_.size() && peg_of_[disc] == d_) ++disc;
        int const x = disc < peg_of_.size() ? peg_of_[disc] : 0;
        move(disc, x, 3 - x - d_);
    }

    std::int64_t left() const { return k_; }
    std::vector<Move> moves;

private:
    /// Of discs that are not there nothing is written down, but they are counted.
    void move(Disc disc, int from, int to) {
        moved_ = true;
        --k_;
        if (disc >= peg_of_.size()) return;
        peg_of_[disc] = to;
        moves.push_back({disc, static_cast<Peg>(from), static_cast<Peg>(to)});
    }

    int s_;
    int taken_;
    std::int64_t k_;
    std::vector<int> peg_of_;
    int d_ = 0;
    bool moved_ = false;
};

using Alternation = ArsacAlternationOver<Program>;

Outcome played(Program& program) {
    Runner<Alternation> running(program);
    return run(
        running, steps, [](Record const&) {}, 10'000);
}

TEST(ArsacsProgram, IsRightWhenThreeIsTakenFromA) {
    for (unsigned discs = 1; discs <= 10; ++discs) {
        Program program(discs, 3);
        EXPECT_EQ(played(program).ending, Ending::finished);
        EXPECT_EQ(program.moves, solution(task(discs, 0, 1))) << discs;
    }
}

TEST(ArsacsProgram, LeavesThePegsWhenEightIsTakenFromA) {
    // Two discs, s = 2: disc 1 goes 0, 2, 4 - 8. Three discs, s = 1: 0, 1, 2, 3 - 8. One disc never gets so far.
    Program one(1, 8);
    EXPECT_EQ(played(one).ending, Ending::finished);
    EXPECT_EQ(one.moves, moves({"1AB"}));
    Program two(2, 8);
    EXPECT_EQ(played(two), (Outcome{Ending::fault, 3, "there is no peg -4"}));
    Program three(3, 8);
    EXPECT_EQ(played(three), (Outcome{Ending::fault, 5, "there is no peg -5"}));
}

TEST(ArsacsProgram, NeverEndsWithoutDiscs) {
    // k is 0 at first, and -1 when it is asked for the first time.
    Program none(0, 3);
    EXPECT_EQ(played(none).ending, Ending::out_of_budget);
    EXPECT_EQ(none.left(), -10'000);
}

/// The closed form: move (2r + 1) * 2^(p-1) takes disc p from peg r * s to (r + 1) * s, modulo 3.
std::vector<Move> closed_form(unsigned discs, unsigned s_of_odd, unsigned s_of_even) {
    Towers towers(task(discs));
    std::vector<Move> all;
    for (std::uint64_t k = 1; k < std::uint64_t{1} << discs; ++k) {
        Disc p = 1;
        std::uint64_t q = k;
        for (; q % 2 == 0; q /= 2) ++p;
        std::uint64_t const s = p % 2 == 1 ? s_of_odd : s_of_even;
        std::uint64_t const r = q / 2;
        all.push_back({p, static_cast<Peg>(r * s % 3), static_cast<Peg>((r + 1) * s % 3)});
        towers.make(all.back());  // throws if it is illegal
    }
    return all;
}

TEST(ArsacsClosedForm, AsPrintedLandsOnTheSparePegForAnEvenNumberOfDiscs) {
    // The program plays to peg 1; the closed form, with s = 1 for odd p and 2 for even p, to peg 2 when n is even.
    for (unsigned discs = 1; discs <= 10; ++discs)
        EXPECT_EQ(closed_form(discs, 1, 2), solution(task(discs, 0, discs % 2 == 1 ? 1 : 2))) << discs;
}

TEST(ArsacsClosedForm, IsRightWithTheTwoValuesSwappedForAnEvenNumberOfDiscs) {
    for (unsigned discs = 2; discs <= 10; discs += 2)
        EXPECT_EQ(closed_form(discs, 2, 1), solution(task(discs, 0, 1))) << discs;
}

}  // namespace
}  // namespace statewalk::hanoi::test
