// What is wrong in the four-peg part of Jiang, Li and Chen: the second of the nine steps, the discs that the list of
// moves takes for odd, and the number of moves.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "automata/hanoi/four_peg_queue.hpp"
#include "solvers/hanoi/check.hpp"
#include "tests/automata/hanoi/play.hpp"
#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi::test {
namespace {

// clang-format off

/// Step 2 as printed: with the first item that needs no split in hand it goes on to step 4, which takes the next one.
struct SecondStepAsPrinted : FourPegQueueOver<DoublingListOver<MoveListOn<Block>>> {
    struct transition_table : Table<
        Row < Begin   , Step  , Take    , z11    , none                      >,
        Row < Take    , Step  , Drain   , z12    , x11                       >,  // should be Four
        Row < Take    , Step  , Kind    , z12    , Not<x11>                  >,
        Row < Kind    , Step  , Split   , none   , x12                       >,
        Row < Kind    , Step  , Requeue , none   , Not<x12>                  >,
        Row < Split   , Step  , Take    , z13    , none                      >,
        Row < Requeue , Step  , Take    , z14    , none                      >,
        Row < Drain   , Step  , End     , none   , x13                       >,
        Row < Drain   , Step  , Four    , z12    , And<Not<x13>, x14>        >,
        Row < Drain   , Step  , Three   , z12    , And<Not<x13>, Not<x14>>   >,
        Row < Four    , Step  , Drain   , z15    , none                      >,
        Row < Three   , none  , Drain   , none   , x15                       >
    > {};
};

// clang-format on

TEST(JiangsSecondStep, AsPrintedMovesNothingWhereThereIsNothingToSplit) {
    for (unsigned discs : {1U, 2U}) {
        Played const played = play<SecondStepAsPrinted>(on_four(discs));
        EXPECT_TRUE(played.moves.empty()) << discs;
        EXPECT_EQ(played.outcome, (Outcome{Ending::finished, 3, "no arrow leaves 9"})) << discs;
    }
}

TEST(JiangsSecondStep, AsPrintedIsFoundByTheCheckAtOneDisc) {
    ItemQueue<MoveListOn<Block>> object(on_four(1));
    Runner<SecondStepAsPrinted> run(object);
    auto const next = [&]() -> std::optional<Move> {
        while (run.step(Step{}))
            if (!object.moves().empty()) return object.moves().front();
        return std::nullopt;
    };
    EXPECT_EQ(difference_from_recursion(on_four(1), next), (Difference{1, move("1AD"), std::nullopt}));
    EXPECT_EQ(run.outcome(), (Outcome{Ending::finished, 3, "no arrow leaves 9"})) << "1 2 4 9";
}

TEST(JiangsSecondStep, AsPrintedBeginsWithAnIllegalMoveFromThreeDiscsOn) {
    // The item that is lost is to take the smaller discs away.
    EXPECT_EQ(play<SecondStepAsPrinted>(on_four(3)).outcome.reason, "disc 2 is not on top of A");
    for (unsigned discs = 3; discs <= 20; ++discs) {
        Played const played = play<SecondStepAsPrinted>(on_four(discs));
        EXPECT_TRUE(played.moves.empty()) << discs;
        EXPECT_EQ(played.outcome.ending, Ending::fault) << discs;
        EXPECT_NE(played.outcome.reason.find(" is not on top of A"), std::string::npos) << played.outcome.reason;
    }
}

/// Where the count of a disc begins that is odd or even.
enum class Count { in_the_block, in_the_tower };

/// The list of moves of the paper's section 1 over the discs of an item on three pegs. Which way round a disc goes is
/// decided by whether it is odd.
template <Count count>
class ListOfBlock : public Block {
public:
    explicit ListOfBlock(Block const& block) : Block(block), peg_of_(task().discs + 1) {
        // The smallest disc of the block lies on top of the peg from which it goes.
        Record record;
        describe(record);
        Numbers const& from = std::get<std::vector<Numbers>>(record.object.front().value)[peg_named(task().pegs[0])];
        if (count == Count::in_the_tower && !from.empty()) smaller_ = from.back() - 1;
    }

