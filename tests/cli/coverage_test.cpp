// The arrows of Buneman and Levy's automaton: 1 from rest, 2 back to rest, 3 the loop. With n discs it takes the loop
// 2^(n-1) - 1 times, between the two others.
#include <gtest/gtest.h>

#include <string>

#include "tests/cli/command.hpp"
#include "tests/cli/logs.hpp"

namespace statewalk::cli::test {
namespace {

std::string log_of(std::string const& call) { return statewalk("trace -f jsonl " + call).out; }

/// The two discs of two_discs(), cut after the first step.
Lines cut_short() {
    Lines log = two_discs();
    log.resize(2);
    log.emplace_back(R"({"ended":"out of budget","steps":1,"moves":1,"truncated":true,"reason":"cut after 1 step"})");
    return log;
}

TEST(Coverage, OfThreeDiscsIsCountedByHand) {
    Result const result = statewalk("coverage -", log_of("buneman-levy -n 3"));
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(result.out,
              "           1  0 -> 1 / z1\n"
              "           1  1 -> 0 [x1]\n"
              "           3  1 -> 1 [!x1] / z2; z1\n"
              "buneman-levy: 3 of 3 arrows, 100.0 %\n");
}

TEST(Coverage, AddsUpSeveralLogs) {
    Folder const folder;
    folder.write("2", text(two_discs()));
    folder.write("3", log_of("buneman-levy -n 3"));
    Result const result = statewalk("coverage " + folder.path("2") + " " + folder.path("3") + " " + folder.path("2"));
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_EQ(result.out,
              "           3  0 -> 1 / z1\n"
              "           3  1 -> 0 [x1]\n"
              "           5  1 -> 1 [!x1] / z2; z1\n"
              "buneman-levy: 3 of 3 arrows, 100.0 %\n");
}

TEST(Coverage, OfARunThatWasCutIsWhatItShows) {
    Result const result = statewalk("coverage -", text(cut_short()));
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_EQ(result.out,
              "           1  0 -> 1 / z1\n"
              "           0  1 -> 0 [x1]\n"
              "           0  1 -> 1 [!x1] / z2; z1\n"
              "buneman-levy: 1 of 3 arrows, 33.3 %\n");
}

TEST(Coverage, NamesStatesThatWereNeverThere) {
    Result const result = statewalk("coverage -", log_of("buneman-levy -n 3 --budget 0"));
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_EQ(result.out,
              "           0  0 -> 1 / z1\n"
              "           0  1 -> 0 [x1]\n"
              "           0  1 -> 1 [!x1] / z2; z1\n"
              "       never  state 1\n"
              "buneman-levy: 0 of 3 arrows, 0.0 %\n");
}

TEST(Coverage, OfAnAutomatonWithinAnAutomatonNamesStatesByTheirPath) {
    Result const result = statewalk("coverage -", log_of("frame-stack -n 1"));
    EXPECT_EQ(result.status, 0) << result.err;
    for (std::string const state : {"3", "3/0"})
        EXPECT_TRUE(contains(result.out, "       never  state " + state + "\n")) << state << "\n" << result.out;
    EXPECT_FALSE(contains(result.out, "never  state 1\n")) << result.out;
}

TEST(Coverage, IsEnoughOrNot) {
    std::string const log = text(cut_short());  // one arrow of three
    for (std::string const least : {"0", "33", "33.3"}) {
        Result const result = statewalk("coverage - --min " + least, log);
        EXPECT_EQ(result.status, 0) << least;
        EXPECT_EQ(result.err, "") << least;
    }
    for (std::string const least : {"33.4", "100"}) {
        Result const result = statewalk("coverage - --min " + least, log);
        EXPECT_EQ(result.status, 1) << least;
        EXPECT_EQ(result.out, statewalk("coverage -", log).out) << least;
    }
    EXPECT_EQ(statewalk("coverage - --min 50", log).err,
              "statewalk: buneman-levy: 33.33 % of the arrows were taken, fewer than the 50 % asked for\n");
    EXPECT_EQ(statewalk("coverage - --min 100", text(two_discs())).status, 0);
}

TEST(Coverage, RefusesAMinimumThatIsNone) {
    for (std::string const least : {"101", "-1", "half", "nan", "50%", "1e999"})
        expect_refusal(
            statewalk("coverage - --min " + least, text(two_discs())), 2,
            "--min: takes percent, from 0 to 100, not '" + least + "'; `statewalk --help` shows how to call it");
}

TEST(Coverage, RefusesLogsOfTwoAutomata) {
    Folder const folder;
    folder.write("1", text(two_discs()));
    folder.write("2", log_of("turnstile --events coin"));
    expect_refusal(statewalk("coverage " + folder.path("1") + " " + folder.path("2")), 3,
                   "cannot read " + folder.path("2") + ": it is a log of turnstile, and the first of buneman-levy");
}

TEST(Coverage, RefusesWhatIsNoLog) {
    auto const expect_unreadable = [](Lines const& log, std::string const& what) {
        expect_refusal(statewalk("coverage -", text(log)), 3, "cannot read -: " + what);
    };
    expect_unreadable({}, "the log is empty");
    expect_unreadable({"1 1 A B"}, "line 1 of the log: not JSON");
    expect_unreadable(without(5), "the log breaks off after line 4: it has no footer");
    expect_unreadable(changed(3, R"("arrows":[3])", R"("arrows":[4])"),
                      "line 3 of the log: the automaton has no arrow 4, only 1 to 3");
    expect_unreadable(changed(1, "buneman-levy", "nobody"),
                      "there is no automaton 'nobody' (`statewalk list` names them all)");
    Folder const folder;
    expect_refusal(statewalk("coverage " + folder.path("none")), 3,
                   "cannot read " + folder.path("none") + ": there is no such file, or it is not yours to read");
    expect_refusal(statewalk("coverage " + folder.path("")), 3,
                   "cannot read " + folder.path("") + ": it is a directory");
    expect_refusal(statewalk("coverage"), 2, "LOG is required; `statewalk --help` shows how to call it");
}

TEST(Coverage, RefusesALogThatIsNoRunOfTheAutomatonAsItIsNow) {
    // 0 -> 1, 1 -> 1, 1 -> 0 for two discs: an arrow that does not leave the state, steps left out.
    auto const expect_misfit = [](Lines const& log, std::string const& what) {
        std::string const no_run = "cannot read -: it is no run of buneman-levy as it is now: ";
        for (std::string const call : {"coverage -", "draw buneman-levy --coverage -", "draw buneman-levy --at 3 -"})
            expect_refusal(statewalk(call, text(log)), 3, no_run + what);
    };
    expect_misfit(changed(3, R"("arrows":[3])", R"("arrows":[1])"), "step 2 takes the arrow 0 -> 1 / z1 from 1");
    expect_misfit(changed(3, R"("step":2)", R"("step":7)"), "step 7 follows step 1");
}

TEST(Coverage, WritesNothingWhenASecondLogIsBroken) {
    Folder const folder;
    folder.write("1", text(two_discs()));
    folder.write("2", text(without(5)));
    Result const result =
        statewalk("coverage " + folder.path("1") + " " + folder.path("2") + " -o " + folder.path("counts"));
    expect_refusal(result, 3,
                   "cannot read " + folder.path("2") + ": the log breaks off after line 4: it has no footer");
    EXPECT_EQ(folder.names(), (Lines{"1", "2"}));
}

}  // namespace
}  // namespace statewalk::cli::test
