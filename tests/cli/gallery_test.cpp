// statewalk gallery: an index page with every automaton, and the files that it links to.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "diagrams/text.hpp"
#include "tests/cli/command.hpp"
#include "tests/cli/machines.hpp"
#include "tests/patterns.hpp"

namespace statewalk::cli::test {
namespace {

std::vector<std::string> const suffixes{".connections.svg", ".dot", ".html", ".jsonl", ".svg", ".trace.txt"};

/// What one of these is called with in the gallery.
std::string shown_run(Entry const& entry) {
    return entry.name + (entry.pegs > 0 ? " -n 4" : " --events coin,coin,pass,pass");
}

/// Everything that a page links to or shows.
std::vector<std::string> links_in(std::string const& page) {
    return pattern::all(page, "(?:href|src)=\"([^\"]*)\"", 1);
}

/// A gallery of all automata of `statewalk`, made once.
class Gallery : public testing::Test {
protected:
    static void SetUpTestSuite() {
        folder = new Folder;
        result = new Result(statewalk("gallery -o " + folder->path("")));
    }
    static void TearDownTestSuite() {
        delete folder;
        delete result;
    }
    static std::string index() { return folder->read("index.html"); }

    static inline Folder* folder = nullptr;
    static inline Result* result = nullptr;
};

TEST_F(Gallery, HasAnIndexAndSixFilesOfEachAutomaton) {
    std::vector<std::string> expected{"index.html"};
    for (Entry const& entry : catalogue())
        for (std::string const& suffix : suffixes) expected.push_back(entry.name + suffix);
    std::sort(expected.begin(), expected.end());
    EXPECT_EQ(folder->names(), expected);
    EXPECT_EQ(result->status, 0);
    EXPECT_EQ(result->err, "");
}

TEST_F(Gallery, ShowsEveryAutomatonInTheOrderOfTheList) {
    std::string const page = index();
    std::size_t at = 0;
    for (Entry const& entry : catalogue()) {
        std::size_t const next = page.find("<h2 id=\"" + entry.name + "\">" + entry.name + "</h2>");
        ASSERT_NE(next, std::string::npos) << entry.name;
        EXPECT_GT(next, at) << entry.name;
        at = next;
        EXPECT_TRUE(contains(page.substr(at, 500), markup(entry.source))) << entry.name;
    }
}

TEST_F(Gallery, LinksToNothingButWhatIsThere) {
    std::string const page = index();
    std::vector<std::string> const links = links_in(page);
    std::size_t const of_each = 8;  // to its part of the page, picture twice, DOT, connections, page, trace, log
    EXPECT_EQ(links.size(), 1 + of_each * static_cast<std::size_t>(catalogue().end() - catalogue().begin()));
    for (std::string const& link : links) {
        if (link == "data:,") continue;  // for no icon
        if (link.front() == '#')
            EXPECT_TRUE(contains(page, " id=\"" + link.substr(1) + "\"")) << link;
        else
            EXPECT_TRUE(std::filesystem::is_regular_file(*folder / link)) << link;
    }
}

TEST_F(Gallery, HasTheFilesThatTheOtherCommandsWrite) {
    for (Entry const& entry : catalogue()) {
        std::string const run = shown_run(entry);
        EXPECT_EQ(folder->read(entry.name + ".dot"), statewalk("draw " + entry.name).out) << entry.name;
        EXPECT_EQ(folder->read(entry.name + ".connections.svg"),
                  statewalk("draw " + entry.name + " --view connections -f svg").out)
            << entry.name;
        EXPECT_EQ(folder->read(entry.name + ".svg"), statewalk("draw -f svg " + entry.name).out) << entry.name;
        EXPECT_EQ(folder->read(entry.name + ".html"), statewalk("play " + run).out) << entry.name;
        EXPECT_EQ(folder->read(entry.name + ".trace.txt"), statewalk("trace " + run).out) << entry.name;
        EXPECT_EQ(folder->read(entry.name + ".jsonl"), statewalk("trace -f jsonl " + run).out) << entry.name;
    }
}

TEST_F(Gallery, SaysWhatEachCosts) {
    // Of 4 discs: 2^3 + 1 steps and 2^4 - 1 moves; on four pegs 9 moves, and S(4) = 3 + 2 S(2) + 2^2 + 2 = 25 steps of
    // the recursion, with S(2) = 3 + 2 S(1) + 2^1 + 1 = 8, and 2 more; the turnstile makes no moves.
    std::string const page = index();
    for (std::string const cells :
         {">buneman-levy</a></th><td class=\"yes\">yes</td><td>2</td><td>3</td><td>9</td><td>15</td><td>0.60</td>",
          ">frame-stack</a></th><td class=\"yes\">yes</td><td>4 + 3</td><td>12</td><td>27</td><td>9</td><td>3.00</td>",
          ">turnstile</a></th><td class=\"yes\">yes</td><td>2</td><td>4</td><td>4</td><td></td><td></td>"})
        EXPECT_TRUE(contains(page, cells)) << cells;
}

TEST_F(Gallery, SaysWhatTheCheckAndTheLintAnswer) {
    std::string answers = statewalk("check -n 0..10 --every-pair").out + statewalk("lint turnstile").out;
    EXPECT_EQ(result->out, answers);
    // 11 towers, 6 pairs of pegs; 12 pairs of four.
    std::string const three = markup("-n 0..10 --every-pair: the recursion's moves, 66 runs, ");
    EXPECT_TRUE(contains(index(), ">" + three));
    EXPECT_TRUE(contains(index(), "no move too many, 132 runs, "));
    EXPECT_TRUE(contains(index(), ">nothing found<"));
}

TEST_F(Gallery, IsTheSameBytesEachTime) {
    Folder const again;
    statewalk("gallery -o " + again.path(""));
    for (std::string const& name : folder->names()) EXPECT_EQ(folder->read(name), again.read(name)) << name;
}

TEST_F(Gallery, SpeaksRussian) {
    Folder const russian;
    EXPECT_EQ(statewalk("gallery --lang ru -o " + russian.path("")).status, 0);
    std::string const page = russian.read("index.html");
    EXPECT_TRUE(contains(page, "<html lang=\"ru\"")) << page.substr(0, 200);
    EXPECT_TRUE(contains(page, "<h1>Автоматы</h1>"));
    EXPECT_TRUE(contains(page, "<td>0,60</td>"));
    EXPECT_FALSE(contains(page, "{{"));
    EXPECT_TRUE(contains(russian.read("buneman-levy.html"), R"("language":"ru")"));
    EXPECT_EQ(russian.read("buneman-levy.dot"), statewalk("draw buneman-levy --lang ru").out);
}

}  // namespace
}  // namespace statewalk::cli::test
