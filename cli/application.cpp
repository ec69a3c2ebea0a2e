#include "cli/application.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cstdint>
#include <functional>
#include <iostream>
#include <map>

#include "cli/commands.hpp"
#include "cli/nearest.hpp"
#include "cli/output.hpp"
#include "diagrams/graphviz.hpp"
#include "diagrams/text.hpp"

namespace statewalk::cli {

char const* const synopsis =
    R"(statewalk: automata as code, from one table to diagram, trace and proof

  statewalk list                          every automaton: name, pegs, what it is, source
  statewalk draw NAME [--style switch|uml] [-f dot|svg|png|pdf]
                                          its transition graph
  statewalk trace NAME TASK [--budget STEPS] [--range K..M] [-f table|jsonl|tree|nested]
                                          its run, state by state (tree, nested: of action-tree)
  statewalk check [NAME...] TASK | --log FILE [--shortest]
                                          against the reference recursion; without a name, every automaton
  statewalk moves NAME TASK [--range K..M] [-f numbered|arrow|sentence|steps]
                                          the moves alone, one a line: number, disc, from, to
  statewalk table discs TASK              for each disc its moves, their numbers from 0, and these in binary
  statewalk table frame-table|game-34 TASK
                                          the fewest moves on four pegs, disc by disc, and where to split the tower

  TASK: -n, --discs N (check: or LO..HI), --from A, --to C, --pegs A,B,C, --every-pair (check),
        --ties low|high (four pegs: of two equally good ways to split the tower, the one with fewer or more discs
        moved on three pegs)
  Everywhere: -o FILE ("-", the default, is standard output), -h, --help, --version
  Range: numbers of moves from 1, or one; hanoi-word, up to 100000 discs, reads them at once
  Defaults: 3 discs, from the first peg to the last, pegs A B C (D), the first of the words named above

  Exit status: 0 yes; 1 the answer is no; 2 the call was wrong; 3 a file could not be read or written;
               130 Ctrl-C; 141 the reader of standard output went away
)";

namespace {

constexpr char const* version = "statewalk " STATEWALK_VERSION;

/// The command line, described for CLI11, and the command that it chose.
class CommandLine {
public:
    explicit CommandLine(Streams& streams) : streams_(streams) {
        app_.require_subcommand(1);
        app_.set_version_flag("--version", version);

        add("list", "every automaton: name, pegs, what it is, source", [this] { return list(streams_); });

        CLI::App& draw_command =
            add("draw", "the transition graph of an automaton", [this] { return draw(draw_, streams_); });
        add_name(draw_command, draw_.name);
        draw_command.add_option("--style", draw_.style, "how it is drawn")
            ->check(CLI::IsMember({"switch", "uml"}))
            ->capture_default_str();
        add_format(draw_command, draw_.format, {"dot", "svg", "png", "pdf"});

        CLI::App& trace_command =
            add("trace", "the run of an automaton, state by state", [this] { return trace(trace_, streams_); });
        add_name(trace_command, trace_.name);
        add_task_options(trace_command, trace_.task, false);
        trace_command.add_option("--budget", trace_.budget, "cut the run after so many steps")
            ->type_name("STEPS")
            ->check(whole_number());
        trace_command.add_option("--range", trace_.range, "hanoi-word: the numbers of the moves to read")
            ->type_name("K..M")
            ->check(not_empty("K..M, or K"));
        add_format(trace_command, trace_.format, {"table", "jsonl", "tree", "nested"});

        CLI::App& check_command = add("check", "the run of an automaton against the reference recursion",
                                      [this] { return check(check_, streams_); });
        check_command.add_flag("--shortest", check_.shortest,
                               "four pegs: any shortest solution will do, not only the recursion's");
        auto* const log = check_command.add_option("--log", check_.log, "check a saved log (-f jsonl of trace)")
                              ->type_name("FILE")
                              ->check(not_empty("the name of a file, or -"));
        log->excludes(check_command.add_option("NAME", check_.names, "automata; without one, every automaton"));
        for (CLI::Option* option : add_task_options(check_command, check_.task, true)) log->excludes(option);

        CLI::App& moves_command = add("moves", "the moves of an automaton, one a line: number, disc, from, to",
                                      [this] { return moves(moves_, streams_); });
        add_name(moves_command, moves_.name);
        add_task_options(moves_command, moves_.task, false);
        moves_command.add_option("--range", moves_.range, "only the moves of these numbers")
            ->type_name("K..M")
            ->check(not_empty("K..M, or K"));
        add_format(moves_command, moves_.format, {"numbered", "arrow", "sentence", "steps"});

        CLI::App& table_command =
            add("table", "what can be tabled about a task", [this] { return table(table_, streams_); });
        table_command.add_option("NAME", table_.name, "the table: discs, frame-table or game-34")->required();
        add_task_options(table_command, table_.task, false);
    }

