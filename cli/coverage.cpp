// statewalk coverage: which arrows the runs in some saved logs have taken.
#include "automata/core/coverage.hpp"

#include <iomanip>
#include <ostream>
#include <sstream>

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/saved_log.hpp"
#include "diagrams/text.hpp"

namespace statewalk::cli {

Covered covered(std::vector<std::string> const& logs, Context const& context) {
    std::optional<Covered> all;
    for (std::string const& name : logs) {
        SavedLog log(name, context);
        if (all && &log.entry() != all->entry)
            throw FileTrouble("cannot read " + printable(name) + ": it is a log of " + log.entry().name +
                              ", and the first of " + all->entry->name);
        if (!all) all.emplace(log.entry());
        all->coverage.add(log.record());
        while (log.next()) {
            log.require_fit();
            all->coverage.add(log.record());
        }
    }
    return std::move(*all);
}

int coverage(CoverageOptions const& options, Context const& context) {
    Covered const all = covered(options.logs, context);
    TransitionGraph const& graph = *all.graph;
    Language const language = context.language();
    std::vector<std::uint64_t> const& taken = all.coverage.taken();
    std::ostringstream text;
    std::uint64_t seen = 0;
    for (std::size_t row = 0; row < taken.size(); ++row) {
        seen += taken[row] > 0 ? 1 : 0;
        text << std::setw(12) << taken[row] << "  " << printable(translated_sentence(arrow_text(graph, row), language))
             << "\n";
    }
    for (std::size_t state = 0; state < graph.states.size(); ++state)
        if (all.coverage.visited()[state] == 0 && graph.states[state].kind == TransitionGraph::State::Kind::state)
            text << filled("       never  state {}", {printable(path_text(graph, state))}, language) << "\n";
    std::ostringstream percent;
    percent << std::fixed << std::setprecision(1) << all.coverage.percent();
    text << filled("{}: {} of {} arrows, {} %",
                   {all.entry->name, std::to_string(seen), std::to_string(taken.size()), percent.str()}, language)
         << "\n";
    Output output(context.place, context.out);
    output.write([&](std::ostream& out) { out << text.str(); });
    output.keep();
    if (all.coverage.percent() >= options.least) return yes;
    std::ostringstream least;
    percent.str("");
    percent << std::defaultfloat << std::setprecision(4) << all.coverage.percent();
    least << std::setprecision(4) << options.least;
    context.err << context.automata.speaker(*all.entry)
                << filled("{} % of the arrows were taken, fewer than the {} % asked for", {percent.str(), least.str()},
                          language)
                << "\n";
    return no;
}

}  // namespace statewalk::cli
