#include "diagrams/figures.hpp"

#include <algorithm>

#include "diagrams/jff.hpp"
#include "diagrams/json.hpp"
#include "diagrams/mermaid.hpp"
#include "diagrams/plantuml.hpp"
#include "diagrams/scxml.hpp"

namespace statewalk {
namespace {

template <Format format>
std::string picture(TransitionGraph const& graph, Look const& look) {
    return render(graph, look.style, format, look.emphasis, look.language);
}

template <std::string (*notation)(TransitionGraph const&, Language)>
std::string worded(TransitionGraph const& graph, Look const& look) {
    return notation(graph, look.language);
}

template <std::string (*notation)(TransitionGraph const&)>
std::string written(TransitionGraph const& graph, Look const&) {
    return notation(graph);
}

std::string in_dot(TransitionGraph const& graph, Look const& look) {
    return dot(graph, look.style, look.emphasis, look.language);
}

}  // namespace

std::vector<FigureFormat> const& figure_formats() {
    static std::vector<FigureFormat> const all{
        {"dot", ".dot", true, false, in_dot},
        {"svg", ".svg", true, false, picture<Format::svg>},
        {"png", ".png", true, true, picture<Format::png>},
        {"pdf", ".pdf", true, true, picture<Format::pdf>},
        {"mermaid", ".mmd", false, false, worded<mermaid>},
        {"plantuml", ".puml", false, false, worded<plantuml>},
        {"scxml", ".scxml", false, false, written<scxml>},
        {"jff", ".jff", false, false, written<jff>},
        {"json", ".json", false, false, written<json>},
    };
    return all;
}

FigureFormat const* figure_format(std::string_view name) {
    auto const& all = figure_formats();
    auto const found =
        std::find_if(all.begin(), all.end(), [&](FigureFormat const& format) { return format.name == name; });
    return found == all.end() ? nullptr : &*found;
}

}  // namespace statewalk
