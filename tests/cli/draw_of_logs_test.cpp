// Figures that show a run: how often it took each arrow, and where it was. Compiled into a build with Graphviz only.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "diagrams/figures.hpp"
#include "tests/cli/command.hpp"
#include "tests/cli/logs.hpp"
#include "tests/patterns.hpp"

namespace statewalk::cli::test {
namespace {

/// The ids of what is lit in a figure.
Lines lit_in_dot(std::string const& figure) {
    return pattern::all(figure, R"re(class="\w+ lit",[^>]*?\bid=(\w+))re", 1);
}
Lines lit_in_svg(std::string const& figure) {
    return pattern::all(figure, R"re(<g id="(\w+)" class="[\w ]* lit">)re", 1);
}

std::size_t count(std::string const& text, std::string const& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++found;
    return found;
}

std::string const log = text(two_discs());

TEST(DrawAt, LightsUpTheStateAndTheArrowOfAStep) {
    std::vector<Lines> const expected{
        {"state_0"}, {"state_1", "arrow_0_1"}, {"state_1", "arrow_1_1"}, {"state_0", "arrow_1_0"}};
    for (std::size_t step = 0; step < expected.size(); ++step) {
        std::string const call = "draw buneman-levy --at " + std::to_string(step) + " -";
        Result const dot = statewalk(call, log);
        EXPECT_EQ(dot.status, 0) << dot.err;
        EXPECT_EQ(dot.err, "");
        EXPECT_EQ(lit_in_dot(dot.out), expected[step]) << step;
        Result const svg = statewalk(call + " -f svg", log);
        EXPECT_EQ(svg.status, 0) << svg.err;
        Lines in_svg = lit_in_svg(svg.out);
        std::sort(in_svg.begin(), in_svg.end());
        Lines sorted = expected[step];
        std::sort(sorted.begin(), sorted.end());
        EXPECT_EQ(in_svg, sorted) << step;
    }
}

TEST(DrawAt, LightsUpTheSameInEveryStyle) {
    for (std::string const style : {"switch", "uml", "plain"})
        EXPECT_EQ(lit_in_dot(statewalk("draw buneman-levy --at 2 - --style " + style, log).out),
                  (Lines{"state_1", "arrow_1_1"}))
            << style;
}

TEST(DrawAt, LightsUpStatesOfAnAutomatonWithinAnAutomaton) {
    // One disc fewer than three is moved aside by the automaton in state 3: into it, and its first state.
    Lines const lines_of_log = lines(statewalk("trace frame-stack -n 3 -f jsonl").out);
    std::size_t step = 1;
    while (step < lines_of_log.size() && !contains(lines_of_log[step], R"("next":["3/0"])")) ++step;
    ASSERT_LT(step, lines_of_log.size());
    Result const figure = statewalk("draw frame-stack --at " + std::to_string(step) + " -", text(lines_of_log));
    EXPECT_EQ(figure.status, 0) << figure.err;
    Lines const found = lit_in_dot(figure.out);
    EXPECT_EQ(found, (Lines{"state_3_0", "arrow_2_3"}));
}

TEST(DrawAt, ReadsALogOnlyAsFarAsTheStep) {
    Lines broken = two_discs();
    broken.resize(2);
    EXPECT_EQ(lit_in_dot(statewalk("draw buneman-levy --at 1 -", text(broken)).out), (Lines{"state_1", "arrow_0_1"}));
    expect_refusal(statewalk("draw buneman-levy --at 2 -", text(broken)), 3,
                   "cannot read -: the log breaks off after line 2: it has no footer");
}

TEST(DrawAt, RefusesAStepThatTheLogHasNot) {
    for (std::string const step : {"4", "18446744073709551615"})
        expect_refusal(statewalk("draw buneman-levy --at " + step + " -", log), 2,
                       "--at: the log has the steps 0 to 3, and no step " + step);
    for (std::string const step : {"x", "-1", "1.5", "18446744073709551616", "first"})
        expect_refusal(statewalk("draw buneman-levy --at " + step + " -", log), 2,
                       "--at takes the number of a step, not '" + step + "'");
    EXPECT_EQ(statewalk("draw buneman-levy --at 1", log).status, 2);
}

TEST(DrawCoverage, SaysHowOftenEachArrowWasTaken) {
    Result const figure =
        statewalk("draw buneman-levy --coverage -", statewalk("trace buneman-levy -n 3 -f jsonl").out);
    EXPECT_EQ(figure.status, 0) << figure.err;
    EXPECT_EQ(figure.err, "");
    EXPECT_EQ(count(figure.out, "\u00D7 1<"), 2U) << figure.out;
    EXPECT_EQ(count(figure.out, "\u00D7 3<"), 1U) << figure.out;
    EXPECT_EQ(count(figure.out, "dashed"), 0U) << figure.out;
    EXPECT_EQ(lit_in_dot(figure.out), Lines{});
}

TEST(DrawCoverage, DashesArrowsThatWereNeverTaken) {
    std::string const cut = statewalk("trace buneman-levy -n 3 -f jsonl --budget 1").out;
    std::string const figure = statewalk("draw buneman-levy --coverage -", cut).out;
    EXPECT_EQ(count(figure, "\u00D7 1<"), 1U) << figure;
    EXPECT_EQ(count(figure, "\u00D7 0<"), 2U) << figure;
    EXPECT_EQ(count(figure, "dashed"), 2U) << figure;
}

TEST(DrawCoverage, GoesWithALitStep) {
    Folder const folder;
    folder.write("log", log);
    std::string const at_two = " --at 2 " + folder.path("log");
    std::string const figure = statewalk("draw buneman-levy --coverage " + folder.path("log") + at_two).out;
    EXPECT_EQ(lit_in_dot(figure), (Lines{"state_1", "arrow_1_1"}));
    EXPECT_EQ(count(figure, "\u00D7 1<"), 3U) << figure;
}

TEST(DrawOfLogs, RefusesLogsThatAreNotOfTheAutomaton) {
    std::string const other = statewalk("trace turnstile --events coin -f jsonl").out;
    for (std::string const option : {"--at 0 -", "--coverage -"}) {
        std::string const call = "draw buneman-levy " + option;
        expect_refusal(statewalk(call, other), 3, "cannot read -: it is a log of turnstile");
        expect_refusal(statewalk(call, ""), 3, "cannot read -: the log is empty");
        expect_refusal(statewalk(call, "1 1 A B\n"), 3, "cannot read -: line 1 of the log: not JSON");
    }
    expect_refusal(statewalk("draw buneman-levy --coverage -", text(without(5))), 3,
                   "cannot read -: the log breaks off after line 4: it has no footer");
    Folder const folder;
    for (std::string const option : {"--at 0 ", "--coverage "})
        expect_refusal(statewalk("draw buneman-levy " + option + folder.path("none")), 3,
                       "cannot read " + folder.path("none") + ": there is no such file, or it is not yours to read");
}

TEST(DrawOfLogs, RefusesFormatsThatShowNoRun) {
    for (FigureFormat const& format : figure_formats())
        for (std::string const option : {"--at 1 -", "--coverage -"}) {
            std::string const name{format.name};
            Result const result = statewalk("draw buneman-levy " + option + " -f " + name, log);
            if (name == "dot" || name == "svg" || name == "png" || name == "pdf")
                EXPECT_EQ(result.status, 0) << name << result.err;
            else
                expect_refusal(result, 2,
                               "-f " + name + " shows no run: --coverage and --at need dot, svg, png or pdf");
        }
}

}  // namespace
}  // namespace statewalk::cli::test
