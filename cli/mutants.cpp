// statewalk mutants: whether the check of an automaton would see that something in its table is changed.
#include "automata/core/mutants.hpp"

#include <algorithm>
#include <memory>
#include <ostream>
#include <utility>

#include "cli/check.hpp"
#include "cli/commands.hpp"
#include "cli/mutants_report.hpp"
#include "cli/output.hpp"
#include "cli/recording.hpp"
#include "cli/running.hpp"
#include "diagrams/text.hpp"
#include "diagrams/trace_cells.hpp"

namespace statewalk::cli {
namespace {

using Cells = std::vector<std::string>;

/// The run of a mutant, with the graph of its own table. So what differs is what it does, not how it is written.
class MutantWalk final : public Walk {
public:
    MutantWalk(std::unique_ptr<Walk> walk, TransitionGraph const& graph) : walk_(std::move(walk)), graph_(graph) {}

    TransitionGraph const& graph() const override { return graph_; }
    bool next() override { return walk_->next(); }
    Record const& record() const override { return walk_->record(); }
    std::span<hanoi::Move const> moves() const override { return walk_->moves(); }
    std::span<hanoi::Cell const> cells() const override { return walk_->cells(); }
    void describe_object() override { walk_->describe_object(); }
    void end(Ending ending, std::string reason) override { walk_->end(ending, std::move(reason)); }
    Outcome const& outcome() const override { return walk_->outcome(); }

private:
    std::unique_ptr<Walk> walk_;
    TransitionGraph const& graph_;
};

std::string ending_text(Outcome const& outcome, Language language) {
    return translated(to_string(outcome.ending), language) + ": " +
           printable(translated_sentence(outcome.reason, language));
}

std::string instead_text(std::string const& came, std::string const& expected, Language language) {
    return filled("{}; expected: {}", {printable(came), printable(expected)}, language);
}

/// Finds where the run of a machine, or of one of its mutants, goes wrong.
class Examiner {
public:
    Examiner(Entry const& entry, Language language) : entry_(entry), language_(language) {}
    virtual ~Examiner() = default;

    /// In words: of what tasks, or events.
    virtual std::string what() const = 0;
    virtual std::optional<Sight> sight(std::optional<Mutant> const& mutant) const = 0;

protected:
    Entry const& entry() const { return entry_; }
    Language language() const { return language_; }
    TransitionGraph graph_with(std::optional<Mutant> const& mutant) const {
        return mutant ? mutated(entry_.graph(), *mutant) : entry_.graph();
    }

private:
    Entry const& entry_;
    Language language_;
};

/// By the check, task by task.
class AgainstRecursion final : public Examiner {
public:
    AgainstRecursion(Entry const& entry, TaskOptions const& options, Language language)
        : Examiner(entry, language), tasks_(tasks_for(entry, options)), every_pair_(options.every_pair) {
        for (hanoi::Task const& task : tasks_) require(entry, task);
    }

    std::string what() const override { return tasks_text(tasks_, every_pair_); }

    std::optional<Sight> sight(std::optional<Mutant> const& mutant) const override {
        TransitionGraph const graph = graph_with(mutant);
        for (hanoi::Task const& task : tasks_) {
            MutantWalk walk(walk_of(entry(), task, {}, mutant), graph);
            Verdict const verdict =
                check(walk, entry(), Against::recursion, task, [](std::uint64_t) { return !interrupted(); });
            stop_if_interrupted();
            if (verdict.difference) return Sight{discs_of(task), verdict.steps, end_of(verdict)};
        }
        return std::nullopt;
    }

private:
    std::string discs_of(hanoi::Task const& task) const {
        std::string const discs = std::to_string(task.discs);
        if (!every_pair_) return discs;
        return discs + " " + printable(task.pegs[task.from]) + "->" + printable(task.pegs[task.to]);
    }
    std::string end_of(Verdict const& verdict) const {
        if (verdict.ending && verdict.ending->ending != Ending::finished)
            return ending_text(*verdict.ending, language());
        return instead_text(translated_sentence(verdict.difference->came, language()),
                            translated_sentence(verdict.difference->expected, language()), language());
    }

    std::vector<hanoi::Task> tasks_;
    bool every_pair_;
};

/// Beside the machine as it is, over the same events.
class BesideItself final : public Examiner {
public:
    BesideItself(Entry const& entry, std::optional<std::string> const& events, Language language)
        : Examiner(entry, language), by_itself_(!events && entry.run_by_itself) {
        if (!by_itself_) require_events(entry);
        events_ = events.value_or(every_event_twice(entry));
        std::unique_ptr<Walk> const walk = run({});
        walk->describe_object();
        right_.begin(walk->graph(), {}, walk->record());
        while (next_step(*walk, budget())) {
            walk->describe_object();
            right_.add(walk->record());
        }
        stop_if_interrupted();
        right_.end(walk->outcome());
    }

