// The scheme of connections as a figure. Each automaton has a line of boxes: its sources, itself, its object. Links
// that face each other stand equally far apart in both boxes, so that Graphviz can draw them straight.
#include <algorithm>

#include "diagrams/connections.hpp"
#include "diagrams/figure_parts.hpp"
#include "diagrams/graphviz.hpp"
#include "diagrams/ids.hpp"
#include "diagrams/labels.hpp"
#include "diagrams/text.hpp"

namespace statewalk {
namespace {

using namespace figure_parts;
using graphviz::Attributes;

constexpr int symbol_font = 22;
constexpr int note_font = 19;
constexpr int number_font = 34;
constexpr std::size_t text_columns = 40;
constexpr std::size_t name_columns = 18;
constexpr std::size_t omission_columns = 60;

/// Of a row, in points: more than its text needs, whatever the font.
std::size_t height_of(std::size_t lines) { return 12 + 25 * lines; }

/// One row of a box, and what stands beside it in the box of the automaton.
struct BoxRow {
    enum class What { heading, event, input, output };
    What what = What::heading;
    std::string symbol;
    std::string text;

    std::size_t height() const {
        return height_of(std::max<std::size_t>(1, wrapped(printable(text), text_columns).size()));
    }
};
using BoxRows = std::vector<BoxRow>;

std::size_t height(BoxRows const& rows) {
    std::size_t all = 0;
    for (BoxRow const& row : rows) all += row.height();
    return all;
}

std::string cell(std::size_t height, std::string const& inner, std::string const& more) {
    return "<TR><TD HEIGHT=\"" + std::to_string(height) + "\"" + more + ">" + inner + "</TD></TR>";
}

/// A box: a table with round corners.
std::string frame(std::string const& rows, int border, std::string const& padding) {
    return "<TABLE BORDER=\"" + std::to_string(border) +
           R"(" STYLE="ROUNDED" BGCOLOR="white" CELLBORDER="0" CELLSPACING="0" CELLPADDING=")" + padding + "\">" +
           rows + "</TABLE>";
}

std::string port(std::size_t number) { return " PORT=\"p" + std::to_string(number) + "\""; }

/// The box of the sources, or of the object.
std::string outer_box(BoxRows const& rows) {
    std::string all;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        BoxRow const& row = rows[i];
        std::string const text = html_lines(row.text, text_columns);
        if (row.what == BoxRow::What::heading)
            all += (i == 0 ? "" : "<HR/>") + cell(row.height(), sized(note_font, bold(text)), "") + "<HR/>";
        else
            all += cell(row.height(), sized(note_font, text), port(i) + R"( ALIGN="LEFT" BALIGN="LEFT")");
    }
    return frame(all, 2, "4");
}

/// The symbols on one side of an automaton, in the middle of `room` points.
std::string symbols(BoxRows const& rows, std::size_t room, std::string const& side, std::string const& align) {
    std::size_t const above = (room - height(rows)) / 2;
    std::size_t const below = room - height(rows) - above;
    std::string all = above > 0 ? cell(above, "", "") : "";
    for (std::size_t i = 0; i < rows.size(); ++i)
        all += rows[i].what == BoxRow::What::heading
                   ? cell(rows[i].height(), "", "")
                   : cell(rows[i].height(), sized(symbol_font, bold(html(rows[i].symbol))),
                          " PORT=\"" + side + std::to_string(i) + "\" ALIGN=\"" + align + "\"");
    if (below > 0) all += cell(below, "", "");
    return "<TD>" + html_table(all, "4") + "</TD>";
}

class Scheme {
public:
    Scheme(TransitionGraph const& graph, Language language)
        : graph_(graph), language_(language), picture_(ids_.of(graph.name.empty() ? "automaton" : graph.name)) {
        picture_.set({{"rankdir", "LR"},
                      {"bgcolor", "white"},
                      {"fontname", "DejaVu Sans"},
                      {"fontsize", "17"},
                      {"pad", "0.2"},
                      {"nodesep", "0.6"},
                      {"ranksep", "1"}});
        picture_.set_for_nodes({{"shape", "plain"}, {"fontname", "DejaVu Sans"}});
        picture_.set_for_edges({{"fontname", "DejaVu Sans"}, {"penwidth", "2"}});
        std::string caption;
        for (std::string const& omission : omissions(graph, language))
            caption += caption_row("", html_lines(omission, omission_columns));
        if (!caption.empty())
            picture_.set({{"label", html_table(html_row("") + caption), true}, {"labelloc", "b"}, {"labeljust", "l"}});
        std::vector<Connected> const all = connections(graph, language);
        for (Connected const& automaton : all) {
            has_sources_ = has_sources_ || !automaton.sources.empty();
            has_objects_ = has_objects_ || !automaton.inputs.empty() || !automaton.outputs.empty();
        }
        std::for_each(all.rbegin(), all.rend(), [this](Connected const& automaton) { add(automaton); });  // from below
    }

