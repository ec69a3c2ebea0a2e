// statewalk play: the page has in it the log of the run, where it differs, and the step to begin with. What a browser
// makes of it is tested in tests/player.
#include <gtest/gtest.h>

#include <string>

#include "tests/cli/broken.hpp"
#include "tests/cli/command.hpp"
#include "tests/cli/logs.hpp"
#include "tests/cli/machines.hpp"

namespace statewalk::cli::test {
namespace {

/// The answer that leads on in state 1 is turned round. Two discs: 1AB; then, with x1 "no", back to rest; then 1BC, and
/// never disc 2.
struct TurnedRound : Automaton<TurnedRound, Towers>, Figure {
    // clang-format off
    struct transition_table : Table<
        Row < Rest   , Step , Moving , z1         , none    >,
        Row < Moving , Step , Rest   , none       , Not<x1> >,
        Row < Moving , Step , Moving , Do<z2, z1> , x1      >
    > {};
    // clang-format on
};

/// In state 1 nothing is done any more, for ever.
struct Silent : Automaton<Silent, Towers>, Figure {
    // clang-format off
    struct transition_table : Table<
        Row < Rest   , Step , Moving , z1   , none    >,
        Row < Moving , Step , Rest   , none , x1      >,
        Row < Moving , Step , Moving , none , Not<x1> >
    > {};
    // clang-format on
};

Catalogue turned_round() { return alone(entry<TurnedRound>()); }

TEST(Play, HasTheWholeLogInThePage) {
    Result const page = statewalk("play buneman-levy -n 2");
    EXPECT_EQ(page.status, 0);
    EXPECT_EQ(page.err, "");
    EXPECT_EQ(page.out.rfind("<!DOCTYPE html>\n", 0), 0U);
    EXPECT_TRUE(contains(page.out, "\n" + text(two_discs())));
    EXPECT_TRUE(contains(page.out, R"("difference":null)"));
}

TEST(Play, OfASavedLogIsThePageOfTheRun) {
    for (std::string const run :
         {"buneman-levy -n 3 --from B --to A", "four-peg-queue -n 4", "turnstile --events coin"}) {
        Result const page = statewalk("play --log - --at 1", statewalk("trace -f jsonl " + run).out);
        EXPECT_EQ(page.status, 0) << run << page.err;
        EXPECT_EQ(page.out, statewalk("play --at 1 " + run).out) << run;
    }
}

TEST(Play, SaysWhereARunFirstDiffersFromTheRecursion) {
    Result const page = called(turned_round(), "play -n 2 --budget 9");
    EXPECT_TRUE(
        contains(page.out, R"("difference":{"step":3,"expected":"disc 2 from A to C","came":"disc 1 from B to C"})"));
    EXPECT_TRUE(contains(page.out, R"({"step":9,)")) << "the page goes on after the difference";
}

TEST(Play, DoesNotTakeTheEndOfItsBudgetForADifference) {
    EXPECT_TRUE(contains(called(turned_round(), "play -n 2 --budget 2").out, R"("difference":null)"));
    EXPECT_TRUE(contains(called(turned_round(), "play -n 2 --budget 3").out, R"("difference":{"step":3,)"));
    Result const cut = statewalk("play buneman-levy -n 4 --budget 6");
    EXPECT_EQ(cut.status, 0);
    EXPECT_TRUE(contains(cut.out, R"("difference":null)"));
}

TEST(Play, SaysWhereALogIsNoRunOfTheAutomaton) {
    std::string log = called(turned_round(), "trace -n 2 --budget 9 -f jsonl").out;
    std::string const own_name = R"("automaton":"TurnedRound")";
    log.replace(log.find(own_name), own_name.size(), R"("automaton":"buneman-levy")");
    Result const page = statewalk("play --log -", log);
    EXPECT_TRUE(contains(page.out, R"("difference":{"step":2,"expected":"a step of the automaton","came":"step 2 )"));
    EXPECT_TRUE(contains(page.out, R"({"step":9,)"));
}

TEST(Play, OfARunThatGoesOnInSilenceSaysWhereThatBegan) {
    Catalogue const tool = alone(entry<Silent>());
    EXPECT_TRUE(contains(called(tool, "play -n 2").out, R"("difference":{"step":2,"expected":"disc 2 from A to C",)"));
    EXPECT_TRUE(contains(called(tool, "check -n 2").out, " --at 2 -o page.html\n"));
}

TEST(Play, SaysWhereALogOfEventsIsNoRunOfTheMachine) {
    std::string log = statewalk("trace turnstile --events coin,pass -f jsonl").out;
    std::string const led = R"("next":["1"])";
    log.replace(log.find(led), led.size(), R"("next":["0"])");
    EXPECT_TRUE(contains(statewalk("play --log -", log).out,
                         R"("difference":{"step":1,"expected":"a step of the automaton",)"));
}

TEST(Play, ShowsALogThatBreaksOffAsFarAsItGoes) {
    Result const page = statewalk("play --log -", text(without(5)));
    EXPECT_EQ(page.status, 1);
    EXPECT_EQ(page.err.rfind("statewalk: buneman-levy: interrupted in step 3: ", 0), 0U) << page.err;
    EXPECT_TRUE(contains(page.out, two_discs().at(3))) << "the last step";
    EXPECT_TRUE(contains(page.out, R"({"ended":"interrupted","steps":3,)"));
    EXPECT_TRUE(contains(page.out, R"("difference":null)"));
}

TEST(Play, OfALogThatEndsWithItsBudgetIsNotCut) {
    Result const trace = statewalk("trace --log - --budget 3 -f jsonl", text(two_discs()));
    EXPECT_EQ(lines(trace.out), two_discs());
    EXPECT_EQ(trace.status, 0);
}

TEST(Play, OpensAtTheStepThatTheCheckOfASpoiledLogNames) {
    // Step 1 twice: at position 2 stands what is no step 2; the footer's counts are wrong as well.
    Lines log = two_discs();
    log.insert(log.begin() + 1, log.at(1));
    EXPECT_TRUE(contains(statewalk("check --log -", text(log)).out, more_of_log(2)));
    Result const page = statewalk("play --log - --at 2", text(log));
    EXPECT_TRUE(contains(page.out, R"("difference":{"step":2,)")) << page.err;
    EXPECT_TRUE(contains(page.out, R"("at":2)"));
}

TEST(Play, CutsAPageThatWouldBeTooGreatAndSaysSo) {
    Result const page = statewalk("play frame-table -n 600");
    EXPECT_EQ(page.status, 0);
    EXPECT_TRUE(contains(page.out, R"("reason":"cut, for the page has no room for more"})"));
    EXPECT_LT(page.out.size(), 5'000'000U);
}

TEST(Play, OfAStuckRunIsMadeAndTheAnswerIsNo) {
    Result const page = called(alone(endless()), "play -n 3 --at 2");
    EXPECT_EQ(page.status, 1);
    EXPECT_EQ(page.err.rfind("tool: stuck in step 2: ", 0), 0U) << page.err;
    EXPECT_TRUE(
        contains(page.out, R"("difference":{"step":2,"expected":"disc 2 from A to B","came":"no more moves"})"));
    EXPECT_TRUE(contains(page.out, R"("at":2)"));
    EXPECT_TRUE(contains(page.out, "\n</html>\n"));
}

TEST(Play, CutsALongRunAndItsPageStaysUnderFiveMegabytes) {
    Result const page = statewalk("play buneman-levy -n 20");
    EXPECT_EQ(page.status, 0);
    EXPECT_TRUE(contains(page.out, R"({"ended":"out of budget","steps":10000,)"));
    EXPECT_LT(page.out.size(), 5'000'000U);
}

TEST(Play, ShowsAStepBehindTheUsualCutWhereItIsAskedFor) {
    EXPECT_TRUE(
        contains(statewalk("play buneman-levy -n 20 --at 10003").out, R"({"ended":"out of budget","steps":10003,)"));
}

TEST(Play, RefusesWhatCannotBePlayed) {
    expect_refusal(statewalk("play buneman-levy --log x.jsonl"), 2,
                   "--log excludes NAME; `statewalk --help` shows how to call it");
    expect_refusal(statewalk("play turnstile"), 2, "turnstile waits for events; give it some: --events coin,pass");
    expect_refusal(statewalk("play buneman-levy --at x"), 2,
                   "--at: takes a whole number, not 'x'; `statewalk --help` shows how to call it");
    expect_refusal(statewalk("play buneman-levy -n 64 --at 50001"), 2,
                   "--at takes a step up to 50000; `trace` with --budget shows any");
    Folder const folder;
    expect_refusal(statewalk("play buneman-levy -n 3 --at 6 -o " + folder.path("page.html")), 2,
                   "--at: the run has the steps 0 to 5, and no step 6");
    EXPECT_TRUE(folder.names().empty());
    expect_refusal(statewalk("play --log /no/such.jsonl"), 3,
                   "cannot read /no/such.jsonl: there is no such file, or it is not yours to read");
}

}  // namespace
}  // namespace statewalk::cli::test
