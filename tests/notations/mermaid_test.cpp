// Mermaid's own parser reads in what is written every state, where it stands, every arrow and every text.
#include "diagrams/mermaid.hpp"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "diagrams/labels.hpp"
#include "tests/notations/reading.hpp"

namespace statewalk {
namespace {

using Json = nlohmann::json;
using Texts = std::vector<std::string>;
using test::as_shown;

Json read(TransitionGraph const& graph) {
    test::Folder const folder;
    auto const [status, output] = test::ran(STATEWALK_READ_MERMAID " " + folder.written("x.mmd", mermaid(graph)));
    EXPECT_EQ(status, 0) << output;
    return status == 0 ? Json::parse(output) : Json{{"states", {}}, {"arrows", {}}, {"notes", {}}};
}

/// A state as Mermaid read it: its name, which is its first text, behind that of the one around it, and its other texts.
std::string told(std::string const& around, std::string const& name, Texts const& others) {
    return around + "/" + as_shown(name) + ": " + joined(others, "; ", as_shown);
}

Texts states(Json const& read, std::map<std::string, std::string>& names) {
    for (Json const& state : read["states"])
        names[state["id"]] = state["texts"].empty() ? "" : as_shown(state["texts"][0]);
    Texts all;
    for (Json const& state : read["states"]) {
        Texts texts = state["texts"];
        if (state["id"] == "machine" || texts.empty() || texts[0] == "H") continue;
        std::string const around = state["around"] == "machine" ? "" : names[state["around"]];
        all.push_back(told(around, texts[0], {texts.begin() + 1, texts.end()}));
    }
    std::sort(all.begin(), all.end());
    return all;
}

Texts states(TransitionGraph const& graph) {
    using Kind = TransitionGraph::State::Kind;
    Texts all;
    for (std::size_t i = 0; i < graph.states.size(); ++i) {
        auto const& state = graph.states[i];
        Texts texts = holds_machine(graph, i) ? Texts{} : texts_in_uml(graph, i);
        if (state.kind != Kind::state)
            texts.insert(texts.begin(), state.kind == Kind::entry_point ? "entry point" : "exit point");
        all.push_back(told(state.parent ? as_shown(graph.states[*state.parent].name) : "", state.name, texts));
    }
    std::sort(all.begin(), all.end());
    return all;
}

Texts arrows(Json const& read, std::map<std::string, std::string>& names) {
    std::set<std::string> marks;  // of beginnings and ends: states without a text that are no fork
    for (Json const& state : read["states"])
        if (state["texts"].empty() && state["type"] != "fork") marks.insert(state["id"]);
    Texts all;
    for (Json const& arrow : read["arrows"])
        if (marks.count(arrow["from"]) == 0 && marks.count(arrow["to"]) == 0)
            all.push_back(names[arrow["from"]] + " -> " + names[arrow["to"]] + ": " + as_shown(arrow["label"]));
    std::sort(all.begin(), all.end());
    return all;
}

/// A fork has no name: one arrow to it, and one from it to each target.
Texts arrows(TransitionGraph const& graph) {
    Texts all;
    for (auto const& arrow : graph.transitions) {
        if (is_text_in_uml(graph, arrow)) continue;
        auto const name = [&](std::size_t state) { return as_shown(graph.states[state].name); };
        std::string const label = ": " + as_shown(transition_text(graph, arrow));
        all.push_back(name(arrow.source) + " -> " + (arrow.fork.empty() ? name(arrow.target) : "") + label);
        if (!arrow.fork.empty())
            for (std::size_t const target : targets(arrow)) all.push_back(" -> " + name(target) + ": ");
    }
    std::sort(all.begin(), all.end());
    return all;
}

TEST(MermaidItself, ReadsEveryStateWithItsTextsWhereItStandsAndEveryArrow) {
    for (TransitionGraph const& graph : test::every_graph()) {
        Json const seen = read(graph);
        std::map<std::string, std::string> names;
        EXPECT_EQ(states(seen, names), states(graph));
        EXPECT_EQ(arrows(seen, names), arrows(graph));
    }
}

TEST(MermaidItself, ReadsTheNotes) {
    EXPECT_EQ(read(test::player())["notes"].dump(),
              R"([{"of":"state_Playing","text":"the disc turns<br/>tick / z2<br/>Playing -> Second: next [x1]"},)"
              R"({"of":"machine","text":"in any state: tick [x1 & x2] / z2"}])");
}

TEST(MermaidItself, RefusesAnArrowThatIsNone) {
    test::Folder const folder;
    std::string const file = folder.written("x.mmd", "stateDiagram-v2\n    a --> : : -->\n");
    EXPECT_NE(test::ran(STATEWALK_READ_MERMAID " " + file).status, 0);
}

}  // namespace
}  // namespace statewalk
