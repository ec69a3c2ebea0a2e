// A program on a terminal of its own, whose keys a test presses.
#pragma once

#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include <utmp.h>

#include <array>
#include <cstdlib>
#include <cstring>
#include <stdexcept>
#include <string>

#include "tests/cli/command.hpp"

namespace statewalk::cli::test {

class Pty {
public:
    /// Runs a script by /bin/sh, 24 lines of 80 columns.
    explicit Pty(std::string const& script) {
        winsize size{};
        size.ws_col = 80;
        size.ws_row = 24;
        int programs_end = -1;
        if (openpty(&terminal_, &programs_end, nullptr, nullptr, &size) != 0)
            throw std::runtime_error("no terminal for the test");
        tcgetattr(terminal_, &before_);
        program_ = fork();
        if (program_ == 0) {
            close(terminal_);
            login_tty(programs_end);
            setenv("TERM", "xterm", 1);
            setenv("LC_ALL", "C", 1);
            setenv("NO_COLOR", "1", 1);
            setenv("PS1", "", 1);
            execl("/bin/sh", "sh", "-c", script.c_str(), nullptr);
            _exit(127);
        }
        close(programs_end);
    }
    Pty(Pty const&) = delete;
    Pty& operator=(Pty const&) = delete;
    ~Pty() {
        if (!ended_) {
            kill(-program_, SIGKILL);
            kill(program_, SIGKILL);
            waitpid(program_, nullptr, 0);
        }
        close(terminal_);
    }

    void press(std::string const& keys) {
        ASSERT_EQ(write(terminal_, keys.data(), keys.size()), static_cast<ssize_t>(keys.size()));
    }

    /// Reads what the program writes until this has come, and forgets it up to there.
    void expect(std::string const& text) {
        while (output_.find(text) == std::string::npos)
            if (!read_more()) {
                ADD_FAILURE() << "did not come: " << text << "\nbut\n" << output_;
                return;
            }
        output_.erase(0, output_.find(text) + text.size());
    }

    void tell(int signal) const { kill(program_, signal); }
    void resize(unsigned short columns, unsigned short lines) const {
        winsize size{};
        size.ws_col = columns;
        size.ws_row = lines;
        ioctl(terminal_, TIOCSWINSZ, &size);
    }

    /// As $? has it: of a program that a signal has ended, 128 and its number.
    int status() {
        while (read_more()) continue;
        int status = 0;
        waitpid(program_, &status, 0);
        ended_ = true;
        return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }

    /// Whether the terminal is set as it was when the program began.
    bool is_as_before() const {
        termios now{};
        return tcgetattr(terminal_, &now) == 0 && now.c_iflag == before_.c_iflag && now.c_oflag == before_.c_oflag &&
               now.c_lflag == before_.c_lflag && now.c_cflag == before_.c_cflag &&
               std::memcmp(now.c_cc, before_.c_cc, sizeof now.c_cc) == 0;
    }
    /// What has come and was not expected yet.
    std::string const& rest() const { return output_; }

private:
    /// Waits as long as no program should need. Returns false when nothing more comes.
    bool read_more() {
        pollfd ready{terminal_, POLLIN, 0};
        if (poll(&ready, 1, 20'000) <= 0) return false;
        std::array<char, 4096> bytes{};
        ssize_t const size = read(terminal_, bytes.data(), bytes.size());
        if (size <= 0) return false;
        output_.append(bytes.data(), static_cast<std::size_t>(size));
        return true;
    }

    pid_t program_ = -1;
    int terminal_ = -1;
    termios before_{};
    std::string output_;
    bool ended_ = false;
};

}  // namespace statewalk::cli::test
