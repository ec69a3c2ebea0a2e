// docs/labs/grade.sh, which grades one lab of a class. In place of a compiler stands a script that takes what is handed
// in for the program itself: a header here is a script, and has to be one that sh can read.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace {

namespace fs = std::filesystem;

std::string const skeleton = "echo 'MISSING a row'\nexit 1\n";

class Grade : public testing::Test {
protected:
    void SetUp() override {
        std::string pattern = (fs::temp_directory_path() / "statewalk-grade-XXXXXX").string();
        folder_ = mkdtemp(pattern.data());
        write("labs/01-door/door.hpp", skeleton);
        write("labs/build/CMakeCache.txt", "");
        write("bin/cmake",
              "#!/bin/sh\n"
              "sh -n labs/01-door/door.hpp || exit 1\n"
              "{ echo '#!/bin/sh'; cat labs/01-door/door.hpp; } >labs/build/lab_01 && chmod +x labs/build/lab_01\n");
        fs::permissions(folder_ / "bin/cmake", fs::perms::owner_all);
        fs::copy_file(fs::path(STATEWALK_ROOT) / "docs/labs/grade.sh", folder_ / "labs/grade.sh");
    }
    void TearDown() override { fs::remove_all(folder_); }

    void write(fs::path const& file, std::string const& text) {
        fs::create_directories((folder_ / file).parent_path());
        std::ofstream(folder_ / file) << text;
    }
    std::string read(fs::path const& file) {
        std::ifstream in(folder_ / file);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    std::string graded() {
        std::string const line = "cd '" + folder_.string() +
                                 "' && PATH=\"$PWD/bin:$PATH\" LAB_SECONDS=1 sh labs/grade.sh 01-door/door.hpp class";
        FILE* pipe = popen((line + " 2>&1").c_str(), "r");
        std::string text;
        std::array<char, 4096> buffer{};
        for (std::size_t size = 0; (size = fread(buffer.data(), 1, buffer.size(), pipe)) > 0;)
            text.append(buffer.data(), size);
        pclose(pipe);
        return text;
    }

private:
    fs::path folder_;
};

}  // namespace

TEST_F(Grade, cuts_an_answer_without_an_end) {
    write("class/ann/door.hpp", "yes hello\n");
    EXPECT_EQ(graded(), "ann: not done: it broke off\n");
    EXPECT_LE(read("class/ann/answer.txt").size(), 2048U * 512);
}

TEST_F(Grade, blames_nobody_for_labs_that_cannot_be_built) {
    write("class/ann/door.hpp", "exit 0\n");
    write("bin/cmake", "#!/bin/sh\necho 'there is no build'\nexit 1\n");
    std::string const said = graded();
    EXPECT_EQ(said.rfind("grade.sh: the lab cannot be built as it is (there is no build); was it configured", 0), 0U)
        << said;
}

TEST_F(Grade, nobody_is_given_what_another_one_has_handed_in) {
    write("class/1 right/door.hpp", "echo 'Nothing is missing.'\n");
    write("class/2 wrong name/lift.hpp", "echo 'Nothing is missing.'\n");
    write("class/3 empty/door.hpp", "");
    write("class/4 does not compile/door.hpp", "if\n");
    write("class/5 as it was/door.hpp", skeleton);
    EXPECT_EQ(graded(),
              "1 right: done\n"
              "2 wrong name: handed in nothing: there is no door.hpp, or it is empty\n"
              "3 empty: handed in nothing: there is no door.hpp, or it is empty\n"
              "4 does not compile: does not compile\n"
              "5 as it was: not done\n");
    EXPECT_EQ(read("class/1 right/answer.txt"), "Nothing is missing.\n");
    EXPECT_EQ(read("class/5 as it was/answer.txt"), "MISSING a row\n");
    EXPECT_EQ(read("labs/01-door/door.hpp"), skeleton) << "the lab is left as it was";
}

TEST_F(Grade, a_program_that_does_not_come_to_the_last_line_is_not_done) {
    write("class/ends/door.hpp", "echo hello\nexit 0\n");
    write("class/for ever/door.hpp", "exec sleep 60\n");
    write("class/killed/door.hpp", "kill -9 $$\n");
    EXPECT_EQ(graded(),
              "ends: not done: it ended before the check\n"
              "for ever: not done: it was stopped after 1 s\n"
              "killed: not done: it broke off\n");
}
