// A bare machine given a script of events, one line of code, and the log that a person would write of it.
#include "automata/core/run.hpp"

#include <gtest/gtest.h>

#include "tests/automata/core/bare_door.hpp"

using namespace statewalk;

namespace {

/// Writes a log as short lines: "1 open: Shut -> Open / creak".
class Notes : public Log {
public:
    void begin(TransitionGraph const& graph, Fields const&, Record const& start) override {
        graph_ = graph;
        lines.push_back("start " + states_text(graph, start.after));
    }
    void add(Record const& record) override {
        std::string line = std::to_string(record.number) + " " + record.event + ":";
        for (Asked const& asked : record.inputs)
            line += " " + graph_.inputs[asked.input].name + (asked.answer ? "=yes" : "=no");
        for (std::size_t arrow : record.fired) line += " " + arrow_text(graph_, arrow);
        lines.push_back(line + " => " + states_text(graph_, record.after));
    }
    void end(Outcome const& outcome) override { lines.push_back(to_string(outcome.ending) + ": " + outcome.reason); }

    std::vector<std::string> lines;

private:
    TransitionGraph graph_;
};

}  // namespace

TEST(RunOfAScript, is_the_run_written_by_hand) {
    Notes notes;
    run<bare::Door>(script(bare::open{}, bare::knock{}, bare::shut{}, bare::lock{7}, bare::lock{7}), notes);
    EXPECT_EQ(notes.lines, (std::vector<std::string>{
                               "start Shut",
                               "1 open: Shut -> Open / creak => Open",
                               "2 knock: Open -> Open => Open",
                               "3 shut: calm=yes Open -> Shut [calm] / slam => Shut",
                               "4 lock: right_key=yes Shut -> Locked [right_key] => Locked",
                               "5 lock: right_key=yes Locked -> Shut [right_key] => Shut",
                               "finished: at the end of the script",
                           }));
}

TEST(RunOfAScript, goes_on_after_an_event_that_no_arrow_takes_as_the_machine_does) {
    Notes notes;
    Outcome const outcome = run<bare::Door>(script(bare::open{}, bare::open{}, bare::shut{}), notes);
    EXPECT_EQ(outcome, (Outcome{Ending::finished, 3, "at the end of the script"}));
    EXPECT_EQ(notes.lines[2], "2 open: => Open");
    EXPECT_EQ(notes.lines[3].rfind("3 shut: ", 0), 0U) << notes.lines[3];
}

TEST(RunOfAScript, goes_on_where_every_guard_said_no) {
    Notes notes;
    Outcome const outcome = run<bare::Door>(script(bare::lock{1}, bare::open{}), notes);
    EXPECT_EQ(outcome, (Outcome{Ending::finished, 2, "at the end of the script"}));
    EXPECT_EQ(notes.lines[1].substr(0, 7), "1 lock:");
}

TEST(Run, ends_when_its_budget_is_spent) {
    Runner<bare::Door> running;
    std::vector<bare::knock> const knocks(10);
    int seen = 0;
    run(
        running, knocks, [&](Record const&) { ++seen; }, 4);
    EXPECT_EQ(seen, 4);
    EXPECT_EQ(running.outcome(), (Outcome{Ending::out_of_budget, 4, "cut after the 4 steps that were allowed"}));
    EXPECT_FALSE(running.step(bare::knock{})) << "a run that has ended takes no more steps";
}

TEST(Run, of_an_event_that_the_table_does_not_know_shows_its_name_and_no_arrow) {
    struct Sneeze {};
    Runner<bare::Door> running;
    EXPECT_TRUE(running.step(Sneeze{}));
    EXPECT_NE(running.record().event.find("Sneeze"), std::string::npos);
    EXPECT_TRUE(running.record().fired.empty());
    EXPECT_FALSE(running.ended());
}
