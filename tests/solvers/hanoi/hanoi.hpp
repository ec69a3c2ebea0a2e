// What the tests of the Towers of Hanoi share: tasks, moves in short, and the puzzle written a second time, as plainly
// as can be.
#pragma once

#include <cstddef>
#include <map>
#include <ostream>
#include <queue>
#include <string>
#include <utility>
#include <vector>

#include "solvers/hanoi/recursion.hpp"
#include "solvers/hanoi/task.hpp"

namespace statewalk::hanoi {

inline void PrintTo(Move const& move, std::ostream* out) {
    *out << "disc " << move.disc << " from peg " << move.from << " to peg " << move.to;
}

}  // namespace statewalk::hanoi

namespace statewalk::hanoi::test {

/// A task on pegs A, B and C.
inline Task task(unsigned discs, Peg from = 0, Peg to = 2) { return {discs, {"A", "B", "C"}, from, to}; }

/// A task on pegs A, B, C and D.
inline Task on_four(unsigned discs, Peg from = 0, Peg to = 3, Ties ties = Ties::low) {
    return {discs, {"A", "B", "C", "D"}, from, to, ties};
}

/// The same number of discs from every peg of three to every other.
inline std::vector<Task> every_pair(unsigned discs) {
    std::vector<Task> tasks;
    for (Peg from = 0; from < 3; ++from)
        for (Peg to = 0; to < 3; ++to)
            if (from != to) tasks.push_back(task(discs, from, to));
    return tasks;
}

/// The same number of discs from every peg of four to every other, with either tie rule.
inline std::vector<Task> every_pair_of_four(unsigned discs) {
    std::vector<Task> tasks;
    for (Ties const ties : {Ties::low, Ties::high})
        for (Peg from = 0; from < 4; ++from)
            for (Peg to = 0; to < 4; ++to)
                if (from != to) tasks.push_back(on_four(discs, from, to, ties));
    return tasks;
}

inline std::string words(Task const& task) {
    return std::to_string(task.discs) + " discs from " + task.pegs[task.from] + " to " + task.pegs[task.to] +
           (task.ties == Ties::high ? ", high" : "");
}

/// "1AC": disc 1 from A to C.
inline Move move(std::string const& text) {
    return {static_cast<Disc>(text[0] - '0'), static_cast<Peg>(text[1] - 'A'), static_cast<Peg>(text[2] - 'A')};
}
inline std::vector<Move> moves(std::vector<std::string> const& texts) {
    std::vector<Move> all;
    for (std::string const& text : texts) all.push_back(move(text));
    return all;
}

inline std::vector<Move> solution(Task const& task, Spares spares = Spares::first) {
    std::vector<Move> all;
    auto const keep = [&](Move const& move) {
        all.push_back(move);
        return true;
    };
    recursive_solution(task, keep, spares);
    return all;
}

/// The puzzle once more: the peg of each disc, the smallest first.
using Position = std::vector<Peg>;

/// The smallest disc on a peg; 0 where there is none.
inline Disc top(Position const& position, Peg peg) {
    for (std::size_t i = 0; i < position.size(); ++i)
        if (position[i] == peg) return static_cast<Disc>(i + 1);
    return 0;
}

inline bool legal(Position const& position, Peg from, Peg to) {
    Disc const moved = top(position, from);
    Disc const under = top(position, to);
    return from != to && moved != 0 && (under == 0 || moved < under);
}

inline Position after(Position position, Peg from, Peg to) {
    position[top(position, from) - 1] = to;
    return position;
}

/// Every position that can be reached on so many pegs, and in how many moves at least: breadth-first search.
inline std::map<Position, std::size_t> distances(Position const& start, Peg pegs = 3) {
    std::map<Position, std::size_t> found{{start, 0}};
    std::queue<Position> waiting({start});
    for (; !waiting.empty(); waiting.pop()) {
        Position const& here = waiting.front();
        for (Peg from = 0; from < pegs; ++from)
            for (Peg to = 0; to < pegs; ++to)
                if (legal(here, from, to))
                    if (Position next = after(here, from, to); found.emplace(next, found.at(here) + 1).second)
                        waiting.push(std::move(next));
    }
    return found;
}

}  // namespace statewalk::hanoi::test
