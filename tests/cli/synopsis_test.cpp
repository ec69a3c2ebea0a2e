// The synopsis of --help, held against what the command line really takes.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <string>
#include <vector>

#include "tests/cli/command.hpp"

namespace statewalk::cli::test {
namespace {

std::string const command_line = "  statewalk ";

/// What the synopsis says of each command: its own lines, those of TASK if it takes one, and those of "Everywhere".
std::map<std::string, std::string> said() {
    std::map<std::string, std::string> all;
    std::string* here = nullptr;
    std::string task;
    std::string everywhere;
    for (std::string const& line : lines(synopsis)) {
        if (line.rfind(command_line, 0) == 0)
            here = &all[line.substr(command_line.size(), line.find(' ', command_line.size()) - command_line.size())];
        else if (line.rfind("  TASK: ", 0) == 0)
            here = &task;
        else if (line.rfind("  Everywhere: ", 0) == 0)
            here = &everywhere;
        else if (line.rfind("  Defaults: ", 0) == 0)
            break;
        if (here != nullptr) *here += line + "\n";
    }
    for (auto& [command, words] : all) words += (contains(words, "TASK") ? task : "") + everywhere;
    return all;
}

/// -o and --output are one option: either will do.
std::vector<std::string> options_in(std::string const& text) {
    std::vector<std::string> all;
    std::regex const option("(^|[^a-zA-Z-])(--?[a-zA-Z][a-zA-Z-]*)");
    for (auto match = std::sregex_iterator(text.begin(), text.end(), option); match != std::sregex_iterator(); ++match)
        all.push_back((*match)[2]);
    return all;
}

bool has(std::vector<std::string> const& all, std::string const& one) {
    return std::find(all.begin(), all.end(), one) != all.end();
}

TEST(Synopsis, NamesEveryCommandAndNoOther) {
    std::vector<std::string> named;
    for (auto const& [command, words] : said()) named.push_back(command);
    std::vector<std::string> taken;
    for (auto const& [command, options] : options_by_command()) taken.push_back(command);
    EXPECT_EQ(named, taken);
    EXPECT_TRUE(has(taken, "check"));
}

TEST(Synopsis, NamesEveryOptionOfEveryCommandByOneOfItsNames) {
    OptionsByCommand const taken = options_by_command();
    for (auto const& [command, words] : said()) {
        std::vector<std::string> const named = options_in(words);
        for (std::vector<std::string> const& names : taken.at(command))
            EXPECT_TRUE(
                std::any_of(names.begin(), names.end(), [&](std::string const& name) { return has(named, name); }))
                << command << ' ' << names.back();
    }
}

TEST(Synopsis, NamesNoOptionThatACommandDoesNotTake) {
    OptionsByCommand const taken = options_by_command();
    for (auto const& [command, words] : said()) {
        std::vector<std::string> known;
        for (std::vector<std::string> const& names : taken.at(command))
            known.insert(known.end(), names.begin(), names.end());
        for (std::string const& option : options_in(words)) {
            bool const only_for_check = option == "--every-pair" && command != "check";
            EXPECT_NE(has(known, option), only_for_check) << command << ' ' << option;
        }
    }
}

TEST(Synopsis, NamesEveryFormatAndStyle) {
    std::map<std::string, std::string> const words = said();
    for (std::string const format : {"dot", "svg", "png", "pdf"})
        EXPECT_TRUE(contains(words.at("draw"), format)) << format;
    for (std::string const style : {"switch", "uml"}) EXPECT_TRUE(contains(words.at("draw"), style)) << style;
    for (std::string const format : {"table", "jsonl"}) EXPECT_TRUE(contains(words.at("trace"), format)) << format;
    EXPECT_TRUE(contains(words.at("moves"), "numbered"));
}

TEST(Help, IsTheSynopsis) {
    for (std::string const call : {"--help", "-h"}) {
        Result const help = statewalk(call);
        EXPECT_EQ(help.status, 0);
        EXPECT_EQ(help.out, synopsis);
        EXPECT_EQ(help.err, "");
    }
}

TEST(Help, OfACommandIsAboutThatCommand) {
    for (auto const& [command, options] : options_by_command()) {
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
    EXPECT_TRUE(std::regex_match(version.out, std::regex("statewalk [0-9]+\\.[0-9]+\\.[0-9]+\n"))) << version.out;
    for (auto const& [command, options] : options_by_command())
        EXPECT_EQ(statewalk(command + " --version").out, version.out);
}

}  // namespace
}  // namespace statewalk::cli::test
