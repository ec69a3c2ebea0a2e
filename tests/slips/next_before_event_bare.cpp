// Row<Start, Next, Event> in bare MSM.
// says: statewalk: the order is Row<Start, Event, Next, Action, Guard>. Here the first or the third is no state
#include <boost/mpl/vector.hpp>

#include "automata/core/run.hpp"

namespace msm = boost::msm;

struct press {};
struct Switch : msm::front::state_machine_def<Switch> {
    struct Off : msm::front::state<> {};
    struct On : msm::front::state<> {};
    using initial_state = Off;
    struct transition_table : boost::mpl::vector<msm::front::Row<Off, press, On>, msm::front::Row<On, Off, press>> {};
};

int main() { statewalk::Runner<Switch> run; }
