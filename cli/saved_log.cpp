#include "cli/saved_log.hpp"

#include <algorithm>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <variant>

#include "cli/output.hpp"
#include "cli/task_options.hpp"
#include "diagrams/text.hpp"
#include "diagrams/trace_cells.hpp"

namespace statewalk::cli {
namespace {

bool is_empty_list(Value const& value) {
    auto const is_empty = [](auto const& held) {
        if constexpr (requires { held.empty(); } && !std::is_same_v<std::decay_t<decltype(held)>, std::string>)
            return held.empty();
        return false;
    };
    return std::visit(is_empty, value);
}

/// The same, but that one empty list reads back like another.
bool is_same(Field const& one, Field const& other) {
    bool const both_empty = is_empty_list(one.value) && is_empty_list(other.value);
    return one.name == other.name && (both_empty || one.value == other.value);
}
bool same(Fields const& one, Fields const& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(), is_same);
}

/// The first field that is shown otherwise: ": towers 2 . 1, and not 2 1 ."; empty where they have not the same fields.
std::string shown_otherwise(Fields const& ours, Fields const& logged) {
    auto const [our, log] = std::mismatch(ours.begin(), ours.end(), logged.begin(), logged.end(), is_same);
    if (our == ours.end() || log == logged.end() || our->name != log->name) return {};
    return ": " + log->name + " " + to_text(log->value) + ", and not " + to_text(our->value);
}

/// What a step of the log tells otherwise than the automaton, in a word; empty if it does not.
std::string told_otherwise(Record const& ours, Record const& logged) {
    if (ours.event != logged.event) return "event";
    if (ours.inputs != logged.inputs) return "inputs";
    if (ours.fired != logged.fired) return "arrows";
    if (ours.outputs != logged.outputs) return "outputs";
    if (ours.before != logged.before || ours.after != logged.after) return "states";
    bool const same_moves =
        std::equal(ours.moves.begin(), ours.moves.end(), logged.moves.begin(), logged.moves.end(), same);
    return same_moves ? "" : "moves";
}

}  // namespace

SavedLog::SavedLog(std::string name, Context const& context, bool as_far_as_it_goes)
    : SavedLog(std::make_unique<Input>(context, name), name, context, as_far_as_it_goes) {}

SavedLog::SavedLog(std::unique_ptr<Input> input, std::string name, Context const& context, bool as_far_as_it_goes,
                   std::size_t lines_before)
    : name_(std::move(name)), as_far_as_it_goes_(as_far_as_it_goes), input_(std::move(input)) {
    try {
        reader_.emplace(input_->stream(), lines_before);
        entry_ = &context.automata.find(reader_->automaton());
        graph_ = std::make_unique<TransitionGraph>(entry_->graph());
        record_ = reader_->start(*graph_);
    } catch (std::runtime_error const& error) {
        refuse(error.what());
    }
    against_.emplace(*graph_, record_);
    read_ahead();
}

hanoi::Task SavedLog::task() const {
    if (is_of_some_moves()) refuse("it is the log of some moves only, and no whole run");
    try {
        return task_from(heading(), entry_->pegs, entry_->most_discs);
    } catch (std::exception const& wrong) {
        refuse(wrong.what());
    }
}

bool SavedLog::is_of_some_moves() const { return field_of(heading(), "moves") != nullptr; }

bool SavedLog::next() {
    stop_if_interrupted();
    if (outcome_) return false;
    if (!trouble_ahead_.empty() && as_far_as_it_goes_) {
        end(Ending::interrupted, trouble_ahead_);
        return false;
    }
    if (!trouble_ahead_.empty()) refuse(trouble_ahead_);
    if (!ahead_) return false;
    record_ = std::move(*ahead_);
    read_ahead();
    bool const failed = !ahead_ && trouble_ahead_.empty() && outcome().ending == Ending::fault;
    misfit_ = against_->misfit(record_);
    if (failed) misfit_.clear();
    if (std::string const different = compared(failed); misfit_.empty()) misfit_ = different;
    return true;
}

void SavedLog::end(Ending ending, std::string reason) {
    bool const has_ended = outcome_ || (!ahead_ && trouble_ahead_.empty());
    if (!has_ended) outcome_ = {ending, record_.number, std::move(reason)};
}

void SavedLog::read_ahead() {
    try {
        ahead_ = reader_->next();
    } catch (std::runtime_error const& trouble) {
        trouble_ahead_ = trouble.what();  // of the next step
    }
}

void SavedLog::compare_with(std::unique_ptr<Walk> beside, hanoi::Task task) {
    beside_ = std::move(beside);
    task_ = std::move(task);
    beside_->describe_object();
    Fields const& ours = beside_->record().object;
    if (!same(ours, record_.object))
        misfit_ =
            "its start does not show the object as the automaton finds it" + shown_otherwise(ours, record_.object);
}

std::string SavedLog::compared(bool failed) {
    if (!beside_) return {};
    moves_.clear();
    std::string const step = "step " + std::to_string(record_.number);
    try {
        for (Fields const& move : record_.moves) moves_.push_back(move_from(move, task_));
    } catch (std::invalid_argument const& wrong) {
        if (as_far_as_it_goes_) return step + " of the log: " + wrong.what();
        refuse(step + " of the log: " + wrong.what());
    }
    if (!beside_->next()) return {};  // then the log makes moves that the recursion does not, or goes on after its end
    beside_->describe_object();
    Record const& ours = beside_->record();
    if (std::string const what = told_otherwise(ours, record_); !what.empty() && !failed)
        return step + " does not tell its " + what + " as the automaton does";
    if (!same(ours.object, record_.object))
        return step + " does not show the object as the automaton leaves it" +
               shown_otherwise(ours.object, record_.object);
    return {};
}

std::span<hanoi::Cell const> SavedLog::cells() const {  // which the log shows as fields
    return beside_ ? beside_->cells() : std::span<hanoi::Cell const>();
}

void SavedLog::require_fit() const {
    if (!misfit_.empty()) refuse("it is no run of " + entry_->name + " as it is now: " + misfit_);
}

void SavedLog::refuse(std::string const& what) const {
    stop_if_interrupted();
    throw FileTrouble("cannot read " + printable(name_) + ": " + what);
}

}  // namespace statewalk::cli
