// The synopsis of --help, held against what the command line really takes.
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "tests/cli/synopsis.hpp"
#include "tests/patterns.hpp"

namespace statewalk::cli::test {
namespace {

TEST(Synopsis, NamesEveryCommandAndNoOther) {
    std::vector<std::string> named;
    for (auto const& [command, words] : said(catalogue())) named.push_back(command);
    std::vector<std::string> taken;
    for (auto const& [command, options] : options_by_command(catalogue())) taken.push_back(command);
    EXPECT_EQ(named, taken);
    EXPECT_TRUE(has(taken, "check"));
}

TEST(Synopsis, NamesEveryOptionOfEveryCommandByOneOfItsNames) { expect_every_option_to_be_said(catalogue()); }

TEST(Synopsis, NamesNoOptionThatACommandDoesNotTake) { expect_no_other_option_to_be_said(catalogue()); }

TEST(Synopsis, NamesEveryFormatAndStyle) {
    std::map<std::string, std::string> const words = said(catalogue());
    for (std::string const format : {"dot", "svg", "png", "pdf"})
        EXPECT_TRUE(contains(words.at("draw"), format)) << format;
    for (std::string const style : {"switch", "uml"}) EXPECT_TRUE(contains(words.at("draw"), style)) << style;
    for (std::string const view : {"graph|connections", "|text]"})
        EXPECT_TRUE(contains(words.at("draw"), view)) << view;
    for (std::string const format : {"table", "protocol", "jsonl", "csv"})
        EXPECT_TRUE(contains(words.at("trace"), format)) << format;
    EXPECT_TRUE(contains(words.at("moves"), "numbered"));
    for (std::string const format : {"text", "json", "csv", "gradescope"})
        EXPECT_TRUE(contains(words.at("grade"), format)) << format;
}

TEST(Help, IsTheSynopsis) {
    for (std::string const call : {"--help", "-h"}) {
        Result const help = statewalk(call);
        EXPECT_EQ(help.status, 0);
        EXPECT_EQ(help.out, synopsis(catalogue()));
        EXPECT_EQ(help.err, "");
    }
}

TEST(Help, OfACommandIsAboutThatCommand) {
    for (auto const& [command, options] : options_by_command(catalogue())) {
        Result const help = statewalk(command + " --help");
        EXPECT_EQ(help.status, 0);
        EXPECT_EQ(help.err, "");
        EXPECT_TRUE(contains(help.out, "Usage: statewalk " + command + " [OPTIONS]")) << help.out;
        for (std::vector<std::string> const& names : options)
            EXPECT_TRUE(contains(help.out, names.back())) << names.back();
    }
}

TEST(Version, IsToldByTheCommandAndByEachOfItsCommands) {
    Result const version = statewalk("--version");
    EXPECT_EQ(version.status, 0);
    EXPECT_TRUE(pattern::is_whole(version.out, "statewalk [0-9]+\\.[0-9]+\\.[0-9]+\n")) << version.out;
    for (auto const& [command, options] : options_by_command(catalogue()))
        EXPECT_EQ(statewalk(command + " --version").out, version.out);
}

}  // namespace
}  // namespace statewalk::cli::test
