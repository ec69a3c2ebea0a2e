#include "automata/core/coverage.hpp"

#include <gtest/gtest.h>

#include "tests/automata/core/nested_graph.hpp"

using namespace statewalk;
using namespace statewalk::nested_graph;

namespace {

using Counts = std::vector<std::uint64_t>;

Record record(std::vector<std::size_t> const& fired, std::vector<std::string> const& after) {
    Record record;
    record.fired = fired;
    for (std::string const& path : after) record.after.push_back(index(path));
    return record;
}

}  // namespace

TEST(Coverage, is_none_at_first) {
    TransitionGraph const graph = nested();
    Coverage const coverage(graph);
    EXPECT_EQ(coverage.taken(), Counts(6, 0));
    EXPECT_EQ(coverage.visited(), Counts(9, 0));
    EXPECT_EQ(coverage.percent(), 0);
}

TEST(Coverage, of_a_start_is_the_states_in_which_it_begins) {
    TransitionGraph const graph = nested();
    Coverage coverage(graph);
    coverage.add(record({}, {"1"}));
    EXPECT_EQ(coverage.taken(), Counts(6, 0));
    EXPECT_EQ(coverage.visited(), (Counts{1, 0, 0, 0, 0, 0, 0, 0, 0}));
}

TEST(Coverage, counts_a_state_that_holds_a_machine_once_for_each_step_in_it) {
    TransitionGraph const graph = nested();
    Coverage coverage(graph);
    coverage.add(record({}, {"1"}));
    coverage.add(record({in}, {"2/a", "2/l"}));
    coverage.add(record({a_to_b, l_to_m}, {"2/b", "2/m/x"}));
    coverage.add(record({x_to_y}, {"2/b", "2/m/y"}));
    coverage.add(record({m_again}, {"2/b", "2/m/x"}));
    coverage.add(record({x_to_y}, {"2/b", "2/m/y"}));
    //                                   in, out, a_to_b, l_to_m, x_to_y, m_again
    EXPECT_EQ(coverage.taken(), (Counts{1, 0, 1, 1, 2, 1}));
    //                                     1, 2, 3, a, b, l, m, x, y
    EXPECT_EQ(coverage.visited(), (Counts{1, 5, 0, 1, 4, 1, 4, 2, 2}));
    EXPECT_DOUBLE_EQ(coverage.percent(), 500.0 / 6);
}

TEST(Coverage, counts_each_of_the_arrows_of_one_step) {
    TransitionGraph const graph = nested();
    Coverage coverage(graph);
    coverage.add(record({x_to_y, out, x_to_y}, {"3"}));
    EXPECT_EQ(coverage.taken(), (Counts{0, 1, 0, 0, 2, 0}));
    EXPECT_EQ(coverage.visited(), (Counts{0, 0, 1, 0, 0, 0, 0, 0, 0}));
}

TEST(Coverage, is_whole_where_there_is_no_arrow) {
    TransitionGraph graph;
    graph.states.resize(1);
    EXPECT_EQ(Coverage(graph).percent(), 100);
}
