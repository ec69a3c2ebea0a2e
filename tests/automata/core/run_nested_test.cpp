// A run through machines within machines: where it is, what fires in one step, and each way in which it can end.
#include <gtest/gtest.h>

#include "automata/core/run.hpp"
#include "tests/automata/core/bare_nested.hpp"
#include "tests/automata/core/nested_automata.hpp"

using namespace statewalk;
using Texts = std::vector<std::string>;

namespace {

/// "1: 0 => 1/0 | 0 -> 1 / z11": the step, where from, where to, and its arrows.
std::string line(TransitionGraph const& graph, Record const& record) {
    std::string text = std::to_string(record.number) + ": " + states_text(graph, record.before) + " => " +
                       states_text(graph, record.after);
    for (std::size_t arrow : record.fired) text += " | " + arrow_text(graph, arrow);
    return text;
}

template <class Machine>
struct Told {
    std::vector<std::string> lines;
    Outcome outcome;
    std::string misfit;
};
/// A run of an automaton over a cook, held against its graph on the way.
template <class Automaton>
Told<Automaton> told(kitchen::Cook& cook, std::uint64_t budget = 50) {
    Told<Automaton> told;
    Runner<Automaton> running(cook);
    LogAgainstGraph against(running.graph(), running.record());
    run(
        running, steps,
        [&](Record const& record) {
            told.lines.push_back(line(running.graph(), record));
            if (told.misfit.empty()) told.misfit = against.misfit(record);
        },
        budget);
    told.outcome = running.outcome();
    return told;
}

}  // namespace

TEST(NestedRun, of_two_plates_is_the_one_written_by_hand) {
    // The first pot needs heat once, the second one twice. The step in which a pot is done also leaves it.
    kitchen::Cook cook({1, 2});
    auto const [lines, outcome, misfit] = told<kitchen::Dinner>(cook);
    EXPECT_EQ(lines, (Texts{
                         "1: 0 => 1/0 | 0 -> 1 / z11",
                         "2: 1/0 => 1/1 | 1/0 -> 1/1 / z1",
                         "3: 1/1 => 2 | 1/1 -> 1/0 [x1] | 1 -> 2 [x12] / z12",
                         "4: 2 => 1/0 | 2 -> 1 [!x11] / z11",
                         "5: 1/0 => 1/1 | 1/0 -> 1/1 / z1",
                         "6: 1/1 => 1/1 | 1/1 -> 1/1 [!x1] / z1",
                         "7: 1/1 => 2 | 1/1 -> 1/0 [x1] | 1 -> 2 [x12] / z12",
                         "8: 2 => 0 | 2 -> 0 [x11]",
                     }));
    EXPECT_EQ(outcome, (Outcome{Ending::finished, 8, "at rest, and the task is done"}));
    EXPECT_EQ(misfit, "");
}

TEST(NestedRun, hands_over_an_object_at_every_entry) {
    kitchen::Cook cook({1, 2});
    told<kitchen::Dinner>(cook);
    EXPECT_EQ(cook.diary, (Texts{"take", "a pot", "heat", "serve", "take", "a pot", "heat", "heat", "serve"}));
}

TEST(NestedRun, asks_and_runs_what_its_records_say) {
    kitchen::Cook cook({1});
    Runner<kitchen::Dinner> running(cook);
    std::vector<Record> records;
    run(running, steps, [&](Record const& record) { records.push_back(record); });
    ASSERT_EQ(records.size(), 4U);
    // Inputs: 0 is x12, 1 is x11, 2 is x1. Outputs: 0 is z11, 1 is z12, 2 is z1. Whether the pot is done is asked
    // whenever something has happened in it.
    EXPECT_EQ(records[0].inputs, (std::vector<Asked>{{0, false}}));
    EXPECT_EQ(records[1].inputs, (std::vector<Asked>{{0, false}}));
    EXPECT_EQ(records[2].inputs, (std::vector<Asked>{{2, true}, {0, true}}));
    EXPECT_EQ(records[2].outputs, std::vector<std::size_t>{1});
    EXPECT_EQ(records[1].outputs, std::vector<std::size_t>{2});
}

TEST(NestedRun, can_begin_inside_and_end_in_a_final_state_outside) {
    kitchen::Cook cook({1});
    Runner<kitchen::Snack> running(cook);
    EXPECT_EQ(states_text(running.graph(), running.record().after), "1/0");
    EXPECT_EQ(cook.diary, Texts{"a pot"});
    kitchen::Cook another({1});
    auto const [lines, outcome, misfit] = told<kitchen::Snack>(another);
    EXPECT_EQ(lines, (Texts{"1: 1/0 => 1/1 | 1/0 -> 1/1 / z1", "2: 1/1 => 2 | 1/1 -> 1/0 [x1] | 1 -> 2 [x12] / z12"}));
    EXPECT_EQ(outcome, (Outcome{Ending::finished, 2, "no arrow leaves 2"}));
    EXPECT_EQ(misfit, "");
}

TEST(NestedRun, that_fails_inside_says_where_and_shows_the_step) {
    kitchen::Cook cook({1, 20});  // nine times is what a pot bears
    auto const [lines, outcome, misfit] = told<kitchen::Dinner>(cook);
    // Steps 1 to 3 serve the first plate, step 4 takes the second one, steps 5 to 13 heat nine times.
    EXPECT_EQ(outcome, (Outcome{Ending::fault, 14, "the pot is on fire"}));
    ASSERT_EQ(lines.size(), 14U);
    EXPECT_EQ(lines.back(), "14: 1/1 => 1/1 | 1/1 -> 1/1 [!x1] / z1");
}

TEST(NestedRun, of_a_bare_machine_tells_every_region_and_lets_the_inner_machine_take_an_event_first) {
    std::vector<std::string> lines;
    Runner<bare::Radio> running;
    EXPECT_EQ(states_text(running.graph(), running.record().after), "Playing/Fm, Playing/Quiet");
    LogAgainstGraph against(running.graph(), running.record());
    std::string misfits;
    run(running, script(bare::next{}, bare::louder{}, bare::next{}, bare::power{}, bare::power{}),
        [&](Record const& record) {
            lines.push_back(line(running.graph(), record));
            misfits += against.misfit(record);
        });
    EXPECT_EQ(lines,
              (Texts{
                  "1: Playing/Fm, Playing/Quiet => Playing/Am, Playing/Quiet | Playing/Fm -> Playing/Am / tune",
                  "2: Playing/Am, Playing/Quiet => Playing/Am, Playing/Loud | Playing/Quiet -> Playing/Loud / click",
                  // tune and click were heard: two, and the station is out of reach. The other region takes the event.
                  "3: Playing/Am, Playing/Loud => Playing/Am, Playing/Loud | Playing/Loud -> Playing/Loud / click",
                  "4: Playing/Am, Playing/Loud => Off | Playing -> Off / click",
                  "5: Off => Playing/Fm, Playing/Quiet | Off -> Playing / click",
              }));
    EXPECT_EQ(misfits, "");
    EXPECT_EQ(running.outcome().ending, Ending::finished);
}
