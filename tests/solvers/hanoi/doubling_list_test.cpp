// The list of moves that the doubling-list automaton controls.
#include "solvers/hanoi/doubling_list.hpp"

#include <gtest/gtest.h>

#include "tests/solvers/hanoi/orders.hpp"

namespace statewalk::hanoi::test {
namespace {

constexpr auto begin = &MoveList::begin;
constexpr auto next_disc = &MoveList::next_disc;
constexpr auto append_d = &MoveList::append_disc_d;
constexpr auto copy = &MoveList::copy_entry;

TEST(MoveList, AppendsADiscAndCopiesWhatIsBeforeIt) {
    MoveList list(task(3));
    carry_out(list, {begin, append_d, next_disc, append_d, copy, next_disc, append_d, copy, copy, copy});
    EXPECT_EQ(std::vector<Move>(list.moves().begin(), list.moves().end()),
              moves({"1AC", "2AB", "1CB", "3AC", "1BA", "2BC", "1AC"}));
    EXPECT_TRUE(list.done());
}

TEST(MoveList, KnowsWhetherEntriesOrDiscsAreLeft) {
    MoveList list(task(2));
    carry_out(list, {begin, append_d});
    EXPECT_FALSE(list.more_to_copy());
    EXPECT_TRUE(list.more_discs());
    carry_out(list, {next_disc, append_d});
    EXPECT_TRUE(list.more_to_copy());
    EXPECT_FALSE(list.more_discs());
    list.copy_entry();
    EXPECT_FALSE(list.more_to_copy());
}

TEST(MoveList, RefusesADiscOrAnEntryThatIsNotThere) {
    MoveList list(task(1));
    EXPECT_THROW(list.copy_entry(), std::logic_error);
    carry_out(list, {begin, next_disc});
    EXPECT_THROW(list.append_disc_d(), std::logic_error);
    EXPECT_EQ(list.moves_made(), 0U);
}

TEST(MoveList, RefusesADiscThatIsNotOnTop) {
    MoveList list(task(3));
    carry_out(list, {begin, next_disc});
    EXPECT_EQ(complaint(list, append_d), "disc 2 is not on top of A");
}

TEST(MoveList, OfTooManyDiscsIsRefusedWithTheMemoryThatItWouldNeed) {
    auto const complaint = [](unsigned discs) -> std::string {
        try {
            MoveList list(task(discs));
        } catch (std::invalid_argument const& wrong) {
            return wrong.what();
        }
        return "none";
    };
    std::string const keeps = "doubling-list keeps every move: ";
    EXPECT_EQ(complaint(20), "none");
    EXPECT_EQ(MoveList::most_discs_in_memory, 30U);
    EXPECT_NO_THROW(MoveList::require(task(30)));
    EXPECT_EQ(complaint(31), keeps + "31 discs would need 2 GiB of memory; at most 30 discs");
    EXPECT_EQ(complaint(40), keeps + "40 discs would need 1024 GiB of memory; at most 30 discs");
    EXPECT_EQ(complaint(64), keeps + "64 discs would need 17179869184 GiB of memory; at most 30 discs");
    EXPECT_EQ(complaint(65), "at most 64 discs, not 65");
    EXPECT_EQ(complaint(4'294'967'295U), "at most 64 discs, not 4294967295");
}

TEST(MoveList, BearsItsOrdersInAnySequence) {
    for (unsigned discs : {0U, 1U, 3U, 10U})
        EXPECT_GT(refused_in_any_sequence<MoveList>(task(discs), {begin, next_disc, append_d, copy}, 6), 0U);
}

}  // namespace
}  // namespace statewalk::hanoi::test
