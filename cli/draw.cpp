// statewalk list and draw: the automata, and their transition graphs.
#include <algorithm>
#include <filesystem>
#include <ostream>
#include <sstream>

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/saved_log.hpp"
#include "diagrams/figures.hpp"
#include "diagrams/same_picture.hpp"
#include "diagrams/text.hpp"

namespace statewalk::cli {
namespace {

Style style_of(std::string const& name) {
    if (name == "uml") return Style::uml;
    return name == "plain" ? Style::plain : Style::switch_;
}

bool shows_connections(DrawOptions const& options) { return options.view == "connections"; }

/// "dot, svg or text": of two at least.
std::string names_of(std::vector<FigureFormat> const& formats) {
    auto const name = [](FigureFormat const& format) { return std::string(format.name); };
    std::vector<FigureFormat> const but_last(formats.begin(), formats.end() - 1);
    return joined(but_last, ", ", name) + " or " + name(formats.back());
}

/// The format that was asked for or, where none was, the one that the file's name ends in.
FigureFormat const& format_of(DrawOptions const& options, std::string const& file) {
    bool const connections = shows_connections(options);
    std::vector<FigureFormat> const& formats = connections ? connection_formats() : figure_formats();
    auto const of_other_view = [&](std::string const& name) {
        return WrongCall("-f " + name +
                         (connections ? " shows the graph only: --view connections is drawn as " + names_of(formats)
                                      : " shows the connections only: call it with --view connections"));
    };
    if (!options.format.empty()) {
        FigureFormat const* const format = figure_format(options.format, formats);
        if (format != nullptr) return *format;
        throw of_other_view(options.format);
    }
    auto const is_of = [&](FigureFormat const& format) {
        return file.size() > format.suffix.size() && file.ends_with(format.suffix);
    };
    for (FigureFormat const& format : formats)
        if (is_of(format)) return format;
    for (FigureFormat const& format : connections ? figure_formats() : connection_formats())
        if (is_of(format)) throw of_other_view(std::string(format.name));
    std::string const ending = std::filesystem::path(file).extension().string();
    if (!ending.empty()) throw WrongCall("no format is written to files that end in " + ending + "; say which with -f");
    return *figure_format("dot", formats);  // both views have it
}

/// The states and the arrows of step `number` of a log.
void light_up(Emphasis& emphasis, std::string const& name, std::uint64_t number, Entry const& entry,
              Context const& context) {
    SavedLog log(name, context);
    if (&log.entry() != &entry)
        throw FileTrouble("cannot read " + printable(name) + ": it is a log of " + log.entry().name);
    while (log.record().number != number && log.next()) log.require_fit();
    Record const& last = log.record();
    if (last.number != number)
        throw WrongCall("--at: the log has the steps 0 to " + std::to_string(last.number) + ", and no step " +
                        std::to_string(number));
    emphasis.lit_states = last.after;
    emphasis.lit_transitions = last.fired;
}

Emphasis emphasis_of(DrawOptions const& options, Entry const& entry, Context const& context) {
    Emphasis emphasis;
    if (!options.coverage.empty()) {
        Covered const all = covered({options.coverage}, context);
        if (all.entry != &entry)
            throw FileTrouble("cannot read " + printable(options.coverage) + ": it is a log of " + all.entry->name);
        emphasis.counts = all.coverage.taken();
    }
    if (!options.at.empty()) {
        std::optional<std::uint64_t> const step = whole_number(options.at.front());
        if (!step) throw WrongCall("--at takes the number of a step, not '" + printable(options.at.front()) + "'");
        light_up(emphasis, options.at.back(), *step, entry, context);
    }
    return emphasis;
}

/// The call that writes the figure to the file which is to show it.
std::string call_for(DrawOptions const& options, Entry const& entry, Context const& context) {
    return context.automata.call("draw", entry) + context.lang_option() +
           (shows_connections(options) ? " --view connections" : "") +
           (options.style == DrawOptions().style ? "" : " --style " + options.style) +
           (options.format.empty() ? "" : " -f " + options.format) + " -o " + printable(options.check);
}

}  // namespace

int list(Context const& context) {
    Language const language = context.language();
    Output output(context.place, context.out);
    output.write([&](std::ostream& out) {
        for (Entry const& entry : context.automata)
            out << context.automata.padded(entry.name)
                << (entry.pegs > 0 ? filled("{} pegs", {std::to_string(entry.pegs)}, language)
                                   : translated("no pegs", language))
                << "  " << translated(entry.note, language) << " (" << translated(entry.source, language) << ")\n";
    });
    output.keep();
    return yes;
}

int draw(DrawOptions const& options, Context const& context) {
    Entry const& entry = context.automata.find(options.name);
    TransitionGraph const graph = translated(entry.graph(), context.language());
    FigureFormat const& format = format_of(options, options.check.empty() ? context.place : options.check);
    if (shows_connections(options) && !(options.coverage.empty() && options.at.empty()))
        throw WrongCall("--view connections shows no run; leave out --coverage and --at");
    if (shows_connections(options) && options.style != DrawOptions().style)
        throw WrongCall("--view connections has one style; leave out --style");
    if (!format.has_look && !(options.coverage.empty() && options.at.empty()))
        throw WrongCall("-f " + std::string(format.name) +
                        " shows no run: --coverage and --at need dot, svg, png or pdf");
    if (!options.check.empty() && context.place != "-")
        throw WrongCall("--check only compares, and writes no file; leave out -o");
    if (!options.check.empty() && format.is_binary)
        throw WrongCall("--check cannot compare " + std::string(format.name) + "; keep the diagram as dot or svg");
    if (!options.check.empty() && !(options.coverage.empty() && options.at.empty()))
        throw WrongCall("--check compares the automaton alone; leave out --coverage and --at");
    std::string figure;
    try {
        figure =
            format.make(graph, {style_of(options.style), emphasis_of(options, entry, context), context.language()});
    } catch (std::invalid_argument const& wrong) {
        throw WrongCall(wrong.what());
    }
    if (!options.check.empty()) {
        std::string const again = "`" + call_for(options, entry, context) + "`";
        if (options.check != "-" && !std::filesystem::exists(options.check))
            throw FileTrouble("there is no " + printable(options.check) + "; draw it with " + again);
        Input input(context, options.check);
        std::ostringstream kept;
        kept << input.stream().rdbuf();
        // Where things stand in a picture differs with fonts and versions of Graphviz.
        if (format.name == "svg" ? same_but_for_layout(kept.str(), figure) : kept.str() == figure) return yes;
        std::string const what =
            printable(options.check) + " is not what " + entry.name + " is now; draw it again with " + again;
        context.err << context.automata.program() << ": " << translated_sentence(what, context.language()) << "\n";
        return no;
    }
    Output output(context.place, context.out);
    if (output.is_terminal() && format.is_binary)
        throw WrongCall("a terminal cannot show " + std::string(format.name) + "; write it to a file with -o FILE");
    output.write([&](std::ostream& out) { out << figure; });
    output.keep();
    return yes;
}

}  // namespace statewalk::cli
