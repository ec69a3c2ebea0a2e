// statewalk moves: the moves alone, in the forms that the sources print.
#include <ostream>

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/running.hpp"
#include "cli/usage.hpp"
#include "solvers/hanoi/frame_stewart.hpp"
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

std::string steps_result(hanoi::TallTowers const& towers, std::vector<std::string> const& pegs) {
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

}  // namespace

int moves(MovesOptions const& options, Context const& context) {
    bool const steps = options.format == "steps";
    TaskOptions asked = options.task;
    Entry const& entry = context.automata.find(options.name);
    if (entry.fills_table)
        throw WrongCall(entry.name + " makes no moves; `" +
                        context.automata.call(has_command(context.automata, "table") ? "table" : "trace", entry) +
                        "` shows what it fills");
    if (steps && asked.pegs.empty()) asked.pegs = entry.pegs == 4 ? "1,2,3,4" : "1,2,3";  // as in the article
    Started const started = start(entry, asked, options.range);
    hanoi::Task const& task = started.task;
    std::optional<Range> const& range = started.range;
    Walk& walk = *started.walk;
    bool const framed = steps && !range;
    unsigned const most = entry.pegs == 4 ? hanoi::most_discs_on_four_pegs : hanoi::most_discs;
    if (framed && task.discs > most)
        throw WrongCall("-f steps shows the towers at the end, of " + std::to_string(most) +
                        " discs at most; with more, ask for a --range");
    Line const line = line_of(options.format);
    std::optional<hanoi::TallTowers> towers;
    if (framed) towers.emplace(task);

    Output output(context.place, context.out);
    Progress progress(filled("moves of {}", {entry.name}, context.language()), output.is_terminal());
    std::string number = entry.reads_numbers && range ? range->first : "1";
    std::uint64_t made = 0;
    std::string text = framed ? steps_heading(task) : "";
    auto const hand_over = [&] {
        stop_if_interrupted();
        progress.at(made, fewest_moves(task));
        output.write([&](std::ostream& out) { out << text; });
        text.clear();
    };
    /// False once the range is past.
    auto const take = [&](hanoi::Move const& move) {
        if (range && is_less(range->last, number)) return false;
        if (!range || !is_less(number, range->first)) text += line(number, move, task.pegs);
        if (towers) towers->make(move);
        hanoi::count_up(number);
        if (++made % block == 0 || text.size() >= block) hand_over();
        return true;
    };
    bool all_given = entry.reads_numbers;  // of those asked for
    if (entry.reads_numbers) {
        if (task.discs > 0)
            entry.read_moves(task, range.value_or(Range{"1", hanoi::last_move_number(task.discs)}), take);
    } else {
        while (!all_given && next_step(walk, generous_budget(task)))
            for (hanoi::Move const& move : walk.moves()) all_given = all_given || !take(move);
    }
    if (towers) text += steps_result(*towers, task.pegs);
    hand_over();
    output.keep();
    return all_given || ended_well(entry, walk.outcome(), false, context) ? yes : no;
}

}  // namespace statewalk::cli
