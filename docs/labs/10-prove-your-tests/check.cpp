// The check of lab 10: the tests must be right, and each mutant of the machine must fail in one of them.
#include <algorithm>
#include <lab.hpp>
#include <map>
#include <my_tests.hpp>  // the one in this folder: yours
#include <optional>
#include <sstream>
#include <statewalk/automata/core/run.hpp>

namespace {

std::vector<std::string> words(std::string text) {
    for (char& sign : text)
        if (sign == ',') sign = ' ';
    std::istringstream in(text);
    std::vector<std::string> all;
    for (std::string word; in >> word;) all.push_back(word);
    return all;
}

/// The events of a test as the command takes them: "coin,button,take".
std::string script(Test const& test) {
    std::string text;
    for (std::string const& event : words(test.events)) text += (text.empty() ? "" : ",") + event;
    return text;
}

template <class Event>
void give(Runner<CoffeeMachine>& run) {
    run.step(Event{});
}

/// How the machine is given the event of a name.
std::map<std::string, void (*)(Runner<CoffeeMachine>&)> const known_events = {
    {"coin", give<coin>}, {"cancel", give<cancel>}, {"button", give<button>}, {"take", give<take>}};

/// What a customer has in the end. `events`: known ones only.
Result result_of(std::string const& events, std::optional<Mutant> const& mutant) {
    Coffee coffee;
    Runner<CoffeeMachine> run(mutant, coffee);
    for (std::string const& event : words(events)) known_events.at(event)(run);
    return coffee.result();
}

std::string text_of(Result const& result) {
    return "coffees " + std::to_string(result.coffees) + ", kept " + std::to_string(result.kept) + ", returned " +
           std::to_string(result.returned) + ", beeps " + std::to_string(result.beeps) + ", mess " +
           std::to_string(result.mess);
}

/// What is wrong with a test: the machine is right, so it must pass. Empty if nothing is.
std::string fault(Test const& test) {
    for (std::string const& event : words(test.events))
        if (known_events.count(event) == 0)
            return "there is no event '" + event + "'; there are coin, cancel, button, take";
    Result const came = result_of(test.events, {});
    if (came == test.expected) return "";
    return "the machine is right, and has: " + text_of(came) + ". The test expects: " + text_of(test.expected);
}

/// Whether a test, which is right, fails for a mutant.
bool sees(Test const& test, Mutant const& mutant) { return result_of(test.events, mutant) != test.expected; }

/// "row 4, 1 -> 0 / z3 on cancel".
std::string row_text(TransitionGraph const& graph, std::size_t row) {
    return "row " + std::to_string(row + 1) + ", " + arrow_text(graph, row) + " on " +
           graph.events[*graph.transitions[row].event].name;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc > 1) return statewalk::tool<CoffeeMachine>(argc, argv);

    lab::Report report(argv[0], "Lab 10: prove your tests");
    std::vector<Test> right;
    std::string look = "draw -o coffee.svg";
    std::size_t events = 0;
    for (std::size_t number = 0; number < my_tests.size(); ++number) {
        Test const& test = my_tests[number];
        std::string const name = "test " + std::to_string(number + 1) + " (" + test.events + ")";
        std::string const wrong = fault(test);
        if (!wrong.empty()) {
            report.missing(name + " is wrong: " + wrong + ".");
            continue;
        }
        report.there(name + " passes");
        right.push_back(test);
        if (!script(test).empty()) look = "trace --events " + script(test);
        events += words(test.events).size();
    }

    TransitionGraph const graph = graph_of<CoffeeMachine>();
    std::vector<Mutant> const all = mutants(graph);
    std::size_t seen = 0;
    for (Mutant const& mutant : all) {
        bool const is_seen =
            std::any_of(right.begin(), right.end(), [&](Test const& test) { return sees(test, mutant); });
        seen += is_seen ? 1 : 0;
        if (!is_seen)
            report.missing("a test that fails for the mutant: " + mutant_text(graph, mutant) + " in " +
                           row_text(graph, mutant.row));
    }
    report.there(std::to_string(seen) + " of " + std::to_string(all.size()) + " mutants are seen, by " +
                 std::to_string(right.size()) + (right.size() == 1 ? " test" : " tests") + " with " +
                 std::to_string(events) + " events in all");
    return report.end(look);
}
