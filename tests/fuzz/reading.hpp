// Whatever comes in, the reader of printed moves keeps its promises.
#pragma once

#include <sstream>
#include <stdexcept>
#include <string>

#include "cli/printed_moves.hpp"

namespace statewalk::cli::test {

/// Reads a log to its end. Throws std::logic_error where a promise of PrintedMoves is broken. Returns how many moves it
/// has.
inline std::size_t read_all(std::string const& log) {
    auto const demand = [](bool kept, char const* promise) {
        if (!kept) throw std::logic_error(promise);
    };
    std::istringstream in(log);
    PrintedMoves reader(in);
    std::size_t moves = 0;
    std::uint64_t line = 0;
    bool was_move = true;
    while (auto const read = reader.next()) {
        demand(read->number > line, "lines are counted upwards");
        demand(read->text.size() <= PrintedMoves::longest_line, "a line is cut");
        demand(was_move || read->move, "of lines that are no moves only the first is told, before a move");
        demand(moves > 0 || read->move, "what stands before the first move is passed over");
        if (read->move) {
            demand(!read->move->from.empty() && !read->move->to.empty(), "a peg has a name");
            demand(printed_move(read->text) == read->move, "the text of a line is the line");
            ++moves;
        }
        was_move = read->move.has_value();
        line = read->number;
    }
    demand(was_move, "the last that is told is a move");
    demand(!reader.next(), "the end is the end");
    demand(!reader.after() || (moves > 0 && reader.after()->number > line), "garbage at the end stands behind a move");
    return moves;
}

}  // namespace statewalk::cli::test
