// A safe with a combination: a machine whose constructor takes an argument, and whose events carry data.
//
//    o--> [ Closed ] --entered, right / unlock--> [ Open ] --closed--> [ Closed ]
//         a wrong combination is counted; after the third the safe stays locked for good
//
// Source     Of our own.
// Invariant  The safe is open only if the last combination that was entered is the right one.
// Cost       A step for each event; three states.
#pragma once

#include <boost/mpl/vector.hpp>
#include <boost/msm/front/functor_row.hpp>
#include <boost/msm/front/state_machine_def.hpp>
#include <boost/msm/front/states.hpp>
#include <statewalk/automata/core/names.hpp>

namespace safe {

namespace front = boost::msm::front;
using front::none;

struct entered {
    int combination;
};
struct shut {};

struct is_right {
    template <class Safe, class Source, class Target>
    bool operator()(entered const& event, Safe& safe, Source&, Target&) const {
        return event.combination == safe.combination;
    }
};
struct is_wrong {
    template <class Safe, class Source, class Target>
    bool operator()(entered const& event, Safe& safe, Source&, Target&) const {
        return event.combination != safe.combination && safe.mistakes < 2;
    }
};
struct is_wrong_again {
    template <class Safe, class Source, class Target>
    bool operator()(entered const& event, Safe& safe, Source&, Target&) const {
        return event.combination != safe.combination && safe.mistakes == 2;
    }
};
struct count {
    template <class Event, class Safe, class Source, class Target>
    void operator()(Event const&, Safe& safe, Source&, Target&) const {
        ++safe.mistakes;
    }
};

struct Safe : front::state_machine_def<Safe> {
    struct Closed : front::state<> {};
    struct Open : front::state<> {
        static constexpr std::string_view label = "Open";
        static constexpr std::string_view note = "who knows the combination has access";
    };
    struct Blocked_ : front::state<> {};
    using initial_state = Closed;

    explicit Safe(int combination_) : combination(combination_) {}

    // clang-format off
    struct transition_table : boost::mpl::vector<
        //         Start  , Event   , Next    , Action , Guard
        front::Row<Closed , entered , Open    , none   , is_right      >,
        front::Row<Closed , entered , none    , count  , is_wrong      >,
        front::Row<Closed , entered , Blocked_, none   , is_wrong_again>,
        front::Row<Open   , shut    , Closed  , none   , none          >
    > {};
    // clang-format on

    int combination;
    int mistakes = 0;
};

}  // namespace safe

template <>
inline constexpr std::string_view statewalk::label<safe::Safe::Blocked_> = "Blocked for good";
