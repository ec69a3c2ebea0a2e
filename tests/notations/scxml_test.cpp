// Qt's compiler of SCXML takes what is written: it knows every element and finds every target.
#include "diagrams/scxml.hpp"

#include "tests/notations/reading.hpp"

namespace statewalk {
namespace {

test::Ran compiled(std::string const& text) {
    test::Folder const folder;
    return test::ran(STATEWALK_QSCXMLC " " + folder.written("x.scxml", text) + " -o " + folder.file("x"));
}

TEST(Qscxmlc, TakesEveryScxml) {
    for (TransitionGraph const& graph : test::every_graph()) {
        auto const [status, output] = compiled(scxml(graph));
        EXPECT_EQ(status, 0) << graph.name;
        EXPECT_EQ(output, "") << graph.name;
    }
}

TEST(Qscxmlc, RefusesAnUnknownTarget) {
    std::string text = scxml(test::buneman_levy());
    text.replace(text.find("target=\"state_1\""), 16, "target=\"state_7\"");
    EXPECT_NE(compiled(text).status, 0);
}

}  // namespace
}  // namespace statewalk
