#include "cli/shown_run.hpp"

#include <algorithm>
#include <utility>

#include "cli/check.hpp"
#include "cli/running.hpp"
#include "cli/saved_log.hpp"
#include "diagrams/trace_cells.hpp"

namespace statewalk::cli {
namespace {

/// A walk that tells a log each of its steps, until the budget is spent.
class ToldWalk final : public Walk {
public:
    ToldWalk(Walk& walk, Fields const& heading, Log& log, std::uint64_t budget, Progress& progress)
        : walk_(walk), log_(log), budget_(budget), progress_(progress) {
        walk_.describe_object();
        log_.begin(walk_.graph(), heading, walk_.record());
    }

    bool next() override {
        bool const is_last = log_.is_full() || walk_.record().number == budget_;
        if (log_.is_full()) walk_.end(Ending::out_of_budget, "cut, for the page has no room for more");
        if (!next_step(walk_, budget_)) {
            Ending const ending = walk_.outcome().ending;
            cut_ = !given_up_ && (ending == Ending::interrupted || (ending == Ending::out_of_budget && is_last));
            return false;
        }
        walk_.describe_object_to(log_);
        log_.add(walk_.record());
        progress_.at(++steps_, budget_);
        return true;
    }
    std::uint64_t steps() const { return steps_; }
    /// Whether more was asked for than there is, and there might have been more.
    bool cut() const { return cut_; }

    TransitionGraph const& graph() const override { return walk_.graph(); }
    Record const& record() const override { return walk_.record(); }
    std::span<hanoi::Move const> moves() const override { return walk_.moves(); }
    std::span<hanoi::Cell const> cells() const override { return walk_.cells(); }
    void describe_object() override {}
    void end(Ending ending, std::string reason) override {
        given_up_ = true;
        walk_.end(ending, std::move(reason));
    }
    Outcome const& outcome() const override { return walk_.outcome(); }
    std::string misfit() const override { return walk_.misfit(); }

private:
    Walk& walk_;
    Log& log_;
    std::uint64_t budget_;
    Progress& progress_;
    std::uint64_t steps_ = 0;
    bool given_up_ = false;  ///< by the one who compares it
    bool cut_ = false;
};

/// The run of the events in the heading of a log; none where they are not known by name.
std::unique_ptr<Walk> script_of(Entry const& entry, Fields const& heading) try {
    Field const* const events = field_of(heading, "events");
    auto const* const script = events == nullptr ? nullptr : std::get_if<std::string>(&events->value);
    return script == nullptr ? nullptr : run_script(entry, *script);
} catch (WrongCall const&) {
    return nullptr;
}

ShownRun of_saved_log(RunOptions const& options, Context const& context) {
    constexpr bool as_far_as_it_goes = true;
    auto log = std::make_unique<SavedLog>(options.log, context, as_far_as_it_goes);
    Entry const& entry = log->entry();
    ShownRun run{&entry, nullptr, log->heading()};
    if (entry.pegs > 0 && !log->is_of_some_moves()) {
        run.task = log->task();
        run.has_reference = true;
        log->compare_with(walk_of(entry, *run.task), *run.task);
    } else if (std::unique_ptr<Walk> script = script_of(entry, log->heading())) {
        log->compare_with(std::move(script), {});
    }
    run.walk = std::move(log);
    return run;
}

ShownRun of_script(Entry const& entry, RunOptions const& options) {
    if (!options.range.empty()) throw WrongCall("--range is for automata that read numbers of moves");
    require_events(entry);
    if (entry.events.empty()) return {&entry, run_script(entry, options.events.value_or("")), {}};
    if (!options.events && entry.run_by_itself) return {&entry, entry.run_by_itself({}), {}, long_enough};
    if (!options.events) throw WrongCall(entry.name + " waits for events; give it some: " + events_option(entry));
    return {&entry, run_script(entry, *options.events), {{"events", *options.events}}};
}

}  // namespace

ShownRun shown_run(RunOptions const& options, Context const& context) {
    if (!options.log.empty()) return of_saved_log(options, context);
    if (options.name.empty())
        throw WrongCall("NAME is required, or --log FILE; `" + context.automata.program() +
                        " --help` shows how to call it");
    Entry const& entry = context.automata.find(options.name);
    if (options.events || entry.pegs == 0) return of_script(entry, options);
    Started started = start(entry, options.task, options.range);
    if (started.range && !entry.reads_numbers)
        throw WrongCall("--range is for automata that read numbers; " + entry.name + " makes every move in turn");
    bool const countable = started.task.discs <= (entry.reads_numbers ? hanoi::most_discs : entry.most_discs);
    return {&entry,
            std::move(started.walk),
            task_fields(started.task, started.range),
            generous_budget(started.task),
            started.task,
            !started.range && countable};
}

std::uint64_t walked_steps(WalkOptions const& options, ShownRun const& run) {
    if (options.at > most_walked)
        throw WrongCall("--at takes a step up to " + std::to_string(most_walked) + "; `trace` with --budget shows any");
    return options.budget.value_or(std::min(run.budget, std::max(long_enough, options.at)));
}

std::uint64_t tell(ShownRun& run, Log& log, std::uint64_t budget, Reference reference, Progress& progress) {
    ToldWalk walk(*run.walk, run.heading, log, budget, progress);
    std::optional<FirstDifference> difference;
    if (reference == Reference::recursion && run.has_reference) {
        Verdict const verdict =
            check(walk, *run.entry, Against::recursion, *run.task, [](std::uint64_t) { return !interrupted(); });
        bool const all_was_compared = !walk.cut() && !verdict.interrupted;  // else what came next is not known
        if (all_was_compared) difference = verdict.difference;
    }
    while (walk.next())
        if (std::string const misfit = walk.misfit(); !run.has_reference && !difference && !misfit.empty())
            difference = {walk.steps(), "a step of the automaton", misfit};
    if (difference && reference != Reference::none) log.differs(*difference);
    log.end(walk.outcome());
    return walk.steps();
}

void require_step(std::uint64_t at, std::uint64_t steps) {
    if (at > steps)
        throw WrongCall("--at: the run has the steps 0 to " + std::to_string(steps) + ", and no step " +
                        std::to_string(at));
}

}  // namespace statewalk::cli
