#include "cli/terminal.hpp"

#include <signal.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>

#include "cli/output.hpp"

namespace statewalk::cli {
namespace {

// A second screen, without cursor, whose lines are not broken; and back.
constexpr std::string_view begin_screen = "\033[?1049h\033[?25l\033[?7l";
constexpr std::string_view end_screen = "\033[0m\033[?7h\033[?25h\033[?1049l";

// For signal handlers, which may only touch plain memory.
termios original{};
volatile sig_atomic_t is_changed = 0;
volatile sig_atomic_t size_changed = 0;
volatile sig_atomic_t stop_asked = 0;
volatile sig_atomic_t went_on = 0;

/// They end the program. The terminal is set back first.
constexpr std::array deadly{SIGQUIT, SIGILL,  SIGTRAP,   SIGABRT, SIGBUS,  SIGFPE,  SIGSEGV, SIGSYS, SIGUSR1,
                            SIGUSR2, SIGPROF, SIGVTALRM, SIGALRM, SIGXCPU, SIGXFSZ, SIGPOLL, SIGPWR, SIGSTKFLT};
std::array<struct sigaction, deadly.size()> before_deadly{};
/// They are told to the one who waits for a key.
constexpr std::array told{SIGWINCH, SIGTSTP, SIGCONT};
std::array<struct sigaction, told.size()> before_told{};

extern "C" void on_told(int signal) {
    if (signal == SIGWINCH) size_changed = 1;
    if (signal == SIGTSTP) stop_asked = 1;
    if (signal == SIGCONT) went_on = 1;
}

extern "C" void on_deadly(int signal) {
    restore_terminal();
    for (std::size_t i = 0; i < deadly.size(); ++i)
        if (deadly[i] == signal) sigaction(signal, &before_deadly[i], nullptr);
    raise(signal);
}

void put(std::string_view text) {
    while (!text.empty()) {
        ssize_t const size = ::write(STDOUT_FILENO, text.data(), text.size());
        if (size < 0 && errno != EINTR) return;
        text.remove_prefix(size < 0 ? 0 : static_cast<std::size_t>(size));
    }
}

void change_terminal() {
    termios changed = original;
    changed.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | IEXTEN);
    changed.c_lflag |= ISIG;
    changed.c_iflag &= ~static_cast<tcflag_t>(IXON | INLCR | IGNCR | ISTRIP);
    changed.c_iflag |= ICRNL;
    changed.c_oflag |= OPOST | ONLCR;
    changed.c_cc[VMIN] = 1;
    changed.c_cc[VTIME] = 0;
    is_changed = 1;
    while (tcsetattr(STDIN_FILENO, TCSANOW, &changed) != 0 && errno == EINTR) continue;
    put(begin_screen);
}

/// Until the end of its life these signals come only while a key is waited for.
class Held {
public:
    Held() {
        sigset_t signals;
        sigemptyset(&signals);
        for (int const signal : {SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT}) sigaddset(&signals, signal);
        sigprocmask(SIG_BLOCK, &signals, &before_);
    }
    Held(Held const&) = delete;
    Held& operator=(Held const&) = delete;
    ~Held() { sigprocmask(SIG_SETMASK, &before_, nullptr); }
    sigset_t const& before() const { return before_; }

private:
    sigset_t before_{};
};

/// As pselect() does. `signals`: those that do not come meanwhile.
int wait_for_input(timespec const* most, sigset_t const& signals) {
    fd_set input;
    FD_ZERO(&input);
    FD_SET(STDIN_FILENO, &input);
    return pselect(STDIN_FILENO + 1, &input, nullptr, nullptr, most, &signals);
}

/// The bytes of the character that begins with this one; one for a byte that begins none.
std::size_t size_of_character(char first) {
    auto const byte = static_cast<unsigned char>(first);
    return byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC2 ? 2 : 1;
}

/// What a sequence means: its introducer, [ or O, its parameters and its last letter.
Key::Kind kind_of(char introducer, std::string_view parameters, char last) {
    using Kind = Key::Kind;
    bool const shift = parameters == "1;2";
    if (introducer == '[' && (last == 'c' || last == 'd')) return last == 'c' ? Kind::shift_right : Kind::shift_left;
    if (last == 'C') return shift ? Kind::shift_right : Kind::right;
    if (last == 'D') return shift ? Kind::shift_left : Kind::left;
    if (last == 'H' || (last == '~' && (parameters == "1" || parameters == "7"))) return Kind::home;
    if (last == 'F' || (last == '~' && (parameters == "4" || parameters == "8"))) return Kind::end;
    return Kind::other;
}

/// Until there is something to read, or the end.
void await_input() {
    Held const held;
    while (true) {
        if (interrupted()) throw Interrupted();
        if (wait_for_input(nullptr, held.before()) >= 0 || errno != EINTR) return;
    }
}

}  // namespace

