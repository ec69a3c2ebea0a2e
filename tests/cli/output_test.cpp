// -o FILE: a file is there when it is complete, and not before.
#include "cli/output.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <sstream>
#include <string>

#include "tests/cli/command.hpp"

namespace statewalk::cli::test {
namespace {

namespace fs = std::filesystem;

std::string const three_moves = "1 1 A B\n2 2 A C\n3 1 B C\n";

Result moves_to(std::string const& place) { return statewalk("moves buneman-levy -n 2 -o " + place); }

std::string complaint(std::string const& place) {
    std::ostringstream standard;
    try {
        Output output(place, standard);
    } catch (FileTrouble const& trouble) {
        return trouble.what();
    }
    return "none";
}

fs::perms mode(fs::path const& file) { return fs::status(file).permissions(); }

TEST(Output, GoesToStandardOutputUnlessAFileIsNamed) {
    EXPECT_EQ(moves_to("-").out, three_moves);
    std::ostringstream standard;
    Output output("-", standard);
    output.write([](std::ostream& out) { out << "here"; });
    output.keep();
    EXPECT_EQ(standard.str(), "here");
}

TEST(Output, IsAFileOnceItIsKept) {
    Folder const folder;
    Result const result = moves_to(folder.path("moves"));
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(folder.read("moves"), three_moves);
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"moves"}));
}

TEST(Output, IsNotInItsPlaceBeforeItIsKept) {
    Folder const folder;
    folder.write("file", "old");
    std::ostringstream standard;
    Output output(folder.path("file"), standard);
    output.write([](std::ostream& out) { out << "new" << std::flush; });
    EXPECT_EQ(folder.read("file"), "old");
    output.keep();
    EXPECT_EQ(folder.read("file"), "new");
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"file"}));
}

TEST(Output, ThatIsGivenUpLeavesTheOldFileAndNothingElse) {
    Folder const folder;
    folder.write("file", "old");
    std::ostringstream standard;
    {
        Output output(folder.path("file"), standard);
        output.write([](std::ostream& out) { out << "half of the new"; });
        EXPECT_EQ(folder.names().size(), 2U);
    }
    EXPECT_EQ(folder.read("file"), "old");
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"file"}));
}

TEST(Output, OfACallThatFailsLeavesTheOldFileAndNothingElse) {
    Folder const folder;
    folder.write("file", "old");
    for (std::string const call :
         {"moves buneman-levy -n 65", "draw nobody", "check buneman-levy --from X", "check --log /nowhere"}) {
        EXPECT_NE(statewalk(call + " -o " + folder.path("file")).status, 0) << call;
        EXPECT_EQ(folder.read("file"), "old") << call;
        EXPECT_EQ(folder.names(), (std::vector<std::string>{"file"})) << call;
    }
}

TEST(Output, KeepsTheModeOfTheFileThatItReplaces) {
    Folder const folder;
    folder.write("file", "old");
    fs::perms const only_mine = fs::perms::owner_read | fs::perms::owner_write;
    fs::perms const all_may_run = only_mine | fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec;
    for (fs::perms const wanted : {only_mine, all_may_run}) {
        fs::permissions(folder / "file", wanted);
        ASSERT_EQ(moves_to(folder.path("file")).status, 0);
        EXPECT_EQ(mode(folder / "file"), wanted);
        EXPECT_EQ(folder.read("file"), three_moves);
    }
}

TEST(Output, GivesANewFileTheModeThatTheMaskLeaves) {
    Folder const folder;
    mode_t const before = umask(027);
    Result const result = moves_to(folder.path("file"));
    mode_t const left = umask(before);
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(left, mode_t{027});
    EXPECT_EQ(mode(folder / "file"), fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read);
}

TEST(Output, ThroughALinkReplacesWhatTheLinkNames) {
    Folder const folder;
    fs::create_directory(folder / "sub");
    folder.write("sub/file", "old");
    fs::create_symlink("sub/file", folder / "link");
    fs::create_symlink("link", folder / "link to link");
    std::ostringstream standard;
    Output output(folder.path("link to link"), standard);
    output.write([](std::ostream& out) { out << "new"; });
    EXPECT_EQ(folder.read("sub/file"), "old");
    output.keep();
    EXPECT_EQ(folder.read("sub/file"), "new");
    EXPECT_TRUE(fs::is_symlink(folder / "link"));
    EXPECT_TRUE(fs::is_symlink(folder / "link to link"));
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"link", "link to link", "sub"}));
}

TEST(Output, ThroughALinkToNothingMakesWhatTheLinkNames) {
    Folder const folder;
    fs::create_symlink("file", folder / "link");
    EXPECT_EQ(moves_to(folder.path("link")).status, 0);
    EXPECT_TRUE(fs::is_symlink(folder / "link"));
    EXPECT_EQ(folder.read("file"), three_moves);
}

TEST(Output, ThroughLinksThatGoRoundIsRefused) {
    Folder const folder;
    fs::create_symlink("b", folder / "a");
    fs::create_symlink("a", folder / "b");
    expect_refusal(moves_to(folder.path("a")), 3,
                   "cannot write " + folder.path("a") + ": Too many levels of symbolic links");
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"a", "b"}));
}

TEST(Output, IsWrittenStraightIntoAPipe) {
    Folder const folder;
    ASSERT_EQ(mkfifo(folder.path("pipe").c_str(), 0600), 0);
    int const reader = open(folder.path("pipe").c_str(), O_RDONLY | O_NONBLOCK);
    ASSERT_NE(reader, -1);
    Result const result = moves_to(folder.path("pipe"));
    std::array<char, 100> buffer{};
    ssize_t const size = read(reader, buffer.data(), buffer.size());
    close(reader);
    EXPECT_EQ(result.status, 0) << result.err;
    ASSERT_GT(size, 0);
    EXPECT_EQ(std::string(buffer.data(), static_cast<std::size_t>(size)), three_moves);
    EXPECT_TRUE(fs::is_fifo(folder / "pipe"));
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"pipe"}));
}

TEST(Output, IsRefusedWhereItCannotBe) {
    Folder const folder;
    folder.write("file", "old");
    EXPECT_EQ(complaint(folder.path("")), "cannot write " + folder.path("") + ": it is a directory");
    EXPECT_EQ(complaint(folder.path("missing/file")),
              "cannot write " + folder.path("missing/file") + ": No such file or directory");
    EXPECT_EQ(complaint(folder.path("file/file")), "cannot write " + folder.path("file/file") + ": Not a directory");
    std::string const too_long = folder.path(std::string(300, 'x'));
    EXPECT_EQ(complaint(too_long), "cannot write " + too_long + ": File name too long");
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"file"}));
    expect_refusal(moves_to(folder.path("missing/file")), 3,
                   "cannot write " + folder.path("missing/file") + ": No such file or directory");
}

}  // namespace
}  // namespace statewalk::cli::test
