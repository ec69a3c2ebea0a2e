// statewalk moves: the moves alone, in the forms that the sources print.
#include <ostream>

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/running.hpp"
#include "solvers/hanoi/hanoi_word.hpp"
#include "solvers/hanoi/towers.hpp"

namespace statewalk::cli {
namespace {

constexpr std::size_t block = 1 << 16;

/// How one move reads: its number, and the names of its pegs.
using Line = std::string (*)(std::string const& number, hanoi::Move const& move, std::vector<std::string> const& pegs);

std::string numbered(std::string const& number, hanoi::Move const& move, std::vector<std::string> const& pegs) {
    return number + ' ' + std::to_string(move.disc) + ' ' + pegs[move.from] + ' ' + pegs[move.to] + '\n';
}
std::string arrow(std::string const&, hanoi::Move const& move, std::vector<std::string> const& pegs) {
    return std::to_string(move.disc) + pegs[move.from] + "->" + pegs[move.to] + '\n';
}
std::string sentence(std::string const&, hanoi::Move const& move, std::vector<std::string> const& pegs) {
    return "move " + std::to_string(move.disc) + " from " + pegs[move.from] + " to " + pegs[move.to] + '\n';
}
// With no-break spaces between the words, as the source has them.
std::string step(std::string const& number, hanoi::Move const& move, std::vector<std::string> const& pegs) {
    return "Шаг\u00A0" + number + ".\u00A0Диск\u00A0" + std::to_string(move.disc) + ": " + pegs[move.from] + " -> " +
           pegs[move.to] + '\n';
}

Line line_of(std::string const& format) {
    if (format == "arrow") return arrow;
    if (format == "sentence") return sentence;
    return format == "steps" ? step : numbered;
}

/// What the article's program prints before and after its steps.
std::string steps_heading(hanoi::Task const& task) {
    return "\nХаной\u00A0с\u00A0" + std::to_string(task.discs) + "\u00A0дисками:\n";
}

std::string steps_result(hanoi::Towers const& towers, std::vector<std::string> const& pegs) {
    std::string text = "\nРезультат:\n";
    std::vector<std::vector<std::uint64_t>> const rows = towers.rows();
    for (std::size_t peg = 0; peg < rows.size(); ++peg) {
        text += pegs[peg] + ": ";
        for (auto disc = rows[peg].rbegin(); disc != rows[peg].rend(); ++disc)
            text += (disc == rows[peg].rbegin() ? "" : "-") + std::to_string(*disc);
        text += '\n';
    }
    return text;
}

bool less(std::string const& one, std::string const& other) {
    return one.size() != other.size() ? one.size() < other.size() : one < other;
}

}  // namespace

int moves(MovesOptions const& options, Streams const& streams) {
    auto const [entry, task, range, walk] = start(options.name, options.task, options.range);
    bool const steps = options.format == "steps";
    // The article's pegs are 1, 2 and 3, unless the call names them.
    std::vector<std::string> const pegs =
        steps && options.task.pegs.empty() ? std::vector<std::string>{"1", "2", "3", "4"} : task.pegs;
    bool const framed = steps && !range;
    if (framed && task.discs > hanoi::most_discs)
        throw WrongCall("-f steps shows the towers at the end, of " + std::to_string(hanoi::most_discs) +
                        " discs at most; with more, ask for a --range");
    Line const line = line_of(options.format);
    std::uint64_t const budget = generous_budget(task);
    std::optional<hanoi::Towers> towers;
    if (framed) towers.emplace(task);

    Output output(streams.place, streams.out);
    Progress progress("moves of " + entry.name, output.is_terminal());
    std::string number = entry.reads_numbers && range ? range->first : "1";
    std::uint64_t made = 0;
    std::string text = framed ? steps_heading(task) : "";
    auto const hand_over = [&] {
        stop_if_interrupted();
        progress.at(made, task.fewest_moves());
        output.write([&](std::ostream& out) { out << text; });
        text.clear();
    };
    bool past = false;  // the range
    while (!past && next_step(*walk, budget)) {
        for (hanoi::Move const& move : walk->moves()) {
            past = range && less(range->last, number);
            if (past) break;
            if (!range || !less(number, range->first)) text += line(number, move, pegs);
            if (towers) towers->make(move);
            hanoi::count_up(number);
            if (++made % block == 0 || text.size() >= block) hand_over();
        }
    }
    if (towers) text += steps_result(*towers, pegs);
    hand_over();
    output.keep();
    return past || ended_well(entry, walk->outcome(), false, streams.err) ? yes : no;
}

}  // namespace statewalk::cli
