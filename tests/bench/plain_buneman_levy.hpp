// The Buneman-Levy automaton in bare Boost.MSM, as one would write it by hand for speed: an internal row for the loop,
// no queue, no exception guard.
#pragma once

#include <boost/mpl/vector.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>

#include "automata/core/notation.hpp"
#include "solvers/hanoi/buneman_levy.hpp"

namespace statewalk::bench {

namespace msm = boost::msm;
using hanoi::SearchedTowers;
using msm::front::none;

struct Plain : msm::front::state_machine_def<Plain> {
    using no_exception_thrown = int;
    using no_message_queue = int;
    struct Rest : msm::front::state<> {};
    struct Moving : msm::front::state<> {};
    using initial_state = Rest;

    struct delivered {
        template <class Machine, class Source, class Target>
        bool operator()(Step const&, Machine& machine, Source&, Target&) const {
            return machine.towers->delivered();
        }
    };
    struct not_delivered {
        template <class Machine, class Source, class Target>
        bool operator()(Step const&, Machine& machine, Source&, Target&) const {
            return !machine.towers->delivered();
        }
    };
    struct smallest {
        template <class Machine, class Source, class Target>
        void operator()(Step const&, Machine& machine, Source&, Target&) const {
            machine.towers->move_smallest();
        }
    };
    struct other_and_smallest {
        template <class Machine, class Source, class Target>
        void operator()(Step const&, Machine& machine, Source&, Target&) const {
            machine.towers->move_other();
            machine.towers->move_smallest();
        }
    };
    struct transition_table
        : boost::mpl::vector<msm::front::Row<Rest, Step, Moving, smallest, none>,
                             msm::front::Row<Moving, Step, Rest, none, delivered>,
                             msm::front::Row<Moving, Step, none, other_and_smallest, not_delivered>> {};

    template <class Machine, class Event>
    void no_transition(Event const&, Machine&, int) {}
    void control(SearchedTowers& controlled) { towers = &controlled; }
    SearchedTowers* towers = nullptr;
};

}  // namespace statewalk::bench