    bool done() const { return list_.size() + 1 == std::size_t{1} << task().discs; }
    bool more_to_copy() const { return j_ < m_; }
    bool more_discs() const { return d_ < task().discs; }
    void begin() { d_ = 1; }
    void next_disc() { ++d_; }
    void append_disc_d() {
        m_ = list_.size();
        j_ = 0;
        append(d_);
    }
    void copy_entry() { append(list_.at(j_++)); }

private:
    static std::size_t peg_named(std::string const& name) { return static_cast<std::size_t>(name.front() - 'A'); }
    void append(Disc disc) {
        bool const odd = (disc + smaller_) % 2 == 1;
        Peg const from = peg_of_.at(disc);
        peg_of_[disc] = (from + (odd == (task().discs % 2 == 1) ? 2 : 1)) % 3;
        list_.push_back(disc);
        make({disc, from, peg_of_[disc]});
    }

    std::uint64_t smaller_ = 0;
    std::vector<Peg> peg_of_;
    std::vector<Disc> list_;
    Disc d_ = 0;
    std::size_t m_ = 0;
    std::size_t j_ = 0;
};
template <Count count>
using QueueThatCounts = FourPegQueueOver<DoublingListOver<ListOfBlock<count>>>;

TEST(JiangsEighthStep, IsRightWhenDiscsAreCountedFromTheTopOfTheItem) {
    for (unsigned discs = 0; discs <= 15; ++discs)
        EXPECT_EQ(play<QueueThatCounts<Count::in_the_block>>(on_four(discs)).moves, solution(on_four(discs))) << discs;
}

TEST(JiangsEighthStep, BringsDiscsToTheWrongPegWhenTheyAreCountedFromTheTopOfTheTower) {
    // Discs 2 and 3 are to go from A over C to D. Disc 2 is the item's first, so odd, and of two discs goes to C first.
    // Taken for even, it goes to D, and the two end on C.
    Played const played = play<QueueThatCounts<Count::in_the_tower>>(on_four(3));
    EXPECT_EQ(played.moves, moves({"1AB", "2AD", "3AC", "2DC", "1BD"}));
    ShortestSolution solution(on_four(3));
    for (Move const& move : played.moves) EXPECT_TRUE(solution.take(move));
    EXPECT_EQ(solution.complaint(), "after 5 moves not every disc is on D");
}

/// F(1), F(2), ... by formula (1), min over r of 2 F(n-r) and what `on_three_pegs(r)` says.
template <class OnThreePegs>
std::vector<std::uint64_t> by_formula_1(unsigned discs, OnThreePegs&& on_three_pegs) {
    std::vector<std::uint64_t> f{0};
    for (unsigned n = 1; n <= discs; ++n) {
        std::uint64_t least = ~std::uint64_t{0};
        for (unsigned r = 1; r <= n; ++r) least = std::min(least, 2 * f[n - r] + on_three_pegs(r));
        f.push_back(least);
    }
    return f;
}
std::uint64_t t(unsigned r) { return (std::uint64_t{1} << r) - 1; }

TEST(JiangsFormula1, CountsTwiceTooManyWithTwiceTAndIsRightWithT) {
    // In its middle it has 2 F(n-r) + 2 T(r); at its end 2 F(n-r) + 2^r - 1. The discs on three pegs move only once.
    auto const twice = by_formula_1(6, [](unsigned r) { return 2 * t(r); });
    auto const once = by_formula_1(6, t);
    EXPECT_EQ(twice, (std::vector<std::uint64_t>{0, 2, 6, 10, 18, 26, 34}));
    for (unsigned discs = 1; discs <= 6; ++discs) {
        std::size_t const fewest = distances(Position(discs, 0), 4).at(Position(discs, 3));
        EXPECT_EQ(once[discs], fewest) << discs;
        EXPECT_EQ(twice[discs], 2 * fewest) << discs;
    }
}

}  // namespace
}  // namespace statewalk::hanoi::test
