#include "cli/grade_report.hpp"

#include <algorithm>
#include <ostream>
#include <string_view>

#include "automata/core/log.hpp"
#include "cli/drawn_towers.hpp"
#include "cli/task_options.hpp"
#include "diagrams/text.hpp"
#include "diagrams/trace_cells.hpp"
#include "diagrams/trace_csv.hpp"

namespace statewalk::cli {
namespace {

std::string row(std::string const& heading, std::string const& text) {
    constexpr std::size_t column = 10;
    std::string padded = heading;
    padded.resize(std::max(column, heading.size()), ' ');
    return "\n  " + padded + text;
}

std::string difference_text(Grade const& grade) {
    ShownDifference const& first = *grade.difference;
    std::string text = row(first.unit, std::to_string(first.number) + " is the first that differs");
    if (first.line > 0) text += row("line", std::to_string(first.line) + (first.text.empty() ? "" : ": " + first.text));
    Value const towers{first.towers};
    text += row("expected", first.expected) + row("came", first.came);
    if (first.towers.empty()) return text;
    text += row("towers", to_text(towers) + "   before the move");
    auto const drawn = drawn_towers(towers, grade.task.pegs, grade.task.discs, {}, Room());
    if (drawn)
        for (StyledLine const& line : *drawn) text += "\n  " + line.text(Room().columns, false);
    return text;
}

/// As a spreadsheet reads it: "=1+1" is a formula.
std::string cell(std::string const& text) {
    bool const is_formula = text.size() > 1 && std::string_view("=+-@").find(text.front()) != std::string_view::npos;
    return csv_field(is_formula ? "'" + text : text);
}

void line(std::ostream& out, std::vector<std::string> const& cells) { out << joined(cells, ",", cell) << "\r\n"; }

}  // namespace

std::string grade_text(Grade const& grade, Language language) {
    std::string const points = points_text(grade.points()) + " of " + points_text(grade.most()) + " points";
    std::string const automaton = grade.automaton.empty() ? "" : grade.automaton + " ";
    if (!grade.trouble.empty())
        return translated_lines(grade.log + ": " + points + row("trouble", grade.trouble), language);
    std::string const asked = grade.events ? "--events " + shell_word(*grade.events) : task_text(grade.task);
    std::string text = grade.log + ": " + points + ", " + automaton + asked;
    for (Part const& part : grade.parts)
        text +=
            row(part.name, points_text(part.points) + " of " + points_text(part.most) + ": " + printable(part.remark));
    if (grade.difference) text += difference_text(grade);
    for (std::string const& note : grade.notes) text += row("note", printable(note));
    return translated_lines(text, language);
}

void write_csv(std::ostream& out, std::vector<Grade> const& grades) {
    std::vector<std::string> heading{"log", "points", "of"};
    for (Part const& part : grades.front().parts) heading.push_back(part.name);
    heading.insert(heading.end(), {"right", "moves", "fewest", "illegal", "differs at", "line", "expected", "came",
                                   "towers", "notes"});
    line(out, heading);
    for (Grade const& grade : grades) {
        std::vector<std::string> cells{grade.log, points_text(grade.points()), points_text(grade.most())};
        for (Part const& part : grade.parts) cells.push_back(points_text(part.points));
        bool const known = grade.trouble.empty();
        bool const has_moves = known && grade.automaton.empty();
        cells.emplace_back(grade.right ? "yes" : "no");
        cells.push_back(has_moves ? std::to_string(grade.moves) : "");
        cells.push_back(has_moves ? std::to_string(grade.fewest) : "");
        cells.push_back(grade.illegal);
        if (grade.difference) {
            ShownDifference const& first = *grade.difference;
            cells.insert(cells.end(),
                         {std::to_string(first.number), first.line > 0 ? std::to_string(first.line) : "",
                          first.expected, first.came, first.towers.empty() ? "" : to_text(Value{first.towers})});
        } else {
            cells.resize(cells.size() + 5);
        }
        std::vector<std::string> notes = grade.notes;
        if (!known) notes.push_back(grade.trouble);
        cells.push_back(joined(notes, "; ", printable));
        line(out, cells);
    }
}

}  // namespace statewalk::cli
