// A machine in a state, under a policy that MSM completes with a macro for each type.
// says: statewalk: this machine can be drawn, not traced: MSM cannot make a twin of machines in states under the policy favor_compile_time.
#include <boost/mpl/vector.hpp>
#include <boost/msm/back/favor_compile_time.hpp>
#include <boost/msm/back/state_machine.hpp>

#include "automata/core/run.hpp"

namespace msm = boost::msm;
using msm::front::none;

struct press {};
struct Lamp_ : msm::front::state_machine_def<Lamp_> {
    struct Dim : msm::front::state<> {};
    using initial_state = Dim;
    struct transition_table : boost::mpl::vector<msm::front::Row<Dim, press, none>> {};
};
using Lamp = msm::back::state_machine<Lamp_, msm::back::favor_compile_time>;
struct Switch_ : msm::front::state_machine_def<Switch_> {
    struct Off : msm::front::state<> {};
    using initial_state = Off;
    struct transition_table : boost::mpl::vector<msm::front::Row<Off, press, Lamp>> {};
};

int main() { statewalk::Runner<msm::back::state_machine<Switch_, msm::back::favor_compile_time>> run; }
