// An action where the guard belongs, in bare MSM.
// says: statewalk: a guard answers yes or no, and this one does not return bool. Is it an action?
#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>

#include "automata/core/run.hpp"

namespace msm = boost::msm;
using msm::front::none;

struct press {};
struct blink {
    template <class Event, class Machine, class Source, class Target>
    void operator()(Event const&, Machine&, Source&, Target&) const {}
};
struct Switch : msm::front::state_machine_def<Switch> {
    struct Off : msm::front::state<> {};
    struct On : msm::front::state<> {};
    using initial_state = Off;
    struct transition_table : boost::mpl::vector<msm::front::Row<Off, press, On, none, blink>> {};
};

int main() { statewalk::Runner<Switch> run; }
