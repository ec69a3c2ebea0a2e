// statewalk lint: what is wrong with an automaton, from its graph and from small runs.
#include "automata/core/lint.hpp"

#include <ostream>
#include <set>

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/running.hpp"
#include "diagrams/text.hpp"

namespace statewalk::cli {
namespace {

constexpr unsigned most_discs_tried = 4;

using Pair = std::pair<std::size_t, std::size_t>;

/// Looks before each step of a run for arrows of one state that could both be taken, and tells each pair once.
void find_rivals(Walk& walk, std::string const& run, std::set<Pair>& known, std::vector<Finding>& findings) {
    TransitionGraph const& graph = walk.graph();
    std::uint64_t left = long_enough;
    do {
        std::vector<std::size_t> const willing = walk.willing();
        for (std::size_t const first : willing)
            for (std::size_t const second : willing) {
                auto const& one = graph.transitions[first];
                auto const& other = graph.transitions[second];
                bool const rivals = first < second && one.source == other.source && one.event == other.event;
                if (!rivals || !known.insert({first, second}).second) continue;
                findings.push_back({Finding::Kind::order_decides, true,
                                    "arrows " + arrow_text(graph, first) + " and " + arrow_text(graph, second) +
                                        " were both free to fire in step " + std::to_string(walk.record().number + 1) +
                                        " of " + run});
            }
    } while (left-- > 0 && walk.next());
}

}  // namespace

std::vector<Finding> findings_of(Entry const& entry, std::optional<std::string> const& events) {
    std::vector<Finding> findings = lint(entry.graph());
    std::set<Pair> known;
    if (events) {
        find_rivals(*run_script(entry, *events), "--events " + *events, known, findings);
    } else if (entry.run_by_itself) {
        find_rivals(*entry.run_by_itself({}), "its run", known, findings);
    } else if (entry.pegs > 0) {
        for (unsigned discs = 0; discs <= most_discs_tried; ++discs) {
            TaskOptions few;
            few.discs = std::to_string(discs);
            few.every_pair = true;
            for (hanoi::Task const& task : tasks_for(entry, few))
                find_rivals(*walk_of(entry, task), task_text(task), known, findings);
        }
    }
    return findings;
}

int lint(LintOptions const& options, Context const& context) {
    std::vector<Entry const*> entries;
    for (std::string const& name : options.names) entries.push_back(&context.automata.find(name));
    if (entries.empty())
        for (Entry const& entry : context.automata)
            if (!options.events || entry.run) entries.push_back(&entry);
    Language const language = context.language();
    std::string text;
    bool clean = true;
    for (Entry const* entry : entries) {
        std::vector<Finding> const findings = findings_of(*entry, options.events);
        std::string lines;
        bool faults = false;
        for (Finding const& finding : findings) {
            lines += translated(finding.fault ? "  fault  " : "  note   ", language) +
                     printable(translated_sentence(finding.text, language)) + "\n";
            faults = faults || finding.fault;
        }
        clean = clean && !faults;
        text += context.automata.padded(entry->name) +
                translated(faults             ? "faults"
                           : findings.empty() ? "nothing found"
                                              : "no fault",
                           language) +
                "\n" + lines;
    }
    Output output(context.place, context.out);
    output.write([&](std::ostream& out) { out << text; });
    output.keep();
    return clean ? yes : no;
}

}  // namespace statewalk::cli
