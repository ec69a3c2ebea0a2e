// A machine that goes on where it was left after one event, and from the start after others; and its logs.
#include "tests/automata/core/msm_history.hpp"
#include "tests/automata/core/msm_logs.hpp"

namespace {

auto const events =
    twins::AnyOf(office::wake{}, office::doze{}, office::next{}, office::next{}, office::sort{}, office::ring{});

}  // namespace

TEST(ShallowHistory, is_kept_after_an_event_when_it_is_watched) {
    twins::expect_no_difference<office::AfterWake>(events);
}

TEST(ShallowHistory, leaves_logs_that_fit_the_graph) { twins::expect_logs_to_fit<office::AfterWake>(events); }
