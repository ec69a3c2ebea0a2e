#include "cli/check.hpp"

#include <algorithm>
#include <optional>

#include "diagrams/text.hpp"
#include "diagrams/trace_table.hpp"
#include "solvers/hanoi/check.hpp"

namespace statewalk::cli {
namespace {

constexpr std::uint64_t moves_between_progress = 1 << 18;

/// Draws the automaton's moves out of its walk one by one, and holds every record against the graph on the way.
class MovesOf {
public:
    MovesOf(Walk& walk, std::uint64_t patience, std::function<bool(std::uint64_t)> const& progress, Verdict& verdict)
        : walk_(walk),
          against_(walk.graph(), walk.record()),
          patience_(patience),
          progress_(progress),
          verdict_(verdict) {
        verdict_.taken.resize(walk.graph().transitions.size());
    }

    std::optional<hanoi::Move> next() {
        for (std::uint64_t silent = 0; left_.empty(); ++silent) {
            if (silent == patience_)
                walk_.end(Ending::out_of_budget, "no move in " + std::to_string(patience_) + " steps");
            misfit_ = walk_.misfit();  // of the last step, whose moves agreed
            if (!misfit_.empty() || !walk_.next()) return std::nullopt;
            ++verdict_.steps;
            Record const& record = walk_.record();
            bool const failed = walk_.outcome().ending == Ending::fault;  // then it was the last, and did not arrive
            if (!failed) misfit_ = against_.misfit(record);
            if (!misfit_.empty()) return std::nullopt;
            for (std::size_t arrow : record.fired) ++verdict_.taken[arrow];
            left_ = walk_.moves();
        }
        hanoi::Move const move = left_.front();
        left_ = left_.subspan(1);
        if (++verdict_.moves % moves_between_progress == 0 && !progress_(verdict_.moves)) {
            verdict_.interrupted = true;
            return std::nullopt;
        }
        return move;
    }

    /// Empty while every record was a way through the graph.
    std::string const& misfit() const { return misfit_; }

private:
    Walk& walk_;
    LogAgainstGraph against_;
    std::uint64_t patience_;
    std::function<bool(std::uint64_t)> const& progress_;
    Verdict& verdict_;
    std::span<hanoi::Move const> left_;
    std::string misfit_;
};

std::string move_text(std::optional<hanoi::Move> const& move, hanoi::Task const& task) {
    if (!move) return "no more moves";
    return "disc " + std::to_string(move->disc) + " from " + printable(task.pegs.at(move->from)) + " to " +
           printable(task.pegs.at(move->to));
}

/// State and arrow of the step that the walk took last.
std::string where_text(Walk const& walk) {
    Record const& record = walk.record();
    std::string text =
        "\n  step      " + std::to_string(record.number) + "\n  state     " + states_text(walk.graph(), record.before);
    for (std::size_t arrow : record.fired) text += "\n  arrow     " + arrow_text(walk.graph(), arrow);
    return text;
}

std::string ending_text(Outcome const& outcome) {
    return "the run ended: " + to_string(outcome.ending) + ", " + printable(outcome.reason);
}

/// An automaton begins in its initial state; one that controls an object also ends there.
bool at_rest(Walk const& walk) {
    auto const& states = walk.record().after;
    return std::all_of(states.begin(), states.end(),
                       [&](std::size_t state) { return walk.graph().states[state].initial; });
}

/// The towers after so many moves of the recursion.
std::string towers_line(hanoi::Task const& task, std::uint64_t moves) {
    return "\n  towers    " + to_text(Value{hanoi::towers_after(task, moves).rows()});
}

std::string account_of(hanoi::Difference const& difference, Walk const& walk, hanoi::Task const& task) {
    std::string text = "move " + std::to_string(difference.number) + (difference.came ? " differs" : " does not come");
    text += where_text(walk);
    text += "\n  expected  " + move_text(difference.expected, task);
    text += "\n  came      " + move_text(difference.came, task);
    if (!difference.came) text += "; " + ending_text(walk.outcome());
    return text + towers_line(task, difference.number - 1) + "   before the move";
}

std::string overlaps_text(TransitionGraph const& graph) {
    return joined(overlaps(graph), "\n  besides   ", [&](Overlap const& overlap) {
        return "two arrows may fire together, and only the order of the rows decides\n  arrow     " +
               arrow_text(graph, overlap.first) + "\n  arrow     " + arrow_text(graph, overlap.second);
    });
}

}  // namespace

std::uint64_t patience_for(hanoi::Task const& task) { return 64 * (std::uint64_t{task.discs} + 1); }

Verdict check(Walk& walk, hanoi::Task const& task, std::uint64_t patience,
              std::function<bool(std::uint64_t)> const& progress) {
    Verdict verdict;
    bool const begins_at_rest = at_rest(walk);
    MovesOf moves(walk, patience, progress, verdict);
    auto const difference = hanoi::difference_from_recursion(task, [&] { return moves.next(); });

    Outcome const& outcome = walk.outcome();
    std::string const agreed = "all moves agree, but ";
    auto const towers = [&] { return towers_line(task, verdict.moves); };
    if (verdict.interrupted)
        verdict.account = "interrupted after " + std::to_string(verdict.moves) + " moves, which agree";
    else if (!begins_at_rest)
        verdict.account = "the log does not begin in the initial state";
    else if (!moves.misfit().empty())
        verdict.account = "the log is no way through the graph: " + moves.misfit();
    else if (difference)
        verdict.account = account_of(*difference, walk, task);
    else if (outcome.ending != Ending::finished)
        verdict.account = agreed + ending_text(outcome) + where_text(walk) + towers();
    else if (outcome.steps != walk.record().number)
        verdict.account = agreed + "of the " + std::to_string(outcome.steps) + " steps that the log counts, it shows " +
                          std::to_string(walk.record().number);
    else if (!walk.graph().outputs.empty() && !at_rest(walk))
        verdict.account = agreed + "the run did not end in the initial state" + where_text(walk) + towers();
    if (std::string const together = overlaps_text(walk.graph()); !together.empty())
        verdict.account += (verdict.account.empty() ? "" : "\n  besides   ") + together;
    verdict.agrees = verdict.account.empty();
    return verdict;
}

}  // namespace statewalk::cli
