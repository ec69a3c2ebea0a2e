// A way into a machine at a state that its table does not have.
// says: statewalk: direct<...>, entry_pt<...> or exit_pt<...> names a state that the table of the machine in question
#include <boost/mpl/vector.hpp>
#include <boost/msm/back/state_machine.hpp>

#include "automata/core/run.hpp"

namespace msm = boost::msm;
using msm::front::Row;

struct press {};
struct hold {};

struct Lamp_ : msm::front::state_machine_def<Lamp_> {
    struct Dim : msm::front::state<> {};
    struct Bright : msm::front::state<>, msm::front::explicit_entry<0> {};
    using initial_state = Dim;
    struct transition_table : boost::mpl::vector<Row<Dim, press, msm::front::none>> {};
};
using Lamp = msm::back::state_machine<Lamp_>;
struct Switch_ : msm::front::state_machine_def<Switch_> {
    struct Off : msm::front::state<> {};
    using initial_state = Off;
    struct transition_table : boost::mpl::vector<Row<Off, press, Lamp>, Row<Off, hold, Lamp::direct<Lamp_::Bright>>> {};
};

auto const graph = statewalk::graph_of<Switch_>();
