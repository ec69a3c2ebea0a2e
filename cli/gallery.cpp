// statewalk gallery: an index page with every automaton, and the files that it links to.
#include "diagrams/gallery.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <memory>
#include <ostream>
#include <sstream>

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/output_folder.hpp"
#include "cli/running.hpp"
#include "cli/shown_run.hpp"
#include "diagrams/connections.hpp"
#include "diagrams/dot.hpp"
#include "diagrams/json_lines.hpp"
#include "diagrams/player.hpp"
#include "diagrams/text.hpp"
#include "diagrams/trace_table.hpp"

namespace statewalk::cli {
namespace {

constexpr char const* discs_shown = "4";
constexpr char const* run_shown =
    "The run: 4 discs from the first peg to the last. One that waits for events is given each of them twice.";
constexpr char const* discs_checked = "0..10";

/// Tells several logs the same run.
class ToEach final : public Log {
public:
    explicit ToEach(std::vector<Log*> logs) : logs_(std::move(logs)) {}

    void begin(TransitionGraph const& graph, Fields const& task, Record const& start) override {
        for (Log* log : logs_) log->begin(graph, task, start);
    }
    void add(Record const& record) override {
        for (Log* log : logs_) log->add(record);
    }
    void differs(FirstDifference const& difference) override {
        for (Log* log : logs_) log->differs(difference);
    }
    void end(Outcome const& outcome) override {
        for (Log* log : logs_) log->end(outcome);
    }

private:
    std::vector<Log*> logs_;
};

/// Counts the steps and the moves of a run, and notes where it differs.
class Count final : public Log {
public:
    explicit Count(Exhibit& exhibit) : exhibit_(exhibit) {}

    void begin(TransitionGraph const& graph, Fields const&, Record const&) override { exhibit_.count(graph); }
    void add(Record const& record) override { exhibit_.moves += record.moves.size(); }
    void differs(FirstDifference const& difference) override { exhibit_.difference = difference.step; }
    void end(Outcome const& outcome) override { exhibit_.steps = outcome.steps; }

private:
    Exhibit& exhibit_;
};

// --- The run that is shown

/// As run_shown says; the events in their order.
RunOptions shown(Entry const& entry) {
    RunOptions options;
    options.name = entry.name;
    options.task.discs = discs_shown;
    if (entry.pegs == 0 && !entry.run_by_itself) options.events = every_event_twice(entry);
    return options;
}

// --- The verdict

/// What `check`, or of one that plays no towers `lint`, says of an automaton.
struct Answer {
    int status = yes;
    std::string text;
};

Answer answer(Entry const& entry, Context const& context) {
    std::ostringstream said;
    Context const aside{context.automata, context.in, said, context.err, "-", context.lang};
    int status = yes;
    if (entry.pegs > 0) {
        CheckOptions options;
        options.names = {entry.name};
        options.task.discs = discs_checked;
        options.task.every_pair = true;
        status = check(options, aside);
    } else {
        LintOptions options;
        options.names = {entry.name};
        status = lint(options, aside);
    }
    return {status, said.str()};
}

/// The run that is shown must have ended well, too.
void add_bad_end(Answer& answer, Entry const& entry, Outcome const& outcome, Context const& context) {
    std::ostringstream said;
    if (ended_well(entry, outcome, true, {context.automata, context.in, context.out, said, "-", context.lang})) return;
    answer.status = no;
    answer.text += "  " + said.str();
}

/// The answer without what the page shows beside it: the name and, of `check`, its yes or no.
std::string account(std::string text, Entry const& entry) {
    auto const drop = [&](std::size_t until) {
        text.erase(0, std::min(text.find_first_not_of(' ', until), text.size()));
    };
    drop(entry.name.size());
    if (entry.pegs > 0) drop(std::min(text.find(' '), text.size()));
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
}

// --- The folder

std::string bytes_of(std::string const& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// A gallery is not written over anything else.
void require_gallery_or_nothing(OutputFolder const& folder, std::string const& place) {
    if (folder.there().empty()) return;
    std::string const index = bytes_of(place + "/" + std::string(gallery_files::index));
    for (std::string const& name : folder.there())
        if (!is_in_gallery(index, name))
            throw FileTrouble("cannot write " + printable(place) + ": it has " + printable(name) +
                              " in it, which is no part of a gallery; take it out, or name another folder");
}

/// Writes the files of an automaton. Returns what the index says of it, and appends what is said of it on standard
/// output to `answers`.
Exhibit written(Entry const& entry, std::string const& stem, OutputFolder& folder, Context const& context,
                std::string& answers) {
    Exhibit exhibit;
    exhibit.name = entry.name;
    exhibit.note = entry.note;
    exhibit.source = entry.source;
    exhibit.stem = stem;
    Language const language = context.language();
    folder.write([&](auto const& file) {
        auto const begun = [&](std::string_view suffix) -> std::ostream& { return file(stem + std::string(suffix)); };
        TransitionGraph const graph = translated(entry.graph(), language);
        std::string const picture = render(graph, Style::switch_, Format::svg, {}, language);
        exhibit.measure(picture);
        begun(gallery_files::svg) << picture;
        begun(gallery_files::dot) << dot(graph, Style::switch_, {}, language);
        begun(gallery_files::connections) << render_connections(graph, Format::svg, language);

        PlayerPage page(begun(gallery_files::page), language);
        TraceTable table(begun(gallery_files::trace), entry.pegs > 0 && !entry.fills_table, language);
        JsonLines lines(begun(gallery_files::log));
        Count count(exhibit);
        ToEach log({&page, &table, &lines, &count});
        ShownRun run = shown_run(shown(entry), context);
        Progress silent("", true);
        tell(run, log, walked_steps({}, run), Reference::recursion, silent);
        stop_if_interrupted();

        Answer answer = cli::answer(entry, context);
        if (answer.status == yes) add_bad_end(answer, entry, run.walk->outcome(), context);
        exhibit.question = entry.pegs > 0 ? "Equal to the recursion?" : "Free of faults?";
        exhibit.agrees = answer.status == yes;
        exhibit.verdict = account(answer.text, entry);
        answers += answer.text;
    });
    return exhibit;
}

}  // namespace

int gallery(Context const& context) {
    if (context.place == "-") throw WrongCall("a gallery is a folder; name it with -o DIR");
    OutputFolder folder(context.place);
    require_gallery_or_nothing(folder, context.place);
    std::vector<Exhibit> exhibits;
    std::string answers;
    {
        Progress progress("gallery");
        Stems stems;
        auto const all = static_cast<std::uint64_t>(context.automata.end() - context.automata.begin());
        for (Entry const& entry : context.automata) {
            progress.at(exhibits.size(), all);
            exhibits.push_back(written(entry, stems.of(entry.name), folder, context, answers));
        }
    }
    folder.write([&](auto const& file) {
        file(std::string(gallery_files::index)) << gallery_index(exhibits, run_shown, context.language());
    });
    stop_if_interrupted();
    folder.keep();

    Output output("-", context.out);
    output.write([&](std::ostream& out) { out << answers; });
    output.keep();
    bool const all_agree =
        std::all_of(exhibits.begin(), exhibits.end(), [](Exhibit const& exhibit) { return exhibit.agrees; });
    return all_agree ? yes : no;
}

}  // namespace statewalk::cli
