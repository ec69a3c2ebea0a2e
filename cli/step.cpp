// statewalk step: a run, walked at the terminal, forwards and back.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/recording.hpp"
#include "cli/running.hpp"
#include "cli/shown_run.hpp"
#include "cli/step_view.hpp"
#include "cli/stepping.hpp"
#include "cli/styled_line.hpp"
#include "cli/terminal.hpp"
#include "diagrams/text.hpp"

namespace statewalk::cli {
namespace {

std::string in_lines(std::vector<std::string> const& lines) {
    return joined(lines, "", [](std::string const& line) { return line + '\n'; });
}

/// Walks a run, by lines or by keys.
class Walker {
public:
    /// Begins at the step `at`, or at the last.
    Walker(Recording const& run, std::uint64_t at, Context const& context, Output& output)
        : run_(run), context_(context), output_(output), language_(context.language()), stepping_(run, at, language_) {}

    /// Reads a command from each line; says after each where it led. Returns whether all were commands.
    bool by_lines() {
        write(in_lines(position({language_})));
        bool all_right = true;
        for (std::string line; read(line);) {
            try {
                Command const command = command_in(line, language_);
                if (command.verb == Verb::quit) break;
                std::string const why_not = stepping_.take(command);
                std::vector<std::string> const said = command.verb == Verb::help ? commands_text(language_, false)
                                                      : why_not.empty()          ? position({language_})
                                                                                 : std::vector{printable(why_not)};
                write('\n' + in_lines(said));
            } catch (WrongCall const& wrong) {
                all_right = false;
                context_.err << context_.automata.program() << ": " << shortened(wrong.what(), 500) << std::endl;
            }
        }
        stop_if_interrupted();
        return all_right;
    }

    void by_keys() {
        Terminal terminal;
        while (true) {
            draw(terminal.size());
            Key const key = terminal.key();
            if (key.kind == Key::Kind::redraw) continue;
            if (key.kind == Key::Kind::closed) return;
            message_.clear();
            if (typed_)
                type(key);
            else if (std::exchange(shows_help_, false))
                continue;  // any key leads back
            else if (auto const verb = verb_of(key)) {
                if (*verb == Verb::quit) return;
                if (*verb == Verb::help)
                    shows_help_ = true;
                else if (argument_of(*verb).empty())
                    take({*verb});
                else
                    typed_ = Command{*verb};
            }
        }
    }

private:
    std::vector<std::string> position(Page const& page) const { return position_lines(run_, stepping_.at(), page); }

    void write(std::string const& text) {
        output_.write([&](std::ostream& out) { out << text << std::flush; });
    }

    bool read(std::string& line) const {
        return &context_.in == &std::cin ? read_line(line) : static_cast<bool>(std::getline(context_.in, line));
    }

    void take(Command const& command) {
        try {
            message_ = stepping_.take(command);
        } catch (WrongCall const& wrong) {
            message_ = wrong.what();
        }
    }

    /// A key while an argument is asked for.
    void type(Key const& key) {
        std::string& text = typed_->argument;
        if (key.kind == Key::Kind::character) text += key.text;
        if (key.kind == Key::Kind::backspace) text = columns(text) == 0 ? "" : cut(text, columns(text) - 1);
        if (key.kind == Key::Kind::enter && !text.empty()) take(*typed_);
        if (key.kind == Key::Kind::enter || key.kind == Key::Kind::escape) typed_.reset();
    }

    /// The verb of a key: a letter, on a Cyrillic keyboard the one in its place, or a key with a name.
    static std::optional<Verb> verb_of(Key const& key) {
        static std::unordered_map<std::string_view, std::string_view> const latin{
            {"т", "n"}, {"и", "b"}, {"ь", "m"}, {"Ь", "M"}, {"п", "g"},
            {"ы", "s"}, {"у", "e"}, {"к", "r"}, {"в", "d"}, {"й", "q"}};
        switch (key.kind) {
            case Key::Kind::right:
            case Key::Kind::enter: return Verb::next;
            case Key::Kind::left:
            case Key::Kind::backspace: return Verb::back;
            case Key::Kind::shift_right: return Verb::next_move;
            case Key::Kind::shift_left: return Verb::move_before;
            case Key::Kind::home: return Verb::restart;
            case Key::Kind::end: return Verb::end;
            case Key::Kind::character: break;
            default: return std::nullopt;
        }
        if (key.text == " ") return Verb::next;
        auto const place = latin.find(key.text);
        return verb_of_letter(place == latin.end() ? std::string_view(key.text) : place->second);
    }

