// Runs that are only followed: where they end, and which automata cannot be run so.
#include <gtest/gtest.h>

#include <stdexcept>

#include "automata/core/followed.hpp"
#include "automata/core/nested.hpp"

using namespace statewalk;

namespace {

struct Counter {
    explicit Counter(int up_to = 2) : wanted(up_to) {}
    bool more() const { return count < wanted; }
    bool done() const { return count == wanted; }
    void add() {
        if (count == 5) throw std::runtime_error("five is too many");
        ++count;
    }
    void burst() { throw 42; }
    Counter& nested() { return *this; }

    int wanted;
    int count = 0;
};

struct Figure {
    struct Rest : State<"0"> {};
    struct Busy : State<"1"> {};
    struct Third : State<"2"> {};
    using initial_state = Rest;
    using x1 = Input<"x1", &Counter::more>;
    using z1 = Output<"z1", &Counter::add>;
    using z2 = Output<"z2", &Counter::burst>;
};

// clang-format off
struct Counts : Automaton<Counts, Counter>, Figure {
    struct transition_table : Table<
        Row < Rest , Step , Busy , none , none    >,
        Row < Busy , Step , Busy , z1   , x1      >,
        Row < Busy , Step , Rest , none , Not<x1> >
    > {};
};
struct IsStuck : Automaton<IsStuck, Counter>, Figure {
    struct transition_table : Table<
        Row < Rest , Step , Busy , z1   , none    >,
        Row < Busy , Step , Rest , none , Not<x1> >
    > {};
};
struct ComesToADeadEnd : Automaton<ComesToADeadEnd, Counter>, Figure {
    struct transition_table : Table<Row<Rest, Step, Busy, z1>> {};
};
struct Bursts : Automaton<Bursts, Counter>, Figure {
    struct transition_table : Table<Row<Rest, Step, Busy, z2>> {};
};
struct Terminates : Automaton<Terminates, Counter>, Figure {
    struct End : boost::msm::front::terminate_state<> {};
    struct transition_table : Table<Row<Rest, Step, End>> {};
};
struct Chained : Automaton<Chained, Counter>, Figure {
    struct transition_table : Table<
        Row < Rest  , Step , Busy  >,
        Row < Busy  , none , Third >,
        Row < Third , none , Rest  >
    > {};
};
struct LeavesAtOnce : Automaton<LeavesAtOnce, Counter>, Figure {
    struct transition_table : Table<
        Row < Rest , Step , Busy , z1 >,
        Row < Busy , none , Rest      >
    > {};
};
struct Holds : Automaton<Holds, Counter>, Figure {
    using Inside = Nested<Counts, "in">;
    using x2 = Ended<"x2">;
    struct transition_table : Table<
        Row < Rest   , Step , Inside             >,
        Row < Inside , none , Rest , none , x2   >
    > {};
};
struct BeginsInside : Automaton<BeginsInside, Counter>, Figure {
    using Inside = Nested<Counts, "in">;
    using x2 = Ended<"x2">;
    using initial_state = Inside;
    struct transition_table : Table<
        Row < Inside , Step , Rest , none , x2   >
    > {};
};
struct KeepsExceptions : boost::msm::front::state_machine_def<KeepsExceptions>, Figure {
    using no_message_queue = int;
    struct transition_table : Table<Row<Rest, Step, Busy>> {};
};
struct HoldsSuchAOne : Automaton<HoldsSuchAOne, Counter>, Figure {
    using Inside = boost::msm::back::state_machine<KeepsExceptions>;
    struct transition_table : Table<Row<Rest, Step, Inside>> {};
};
// clang-format on

/// Takes so many steps, or less where the run ends.
template <class Automaton>
int steps(Followed<Automaton>& run, int most = 100) {
    int taken = 0;
    for (; taken < most && !run.ended(); ++taken) run.step();
    return taken;
}

TEST(AFollowedRun, IsFinishedAtRestWithTheTaskDone) {
    Counter counter(2);
    Followed<Counts> run(counter);
    EXPECT_FALSE(run.ended());
    EXPECT_EQ(steps(run, 3), 3);  // counted, and not at rest
    EXPECT_EQ(counter.count, 2);
    EXPECT_FALSE(run.ended());
    EXPECT_EQ(steps(run), 1);
    EXPECT_TRUE(run.finished());
}

TEST(AFollowedRun, OfATaskThatIsDoneIsFinishedBeforeItsFirstStep) {
    Counter counter(0);
    Followed<Counts> run(counter);
    EXPECT_TRUE(run.ended());
    EXPECT_TRUE(run.finished());
}

TEST(AFollowedRun, IsFinishedInAStateThatNoArrowLeaves) {
    Counter counter(2);
    Followed<ComesToADeadEnd> run(counter);
    EXPECT_EQ(steps(run), 1);
    EXPECT_TRUE(run.finished());
}

TEST(AFollowedRun, EndsUnfinishedWhereNoArrowIsTakenOrSomethingIsThrown) {
    Counter counter(2);
    Followed<IsStuck> stuck(counter);
    EXPECT_EQ(steps(stuck), 2);
    EXPECT_FALSE(stuck.finished());
    Counter fresh;
    Followed<Bursts> bursting(fresh);
    EXPECT_EQ(steps(bursting), 1);
    EXPECT_FALSE(bursting.finished());
    Counter many(7);
    Followed<Counts> throwing(many);
    EXPECT_EQ(steps(throwing), 7);  // to 1, five that count, and one that throws
    EXPECT_FALSE(throwing.finished());
    throwing.step();
    EXPECT_EQ(many.count, 5);
}

TEST(AFollowedRun, TakesCompletionsAndNestedAutomataInItsSteps) {
    Counter one(1);
    Followed<LeavesAtOnce> leaving(one);
    EXPECT_EQ(steps(leaving), 1);
    EXPECT_TRUE(leaving.finished());
    Counter two(2);
    Followed<Holds> holding(two);
    EXPECT_EQ(steps(holding), 5);  // in, and the four of Counts
    EXPECT_TRUE(holding.finished());
    EXPECT_EQ(two.count, 2);
}

TEST(AFollowedRun, IsPossibleWhereItsEndIsSeenFromOutside) {
    EXPECT_TRUE(Followed<Counts>::possible());
    EXPECT_TRUE(Followed<ComesToADeadEnd>::possible());
    EXPECT_TRUE(Followed<LeavesAtOnce>::possible());
    EXPECT_TRUE(Followed<Holds>::possible());
    EXPECT_FALSE(Followed<Terminates>::possible());
    EXPECT_FALSE(Followed<Chained>::possible());
    EXPECT_FALSE(Followed<BeginsInside>::possible());
    EXPECT_FALSE(Followed<KeepsExceptions>::possible());
    EXPECT_FALSE(Followed<HoldsSuchAOne>::possible());
}

TEST(AFollowedRun, TakesNoStepWhenItHasEnded) {
    Counter counter(2);
    Followed<ComesToADeadEnd> run(counter);
    steps(run);
    int const count = counter.count;
    run.step();
    EXPECT_EQ(counter.count, count);
}

}  // namespace
