#include "cli/saved_log.hpp"

#include <stdexcept>
#include <utility>

#include "cli/output.hpp"
#include "diagrams/text.hpp"

namespace statewalk::cli {

SavedLog::SavedLog(std::string name, Context const& context) : name_(std::move(name)), input_(context, name_) {
    try {
        reader_.emplace(input_.stream());
        entry_ = &context.automata.find(reader_->automaton());
        graph_ = std::make_unique<TransitionGraph>(entry_->graph());
        start_ = reader_->start(*graph_);
    } catch (std::runtime_error const& error) {
        refuse(error.what());
    }
    against_.emplace(*graph_, start_);
}

std::optional<Record> SavedLog::next() {
    stop_if_interrupted();
    std::optional<Record> record;
    try {
        record = reader_->next();
    } catch (std::runtime_error const& error) {
        refuse(error.what());
    }
    bool const failed = !record && reader_->outcome().ending == Ending::fault;
    if (!misfit_.empty() && !failed) refuse("it is no run of " + entry_->name + " as it is now: " + misfit_);
    if (record) misfit_ = against_->misfit(*record);
    return record;
}

void SavedLog::require_fit() {
    if (!misfit_.empty()) next();
}

void SavedLog::refuse(std::string const& what) const {
    stop_if_interrupted();
    throw FileTrouble("cannot read " + printable(name_) + ": " + what);
}

}  // namespace statewalk::cli
