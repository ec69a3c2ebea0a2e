// What the checks of several labs ask of an automaton for the Towers of Hanoi: are its moves the right ones, and does
// it come to rest? Used with lab.hpp.
#pragma once

#include <cstddef>
#include <lab.hpp>
#include <optional>
#include <statewalk/automata/core/run.hpp>
#include <statewalk/solvers/hanoi/recursion.hpp>
#include <string>
#include <vector>

namespace lab {

using statewalk::hanoi::Move;
using statewalk::hanoi::Task;

/// "3 discs from A to C".
inline std::string text_of(Task const& task) {
    return std::to_string(task.discs) + (task.discs == 1 ? " disc" : " discs") + " from " + task.pegs[task.from] +
           " to " + task.pegs[task.to];
}

inline std::string text_of(Move const& move, Task const& task) {
    return "disc " + std::to_string(move.disc) + " from " + task.pegs[move.from] + " to " + task.pegs[move.to];
}

/// Goes through an automaton's run step by step and hands out its moves. It takes `patience` steps without a move.
template <class Automaton>
class Walk {
public:
    explicit Walk(Task const& task, unsigned patience = 200) : object_(task), run_(object_), patience_(patience) {}

    std::optional<Move> next() {
        for (unsigned step = 0; step < patience_; ++step) {
            if (given_ < object_.moves().size()) return object_.moves()[given_++];
            given_ = 0;
            if (!run_.step(statewalk::Step{})) return std::nullopt;
        }
        run_.end(statewalk::Ending::out_of_budget, std::to_string(patience_) + " steps without a move");
        return std::nullopt;
    }
    /// Where the automaton is: "step 5, the arrow 1 -> 2 [x1] / z1".
    std::string place() const {
        std::string text = "step " + std::to_string(run_.record().number);
        for (std::size_t const arrow : run_.record().fired) text += ", the arrow " + arrow_text(run_.graph(), arrow);
        return text;
    }
    bool at_rest() const { return run_.ended() && run_.outcome().ending == statewalk::Ending::finished; }
    /// Why the run has ended.
    std::string reason() const { return run_.outcome().reason; }

private:
    typename Automaton::ObjectOfControl object_;
    statewalk::Runner<Automaton> run_;
    unsigned patience_;
    std::size_t given_ = 0;
};

/// The moves that the recursion makes.
inline std::vector<Move> moves_of_recursion(Task const& task) {
    std::vector<Move> moves;
    statewalk::hanoi::recursive_solution(task, [&](Move const& move) {
        moves.push_back(move);
        return true;
    });
    return moves;
}

/// What is wrong with the automaton's moves, which should be the right ones: the first difference. Empty if nothing is.
template <class Automaton>
std::string difference(Task const& task, std::vector<Move> const& right) {
    Walk<Automaton> walk(task);
    for (std::size_t number = 0; number < right.size(); ++number) {
        std::optional<Move> const came = walk.next();
        if (came == right[number]) continue;
        std::string const should = "move " + std::to_string(number + 1) + " should be " + text_of(right[number], task);
        if (came) return should + ", but " + text_of(*came, task) + " came (" + walk.place() + ")";
        return should + ", but none came: " + walk.reason() + " (" + walk.place() + ")";
    }
    if (std::optional<Move> const more = walk.next())
        return "all moves are made, and one more came: " + text_of(*more, task) + " (" + walk.place() + ")";
    if (!walk.at_rest())
        return "the moves are right, but then it does not come to rest: " + walk.reason() + " (" + walk.place() + ")";
    return "";
}

/// Whether the moves are the right ones; if they are not, the first difference is missing.
template <class Automaton>
bool compare(Report& report, Task const& task, std::vector<Move> const& right) {
    std::string const wrong = difference<Automaton>(task, right);
    if (!wrong.empty()) report.missing(text_of(task) + ": " + wrong);
    return wrong.empty();
}

/// All tasks of up to `most` discs: are they done as the recursion does them? The first that is not is missing. Returns
/// the arguments with which the program shows that one; if all are done, another one.
template <class Automaton>
std::string every_pair(Report& report, unsigned most) {
    for (unsigned discs = 0; discs <= most; ++discs)
        for (statewalk::hanoi::Peg from = 0; from < 3; ++from)
            for (statewalk::hanoi::Peg to = 0; to < 3; ++to) {
                Task const task{.discs = discs, .from = from, .to = to};
                if (from != to && !compare<Automaton>(report, task, moves_of_recursion(task)))
                    return "trace -n " + std::to_string(discs) + " --from " + task.pegs[from] + " --to " +
                           task.pegs[to];
            }
    report.there("the right moves from every peg to every other one, for 0 to " + std::to_string(most) + " discs");
    return "trace -n 2";
}

}  // namespace lab
