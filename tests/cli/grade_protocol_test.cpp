// Protocols that students' automata print, held against an automaton that is known.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/cli/grading.hpp"
#include "tests/cli/machines.hpp"

namespace statewalk::cli::test {
namespace {

/// Buneman and Levy's automaton moving two discs, in a student's own words.
Printed two_discs_in_words() {
    return {"Моя программа",
            "{ A1: Автомат A1 запущен в состоянии 0 с событием e1",
            " * z1: переложить наименьший диск.",
            " T A1: Автомат A1 перешел из состояния 0 в состояние 1",
            "} A1: Автомат A1 завершил свою работу в состоянии 1",
            "",
            "{ A1: in 1, event e1",
            " i x1: все диски перенесены? - НЕТ.",
            " * z2: another disc",
            " * z1",
            "} A1: stays in 1",
            "{ A1: in 1, event e1",
            " i x1: all there? - yes",
            " T A1: 1 -> 0",
            "} A1: 0"};
}

Result held(Printed const& log, std::string const& options = "") {
    return statewalk("grade - --automaton buneman-levy -n 2 " + options, text(log));
}

TEST(GradeOfAProtocol, LeavesTheWordsToTheStudent) {
    Result const result = held(two_discs_in_words());
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.out,
              "-: 100 of 100 points, buneman-levy -n 2 --from A --to C\n"
              "  protocol  100 of 100: steps that agree: 3 of 3\n");
}

TEST(GradeOfAProtocol, TakesWhatTraceWritesInBothLanguages) {
    for (std::string const name : {"recursion-stack", "frame-stack", "four-peg-queue", "hanoi-word"})
        for (std::string const language : {"en", "ru"}) {
            std::string const log = statewalk("trace " + name + " -n 3 -f protocol --lang " + language).out;
            EXPECT_EQ(statewalk("grade - -n 3 --automaton " + name, log).status, 0) << name;
        }
}

TEST(GradeOfAProtocol, NamesTheFirstLineThatDiffers) {
    Printed log = two_discs_in_words();
    log[7] = " i x1: все диски перенесены? - ДА.";
    Result const result = held(log);
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(result.out,
              "-: 33.33 of 100 points, buneman-levy -n 2 --from A --to C\n"
              "  protocol  33.33 of 100: steps that agree: 1 of 3\n"
              "  step      2 is the first that differs\n"
              "  line      8\n"
              "  expected  i x1: every disc is delivered? - NO.\n"
              "  came      i x1: все диски перенесены? - ДА.\n");
}

TEST(GradeOfAProtocol, SeesStatesEventsSymbolsOrderAndAnEndTooSoon) {
    auto const differs = [](std::size_t line, std::string const& is) {
        Printed log = two_discs_in_words();
        log[line] = is;
        return contains(held(log).out, "\n  line      " + std::to_string(line + 1) + "\n");
    };
    EXPECT_TRUE(differs(1, "{ A1: Автомат A1 запущен в состоянии 1 с событием e1"));
    EXPECT_TRUE(differs(2, " * z2: переложить наименьший диск."));
    EXPECT_TRUE(differs(3, " T A1: из состояния 1 в состояние 0"));
    EXPECT_TRUE(differs(4, "} A1: Автомат A1 завершил свою работу в состоянии 0"));
    EXPECT_TRUE(differs(6, "{ A2: in 1, event e1"));
    EXPECT_TRUE(differs(9, "! A1: Неизвестное состояние 7!"));

    Printed swapped = two_discs_in_words();
    std::swap(swapped[8], swapped[9]);
    EXPECT_TRUE(contains(held(swapped).out, "\n  line      9\n"));

    Printed cut = two_discs_in_words();
    cut.resize(12);
    EXPECT_TRUE(contains(held(cut).out, "steps that agree: 2 of 3\n")) << held(cut).out;
    EXPECT_TRUE(contains(held(cut).out, "  came      no more lines\n"));

    Printed longer = two_discs_in_words();
    longer.emplace_back("{ A1: in 0, event e1");
    EXPECT_TRUE(contains(held(longer).out, "  expected  no more lines\n")) << held(longer).out;
}

TEST(GradeOfAProtocol, IsOfAnAutomatonThatWaitsForEventsToo) {
    Printed const coin_and_pass{"{ A1: 0 coin", " * z1", " T A1: 0 1", "} A1: 1",
                                "{ A1: 1 pass", " * z2", " T A1: 1 0", "} A1: 0"};
    auto const held = [&](std::string const& events) {
        return statewalk("grade - --automaton turnstile --events " + events, text(coin_and_pass));
    };
    Result const result = held("coin,pass");
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.out,
              "-: 100 of 100 points, turnstile --events coin,pass\n"
              "  protocol  100 of 100: steps that agree: 2 of 2\n");
    EXPECT_TRUE(contains(held("coin,pass,pass").out, "steps that agree: 2 of 3\n"));
    EXPECT_TRUE(contains(held("coin,coin").out, "\n  line      5\n"));
}

TEST(GradeOfAProtocol, TakesTheNamesOfStatesWhereverElseTheyStand) {
    Printed log = two_discs_in_words();
    log[3] = " T A1: step 1: from 0 to 1";
    log[4] = "} A1: after step 1: in 1";
    EXPECT_EQ(held(log).status, 0) << held(log).out;
    log[3] = " T A1: step 1: from 1 to 0";
    EXPECT_EQ(held(log).status, 1);
}

TEST(GradeOfAProtocol, SeesASymbolTooMany) {
    for (std::string const more : {" * z2, z1: another disc", " * z2: another disc, and z9"}) {
        Printed log = two_discs_in_words();
        log[8] = more;
        EXPECT_EQ(held(log).status, 1) << more;
    }
}

TEST(GradeOfAProtocol, IsAskedForTheAutomaton) {
    Printed log = two_discs_in_words();
    log.erase(log.begin());
    Result const result = statewalk("grade -", text(log));
    EXPECT_EQ(result.status, 1);
    EXPECT_TRUE(contains(result.out, "it is a protocol; say of which automaton, by --automaton NAME")) << result.out;
    EXPECT_TRUE(contains(called(alone(buneman_levy()), "grade -", text(log)).out, "it is a protocol, and no moves"));
}

TEST(GradeOfAProtocol, IsOfSteps) {
    Printed log = two_discs_in_words();
    log[7] = " i x1: yes";
    EXPECT_EQ(lines(held(log, "-f csv").out).at(1).rfind("-,33.33,100,33.33,no,,,,2,8,", 0), 0U)
        << held(log, "-f csv").out;
    Result const json = held(log, "-f json");
    EXPECT_TRUE(contains(json.out, "\"agreed\": 1,\n      \"steps\": 3,\n")) << json.out;
    EXPECT_FALSE(contains(json.out, "\"moves\"")) << json.out;
}

TEST(GradeOfAProtocol, IsToldWhatTheAutomatonIsGiven) {
    expect_refusal(statewalk("grade - --automaton turnstile"), 2,
                   "turnstile plays no towers; give it events: --events coin,pass");
    expect_refusal(statewalk("grade - --events coin"), 2,
                   "--events needs --automaton NAME: it says which events that automaton is given");
    EXPECT_EQ(statewalk("grade - --automaton buneman-levy --events Step").status, 2);
    EXPECT_EQ(statewalk("grade - --automaton turnstile --events coin -n 3").status, 2);
}

}  // namespace
}  // namespace statewalk::cli::test
