#include "cli/running.hpp"

#include <ostream>
#include <stdexcept>

#include "cli/output.hpp"
#include "diagrams/text.hpp"
#include "solvers/hanoi/frame_stewart.hpp"
#include "solvers/hanoi/hanoi_word.hpp"

namespace statewalk::cli {
namespace {

std::optional<Range> range_from(std::string const& text, hanoi::Task const& task) {
    if (text.empty()) return std::nullopt;
    std::size_t const dots = text.find("..");
    std::string const first = text.substr(0, dots);
    std::string const last = dots == std::string::npos ? first : text.substr(dots + 2);
    if (first.empty() || last.empty())
        throw std::invalid_argument("takes K..M or K, numbers of moves, not '" + text + "'");
    bool const on_three = task.pegs.size() == 3;
    hanoi::MoveNumbers const numbers(on_three ? task.discs : hanoi::MoveNumbers::most_discs, first, last);
    std::string const fewest = std::to_string(fewest_moves(task));
    if (!on_three && is_less(fewest, numbers.last()))
        throw std::invalid_argument("there is no move " + numbers.last() + "; the solution has " + fewest +
                                    (fewest == "1" ? " move" : " moves"));
    return Range{numbers.decimal(), numbers.last()};
}

}  // namespace

Started start(std::string const& name, TaskOptions const& options, std::string const& range) {
    Entry const& entry = find(name);
    hanoi::Task task = one_task(options, entry.pegs, entry.most_discs);
    task.ties = entry.ties.value_or(task.ties);
    try {
        std::optional<Range> const numbers = range_from(range, task);
        return {entry, task, numbers, walk_of(entry, task, numbers)};
    } catch (std::invalid_argument const& wrong) {
        throw WrongCall("--range: " + printable(wrong.what()));
    }
}

std::vector<hanoi::Task> tasks_for(Entry const& entry, TaskOptions const& options) {
    std::vector<hanoi::Task> all =
        tasks(options, entry.pegs, entry.reads_numbers ? hanoi::most_discs : entry.most_discs);
    for (hanoi::Task& task : all) task.ties = entry.ties.value_or(task.ties);
    return all;
}

void require(Entry const& entry, hanoi::Task const& task) {
    try {
        entry.require(task);
    } catch (std::invalid_argument const& wrong) {
        throw WrongCall(wrong.what());
    }
}

std::unique_ptr<Walk> walk_of(Entry const& entry, hanoi::Task const& task, std::optional<Range> const& range) {
    try {
        return entry.walk(task, range);
    } catch (std::invalid_argument const& wrong) {
        throw WrongCall(wrong.what());
    } catch (std::bad_alloc const&) {
        throw WrongCall(entry.name + " finds no memory for " + std::to_string(task.discs) + " discs");
    }
}

bool is_less(std::string const& one, std::string const& other) {
    return one.size() != other.size() ? one.size() < other.size() : one < other;
}

std::uint64_t generous_budget(hanoi::Task const& task) {
    constexpr std::uint64_t steps_for_a_move = 64;
    std::uint64_t const moves = fewest_moves(task);
    return moves < unlimited / steps_for_a_move - 1 ? steps_for_a_move * (moves + 1) : unlimited;
}

bool next_step(Walk& walk, std::uint64_t budget) {
    if (interrupted()) walk.end(Ending::interrupted, "stopped by Ctrl-C");
    if (walk.record().number == budget) walk.end(Ending::out_of_budget, budget_text(budget));
    return walk.next();
}

void stop_if_interrupted() {
    if (interrupted()) throw Interrupted();
}

bool ended_well(Entry const& entry, Outcome const& outcome, bool cut_as_asked, std::ostream& err) {
    if (outcome.ending == Ending::finished || (outcome.ending == Ending::out_of_budget && cut_as_asked)) return true;
    err << "statewalk: " << entry.name << ": " << to_string(outcome.ending) << " in step " << outcome.steps << ": "
        << printable(outcome.reason) << '\n';
    return false;
}

}  // namespace statewalk::cli
