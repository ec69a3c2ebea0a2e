#include "diagrams/figures.hpp"

#include <algorithm>

#include "diagrams/connections.hpp"
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

template <Format format>
std::string scheme(TransitionGraph const& graph, Look const& look) {
    return render_connections(graph, format, look.language);
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

std::vector<FigureFormat> const& connection_formats() {
    static std::vector<FigureFormat> const all{
        {"dot", ".dot", false, false, worded<connections_dot>},   {"svg", ".svg", false, false, scheme<Format::svg>},
        {"png", ".png", false, true, scheme<Format::png>},        {"pdf", ".pdf", false, true, scheme<Format::pdf>},
        {"text", ".txt", false, false, worded<connections_text>},
    };
    return all;
}

std::vector<std::string> figure_format_names() {
    std::vector<std::string> names;
    for (auto const* const formats : {&figure_formats(), &connection_formats()})
        for (FigureFormat const& format : *formats)
            if (std::find(names.begin(), names.end(), format.name) == names.end()) names.emplace_back(format.name);
    return names;
}

FigureFormat const* figure_format(std::string_view name, std::vector<FigureFormat> const& formats) {
    auto const found =
        std::find_if(formats.begin(), formats.end(), [&](FigureFormat const& format) { return format.name == name; });
    return found == formats.end() ? nullptr : &*found;
}

}  // namespace statewalk
