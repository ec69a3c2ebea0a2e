// The terminal itself: keys as they are pressed, a screen of its own, and everything as it was before in the end.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace statewalk::cli {

struct Key {
    enum class Kind {
        character,  ///< `text` is one character of UTF-8
        left,
        right,
        shift_left,
        shift_right,
        home,
        end,
        enter,
        backspace,
        escape,
        other,   ///< any other key
        redraw,  ///< no key: the screen must be drawn anew
        closed,  ///< no key: none will come any more
    };
    Kind kind = Kind::other;
    std::string text{};

    bool operator==(Key const&) const = default;
};

/// Makes keys of the bytes that a terminal sends. What belongs to one key may come in pieces.
class KeyReader {
public:
    void add(std::string_view bytes) { bytes_ += bytes; }
    /// The next key, if all of it is there. `all_there`: nothing more comes soon, so that a lone ESC is the key Esc.
    std::optional<Key> next(bool all_there);
    bool is_waiting() const { return !bytes_.empty(); }

private:
    std::string bytes_;
};

/// Standard input and output as a terminal that gives each key at once and does not show it, on a second screen.
/// It is set back by the destructor; by Ctrl-Z, until the program goes on; and by signals that end the program. Ctrl-C,
/// a request to terminate and a closed terminal are those of catch_interrupts(). One at a time.
class Terminal {
public:
    /// Whether standard input and output are a terminal that can be drawn on.
    static bool is_there();

    /// Throws FileTrouble.
    Terminal();
    Terminal(Terminal const&) = delete;
    Terminal& operator=(Terminal const&) = delete;
    ~Terminal();

    struct Size {
        std::size_t columns = 80;
        std::size_t rows = 24;
    };
    Size size() const;

    /// Waits for a key. Throws Interrupted.
    Key key();

    /// What makes the screen show these lines, and the last one at its bottom; `typing`: with the cursor behind it.
    static std::string drawn(std::vector<std::string> const& lines, std::string const& bottom, Size const& size,
                             bool typing);

private:
    bool wait(bool for_long);
    void pause();

    KeyReader keys_;
    bool redraw_ = false;
};

/// The next line of standard input, without its end; false where there is none. Throws Interrupted, for which
/// std::getline does not stop.
bool read_line(std::string& line);

/// Sets the terminal back, if a Terminal is there. May be called in a signal handler.
void restore_terminal();

}  // namespace statewalk::cli
