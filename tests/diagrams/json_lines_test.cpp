#include "diagrams/json_lines.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "tests/diagrams/graphs.hpp"
#include "tests/diagrams/runs.hpp"

namespace statewalk {
namespace {

std::string written(TransitionGraph const& graph, test::Run const& run) {
    std::ostringstream out;
    JsonLines log{out};
    test::write(log, graph, run);
    return out.str();
}

test::Run read(TransitionGraph const& graph, std::string const& text) {
    std::istringstream in{text};
    JsonLinesReader reader{in};
    test::Run run;
    run.task = reader.task();
    run.start = reader.start(graph);
    while (auto record = reader.next()) run.steps.push_back(*record);
    run.outcome = reader.outcome();
    return run;
}

void expect_same(test::Run const& left, test::Run const& right) {
    EXPECT_EQ(left.task, right.task);
    EXPECT_EQ(left.start, right.start);
    EXPECT_EQ(left.steps, right.steps);
    EXPECT_EQ(left.outcome, right.outcome);
}

TEST(JsonLines, OfTwoDiscsAreAsWrittenByHand) {
    EXPECT_EQ(
        written(test::buneman_levy(), test::two_discs()),
        R"({"schema":"statewalk-log/1","automaton":"buneman-levy","task":{"discs":2,"from":"A","to":"C"},)"
        R"("start":{"states":["0"],"object":{"pegs":[[2,1],[],[]]}}})"
        "\n"
        R"({"step":1,"states":["0"],"event":"Step","inputs":[],"arrows":[1],"outputs":["z1"],"next":["1"],)"
        R"("moves":[{"number":1,"disc":1,"from":"A","to":"B"}],"object":{"pegs":[[2],[1],[]]}})"
        "\n"
        R"({"step":2,"states":["1"],"event":"Step","inputs":[["x1",false]],"arrows":[3],"outputs":["z2","z1"],)"
        R"("next":["1"],"moves":[{"number":2,"disc":2,"from":"A","to":"C"},)"
        R"({"number":3,"disc":1,"from":"B","to":"C"}],"object":{"pegs":[[],[],[2,1]]}})"
        "\n"
        R"({"step":3,"states":["1"],"event":"Step","inputs":[["x1",true]],"arrows":[2],"outputs":[],"next":["0"],)"
        R"("moves":[],"object":{"pegs":[[],[],[2,1]]}})"
        "\n"
        R"({"ended":"finished","steps":3,"moves":3,"truncated":false,"reason":"every disc is on peg C"})"
        "\n");
}

TEST(JsonLines, ReadBackAreTheSameRun) {
    std::string const text = written(test::buneman_levy(), test::two_discs());
    test::Run const run = read(test::buneman_levy(), text);
    expect_same(run, test::two_discs());
    EXPECT_EQ(written(test::buneman_levy(), run), text);
}

TEST(JsonLines, NameTheAutomatonBeforeTheGraphIsKnown) {
    std::istringstream in{written(test::buneman_levy(), test::two_discs())};
    EXPECT_EQ(JsonLinesReader{in}.automaton(), "buneman-levy");
}

TEST(JsonLines, ReadBackEveryWayToEnd) {
    for (Ending const ending :
         {Ending::finished, Ending::stuck, Ending::out_of_budget, Ending::fault, Ending::interrupted}) {
        test::Run run = test::two_discs();
        run.outcome = {ending, ~std::uint64_t{0}, ""};
        std::string const text = written(test::buneman_levy(), run);
        bool const cut = ending == Ending::out_of_budget || ending == Ending::interrupted;
        EXPECT_NE(text.find(cut ? "\"truncated\":true" : "\"truncated\":false"), std::string::npos) << text;
        expect_same(read(test::buneman_levy(), text), run);
    }
}

TEST(JsonLines, ReadBackRegionsHostileTextsAndEveryKindOfValue) {
    test::Run run;
    run.task = {{"a \"b\"\n", "\x01\\ \xE2\x80\xA8"}, {"pegs", std::vector<std::string>{"A", "", "\n"}}};
    run.start.before = run.start.after = {3, 5};
    run.start.object = {{"", ~std::uint64_t{0}},
                        {"rows", std::vector<Numbers>{}},
                        {"numbers", Numbers{7, 0, ~std::uint64_t{0}}},
                        {"pegs", std::vector<Numbers>{{}, {1}}}};
    Record record;
    record.number = 1;
    record.before = {2, 4};
    record.after = {3, 5};
    record.event = "a\tb";
    record.inputs = {{2, true}, {1, false}};
    record.fired = {7, 8};
    record.outputs = {2};
    run.steps = {record};
    std::string const text = written(test::hostile(), run);
    test::Run const back = read(test::hostile(), text);
    expect_same(back, run);
    EXPECT_EQ(written(test::hostile(), back), text);
}

TEST(JsonLines, FindAStateByItsRegion) {
    TransitionGraph graph = test::hostile();
    graph.states[4].name = graph.states[0].name;
    test::Run run;
    run.start.before = run.start.after = {0, 4};
    expect_same(read(graph, written(graph, run)), run);
}

TEST(JsonLines, FindNamesThatAreNotUtf8) {
    TransitionGraph graph = test::buneman_levy();
    graph.states[0].name = "\xFF";
    graph.inputs[0].name = "x\xFF";
    test::Run const run = test::two_discs();
    std::string const text = written(graph, run);
    EXPECT_NE(text.find("\xEF\xBF\xBD"), std::string::npos);
    expect_same(read(graph, text), run);
}

}  // namespace
}  // namespace statewalk
