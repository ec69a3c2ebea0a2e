// A machine in bare Boost.MSM, drawn and traced with one line of code each.
#include <boost/mpl/vector.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>
#include <iostream>

#include "automata/core/graph_of.hpp"
#include "automata/core/run.hpp"
#include "diagrams/dot.hpp"
#include "diagrams/trace_table.hpp"

namespace msm = boost::msm;
using msm::front::none;
using msm::front::Row;

struct coin {};
struct push {};
struct kick {};

struct Turnstile : msm::front::state_machine_def<Turnstile> {
    struct Locked : msm::front::state<> {};
    struct Unlocked : msm::front::state<> {};
    struct Broken : msm::front::state<> {};
    using initial_state = Locked;

    struct alarm {
        template <class Event, class Machine, class Source, class Target>
        void operator()(Event const&, Machine&, Source&, Target&) {
            std::cerr << "ding\n";
        }
    };

    // clang-format off
    struct transition_table : boost::mpl::vector<
        //  Start    , Event , Next     , Action , Guard
        Row<Locked   , coin  , Unlocked , none   , none>,
        Row<Locked   , push  , none     , alarm  , none>,
        Row<Unlocked , push  , Locked   , none   , none>,
        Row<Locked   , kick  , Broken   , alarm  , none>
    > {};
    // clang-format on
};

int main() {
    std::cout << statewalk::dot(statewalk::graph_of<Turnstile>());
    statewalk::run<Turnstile>(statewalk::script(push{}, coin{}, push{}), statewalk::TraceTable(std::cout));
}