    graphviz::Drawing& picture() { return picture_; }

private:
    void add(Connected const& automaton) {
        BoxRows left;
        for (Connected::Source const& source : automaton.sources) {
            left.push_back({BoxRow::What::heading, "", heading_of(source, language_)});
            for (Symbol const& event : source.events) left.push_back({BoxRow::What::event, event.name, event.note});
        }
        BoxRows right;
        if (!automaton.inputs.empty() || !automaton.outputs.empty())
            right.push_back({BoxRow::What::heading, "", translated("object of control", language_)});
        for (Symbol const& input : automaton.inputs) right.push_back({BoxRow::What::input, input.name, input.note});
        for (Symbol const& output : automaton.outputs)
            right.push_back({BoxRow::What::output, output.name, output.note});

        std::string const number = automaton_text(automaton.number);
        std::string const source = box("source_of_" + number, "source", left.empty() ? "" : outer_box(left));
        std::string const middle = box("automaton_" + number, "automaton", automaton_box(automaton, left, right));
        std::string const object = box("object_of_" + number, "object", right.empty() ? "" : outer_box(right));
        for (std::size_t i = 0; i < left.size(); ++i) link(left[i], number, source, "p", middle, "l", i);
        for (std::size_t i = 0; i < right.size(); ++i) link(right[i], number, middle, "r", object, "p", i);
        // Where others have it, what is not there keeps its place, so that the automata stand in one column.
        if (left.empty() && has_sources_) keep_place(source, source, middle);
        if (right.empty() && has_objects_) keep_place(object, middle, object);
    }

    void keep_place(std::string const& of, std::string const& source, std::string const& target) {
        picture_.node(of, {{"label", ""}, {"style", "invis"}});
        picture_.edge(source, target, {{"style", "invis"}});
    }

    std::string box(std::string const& name, std::string const& what, std::string const& label) {
        std::string const id = ids_.of(name);
        if (!label.empty()) picture_.node(id, {{"id", id}, {"class", what}, {"label", label, true}});
        return id;
    }

    std::string automaton_box(Connected const& automaton, BoxRows const& left, BoxRows const& right) const {
        std::vector<std::string> const name = wrapped(printable(title_of(graph_, automaton, language_)), name_columns);
        std::size_t const room =
            std::max({height(left), height(right), height_of(2) + height_of(std::max<std::size_t>(1, name.size()))});
        std::string const number = sized(number_font, bold(automaton_text(automaton.number)));
        std::string middle = number + "<BR/>" + sized(note_font, name.empty() ? html("") : joined(name, "<BR/>", html));
        middle = "<TD HEIGHT=\"" + std::to_string(room) + "\" CELLPADDING=\"10\">" + middle + "</TD>";
        std::string all;
        if (!left.empty()) all += symbols(left, room, "l", "LEFT");
        all += middle;
        if (!right.empty()) all += symbols(right, room, "r", "RIGHT");
        return frame("<TR>" + all + "</TR>", 3, "0");
    }

    void link(BoxRow const& row, std::string const& automaton, std::string const& source, std::string const& tail,
              std::string const& target, std::string const& head, std::size_t number) {
        if (row.what == BoxRow::What::heading) return;
        constexpr char const* kinds[] = {"heading", "event", "input", "output"};
        std::string const kind = kinds[static_cast<std::size_t>(row.what)];
        std::string const place = std::to_string(number);
        Attributes look{{"id", ids_.of(kind + "_" + automaton + "_" + row.symbol)},
                        {"class", kind},
                        {"tailport", tail + place + ":e"},
                        {"headport", head + place + ":w"}};
        if (row.what == BoxRow::What::input) look.push_back({"dir", "back"});
        picture_.edge(source, target, look);
    }

    TransitionGraph const& graph_;
    Language language_;
    Ids ids_;
    graphviz::Drawing picture_;
    bool has_sources_ = false;  ///< whether any automaton has some
    bool has_objects_ = false;
};

}  // namespace

std::string connections_dot(TransitionGraph const& graph, Language language) {
    return Scheme(graph, language).picture().dot();
}

std::string render_connections(TransitionGraph const& graph, Format format, Language language) {
    return rendered(Scheme(graph, language).picture(), format, graph.name, connections_in_words(graph, language));
}

}  // namespace statewalk
