// statewalk mutants: what is seen of a change in a table, worked out by hand.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/cli/command.hpp"
#include "tests/cli/machines.hpp"

namespace statewalk::cli::test {
namespace {

/// The lines behind the first, each without the blanks that make columns.
std::vector<std::string> table(std::string const& text) {
    std::vector<std::string> all;
    for (std::string const& line : lines(text)) {
        std::string close;
        for (std::string const& word : split_at_spaces(line)) close += (close.empty() ? "" : " ") + word;
        all.push_back(close);
    }
    all.erase(all.begin());
    return all;
}

// One disc goes from A to C at once; of two, disc 1 goes to B first. In state 1 the row [!x1] is tried before [x1].
TEST(Mutants, OfBunemanAndLevysAutomatonAreAllSeen) {
    Result const result = statewalk("mutants buneman-levy");
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(unpadded(lines(result.out).front()),
              "buneman-levy  yes  -n 1..5 --from A --to C: 12 of 12 mutants are seen");
    EXPECT_EQ(
        table(result.out),
        (std::vector<std::string>{
            "mutant | row | n | step | how it ended",
            "switched off | 0 -> 1 / z1 | 1 | 1 | stuck: in 0 no arrow leaves on Step",
            "z1 skipped | 0 -> 1 / z1 | 1 | 2 | fault: there is no disc on B to move to C",
            "z1 run twice | 0 -> 1 / z1 | 1 | 1 | disc 1 from C to B; expected: no more moves",
            "switched off | 1 -> 0 [x1] | 1 | 2 | "
            "stuck: in 1 every guard said no on Step: 1 -> 1 [!x1] / z2; z1",
            "guard turned round | 1 -> 0 [x1] | 1 | 2 | "
            "stuck: in 1 every guard said no on Step: 1 -> 0 [x1], 1 -> 1 [!x1] / z2; z1",
            "switched off | 1 -> 1 [!x1] / z2; z1 | 2 | 2 | stuck: in 1 every guard said no on Step: 1 -> 0 [x1]",
            "guard turned round | 1 -> 1 [!x1] / z2; z1 | 1 | 2 | fault: there is no disc on A to move to B",
            "z2 skipped | 1 -> 1 [!x1] / z2; z1 | 2 | 2 | disc 1 from B to C; expected: disc 2 from A to C",
            "z2 run twice | 1 -> 1 [!x1] / z2; z1 | 2 | 2 | disc 2 from C to A; expected: disc 1 from B to C",
            "z1 skipped | 1 -> 1 [!x1] / z2; z1 | 2 | 3 | disc 2 from C to A; expected: disc 1 from B to C",
            "z1 run twice | 1 -> 1 [!x1] / z2; z1 | 2 | 2 | disc 1 from C to A; expected: no more moves",
            "z2 and z1 swapped | 1 -> 1 [!x1] / z2; z1 | 2 | 2 | disc 1 from B to C; expected: disc 2 from A to C",
        }));
}

TEST(Mutants, AreNotLookedForWhereTheMachineItselfFails) {
    Result const result = called(alone(fuse()), "mutants");
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(unpadded(result.out),
              "fuse  no   --events push,push: without a change it goes wrong already, in step 2: "
              "fault: the fuse has blown\n");
    EXPECT_EQ(called(alone(fuse()), "mutants --events push").status, 0);
}

// One disc never needs the row 1 -> 1, and needs its guard to say no.
TEST(Mutants, SurviveARangeThatIsTooSmall) {
    Result const result = statewalk("mutants buneman-levy -n 1");
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(unpadded(lines(result.out).front()),
              "buneman-levy  no   -n 1 --from A --to C: 6 of 12 mutants are seen; others survive in "
              "1 -> 1 [!x1] / z2; z1");
    EXPECT_EQ(table(result.out).back(), "z2 and z1 swapped | 1 -> 1 [!x1] / z2; z1 | - | - | survives");
    EXPECT_EQ(statewalk("mutants buneman-levy -n 0").status, 1);
}

TEST(Mutants, AreSeenAtTheFirstOfManyTasks) {
    Result const result = statewalk("mutants buneman-levy -n 2..3 --every-pair");
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(table(result.out)[1], "switched off | 0 -> 1 / z1 | 2 A->B | 1 | stuck: in 0 no arrow leaves on Step");
}

// coin: 0 -> 1 / z1; coin: 1 -> 1 / z3; pass: 1 -> 0 / z2; pass: 0 -> 0 / z4.
TEST(Mutants, OfOneThatWaitsForEventsAreHeldAgainstItself) {
    Result const result = statewalk("mutants turnstile");
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(unpadded(lines(result.out).front()),
              "turnstile  yes  --events coin,coin,pass,pass: 12 of 12 mutants are seen");
    EXPECT_EQ(table(result.out), (std::vector<std::string>{
                                     "mutant | row | step | how it ended",
                                     "switched off | 0 -> 1 / z1 | 1 | state 0; expected: state 1",
                                     "z1 skipped | 0 -> 1 / z1 | 1 | no output; expected: output z1",
                                     "z1 run twice | 0 -> 1 / z1 | 1 | output z1; z1; expected: output z1",
                                     "switched off | 0 -> 0 / z4 | 4 | no output; expected: output z4",
                                     "z4 skipped | 0 -> 0 / z4 | 4 | no output; expected: output z4",
                                     "z4 run twice | 0 -> 0 / z4 | 4 | output z4; z4; expected: output z4",
                                     "switched off | 1 -> 0 / z2 | 3 | state 1; expected: state 0",
                                     "z2 skipped | 1 -> 0 / z2 | 3 | no output; expected: output z2",
                                     "z2 run twice | 1 -> 0 / z2 | 3 | output z2; z2; expected: output z2",
                                     "switched off | 1 -> 1 / z3 | 2 | no output; expected: output z3",
                                     "z3 skipped | 1 -> 1 / z3 | 2 | no output; expected: output z3",
                                     "z3 run twice | 1 -> 1 / z3 | 2 | output z3; z3; expected: output z3",
                                 }));
}

TEST(Mutants, SurviveAScriptThatDoesNotComeToTheirRow) {
    Result const result = statewalk("mutants turnstile --events coin,pass");
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(unpadded(lines(result.out).front()),
              "turnstile  no   --events coin,pass: 6 of 12 mutants are seen; others survive in "
              "0 -> 0 / z4, 1 -> 1 / z3");
}

// small: the guard of Shut -> Open says no, and the earlier row keeps the coin; big: it says yes.
TEST(Mutants, OfABareMachineAreSeen) {
    Result const result = called(alone(toll()), "mutants");
    EXPECT_EQ(result.status, 0) << result.out;
    EXPECT_EQ(unpadded(lines(result.out).front()),
              "Toll  yes  --events small,small,big,big,push,push: 8 of 8 mutants are seen");
    std::vector<std::string> const all = table(result.out);
    ASSERT_EQ(all.size(), 9U);
    EXPECT_EQ(all[1], "switched off | Shut -> Shut / keep | 1 | no output; expected: output keep");
    EXPECT_EQ(all[5], "guard turned round | Shut -> Open [enough] / keep | 1 | state Open; expected: state Shut");
    EXPECT_EQ(all[8], "switched off | Open -> Shut | 5 | state Open; expected: state Shut");
}

TEST(Mutants, OfOneThatRunsByItselfAreSeenAlsoWhereItNeverEnds) {
    Result const result = called(alone(blinker()), "mutants");
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(table(result.out), (std::vector<std::string>{
                                     "mutant | row | step | how it ended",
                                     "switched off | off -> on | 1 | stuck: in off no arrow leaves on Step",
                                     "switched off | on -> off | 2 | stuck: in on no arrow leaves on Step",
                                 }));
}

// Of one disc "endless" is right; of two it is stuck in step 2.
TEST(Mutants, AreNotMadeOfAnAutomatonThatIsWrong) {
    Catalogue const tool = alone(endless());
    Result const result = called(tool, "mutants");
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(unpadded(result.out),
              "endless  no   -n 1..5 --from A --to C: without a change it goes wrong already, in step 2: "
              "stuck: in 1 every guard said no on Step: 1 -> 0 [x1]\n");
    EXPECT_EQ(called(tool, "mutants -n 1").status, 0) << called(tool, "mutants -n 1").out;
}

TEST(Mutants, AreRefusedWhereThereIsNothingToRun) {
    expect_refusal(statewalk("mutants nobody"), 2, "there is no automaton 'nobody' (`statewalk list` names them all)");
    expect_refusal(statewalk("mutants buneman-levy -n 65"), 2, "--discs takes a number from 0 to 64, not '65'");
    expect_refusal(statewalk("mutants buneman-levy --events coin"), 2,
                   "buneman-levy waits for no events of its own; it plays towers");
    expect_refusal(statewalk("mutants turnstile --events token"), 2,
                   "there is no event 'token' (there are coin, pass)");
    EXPECT_EQ(statewalk("mutants turnstile --events coin -n 3").status, 2);
}

}  // namespace
}  // namespace statewalk::cli::test
