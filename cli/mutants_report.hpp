// What the check saw of an automaton's mutants, as it is told.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "automata/core/graph.hpp"
#include "automata/core/mutants.hpp"
#include "cli/catalogue.hpp"
#include "diagrams/translation.hpp"

namespace statewalk::cli {

/// Where a run is first seen to be another.
struct Sight {
    std::string discs;  ///< how many, and with every pair of pegs which; empty where no towers are played
    std::uint64_t step = 0;
    std::string end;  ///< how the run ended, or what came and should not
};

/// The table of an automaton's mutants, behind a line that says whether all are seen.
class MutantsReport {
public:
    /// `automata`: those beside which it is told.
    MutantsReport(Entry const& entry, Catalogue const& automata, Language language);

    /// Mutants come in the order of their rows. `sight`: none where the mutant survives.
    void add(Mutant const& mutant, std::optional<Sight> const& sight);

    bool all_seen() const { return unseen_.empty(); }

    /// `what`: of what tasks, or events.
    std::string text(std::string const& what) const;

    /// Of an automaton that is wrong as it is.
    std::string text_of_wrong(std::string const& what, Sight const& sight) const;

private:
    std::string word(std::string const& english) const { return translated(english, language_); }
    std::string answer(bool is_yes, std::string const& text) const;

    TransitionGraph graph_;
    std::string begins_;
    bool plays_;
    Language language_;
    std::vector<std::vector<std::string>> rows_;  ///< of the table, the heading among them
    std::vector<std::string> unseen_;             ///< rows of the automaton
    std::size_t seen_ = 0;
};

}  // namespace statewalk::cli
