// The front-end of a submachine named as a state, in place of its back-end.
// says: statewalk: a row names a front-end as a state
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>

#include "automata/core/graph_of.hpp"

namespace {
namespace msm = boost::msm;

struct go {};
struct Inner : msm::front::state_machine_def<Inner> {
    struct A : msm::front::state<> {};
    struct B : msm::front::state<> {};
    using initial_state = A;
    struct transition_table : boost::mpl::vector<msm::front::Row<A, go, B>> {};
};
struct Outer : msm::front::state_machine_def<Outer> {
    struct Off : msm::front::state<> {};
    using initial_state = Off;
    struct transition_table : boost::mpl::vector<msm::front::Row<Off, go, Inner>> {};
};
}  // namespace

auto const graph = statewalk::graph_of<Outer>();
