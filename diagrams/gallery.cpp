#include "diagrams/gallery.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>

#include "diagrams/page_parts.hpp"
#include "diagrams/text.hpp"

namespace statewalk {
namespace {

/// What goes into the template, by its mark; fit for HTML.
using Values = std::map<std::string, std::string>;

/// The template with its marks filled: @NAME@ is a value, {{text}} a text of ours, in the page's language, and
/// <!--NAME-->...<!--/NAME--> is left out where that value is empty. What was filled in is not looked at again.
std::string filled_in(std::string_view page, Values const& values, Language language) {
    auto const value = [&](std::string_view name) -> std::string const& { return values.at(std::string(name)); };
    std::string all;
    while (!page.empty()) {
        std::size_t const mark = std::min({page.find('@'), page.find("{{"), page.find("<!--")});
        all += page.substr(0, mark);
        page.remove_prefix(std::min(mark, page.size()));
        if (page.starts_with('@')) {
            page.remove_prefix(1);
            all += value(take_until(page, "@"));
        } else if (page.starts_with("{{")) {
            page.remove_prefix(2);
            all += markup(translated(take_until(page, "}}"), language));
        } else if (page.starts_with("<!--")) {
            page.remove_prefix(4);
            std::string const name(take_until(page, "-->"));
            if (!name.starts_with('/') && value(name).empty()) take_until(page, "<!--/" + name + "-->");
        }
    }
    return all;
}

/// Each line fit for HTML by itself, for <pre>.
std::string markup_of_lines(std::string_view text) {
    std::string all;
    while (!text.empty()) {
        all += markup(take_until(text, "\n"));
        if (!text.empty()) all += '\n';
    }
    return all;
}

/// With two decimals, rounded; empty where there are no moves.
std::string steps_per_move(Exhibit const& exhibit, Language language) {
    if (exhibit.moves == 0) return "";
    auto const hundredths = static_cast<std::uint64_t>(
        std::llround(100.0 * static_cast<double>(exhibit.steps) / static_cast<double>(exhibit.moves)));
    std::string const decimals = std::to_string(100 + hundredths % 100).substr(1);
    return std::to_string(hundredths / 100) + (language == Language::ru ? "," : ".") + decimals;
}

Values values_of(Exhibit const& exhibit, Language language) {
    auto const counted = [](std::uint64_t number) { return number == 0 ? "" : std::to_string(number); };
    bool const broad = exhibit.width > 900 && exhibit.width > 2 * exhibit.height;
    return {{"NAME", markup(exhibit.name)},
            {"NOTE", markup(translated(exhibit.note, language))},
            {"SOURCE", markup(translated(exhibit.source, language))},
            {"STEM", exhibit.stem},
            {"SHAPE", broad || exhibit.width > 1500 ? "broad" : "tall"},
            {"WIDTH", std::to_string(exhibit.width)},
            {"HEIGHT", std::to_string(exhibit.height)},
            {"STATES", std::to_string(exhibit.states) +
                           (exhibit.inner_states > 0 ? " + " + std::to_string(exhibit.inner_states) : "")},
            {"ARROWS", std::to_string(exhibit.arrows)},
            {"STEPS", std::to_string(exhibit.steps)},
            {"MOVES", counted(exhibit.moves)},
            {"STEPS_PER_MOVE", steps_per_move(exhibit, language)},
            {"YES", exhibit.agrees ? "yes" : ""},
            {"NO", exhibit.agrees ? "" : "no"},
            {"QUESTION", markup(translated(exhibit.question, language))},
            {"VERDICT", markup_of_lines(exhibit.verdict)},
            {"DIFFERENCE", exhibit.difference ? std::to_string(*exhibit.difference) : ""}};
}

unsigned pixels(std::string_view svg, std::string_view attribute) {
    svg.remove_prefix(std::min(svg.size(), svg.find("<svg")));
    std::size_t const at = svg.find(attribute);
    if (at == std::string_view::npos) return 0;
    svg.remove_prefix(at + attribute.size());
    unsigned points = 0;
    std::from_chars(svg.data(), svg.data() + svg.size(), points);
    return points * 4 / 3;
}

}  // namespace

void Exhibit::count(TransitionGraph const& graph) {
    for (TransitionGraph::State const& state : graph.states)
        if (state.kind == TransitionGraph::State::Kind::state) ++(state.parent ? inner_states : states);
    arrows = graph.transitions.size();
}

void Exhibit::measure(std::string_view svg) {
    width = pixels(svg, " width=\"");
    height = pixels(svg, " height=\"");
}

std::string Stems::of(std::string_view name) {
    constexpr std::size_t longest = 100;
    std::string stem;
    for (char const c : name.substr(0, longest)) {
        bool const letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        stem += letter || (c == '-' && !stem.empty()) ? c : '_';
    }
    std::string unique = stem;
    for (int number = 2; !taken_.take(unique); ++number) unique = stem + "_" + std::to_string(number);
    return unique;
}

std::string gallery_index(std::vector<Exhibit> const& exhibits, std::string_view run, Language language) {
    Values const common{{"LANGUAGE", language == Language::ru ? "ru" : "en"},
                        {"RUN", markup(translated(run, language))},
                        {"CSS", gallery_parts::style},
                        {"JS", gallery_parts::script}};
    std::string_view page = gallery_parts::page;
    std::string all;
    while (!page.empty()) {
        all += filled_in(take_until(page, "<!--EACH-->\n"), common, language);
        std::string_view const each = take_until(page, "<!--/EACH-->\n");
        for (Exhibit const& exhibit : exhibits) all += filled_in(each, values_of(exhibit, language), language);
    }
    return all;
}

bool is_in_gallery(std::string_view index, std::string_view file) {
    auto const has = [&](std::string const& text) { return index.find(text) != std::string_view::npos; };
    if (!has("<meta name=\"generator\" content=\"statewalk gallery\">")) return false;
    if (file == gallery_files::index) return true;
    bool const may_be = std::any_of(gallery_files::of_each.begin(), gallery_files::of_each.end(),
                                    [&](std::string_view suffix) { return file.ends_with(suffix); });
    return may_be && has(" href=\"" + std::string(file) + "\"");
}

}  // namespace statewalk
