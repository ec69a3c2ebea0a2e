// The check of lab 3: what `lint` says of the guards, the rows that were right from the beginning, and what the machine
// does in each situation.
#include <drink_machine.hpp>  // the one in this folder: yours
#include <lab.hpp>
#include <statewalk/automata/core/run.hpp>

namespace {

lab::Arrow const coin_row = {"0", "coin", "0", "z1", "A coin is counted"};

struct Situation {
    std::uint64_t coins;
    std::uint64_t cups;
    bool pours;  ///< the event is `full`, after a drink was chosen; else it is `choose`
    std::string words;
    std::string right;
    std::string events;  ///< that lead to it, when the machine is empty and has two cups
};

std::vector<Situation> const situations = {
    {2, 1, false, "choose, x1 yes, x2 no (enough money, a cup is left)", "z2, to state 1", "coin,coin,choose"},
    {2, 0, false, "choose, x1 yes, x2 yes (enough money, but no cup)", "z3, to state 0",
     "coin,coin,choose,full,coin,coin,choose,full,coin,coin,choose"},
    {1, 1, false, "choose, x1 no, x2 no (a cup is left, but too little money)", "z4, to state 0", "coin,choose"},
    {1, 0, false, "choose, x1 no, x2 yes (too little money, and no cup)", "z3, to state 0",
     "coin,coin,choose,full,coin,coin,choose,full,coin,choose"},
    {3, 1, true, "full, x3 yes (a coin is left)", "z3, to state 0", "coin,coin,coin,choose,full"},
    {2, 1, true, "full, x3 no (no coin is left)", "nothing, to state 0", "coin,coin,choose,full"},
};

/// What the machine does on the event of a situation: "z3, to state 0".
std::string done(Situation const& situation) {
    Stock stock(situation.coins, situation.cups);
    Runner<DrinkMachine> run(stock);
    run.step(choose{});
    if (situation.pours) {
        if (states_text(run.graph(), run.record().after) != "1") return "never done: no drink is poured before";
        run.step(full{});
    }
    std::string const state = states_text(run.graph(), run.record().after);
    if (run.record().fired.empty()) return "no row fires, and it stays in state " + state;
    return lab::outputs(run.graph(), run.record().outputs) + ", to state " + state;
}

/// Whether a finding of `lint` is about guards: two may hold at once, or none may hold.
bool is_of_guards(Finding const& finding) {
    return finding.kind == Finding::Kind::hidden || finding.kind == Finding::Kind::order_decides ||
           finding.kind == Finding::Kind::no_else;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc > 1) return statewalk::tool<DrinkMachine>(argc, argv);

    lab::Report report(argv[0], "Lab 3: write else");
    TransitionGraph const graph = graph_of<DrinkMachine>();
    for (Finding const& finding : lint(graph))
        if (is_of_guards(finding)) report.missing(finding.text);
    if (report.complete()) report.there("on each event that a state has rows for, exactly one of them fires");

    lab::starts_in(report, graph, "0");
    bool rows = lab::has(report, graph, coin_row);
    rows = lab::no_others(report, graph, {{"0", "coin"}, {"0", "choose"}, {"1", "full"}}) && rows;

    std::string shown;  // the shortest way to a situation in which it is wrong: nothing is wrong on that way
    for (Situation const& situation : situations) {
        std::string const came = done(situation);
        if (came == situation.right) {
            report.there(situation.words + ": " + came);
            continue;
        }
        report.missing(situation.words + ": should be " + situation.right + "; is " + came);
        if (shown.empty() || situation.events.size() < shown.size()) shown = situation.events;
    }
    if (!rows) return report.end("draw -o drink-machine.svg");
    return report.end(shown.empty() ? "lint" : "trace --events " + shown);
}
