// The automaton of Buneman and Levy: its figure, a trace by hand, and the recursion's moves for every task.
#include "automata/hanoi/buneman_levy.hpp"

#include <gtest/gtest.h>

#include <map>

#include "automata/core/run.hpp"
#include "solvers/hanoi/check.hpp"
#include "solvers/hanoi/recursion.hpp"

using namespace statewalk;
using namespace statewalk::hanoi;

namespace {

struct Played {
    Outcome outcome;
    std::vector<Move> moves;
    std::map<std::string, int> arrows;
};

Played play(Task const& task) {
    Played played;
    SearchedTowers towers(task);
    Runner<BunemanLevy> running(towers);
    run(running, steps, [&](Record const& record) {
        for (std::size_t arrow : record.fired) ++played.arrows[arrow_text(running.graph(), arrow)];
        played.moves.insert(played.moves.end(), towers.moves().begin(), towers.moves().end());
    });
    played.outcome = running.outcome();
    return played;
}

/// Discs 0 to 16, every start and goal.
class OnEveryTask : public ::testing::TestWithParam<std::tuple<unsigned, std::pair<Peg, Peg>>> {
protected:
    Task task() const {
        auto const [discs, pegs] = GetParam();
        return {.discs = discs, .from = pegs.first, .to = pegs.second};
    }
};

}  // namespace

TEST(BunemanLevyGraph, is_figure_10) {
    TransitionGraph const graph = graph_of<BunemanLevy>();
    ASSERT_EQ(graph.states.size(), 2U);
    EXPECT_EQ(graph.states[0].name, "0");
    EXPECT_EQ(graph.states[1].name, "1");
    EXPECT_TRUE(graph.states[0].initial);
    ASSERT_EQ(graph.transitions.size(), 3U);
    EXPECT_EQ(arrow_text(graph, 0), "0 -> 1 / z1");
    EXPECT_EQ(arrow_text(graph, 1), "1 -> 0 [x1]");
    EXPECT_EQ(arrow_text(graph, 2), "1 -> 1 [!x1] / z2; z1");
    EXPECT_TRUE(overlaps(graph).empty());
}

TEST(BunemanLevyTrace, of_two_discs_is_the_one_written_by_hand) {
    // A holds discs 2 1, the goal is C. The number of discs is even, so disc 1 goes A, B, C.
    //   step 1: 0 -> 1, z1: disc 1 from A to B.
    //   step 2: 1 -> 1, x1 no; z2: disc 2 from A to C; z1: disc 1 from B to C.
    //   step 3: 1 -> 0, x1 yes.
    SearchedTowers towers({.discs = 2});
    Runner<BunemanLevy> run(towers);

    ASSERT_TRUE(run.step(Step{}));
    EXPECT_EQ(run.record().fired, std::vector<std::size_t>{0});
    EXPECT_TRUE(run.record().inputs.empty());
    EXPECT_EQ(run.record().outputs, std::vector<std::size_t>{0});  // z1
    EXPECT_EQ(towers.rows(), (std::vector<Numbers>{{2}, {1}, {}}));

    ASSERT_TRUE(run.step(Step{}));
    EXPECT_EQ(run.record().fired, std::vector<std::size_t>{2});
    EXPECT_EQ(run.record().inputs, (std::vector<Asked>{{0, false}}));
    EXPECT_EQ(run.record().outputs, (std::vector<std::size_t>{1, 0}));  // z2; z1
    EXPECT_EQ(towers.rows(), (std::vector<Numbers>{{}, {}, {2, 1}}));

    ASSERT_TRUE(run.step(Step{}));
    EXPECT_EQ(run.record().fired, std::vector<std::size_t>{1});
    EXPECT_EQ(run.record().inputs, (std::vector<Asked>{{0, true}}));
    EXPECT_EQ(run.outcome(), (Outcome{Ending::finished, 3, "at rest, and the task is done"}));
}

TEST(BunemanLevyArrows, fire_as_often_as_counted_by_hand_for_three_discs) {
    // 7 moves: disc 1 in moves 1, 3, 5, 7. The first arrow makes move 1; the loop makes two moves, so it fires 3 times.
    std::map<std::string, int> const expected{{"0 -> 1 / z1", 1}, {"1 -> 1 [!x1] / z2; z1", 3}, {"1 -> 0 [x1]", 1}};
    EXPECT_EQ(play({.discs = 3}).arrows, expected);
}

TEST(BunemanLevyEmptyTask, is_finished_before_the_first_step) {
    SearchedTowers towers({.discs = 0});
    Runner<BunemanLevy> run(towers);
    EXPECT_EQ(run.outcome(), (Outcome{Ending::finished, 0, "at rest, and the task is done"}));
    EXPECT_FALSE(run.step(Step{}));
}

TEST(BunemanLevyMachine, plain_makes_the_same_moves_as_observed) {
    Task const task{.discs = 10, .from = 2, .to = 1};
    SearchedTowers plain_towers(task);
    std::vector<Move> plain_moves;
    boost::msm::back::state_machine<BunemanLevy> plain;
    plain.control(plain_towers);
    plain.start();
    do {
        plain_towers.forget_moves();
        plain.process_event(Step{});
        plain_moves.insert(plain_moves.end(), plain_towers.moves().begin(), plain_towers.moves().end());
    } while (plain.current_state()[0] != 0);
    EXPECT_EQ(plain_moves, play(task).moves);
}

TEST_P(OnEveryTask, it_makes_the_moves_of_the_recursion_in_half_as_many_steps) {
    std::vector<Move> expected;
    recursive_solution(task(), [&](Move const& move) {
        expected.push_back(move);
        return true;
    });
    Played const played = play(task());
    EXPECT_EQ(played.moves, expected);
    EXPECT_EQ(played.outcome.ending, Ending::finished);
    std::uint64_t const half = task().discs == 0 ? 0 : (std::uint64_t{1} << (task().discs - 1)) + 1;
    EXPECT_EQ(played.outcome.steps, half);
}

INSTANTIATE_TEST_SUITE_P(BunemanLevy, OnEveryTask,
                         ::testing::Combine(::testing::Range(0U, 17U),
                                            ::testing::Values(std::pair{0U, 1U}, std::pair{0U, 2U}, std::pair{1U, 0U},
                                                              std::pair{1U, 2U}, std::pair{2U, 0U},
                                                              std::pair{2U, 1U})));