std::optional<Key> KeyReader::next(bool all_there) {
    using Kind = Key::Kind;
    auto const take = [&](Kind kind, std::size_t size) {
        std::string text = kind == Kind::character ? bytes_.substr(0, size) : "";
        bytes_.erase(0, size);
        return Key{kind, std::move(text)};
    };
    if (bytes_.empty()) return std::nullopt;
    char const first = bytes_.front();
    if (first == '\033') {
        bool const is_sequence = bytes_.size() > 1 && (bytes_[1] == '[' || bytes_[1] == 'O');
        if (!is_sequence) {
            if (bytes_.size() == 1 && !all_there) return std::nullopt;
            return take(Kind::escape, 1);
        }
        std::size_t const end = bytes_.find_first_not_of(" !\"#$%&'()*+,-./0123456789:;<=>?", 2);
        if (end == std::string::npos && !all_there) return std::nullopt;
        if (end == std::string::npos) return take(bytes_.size() == 2 ? Kind::escape : Kind::other, bytes_.size());
        return take(kind_of(bytes_[1], std::string_view(bytes_).substr(2, end - 2), bytes_[end]), end + 1);
    }
    if (first == '\n' || first == '\r') return take(Kind::enter, 1);
    if (first == '\b' || first == '\x7F') return take(Kind::backspace, 1);
    if (first == '\x04') return take(Kind::closed, 1);
    if (static_cast<unsigned char>(first) < 0x20) return take(Kind::other, 1);
    std::size_t const size = size_of_character(first);
    if (bytes_.size() >= size) return take(Kind::character, size);
    if (!all_there) return std::nullopt;
    return take(Kind::other, 1);
}

bool Terminal::is_there() {
    char const* const kind = std::getenv("TERM");
    bool const draws = kind != nullptr && *kind != '\0' && std::strcmp(kind, "dumb") != 0;
    return draws && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1;
}

Terminal::Terminal() {
    if (tcgetattr(STDIN_FILENO, &original) != 0)
        throw FileTrouble(std::string("cannot use the terminal: ") + std::strerror(errno));
    struct sigaction action {};
    action.sa_handler = on_told;
    for (std::size_t i = 0; i < told.size(); ++i) sigaction(told[i], &action, &before_told[i]);
    action.sa_handler = on_deadly;
    for (std::size_t i = 0; i < deadly.size(); ++i) sigaction(deadly[i], &action, &before_deadly[i]);
    change_terminal();
}

Terminal::~Terminal() {
    restore_terminal();
    for (std::size_t i = 0; i < told.size(); ++i) sigaction(told[i], &before_told[i], nullptr);
    for (std::size_t i = 0; i < deadly.size(); ++i) sigaction(deadly[i], &before_deadly[i], nullptr);
}

Terminal::Size Terminal::size() const {
    winsize window{};
    Size size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) != 0) return size;
    if (window.ws_col > 0) size.columns = window.ws_col;
    if (window.ws_row > 0) size.rows = window.ws_row;
    return size;
}

Key Terminal::key() {
    while (true) {
        if (auto const key = keys_.next(false)) return *key;
        bool const came = wait(!keys_.is_waiting());
        if (redraw_) {
            redraw_ = false;
            return {Key::Kind::redraw};
        }
        if (!came) {
            if (auto const key = keys_.next(true)) return *key;
            continue;
        }
        std::array<char, 256> bytes{};
        ssize_t const size = ::read(STDIN_FILENO, bytes.data(), bytes.size());
        if (size < 0 && (errno == EINTR || errno == EAGAIN)) continue;
        if (size <= 0) return {Key::Kind::closed};
        keys_.add({bytes.data(), static_cast<std::size_t>(size)});
    }
}

/// Until bytes are there; or, not `for_long`, for as long as the bytes of one key may be apart. Returns whether they
/// are.
bool Terminal::wait(bool for_long) {
    Held const held;
    constexpr timespec a_moment{0, 50'000'000};
    while (true) {
        if (interrupted()) throw Interrupted();
        if (stop_asked != 0) pause();
        if (went_on != 0) change_terminal();
        redraw_ = redraw_ || went_on != 0 || size_changed != 0;
        went_on = 0;
        size_changed = 0;
        if (redraw_) return false;
        int const ready = wait_for_input(for_long ? nullptr : &a_moment, held.before());
        if (ready >= 0) return ready > 0;
        if (errno != EINTR) return true;  // read() will say what is wrong
    }
}

/// Stops the program as Ctrl-Z does, the terminal as it was before, until it is told to go on.
void Terminal::pause() {
    stop_asked = 0;
    restore_terminal();
    struct sigaction action {};
    action.sa_handler = SIG_DFL;
    sigaction(SIGTSTP, &action, nullptr);
    sigset_t stop;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTSTP);
    raise(SIGTSTP);
    sigprocmask(SIG_UNBLOCK, &stop, nullptr);  // here it stops
    sigprocmask(SIG_BLOCK, &stop, nullptr);
    action.sa_handler = on_told;
    sigaction(SIGTSTP, &action, nullptr);
    went_on = 1;
    if (sigset_t pending; sigpending(&pending) == 0)
        for (int const end : {SIGINT, SIGTERM, SIGHUP})
            if (sigismember(&pending, end) == 1) went_on = 0;  // it is over: the terminal may be somebody else's now
}

std::string Terminal::drawn(std::vector<std::string> const& lines, std::string const& bottom, Size const& size,
                            bool typing) {
    std::string screen = "\033[?25l\033[H";
    for (std::size_t row = 0; row + 1 < size.rows; ++row)
        screen += "\033[K" + (row < lines.size() ? lines[row] : "") + "\r\n";
    return screen + "\033[K" + bottom + (typing ? "\033[?25h" : "");
}

bool read_line(std::string& line) {
    line.clear();
    for (char next = 0; true;) {
        await_input();
        ssize_t const size = ::read(STDIN_FILENO, &next, 1);
        if (size < 0 && errno == EINTR) continue;
        if (size <= 0) return !line.empty();
        if (next == '\n') return true;
        line += next;
    }
}

void restore_terminal() {
    if (is_changed == 0) return;
    put(end_screen);
    while (tcsetattr(STDIN_FILENO, TCSANOW, &original) != 0 && errno == EINTR) continue;
    is_changed = 0;
}

}  // namespace statewalk::cli
