// What the tests of the automata share: a run as it can be counted, and a run as it is written by hand.
#pragma once

#include <map>
#include <string>
#include <variant>
#include <vector>

#include "automata/core/run.hpp"
#include "solvers/hanoi/task.hpp"

namespace statewalk::hanoi::test {

struct Played {
    Outcome outcome;
    std::vector<Move> moves;
    std::map<std::string, int> arrows;  ///< how often each fired, by its text
};

/// The whole run, or as much of it as the budget of steps allows. `on_step(record, object)` sees every step.
template <class Automaton, class OnStep>
Played play(Task const& task, OnStep&& on_step, std::uint64_t budget = unlimited) {
    Played played;
    typename Automaton::ObjectOfControl object(task);
    Runner<Automaton> running(object);
    run(
        running, steps,
        [&](Record const& record) {
            for (std::size_t arrow : record.fired) ++played.arrows[arrow_text(running.graph(), arrow)];
            played.moves.insert(played.moves.end(), object.moves().begin(), object.moves().end());
            on_step(record, object);
        },
        budget);
    played.outcome = running.outcome();
    return played;
}
template <class Automaton>
Played play(Task const& task) {
    return play<Automaton>(task, [](Record const&, auto const&) {});
}

/// The fields that an object of control shows.
template <class Object>
std::map<std::string, Value> fields_of(Object const& object) {
    Record record;
    object.describe(record);
    std::map<std::string, Value> fields;
    for (Field const& field : record.object) fields[field.name] = field.value;
    return fields;
}
template <class T, class Object>
T field_of(Object const& object, std::string const& name) {
    return std::get<T>(fields_of(object).at(name));
}

/// Rows of numbers in short: "21 . ." for pegs, "-" for no rows.
inline std::string in_short(Value const& value) {
    if (auto const* number = std::get_if<std::uint64_t>(&value)) return std::to_string(*number);
    if (auto const* text = std::get_if<std::string>(&value)) return *text;
    std::string rows;
    for (Numbers const& row : std::get<std::vector<Numbers>>(value)) {
        if (!rows.empty()) rows += ' ';
        if (row.empty()) rows += '.';
        for (std::uint64_t number : row) rows += std::to_string(number);
    }
    return rows.empty() ? "-" : rows;
}

/// A line for each step: its arrow; its moves ("1AC" is disc 1 from A to C); and the object's fields after it.
using Trace = std::vector<std::vector<std::string>>;

template <class Automaton>
Trace trace(Task const& task) {
    Trace lines;
    play<Automaton>(task, [&](Record const& record, auto const& object) {
        std::vector<std::string> line{arrow_text(Runner<Automaton>::graph(), record.fired.front()), ""};
        for (Move const& move : object.moves())
            line[1] += std::to_string(move.disc) + task.pegs[move.from] + task.pegs[move.to];
        Record described;
        object.describe(described);
        for (Field const& field : described.object) line.push_back(in_short(field.value));
        lines.push_back(line);
    });
    return lines;
}

}  // namespace statewalk::hanoi::test
