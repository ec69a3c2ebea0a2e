// Formats by -f and by the name of the file, styles, and diagrams that are kept. Compiled into a build with Graphviz
// only.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "diagrams/figures.hpp"
#include "tests/cli/command.hpp"
#include "tests/patterns.hpp"

namespace statewalk::cli::test {
namespace {

using Names = std::vector<std::string>;

std::string drawn(std::string const& options) { return statewalk("draw turnstile " + options).out; }

TEST(DrawFormat, IsTheOneInWhichTheNameOfTheFileEnds) {
    Folder const folder;
    for (FigureFormat const& format : figure_formats()) {
        std::string const name = "figure" + std::string(format.suffix);
        Result const result = statewalk("draw turnstile -o " + folder.path(name));
        EXPECT_EQ(result.status, 0) << name << result.err;
        EXPECT_EQ(result.out, "");
        if (format.name == "pdf")  // says when it was made
            EXPECT_EQ(folder.read(name).substr(0, 5), "%PDF-");
        else
            EXPECT_TRUE(folder.read(name) == drawn("-f " + std::string(format.name))) << name;
    }
    EXPECT_TRUE(contains(folder.read("figure.mmd"), "\nstateDiagram-v2\n")) << folder.read("figure.mmd");
}

TEST(DrawFormat, IsDotWhereTheNameHasNoEnding) {
    Folder const folder;
    for (std::string const name : {"figure", "svg", "png"}) {
        EXPECT_EQ(statewalk("draw turnstile -o " + folder.path(name)).status, 0) << name;
        EXPECT_EQ(folder.read(name), drawn("-f dot")) << name;
    }
}

TEST(DrawFormat, IsNotGuessedFromAnEndingThatIsNotKnown) {
    Folder const folder;
    for (std::string const ending : {".bmp", ".old", ".SVG"})
        expect_refusal(statewalk("draw turnstile -o " + folder.path("figure.dot" + ending)), 2,
                       "no format is written to files that end in " + ending + "; say which with -f");
    EXPECT_EQ(folder.names(), Names{});
}

TEST(DrawFormat, ThatIsAskedForCountsMoreThanTheName) {
    Folder const folder;
    EXPECT_EQ(statewalk("draw turnstile -f mermaid -o " + folder.path("figure.svg")).status, 0);
    EXPECT_EQ(folder.read("figure.svg"), drawn("-f mermaid"));
}

TEST(DrawStyle, IsSwitchUmlOrPlain) {
    EXPECT_EQ(drawn("--style switch"), drawn(""));
    EXPECT_TRUE(contains(drawn("--style plain"), "shape=circle")) << drawn("--style plain");
    EXPECT_FALSE(contains(drawn("--style uml"), "shape=circle"));
    EXPECT_NE(drawn("--style uml"), drawn(""));
    Result const result = statewalk("draw turnstile --style fine");
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(result.out, "");
}

/// "draw turnstile --check FILE" and more options.
Result check(Folder const& folder, std::string const& name, std::string const& options = "") {
    return statewalk("draw turnstile --check " + folder.path(name) + " " + options);
}

void expect_yes(Result const& result) {
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.err, "");
}

void expect_no(Result const& result, std::string const& file, std::string const& options = "") {
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.err, "statewalk: " + file + " is not what turnstile is now; draw it again with `statewalk draw " +
                              "turnstile" + options + " -o " + file + "`\n");
}

TEST(DrawCheck, SaysYesToADiagramThatIsUpToDateAndNoToAnother) {
    for (FigureFormat const& format : figure_formats()) {
        if (format.is_binary) continue;
        Folder const folder;
        std::string const name = "kept" + std::string(format.suffix);
        folder.write(name, drawn("-f " + std::string(format.name)));
        expect_yes(check(folder, name));
        std::string const old = pattern::replaced(folder.read(name), "unlocked", "ajar");
        folder.write(name, old);
        expect_no(check(folder, name), folder.path(name));
        EXPECT_EQ(folder.read(name), old) << "nothing is drawn";
        EXPECT_EQ(folder.names(), Names{name});
        folder.write(name, statewalk("draw buneman-levy -f " + std::string(format.name)).out);
        expect_no(check(folder, name), folder.path(name));
        folder.write(name, "");
        expect_no(check(folder, name), folder.path(name));
    }
}

TEST(DrawCheck, OfAnSvgLooksAtWhatItSaysAndNotAtWhereThingsStand) {
    Folder const folder;
    std::string const figure = drawn("-f svg");
    folder.write("kept.svg", pattern::replaced(figure, R"( (x|y|cx|cy)="[^"]*")", " $1=\"7\""));
    EXPECT_NE(folder.read("kept.svg"), figure);
    expect_yes(check(folder, "kept.svg"));
    std::vector<std::string> const others{"<svg></svg>", figure.substr(0, figure.size() - 8),
                                          figure.substr(0, figure.find("</desc>") + 7), drawn("-f svg --style uml"),
                                          pattern::replaced(figure, "black", "red")};
    for (std::string const& other : others) {
        folder.write("kept.svg", other);
        expect_no(check(folder, "kept.svg"), folder.path("kept.svg"));
    }
}

TEST(DrawCheck, ComparesInTheFormatAndTheStyleAskedFor) {
    Folder const folder;
    folder.write("kept", drawn("--style uml"));
    expect_yes(check(folder, "kept", "--style uml"));
    expect_no(check(folder, "kept"), folder.path("kept"));
    expect_no(check(folder, "kept", "--style plain"), folder.path("kept"), " --style plain");
    folder.write("kept", drawn("-f mermaid"));
    expect_yes(check(folder, "kept", "-f mermaid"));
    expect_no(check(folder, "kept", "-f json"), folder.path("kept"), " -f json");
    expect_yes(statewalk("draw turnstile --check - -f mermaid", folder.read("kept")));
}

TEST(DrawCheck, CannotComparePicturesOfDots) {
    Folder const folder;
    for (std::string const format : {"png", "pdf"}) {
        std::string const refusal = "--check cannot compare " + format + "; keep the diagram as dot or svg";
        folder.write("kept." + format, drawn("-f " + format));
        expect_refusal(check(folder, "kept." + format), 2, refusal);
        expect_refusal(check(folder, "kept.png", "-f " + format), 2, refusal);
    }
}

TEST(DrawCheck, RefusesWhatItCannotDo) {
    Folder const folder;
    folder.write("kept.dot", drawn(""));
    expect_refusal(check(folder, "kept.dot", "-o " + folder.path("new.dot")), 2,
                   "--check only compares, and writes no file; leave out -o");
    EXPECT_EQ(folder.names(), Names{"kept.dot"});
    for (std::string const run : {"--coverage log", "--at 1 log"})
        expect_refusal(check(folder, "kept.dot", run), 2,
                       "--check compares the automaton alone; leave out --coverage and --at");
    expect_refusal(check(folder, "none.dot"), 3,
                   "there is no " + folder.path("none.dot") + "; draw it with `statewalk draw turnstile -o " +
                       folder.path("none.dot") + "`");
    expect_refusal(check(folder, ""), 3, "cannot read " + folder.path("") + ": it is a directory");
    expect_refusal(statewalk({"draw", "turnstile", "--check", ""}), 2,
                   "--check: takes the name of a file, or -; `statewalk --help` shows how to call it");
}

}  // namespace
}  // namespace statewalk::cli::test
