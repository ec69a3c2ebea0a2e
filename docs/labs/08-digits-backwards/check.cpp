// The check of lab 8: every move of up to 10 discs from its number, held against the recursion.
#include <digits_backwards.hpp>  // the one in this folder: yours
#include <lab.hpp>
#include <statewalk/solvers/hanoi/recursion.hpp>

namespace {

/// The state after `count` digits of k, the lowest first. Where a digit finds no arrow, why there is no such state.
struct Reading {
    std::string state;
    std::string stopped;  ///< empty if every digit was read
};

Reading read(std::uint64_t k, unsigned count) {
    Runner<DigitsBackwards> run;
    for (unsigned place = 0; place < count; ++place) {
        bool const is_one = (k >> place & 1) == 1;
        bool const went_on = is_one ? run.step(one{}) : run.step(zero{});
        if (!went_on || run.record().fired.empty())
            return {"", "state " + states_text(run.graph(), run.record().after) + " has no row for the digit " +
                            (is_one ? "one" : "zero")};
    }
    return {states_text(run.graph(), run.record().after), ""};
}

std::string digits(std::uint64_t k, unsigned count) {
    std::string text;
    for (unsigned place = 0; place < count; ++place)
        text += (place == 0 ? "" : ",") + std::string((k >> place & 1) == 1 ? "one" : "zero");
    return text;
}

/// The name of the state that is this move, from A to C.
std::string name_of(hanoi::Move const& move) {
    std::string const pegs = "SPG";
    return {pegs[move.from], pegs[move.to]};
}

struct Fault {
    std::string words;   ///< empty if there is none
    std::string digits;  ///< those of the move that is wrong
};

/// The first move of so many discs that is not right.
Fault first_fault(unsigned discs) {
    Fault fault;
    std::uint64_t k = 0;
    hanoi::recursive_solution({.discs = discs}, [&](hanoi::Move const& move) {
        Reading const reading = read(++k, discs);
        if (reading.stopped.empty() && reading.state == name_of(move)) return true;
        fault.digits = digits(k, discs);
        fault.words = "move " + std::to_string(k) + " of " + std::to_string(discs) + " discs: the digits are " +
                      fault.digits + ", the move is " + name_of(move) + ", ";
        fault.words += reading.stopped.empty() ? "and your automaton is in state " + reading.state + "."
                                               : "but " + reading.stopped + ".";
        return false;
    });
    return fault;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc > 1) return statewalk::tool<DigitsBackwards>(argc, argv);

    lab::Report report(argv[0], "Lab 8: digits backwards");
    lab::lint(report, graph_of<DigitsBackwards>());
    std::string look = "trace --events one,zero,one";
    for (unsigned discs = 1; discs <= 10; ++discs) {
        Fault const fault = first_fault(discs);
        if (fault.words.empty()) {
            report.there("every move of " + std::to_string(discs) + (discs == 1 ? " disc" : " discs"));
            continue;
        }
        report.missing(fault.words);
        look = "trace --events " + fault.digits;
        break;
    }
    return report.end(look);
}
