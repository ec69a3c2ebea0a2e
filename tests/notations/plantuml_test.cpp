// PlantUML takes what is written, and draws every name and label as it is.
#include "diagrams/plantuml.hpp"

#include <pugixml.hpp>
#include <set>

#include "diagrams/labels.hpp"
#include "tests/notations/reading.hpp"

namespace statewalk {
namespace {

/// The texts in the picture that PlantUML draws.
std::multiset<std::string> drawn(std::string const& text) {
    test::Folder const folder;
    auto const [status, output] =
        test::ran(STATEWALK_PLANTUML " -tsvg -charset UTF-8 " + folder.written("x.puml", text));
    EXPECT_EQ(status, 0) << output;
    pugi::xml_document picture;
    EXPECT_TRUE(picture.load_string(folder.text("x.svg").c_str()));
    std::multiset<std::string> texts;
    picture.find_node([&](pugi::xml_node node) {
        if (std::string(node.name()) == "text") texts.insert(test::as_shown(node.child_value()));
        return false;
    });
    return texts;
}

/// What must be read in the picture.
std::vector<std::string> expected(TransitionGraph const& graph) {
    std::vector<std::string> all = legend(graph);
    for (std::size_t i = 0; i < graph.states.size(); ++i) {
        all.push_back(graph.states[i].name);
        for (std::string const& text : texts_in_uml(graph, i)) all.push_back(text);
    }
    for (std::string const& text : texts_of_any_state(graph)) all.push_back(text);
    for (TransitionGraph::Transition const& transition : graph.transitions)
        if (!is_text_in_uml(graph, transition)) all.push_back(transition_text(graph, transition));
    return all;
}

TEST(PlantUmlItself, DrawsEveryNameAndLabel) {
    for (TransitionGraph const& graph : test::every_graph()) {
        std::multiset<std::string> texts = drawn(plantuml(graph));
        for (std::string const& text : expected(graph)) {
            if (test::as_shown(text).empty()) continue;
            auto const found = texts.find(test::as_shown(text));
            EXPECT_NE(found, texts.end()) << graph.name << ": " << text;
            if (found != texts.end()) texts.erase(found);
        }
    }
}

TEST(PlantUmlItself, RefusesWhatItDoesNotKnow) {
    test::Folder const folder;
    EXPECT_NE(test::ran(STATEWALK_PLANTUML " -tsvg " +
                        folder.written("x.puml", "@startuml\nstate a\nno such order\n@enduml\n"))
                  .status,
              0);
}

}  // namespace
}  // namespace statewalk
