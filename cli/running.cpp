#include "cli/running.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <ostream>
#include <stdexcept>

#include "cli/output.hpp"
#include "diagrams/text.hpp"
#include "solvers/hanoi/frame_stewart.hpp"
#include "solvers/hanoi/hanoi_word.hpp"

namespace statewalk::cli {
namespace {

/// Of two numbers in decimal digits, without leading zeros.
bool is_less(std::string const& one, std::string const& other) {
    return one.size() != other.size() ? one.size() < other.size() : one < other;
}

std::optional<Range> range_from(std::string const& text, hanoi::Task const& task) {
    if (text.empty()) return std::nullopt;
    std::size_t const dots = text.find("..");
    std::string const first = text.substr(0, dots);
    std::string const last = dots == std::string::npos ? first : text.substr(dots + 2);
    if (first.empty() || last.empty())
        throw std::invalid_argument("takes K..M or K, numbers of moves, not '" + text + "'");
    bool const on_three = task.pegs.size() == 3;
    hanoi::MoveNumbers const numbers(on_three ? task.discs : hanoi::MoveNumbers::most_discs, first, last);
    std::string const fewest = std::to_string(fewest_moves(task));
    if (!on_three && is_less(fewest, numbers.last()))
        throw std::invalid_argument("there is no move " + numbers.last() + "; the solution has " + fewest +
                                    (fewest == "1" ? " move" : " moves"));
    return Range{numbers.decimal(), numbers.last()};
}

/// At the commas; not at those in brackets, which are part of an event's name: "Key<1, 2>".
std::vector<std::string> split(std::string const& text) {
    std::vector<std::string> words;
    if (!text.empty()) words.emplace_back();
    int depth = 0;
    for (char const c : text) {
        depth += c == '<' || c == '(' ? 1 : c == '>' || c == ')' ? -1 : 0;
        if (c == ',' && depth <= 0)
            words.emplace_back();
        else
            words.back() += c;
    }
    return words;
}

}  // namespace

Input::Input(Context const& context, std::string const& name) : stream_(name == "-" ? &context.in : &file_) {
    if (name == "-") return;
    file_.open(name, std::ios::binary);
    stop_if_interrupted();
    bool const folder = std::filesystem::is_directory(name);
    if (!file_ || folder)
        throw FileTrouble("cannot read " + printable(name) + ": " +
                          (folder ? "it is a directory" : "there is no such file, or it is not yours to read"));
}

void require_names(Catalogue const& automata) {
    for (Entry const& entry : automata)
        for (std::string const& event : entry.events) {
            auto const again = std::count(entry.events.begin(), entry.events.end(), event);
            if (again > 1) throw WrongCall(entry.name + " has two events of the name '" + printable(event) + "'");
            if (split(event).size() != 1)
                throw WrongCall(entry.name + " has an event of the name '" + printable(event) +
                                "', which no script can name; give it another by statewalk::event(\"name\", ...)");
        }
}

std::unique_ptr<Walk> run_script(Entry const& entry, std::string const& script, std::optional<Mutant> const& mutant) {
    if (!entry.run) throw WrongCall(entry.name + " waits for no events of its own; it plays towers");
    try {
        return entry.run(split(script), mutant);
    } catch (std::invalid_argument const& wrong) {
        throw WrongCall(wrong.what());
    } catch (std::exception const& error) {
        throw WrongCall(entry.name + " cannot be made: " + error.what());
    }
}

std::string events_option(Entry const& entry) { return "--events " + joined(entry.events, ","); }

void require_events(Entry const& entry) {
    if (entry.pegs == 0 && entry.events.empty() && !entry.graph().events.empty())
        throw WrongCall("no event of " + entry.name +
                        " can be made of nothing; give its tool one as statewalk::event(\"name\", ...)");
}

std::string every_event_twice(Entry const& entry) {
    return joined(entry.events, ",", [](std::string const& event) { return event + "," + event; });
}

std::vector<Entry const*> playing_on(Catalogue const& automata, std::string const& pegs) {
    auto const named = static_cast<unsigned>(std::count(pegs.begin(), pegs.end(), ',')) + 1;
    std::vector<Entry const*> playing;
    for (Entry const& entry : automata)
        if (pegs.empty() ? entry.pegs > 0 : entry.pegs == named) playing.push_back(&entry);
    if (playing.empty())
        throw WrongCall("no automaton plays on " + std::to_string(named) + (named == 1 ? " peg" : " pegs") +
                        "; name 3 pegs, or 4");
    return playing;
}

AskedMoves asked(Entry const& entry, TaskOptions const& options, std::string const& range) {
    if (entry.pegs == 0) throw WrongCall(entry.name + " plays no towers; give it events: " + events_option(entry));
    hanoi::Task task = one_task(options, entry.pegs, entry.most_discs);
    task.ties = entry.ties.value_or(task.ties);
    try {
        std::optional<Range> const numbers = range_from(range, task);
        return {task, numbers};
    } catch (std::invalid_argument const& wrong) {
        throw WrongCall("--range: " + printable(wrong.what()));
    }
}

Started start(Entry const& entry, TaskOptions const& options, std::string const& range) {
    auto const [task, numbers] = asked(entry, options, range);
    return {entry, task, numbers, walk_of(entry, task, numbers)};
}

std::vector<hanoi::Task> tasks_for(Entry const& entry, TaskOptions const& options) {
    std::vector<hanoi::Task> all =
        tasks(options, entry.pegs, entry.reads_numbers ? hanoi::most_discs : entry.most_discs);
    for (hanoi::Task& task : all) task.ties = entry.ties.value_or(task.ties);
    return all;
}

std::string tasks_text(std::vector<hanoi::Task> const& all, bool every_pair) {
    std::string discs = std::to_string(all.front().discs);
    if (all.back().discs != all.front().discs) discs += ".." + std::to_string(all.back().discs);
    if (!every_pair) return "-n " + discs + " " + pegs_text(all.front());
    return "-n " + discs + " --every-pair" + ties_text(all.front());
}

void require(Entry const& entry, hanoi::Task const& task) {
    try {
        entry.require(task);
    } catch (std::invalid_argument const& wrong) {
        throw WrongCall(wrong.what());
    }
}

namespace {

/// What `make` makes for a run of the task; what cannot be done is a WrongCall.
template <class Make>
auto made_for(Entry const& entry, hanoi::Task const& task, Make const& make) {
    try {
        return make();
    } catch (std::invalid_argument const& wrong) {
        throw WrongCall(wrong.what());
    } catch (std::bad_alloc const&) {
        throw WrongCall(entry.name + " finds no memory for " + std::to_string(task.discs) + " discs");
    }
}

}  // namespace

std::unique_ptr<Walk> walk_of(Entry const& entry, hanoi::Task const& task, std::optional<Range> const& range,
                              std::optional<Mutant> const& mutant) {
    return made_for(entry, task, [&] { return entry.walk(task, range, mutant); });
}

std::unique_ptr<MoveStream> moves_of(Entry const& entry, hanoi::Task const& task, std::optional<Range> const& range) {
    return made_for(entry, task, [&] { return entry.moves(task, range); });
}

std::optional<std::uint64_t> whole_number(std::string const& text) {
    std::uint64_t number = 0;
    auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::uint64_t generous_budget(hanoi::Task const& task) {
    constexpr std::uint64_t steps_for_a_move = 64;
    std::uint64_t const moves = fewest_moves(task);
    return moves < unlimited / steps_for_a_move - 1 ? steps_for_a_move * (moves + 1) : unlimited;
}

bool next_step(Walk& walk, std::uint64_t budget) {
    if (interrupted()) walk.end(Ending::interrupted, "stopped by Ctrl-C");
    if (walk.record().number == budget) walk.end(Ending::out_of_budget, budget_text(budget));
    return walk.next();
}

void stop_if_interrupted() {
    if (interrupted()) throw Interrupted();
}

bool ended_well(Entry const& entry, Outcome const& outcome, bool cut_as_asked, Context const& context) {
    if (outcome.ending == Ending::finished || (outcome.ending == Ending::out_of_budget && cut_as_asked)) return true;
    std::string const what =
        to_string(outcome.ending) + " in step " + std::to_string(outcome.steps) + ": " + outcome.reason;
    context.err << context.automata.speaker(entry) << printable(translated_sentence(what, context.language())) << '\n';
    return false;
}

}  // namespace statewalk::cli
