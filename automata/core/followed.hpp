// A run that nobody looks at step by step: an automaton goes over its object about as fast as Boost.MSM does, and is only
// followed. There are no records and no words; why such a run came to a bad end is found by a Runner (run.hpp), which
// takes the same steps.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "automata/core/follower.hpp"
#include "automata/core/run.hpp"

namespace statewalk {

namespace detail {

/// An exception passes through the machine and those nested in it, so that whoever drives it sees it.
template <class BackEnd, class FrontEnd = front_end_of<BackEnd>>
inline constexpr bool lets_exceptions_through = [] {
    bool all = requires { typename FrontEnd::no_exception_thrown; };
    mp_for_each<mp_transform<mp_identity, typename Vocabulary<FrontEnd>::Nested>>(
        [&](auto nested) { all = all && lets_exceptions_through<typename decltype(nested)::type>; });
    return all;
}();

/// It is seen from outside that a step took no arrow, that the run is in the initial state, and no step goes on for ever.
bool shows_its_end(TransitionGraph const& graph);

}  // namespace detail

/// An automaton that takes Step after Step, followed.
template <class Automaton>
class Followed {
    using BackEnd = typename detail::BackEndOf<Automaton>::type;

public:
    /// Whether such a run ends where that of a Runner ends. Not where the machine has terminate or interrupt states, an
    /// event queue, completion arrows in a row or from an initial state, or an initial state that holds a machine, or
    /// keeps exceptions to itself: a Runner sees to the end of those.
    static bool possible() {
        static bool const possible =
            detail::lets_exceptions_through<BackEnd> && detail::shows_its_end(Runner<Automaton>::graph());
        return possible;
    }

    template <class Object>
    explicit Followed(Object& object) : follower_(Runner<Automaton>::graph()) {
        auto const& states = Runner<Automaton>::graph().states;
        has_final_states_ =
            std::any_of(states.begin(), states.end(), [](auto const& state) { return state.final && !state.parent; });
        machine_.observer = &follower_;
        for (std::size_t region = 0; region < first_.size(); ++region)
            first_[region] = machine_.current_state()[region];
        machine_.control(object);
        try {
            machine_.start();
            see_to_end();
        } catch (...) {
            ended_ = true;
        }
    }
    Followed(Followed const&) = delete;
    Followed& operator=(Followed const&) = delete;

    /// Takes a step, unless the run has ended. One without an arrow, or in which something is thrown, ends it.
    void step(Step const& event = {}) {
        if (ended_) return;
        try {
            if ((machine_.process_event(event) & detail::msm::back::HANDLED_TRUE) == 0)
                ended_ = true;
            else
                see_to_end();
        } catch (...) {
            ended_ = true;
        }
    }

    bool ended() const { return ended_; }
    /// It ended at rest with the task done, or in a state that no arrow leaves.
    bool finished() const { return finished_; }
    Follower const& follower() const { return follower_; }

private:
    void see_to_end() {
        bool is_at_start = true;
        for (std::size_t region = 0; region < first_.size(); ++region)
            is_at_start = is_at_start && machine_.current_state()[region] == first_[region];
        bool is_done = false;
        if constexpr (requires { machine_.object().done(); }) is_done = is_at_start && machine_.object().done();
        if (is_done || (has_final_states_ && is_in_final_states())) finished_ = ended_ = true;
    }
    bool is_in_final_states() {
        now_.clear();
        detail::Whereabouts<Automaton, detail::Place<Automaton>, Follower>::add_to(now_, machine_);
        return is_final(Runner<Automaton>::graph(), now_);
    }

    Follower follower_;
    Observed<BackEnd, Follower> machine_;
    std::array<int, BackEnd::nr_regions::value> first_{};
    Configuration now_;  ///< its room serves every step
    bool has_final_states_;
    bool ended_ = false;
    bool finished_ = false;
};

}  // namespace statewalk