    /// Throws CLI::ParseError, or WrongCall.
    int run(std::vector<std::string> arguments) {
        std::string const first = arguments.empty() ? "" : arguments.front();
        if (first == "help") arguments.front() = "--help";
        if (!first.empty() && first != "help" && first.front() != '-' && commands_.find(first) == commands_.end()) {
            std::vector<std::string> known;
            for (auto const& [name, command] : commands_) known.push_back(name);
            throw WrongCall("there is no command '" + first + "'" + did_you_mean(first, known) +
                            " (`statewalk --help` shows them all)");
        }
        std::reverse(arguments.begin(), arguments.end());  // as CLI11 wants them
        try {
            app_.parse(std::move(arguments));
        } catch (CLI::ExtrasError const&) {
            throw WrongCall(
                "not expected: " + joined(app_.remaining(true), " ", [](std::string const& word) { return word; }) +
                "; `statewalk --help` shows how to call it");
        }
        CLI::App const* const chosen = app_.get_subcommands().front();
        return commands_.at(chosen->get_name())();
    }

    /// Of the subcommand that was asked about, or of all.
    std::string help() const {
        for (CLI::App const* command : app_.get_subcommands()) return command->help("statewalk");
        return synopsis;
    }

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
    CLI::App& add(std::string const& name, std::string const& what, std::function<int()> command) {
        CLI::App& subcommand = *app_.add_subcommand(name, what);
        subcommand.set_version_flag("--version", version);
        subcommand.add_option("-o,--output", streams_.place, "where to write; - is standard output")
            ->type_name("FILE")
            ->check(not_empty("the name of a file, or -"))
            ->capture_default_str();
        commands_[name] = std::move(command);
        return subcommand;
    }
    static void add_name(CLI::App& command, std::string& name) {
        command.add_option("NAME", name, "an automaton; `statewalk list` names them all")->required();
    }
    static void add_format(CLI::App& command, std::string& format, std::vector<std::string> const& formats) {
        command.add_option("-f,--format", format, "how it is written")
            ->check(CLI::IsMember(formats))
            ->capture_default_str();
    }
    static CLI::Validator whole_number() {
        return {[](std::string& text) {
                    std::uint64_t number = 0;
                    auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
                    bool const whole = error == std::errc{} && end == text.data() + text.size();
                    return whole ? "" : "takes a whole number, not '" + printable(text) + "'";
                },
                ""};
    }

    Streams& streams_;
    CLI::App app_{"", "statewalk"};
    std::map<std::string, std::function<int()>> commands_;
    DrawOptions draw_;
    TraceOptions trace_;
    CheckOptions check_;
    MovesOptions moves_;
    TableOptions table_;
};

}  // namespace

OptionsByCommand options_by_command() {
    Streams streams{std::cin, std::cout, std::cerr};
    return CommandLine(streams).options();
}

int run_application(std::vector<std::string> arguments, std::istream& in, std::ostream& out, std::ostream& err) {
    auto const error = [&](std::string const& what, Status status) {
        constexpr std::size_t most = 500;  // a line, whatever came in
        err << "statewalk: " << printable(what.substr(0, most)) << (what.size() > most ? "..." : "") << '\n';
        return status;
    };
    auto const answer = [&](std::string const& text) {
        Output output("-", out);
        output.write([&](std::ostream& stream) { stream << text; });
        output.keep();
    };
    Streams streams{in, out, err};
    CommandLine command(streams);
    try {
        try {
            return command.run(std::move(arguments));
        } catch (CLI::CallForHelp const&) {
            answer(command.help());
        } catch (CLI::CallForVersion const&) {
            answer(std::string(version) + '\n');
        }
        return yes;
    } catch (CLI::ParseError const& wrong) {
        return error(std::string(wrong.what()) + "; `statewalk --help` shows how to call it", wrong_call);
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
    } catch (std::exception const& unforeseen) {
        return error(unforeseen.what(), file_trouble);
    }
}

}  // namespace statewalk::cli
