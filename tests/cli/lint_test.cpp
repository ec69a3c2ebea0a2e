#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/cli/command.hpp"
#include "tests/cli/machines.hpp"

namespace statewalk::cli::test {
namespace {

Catalogue const& wrong() {
    static Catalogue const automata("tool", {endless(), careless()});
    return automata;
}

TEST(Lint, FindsNothingInTheAutomataThatAreListed) {
    Result const result = statewalk("lint");
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.err, "");
    std::vector<std::string> expected;
    for (Entry const& entry : catalogue()) expected.push_back(entry.name + "  nothing found");
    std::vector<std::string> found;
    for (std::string const& line : lines(result.out)) found.push_back(unpadded(line));
    EXPECT_EQ(found, expected);
}

TEST(Lint, LooksAtTheAutomataThatAreNamed) {
    Result const result = statewalk("lint turnstile buneman-levy");
    EXPECT_EQ(result.status, 0);
    ASSERT_EQ(lines(result.out).size(), 2U);
    EXPECT_EQ(unpadded(lines(result.out).front()), "turnstile  nothing found");
    EXPECT_EQ(unpadded(lines(result.out).back()), "buneman-levy  nothing found");
}

TEST(Lint, FindsAnswersForWhichThereIsNoArrow) {
    Result const result = called(wrong(), "lint endless");
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(result.out,
              "endless   faults\n"
              "  fault  in state 1 no arrow fires on Step when !x1\n");
}

// One disc is on its goal after the first step; then x1 says yes, and the other arrow asks nothing.
TEST(Lint, FindsInWhichStepOfWhichTaskTwoArrowsWereFreeToFire) {
    Result const result = called(wrong(), "lint careless");
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(result.out,
              "careless  faults\n"
              "  note   arrows 1 -> 1 / z2; z1 and 1 -> 0 [x1] may both be free to fire; then the later row does\n"
              "  fault  arrows 1 -> 1 / z2; z1 and 1 -> 0 [x1] were both free to fire in step 2 of "
              "-n 1 --from A --to B\n");
}

TEST(Lint, TellsOfEachAutomatonAndSaysNoForOne) {
    Result const all = called(wrong(), "lint");
    EXPECT_EQ(all.status, 1);
    EXPECT_EQ(all.out, called(wrong(), "lint endless").out + called(wrong(), "lint careless").out);
    Catalogue const one_right("tool", {endless(), catalogue().find("buneman-levy")});
    Result const mixed = called(one_right, "lint");
    EXPECT_EQ(mixed.status, 1);
    EXPECT_TRUE(contains(mixed.out, "buneman-levy  nothing found\n")) << mixed.out;
}

TEST(Lint, LooksForRivalsInAScriptOfEvents) {
    for (std::string const events : {"coin", "coin,coin,pass,pass"}) {
        Result const result = statewalk("lint turnstile --events " + events);
        EXPECT_EQ(result.status, 0);
        EXPECT_EQ(unpadded(result.out), "turnstile  nothing found\n");
    }
}

TEST(Lint, RefusesScriptsThatCannotBeGiven) {
    expect_refusal(statewalk("lint turnstile --events token"), 2, "there is no event 'token' (there are coin, pass)");
    std::string const no_events = "buneman-levy waits for no events of its own; it plays towers";
    expect_refusal(statewalk("lint buneman-levy --events coin"), 2, no_events);
    expect_refusal(statewalk("lint turnstile buneman-levy --events coin"), 2, no_events);
    expect_refusal(statewalk("lint nobody"), 2, "there is no automaton 'nobody' (`statewalk list` names them all)");
}

TEST(Lint, WritesItsAnswerToAFileAlsoWhenItIsNo) {
    Folder const folder;
    Result const result = called(wrong(), "lint endless -o " + folder.path("answer"));
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(folder.read("answer"), called(wrong(), "lint endless").out);
}

}  // namespace
}  // namespace statewalk::cli::test
