#include "cli/application.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cstdint>
#include <functional>
#include <iostream>
#include <map>
#include <new>

#include "cli/commands.hpp"
#include "cli/nearest.hpp"
#include "cli/output.hpp"
#include "cli/running.hpp"
#include "cli/usage.hpp"
#include "diagrams/figures.hpp"
#include "diagrams/graphviz.hpp"
#include "diagrams/text.hpp"

namespace statewalk::cli {
namespace {

constexpr char const* version = "statewalk " STATEWALK_VERSION;

/// The language that a call asks for, also where it is no right call.
Language language_in(std::vector<std::string> const& arguments) {
    for (std::size_t i = 0; i < arguments.size(); ++i)
        if (arguments[i] == "--lang=ru" || (i > 0 && arguments[i - 1] == "--lang" && arguments[i] == "ru"))
            return Language::ru;
    return Language::en;
}

/// What CLI11 says in the help of a command, in another language; it counts bytes for columns.
class TranslatedHelp : public CLI::Formatter {
public:
    explicit TranslatedHelp(Language language) : language_(language) {
        for (char const* const word : {"Usage", "Positionals", "Excludes"}) label(word, translated(word, language));
    }
    std::string make_usage(CLI::App const* app, std::string name) const override {
        return translated_places(CLI::Formatter::make_usage(app, std::move(name)), language_);
    }
    std::string make_group(std::string group, bool is_positional,
                           std::vector<CLI::Option const*> options) const override {
        return CLI::Formatter::make_group(translated(group, language_), is_positional, std::move(options));
    }
    std::string make_option(CLI::Option const* option, bool is_positional) const override {
        std::string const name =
            "  " + translated_places(make_option_name(option, is_positional) + make_option_opts(option), language_);
        std::size_t const width = get_column_width();
        std::string const gap =
            columns(name) < width ? std::string(width - columns(name), ' ') : "\n" + std::string(width, ' ');
        return name + gap + translated_sentence(make_option_desc(option), language_) + "\n";
    }
    std::string make_description(CLI::App const* app) const override {
        return translated(app->get_description(), language_) + "\n";
    }

private:
    Language language_;
};

/// The command line, described for CLI11, and the command that it chose.
class CommandLine {
public:
    /// `language`: of what it says itself.
    CommandLine(Context& context, Language language) : context_(context), language_(language) {
        if (language != Language::en) app_.formatter(std::make_shared<TranslatedHelp>(language));
        app_.require_subcommand(1);
        app_.set_version_flag("--version", version);

        if (has("list"))
            add("list", "every automaton: name, pegs, what it is, source", [this] { return list(context_); });
        CLI::App& draw_command =
            add("draw", "the transition graph of an automaton", [this] { return draw(draw_, context_); });
        add_name(draw_command, draw_.name);
        draw_command
            .add_option("--view", draw_.view,
                        "the graph, or the connections: sources of events, automaton, object of control")
            ->check(CLI::IsMember({"graph", "connections"}))
            ->capture_default_str();
        draw_command.add_option("--style", draw_.style, "how it is drawn")
            ->check(CLI::IsMember({"switch", "uml", "plain"}))
            ->capture_default_str();
        draw_command.add_option("--coverage", draw_.coverage, "how often the run in a log took each arrow")
            ->type_name("LOG")
            ->check(not_empty("the name of a file, or -"));
        draw_command.add_option("--at", draw_.at, "light up a step of a log: its number, and the log")
            ->type_name("STEP LOG")
            ->expected(2);
        draw_command
            .add_option("--check", draw_.check, "whether this file still shows the automaton; nothing is drawn")
            ->type_name("FILE")
            ->check(not_empty("the name of a file, or -"));
        add_format(draw_command, draw_.format, figure_format_names());

        CLI::App& trace_command =
            add("trace", "the run of an automaton, state by state", [this] { return trace(trace_, context_); });
        add_run(trace_command, trace_);
        std::vector<std::string> logs{"table", "protocol", "jsonl", "csv"};
        if (!context_.automata.only_one()) logs.insert(logs.end(), {"tree", "nested"});
        add_format(trace_command, trace_.format, logs);

        CLI::App& step_command = add("step", "the run of an automaton, to be walked at the terminal forwards and back",
                                     [this] { return step(step_, context_); });
        add_walk(step_command, step_);

        CLI::App& play_command = add("play", "the run of an automaton, as a page to walk it in a browser",
                                     [this] { return play(play_, context_); });
        add_walk(play_command, play_);

        if (has("check")) describe_check();
        if (has("moves")) describe_moves();
        if (has("table")) describe_table();
        CLI::App& lint_command = add("lint", "what is wrong with an automaton, from its graph and small runs",
                                     [this] { return lint(lint_, context_); });
        if (!context_.automata.only_one())
            lint_command.add_option("NAME", lint_.names, "automata; without one, every automaton");
        if (has_waiters(context_.automata))
            lint_command
                .add_option("--events", lint_.events, "a script in which to look for arrows that are both free to fire")
                ->type_name("E1,E2,...");

        describe_mutants();

        CLI::App& coverage_command = add("coverage", "which arrows the runs in saved logs have taken",
                                         [this] { return coverage(coverage_, context_); });
        coverage_command.add_option("LOG", coverage_.logs, "logs of one automaton (-f jsonl of trace)")->required();
        coverage_command.add_option("--min", coverage_.least, "so many percent of the arrows, or the answer is no")
            ->type_name("PERCENT")
            ->check(percent());

        if (has("grade")) describe_grade();
        if (has("new"))
            add("new", "a student's project in a new folder, ready to build: an automaton, its tests, its diagram",
                [this] { return new_project(new_, context_); })
                .add_option("DIR", new_.folder, "the folder to write: a new one, or an empty one")
                ->required()
                ->check(not_empty("the name of a folder"));
        if (has("gallery"))
            add("gallery", "an index page with every automaton, and the files that it links to",
                [this] { return gallery(context_); })
                .get_option("--output")
                ->type_name("DIR")
                ->description("the folder to write: a new one, an empty one, or an older gallery")
                ->default_str("");
    }

