// What the tests of the automata share: a run as it can be counted, and a run as it is written by hand.
#pragma once

#include <concepts>
#include <map>
#include <string>
#include <variant>
#include <vector>

#include "automata/core/run.hpp"
#include "solvers/hanoi/cell.hpp"
#include "solvers/hanoi/task.hpp"

namespace statewalk::hanoi::test {

struct Played {
    Outcome outcome;
    std::vector<Move> moves;
    std::vector<Cell> cells;            ///< of an automaton that fills a table
    std::map<std::string, int> arrows;  ///< how often each fired, by its text
    std::string misfit;                 ///< where a step is no way through the graph; else empty
};

/// A run over an object, or as much of it as the budget of steps allows. `on_step(record, object)` sees every step.
template <class Automaton, std::invocable<Record const&, typename Automaton::ObjectOfControl&> OnStep>
Played play_over(typename Automaton::ObjectOfControl& object, OnStep&& on_step, std::uint64_t budget = unlimited) {
    Played played;
    Runner<Automaton> running(object);
    LogAgainstGraph against(running.graph(), running.record());
    std::vector<int> taken(running.graph().transitions.size());
    run(
        running, steps,
        [&](Record const& record) {
            for (std::size_t arrow : record.fired) ++taken[arrow];
            if constexpr (requires { object.moves(); })
                played.moves.insert(played.moves.end(), object.moves().begin(), object.moves().end());
            if constexpr (requires { object.cells(); })
                played.cells.insert(played.cells.end(), object.cells().begin(), object.cells().end());
            if (played.misfit.empty()) played.misfit = against.misfit(record);
            on_step(record, object);
        },
        budget);
    for (std::size_t arrow = 0; arrow < taken.size(); ++arrow)
        if (taken[arrow] > 0) played.arrows[arrow_text(running.graph(), arrow)] = taken[arrow];
    played.outcome = running.outcome();
    return played;
}
template <class Automaton>
Played play_over(typename Automaton::ObjectOfControl& object, std::uint64_t budget = unlimited) {
    return play_over<Automaton>(
        object, [](Record const&, auto const&) {}, budget);
}

/// The whole run of a task, over an object of its own.
template <class Automaton, class OnStep>
Played play(Task const& task, OnStep&& on_step, std::uint64_t budget = unlimited) {
    typename Automaton::ObjectOfControl object(task);
    return play_over<Automaton>(object, on_step, budget);
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

/// Rows of numbers in short: "21 . ." for pegs. Numbers and texts stand apart; where there are none, and for no rows,
/// it is "-".
inline std::string in_short(Value const& value) {
    if (auto const* number = std::get_if<std::uint64_t>(&value)) return std::to_string(*number);
    if (auto const* text = std::get_if<std::string>(&value)) return *text;
    std::vector<std::string> parts;
    if (auto const* texts = std::get_if<std::vector<std::string>>(&value)) parts = *texts;
    if (auto const* numbers = std::get_if<Numbers>(&value))
        for (std::uint64_t const number : *numbers) parts.push_back(std::to_string(number));
    if (auto const* rows = std::get_if<std::vector<Numbers>>(&value))
        for (Numbers const& row : *rows) {
            parts.emplace_back(row.empty() ? "." : "");
            for (std::uint64_t const number : row) parts.back() += std::to_string(number);
        }
    std::string all;
    for (std::string const& part : parts) all += (all.empty() ? "" : " ") + part;
    return all.empty() ? "-" : all;
}

/// A line for each step: its arrows; its moves ("1AC" is disc 1 from A to C); and the object's fields after it.
using Trace = std::vector<std::vector<std::string>>;

template <class Automaton>
Trace trace(Task const& task) {
    Trace lines;
    play<Automaton>(task, [&](Record const& record, auto const& object) {
        std::vector<std::string> line(1);
        for (std::size_t const arrow : record.fired)
            line[0] += (line[0].empty() ? "" : ", ") + arrow_text(Runner<Automaton>::graph(), arrow);
        if constexpr (requires { object.moves(); }) {
            line.emplace_back();
            for (Move const& move : object.moves())
                line[1] += std::to_string(move.disc) + task.pegs[move.from] + task.pegs[move.to];
        }
        Record described;
        object.describe(described);
        for (Field const& field : described.object) line.push_back(in_short(field.value));
        lines.push_back(line);
    });
    return lines;
}

}  // namespace statewalk::hanoi::test
