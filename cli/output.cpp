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

#include "cli/terminal.hpp"
#include "diagrams/text.hpp"

namespace statewalk::cli {
namespace {

namespace fs = std::filesystem;

volatile sig_atomic_t interrupts = 0;
// For the signal handler, which may only touch plain memory: paths, a zero behind each, an empty one at the end.
std::array<char, std::size_t{16} * PATH_MAX> unfinished{};

extern "C" void on_signal(int signal) {
    interrupts = interrupts + 1;
    if (interrupts < 2) return;
    restore_terminal();
    for (char const* path = unfinished.data(); *path != '\0'; path += std::strlen(path) + 1) unlink(path);
    if (unfinished[0] != '\0') rmdir(unfinished.data());
    _exit(128 + signal);
}

/// There is something that is no regular file (a pipe, a device), or a name for a file that is open already
/// (/dev/stdout).
bool written_in_place(std::string const& place) {
    std::error_code none;
    bool const open_already = place.rfind("/dev/", 0) == 0 || place.rfind("/proc/", 0) == 0;
    return fs::exists(place, none) && (open_already || !fs::is_regular_file(place, none));
}

}  // namespace

std::string behind_links(std::string const& place) {
    constexpr int most_links = 40;  // as Linux has it
    fs::path path = place;
    std::error_code none;
    for (int links = 0; fs::is_symlink(path, none); ++links) {
        if (links == most_links) throw cannot_write(place, ELOOP);
        path = path.parent_path() / fs::read_symlink(path);  // an absolute target stands for itself
    }
    return path.string();
}

FileTrouble cannot_write(std::string const& place, int error) {
    return FileTrouble("cannot write " + printable(place) + ": " + std::strerror(error));
}

void remember_unfinished(std::vector<std::string> const& paths) {
    std::string text;
    for (std::string const& path : paths)
        if (text.size() + path.size() + 2 < unfinished.size()) text += path + '\0';
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, &before);
    std::copy_n(text.c_str(), text.size() + 1, unfinished.begin());
    sigprocmask(SIG_SETMASK, &before, nullptr);
}

namespace {

/// A new empty file beside `place`.
std::string file_beside(std::string const& place) {
    std::string path = place + ".XXXXXX";
    int const file = mkstemp(path.data());
    if (file == -1) throw cannot_write(place, errno);
    close(file);
    return path;
}

/// The mode that `place` has or would get.
mode_t mode_of(std::string const& place) {
    struct stat old {};
    if (stat(place.c_str(), &old) == 0) return old.st_mode & 07777;
    mode_t const mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
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
    bool const in_place = written_in_place(place_);
    if (!in_place) place_ = behind_links(place_);
    std::error_code none;
    if (fs::is_directory(place_, none)) throw FileTrouble("cannot write " + printable(place_) + ": it is a directory");
    if (access(place_.c_str(), W_OK) != 0 && errno != ENOENT) throw cannot_write(place_, errno);
    if (!in_place) remember_unfinished({unfinished_ = file_beside(place_)});
    file_.open(in_place ? place_ : unfinished_, in_place ? std::ios::app : std::ios::trunc);
    if (!file_) {
        int const error = errno;
        discard();
        if (error == EINTR) throw Interrupted();
        throw cannot_write(place_, error);
    }
    file_.exceptions(failures);
}

Output::~Output() {
    if (place_ == "-")
        standard_.exceptions(std::ios::goodbit);  // what could not be written is not tried, and thrown, again
    discard();
}

void Output::discard() {
    if (unfinished_.empty()) return;
    unlink(unfinished_.c_str());
    unfinished_.clear();
    remember_unfinished({});
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
    chmod(unfinished_.c_str(), mode_of(place_));
    if (std::rename(unfinished_.c_str(), place_.c_str()) != 0) fail();
    unfinished_.clear();
    remember_unfinished({});
}

bool Output::is_terminal() const { return place_ == "-" && &standard_ == &std::cout && isatty(STDOUT_FILENO) == 1; }

void Output::fail() {
    int const error = errno;
    if (error == EPIPE) throw ReaderGone();
    throw cannot_write(place_ == "-" ? "standard output" : place_, error);
}

void catch_interrupts() {
    struct sigaction action {};
    action.sa_handler = on_signal;
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
    sigaction(SIGHUP, &action, nullptr);
    signal(SIGXFSZ, SIG_IGN);  // so that a file that may not grow is an error like any other,
    signal(SIGPIPE, SIG_IGN);  // and a closed pipe too
}

bool interrupted() { return interrupts > 0; }

Progress::Progress(std::string what, bool silent)
    : what_(std::move(what)), next_(!silent && isatty(STDERR_FILENO) == 1 ? milliseconds() + 1000 : INT64_MAX) {}

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
