// Names that no notation should stumble over, and a graph in which everything bears one.
#pragma once

#include <string>
#include <vector>

#include "automata/core/graph.hpp"

namespace statewalk::test {

inline std::vector<std::string> names_to_stumble_over() {
    return {"plain",
            "two words",
            "",
            "\"quoted\"",
            "it's",
            "<b>tag</b>",
            "a < b && c > d",
            "&amp;",
            "&#35;",
            "#35;",
            "#quot;",
            "{brace}",
            "}",
            "[*]",
            "[[fork]]",
            "[link](target)",
            "![image](x)",
            "back\\slash \\n \\N",
            "line\nbreak",
            "tab\there",
            "right to left \xE2\x80\xAE mark",
            "\xF0\x9F\x98\x80 emoji",
            "\xD1\x81\xD0\xBB\xD0\xBE\xD0\xB2\xD0\xBE",
            "broken \xff byte",
            "bell \x07",
            "state",
            "end",
            "end note",
            "note right of x : y",
            "default",
            "class",
            "style x fill:#fff;",
            "click here",
            "direction TB",
            "Direction LR",
            "stateDiagram-v2",
            "<<fork>>",
            "--",
            "-->",
            "a --> b : c",
            "%%{init: {\"theme\": \"dark\"}}%%",
            "%% comment",
            "---",
            "' comment",
            "!include x",
            "@enduml",
            "@startuml",
            "endlegend",
            "end legend",
            "skinparam x y",
            "$var %date()",
            "<U+0041>",
            "<size:20>x",
            "<&star>",
            "**bold** //italic// __under__ ~~wave~~ --strike-- ==equal==",
            "`code` *star* _under_",
            "$$x^2$$",
            "|a|b|",
            "= heading",
            "# heading",
            "1. list",
            "- list",
            "http://example.org/",
            "]]>",
            "<!-- comment -->",
            "<?xml?>",
            "graph",
            "digraph",
            "strict",
            "__proto__",
            "constructor",
            "if",
            "true",
            "In('x')",
            "error.execution",
            "done.state.x",
            "*",
            "."};
}

/// For each name a state, in a machine that is nested in a state, with that name, note, entry action and flag; an arrow to
/// the next one on an event, under a condition and with an output of that name.
inline TransitionGraph stumbling() {
    std::vector<std::string> const names = names_to_stumble_over();
    TransitionGraph graph;
    graph.name = "<\"all\" & {more}>\n";
    graph.states = {{.name = "[*] \"outer\" {", .note = "-->", .initial = true}};
    for (std::size_t i = 0; i < names.size(); ++i) {
        TransitionGraph::State state;
        state.name = state.note = names[i];
        state.parent = 0;
        state.initial = i == 0;
        state.flags = {names[i]};
        state.entry = names[i];
        graph.states.push_back(state);
        graph.events.push_back({names[i], names[i]});
        graph.inputs.push_back({names[i], names[i]});
        graph.outputs.push_back({names[i], names[i]});
        graph.transitions.push_back({i + 1, (i + 1) % names.size() + 1, i, asks(i), {i}});
    }
    graph.omissions = names;
    return graph;
}

}  // namespace statewalk::test