    void draw(Terminal::Size const& size) {
        Page const page{language_, size.columns, std::max<std::size_t>(size.rows, 2) - 1,
                        true,      has_colour(), is_utf8()};
        std::string bottom = typed_ ? prompt() : !message_.empty() ? printable(message_) : hint();
        if (typed_ && columns(bottom) + 1 > size.columns)  // what is typed is at its end
            bottom = bottom.substr(cut(bottom, columns(bottom) + 1 - size.columns).size());
        StyledLine const last(cut(bottom, size.columns), typed_ || !message_.empty() ? Look::strong : Look::faint);
        std::vector<std::string> lines;
        if (shows_help_)
            for (std::string const& line : commands_text(language_, true)) lines.push_back(cut(line, size.columns));
        else
            lines = position(page);
        write(Terminal::drawn(lines, last.text(size.columns, page.colour), size, typed_.has_value()));
    }

    std::string prompt() const {
        std::string const question = typed_->verb == Verb::go_to
                                         ? filled("to step (0 to {}):", {std::to_string(run_.last())}, language_)
                                         : translated("on to state:", language_);
        return question + " " + printable(typed_->argument);
    }

    std::string hint() const {
        if (shows_help_) return translated("any key leads back", language_);
        std::string const arrows = is_utf8() ? "← →" : "b n";
        std::string const moves = is_utf8() ? "Shift+← →" : "M m";
        std::string text = filled("{} step  {} move  g go to  s state", {arrows, moves}, language_);
        if (run_.difference()) text += "  " + translated("d difference", language_);
        return text + "  " + translated("? keys  q quit", language_);
    }

    static bool has_colour() {
        char const* const no_colour = std::getenv("NO_COLOR");
        return no_colour == nullptr || *no_colour == '\0';
    }

    static bool is_utf8() {
        for (char const* const name : {"LC_ALL", "LC_CTYPE", "LANG"})
            if (char const* const value = std::getenv(name); value != nullptr && *value != '\0') {
                std::string_view const locale = value;
                return std::any_of(known_as_utf8.begin(), known_as_utf8.end(),
                                   [&](std::string_view each) { return locale.find(each) != std::string_view::npos; });
            }
        return false;
    }
    static constexpr std::array<std::string_view, 4> known_as_utf8{"UTF-8", "utf-8", "UTF8", "utf8"};

    Recording const& run_;
    Context const& context_;
    Output& output_;
    Language language_;
    Stepping stepping_;
    std::string message_;           ///< at the bottom, until the next key
    std::optional<Command> typed_;  ///< one whose argument is asked for
    bool shows_help_ = false;
};

}  // namespace

int step(WalkOptions const& options, Context const& context) {
    ShownRun shown = shown_run(options, context);
    Output output(context.place, context.out);
    bool const by_keys = &context.in == &std::cin && output.is_terminal() && Terminal::is_there();
    std::uint64_t const budget = walked_steps(options, shown);
    Recording run;
    {
        Progress progress("step " + shown.entry->name);
        tell(shown, run, budget, Reference::recursion, progress);
    }
    stop_if_interrupted();
    require_step(options.at, run.last());
    Walker walker(run, options.at, context, output);
    bool all_right = true;
    if (by_keys)
        walker.by_keys();
    else
        all_right = walker.by_lines();
    output.keep();
    bool const well = ended_well(*shown.entry, run.outcome(), budget != shown.budget, context);
    return !all_right ? wrong_call : well ? yes : no;
}

}  // namespace statewalk::cli
