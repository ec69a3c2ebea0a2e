// statewalk table: what can be tabled about a task.
#include <algorithm>
#include <ostream>
#include <stdexcept>

#include "cli/commands.hpp"
#include "cli/nearest.hpp"
#include "cli/output.hpp"
#include "cli/running.hpp"
#include "diagrams/text.hpp"
#include "solvers/hanoi/cycle.hpp"

namespace statewalk::cli {
namespace {

constexpr hanoi::Disc most_tabled = 24;  // a gigabyte of text

/// Writes `text(r)` for the moves r = 0, 1, ... of a disc: disc s makes 2^(n-s) of them.
template <class Text>
void write_line(std::ostream& out, std::string const& heading, hanoi::Task const& task, hanoi::Disc disc, Text&& text) {
    out << heading;
    for (std::uint64_t r = 0; r < std::uint64_t{1} << (task.discs - disc); ++r) {
        if (r % 4096 == 0) stop_if_interrupted();
        out << ' ' << text(r);
    }
    out << '\n';
}

std::string binary(std::uint64_t number, unsigned places) {
    std::string digits(places, '0');
    for (unsigned place = 0; place < places; ++place)
        if (((number >> place) & 1) == 1) digits[places - 1 - place] = '1';
    return digits;
}

/// For each disc its moves, their numbers counted from 0, and these in binary: disc s moves at 2^(s-1) - 1 and then at
/// every 2^s-th move. ("Structure of hanoi".)
void write_discs(std::ostream& out, hanoi::Task const& task, Language language) {
    for (hanoi::Disc disc = 1; disc <= task.discs; ++disc) {
        auto const number = [&](std::uint64_t r) { return (std::uint64_t{1} << (disc - 1)) - 1 + (r << (disc % 64)); };
        out << filled("disc {}", {std::to_string(disc)}, language) << '\n';
        write_line(out, translated("  moves  ", language), task, disc, [&](std::uint64_t r) {
            hanoi::Move const move = hanoi::move_of(task, disc, r);
            return task.pegs[move.from] + "->" + task.pegs[move.to];
        });
        write_line(out, translated("  numbers", language), task, disc,
                   [&](std::uint64_t r) { return std::to_string(number(r)); });
        write_line(out, translated("  binary ", language), task, disc,
                   [&](std::uint64_t r) { return binary(number(r), task.discs); });
    }
}

// --- four pegs
using Row = std::vector<std::string>;

/// Columns under their headings, the numbers at the right; a cell that is not there is a blank.
void write_columns(std::ostream& out, std::vector<Row> const& rows) {
    for (std::string const& line : aligned(rows, "  ", Side::right)) out << line << '\n';
}

/// The record of the last step of a run to its end, which fills a table.
Record last_record(Catalogue const& automata, std::string const& name, hanoi::Task task, unsigned discs) {
    task.discs = discs;
    Entry const& entry = automata.find(name);
    std::unique_ptr<Walk> const walk = walk_of(entry, task);
    while (next_step(*walk, generous_budget(task))) {
    }
    stop_if_interrupted();
    walk->describe_object();
    return walk->record();
}

/// A row of numbers that the object of control names so.
Numbers numbers(Record const& record, std::string const& name) {
    for (Field const& field : record.object)
        if (field.name == name) return std::get<Numbers>(field.value);
    throw std::logic_error("the automaton shows no row " + name);
}

void write_frame_table(std::ostream& out, Catalogue const& automata, hanoi::Task const& task) {
    std::vector<Row> rows{{"n", "F(n)", "R(n)"}, {"0", "0", ""}};
    if (task.discs > 0) {
        Record const last = last_record(automata, "frame-table", task, task.discs);
        for (unsigned n = 1; n <= task.discs; ++n)
            rows.push_back(
                {std::to_string(n), std::to_string(numbers(last, "F")[n]), std::to_string(numbers(last, "R")[n - 1])});
    }
    write_columns(out, rows);
}

/// Arsac's table. q stands where n is the triangular number q(q+1)/2; the last d needs the next f4, so the automaton
/// runs one disc further.
void write_game_34(std::ostream& out, Catalogue const& automata, hanoi::Task const& task, Language language) {
    Record const last = last_record(automata, "game-34", task, task.discs + 1);
    std::vector<Row> rows{{"n", "q", "f4", "p", "d", "h"}};
    unsigned q = 0;
    for (unsigned n = 0; n <= task.discs; ++n) {
        bool const triangular = n == q * (q + 1) / 2;
        rows.push_back({std::to_string(n), triangular ? std::to_string(q++) : "",
                        std::to_string(numbers(last, "f4")[n]),
                        n > 0 ? std::to_string(numbers(last, "p(n)")[n - 1]) : "",
                        std::to_string(numbers(last, "d")[n]), std::to_string(numbers(last, "h")[n])});
    }
    write_columns(out, rows);
    if (task.discs >= 5)
        out << '\n'
            << translated(
                   "The source prints p = 1 for n = 5. That is not the best: "
                   "2 f4(1) + 2^4 - 1 = 17, 2 f4(2) + 2^3 - 1 = 13.",
                   language)
            << '\n';
}

}  // namespace

int table(TableOptions const& options, Context const& context) {
    std::vector<std::string> const names{"discs", "frame-table", "game-34"};
    if (std::find(names.begin(), names.end(), options.name) == names.end())
        throw WrongCall("there is no table '" + printable(options.name) + "'" + did_you_mean(options.name, names) +
                        " (there are discs, frame-table and game-34)");
    bool const of_discs = options.name == "discs";
    unsigned const most =
        of_discs ? hanoi::most_discs : hanoi::most_discs_in_tables - (options.name == "game-34" ? 1 : 0);
    hanoi::Task const task = one_task(options.task, of_discs ? 3 : 4, most);
    if (of_discs && task.discs > most_tabled)
        throw WrongCall("table discs lists every move: at most " + std::to_string(most_tabled) + " discs, not " +
                        std::to_string(task.discs));
    Output output(context.place, context.out);
    output.write([&](std::ostream& out) {
        if (of_discs) write_discs(out, task, context.language());
        if (options.name == "frame-table") write_frame_table(out, context.automata, task);
        if (options.name == "game-34") write_game_34(out, context.automata, task, context.language());
    });
    output.keep();
    return yes;
}

}  // namespace statewalk::cli
