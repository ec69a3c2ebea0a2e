// An action that is written for one back-end.
// says: statewalk: this machine can be drawn, not traced: a guard or action names the type of its machine
#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>

#include "automata/core/run.hpp"

namespace msm = boost::msm;
using msm::front::none;

struct press {};
struct Switch_;
using Switch = msm::back::state_machine<Switch_>;
struct blink {
    template <class Source, class Target>
    void operator()(press const&, Switch&, Source&, Target&) const {}
};
struct Switch_ : msm::front::state_machine_def<Switch_> {
    struct Off : msm::front::state<> {};
    struct On : msm::front::state<> {};
    using initial_state = Off;
    struct transition_table : boost::mpl::vector<msm::front::Row<Off, press, On, blink, none>> {};
};

int main() { statewalk::Runner<Switch> run; }
