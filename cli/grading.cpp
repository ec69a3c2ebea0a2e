#include "cli/grading.hpp"

#include <algorithm>
#include <utility>

#include "cli/check.hpp"
#include "cli/logged_moves.hpp"
#include "cli/styled_line.hpp"
#include "diagrams/text.hpp"
#include "solvers/hanoi/check.hpp"
#include "solvers/hanoi/frame_stewart.hpp"

namespace statewalk::cli {
namespace {

constexpr std::uint64_t logged_moves_between_progress = 1 << 16;

/// Makes the moves of a log on towers, one by one, up to the first that is not legal.
class Attempt {
public:
    Attempt(LoggedMoves& log, std::function<void(std::uint64_t)> const& progress)
        : log_(log), progress_(progress), towers_(log.task()), solution_(log.task()) {}

    /// The next one, made or not; none at the end of the log, or behind one that was not legal.
    std::optional<hanoi::Move> next() {
        if (!illegal_.empty()) return std::nullopt;
        std::optional<LoggedMove> came = log_.next();
        if (!came) return std::nullopt;
        last_ = std::move(*came);
        make();
        if (towers_.moves_made() % logged_moves_between_progress == 0) progress_(towers_.moves_made());
        return last_.move;
    }

    LoggedMove const& last() const { return last_; }
    std::uint64_t made() const { return towers_.moves_made(); }
    std::string const& illegal() const { return illegal_; }
    bool arrived() const { return illegal_.empty() && towers_.delivered(); }
    bool is_shortest() const { return illegal_.empty() && solution_.complaint().empty(); }

private:
    void make() {
        illegal_ = last_.trouble;
        if (!illegal_.empty()) return;
        try {
            towers_.make(last_.move);
        } catch (hanoi::IllegalMove const& wrong) {
            illegal_ = wrong.what();
        }
        solution_.take(last_.move);
    }

    LoggedMoves& log_;
    std::function<void(std::uint64_t)> const& progress_;
    hanoi::TallTowers towers_;
    hanoi::ShortestSolution solution_;
    LoggedMove last_;
    std::string illegal_;
};

ShownDifference shown(hanoi::Difference const& difference, LoggedMove const& last, hanoi::Task const& task) {
    ShownDifference first{
        "move", difference.number, 0, {}, text_of(difference.expected, task), text_of(std::nullopt, task), {}};
    if (difference.came) {
        first.line = last.line;
        first.text = shortened(last.text);
        first.came = last.trouble.empty() ? text_of(difference.came, task) : shortened(last.trouble);
    }
    first.towers = hanoi::towers_after(task, difference.number - 1).rows();
    return first;
}

std::string legal_remark(Grade const& grade, std::uint64_t line) {
    std::string const legal = "legal moves: " + std::to_string(grade.moves);
    return grade.illegal.empty() ? legal : legal + "; then, on line " + std::to_string(line) + ", " + grade.illegal;
}

std::string arrival_remark(Grade const& grade, bool delivered) {
    std::string const where = grade.task.pegs[grade.task.to];
    if (!delivered) return "not every disc is on " + where;
    return "every disc is on " + where + (grade.arrived ? "" : ", but the run did not end well");
}

std::string length_remark(Grade const& grade) {
    if (!grade.arrived)
        return "counts when every disc has arrived; the fewest moves are " + std::to_string(grade.fewest);
    if (grade.moves == grade.fewest) return "the fewest moves: " + std::to_string(grade.fewest);
    return "moves: " + std::to_string(grade.moves) + "; the fewest are " + std::to_string(grade.fewest);
}

std::string reference_remark(Grade const& grade) {
    std::string const rule = ties_text(grade.task);
    std::string const recursion = "the recursion's moves" + (rule.empty() ? "" : "," + rule);
    if (!grade.difference) return recursion;
    std::string const up_to = recursion + " up to move " + std::to_string(grade.agreed);
    return grade.right ? "another shortest solution; " + up_to : up_to;
}

}  // namespace

Grade graded(LoggedMoves& log, Rubric const& rubric, std::function<void(std::uint64_t)> const& progress) {
    Grade grade;
    grade.task = log.task();
    grade.fewest = fewest_moves(grade.task);
    Attempt attempt(log, progress);
    auto const difference = hanoi::difference_from_recursion(grade.task, [&] { return attempt.next(); });
    grade.agreed = difference ? difference->number - 1 : grade.fewest;
    if (difference) grade.difference = shown(*difference, attempt.last(), grade.task);
    while (attempt.next()) {
    }
    grade.moves = attempt.made();
    grade.illegal = shortened(attempt.illegal());
    std::string const bad_ending = log.bad_ending();
    grade.arrived = attempt.arrived() && bad_ending.empty();
    grade.right = attempt.is_shortest() && bad_ending.empty();

    bool const as_good = grade.right && grade.task.pegs.size() == 4;
    grade.parts = {
        {"legal", share(rubric.legal, grade.moves, grade.fewest), rubric.legal,
         legal_remark(grade, attempt.last().line)},
        {"arrival", grade.arrived ? rubric.arrival : 0, rubric.arrival, arrival_remark(grade, attempt.arrived())},
        {"length", grade.arrived ? share(rubric.length, grade.fewest, grade.moves) : 0, rubric.length,
         length_remark(grade)},
        {"reference", as_good ? rubric.reference : share(rubric.reference, grade.agreed, grade.fewest),
         rubric.reference, reference_remark(grade)},
    };
    if (!bad_ending.empty()) grade.notes.push_back(shortened(bad_ending));
    for (std::string const& note : log.notes(grade.right)) grade.notes.push_back(shortened(note));
    return grade;
}

void add_parts_of_automaton(Grade& grade, std::vector<Finding> const& findings, TransitionGraph const& graph,
                            Coverage const& coverage, Rubric const& rubric) {
    auto const fault =
        std::find_if(findings.begin(), findings.end(), [](Finding const& finding) { return finding.fault; });
    bool const clean = fault == findings.end();
    grade.right = grade.right && clean;
    grade.parts.push_back({"lint", clean ? rubric.lint : 0, rubric.lint, clean ? "no fault" : shortened(fault->text)});

    std::vector<std::uint64_t> const& taken = coverage.taken();
    auto const never = std::find(taken.begin(), taken.end(), 0U);
    auto const seen = taken.size() - static_cast<std::size_t>(std::count(taken.begin(), taken.end(), 0U));
    std::string remark = "arrows taken: " + std::to_string(seen) + " of " + std::to_string(taken.size());
    if (never != taken.end()) remark += "; never " + arrow_text(graph, static_cast<std::size_t>(never - taken.begin()));
    grade.parts.push_back({"arrows", share(rubric.arrows, seen, taken.size()), rubric.arrows, shortened(remark)});
}

Grade unreadable(std::string const& why, Rubric const& rubric) {
    Grade grade;
    grade.trouble = shortened(why);
    for (std::size_t part = 0; part < parts_of_moves; ++part) {
        auto const& [name, most] = rubric_parts[part];
        grade.parts.push_back({name, 0, rubric.*most, {}});
    }
    return grade;
}

}  // namespace statewalk::cli
