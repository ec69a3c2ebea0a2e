// The command that was built, called by /bin/sh.
#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/cli/command.hpp"

namespace statewalk::cli::test {

/// A folder in which /bin/sh runs. There, `statewalk` is the command that was built.
class Shell {
public:
    /// Runs a script. What it writes is in the files `out` and `err`.
    Result run(std::string const& script) const {
        std::string const programs = std::filesystem::path(STATEWALK_COMMAND).parent_path().string();
        folder_.write("script", "PATH='" + programs + "':$PATH\n" + script + "\n");
        std::string const call = "cd '" + folder_.path("") + "' && /bin/sh script >out 2>err";
        int const status = std::system(call.c_str());
        return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, folder_.read("out"), folder_.read("err")};
    }
    /// What the script left, beside `script`, `out` and `err`.
    std::vector<std::string> left() const {
        std::vector<std::string> names = folder_.names();
        for (std::string const own : {"err", "out", "script"}) names.erase(std::find(names.begin(), names.end(), own));
        return names;
    }
    Folder const& folder() const { return folder_; }

private:
    Folder folder_;
};

/// What `statewalk` does with these arguments when there is no room for what it writes.
inline void expect_full_disk(std::string const& arguments) {
    Result const result = Shell().run("statewalk " + arguments + " >/dev/full");
    EXPECT_EQ(result.status, 3) << arguments;
    EXPECT_EQ(result.err, "statewalk: cannot write standard output: No space left on device\n") << arguments;
}

/// And when its reader has gone away before the first word.
inline void expect_quiet_end_at_a_closed_pipe(std::string const& arguments) {
    Shell const shell;
    Result const result = shell.run("{ until [ -e closed ]; do sleep 0.01; done; statewalk " + arguments +
                                    "; echo $? >status; } | { exec <&-; : >closed; }");
    EXPECT_EQ(result.err, "") << arguments;
    EXPECT_EQ(shell.folder().read("status"), "141\n") << arguments;
}

}  // namespace statewalk::cli::test
