// statewalk new. That what it writes can be built is for tests/consumer to see.
#include "cli/new_project.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "diagrams/translation.hpp"
#include "tests/cli/shell.hpp"

namespace statewalk::cli::test {
namespace {

namespace fs = std::filesystem;
using Names = std::vector<std::string>;

Names const files{".gitignore",    "CMakeLists.txt",     "CMakePresets.json", "README.md", "automaton.hpp",
                  "automaton.mmd", "automaton_test.cpp", "lamp.hpp",          "main.cpp"};

/// In the byte order of their names.
Names names_in(fs::path const& folder) {
    Names all;
    for (auto const& entry : fs::directory_iterator(folder)) all.push_back(entry.path().filename().string());
    std::sort(all.begin(), all.end());
    return all;
}

std::string text_of(std::vector<WrittenFile> const& all, std::string const& name) {
    for (WrittenFile const& file : all)
        if (file.name == name) return file.text;
    ADD_FAILURE() << "no " << name;
    return "";
}

TEST(ProjectName, IsTheLastPartOfThePath) {
    EXPECT_EQ(project_name("lamp"), "lamp");
    EXPECT_EQ(project_name("a/b/Lamp_2"), "Lamp_2");
    EXPECT_EQ(project_name("a/lamp///"), "lamp");
    EXPECT_EQ(project_name("lamp/."), "lamp");
    EXPECT_EQ(project_name("lamp/b/.."), "lamp");
    EXPECT_EQ(project_name("."), project_name(fs::current_path()));
}

TEST(ProjectName, IsAnIdentifierWhateverThePath) {
    EXPECT_EQ(project_name("my first lamp"), "my_first_lamp");
    EXPECT_EQ(project_name("lab-3 (final).old"), "lab_3_final_old");
    EXPECT_EQ(project_name("_x_"), "x");
    EXPECT_EQ(project_name("a\"b$c;d\ne"), "a_b_c_d_e");
    EXPECT_EQ(project_name("-o"), "o");
    EXPECT_EQ(project_name("3pegs"), "automaton_3pegs");
    EXPECT_EQ(project_name("\xD0\xBB\xD0\xB0\xD0\xBC\xD0\xBF\xD0\xB0"), "my_automaton") << "no Latin letter";
    EXPECT_EQ(project_name("\xD0\xBB\xD0\xB0\xD0\xB1 2"), "automaton_2");
    EXPECT_EQ(project_name("\xff\xfe"), "my_automaton");
    EXPECT_EQ(project_name("/"), "my_automaton");
    EXPECT_EQ(project_name(std::string(200, 'x')), std::string(60, 'x'));
}

TEST(ProjectName, IsNoneThatCMakeTakesForItself) {
    for (std::string const name : {"test", "all", "install", "install_strip", "Testing", "CMakeFiles", "help"})
        EXPECT_EQ(project_name(name), "automaton_" + name);
    EXPECT_EQ(project_name("tests"), "tests");
}

TEST(PackagePrefix, IsThatOfTheProgram) {
    for (std::string const place : {"lib", "lib64", "lib/x86_64-linux-gnu", "share"}) {
        Folder const folder;
        fs::create_directories(folder / "bin");
        EXPECT_EQ(package_prefix(folder / "bin/statewalk"), std::nullopt);
        fs::create_directories(folder / place / "cmake/statewalk");
        folder.write(place + "/cmake/statewalk/statewalk-config.cmake", "");
        EXPECT_EQ(package_prefix(folder / "bin/statewalk"), (folder / "bin").parent_path()) << place;
    }
}

TEST(PackagePrefix, IsTheBuildFolderOfAProgramThatIsNotInstalled) {
    Folder const folder;
    folder.write("statewalk-config.cmake", "");
    EXPECT_NE(package_prefix(folder / "bin/statewalk"), std::nullopt);
    EXPECT_EQ(package_prefix(""), std::nullopt);
}

TEST(Project, HasItsNameInsteadOfThatOfTheTemplate) {
    std::vector<WrittenFile> const all = project("lab_3", "/usr/local", Language::en);
    Names names;
    for (WrittenFile const& file : all) {
        names.push_back(file.name);
        EXPECT_FALSE(contains(file.text, "my_automaton")) << file.name;
    }
    std::sort(names.begin(), names.end());
    EXPECT_EQ(names, files);
    EXPECT_TRUE(contains(text_of(all, "CMakeLists.txt"), "\nproject(lab_3 LANGUAGES CXX)\n"));
    EXPECT_TRUE(contains(text_of(all, "automaton.hpp"), "label = \"lab_3\";"));
    EXPECT_TRUE(contains(text_of(all, "automaton.mmd"), "\ntitle: \"lab_3\"\n"));
    EXPECT_TRUE(contains(text_of(all, "README.md"), "# lab_3\n"));
}

TEST(Project, SaysWhereThePackageIs) {
    for (std::string const prefix : {"/opt/statewalk", "/home/a \"b\"\\c"}) {
        nlohmann::json const presets =
            nlohmann::json::parse(text_of(project("x", prefix, Language::en), "CMakePresets.json"));
        EXPECT_EQ(presets["configurePresets"][0]["cacheVariables"]["CMAKE_PREFIX_PATH"], prefix);
    }
    std::string const odd = text_of(project("x", "/a;b/$c", Language::en), "CMakePresets.json");
    EXPECT_TRUE(contains(odd, R"("/a\\;b/${dollar}c")")) << odd;
}

TEST(Project, HasAReadmeInRussianWhereThatIsSpoken) {
    std::string const readme = text_of(project("lamp", "/usr", Language::ru), "README.md");
    EXPECT_TRUE(contains(readme, "Что где лежит"));
    EXPECT_EQ(project("lamp", "/usr", Language::ru).size(), files.size());
}

TEST(New, WritesAProjectAndSaysHowToBuildIt) {
    Folder const folder;
    Result const result = statewalk(Names{"new", folder.path("my lamp")});
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.err, "");
    std::string const place = folder.path("my lamp");
    std::string const said = place +
                             ": the project my_lamp; its README.md says what is where. Build it and run its tests:\n"
                             "  cd '" +
                             place + "' && cmake --workflow --preset test\n";
    EXPECT_EQ(result.out.substr(0, said.size()),
              said);  // then, unless there is a package beside this test, how to get it
    EXPECT_EQ(names_in(folder / "my lamp"), files);
}

TEST(New, FillsAnEmptyFolderAlsoTheOneWeAreIn) {
    Shell const shell;
    Result const inside = shell.run("mkdir -p a && cd a && statewalk new . >../said && ls -A | wc -l");
    EXPECT_EQ(inside.out, std::to_string(files.size()) + "\n") << inside.err;
    EXPECT_TRUE(contains(shell.folder().read("said"), ".: the project a;"));
}

TEST(New, TakesNoFolderForAnOption) {
    Shell const shell;
    EXPECT_EQ(shell.run("statewalk new -- -x").out,
              "-x: the project x; its README.md says what is where. Build it and run its tests:\n"
              "  cd ./-x && cmake --workflow --preset test\n");
    EXPECT_EQ(shell.left(), Names{"-x"});
}

TEST(New, RefusesAFolderInWhichCMakeBuildsNothing) {
    Folder const folder;
    expect_refusal(statewalk({"new", folder.path("C#")}), 2,
                   "CMake builds nothing in " + folder.path("C#") + ", which has a # in it; choose another folder");
    EXPECT_FALSE(fs::exists(folder.path("C#")));
    EXPECT_EQ(statewalk({"new", folder.path("a b$c")}).status, 0);
}

TEST(New, RefusesAFolderWithSomethingInIt) {
    Folder const folder;
    folder.write("notes.txt", "mine");
    expect_refusal(statewalk("new " + folder.path("")), 3,
                   "cannot write " + folder.path("") + ": it has notes.txt in it; name a new folder, or an empty one");
    expect_refusal(statewalk("new " + folder.path("notes.txt")), 3,
                   "cannot write " + folder.path("notes.txt") + ": it is no folder");
    expect_refusal(statewalk("new " + folder.path("missing/lamp")), 3,
                   "cannot write " + folder.path("missing/lamp") + ": No such file or directory");
    expect_refusal(statewalk(Names{"new", ""}), 2,
                   "DIR: takes the name of a folder; `statewalk --help` shows how to call it");
    EXPECT_EQ(statewalk("new").status, 2);
    EXPECT_EQ(folder.names(), Names{"notes.txt"});
}

TEST(New, LeavesNothingWhenTheDiskIsFull) {
    // No file may grow beyond 512 bytes.
    Shell const shell;
    Result const result = shell.run("trap '' XFSZ; ulimit -f 1; statewalk new lamp");
    EXPECT_EQ(result.status, 3);
    EXPECT_EQ(result.err, "statewalk: cannot write lamp: File too large\n");
    EXPECT_EQ(shell.left(), Names{});
}

TEST(New, IsNoCommandOfATool) {
    Folder const folder;
    EXPECT_EQ(called({"tool", {catalogue().find("turnstile")}}, "new " + folder.path("lamp")).status, 2);
    EXPECT_EQ(folder.names(), Names{});
}

}  // namespace
}  // namespace statewalk::cli::test
