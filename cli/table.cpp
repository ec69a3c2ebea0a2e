// statewalk table: what can be tabled about a task.
#include <ostream>

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
void write_line(std::ostream& out, char const* heading, hanoi::Task const& task, hanoi::Disc disc, Text&& text) {
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

/// For each disc its moves, their numbers counted from 0, and these in binary: disc s moves at 2^(s-1) - 1 and then at every
/// 2^s-th move. ("Structure of hanoi".)
void write_discs(std::ostream& out, hanoi::Task const& task) {
    for (hanoi::Disc disc = 1; disc <= task.discs; ++disc) {
        auto const number = [&](std::uint64_t r) { return (std::uint64_t{1} << (disc - 1)) - 1 + (r << (disc % 64)); };
        out << "disc " << disc << '\n';
        write_line(out, "  moves  ", task, disc, [&](std::uint64_t r) {
            hanoi::Move const move = hanoi::move_of(task, disc, r);
            return task.pegs[move.from] + "->" + task.pegs[move.to];
        });
        write_line(out, "  numbers", task, disc, [&](std::uint64_t r) { return std::to_string(number(r)); });
        write_line(out, "  binary ", task, disc, [&](std::uint64_t r) { return binary(number(r), task.discs); });
    }
}

}  // namespace

int table(TableOptions const& options, Streams const& streams) {
    if (options.name != "discs")
        throw WrongCall("there is no table '" + printable(options.name) + "'" + did_you_mean(options.name, {"discs"}) +
                        " (discs is the only one)");
    hanoi::Task const task = one_task(options.task, 3, hanoi::most_discs);
    if (task.discs > most_tabled)
        throw WrongCall("table discs lists every move: at most " + std::to_string(most_tabled) + " discs, not " +
                        std::to_string(task.discs));
    Output output(streams.place, streams.out);
    output.write([&](std::ostream& out) { write_discs(out, task); });
    output.keep();
    return yes;
}

}  // namespace statewalk::cli
