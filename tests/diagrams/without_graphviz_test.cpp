// What a build without Graphviz answers. Compiled into such a build only.
#include <gtest/gtest.h>

#include "diagrams/dot.hpp"
#include "diagrams/graphviz.hpp"
#include "tests/diagrams/graphs.hpp"

namespace statewalk {
namespace {

TEST(WithoutGraphviz, TheErrorSaysInOneLineWhatToInstallAndHowToConfigure) {
    std::string const text = graphviz::Missing{}.what();
    EXPECT_NE(text.find("libgraphviz-dev"), std::string::npos);
    EXPECT_NE(text.find("-DSTATEWALK_WITH_GRAPHVIZ=ON"), std::string::npos);
    EXPECT_EQ(text.find('\n'), std::string::npos);
}

TEST(WithoutGraphviz, EveryFigureIsThatError) {
    EXPECT_THROW(dot(test::buneman_levy()), graphviz::Missing);
    for (Format const format : {Format::svg, Format::png, Format::pdf})
        EXPECT_THROW(render(test::buneman_levy(), Style::uml, format), graphviz::Missing);
}

}  // namespace
}  // namespace statewalk