    /// Throws CLI::ParseError, or WrongCall.
    int run(std::vector<std::string> arguments) {
        std::string const first = arguments.empty() ? "" : arguments.front();
        if (first.empty()) throw WrongCall("no command was given" + how_to_call());
        if (first == "help") arguments.front() = "--help";
        if (first != "help" && first.front() != '-' && commands_.find(first) == commands_.end()) {
            std::vector<std::string> known;
            for (auto const& [name, command] : commands_) known.push_back(name);
            throw WrongCall("there is no command '" + first + "'" + did_you_mean(first, known) + " (`" + program() +
                            " --help` shows them all)");
        }
        std::reverse(arguments.begin(), arguments.end());  // as CLI11 wants them
        try {
            app_.parse(std::move(arguments));
        } catch (CLI::ExtrasError const&) {
            throw WrongCall("not expected: " + joined(app_.remaining(true), " ") + how_to_call());
        }
        CLI::App const* const chosen = app_.get_subcommands().front();
        return commands_.at(chosen->get_name())();
    }

    /// Of the subcommand that was asked about, or of all.
    std::string help() const {
        for (CLI::App const* command : app_.get_subcommands()) return command->help(program());
        return synopsis(context_.automata, language_);
    }

    std::string how_to_call() const { return "; `" + program() + " --help` shows how to call it"; }

    OptionsByCommand options() const {
        OptionsByCommand all;
        for (auto const& [name, command] : commands_)
            for (CLI::Option const* option : app_.get_subcommand(name)->get_options()) {
                std::vector<std::string> names;
                for (std::string const& letter : option->get_snames()) names.push_back("-" + letter);
                for (std::string const& word : option->get_lnames()) names.push_back("--" + word);
                if (!names.empty()) all[name].push_back(names);
            }
        return all;
    }

private:
    /// Which run: of an automaton, on its task or its events; or the one in a saved log.
    void add_run(CLI::App& command, RunOptions& run) {
        auto* const log = command.add_option("--log", run.log, "the run in a saved log (-f jsonl of trace)")
                              ->type_name("FILE")
                              ->check(not_empty("the name of a file, or -"));
        if (auto* const name = add_name(command, run.name)) log->excludes(name->required(false));
        std::vector<CLI::Option*> task_options;
        if (has_players(context_.automata)) task_options = add_task_options(command, run.task, false);
        for (CLI::Option* option : task_options) log->excludes(option);
        command.add_option("--budget", run.budget, "cut the run after so many steps")
            ->type_name("STEPS")
            ->check(a_whole_number());
        if (has_waiters(context_.automata)) {
            auto* const events = command.add_option("--events", run.events,
                                                    "of an automaton that waits for events: their names, by commas");
            events->type_name("E1,E2,...");
            for (CLI::Option* option : task_options) events->excludes(option);
            log->excludes(events);
        }
        if (has_readers(context_.automata))
            log->excludes(command.add_option("--range", run.range, "hanoi-word: the numbers of the moves to read")
                              ->type_name("K..M")
                              ->check(not_empty("K..M, or K")));
    }

