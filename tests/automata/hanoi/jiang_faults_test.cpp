// What is wrong in the three-peg program of Jiang, Li and Chen: where a move is copied, it asks whether the place of
// the copy's original in the list is odd, and should ask whether the disc is.
#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <vector>

#include "automata/core/run.hpp"
#include "automata/hanoi/doubling_list.hpp"
#include "solvers/hanoi/towers.hpp"
#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi::test {
namespace {

/// What decides which way round a disc goes whose move is copied.
enum class Parity { of_the_disc, of_the_place };

/// The program's list, with no rules to stop it: from A to C, the discs of the largest one's parity go A, C, B; the
/// others A, B, C.
class ProgramsList {
public:
    ProgramsList(unsigned discs, Parity parity) : discs_(discs), parity_(parity), peg_of_(discs + 1) {}

    bool done() const { return list.size() + 1 == std::size_t{1} << discs_; }
    bool more_to_copy() const { return j_ < m_; }
    bool more_discs() const { return d_ < discs_; }
    void begin() { d_ = 1; }
    void next_disc() { ++d_; }
    void append_disc_d() {
        m_ = list.size();
        j_ = 0;
        append(d_, d_ % 2 == 1);
    }
    void copy_entry() {
        Disc const disc = list.at(j_).disc;
        append(disc, parity_ == Parity::of_the_disc ? disc % 2 == 1 : j_ % 2 == 0);
        ++j_;
    }

    std::vector<Move> list;

private:
    void append(Disc disc, bool odd) {
        Peg const from = peg_of_.at(disc);
        peg_of_[disc] = (from + (odd == (discs_ % 2 == 1) ? 2 : 1)) % 3;
        list.push_back({disc, from, peg_of_[disc]});
    }

    unsigned discs_;
    Parity parity_;
    std::vector<Peg> peg_of_;
    Disc d_ = 0;
    std::size_t m_ = 0;
    std::size_t j_ = 0;
};

/// The automaton of this project over the program's list.
std::vector<Move> listed(unsigned discs, Parity parity) {
    ProgramsList object(discs, parity);
    Runner<DoublingListOver<ProgramsList>> running(object);
    run(
        running, steps, [](Record const&) {}, 10'000);
    EXPECT_EQ(running.outcome().ending, Ending::finished);
    return object.list;
}

/// The number of the first move that the rules forbid.
std::optional<std::uint64_t> first_illegal(unsigned discs, std::vector<Move> const& list) {
    Towers towers(task(discs));
    try {
        for (Move const& move : list) towers.make(move);
    } catch (IllegalMove const&) {
        return towers.moves_made() + 1;
    }
    return std::nullopt;
}

TEST(JiangsList, IsRightWhenTheDiscIsAsked) {
    for (unsigned discs = 0; discs <= 10; ++discs)
        EXPECT_EQ(listed(discs, Parity::of_the_disc), solution(task(discs))) << discs;
}

TEST(JiangsList, IsRightForUpToThreeDiscsWhenThePlaceIsAsked) {
    for (unsigned discs = 0; discs <= 3; ++discs)
        EXPECT_EQ(listed(discs, Parity::of_the_place), solution(task(discs))) << discs;
}

TEST(JiangsList, MakesAnIllegalTwelfthMoveFromFourDiscsOnWhenThePlaceIsAsked) {
    // Behind disc 4's move come copies of 1 2 1 3 1 2 1. Entry 3, an odd place, is disc 3's: it goes round like an even
    // disc.
    for (unsigned discs = 4; discs <= 10; ++discs)
        EXPECT_EQ(first_illegal(discs, listed(discs, Parity::of_the_place)), std::uint64_t{12}) << discs;
}

}  // namespace
}  // namespace statewalk::hanoi::test
