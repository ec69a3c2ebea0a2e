// The command for one machine of one's own: no command is told which.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/cli/logs.hpp"
#include "tests/cli/machines.hpp"
#include "tests/cli/synopsis.hpp"

namespace statewalk::cli::test {
namespace {

std::vector<std::string> commands(Catalogue const& automata) {
    std::vector<std::string> all;
    for (auto const& [command, words] : said(automata)) all.push_back(command);
    return all;
}

TEST(OneAutomaton, HasTheCommandsThatFitIt) {
    EXPECT_EQ(commands(alone(toll())), (Lines{"coverage", "draw", "lint", "mutants", "play", "step", "trace"}));
    EXPECT_EQ(commands(alone(buneman_levy())),
              (Lines{"check", "coverage", "draw", "grade", "lint", "moves", "mutants", "play", "step", "trace"}));
    for (Entry const& entry : {toll(), countdown(), buneman_levy()}) {
        Catalogue const tool = alone(entry);
        Lines taken;
        for (auto const& [command, options] : options_by_command(tool)) taken.push_back(command);
        EXPECT_EQ(taken, commands(tool)) << entry.name;
        EXPECT_EQ(called(tool, "--help").out, synopsis(tool)) << entry.name;
    }
}

TEST(OneAutomaton, HasASynopsisThatNamesItsOptionsAndNoOther) {
    for (Entry const& entry : {toll(), countdown(), buneman_levy()}) {
        expect_every_option_to_be_said(alone(entry));
        expect_no_other_option_to_be_said(alone(entry));
    }
}

TEST(OneAutomaton, HasASynopsisThatIsOnlyAboutIt) {
    std::string const waiting = synopsis(alone(toll()));
    EXPECT_EQ(waiting.rfind("tool: ", 0), 0U) << waiting;
    EXPECT_TRUE(contains(waiting, "\n  Events: small, big, push\n")) << waiting;
    for (std::string const word : {"NAME", "TASK", "discs", "hanoi-word", "action-tree", "statewalk"})
        EXPECT_FALSE(contains(waiting, word)) << word << "\n" << waiting;
    std::string const playing = synopsis(alone(buneman_levy()));
    EXPECT_TRUE(contains(playing, "TASK")) << playing;
    for (std::string const word : {"NAME", "Events", "--events", "hanoi-word", "action-tree", "statewalk"})
        EXPECT_FALSE(contains(playing, word)) << word << "\n" << playing;
}

TEST(OneAutomaton, IsNotNamed) {
    for (std::string const command : {"draw", "trace", "lint"})
        expect_refusal(called(alone(toll()), command + " Toll"), 2,
                       "not expected: Toll; `tool --help` shows how to call it", "tool");
    expect_refusal(called(alone(buneman_levy()), "check buneman-levy"), 2,
                   "not expected: buneman-levy; `tool --help` shows how to call it", "tool");
}

TEST(OneAutomaton, KnowsNoCommandsOfOthers) {
    expect_refusal(called(alone(toll()), "list"), 2,
                   "there is no command 'list'; did you mean lint? (`tool --help` shows them all)", "tool");
    for (std::string const command : {"check", "moves", "table"})
        expect_refusal(called(alone(toll()), command), 2,
                       "there is no command '" + command + "' (`tool --help` shows them all)", "tool");
    EXPECT_EQ(called(alone(countdown()), "trace -f tree").status, 2);
}

TEST(OneAutomaton, IsGivenEventsByNameThatCarryData) {
    Result const trace = called(alone(toll()), "trace --events small,big,push");
    EXPECT_EQ(trace.status, 0) << trace.err;
    EXPECT_EQ(trace.out,
              "Toll: events small,big,push\n"
              "\n"
              "States\n"
              "  Shut\n"
              "  Open\n"
              "\n"
              "Inputs\n"
              "  enough\n"
              "\n"
              "Outputs\n"
              "  keep\n"
              "\n"
              "   # | state | event | inputs     | outputs | next\n"
              "   0 |       |       |            |         | Shut\n"
              "   1 | Shut  | coin  | enough no  | keep    | Shut\n"
              "   2 | Shut  | coin  | enough yes | keep    | Open\n"
              "   3 | Open  | push  |            |         | Shut\n"
              "\n"
              "finished after 3 steps: at the end of the script\n");
}

TEST(OneAutomaton, GoesOnAfterAnEventThatNoArrowTakes) {
    Result const trace = called(alone(toll()), "trace --events push,big");
    EXPECT_EQ(trace.status, 0);
    EXPECT_EQ(trace.err, "");
    EXPECT_TRUE(contains(trace.out,
                         "\n   1 | Shut  | push  |            |         | -\n"
                         "   2 | Shut  | coin  | enough yes | keep    | Open\n"
                         "\n"
                         "finished after 2 steps: at the end of the script\n"))
        << trace.out;
}

TEST(OneAutomaton, ThatWaitsForEventsNamesThem) {
    expect_refusal(called(alone(toll()), "trace"), 2, "Toll waits for events; give it some: --events small,big,push",
                   "tool");
    expect_refusal(called(alone(toll()), "trace --events coin"), 2,
                   "there is no event 'coin' (there are small, big, push)", "tool");
    Entry nameless = toll();
    nameless.events.clear();
    expect_refusal(called(alone(nameless), "trace"), 2,
                   "no event of Toll can be made of nothing; give its tool one as statewalk::event(\"name\", ...)",
                   "tool");
}

TEST(OneAutomaton, HasEventsThatAScriptCanName) {
    Entry entry = toll();
    entry.events = {"small", "Key<1, 2>"};
    EXPECT_EQ(called(alone(entry), "--help").status, 0);
    for (std::string const name : {"", "a,b", "Key<1>, 2"}) {
        entry.events = {"small", name};
        expect_refusal(called(alone(entry), "--help"), 2,
                       "Toll has an event of the name '" + name +
                           "', which no script can name; give it another by statewalk::event(\"name\", ...)",
                       "tool");
    }
    entry.events = {"small", "big", "small"};
    expect_refusal(called(alone(entry), "--help"), 2, "Toll has two events of the name 'small'", "tool");
}

TEST(OneAutomaton, WithOneEventRunsToItsEnd) {
    Result const trace = called(alone(countdown()), "trace");
    EXPECT_EQ(trace.status, 0) << trace.err;
    EXPECT_TRUE(contains(trace.out,
                         "   # | state | event | inputs | outputs | next\n"
                         "   0 |       |       |        |         | 3\n"
                         "   1 | 3     | Step  |        |         | 2\n"
                         "   2 | 2     | Step  |        |         | 1\n"
                         "   3 | 1     | Step  |        |         | 0\n"
                         "\n"
                         "finished after 3 steps: no arrow leaves 0\n"))
        << trace.out;
    EXPECT_EQ(lines(called(alone(countdown()), "trace --events Step,Step").out).back(),
              "finished after 2 steps: at the end of the script");
}

TEST(OneAutomaton, ThatNeverEndsIsCutAfterTenThousandSteps) {
    Result const trace = called(alone(blinker()), "trace");
    EXPECT_EQ(trace.status, 1);
    EXPECT_EQ(lines(trace.out).back().rfind("out of budget after 10000 steps: ", 0), 0U) << lines(trace.out).back();
    EXPECT_EQ(trace.err.rfind("tool: out of budget in step 10000: ", 0), 0U) << trace.err;
    Result const asked = called(alone(blinker()), "trace --budget 3");
    EXPECT_EQ(asked.status, 0);
    EXPECT_EQ(asked.err, "");
    EXPECT_EQ(lines(asked.out).back().rfind("out of budget after 3 steps: ", 0), 0U) << asked.out;
}

TEST(OneAutomaton, IsCalledByTheNameOfItsProgram) {
    for (std::string const path : {"./build/turnstile", "turnstile", "/turnstile"}) {
        std::string name = path;
        std::vector<char*> arguments{name.data(), nullptr};
        EXPECT_EQ(program(arguments.data()), "turnstile") << path;
    }
    std::string empty;
    std::vector<char*> arguments{empty.data(), nullptr};
    EXPECT_EQ(program(arguments.data()), "tool");
    arguments.front() = nullptr;
    EXPECT_EQ(program(arguments.data()), "tool");
}

}  // namespace
}  // namespace statewalk::cli::test
