#include "cli/check.hpp"

#include <algorithm>
#include <optional>

#include "cli/running.hpp"
#include "diagrams/text.hpp"
#include "diagrams/trace_table.hpp"
#include "solvers/hanoi/check.hpp"

namespace statewalk::cli {
namespace {

constexpr std::uint64_t moves_between_progress = 1 << 18;
constexpr char const* a_shortest = "a shortest solution";

/// What an automaton makes: how it is called, and how it is said.
template <class Item>
struct Product;
template <>
struct Product<hanoi::Move> {
    static constexpr char const* name = "move";
    static std::span<hanoi::Move const> of(Walk const& walk) { return walk.moves(); }
    static std::string text(std::optional<hanoi::Move> const& move, hanoi::Task const& task) {
        return text_of(move, task);
    }
};
template <>
struct Product<hanoi::Cell> {
    static constexpr char const* name = "cell";
    static std::span<hanoi::Cell const> of(Walk const& walk) { return walk.cells(); }
    static std::string text(std::optional<hanoi::Cell> const& cell, hanoi::Task const&) {
        if (!cell) return "no more cells";
        return std::to_string(cell->discs) + " discs: " + std::to_string(cell->moves) +
               " moves, r = " + std::to_string(cell->split);
    }
};

/// Draws what the automaton makes out of its walk, one by one, and holds every record against the graph on the way.
template <class Item>
class Products {
public:
    Products(Walk& walk, std::uint64_t patience, std::function<bool(std::uint64_t)> const& progress, Verdict& verdict)
        : walk_(walk),
          against_(walk.graph(), walk.record()),
          patience_(patience),
          progress_(progress),
          verdict_(verdict) {
        verdict_.taken.resize(walk.graph().transitions.size());
    }

    std::optional<Item> next() {
        for (std::uint64_t silent = 0; left_.empty(); ++silent) {
            if (silent == patience_)
                walk_.end(Ending::out_of_budget,
                          std::string("no ") + Product<Item>::name + " in " + std::to_string(patience_) + " steps");
            misfit_ = walk_.misfit();  // of the last step, whose moves agreed
            if (!misfit_.empty()) return std::nullopt;
            if (!walk_.next()) {
                verdict_.ending = walk_.outcome();
                return std::nullopt;
            }
            ++verdict_.steps;
            Record const& record = walk_.record();
            bool const failed = walk_.outcome().ending == Ending::fault;  // then it was the last, and did not arrive
            if (!failed) misfit_ = against_.misfit(record);
            if (!misfit_.empty()) return std::nullopt;
            for (std::size_t arrow : record.fired) ++verdict_.taken[arrow];
            left_ = Product<Item>::of(walk_);
            if (!left_.empty()) last_step_ = verdict_.steps;
        }
        Item const item = left_.front();
        left_ = left_.subspan(1);
        if (++verdict_.moves % moves_between_progress == 0 && !progress_(verdict_.moves)) {
            verdict_.interrupted = true;
            return std::nullopt;
        }
        return item;
    }

    /// Gives what is still to come to `take`, until it answers no. The verdict stays what it is.
    template <class Take>
    void go_on(Take&& take) {
        Verdict const before = verdict_;
        while (true) {
            std::optional<Item> const item = next();
            if (!item || !take(*item)) break;
        }
        verdict_ = before;
        misfit_.clear();
    }

    /// Where it went wrong that nothing came: in the step that was the last; of a run that went on without end, in the one
    /// behind the last in which something came.
    std::uint64_t step_of_silence() const {
        bool const without_end = walk_.outcome().ending == Ending::out_of_budget;
        return without_end ? std::min(last_step_ + 1, verdict_.steps) : verdict_.steps;
    }

