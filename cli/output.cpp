#include "cli/output.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <climits>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <utility>

namespace statewalk::cli {
namespace {

namespace fs = std::filesystem;

volatile sig_atomic_t interrupts = 0;
std::array<char, PATH_MAX> unfinished_file{};  // for the signal handler, which may only touch plain memory

extern "C" void on_signal(int signal) {
    interrupts = interrupts + 1;
    if (interrupts < 2) return;
    if (unfinished_file[0] != '\0') unlink(unfinished_file.data());
    _exit(128 + signal);
}

void remember_unfinished(std::string const& path) {
    unfinished_file[0] = '\0';
    if (path.size() < unfinished_file.size()) std::copy_n(path.c_str(), path.size() + 1, unfinished_file.begin());
}

/// What a path names in the end, through symbolic links, also where there is nothing yet.
std::string behind_links(std::string const& place) {
    constexpr int most_links = 40;  // as Linux has it
    fs::path path = place;
    std::error_code none;
    for (int links = 0; fs::is_symlink(path, none); ++links) {
        if (links == most_links) throw FileTrouble("cannot write " + place + ": " + std::strerror(ELOOP));
        path = path.parent_path() / fs::read_symlink(path);  // an absolute target stands for itself
    }
    return path.string();
}

/// A new empty file beside `place`, with the mode that `place` has or would get.
std::string file_beside(std::string const& place) {
    std::string path = place + ".XXXXXX";
    int const file = mkstemp(path.data());
    if (file == -1) throw FileTrouble("cannot write " + place + ": " + std::strerror(errno));
    struct stat old {};
    mode_t const mask = umask(0);
    umask(mask);
    fchmod(file, stat(place.c_str(), &old) == 0 ? old.st_mode & 07777 : 0666 & ~mask);
    close(file);
    return path;
}

std::int64_t milliseconds() {
    using namespace std::chrono;
    return duration_cast<std::chrono::milliseconds>(steady_clock::now().time_since_epoch()).count();
}

}  // namespace

Output::Output(std::string place, std::ostream& standard) : place_(std::move(place)), standard_(standard) {
    auto const failures = std::ios::failbit | std::ios::badbit;
    if (place_ == "-") {
        standard_.exceptions(failures);
        return;
    }
    std::error_code none;
    if (fs::is_directory(place_, none)) throw FileTrouble("cannot write " + place_ + ": it is a directory");
    place_ = behind_links(place_);
    bool const in_place = fs::exists(place_, none) && !fs::is_regular_file(place_, none);
    if (!in_place) remember_unfinished(unfinished_ = file_beside(place_));
    file_.open(in_place ? place_ : unfinished_, std::ios::binary);
    if (!file_) throw FileTrouble("cannot write " + place_ + ": " + std::strerror(errno));
    file_.exceptions(failures);
}

Output::~Output() {
    if (place_ == "-")
        standard_.exceptions(std::ios::goodbit);  // what could not be written is not tried, and thrown, again
    if (unfinished_.empty()) return;
    unlink(unfinished_.c_str());
    remember_unfinished("");
}

void Output::keep() {
    write([](std::ostream& stream) { stream.flush(); });
    if (place_ == "-") return;
    try {
        file_.close();
    } catch (std::ios_base::failure const&) {
        fail();
    }
    if (unfinished_.empty()) return;
    if (std::rename(unfinished_.c_str(), place_.c_str()) != 0) fail();
    unfinished_.clear();
    remember_unfinished("");
}

bool Output::is_terminal() const { return place_ == "-" && &standard_ == &std::cout && isatty(STDOUT_FILENO) == 1; }

void Output::fail() {
    int const error = errno;
    if (error == EPIPE) throw ReaderGone();
    throw FileTrouble("cannot write " + (place_ == "-" ? "standard output" : place_) + ": " + std::strerror(error));
}

void catch_interrupts() {
    struct sigaction action {};
    action.sa_handler = on_signal;
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
    signal(SIGPIPE, SIG_IGN);  // so that writing to a closed pipe is an error like any other
}

bool interrupted() { return interrupts > 0; }

Progress::Progress(std::string what)
    : what_(std::move(what)), next_(isatty(STDERR_FILENO) == 1 ? milliseconds() + 1000 : INT64_MAX) {}

Progress::~Progress() {
    if (shown_) std::cerr << "\r\033[K" << std::flush;
}

void Progress::at(std::uint64_t done, std::uint64_t all) {
    if (next_ == INT64_MAX || milliseconds() < next_) return;
    std::cerr << '\r' << what_ << ": "
              << static_cast<unsigned>(100.0 * static_cast<double>(done) /
                                       static_cast<double>(std::max<std::uint64_t>(all, 1)))
              << " %" << std::flush;
    shown_ = true;
    next_ = milliseconds() + 200;
}

}  // namespace statewalk::cli
