// Compiled into a build without Graphviz only.
#include <gtest/gtest.h>

#include <string>

#include "tests/cli/command.hpp"

namespace statewalk::cli::test {
namespace {

TEST(DrawWithoutGraphviz, SaysInOneLineWhatIsMissingAndLeavesNoFile) {
    Folder const folder;
    for (std::string const format : {"dot", "svg", "png", "pdf"}) {
        Result const result = statewalk("draw buneman-levy -f " + format + " -o " + folder.path("figure"));
        EXPECT_EQ(result.status, 2);
        EXPECT_EQ(result.out, "");
        EXPECT_EQ(lines(result.err).size(), 1U) << result.err;
        EXPECT_TRUE(contains(result.err, "Graphviz")) << result.err;
        EXPECT_TRUE(folder.names().empty());
    }
}

TEST(DrawWithoutGraphviz, StillWritesTheConnectionsAsText) {
    EXPECT_EQ(statewalk("draw turnstile --view connections -f text").status, 0);
    Result const result = statewalk("draw turnstile --view connections");
    EXPECT_EQ(result.status, 2);
    EXPECT_TRUE(contains(result.err, "Graphviz")) << result.err;
}

TEST(GalleryWithoutGraphviz, SaysInOneLineWhatIsMissingAndLeavesNoFolder) {
    Folder const folder;
    Result const result = statewalk("gallery -o " + folder.path("new"));
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(lines(result.err).size(), 1U) << result.err;
    EXPECT_TRUE(contains(result.err, "Graphviz")) << result.err;
    EXPECT_TRUE(folder.names().empty());
}

}  // namespace
}  // namespace statewalk::cli::test