    /// Empty while every record was a way through the graph.
    std::string const& misfit() const { return misfit_; }

private:
    Walk& walk_;
    LogAgainstGraph against_;
    std::uint64_t patience_;
    std::function<bool(std::uint64_t)> const& progress_;
    Verdict& verdict_;
    std::span<Item const> left_;
    std::uint64_t last_step_ = 0;
    std::string misfit_;
};

/// State and arrow of the step that the walk took last.
std::string where_text(Walk const& walk) {
    Record const& record = walk.record();
    std::string text =
        "\n  step      " + std::to_string(record.number) + "\n  state     " + states_text(walk.graph(), record.before);
    for (std::size_t arrow : record.fired) text += "\n  arrow     " + arrow_text(walk.graph(), arrow);
    return text;
}

/// An automaton begins at rest, in its initial state; one that controls an object also ends there, or in a final state.
bool at_rest(Walk const& walk) { return is_initial(walk.graph(), walk.record().after); }

/// The towers after so many moves of the recursion.
std::string towers_line(hanoi::Task const& task, std::uint64_t moves) {
    return "\n  towers    " + to_text(Value{hanoi::towers_after(task, moves).rows()});
}

template <class Item>
FirstDifference in_words(hanoi::DifferenceOf<Item> const& difference, std::uint64_t step, hanoi::Task const& task) {
    return {step, Product<Item>::text(difference.expected, task), Product<Item>::text(difference.came, task)};
}

template <class Item>
std::string account_of(hanoi::DifferenceOf<Item> const& difference, Walk const& walk, hanoi::Task const& task) {
    std::string text = std::string(Product<Item>::name) + " " + std::to_string(difference.number) +
                       (difference.came ? " differs" : " does not come") + where_text(walk);
    FirstDifference const words = in_words(difference, walk.record().number, task);
    text += "\n  expected  " + words.expected + "\n  came      " + words.came;
    return text + (difference.came ? "" : "; " + ending_text(walk.outcome()));
}

std::string overlaps_text(TransitionGraph const& graph) {
    return joined(overlaps(graph), "\n  besides   ", [&](Overlap const& overlap) {
        return "two arrows may fire together, and only the order of the rows decides\n  arrow     " +
               arrow_text(graph, overlap.first) + "\n  arrow     " + arrow_text(graph, overlap.second);
    });
}

/// What is left to say when all that the automaton made is right; empty when there is nothing. `towers`: a line about
/// them.
std::string account_of_ending(Walk const& walk, char const* made, std::string const& towers) {
    Outcome const& outcome = walk.outcome();
    std::string const agreed = std::string("all ") + made + "s agree, but ";
    if (outcome.ending != Ending::finished) return agreed + ending_text(outcome) + where_text(walk) + towers;
    if (outcome.steps != walk.record().number)
        return agreed + "of the " + std::to_string(outcome.steps) + " steps that the log counts, it shows " +
               std::to_string(walk.record().number);
    bool const controls = !walk.graph().outputs.empty();
    if (controls && !at_rest(walk) && !is_final(walk.graph(), walk.record().after))
        return agreed + "the run did not end in the initial state" + where_text(walk) + towers;
    return {};
}

/// Fills in the verdict. `account`: what is wrong with what the automaton made; empty if it is right.
template <class Item>
void conclude(Verdict& verdict, Walk const& walk, bool began_at_rest, Products<Item> const& products,
              std::string const& account) {
    std::uint64_t const step = verdict.steps;
    if (verdict.interrupted) {
        verdict.account = "interrupted after " + std::to_string(verdict.moves) + " moves, which agree";
    } else if (!began_at_rest) {
        verdict.account = "the log does not begin in the initial state";
        verdict.difference = {0, "the initial state", "another state"};
    } else if (!products.misfit().empty()) {
        verdict.account = "the log is no run of the automaton: " + products.misfit();
        verdict.difference = {step, "a step of the automaton", products.misfit()};
    } else {
        verdict.account = account;
        if (!account.empty() && !verdict.difference)
            verdict.difference = {step, "an end at rest, with the task done", account.substr(0, account.find('\n'))};
    }
    if (std::string const together = overlaps_text(walk.graph()); !together.empty())
        verdict.account += (verdict.account.empty() ? "" : "\n  besides   ") + together;
    verdict.agrees = verdict.account.empty();
}

/// Of moves that are to be some shortest solution. Stops at the first illegal one.
std::string account_of_shortest(Products<hanoi::Move>& moves, Walk const& walk, hanoi::Task const& task,
                                Verdict& verdict) {
    hanoi::ShortestSolution solution(task);
    bool legal = true;
    while (legal) {
        auto const move = moves.next();
        if (!move) break;
        legal = solution.take(*move);
    }
    std::string const wrong = solution.complaint();
    if (wrong.empty()) return account_of_ending(walk, "move", "");
    verdict.difference = {verdict.steps, a_shortest, wrong};
    return wrong + (legal ? "; " + ending_text(walk.outcome()) : "") + where_text(walk);
}

/// Of moves that are to be the recursion's.
std::string account_of_moves(Products<hanoi::Move>& moves, Walk const& walk, hanoi::Task const& task,
                             Verdict& verdict) {
    bool const has_many_shortest = task.pegs.size() == 4;
    std::optional<hanoi::ShortestSolution> solution;
    if (has_many_shortest) solution.emplace(task);
    auto const next = [&] {
        auto const move = moves.next();
        if (move && solution) solution->take(*move);
        return move;
    };
    auto const difference = hanoi::difference_from_recursion(task, next);
    if (!difference && solution && !solution->complaint().empty()) {
        verdict.difference = {verdict.steps, a_shortest, solution->complaint()};
        return solution->complaint() + where_text(walk);
    }
    if (!difference) return account_of_ending(walk, "move", towers_line(task, verdict.moves));
    verdict.difference = in_words(*difference, difference->came ? verdict.steps : moves.step_of_silence(), task);
    std::string account =
        account_of(*difference, walk, task) + towers_line(task, difference->number - 1) + "   before the move";
    if (solution && difference->came && moves.misfit().empty()) {
        moves.go_on([&](hanoi::Move const& move) { return solution->take(move); });
        if (solution->complaint().empty())
            account += "\n  besides   it is another shortest solution; with --shortest the answer would be yes";
    }
    return account;
}

}  // namespace

std::string ending_text(Outcome const& outcome) {
    return "the run ended: " + to_string(outcome.ending) + ", " + printable(outcome.reason);
}

std::string text_of(std::optional<hanoi::Move> const& move, hanoi::Task const& task) {
    if (!move) return "no more moves";
    return "disc " + std::to_string(move->disc) + " from " + printable(task.pegs.at(move->from)) + " to " +
           printable(task.pegs.at(move->to));
}

std::uint64_t patience_for(hanoi::Task const& task) {
    // A queue is gone through several times before the first move; elsewhere the silence is as long as a tower is high.
    return task.pegs.size() == 4 ? generous_budget(task) : 64 * (std::uint64_t{task.discs} + 1);
}

Verdict check(Walk& walk, hanoi::Task const& task, Against against, std::uint64_t patience,
              std::function<bool(std::uint64_t)> const& progress) {
    Verdict verdict;
    bool const begins_at_rest = at_rest(walk);
    Products<hanoi::Move> moves(walk, patience, progress, verdict);
    auto const account = against == Against::shortest ? account_of_shortest : account_of_moves;
    conclude(verdict, walk, begins_at_rest, moves, account(moves, walk, task, verdict));
    return verdict;
}

Verdict check_table(Walk& walk, hanoi::Task const& task, std::uint64_t patience,
                    std::function<bool(std::uint64_t)> const& progress) {
    Verdict verdict;
    bool const begins_at_rest = at_rest(walk);
    Products<hanoi::Cell> cells(walk, patience, progress, verdict);
    auto const difference = hanoi::difference_from_table(task, [&] { return cells.next(); });
    if (difference)
        verdict.difference = in_words(*difference, difference->came ? verdict.steps : cells.step_of_silence(), task);
    conclude(verdict, walk, begins_at_rest, cells,
             difference ? account_of(*difference, walk, task) : account_of_ending(walk, "cell", ""));
    return verdict;
}

std::optional<Verdict> quick_check(Entry const& entry, hanoi::Task const& task,
                                   std::function<bool(std::uint64_t)> const& progress) {
    bool const may_be_followed = entry.pegs == 3 && entry.moves != nullptr && !entry.reads_numbers;
    if (!may_be_followed || !overlaps(entry.graph()).empty()) return std::nullopt;
    std::unique_ptr<MoveStream> const stream = moves_of(entry, task);
    if (!stream->is_followed()) return std::nullopt;
    std::uint64_t const patience = patience_for(task);
    bool is_silent = false;  // or may have been, for too long
    std::uint64_t moves = 0;
    std::uint64_t told = 0;
    auto const next = [&]() -> std::span<hanoi::Move const> {
        if (moves - told >= moves_between_progress && !progress(told = moves)) return {};
        std::uint64_t const before = stream->steps();
        std::span<hanoi::Move const> const some = stream->next(generous_budget(task));
        moves += some.size();
        if (stream->steps() - before + MoveStream::steps_at_once >= patience) is_silent = true;
        return some;
    };
    bool const differs = hanoi::difference_from_recursion(task, next).has_value();
    if (differs || is_silent || !stream->finished()) return std::nullopt;
    Verdict verdict;
    verdict.agrees = true;
    verdict.steps = stream->steps();
    verdict.moves = moves;
    return verdict;
}

Verdict check(Walk& walk, Entry const& entry, Against against, hanoi::Task const& task,
              std::function<bool(std::uint64_t)> const& progress) {
    return entry.fills_table ? check_table(walk, task, patience_for(task), progress)
                             : check(walk, task, against, patience_for(task), progress);
}

}  // namespace statewalk::cli
