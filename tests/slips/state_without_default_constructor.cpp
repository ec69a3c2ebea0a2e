// A state that was given what it needs, in a constructor.
// says: statewalk: MSM makes the states of a machine itself. This one has no default constructor.
#include <boost/mpl/vector.hpp>

#include "automata/core/run.hpp"

namespace msm = boost::msm;

struct press {};
struct Switch : msm::front::state_machine_def<Switch> {
    struct Off : msm::front::state<> {};
    struct On : msm::front::state<> {
        explicit On(int colour_) : colour(colour_) {}
        int colour;
    };
    using initial_state = Off;
    struct transition_table : boost::mpl::vector<msm::front::Row<Off, press, On>> {};
};

int main() { statewalk::Runner<Switch> run; }
