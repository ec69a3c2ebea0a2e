// What the docs show is true: commands print what is shown, C++ stands in a program and CMake in a project, pictures
// are up to date, links lead somewhere. With STATEWALK_UPDATE=1 in the environment the shown output of commands is
// written anew instead; read it before you commit it.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <map>

#include "tests/docs/chapters.hpp"
#include "tests/patterns.hpp"

namespace {

namespace fs = std::filesystem;
namespace pattern = statewalk::pattern;

fs::path const root = STATEWALK_ROOT;

std::string printed_by(std::string const& command, fs::path const& folder) {
    std::string const path = std::string("PATH=" STATEWALK_PROGRAMS ":") + std::getenv("PATH");
    std::string const line = "cd '" + folder.string() + "' && export '" + path + "' && { " + command + "; } 2>&1";
    FILE* pipe = popen(line.c_str(), "r");
    std::string text;
    std::array<char, 4096> buffer{};
    for (std::size_t size = 0; (size = fread(buffer.data(), 1, buffer.size(), pipe)) > 0;)
        text.append(buffer.data(), size);
    pclose(pipe);
    return text;
}

/// The block with the output of its commands as it is now.
std::string run_anew(std::string const& block, fs::path const& folder) {
    std::string anew;
    std::istringstream lines(block);
    for (std::string line; std::getline(lines, line);)
        if (line.rfind("$ ", 0) == 0) anew += line + '\n' + printed_by(line.substr(2), folder);
    return anew;
}

class Scratch {
public:
    Scratch() {
        std::string pattern = (fs::temp_directory_path() / "statewalk-docs-XXXXXX").string();
        path_ = mkdtemp(pattern.data());
    }
    ~Scratch() { fs::remove_all(path_); }
    fs::path const& path() const { return path_; }

private:
    fs::path path_;
};

/// Programs, and the projects that build some.
std::vector<std::string> sources() {
    std::vector<std::string> texts;
    for (char const* folder : {"automata", "docs/examples", "docs/labs", "tests/consumer"})
        for (auto const& entry : fs::recursive_directory_iterator(root / folder))
            if (entry.path().extension() == ".hpp" || entry.path().extension() == ".cpp" ||
                entry.path().filename() == "CMakeLists.txt")
                texts.push_back(chapters::read(entry.path()));
    return texts;
}

/// Without the blanks that its lines begin with.
std::string flush_left(std::string const& text) { return pattern::replaced(text, "(^|\n) +", "$1"); }

}  // namespace

TEST(Docs, commands_print_what_is_shown) {
    bool const update = std::getenv("STATEWALK_UPDATE") != nullptr;
    std::size_t seen = 0;
    for (fs::path const& path : chapters::all(root)) {
        Scratch const scratch;
        std::string text = chapters::read(path);
        for (chapters::Block const& block : chapters::blocks(text, "console")) {
            ++seen;
            std::string const anew = run_anew(block.text, scratch.path());
            if (update)
                text.replace(text.find("```console\n" + block.text) + 11, block.text.size(), anew);
            else
                EXPECT_EQ(block.text, anew) << path << ", line " << block.line;
        }
        if (update) std::ofstream(path, std::ios::binary) << text;
    }
    EXPECT_GT(seen, 5U) << "where have the examples gone?";
}

TEST(Docs, cpp_stands_in_a_program) {
    std::vector<std::string> const programs = sources();
    for (fs::path const& path : chapters::all(root))
        for (chapters::Block const& block : chapters::blocks(chapters::read(path), "cpp")) {
            bool found = false;
            for (std::string const& program : programs) found = found || program.find(block.text) != std::string::npos;
            EXPECT_TRUE(found) << path << ", line " << block.line << ": no program has this\n" << block.text;
        }
}

TEST(Docs, cmake_stands_in_a_project) {
    std::vector<std::string> projects;
    for (std::string const& source : sources()) projects.push_back(flush_left(source));
    std::size_t seen = 0;
    for (fs::path const& path : chapters::all(root))
        for (chapters::Block const& block : chapters::blocks(chapters::read(path), "cmake")) {
            ++seen;
            bool found = false;
            for (std::string const& project : projects)
                found = found || project.find(flush_left(block.text)) != std::string::npos;
            EXPECT_TRUE(found) << path << ", line " << block.line << ": no project has this\n" << block.text;
        }
    EXPECT_GT(seen, 0U);
}

// Where things stand in an SVG differs with fonts and versions of Graphviz; DOT says what is drawn.
TEST(Docs, pictures_are_those_of_the_gallery) {
    Scratch const scratch;
    printed_by("statewalk gallery -o gallery", scratch.path());
    auto const drawn = [](fs::path const& folder) {
        std::map<std::string, std::string> all;
        for (auto const& entry : fs::directory_iterator(folder))
            if (entry.path().extension() == ".dot")
                all.emplace(entry.path().filename().string(), chapters::read(entry.path()));
        return all;
    };
    std::map<std::string, std::string> const kept = drawn(root / "docs/pictures");
    for (auto const& [name, picture] : drawn(scratch.path() / "gallery")) {
        EXPECT_TRUE(kept.count(name) == 1 && kept.at(name) == picture)
            << name << " is out of date; draw the pictures anew: docs/draw_pictures.sh";
        EXPECT_TRUE(fs::exists((root / "docs/pictures" / name).replace_extension(".svg"))) << name;
    }
    EXPECT_EQ(kept.size(), drawn(scratch.path() / "gallery").size()) << "one of docs/pictures is of no automaton";
    std::string const scheme = (root / "docs/pictures/four-peg-queue.connections.svg").string();
    EXPECT_EQ(printed_by("statewalk draw four-peg-queue --view connections --check '" + scheme + "'", scratch.path()),
              "");
}

TEST(Docs, links_lead_somewhere) {
    std::string const link = R"(\]\(([^)#]*)#?([^)]*)\))";
    for (fs::path const& path : chapters::all(root)) {
        std::string const text = chapters::read(path);
        for (auto const& found : pattern::matches(text, link)) {
            std::string const& target = found[1];
            std::string const& anchor = found[2];
            if (target.rfind("http", 0) == 0) continue;
            fs::path const file = target.empty() ? path : path.parent_path() / target;
            EXPECT_TRUE(fs::exists(file)) << path << " links to " << target;
            if (anchor.empty()) continue;
            std::vector<std::string> const anchors = chapters::anchors(chapters::read(file));
            EXPECT_NE(std::find(anchors.begin(), anchors.end(), anchor), anchors.end())
                << path << " links to " << target << "#" << anchor;
        }
    }
}

TEST(Docs, every_automaton_has_a_row_in_the_readme) {
    Scratch const scratch;
    std::istringstream lines(printed_by("statewalk list", scratch.path()));
    std::string const readme = chapters::read(root / "README.md");
    for (std::string line; std::getline(lines, line);) {
        std::string const name = line.substr(0, line.find(' '));
        EXPECT_NE(readme.find("| `" + name + "`"), std::string::npos) << name;
    }
}

TEST(Docs, the_readme_is_under_150_lines) {
    std::string const readme = chapters::read(root / "README.md");
    EXPECT_LT(std::count(readme.begin(), readme.end(), '\n'), 150);
}
