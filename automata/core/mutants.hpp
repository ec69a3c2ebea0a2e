// Mutants: a machine with one thing changed in one of its rows. Whoever says that a machine is right should see that a
// mutant is not. A change is made while the machine runs, by who watches it (detail::Mutation): nothing is compiled
// anew.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "automata/core/graph.hpp"

namespace statewalk {

struct Mutant {
    enum class Kind {
        switched_off,  ///< the row's guard is not asked, and the row not taken
        turned_round,  ///< the row's guard answers no for yes, and yes for no
        skipped,       ///< one of the row's actions is not run
        run_twice,     ///< one of them is, twice
        swapped,       ///< two of them are, each in the other's place
    };
    Kind kind = Kind::switched_off;
    std::size_t row = 0;     ///< position in TransitionGraph::transitions
    std::size_t action = 0;  ///< of the kinds that are about actions: position in Transition::outputs
    std::size_t other = 0;   ///< of swapped: that of the second

    bool operator==(Mutant const&) const = default;
};

/// Whether it is by its actions that the row differs.
bool changes_actions(Mutant const& mutant);

/// All mutants of a machine, row by row. The guard of a row that asks nothing is not turned round: that is the row
/// switched off. Two actions that are the same are not swapped.
std::vector<Mutant> mutants(TransitionGraph const& graph);

/// The graph that the mutant's table would have. A row that is switched off keeps its place, and may never be taken.
TransitionGraph mutated(TransitionGraph graph, Mutant const& mutant);

/// Which of a row's `count` actions a mutant that changes them runs, in their order, by position in
/// Transition::outputs.
std::vector<std::size_t> actions_run(Mutant const& mutant, std::size_t count);

/// What is changed, in words: "switched off", "guard turned round", "z1 skipped", "z1 run twice", "z2 and z1 swapped".
std::string mutant_text(TransitionGraph const& graph, Mutant const& mutant);

namespace detail {

/// What an observer (observed.hpp) answers to make a mutant of a machine. Without a mutant nothing is changed.
class Mutation {
public:
    Mutation() = default;
    /// `graph`: that of the machine as it is.
    Mutation(TransitionGraph const& graph, std::optional<Mutant> const& mutant);

    bool passes_over(std::size_t row) const { return is(Mutant::Kind::switched_off, row); }
    bool verdict(std::size_t row, bool answer) const { return is(Mutant::Kind::turned_round, row) ? !answer : answer; }
    /// Null: as the row has them.
    std::vector<std::size_t> const* actions(std::size_t row) const {
        return mutant_ && mutant_->row == row && changes_actions(*mutant_) ? &actions_ : nullptr;
    }

private:
    bool is(Mutant::Kind kind, std::size_t row) const {
        return mutant_ && mutant_->row == row && mutant_->kind == kind;
    }

    std::optional<Mutant> mutant_;
    std::vector<std::size_t> actions_;  ///< of the row that it changes
};

}  // namespace detail

}  // namespace statewalk
