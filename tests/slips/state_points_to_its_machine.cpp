// A state that keeps a pointer to one back-end.
// says: statewalk: this machine can be drawn, not traced: the on_entry, on_exit or set_sm_ptr of a state names the type of its machine.
#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>

#include "automata/core/run.hpp"

namespace msm = boost::msm;
using msm::front::none;

struct press {};
struct Switch_;
using Switch = msm::back::state_machine<Switch_>;
struct Switch_ : msm::front::state_machine_def<Switch_> {
    struct Off : msm::front::state<> {};
    struct On : msm::front::state<msm::front::default_base_state, msm::front::sm_ptr> {
        void set_sm_ptr(Switch* machine_) { machine = machine_; }
        Switch* machine = nullptr;
    };
    using initial_state = Off;
    struct transition_table : boost::mpl::vector<msm::front::Row<Off, press, On>> {};
};

int main() { statewalk::Runner<Switch> run; }
