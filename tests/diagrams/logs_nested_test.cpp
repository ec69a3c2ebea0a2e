// Runs through a graph that holds machines, as a table and as JSON Lines.
#include <gtest/gtest.h>

#include <sstream>

#include "diagrams/json_lines.hpp"
#include "diagrams/trace_table.hpp"
#include "tests/diagrams/graphs.hpp"
#include "tests/diagrams/runs.hpp"

namespace statewalk {
namespace {

template <class Writer>
std::string written(TransitionGraph const& graph, test::Run const& run) {
    std::ostringstream out;
    Writer log{out};
    test::write(log, graph, run);
    return out.str();
}

/// The records in a log. Throws as JsonLinesReader.
std::vector<Record> read(TransitionGraph const& graph, std::string const& text) {
    std::istringstream in{text};
    JsonLinesReader reader{in};
    std::vector<Record> records{reader.start(graph)};
    while (auto record = reader.next()) records.push_back(*record);
    return records;
}

/// What the reader says of the log of in_and_out() with `was` replaced by `is`.
std::string complaint(std::string const& was, std::string const& is, TransitionGraph const& graph = test::nested()) {
    std::string text = written<JsonLines>(test::nested(), test::in_and_out());
    text.replace(text.find(was), was.size(), is);
    try {
        read(graph, text);
        return "none";
    } catch (std::runtime_error const& error) {
        return error.what();
    }
}

TEST(TraceTableOfNested, ShowsPathsAndBothArrowsOfAStepAsWrittenByHand) {
    EXPECT_EQ(written<TraceTable>(test::nested(), test::in_and_out()),
              R"(nested

States
  1    at rest
  8    a machine runs
  8/0  it begins
  8/2
  10   the end

Inputs
  x1   once more
  x11  it is done

Outputs
  z1   go
  z11

   # | state | event | inputs          | outputs | next
   0 |       |       |                 |         | 1
   1 | 1     | Step  | x11 no          | z11     | 8/0
   2 | 8/0   | Step  | x11 no          | z1      | 8/2
   3 | 8/2   | Step  | x1 yes, x11 no  | z1      | 8/2
   4 | 8/2   | Step  | x1 no, x11 yes  |         | 10

finished after 4 steps: no arrow leaves 10
)");
}

TEST(TraceTableOfNested, HasRoomForAPathAndNotForOneOfEachInnerRegion) {
    TransitionGraph graph = test::nested();
    graph.states[2].name = "moving";
    graph.states[3].name = "copying";
    test::Run run;
    run.start.before = run.start.after = {0};
    std::string const heading =
        "   # | state          | event | inputs          | outputs | next\n";  // as wide as moving/copying
    EXPECT_NE(written<TraceTable>(graph, run).find(heading), std::string::npos) << written<TraceTable>(graph, run);
    graph.states[3].initial = true;
    graph.states[3].region = 1;
    EXPECT_NE(written<TraceTable>(graph, run).find(heading), std::string::npos) << written<TraceTable>(graph, run);
    run.start.before = run.start.after = {4, 3};
    EXPECT_NE(written<TraceTable>(graph, run).find("| moving/0, moving/copying\n"), std::string::npos);
}

TEST(JsonLinesOfNested, NameStatesByTheirPathsAsWrittenByHand) {
    std::string const text = written<JsonLines>(test::nested(), test::in_and_out());
    EXPECT_EQ(text.substr(text.find(R"({"step":4)"), text.find(R"({"ended")") - text.find(R"({"step":4)")),
              R"({"step":4,"states":["8/2"],"event":"Step","inputs":[["x1",false],["x11",true]],"arrows":[5,2],)"
              R"("outputs":[],"next":["10"],"moves":[],"object":{}})"
              "\n");
}

TEST(JsonLinesOfNested, ReadBackAreTheSameRun) {
    test::Run const run = test::in_and_out();
    std::string const text = written<JsonLines>(test::nested(), run);
    std::vector<Record> const records = read(test::nested(), text);
    EXPECT_EQ(records.front(), run.start);
    EXPECT_EQ(std::vector<Record>(records.begin() + 1, records.end()), run.steps);
}

TEST(JsonLinesOfNested, FindAStateByItsMachineWhereItsNameIsThatOfAnOuterOne) {
    TransitionGraph graph = test::nested();
    graph.states[4].name = "1";
    graph.states[3].name = "8";
    test::Run const run = test::in_and_out();
    std::vector<Record> const records = read(graph, written<JsonLines>(graph, run));
    EXPECT_EQ(std::vector<Record>(records.begin() + 1, records.end()), run.steps);
}

TEST(JsonLinesOfNested, ReadBackStatesOfOneNameInTwoRegionsOfANestedMachine) {
    TransitionGraph graph = test::nested();
    graph.states[3].name = graph.states[4].name;
    graph.states[3].initial = true;
    graph.states[4].region = 1;
    test::Run run;
    run.start.before = run.start.after = {3, 4};
    EXPECT_EQ(read(graph, written<JsonLines>(graph, run)).front(), run.start);
}

TEST(JsonLinesOfNested, AreRefusedWhereTheirStatesAreNone) {
    std::string const no_state = "line 3 of the log: the automaton has no state ";
    EXPECT_EQ(complaint(R"("states":["8/0"])", R"("states":["8/1"])"), no_state + R"("8/1")");
    EXPECT_EQ(complaint(R"("states":["8/0"])", R"("states":["0"])"), no_state + R"("0")");
    EXPECT_EQ(complaint(R"("states":["8/0"])", R"("states":["8/0/0"])"), no_state + R"("8/0/0")");
    EXPECT_EQ(complaint(R"("states":["8/0"])", R"("states":["1/0"])"), no_state + R"("1/0")");
    EXPECT_EQ(complaint(R"("states":["8/0"])", R"("states":["8/0","8/2"])"), no_state + R"("8/2")")
        << "its region has its state already";
    EXPECT_EQ(complaint(R"("states":["8/0"])", R"("states":["8/0","8/0"])"), no_state + R"("8/0")");
}

TEST(JsonLinesOfNested, AreRefusedWhereTheirStatesAreNotOneForEachRegion) {
    std::string const line = "line 3 of the log: ";
    std::string const none = " does not name one state of each region of the automaton";
    EXPECT_EQ(complaint(R"("states":["8/0"])", R"("states":["8"])"), line + R"("states")" + none);
    EXPECT_EQ(complaint(R"("states":["8/0"])", R"("states":["8","8/0"])"), line + R"("states")" + none);
    EXPECT_EQ(complaint(R"("states":["8/0"])", R"("states":["1","8/0"])"), line + R"("states")" + none);
    EXPECT_EQ(complaint(R"("states":["8/0"])", R"("states":[])"), line + R"("states")" + none);
    TransitionGraph graph = test::nested();
    graph.states[3].initial = true;
    graph.states[3].region = 1;
    EXPECT_EQ(complaint(R"("next":["8/0"])", R"("next":["8/0"])", graph),
              "line 2 of the log: "
              R"("next")" +
                  none)
        << "8/0 alone misses a region";
}

}  // namespace
}  // namespace statewalk
