// --lang ru on every command: no English is left but names. Grades are in russian_grade_test.cpp.
#include "tests/cli/russian.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/cli/command.hpp"
#include "tests/cli/logs.hpp"
#include "tests/cli/machines.hpp"

namespace statewalk::cli::test {
namespace {

TEST(Russian, IsTheHelpOfEveryCommand) {
    expect_russian("--help", 0);
    for (std::string const command : {"list", "draw", "trace", "play", "step", "gallery", "check", "moves", "table",
                                      "lint", "coverage", "grade", "mutants", "new"})
        expect_russian(command + " --help", 0);
    expect_russian(alone(toll()), "--help", 0);
    expect_russian(alone(buneman_levy()), "--help", 0);
    expect_russian(alone(buneman_levy()), "trace --help", 0);
}

TEST(Russian, IsTheRunOfEveryAutomaton) {
    for (Entry const& entry : catalogue()) {
        std::string const task = entry.pegs > 0 ? " -n 3" : " --events pass,coin,coin,pass";
        expect_russian("trace " + entry.name + task, 0);
        expect_russian("trace " + entry.name + task + " -f protocol", 0);
    }
    expect_russian("trace buneman-levy --budget 2", 0);
    expect_russian("trace buneman-levy -n 0", 0);
}

TEST(Russian, IsEveryAnswerThatIsYes) {
    expect_russian("list", 0);
    expect_russian("draw frame-stack --view connections -f text", 0);
    expect_russian("check", 0);
    expect_russian("check four-peg-queue --shortest -n 0..2", 0);
    expect_russian("check buneman-levy -n 0..1 --every-pair", 0);
    expect_russian("lint", 0);
    expect_russian("mutants buneman-levy turnstile", 0);
    expect_russian(alone(countdown()), "mutants", 0);
    expect_russian("table discs", 0);
    expect_russian("table game-34 -n 5", 0);
    std::string const log = statewalk("trace frame-stack -n 2 -f jsonl").out;
    expect_russian("check --log -", 0, log);
    expect_russian("coverage -", 0, log);
}

TEST(Russian, IsEveryAnswerThatIsNo) {
    Catalogue const wrong("tool", {endless(), careless()});
    expect_russian(wrong, "lint", 1);
    expect_russian(wrong, "mutants endless", 1);
    expect_russian("mutants arsac-alternation hanoi-word", 1);
    expect_russian("mutants frame-table frame-stack -n 1..3", 1);
    expect_russian("mutants turnstile --events coin", 1);
    expect_russian(wrong, "check endless", 1);
    expect_russian(wrong, "check careless", 1);
    expect_russian(wrong, "trace endless", 1);
    expect_russian("coverage - --min 99.5", 1, statewalk("trace buneman-levy -n 1 -f jsonl").out);
    expect_russian("check --log -", 1,
                   text(changed(3, R"("disc":2,"from":"A","to":"C")", R"("disc":2,"from":"A","to":"B")")));
    expect_russian("check --log -", 1, text(without(3)));
}

TEST(Russian, IsEveryRefusal) {
    for (std::string const call : {"",
                                   "tarce",
                                   "fish",
                                   "--fish",
                                   "trace",
                                   "trace buneman",
                                   "trace buneman-levy fish",
                                   "trace buneman-levy -n x",
                                   "trace buneman-levy -n 1..2",
                                   "trace buneman-levy --from Q",
                                   "trace buneman-levy --from A --to A",
                                   "trace buneman-levy --pegs A,B",
                                   "trace buneman-levy --pegs A,A,B",
                                   "trace buneman-levy --pegs A,,B",
                                   "trace buneman-levy --ties up",
                                   "trace buneman-levy --budget x",
                                   "trace buneman-levy -f fish",
                                   "trace buneman-levy -n 3 -n 4",
                                   "trace buneman-levy -f tree",
                                   "trace action-tree -f tree --budget 2",
                                   "trace buneman-levy --range 3",
                                   "trace turnstile",
                                   "trace turnstile --events coin,pss",
                                   "trace turnstile --events coin --range 2",
                                   "trace turnstile --events coin -n 3",
                                   "trace doubling-list -n 60",
                                   "draw buneman-levy --at 3",
                                   "draw frame-stack -f jff",
                                   "draw turnstile -f json --at 1 a",
                                   "draw turnstile -f text",
                                   "draw turnstile --view connections -f json",
                                   "draw turnstile --view connections --at 1 a",
                                   "draw turnstile --view connections --style uml",
                                   "draw turnstile -o a.gif",
                                   "draw turnstile --check a.png -f png",
                                   "draw turnstile --check a -o b",
                                   "check turnstile",
                                   "check buneman-levy --log a",
                                   "check --every-pair --from A",
                                   "check --pegs A,B,C,D,E",
                                   "check buneman-levy -n 5..2",
                                   "check buneman-levy --every-pair=x",
                                   "moves frame-table",
                                   "moves buneman-levy --range 9",
                                   "moves buneman-levy --range 3..2",
                                   "moves buneman-levy --range x",
                                   "moves frame-stack --range 99",
                                   "table",
                                   "table fish",
                                   "new",
                                   "play",
                                   "play --log a buneman-levy",
                                   "play buneman-levy --at x",
                                   "table discs -n 30",
                                   "coverage",
                                   "coverage a --min 200",
                                   "play turnstile"})
        expect_russian(call, 2);
    for (std::string const call :
         {"check --log /no/such/file", "coverage /no/such/file", "draw turnstile -o /no/such/file",
          "draw turnstile -o /", "draw turnstile --check /no/such/file", "new /dev/null", "new /no/such/folder"})
        expect_russian(call, 3);
}

TEST(Russian, IsWhatIsWrongWithALog) {
    expect_russian("check --log -", 3, "");
    expect_russian("check --log -", 3, "{");
    expect_russian("check --log -", 3, "[]");
    expect_russian("check --log -", 3, text(without(5)));
    expect_russian("check --log -", 3, text(changed(3, R"("arrows":[3])", R"("arrows":[4])")));
    expect_russian("coverage -", 3, text(changed(3, R"("step":2)", R"("step":4)")));
}

}  // namespace
}  // namespace statewalk::cli::test