    void add_walk(CLI::App& command, WalkOptions& walk) {
        add_run(command, walk);
        command.add_option("--at", walk.at, "the step to begin at")
            ->type_name("STEP")
            ->check(a_whole_number())
            ->capture_default_str();
    }

    void describe_check() {
        CLI::App& check_command = add("check", "the run of an automaton against the reference recursion",
                                      [this] { return check(check_, context_); });
        check_command.add_flag("--shortest", check_.shortest,
                               "four pegs: any shortest solution will do, not only the recursion's");
        auto* const log = check_command.add_option("--log", check_.log, "check a saved log (-f jsonl of trace)")
                              ->type_name("FILE")
                              ->check(not_empty("the name of a file, or -"));
        if (!context_.automata.only_one())
            log->excludes(check_command.add_option("NAME", check_.names, "automata; without one, every automaton"));
        for (CLI::Option* option : add_task_options(check_command, check_.task, true)) log->excludes(option);
    }

    void describe_moves() {
        CLI::App& moves_command = add("moves", "the moves of an automaton, one a line: number, disc, from, to",
                                      [this] { return moves(moves_, context_); });
        add_name(moves_command, moves_.name);
        add_task_options(moves_command, moves_.task, false);
        moves_command.add_option("--range", moves_.range, "only the moves of these numbers")
            ->type_name("K..M")
            ->check(not_empty("K..M, or K"));
        add_format(moves_command, moves_.format, {"numbered", "arrow", "sentence", "steps", "packed"});
    }

    void describe_table() {
        CLI::App& table_command =
            add("table", "what can be tabled about a task", [this] { return table(table_, context_); });
        table_command.add_option("NAME", table_.name, "the table: discs, frame-table or game-34")->required();
        add_task_options(table_command, table_.task, false);
    }

    void describe_grade() {
        CLI::App& grade_command =
            add("grade",
                context_.automata.only_one()
                    ? "what the automaton is worth: its moves, lint, arrows taken; or what logs are worth"
                    : "what logs of any program are worth: legal, arrived, short, first difference",
                [this] { return grade(grade_, context_); });
        grade_.task.discs.clear();
        std::vector<CLI::Option*> const task_options = add_task_options(grade_command, grade_.task, false);
        CLI::Option& logs = *grade_command.add_option(
            "LOG", grade_.logs, "moves that a program printed, or saved logs (-f jsonl of trace)");
        if (!context_.automata.only_one()) {
            logs.required();
            grade_command
                .add_option("--automaton", grade_.automaton,
                            "the logs are protocols, to be held against this automaton's")
                ->type_name("NAME");
            auto* const events =
                grade_command.add_option("--events", grade_.events, "of an automaton that waits for events: a script");
            events->type_name("E1,E2,...");
            for (CLI::Option* option : task_options) events->excludes(option);
        }
        grade_command.add_option("--rubric", grade_.rubric, "how many points each part is worth (JSON)")
            ->type_name("FILE")
            ->check(not_empty("the name of a file, or -"));
        add_format(grade_command, grade_.format, {"text", "json", "csv", "gradescope"});
    }

    void describe_mutants() {
        CLI::App& mutants_command = add("mutants", "whether the check sees it when something in a table is changed",
                                        [this] { return mutants(mutants_, context_); });
        if (!context_.automata.only_one())
            mutants_command.add_option("NAME", mutants_.names, "automata; without one, every automaton");
        std::vector<CLI::Option*> task_options;
        if (has_players(context_.automata)) task_options = add_task_options(mutants_command, mutants_.task, true);
        if (!has_waiters(context_.automata)) return;
        auto* const events = mutants_command.add_option(
            "--events", mutants_.events, "of automata that wait for events: a script; without it, each event twice");
        events->type_name("E1,E2,...");
        for (CLI::Option* option : task_options) events->excludes(option);
    }

