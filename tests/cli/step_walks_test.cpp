// Walks through the runs of all automata, and through those of wrong ones.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/cli/command.hpp"
#include "tests/cli/machines.hpp"

namespace statewalk::cli::test {
namespace {

using Positions = std::vector<std::string>;

/// The pictures in an output of `step`: each begins with the name of the automaton.
Positions positions(std::string const& out, std::string const& name) {
    Positions all;
    for (std::string const& line : lines(out)) {
        bool const begins = line.rfind(name + ": ", 0) == 0 || line == name;
        if (begins) all.emplace_back();
        all.back() += line + "\n";
    }
    return all;
}

/// Without the empty line that stands before the next one.
Positions walked(Catalogue const& automata, std::string const& call, std::string const& name,
                 std::string const& commands) {
    Positions all = positions(called(automata, call, commands).out + "\n", name);
    for (std::string& each : all) each.erase(each.find_last_not_of('\n') + 1);
    return all;
}

std::string repeated(std::string const& text, std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i) all += text;
    return all;
}

std::string call_of(Entry const& entry, std::string const& command) {
    std::string const task = entry.pegs > 0 ? " -n 3" : " --events coin,coin,pass,pass";
    return command + " " + entry.name + task;
}

TEST(Step, ForwardThroughARunAndBackShowsTheSameAtEveryStep) {
    for (Entry const& entry : catalogue()) {
        std::string const call = call_of(entry, "step");
        std::size_t const steps = lines(statewalk(call_of(entry, "trace") + " -f csv").out).size() - 2;
        ASSERT_GT(steps, 3U) << entry.name;
        Positions const all = walked(catalogue(), call, entry.name, repeated("n\n", steps) + repeated("b\n", steps));
        ASSERT_EQ(all.size(), 2 * steps + 1) << entry.name;
        for (std::size_t step = 0; step <= steps; ++step) {
            EXPECT_EQ(all[step], all[2 * steps - step]) << entry.name;
            EXPECT_TRUE(contains(all[step], "\nstep " + std::to_string(step) + " of " + std::to_string(steps)));
            EXPECT_EQ(contains(all[step], "\nfinished: "), step == steps) << all[step];
            // What was taken is marked, and nothing that its guard denies.
            EXPECT_EQ(contains(all[step], " > "), step > 0) << all[step];
            EXPECT_FALSE(contains(all[step], "none is taken")) << all[step];
        }
    }
}

TEST(Step, GoesFromMoveToMove) {
    // In arsac-move-number the number of a move is halved while it is even: moves come in steps 2, 5 and 7.
    Positions const there = walked(catalogue(), "step arsac-move-number -n 2", "arsac-move-number", "m\nm\nm\nM\nM\n");
    Positions const expected{"1: disc 1 from A to B", "2: disc 2 from A to C", "3: disc 1 from B to C",
                             "2: disc 2 from A to C", "1: disc 1 from A to B"};
    ASSERT_EQ(there.size(), expected.size() + 1);
    for (std::size_t i = 0; i < expected.size(); ++i)
        EXPECT_TRUE(contains(there[i + 1], "\nmoves     " + expected[i])) << there[i + 1];
}

TEST(Step, GoesToTheNextTimeInAState) {
    // Two of three discs of frame-stack go on three pegs: state 3 is entered in step 4, at rest inside.
    Positions const there = walked(catalogue(), "step frame-stack -n 3", "frame-stack", "s 3\ns 3/2\ns 3/2\ns 1\n");
    ASSERT_EQ(there.size(), 5U);
    EXPECT_TRUE(contains(there[1], "step 4 of 13\n")) << there[1];
    EXPECT_TRUE(contains(there[1],
                         "state     3    three pegs: the r largest are being moved\n"
                         "          3/0  at rest\n"))
        << there[1];
    EXPECT_TRUE(contains(there[2], "step 6 of 13\n")) << there[2];
    EXPECT_TRUE(contains(there[3], "step 8 of 13\n")) << there[3];
    EXPECT_TRUE(contains(there[4], "step 10 of 13\n")) << there[4];
}

TEST(Step, ShowsTheArrowsOfANestedAutomatonAndOfTheOneAroundIt) {
    Positions const there = walked(catalogue(), "step frame-stack -n 3", "frame-stack", "g 10\n");
    EXPECT_TRUE(contains(there.back(),
                         "event     Step in state 3/2\n"
                         "arrows      Step     3/2 -> 3/2 [x1] / z2        no\n"
                         "            Step     3/2 -> 3/1 [!x1 & x2] / z3  no\n"
                         "          > Step     3/2 -> 3/0 [!x1 & !x2]      yes\n"
                         "          > at once  3 -> 1 [x14] / z15          yes\n"))
        << there.back();
}

TEST(Step, ShowsWhatArrowsOfOtherEventsThereAre) {
    Positions const there = walked(catalogue(), "step turnstile --events coin", "turnstile", "n\n");
    EXPECT_TRUE(contains(there.back(),
                         "event     coin in state 0  a coin is put in\n"
                         "arrows    > coin  0 -> 1 / z1  yes\n"
                         "            pass  0 -> 0 / z4  not asked\n"
                         "outputs   z1  unlock\n"
                         "object    *lock open   *coins 1   alarms 0"))
        << there.back();
}

TEST(Step, OfARunThatIsStuckSaysSoAndWhereItDiffered) {
    // The second of the seven moves of three discs is that of disc 2 from A to B.
    Result const result = called(alone(endless()), "step", "d\n");
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(result.err, "tool: stuck in step 2: in 1 every guard said no on Step: 1 -> 0 [x1]\n");
    EXPECT_TRUE(contains(result.out, "step 0 of 2\nfirst difference: step 2\n\n")) << result.out;
    EXPECT_TRUE(contains(result.out,
                         "step 2 of 2\n"
                         "stuck: in 1 every guard said no on Step: 1 -> 0 [x1]\n"
                         "first difference: step 2\n"
                         "expected  disc 2 from A to B\n"
                         "came      no more moves\n"))
        << result.out;
    EXPECT_TRUE(contains(result.out,
                         "arrows      1 -> 0 [x1]  no\n"
                         "          none is taken\n"))
        << result.out;
}

TEST(Step, AsksInTheOrderInWhichBoostMsmTriesRowsThatDoNotExcludeEachOther) {
    // The last row of careless asks x1; the one before it asks nothing, and is taken while x1 says no.
    Positions const there = walked(alone(careless()), "step -n 2", "careless", "g 2\ng 3\n");
    EXPECT_TRUE(contains(there[1],
                         "arrows      1 -> 0 [x1]      no\n"
                         "          > 1 -> 1 / z2; z1  yes\n"))
        << there[1];
    EXPECT_TRUE(contains(there[2],
                         "arrows    > 1 -> 0 [x1]      yes\n"
                         "            1 -> 1 / z2; z1  not asked\n"))
        << there[2];
}

TEST(Step, OfARunThatNeverEndsIsCutAndSaysSo) {
    Result const all = called(alone(blinker()), "step", "e\n");
    EXPECT_EQ(all.status, 1);
    EXPECT_EQ(all.err, "tool: out of budget in step 10000: cut after the 10000 steps that were allowed\n");
    EXPECT_TRUE(contains(all.out, "step 0 of the first 10000\n")) << all.out;
    EXPECT_TRUE(contains(all.out,
                         "step 10000 of the first 10000\n"
                         "out of budget: cut after the 10000 steps that were allowed\n"));
    Result const asked = called(alone(blinker()), "step --budget 3", "e\n");
    EXPECT_EQ(asked.status, 0);
    EXPECT_TRUE(contains(asked.out, "step 3 of the first 3\n"));
    // 2^64 - 1 moves are neither kept nor compared. To be cut there is nobody's fault.
    Result const long_one = statewalk("step buneman-levy -n 64");
    EXPECT_EQ(long_one.status, 0) << long_one.err;
    EXPECT_TRUE(contains(long_one.out, "step 0 of the first 10000\n"));
}

TEST(Step, BeginsBehindTheUsualCutWhereItIsAskedTo) {
    Result const far = statewalk("step buneman-levy -n 20 --at 10003");
    EXPECT_TRUE(contains(far.out, "step 10003 of the first 10003\n")) << far.out;
    EXPECT_EQ(far.status, 0);
}

TEST(Step, HasNoOtherArrowThanThoseOfTheGraphForAnEventThatNoneTakes) {
    Positions const there = walked(alone(toll()), "step --events push,big", "Toll", "n\nn\n");
    EXPECT_TRUE(contains(there[1],
                         "event     push in state Shut\n"
                         "arrows      coin  Shut -> Open [enough] / keep  not asked\n"
                         "            coin  Shut -> Shut / keep           not asked\n"
                         "          none is taken"))
        << there[1];
    EXPECT_TRUE(contains(there[2],
                         "arrows    > coin  Shut -> Open [enough] / keep  yes\n"
                         "            coin  Shut -> Shut / keep           not asked\n"
                         "inputs    enough yes\n"))
        << there[2];
}

TEST(Step, ReadsTheMovesOfARange) {
    // The eleventh move of four discs is that of disc 1 from C to A: four digits.
    Positions const there = walked(catalogue(), "step hanoi-word -n 4 --range 11", "hanoi-word", "m\n");
    ASSERT_EQ(there.size(), 2U);
    EXPECT_TRUE(contains(there[1], "step 4 of 4\n")) << there[1];
    EXPECT_TRUE(contains(there[1], "\nmoves     11: disc 1 from C to A")) << there[1];
}

}  // namespace
}  // namespace statewalk::cli::test
