// An action that is written for one machine in a state.
// says: statewalk: this machine can be drawn, not traced: a guard or action names the type of its machine, or of a machine in one of its states.
#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>

#include "automata/core/run.hpp"

namespace msm = boost::msm;
using msm::front::none;

struct press {};
struct Lamp_ : msm::front::state_machine_def<Lamp_> {
    struct Dim : msm::front::state<> {};
    struct Bright : msm::front::state<> {};
    using initial_state = Dim;
    struct transition_table : boost::mpl::vector<msm::front::Row<Dim, press, Bright>> {};
    int power = 0;
};
using Lamp = msm::back::state_machine<Lamp_>;
struct warm_up {
    template <class Event, class Machine, class Source>
    void operator()(Event const&, Machine&, Source&, Lamp& lamp) const {
        lamp.power = 1;
    }
};
struct Switch_ : msm::front::state_machine_def<Switch_> {
    struct Off : msm::front::state<> {};
    using initial_state = Off;
    struct transition_table : boost::mpl::vector<msm::front::Row<Off, press, Lamp, warm_up, none>> {};
};

int main() { statewalk::Runner<msm::back::state_machine<Switch_>> run; }
