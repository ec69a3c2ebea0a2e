// A run in the words of SWITCH-technology: the protocol that programs of Shalyto's school write.
//
//     { A1: Automaton A1 started in state 1 with event e1
//      i x1: every disc is delivered? - NO.
//      * z2: make the only legal move of another disc.
//      * z1: move the smallest disc one peg on along its cycle.
//     } A1: Automaton A1 finished its work in state 1
//
// A1 is the outermost automaton; those nested in its states are A2, A3 and so on, in the order of the graph.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "automata/core/log.hpp"
#include "diagrams/translation.hpp"

namespace statewalk {

/// Writes each step as the work of its automata. In the order of lines: `{`; the automata nested in the states where
/// it is, each of them the same way, one column further in; `i`, each input that was asked; then for each arrow taken
/// `*`, what was done, `T` if that led to another state, and `*`, what is done on the way into it; `}`. Event Step is
/// e1; other events have their names. Of an automaton with regions the state is that of each. `!` says why a run
/// ended otherwise than well: before the `}` of the step that failed, or at the end of a run that was cut. The start
/// of the machine is written if anything is done in it. Keeps nothing of the run but one line.
class Protocol : public Log {
public:
    explicit Protocol(std::ostream& out, Language language = Language::en) : out_(out), language_(language) {}

    void begin(TransitionGraph const& graph, Fields const& task, Record const& start) override;
    void add(Record const& record) override;
    void end(Outcome const& outcome) override;

private:
    /// An automaton, by the state that holds it.
    using Holder = std::optional<std::size_t>;
    struct Step;

    std::size_t depth(Holder const& automaton) const;
    Configuration states_of(Holder const& automaton, Configuration const& leaves) const;
    Step split(Record const& record) const;
    std::string names(Configuration const& states) const;
    std::string input_line(Asked const& asked) const;
    std::string output_line(Symbol const& output) const;
    std::string lines_of(Holder const& automaton, Record const& record, Step const& step, std::string const& before,
                         std::string const& behind, bool closed);

    std::ostream& out_;
    Language language_;
    TransitionGraph graph_;
    std::map<Holder, std::size_t> numbers_;        ///< of the automata: 1 for the outermost one
    std::vector<std::optional<Crossing>> ways_;    ///< of each transition; none: it leads nowhere
    std::vector<std::set<std::size_t>> asked_by_;  ///< of each input: the numbers of the automata in whose guards it is
    std::string closing_;                          ///< the last line of the step, held back: it may have failed
};

}  // namespace statewalk
