// Runs of a bare machine over events in no order, each step held against the machine's graph.
#pragma once

#include <gtest/gtest.h>

#include "automata/core/run.hpp"
#include "tests/automata/core/msm_twins.hpp"

namespace twins {

/// Whoever reads the log finds nothing wrong in it: neither in the steps that go well nor in the one that ends a run.
template <class Machine, class Events, class... Arguments>
void expect_logs_to_fit(Events const& events, Arguments const&... arguments) {
    std::mt19937 random(2002);
    std::set<std::size_t> fired;
    for (int run = 0; run < 5000; ++run) {
        statewalk::Runner<Machine> runner(arguments...);
        statewalk::LogAgainstGraph against(runner.graph(), runner.record());
        for (int step = 0; step < steps && !runner.ended(); ++step) {
            moment = step;
            events.use(events.in_no_order(random), [&](auto const& event) { runner.step(event); });
            statewalk::Record const& record = runner.record();
            ASSERT_EQ(against.misfit(record), "") << "run " << run << ", on " << record.event;
            EXPECT_TRUE(is_configuration(runner.graph(), record.after)) << states_text(runner.graph(), record.after);
            fired.insert(record.fired.begin(), record.fired.end());
        }
    }
    auto const& graph = statewalk::Runner<Machine>::graph();
    for (std::size_t row = 0; row < graph.transitions.size(); ++row)
        EXPECT_EQ(fired.count(row), 1U) << "never logged: " << arrow_text(graph, row);
}

}  // namespace twins