    std::string const& program() const { return context_.automata.program(); }
    bool has(std::string const& command) const { return has_command(context_.automata, command); }
    CLI::App& add(std::string const& name, std::string const& what, std::function<int()> command) {
        CLI::App& subcommand = *app_.add_subcommand(name, what);
        subcommand.set_version_flag("--version", version);
        subcommand.add_option("-o,--output", context_.place, "where to write; - is standard output")
            ->type_name("FILE")
            ->check(not_empty("the name of a file, or -"))
            ->capture_default_str();
        subcommand.add_option("--lang", context_.lang, "in which language: notes, headings, protocol, messages")
            ->check(CLI::IsMember({"en", "ru"}))
            ->capture_default_str();
        commands_[name] = std::move(command);
        return subcommand;
    }
    /// None where there is only one automaton.
    CLI::Option* add_name(CLI::App& command, std::string& name) {
        if (!context_.automata.only_one())
            return command.add_option("NAME", name, "an automaton; `" + program() + " list` names them all")
                ->required();
        name = context_.automata.only_one()->name;
        return nullptr;
    }
    static void add_format(CLI::App& command, std::string& format, std::vector<std::string> const& formats) {
        command.add_option("-f,--format", format, "how it is written")
            ->check(CLI::IsMember(formats))
            ->capture_default_str();
    }
    static CLI::Validator a_whole_number() {
        return {[](std::string& text) {
                    return whole_number(text) ? "" : "takes a whole number, not '" + printable(text) + "'";
                },
                ""};
    }
    static CLI::Validator percent() {
        return {[](std::string& text) {
                    double number = 0;
                    auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
                    bool const is_one = error == std::errc{} && end == text.data() + text.size();
                    return is_one && number >= 0 && number <= 100
                               ? ""
                               : "takes percent, from 0 to 100, not '" + printable(text) + "'";
                },
                ""};
    }

    Context& context_;
    Language language_;
    CLI::App app_{"", program()};
    std::map<std::string, std::function<int()>> commands_;
    DrawOptions draw_;
    TraceOptions trace_;
    WalkOptions step_;
    WalkOptions play_;
    CheckOptions check_;
    MovesOptions moves_;
    TableOptions table_;
    LintOptions lint_;
    MutantsOptions mutants_;
    CoverageOptions coverage_;
    GradeOptions grade_;
    NewOptions new_;
};

}  // namespace

OptionsByCommand options_by_command(Catalogue const& automata) {
    Context context{automata, std::cin, std::cout, std::cerr};
    return CommandLine(context, Language::en).options();
}

int run_application(Catalogue const& automata, std::vector<std::string> arguments, std::istream& in, std::ostream& out,
                    std::ostream& err) {
    Language const language = language_in(arguments);
    auto const error = [&](std::string const& english, Status status) {
        std::string const what = translated_sentence(english, language);
        std::size_t most = 500;  // a line, whatever came in; to the end of a character
        while (most < what.size() && (static_cast<unsigned char>(what[most]) & 0xC0U) == 0x80U) --most;
        err << automata.program() << ": " << printable(what.substr(0, most)) << (what.size() > most ? "..." : "")
            << '\n';
        return status;
    };
    auto const answer = [&](std::string const& text) {
        Output output("-", out);
        output.write([&](std::ostream& stream) { stream << text; });
        output.keep();
    };
    Context context{automata, in, out, err};
    CommandLine command(context, language);
    try {
        require_names(automata);
        try {
            return command.run(std::move(arguments));
        } catch (CLI::CallForHelp const&) {
            answer(command.help());
        } catch (CLI::CallForVersion const&) {
            answer(std::string(version) + '\n');
        }
        return yes;
    } catch (CLI::ParseError const& wrong) {
        return error(std::string(wrong.what()) + command.how_to_call(), wrong_call);
    } catch (WrongCall const& wrong) {
        return error(wrong.what(), wrong_call);
    } catch (graphviz::Missing const& missing) {
        return error(missing.what(), wrong_call);
    } catch (FileTrouble const& trouble) {
        return error(trouble.what(), file_trouble);
    } catch (Interrupted const&) {
        return interrupted_status;
    } catch (ReaderGone const&) {
        return reader_gone;
    } catch (std::bad_alloc const&) {
        return error("there is no memory for so much; ask for fewer discs, or for fewer steps with --budget",
                     wrong_call);
    } catch (std::exception const& unforeseen) {
        return error(unforeseen.what(), file_trouble);
    }
}

std::string program(char** arguments) {
    std::string const path = arguments[0] == nullptr ? "" : arguments[0];
    std::string const name = path.substr(path.find_last_of('/') + 1);
    return name.empty() ? "tool" : name;
}

int run_process(Catalogue const& automata, int count, char** arguments) {
    std::ios::sync_with_stdio(false);
    catch_interrupts();
    return run_application(automata, {arguments + 1, arguments + count}, std::cin, std::cout, std::cerr);
}

}  // namespace statewalk::cli
