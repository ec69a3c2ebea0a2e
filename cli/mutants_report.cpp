#include "cli/mutants_report.hpp"

#include <algorithm>
#include <utility>

#include "diagrams/text.hpp"

namespace statewalk::cli {

MutantsReport::MutantsReport(Entry const& entry, Catalogue const& automata, Language language)
    : graph_(entry.graph()), begins_(automata.padded(entry.name)), plays_(entry.pegs > 0), language_(language) {
    std::vector<std::string> heading{word("mutant"), word("row")};
    if (plays_) heading.push_back("n");
    heading.push_back(word("step"));
    heading.push_back(word("how it ended"));
    rows_.push_back(std::move(heading));
}

void MutantsReport::add(Mutant const& mutant, std::optional<Sight> const& sight) {
    std::string const arrow = printable(translated_sentence(arrow_text(graph_, mutant.row), language_));
    std::vector<std::string> row{printable(translated_sentence(mutant_text(graph_, mutant), language_)), arrow};
    if (plays_) row.push_back(sight ? sight->discs : "-");
    row.push_back(sight ? std::to_string(sight->step) : "-");
    row.push_back(sight ? sight->end : word("survives"));
    rows_.push_back(std::move(row));
    if (!sight && (unseen_.empty() || unseen_.back() != arrow)) unseen_.push_back(arrow);
    seen_ += sight ? 1 : 0;
}

std::string MutantsReport::text(std::string const& what) const {
    std::vector<std::string> words{what, std::to_string(seen_), std::to_string(rows_.size() - 1)};
    std::string line = filled("{}: {} of {} mutants are seen", words, language_);
    if (!all_seen()) {
        words.push_back(joined(unseen_, ", "));
        line = filled("{}: {} of {} mutants are seen; others survive in {}", words, language_);
    }
    std::string text = answer(all_seen(), line);
    for (std::string const& row : aligned(rows_, " | ")) text += "  " + row + "\n";
    return text;
}

std::string MutantsReport::text_of_wrong(std::string const& what, Sight const& sight) const {
    return answer(false, filled("{}: without a change it goes wrong already, in step {}: {}",
                                {what, std::to_string(sight.step), sight.end}, language_));
}

std::string MutantsReport::answer(bool is_yes, std::string const& text) const {
    std::string const said = translated(is_yes ? "yes" : "no", language_);
    constexpr std::size_t width = 5;
    return begins_ + said + std::string(width - std::min(columns(said), width), ' ') + text + "\n";
}

}  // namespace statewalk::cli
