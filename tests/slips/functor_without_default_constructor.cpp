// An action that was given what it needs, in a constructor.
// says: statewalk: MSM makes a guard or action anew for each call. This one has no default constructor.
#include <boost/mpl/vector.hpp>

#include "automata/core/run.hpp"

namespace msm = boost::msm;

struct press {};
struct blink {
    explicit blink(int times_) : times(times_) {}
    template <class Event, class Machine, class Source, class Target>
    void operator()(Event const&, Machine&, Source&, Target&) const {}
    int times;
};
struct Switch : msm::front::state_machine_def<Switch> {
    struct Off : msm::front::state<> {};
    struct On : msm::front::state<> {};
    using initial_state = Off;
    struct transition_table : boost::mpl::vector<msm::front::Row<Off, press, On, blink>> {};
};

int main() { statewalk::Runner<Switch> run; }
