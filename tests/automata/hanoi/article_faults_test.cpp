// What is wrong in listing 7 of Tukkel, Shalyto and Shamgunov: their automaton is right, and stands here over an object
// that does what the listing's functions do.
#include <gtest/gtest.h>

#include <deque>
#include <string>
#include <vector>

#include "automata/hanoi/buneman_levy.hpp"
#include "tests/automata/hanoi/play.hpp"
#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi::test {
namespace {

/// Pegs 1, 2, 3, with their discs from the top down. Disc 1 lies on peg 1 from the first; where the task starts is not
/// asked.
class ListedTowers {
public:
    explicit ListedTowers(Task const& task) : discs_(task.discs), goal_(task.to + 1), last_(task.fewest_moves()) {
        for (Disc disc = 2; disc <= discs_; ++disc) pegs_[1].push_back(disc);
    }

    bool delivered() const { return step_ >= last_; }
    /// The listing's loop takes its first step in any case.
    bool done() const { return step_ > 0; }
    void move_smallest() {
        Peg const from = disc_1_on_;
        bool const up = (goal_ == 2 && discs_ % 2 != 0) || (goal_ == 3 && discs_ % 2 == 0);
        disc_1_on_ = (from + (up ? 1 : 2)) % 3;
        if (disc_1_on_ == 0) disc_1_on_ = 3;
        move(from, disc_1_on_);
    }
    void move_other() {
        for (Peg from = 1; from <= 3; ++from)
            for (Peg to = 1; to <= 3; ++to)
                if (top(from) > 1 && (top(to) == 0 || top(from) < top(to))) return move(from, to);
    }

    std::vector<Move> const& moves() const { return moves_; }
    void forget_moves() { moves_.clear(); }

private:
    Disc top(Peg peg) const { return pegs_[peg].empty() ? 0 : pegs_[peg].front(); }
    void move(Peg from, Peg to) {
        moves_.push_back({top(from), from - 1, to - 1});
        pegs_[to].push_front(top(from));
        pegs_[from].pop_front();
        ++step_;
    }

    Disc discs_;
    Peg goal_;
    std::uint64_t last_;
    std::uint64_t step_ = 0;
    Peg disc_1_on_ = 1;
    std::vector<std::deque<Disc>> pegs_{{}, {1}, {}, {}};
    std::vector<Move> moves_;
};

struct Listing7 : BunemanLevyOver<ListedTowers> {};

TEST(Listing7, IsRightFromPegOneToTwoOrThree) {
    for (unsigned discs = 1; discs <= 10; ++discs)
        for (Peg const to : {1U, 2U})
            EXPECT_EQ(play<Listing7>(task(discs, 0, to)).moves, solution(task(discs, 0, to))) << discs;
}

TEST(Listing7, MakesAMoveWhereThereIsNothingToMove) {
    Played const played = play<Listing7>(task(0));
    EXPECT_EQ(played.moves, moves({"1AB"}));  // 0 is even: disc 1, which is there all the same, goes from 1 to 2
    EXPECT_EQ(played.outcome.steps, 2U);
}

TEST(Listing7, StartsOnPegOneWhateverItIsAsked) {
    for (unsigned discs = 1; discs <= 10; ++discs)
        EXPECT_EQ(play<Listing7>(task(discs, 1, 2)).moves, solution(task(discs, 0, 2))) << discs;
}

TEST(Listing7, GoesToPegThreeOrTwoWhenItIsAskedForPegOne) {
    for (unsigned discs = 1; discs <= 10; ++discs) {
        Peg const arrives_on = discs % 2 == 1 ? 2 : 1;
        EXPECT_EQ(play<Listing7>(task(discs, 1, 0)).moves, solution(task(discs, 0, arrives_on))) << discs;
    }
}

TEST(Article, SaysThatDiscOneGoesClockwiseWhichItDoesForAnEvenNumberOfDiscsOnly) {
    for (unsigned discs = 1; discs <= 10; ++discs)
        for (Move const& move : solution(task(discs))) {  // from 1 to 3, as in the article
            if (move.disc != 1) continue;
            bool const clockwise = move.to == (move.from + 1) % 3;
            ASSERT_EQ(clockwise, discs % 2 == 0) << discs;
        }
}

TEST(Article, HasRoomForTheTextOfThirtySixDiscsOnAPeg) {
    // char[100], for "1-2-3-...-N" and the zero behind it.
    std::string text = "1";
    unsigned discs = 1;
    while (text.size() + 1 <= 100) text += "-" + std::to_string(++discs);
    EXPECT_EQ(discs, 37U);
}

}  // namespace
}  // namespace statewalk::hanoi::test
