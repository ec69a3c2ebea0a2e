// Four pegs with a queue: the nine steps of Jiang, Li and Chen.
#include "automata/hanoi/four_peg_queue.hpp"

#include <gtest/gtest.h>

#include <optional>

#include "solvers/hanoi/check.hpp"
#include "tests/automata/hanoi/four_peg_suite.hpp"

namespace statewalk::hanoi::test {
namespace {

using Queue = FourPegQueue::ObjectOfControl;
using Texts = std::vector<std::string>;

struct Figure {
    using Automaton = FourPegQueue;
    using WithAnother = FourPegQueueOver<BunemanLevyOnBlocks>;
    static constexpr std::string_view name = "four-peg-queue";
    static constexpr unsigned discs = 6;
    static std::vector<std::string> states() {
        return {"1", "2", "7", "3", "5", "6", "4", "9", "8", "8/0", "8/1", "8/2"};
    }
    // (6,6) is split, and both items (3,3); (3,6) on three pegs waits once. Then four items of one disc and three on
    // three pegs, of 2, 3 and 2 discs. Of c discs the nested automaton takes its arrows 1, c, 2^c - 1 - c, c - 1 and 1
    // times.
    static std::vector<std::pair<std::string, int>> arrows() {
        return {{"1 -> 2 / z11", 1},
                {"2 -> 7 [x11] / z12", 1},
                {"2 -> 3 [!x11] / z12", 4},
                {"3 -> 5 [x12]", 3},
                {"3 -> 6 [!x12]", 1},
                {"5 -> 2 / z13", 3},
                {"6 -> 2 / z14", 1},
                {"4 -> 9 [x13]", 1},
                {"4 -> 7 [!x13 & x14] / z12", 3},
                {"4 -> 8 [!x13 & !x14] / z12", 3},
                {"7 -> 4 / z15", 4},
                {"8 -> 4 [x15]", 3},
                {"8/0 -> 8/1 / z0", 3},
                {"8/1 -> 8/2 / z1", 7},
                {"8/2 -> 8/2 [x1] / z2", 6},
                {"8/2 -> 8/1 [!x1 & x2] / z3", 4},
                {"8/2 -> 8/0 [!x1 & !x2]", 3}};
    }
};
INSTANTIATE_TYPED_TEST_SUITE_P(FourPegQueue, FourPegAutomaton, Figure);

/// The outermost states in the order of the visits: what happens in state 8 is one.
Texts visited(unsigned discs) {
    Texts all{"1"};
    play<FourPegQueue>(on_four(discs), [&](Record const& record, Queue const&) {
        std::string const path = states_text(Runner<FourPegQueue>::graph(), record.after);
        if (std::string const state = path.substr(0, path.find('/')); state != all.back()) all.push_back(state);
    });
    return all;
}

TEST(FourPegQueueStates, AreVisitedInTheOrderOfThePapersSteps) {
    EXPECT_EQ(visited(1), (Texts{"1", "2", "7", "4", "9"}));
    EXPECT_EQ(visited(2), (Texts{"1", "2", "7", "4", "9"})) << "two discs are not split";
    EXPECT_EQ(visited(3), (Texts{"1", "2", "3", "5", "2", "7", "4", "8", "4", "7", "4", "9"}));
}

TEST(FourPegQueueTrace, OfThreeDiscsIsTheOneWrittenByHand) {
    // (3,3,ABCD) falls into (1,1,ACDB), (2,3,0ACD) and (1,1,BACD): disc 1 to B, discs 2 and 3 from A over C to D, disc 1
    // onto them. The two discs are even, so that disc 2, the upper one, goes to C first.
    std::string const a = "(1,1,ACDB)", b = "(2,3,0ACD)", c = "(1,1,BACD)";
    std::string const b_digits = "02030ACD", c_digits = "0101BACD";
    // clang-format off
    Trace const by_hand{
        // arrows                                  , move , towers     , item         , queued, queue            , strings
        {"1 -> 2 / z11"                            , ""   , "321 . . .", "-"          , "1", "(3,3,ABCD)"        , "0303ABCD"},
        {"2 -> 3 [!x11] / z12"                     , ""   , "321 . . .", "(3,3,ABCD)" , "0", "-"                 , "-"},
        {"3 -> 5 [x12]"                            , ""   , "321 . . .", "(3,3,ABCD)" , "0", "-"                 , "-"},
        {"5 -> 2 / z13"                            , ""   , "321 . . .", "-"          , "3", a + " " + b + " " + c, "0101ACDB " + b_digits + " " + c_digits},
        {"2 -> 7 [x11] / z12"                      , ""   , "321 . . .", a            , "2", b + " " + c         , b_digits + " " + c_digits},
        {"7 -> 4 / z15"                            , "1AB", "32 1 . ." , "-"          , "2", b + " " + c         , b_digits + " " + c_digits},
        {"4 -> 8 [!x13 & !x14] / z12"              , ""   , "32 1 . ." , b            , "1", c                   , c_digits},
        {"8/0 -> 8/1 / z0"                         , ""   , "32 1 . ." , b            , "1", c                   , c_digits},
        {"8/1 -> 8/2 / z1"                         , "2AC", "3 1 2 ."  , b            , "1", c                   , c_digits},
        {"8/2 -> 8/1 [!x1 & x2] / z3"              , ""   , "3 1 2 ."  , b            , "1", c                   , c_digits},
        {"8/1 -> 8/2 / z1"                         , "3AD", ". 1 2 3"  , b            , "1", c                   , c_digits},
        {"8/2 -> 8/2 [x1] / z2"                    , "2CD", ". 1 . 32" , b            , "1", c                   , c_digits},
        {"8/2 -> 8/0 [!x1 & !x2], 8 -> 4 [x15]"    , ""   , ". 1 . 32" , b            , "1", c                   , c_digits},
        {"4 -> 7 [!x13 & x14] / z12"               , ""   , ". 1 . 32" , c            , "0", "-"                 , "-"},
        {"7 -> 4 / z15"                            , "1BD", ". . . 321", "-"          , "0", "-"                 , "-"},
        {"4 -> 9 [x13]"                            , ""   , ". . . 321", "-"          , "0", "-"                 , "-"},
    };
    // clang-format on
    EXPECT_EQ(trace<FourPegQueue>(on_four(3)), by_hand);
}

TEST(FourPegQueueRounds, SplitSixDiscsAsThePaperDoes) {
    Texts queues;
    play<FourPegQueue>(on_four(6), [&](Record const& record, Queue const& queue) {
        std::string const now = in_short(fields_of(queue).at("queue"));
        // After each order to queue something: z11, z13 and z14 of the graph.
        if (arrow_text(Runner<FourPegQueue>::graph(), record.fired.front()).find(" -> 2 /") != std::string::npos)
            queues.push_back(now);
    });
    EXPECT_EQ(queues, (Texts{"(6,6,ABCD)", "(3,3,ACDB) (3,6,0ACD) (3,3,BACD)",
                             "(3,6,0ACD) (3,3,BACD) (1,1,ADBC) (2,3,0ADB) (1,1,CADB)",
                             "(3,3,BACD) (1,1,ADBC) (2,3,0ADB) (1,1,CADB) (3,6,0ACD)",
                             "(1,1,ADBC) (2,3,0ADB) (1,1,CADB) (3,6,0ACD) (1,1,BCDA) (2,3,0BCD) (1,1,ABCD)"}));
}

/// Invariant: in states 2 to 6, the items from the start of the round are the whole task.
TEST(FourPegQueueRounds, HaveEqualCountsOfAllFourPegItemsWhenTheFirstSmallOneComes) {
    for (Ties const ties : {Ties::low, Ties::high})
        for (unsigned discs = 1; discs <= 20; ++discs) {
            bool seen = false;
            play<FourPegQueue>(on_four(discs, 0, 3, ties), [&](Record const& record, Queue const& queue) {
                if (seen || record.after != Configuration{2}) return;  // state 7, the third of the graph
                seen = true;
                auto const items = field_of<Texts>(queue, "queue");
                std::string const count = field_of<std::string>(queue, "item").substr(0, 2);
                for (std::string const& item : items) {
                    bool const on_three = item.find(",0") != std::string::npos;
                    bool const not_shown = item == "...";
                    EXPECT_TRUE(on_three || not_shown || item.substr(0, 2) == count) << discs << ": " << item;
                }
            });
            EXPECT_TRUE(seen) << discs;
        }
}

TEST(FourPegQueue, OfNinetyNineDiscsMakesTheRecursionsMovesWithAQueueOf16383Items) {
    Queue queue(on_four(99));
    Runner<FourPegQueue> running(queue);
    std::vector<Move> left;  // of the last step, the first one at the end
    auto const next = [&]() -> std::optional<Move> {
        while (left.empty() && running.step(Step{})) left.assign(queue.moves().rbegin(), queue.moves().rend());
        if (left.empty()) return std::nullopt;
        Move const move = left.back();
        left.pop_back();
        return move;
    };
    EXPECT_EQ(difference_from_recursion(queue.task(), next), std::nullopt);
    EXPECT_EQ(running.outcome().ending, Ending::finished);
    EXPECT_EQ(queue.moves_made(), 163'841U);
    EXPECT_EQ(queue.longest(), 16'383U);
}

}  // namespace
}  // namespace statewalk::hanoi::test
