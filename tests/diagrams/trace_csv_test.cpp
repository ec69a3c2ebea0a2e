#include "diagrams/trace_csv.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "tests/diagrams/graphs.hpp"
#include "tests/diagrams/runs.hpp"

namespace statewalk {
namespace {

std::string csv(TransitionGraph const& graph, test::Run const& run, bool with_moves = true) {
    std::ostringstream out;
    TraceCsv log{out, with_moves};
    test::write(log, graph, run);
    return out.str();
}

TEST(CsvField, IsQuotedWhereRfc4180AsksForIt) {
    EXPECT_EQ(csv_field(""), "");
    EXPECT_EQ(csv_field("21 . ."), "21 . .");
    EXPECT_EQ(csv_field("z2; z1"), "z2; z1");
    EXPECT_EQ(csv_field("x1 yes, x2 no"), R"("x1 yes, x2 no")");
    EXPECT_EQ(csv_field(R"(say "so")"), R"("say ""so""")");
    EXPECT_EQ(csv_field(R"(")"), R"("""")");
    EXPECT_EQ(csv_field("two\r\nlines"), "\"two\r\nlines\"");
    EXPECT_EQ(csv_field(" blank"), R"(" blank")");
    EXPECT_EQ(csv_field("blank "), R"("blank ")");
    EXPECT_EQ(csv_field("стержень"), "стержень");
}

TEST(TraceCsv, OfTwoDiscsIsAsWrittenByHand) {
    EXPECT_EQ(csv(test::buneman_levy(), test::two_discs()),
              "#,state,event,inputs,outputs,next,pegs,move\r\n"
              "0,,,,,0,21 . .,\r\n"
              "1,0,Step,,z1,1,2 1 .,1 1 A B\r\n"
              "2,1,Step,x1 no,z2; z1,1,. . 21,\"2 2 A C, 3 1 B C\"\r\n"
              "3,1,Step,x1 yes,,0,. . 21,\r\n");
}

TEST(TraceCsv, HasNoColumnOfMovesWhereThereAreNone) {
    EXPECT_EQ(csv(test::nested(), test::in_and_out(), false),
              "#,state,event,inputs,outputs,next\r\n"
              "0,,,,,1\r\n"
              "1,1,Step,x11 no,z11,8/0\r\n"
              "2,8/0,Step,x11 no,z1,8/2\r\n"
              "3,8/2,Step,\"x1 yes, x11 no\",z1,8/2\r\n"
              "4,8/2,Step,\"x1 no, x11 yes\",,10\r\n");
}

TEST(TraceCsv, KeepsHostileTextInItsFieldAndEveryStepOnOneLine) {
    test::Run run;
    run.start.before = run.start.after = {2, 4};
    run.start.field("a \"column\", or two", std::string("=1+1"));
    Record step = test::step(1, 2, 2, 6);
    step.before = step.after = {1, 4};
    step.event = "say \"go\",\r\nthen";
    step.move({{"from", "x,\ny"}, {"to", "\"z\""}});
    step.field("a \"column\", or two", std::vector<std::string>{"\xff", "\x1b[2J"});
    run.steps = {step};
    std::string const text = csv(test::hostile(), run);
    EXPECT_EQ(text,
              "#,state,event,inputs,outputs,next,\"a \"\"column\"\", or two\",move\r\n"
              "0,,,,,\"a->b, lamp off\",=1+1,\r\n"
              "1,\"graph, lamp off\",\"say \"\"go\"\",\\r\\nthen\",,,\"graph, lamp off\",\\xff \\x1b[2J,"
              "\"x,\\ny \"\"z\"\"\"\r\n");
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 3);
}

TEST(TraceCsv, ShowsThatNoArrowFired) {
    test::Run run = test::two_discs();
    run.steps.resize(1);
    run.steps[0].fired.clear();
    EXPECT_NE(csv(test::buneman_levy(), run).find("\r\n1,0,Step,,z1,-,2 1 .,1 1 A B\r\n"), std::string::npos);
}

}  // namespace
}  // namespace statewalk
