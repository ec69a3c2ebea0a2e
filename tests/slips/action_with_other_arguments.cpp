// An action that MSM cannot call.
// says: statewalk: MSM calls a guard or action with (event, machine, source, target), and this one cannot be called so.
#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>

#include "automata/core/run.hpp"

namespace msm = boost::msm;
using msm::front::none;

struct press {};
struct blink {
    template <class Machine, class Event>
    void operator()(Machine&, Event const&) const {}
};
struct Switch : msm::front::state_machine_def<Switch> {
    struct Off : msm::front::state<> {};
    struct On : msm::front::state<> {};
    using initial_state = Off;
    struct transition_table : boost::mpl::vector<msm::front::Row<Off, press, On, blink, none>> {};
};

int main() { statewalk::Runner<Switch> run; }
