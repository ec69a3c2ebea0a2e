// The turnstile, which is given events by name.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/cli/command.hpp"

namespace statewalk::cli::test {
namespace {

std::string const how = "; `statewalk --help` shows how to call it";
std::string const known = " (there are coin, pass)";

/// From the line of headings on.
std::string table(std::string const& trace) { return trace.substr(trace.find("   # | ")); }

TEST(Events, OfAScriptGiveTheTableWrittenByHand) {
    Result const trace = statewalk("trace turnstile --events coin,coin,pass,pass");
    EXPECT_EQ(trace.status, 0);
    EXPECT_EQ(trace.err, "");
    EXPECT_EQ(lines(trace.out).front(), "turnstile: events coin,coin,pass,pass");
    EXPECT_EQ(table(trace.out),
              "   # | state | event | inputs | outputs | next | lock | coins | alarms\n"
              "   0 |       |       |        |         | 0    | shut | 0     | 0\n"
              "   1 | 0     | coin  |        | z1      | 1    | open | 1     | 0\n"
              "   2 | 1     | coin  |        | z3      | 1    | open | 2     | 0\n"
              "   3 | 1     | pass  |        | z2      | 0    | shut | 2     | 0\n"
              "   4 | 0     | pass  |        | z4      | 0    | shut | 2     | 1\n"
              "\n"
              "finished after 4 steps: at the end of the script\n");
}

TEST(Events, OfAScriptGiveTheLogWrittenByHand) {
    Result const trace = statewalk("trace turnstile --events coin,pass -f jsonl");
    EXPECT_EQ(trace.status, 0);
    EXPECT_EQ(trace.out,
              R"({"schema":"statewalk-log/1","automaton":"turnstile","task":{"events":"coin,pass"},)"
              R"("start":{"states":["0"],"object":{"lock":"shut","coins":0,"alarms":0}}})"
              "\n"
              R"({"step":1,"states":["0"],"event":"coin","inputs":[],"arrows":[1],"outputs":["z1"],"next":["1"],)"
              R"("moves":[],"object":{"lock":"open","coins":1,"alarms":0}})"
              "\n"
              R"({"step":2,"states":["1"],"event":"pass","inputs":[],"arrows":[3],"outputs":["z2"],"next":["0"],)"
              R"("moves":[],"object":{"lock":"shut","coins":1,"alarms":0}})"
              "\n"
              R"({"ended":"finished","steps":2,"moves":0,"truncated":false,"reason":"at the end of the script"})"
              "\n");
}

TEST(Events, OfAnEmptyScriptAreNone) {
    Result const trace = statewalk({"trace", "turnstile", "--events", ""});
    EXPECT_EQ(trace.status, 0);
    EXPECT_EQ(table(trace.out),
              "   # | state | event | inputs | outputs | next | lock | coins | alarms\n"
              "   0 |       |       |        |         | 0    | shut | 0     | 0\n"
              "\n"
              "finished after 0 steps: at the end of the script\n");
}

TEST(Events, AreCutByABudget) {
    Result const trace = statewalk("trace turnstile --events coin,coin,pass --budget 1");
    EXPECT_EQ(trace.status, 0);
    EXPECT_EQ(trace.err, "");
    EXPECT_TRUE(contains(trace.out, "\n   1 | 0     | coin  ")) << trace.out;
    EXPECT_FALSE(contains(trace.out, "\n   2 | ")) << trace.out;
    EXPECT_EQ(lines(trace.out).back().rfind("out of budget after 1 step: ", 0), 0U) << trace.out;
    EXPECT_EQ(lines(statewalk("trace turnstile --events coin,coin,pass --budget 3").out).back(),
              "finished after 3 steps: at the end of the script");
}

TEST(Events, CanBeManyThousand) {
    // Each coin is kept; the first one opens the lock.
    constexpr int many = 10'000;
    std::string script = "coin";
    for (int i = 1; i < many; ++i) script += ",coin";
    Result const trace = statewalk("trace turnstile -f jsonl --events " + script);
    EXPECT_EQ(trace.status, 0);
    std::vector<std::string> const log = lines(trace.out);
    ASSERT_EQ(log.size(), 1U + many + 1U);
    EXPECT_EQ(log.back(),
              R"({"ended":"finished","steps":10000,"moves":0,"truncated":false,"reason":"at the end of the script"})");
    EXPECT_TRUE(contains(log[many], R"("object":{"lock":"open","coins":10000,"alarms":0})")) << log[many];
}

TEST(Events, ThatThereAreNotAreRefusedBeforeTheFirstStep) {
    expect_refusal(statewalk("trace turnstile --events token"), 2, "there is no event 'token'" + known);
    expect_refusal(statewalk("trace turnstile --events coin,Coin"), 2,
                   "there is no event 'Coin'; did you mean coin?" + known);
    expect_refusal(statewalk({"trace", "turnstile", "--events", "coin, pass"}), 2,
                   "there is no event ' pass'; did you mean pass?" + known);
    expect_refusal(statewalk({"trace", "turnstile", "--events", "\x1b[2J"}), 2, "there is no event '\\x1b[2J'" + known);
    for (std::string const script : {"coin,,pass", ",coin", "coin,", ","})
        expect_refusal(statewalk("trace turnstile --events " + script), 2, "there is no event ''" + known);
}

TEST(Events, AreAskedForWhereTheyAreWaitedFor) {
    std::string const asked = "turnstile waits for events; give it some: --events coin,pass";
    expect_refusal(statewalk("trace turnstile"), 2, asked);
    expect_refusal(statewalk("trace turnstile -n 3"), 2, asked);
    expect_refusal(statewalk("moves turnstile"), 2, "turnstile plays no towers; give it events: --events coin,pass");
    expect_refusal(statewalk("check turnstile"), 2,
                   "turnstile plays no towers; there is no reference to check it against");
}

TEST(Events, AreRefusedWhereTheTowersOfHanoiArePlayed) {
    std::string const no_events = "buneman-levy waits for no events of its own; it plays towers";
    expect_refusal(statewalk("trace buneman-levy --events Step"), 2, no_events);
    expect_refusal(statewalk({"trace", "buneman-levy", "--events", ""}), 2, no_events);
}

TEST(Events, DoNotGoWithATask) {
    for (std::string const option : {"--discs 3", "--pegs A,B,C", "--from A", "--to C", "--ties low"})
        expect_refusal(statewalk("trace turnstile --events coin " + option), 2,
                       option.substr(0, option.find(' ')) + " excludes --events" + how);
    expect_refusal(statewalk("trace turnstile --events coin --range 1..2"), 2,
                   "--range is for automata that read numbers of moves");
    expect_refusal(statewalk("trace turnstile --events coin -f tree"), 2,
                   "-f tree is for action-tree; turnstile walks no tree");
}

}  // namespace
}  // namespace statewalk::cli::test
