// A gallery of automata that are wrong, that wait for events, or that have strange names.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/cli/command.hpp"
#include "tests/cli/machines.hpp"

namespace statewalk::cli::test {
namespace {

/// The part of an index that is about one automaton.
std::string part_about(std::string const& name, std::string const& index) {
    std::size_t const at = index.find("<h2 id=\"" + name + "\">");
    if (at == std::string::npos) return "";
    return index.substr(at, index.find("</article>", at) - at);
}

TEST(GalleryOfAWrongAutomaton, SaysNoAndLeadsToTheStepThatIsWrong) {
    // It moves the smallest disc, and is stuck in step 2.
    Folder const folder;
    Result const result = called({"tool", {buneman_levy(), endless()}}, "gallery -o " + folder.path(""));
    EXPECT_EQ(result.status, 1);
    EXPECT_TRUE(contains(result.out, "buneman-levy  yes  ")) << result.out;
    EXPECT_TRUE(contains(result.out, "endless       no   ")) << result.out;
    std::string const index = folder.read("index.html");
    std::string const right = part_about("buneman-levy", index);
    std::string const wrong = part_about("endless", index);
    EXPECT_TRUE(contains(right, "<strong>yes</strong>") && !contains(right, "<strong>no</strong>")) << right;
    EXPECT_TRUE(contains(wrong, "<strong>no</strong>") && !contains(wrong, "<strong>yes</strong>")) << wrong;
    EXPECT_FALSE(contains(right, "#step=")) << right;
    EXPECT_TRUE(contains(wrong, "href=\"endless.html#step=2\"")) << wrong;
    EXPECT_TRUE(contains(wrong, "\n  expected  ")) << wrong;
    EXPECT_TRUE(contains(folder.read("endless.html"), R"("difference":{"step":2,"expected":"disc 2 from A to C",)"));
}

TEST(GalleryOfWaitingAutomata, GivesEachEventTwice) {
    Folder const folder;
    EXPECT_EQ(called({"tool", {toll(), countdown(), blinker()}}, "gallery -o " + folder.path("")).status, 0);
    EXPECT_EQ(lines(folder.read("Toll.trace.txt")).at(0), "Toll: events small,small,big,big,push,push");
    std::string const index = folder.read("index.html");
    EXPECT_TRUE(contains(part_about("Toll", index), "no fault\n  note   ")) << part_about("Toll", index);
    // From 3 to 0; and for as long as it may.
    EXPECT_TRUE(contains(index, ">countdown</a></th><td class=\"yes\">yes</td><td>4</td><td>3</td><td>3</td>"));
    EXPECT_TRUE(contains(index, ">blinker</a></th><td class=\"yes\">yes</td><td>2</td><td>2</td><td>10000</td>"));
}

TEST(GalleryOfStrangeNames, ShowsThemAsTheyAreAndKeepsToItsFolder) {
    Entry strange = buneman_levy();
    strange.name = "../<b>\"a\"";
    strange.note = "</p><script>alert(1)</script>@NAME@{{yes}}";
    strange.source = "A & B\n<i>";
    Entry same = strange;
    same.name = "../<b>\"a' ";
    Entry index = buneman_levy();
    index.name = "index";
    Folder const folder;
    EXPECT_EQ(called({"tool", {strange, same, index}}, {"gallery", "-o", folder.path("gallery")}).status, 0);
    EXPECT_EQ(folder.names(), std::vector<std::string>{"gallery"});
    std::string const page = folder.read("gallery/index.html");
    for (std::string const stem : {"____b__a_", "____b__a__", "index_2"}) {
        EXPECT_TRUE(contains(page, " src=\"" + stem + ".svg\"")) << stem;
        EXPECT_TRUE(contains(folder.read("gallery/" + stem + ".svg"), "<svg")) << stem;
    }
    EXPECT_FALSE(contains(page, "<b>")) << page;
    EXPECT_FALSE(contains(page, "<i>")) << page;
    EXPECT_FALSE(contains(page, "alert(1)</script>")) << page;
    EXPECT_TRUE(contains(page, "alert(1)&lt;/script&gt;@NAME@{{yes}}")) << page;
}

TEST(GalleryOfOneMachine, IsNoCommandOfItsTool) {
    Result const result = called(alone(toll()), "gallery -o nowhere");
    EXPECT_EQ(result.status, 2);
    EXPECT_TRUE(contains(result.err, "there is no command 'gallery'")) << result.err;
}

}  // namespace
}  // namespace statewalk::cli::test
