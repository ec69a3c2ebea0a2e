// xmllint takes what is written as XML.
#include "diagrams/jff.hpp"
#include "diagrams/scxml.hpp"
#include "tests/notations/reading.hpp"

namespace statewalk {
namespace {

void expect_xml(std::string const& text) {
    test::Folder const folder;
    auto const [status, output] = test::ran(STATEWALK_XMLLINT " --noout --nonet " + folder.written("x.xml", text));
    EXPECT_EQ(status, 0);
    EXPECT_EQ(output, "");
}

TEST(Xmllint, TakesEveryScxml) {
    for (TransitionGraph const& graph : test::every_graph()) expect_xml(scxml(graph));
}

TEST(Xmllint, TakesJffWithAnyNames) {
    TransitionGraph graph;
    graph.events = {{"e", "-->"}};
    for (std::string const& name : test::names_to_stumble_over()) {
        graph.states.push_back({.name = name, .note = name, .initial = graph.states.empty()});
        graph.outputs.push_back({name, name});
        std::size_t const last = graph.states.size() - 1;
        graph.transitions.push_back({last, 0, 0, {}, {last}});
    }
    expect_xml(jff(graph));
}

TEST(Xmllint, RefusesWhatIsNoXml) {
    test::Folder const folder;
    EXPECT_NE(test::ran(STATEWALK_XMLLINT " --noout " + folder.written("x.xml", "<a>&b</a>")).status, 0);
}

}  // namespace
}  // namespace statewalk
