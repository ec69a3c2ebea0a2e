// The folder of a gallery: there when it is complete, and never at the cost of what is no gallery.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "cli/output_folder.hpp"
#include "tests/cli/machines.hpp"
#include "tests/cli/shell.hpp"

namespace statewalk::cli::test {
namespace {

namespace fs = std::filesystem;
using Names = std::vector<std::string>;

Result gallery(std::vector<Entry> const& entries, std::string const& place) {
    return called({"statewalk", entries}, {"gallery", "-o", place});
}
std::vector<Entry> const two{buneman_levy(), blinker()};

Names files_of(Names const& stems) {
    Names all;
    for (std::string const& stem : stems)
        for (std::string const suffix : {".connections.svg", ".dot", ".html", ".jsonl", ".svg", ".trace.txt"})
            all.push_back(stem + suffix);
    all.emplace_back("index.html");
    return all;
}

TEST(GalleryFolder, HasToBeNamed) {
    std::string const refusal = "a gallery is a folder; name it with -o DIR";
    expect_refusal(statewalk("gallery"), 2, refusal);
    expect_refusal(statewalk("gallery -o -"), 2, refusal);
}

TEST(GalleryFolder, IsMadeOrFilledOrReplacesAnOlderGallery) {
    Folder const folder;
    Folder const inside;
    EXPECT_EQ(gallery(two, folder.path("new/")).status, 0);
    EXPECT_EQ(folder.names(), Names{"new"});
    EXPECT_EQ(gallery({countdown(), buneman_levy()}, inside.path("")).status, 0);
    EXPECT_EQ(inside.names(), files_of({"buneman-levy", "countdown"}));
    // What the new one has not is gone; what is behind a link is written, and the link stays.
    fs::create_directory_symlink(inside.path(""), folder / "link");
    EXPECT_EQ(gallery(two, folder.path("link")).status, 0);
    EXPECT_EQ(inside.names(), files_of({"blinker", "buneman-levy"}));
    EXPECT_EQ(folder.names(), (Names{"link", "new"}));
    EXPECT_TRUE(fs::is_symlink(folder / "link"));
}

TEST(GalleryFolder, ThatIsTheOneWeAreInIsFilled) {
    Shell const shell;
    Result const result = shell.run("mkdir g && cd g && statewalk gallery -o . >../said && ls | grep -c svg");
    EXPECT_EQ(result.out, "30\n") << result.err;
}

TEST(GalleryFolder, WithOtherThingsInItIsRefusedAndLeftAsItWas) {
    Folder const folder;
    auto const refusal = [&](std::string const& thing) {
        return "cannot write " + folder.path("") + ": it has " + thing +
               " in it, which is no part of a gallery; take it out, or name another folder";
    };
    folder.write("index.html", "my own page");
    expect_refusal(gallery(two, folder.path("")), 3, refusal("index.html"));
    EXPECT_EQ(folder.read("index.html"), "my own page");
    EXPECT_EQ(folder.names(), Names{"index.html"});

    fs::remove(folder / "index.html");
    ASSERT_EQ(gallery(two, folder.path("")).status, 0);
    for (std::string const other : {"notes.txt", "buneman.svg", "#blinker"}) {
        folder.write(other, "mine");
        expect_refusal(gallery(two, folder.path("")), 3, refusal(other));
        EXPECT_EQ(folder.read(other), "mine");
        fs::remove(folder / other);
    }
    fs::remove(folder / "blinker.svg");
    fs::create_directory(folder / "blinker.svg");
    expect_refusal(gallery(two, folder.path("")), 3, refusal("blinker.svg/"));
    EXPECT_EQ(folder.names(), files_of({"blinker", "buneman-levy"}));
}

TEST(GalleryFolder, ThatCannotBeIsRefused) {
    Folder const folder;
    folder.write("file", "old");
    expect_refusal(gallery(two, folder.path("file")), 3, "cannot write " + folder.path("file") + ": it is no folder");
    expect_refusal(gallery(two, folder.path("missing/new")), 3,
                   "cannot write " + folder.path("missing/new") + ": No such file or directory");
    EXPECT_EQ(folder.read("file"), "old");
    EXPECT_EQ(folder.names(), Names{"file"});
}

TEST(GalleryFolder, IsNotThereWhenTheDiskIsFull) {
    // No file may grow beyond 512 bytes.
    Shell const shell;
    Result const result = shell.run("trap '' XFSZ; ulimit -f 1; statewalk gallery -o new");
    EXPECT_EQ(result.status, 3);
    EXPECT_EQ(result.err, "statewalk: cannot write new: File too large\n");
    EXPECT_EQ(shell.left(), Names{});
}

TEST(GalleryFolder, StaysAnOlderGalleryWhenTheDiskIsFull) {
    Shell const shell;
    Result const result = shell.run(
        "statewalk gallery --lang ru -o old >said && cp -r old copy; trap '' XFSZ; ulimit -f 1; statewalk gallery -o "
        "old; echo $? && diff -r old copy");
    EXPECT_EQ(result.out, "3\n");
    EXPECT_EQ(result.err, "statewalk: cannot write old: File too large\n");
}

TEST(GalleryFolder, IsNotThereAfterASecondControlCInTheMiddle) {
    // Where it is ready before the signal comes, there is nothing to see, and it is removed.
    Shell const shell;
    Result const result = shell.run(
        "mkdir old; for where in new old; do statewalk gallery -o $where >said & "
        "until [ -e new.*/action-tree.svg ] || [ -e old/.unfinished.*/action-tree.svg ] || ! kill -0 $!; do "
        ":; done; "
        "while kill -INT $!; do :; done 2>/dev/null; wait $! && rm -rf new old/*; rm said; done; ls -A old");
    EXPECT_EQ(result.out, "") << "nothing is left in a folder that was there";
    EXPECT_EQ(shell.left(), Names{"old"});
}

TEST(GalleryFolder, LosesWhatAKilledRunHasLeftInIt) {
    Folder const folder;
    fs::create_directories(folder / "old" / ".unfinished.abcdef" / "more");
    EXPECT_EQ(statewalk("gallery -o " + folder.path("old")).status, 0);
    EXPECT_FALSE(fs::exists(folder / "old" / ".unfinished.abcdef"));
    folder.write("old/.unfinished.notes", "mine");
    EXPECT_EQ(statewalk("gallery -o " + folder.path("old")).status, 3);
    EXPECT_EQ(folder.read("old/.unfinished.notes"), "mine");
}

TEST(GalleryFolder, IsNotThereAfterControlC) {
    for (std::string const kill : {"kill -INT $!", "while kill -INT $!; do :; done 2>/dev/null", "kill -TERM $!"}) {
        Shell const shell;
        // Where the shell is so slow that the gallery is there before the signal, it tries again.
        Result const result = shell.run(
            "for i in 1 2 3 4 5 6 7 8 9; do rm -rf new; statewalk gallery -o new >said & "
            "until [ -d new.?????? ] || [ -d new ]; do :; done; " +
            kill + "; wait $!; status=$?; [ $status = 130 ] && break; done; cat said; rm said; exit $status");
        EXPECT_EQ(result.status, 130) << kill;
        EXPECT_EQ(result.out + result.err, "") << kill;
        EXPECT_EQ(shell.left(), Names{}) << kill;
    }
}

TEST(OutputFolder, HasTheModeThatTheMaskLeaves) {
    Folder const folder;
    OutputFolder output(folder.path("new"));
    EXPECT_FALSE(fs::exists(folder / "new"));
    output.write([](auto const& file) { file("a") << "text"; });
    output.keep();
    EXPECT_EQ(folder.read("new/a"), "text");
    fs::create_directory(folder / "made");
    EXPECT_EQ(fs::status(folder / "new").permissions(), fs::status(folder / "made").permissions());
}

}  // namespace
}  // namespace statewalk::cli::test
