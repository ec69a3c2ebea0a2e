// Whatever comes in, the readers of printed moves and protocols keep their promises.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "cli/printed_moves.hpp"
#include "cli/printed_protocol.hpp"

namespace statewalk::cli::test {

/// Throws std::logic_error where a promise is broken.
inline void demand(bool kept, char const* promise) {
    if (!kept) throw std::logic_error(promise);
}

/// Reads moves to their end, and demands what PrintedMoves promises. Returns how many there are.
inline std::size_t read_moves(std::string const& log) {
    std::istringstream in(log);
    PrintedMoves reader(in);
    std::size_t moves = 0;
    std::uint64_t line = 0;
    bool was_move = true;
    while (auto const read = reader.next()) {
        demand(read->number > line, "lines are counted upwards");
        demand(read->text.size() <= LogLines::longest_line, "a line is cut");
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

/// Reads a protocol to its end, and demands what PrintedProtocol promises. Returns how many lines have a mark.
inline std::size_t read_protocol(std::string const& log) {
    std::set<std::string> const names{"0", "1", "e1", "coin"};
    std::istringstream in(log);
    PrintedProtocol reader(in, names);
    std::size_t lines = 0;
    std::uint64_t number = 0;
    while (auto const line = reader.next()) {
        demand(reader.number() > number, "lines are counted upwards");
        demand(reader.text().size() <= LogLines::longest_line, "a line is cut");
        demand(std::string_view("{i*T}!").find(line->mark) != std::string_view::npos, "a line has a mark");
        demand(protocol_line(reader.text(), names) == line, "the text of a line is the line");
        for (std::string const& fact : line->facts) {
            bool const is_answer = fact == "yes" || fact == "no" || fact.empty();
            bool const is_symbol = fact.size() > 1 && (fact.front() == 'x' || fact.front() == 'z');
            bool const is_of_states = line->mark != 'i' && line->mark != '*';
            demand(is_of_states ? names.count(fact) == 1 : is_answer || is_symbol,
                   "a fact is a name, answer or symbol");
        }
        number = reader.number();
        ++lines;
    }
    demand(!reader.next() && reader.text().empty(), "the end is the end");
    return lines;
}

}  // namespace statewalk::cli::test