    std::string what() const override {
        return by_itself_ ? translated("its run", language()) : "--events " + shell_word(events_);
    }

    std::optional<Sight> sight(std::optional<Mutant> const& mutant) const override {
        Outcome const& right = right_.outcome();
        if (!mutant && right.ending == Ending::fault)  // then the rest of the events is not seen
            return Sight{"", right.steps, ending_text(right, language())};
        std::unique_ptr<Walk> const walk = run(mutant);
        std::size_t position = 0;
        for (;; ++position) {
            walk->describe_object();
            if (std::string const end = difference(position, *walk); !end.empty())
                return Sight{"", walk->record().number, end};
            if (!next_step(*walk, budget())) break;
        }
        stop_if_interrupted();
        if (position == right_.last() && walk->outcome().ending == right_.outcome().ending) return std::nullopt;
        return Sight{"", walk->record().number, ending_text(walk->outcome(), language())};
    }

private:
    std::unique_ptr<Walk> run(std::optional<Mutant> const& mutant) const {
        return by_itself_ ? entry().run_by_itself(mutant) : run_script(entry(), events_, mutant);
    }
    std::uint64_t budget() const { return by_itself_ ? long_enough : unlimited; }

    /// Of the step that the walk took last, in words: how it ended the run, or what it did and should not.
    std::string difference(std::size_t position, Walk const& walk) const {
        if (position > right_.last())
            return instead_text(translated("one more step", language()), ending_text(right_.outcome(), language()),
                                language());
        Cells const came = seen_in(walk.record());
        Cells const expected = seen_in(right_.at(position));
        if (came == expected) return {};
        if (walk.outcome().ending != Ending::finished) return ending_text(walk.outcome(), language());
        std::size_t cell = 0;
        while (cell < came.size() && cell < expected.size() && came[cell] == expected[cell]) ++cell;
        auto const shown = [&](Cells const& cells) { return cell < cells.size() ? cells[cell] : std::string("-"); };
        return instead_text(shown(came), shown(expected), language());
    }

    /// What a step shows of the machine: its state, its outputs, and the object of control.
    Cells seen_in(Record const& record) const {
        TransitionGraph const& graph = right_.graph();
        Cells all{filled("state {}", {states_text(graph, record.after)}, language())};
        std::string const outputs = output_names(graph, record.outputs);
        all.push_back(outputs.empty() ? translated("no output", language())
                                      : filled("output {}", {outputs}, language()));
        for (Fields const& move : record.moves) all.push_back(to_text(move));
        for (Field const& field : record.object)
            all.push_back(translated_field(field.name, language()) + " " + to_text(field.value, language()));
        return all;
    }

    bool by_itself_;
    std::string events_;
    Recording right_;
};

/// Whether all mutants are seen.
bool examine(Entry const& entry, Examiner const& examiner, Context const& context, Output& output) {
    MutantsReport report(entry, context.automata, context.language());
    std::optional<Sight> const wrong = examiner.sight({});
    if (!wrong) {
        Progress progress(entry.name);
        std::vector<Mutant> const all = mutants(entry.graph());
        for (std::size_t number = 0; number < all.size(); ++number) {
            progress.at(number, all.size());
            report.add(all[number], examiner.sight(all[number]));
        }
    }
    std::string const text = wrong ? report.text_of_wrong(examiner.what(), *wrong) : report.text(examiner.what());
    output.write([&](std::ostream& out) { out << text << std::flush; });
    return !wrong && report.all_seen();
}

std::vector<Entry const*> examined(MutantsOptions const& options, Catalogue const& automata) {
    std::vector<Entry const*> entries;
    for (std::string const& name : options.names) {
        Entry const* const entry = &automata.find(name);
        if (std::find(entries.begin(), entries.end(), entry) == entries.end()) entries.push_back(entry);
    }
    if (!entries.empty()) return entries;
    if (!options.task.pegs.empty()) return playing_on(automata, options.task.pegs);
    for (Entry const& entry : automata)
        if (!options.events || entry.run) entries.push_back(&entry);
    return entries;
}

}  // namespace

int mutants(MutantsOptions const& options, Context const& context) {
    Language const language = context.language();
    std::vector<std::unique_ptr<Examiner>> examiners;
    std::vector<Entry const*> const entries = examined(options, context.automata);
    for (Entry const* entry : entries) {
        if (entry->pegs > 0 && !options.events)
            examiners.push_back(std::make_unique<AgainstRecursion>(*entry, options.task, language));
        else
            examiners.push_back(std::make_unique<BesideItself>(*entry, options.events, language));
    }
    Output output(context.place, context.out);
    bool all_seen = true;
    for (std::size_t number = 0; number < entries.size(); ++number)
        all_seen = examine(*entries[number], *examiners[number], context, output) && all_seen;
    output.keep();
    return all_seen ? yes : no;
}

}  // namespace statewalk::cli
