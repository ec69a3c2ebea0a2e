#include "cli/protocol_grading.hpp"

#include <algorithm>
#include <deque>
#include <sstream>
#include <utility>
#include <vector>

#include "cli/printed_protocol.hpp"
#include "cli/running.hpp"
#include "cli/styled_line.hpp"
#include "diagrams/labels.hpp"
#include "diagrams/protocol.hpp"
#include "diagrams/text.hpp"

namespace statewalk::cli {
namespace {

using Facts = std::vector<std::string>;

/// The protocol of a run, line by line.
class Told {
public:
    Told(Walk& walk, Language language, std::uint64_t budget)
        : walk_(walk), budget_(budget), protocol_(text_, language) {
        protocol_.begin(walk.graph(), {}, walk.record());
    }

    /// Empty at the end.
    std::string next() {
        while (lines_.empty() && !ended_) {
            ended_ = !next_step(walk_, budget_);
            if (ended_)
                protocol_.end(walk_.outcome());
            else
                protocol_.add(walk_.record());
            std::istringstream all(text_.str());
            text_.str("");
            for (std::string line; std::getline(all, line);) lines_.push_back(line);
        }
        if (lines_.empty()) return {};
        std::string line = std::move(lines_.front());
        lines_.pop_front();
        return line;
    }

private:
    Walk& walk_;
    std::uint64_t budget_;
    std::ostringstream text_;
    Protocol protocol_;
    std::deque<std::string> lines_;
    bool ended_ = false;
};

std::string shown(std::string const& line) {
    return shortened(line.substr(std::min(line.find_first_not_of(' '), line.size())));
}

/// Whether a line says what another does: the same mark and symbol, and the same facts. About states: before and behind
/// these a word may happen to be the name of one, as in "step 1: from 0 to 1". Of inputs and outputs: the same answer, and
/// no symbol that the other has not.
bool says(ProtocolLine const& came, ProtocolLine const& wanted) {
    if (came.mark != wanted.mark || came.symbol != wanted.symbol) return false;
    Facts const& facts = wanted.facts;
    if (wanted.mark == '{' || wanted.mark == 'T' || wanted.mark == '}')
        return std::search(came.facts.begin(), came.facts.end(), facts.begin(), facts.end()) != came.facts.end();
    bool const same_answer = wanted.mark != 'i' || came.facts.front() == facts.front();
    return same_answer && std::all_of(came.facts.begin(), came.facts.end(), [&](std::string const& fact) {
               return std::find(facts.begin(), facts.end(), fact) != facts.end();
           });
}

}  // namespace

Grade graded_protocol(std::istream& log, Walk& walk, std::uint64_t budget, Rubric const& rubric, Language language,
                      std::function<void(std::uint64_t)> const& progress) {
    std::set<std::string> names;
    for (TransitionGraph::State const& state : walk.graph().states) names.insert(state.name);
    for (Symbol const& event : walk.graph().events) names.insert(name_in_protocols(event.name));

    Told told(walk, language, budget);
    PrintedProtocol printed(log, names, stop_if_interrupted);
    std::optional<ShownDifference> difference;
    std::uint64_t step = 0;
    std::uint64_t agreed = 0;
    while (!difference) {
        std::string const expected = told.next();
        auto const wanted = protocol_line(expected, names);
        auto const came = printed.next();
        bool const begins = wanted && wanted->mark == '{' && wanted->symbol == "A1";
        if (begins && ++step % 4096 == 0) progress(step);
        if (expected.empty() && !came) break;
        if (came && wanted && says(*came, *wanted)) {
            if (wanted->mark == '}' && wanted->symbol == "A1") agreed = step;
            continue;
        }
        difference = ShownDifference{"step",
                                     expected.empty() ? step + 1 : step,
                                     came ? printed.number() : 0,
                                     {},
                                     expected.empty() ? "no more lines" : shown(expected),
                                     came ? shown(printed.text()) : "no more lines",
                                     {}};
    }
    while (next_step(walk, budget))  // to count the steps
        if (walk.record().number % 4096 == 0) progress(walk.record().number);
    std::uint64_t const steps = walk.record().number;
    std::uint64_t const all = std::max(steps, difference ? difference->number : 0);  // with one that is too many

    Grade grade;
    grade.agreed = agreed;
    grade.steps = steps;
    grade.right = !difference;
    std::string const remark = "steps that agree: " + std::to_string(agreed) + " of " + std::to_string(all);
    grade.difference = std::move(difference);
    grade.parts = {{"protocol", share(rubric.all(), agreed, all), rubric.all(), remark}};
    return grade;
}

}  // namespace statewalk::cli
