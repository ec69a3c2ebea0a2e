// Moves as lines of text, in the forms that the sources print.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "solvers/hanoi/task.hpp"

namespace statewalk::cli {

/// Writes one line behind the other. What a line says beside the number of its move depends on disc and pegs alone, and is
/// made once; all but the last two digits of the number are made once in a hundred lines.
class MoveLines {
public:
    /// The forms, by name:
    ///
    ///     numbered   1 2 A C
    ///     arrow      2A->C
    ///     sentence   move 2 from A to C
    ///     steps      Шаг 1. Диск 2: A -> C      with no-break spaces between the words, as the source has them
    ///
    /// `first`: the number of the first move, in decimal digits, as many as it has. Throws std::invalid_argument for
    /// another form.
    MoveLines(std::string const& form, std::vector<std::string> pegs, std::string const& first);

    /// Writes the lines of the moves that come next.
    void add(std::span<hanoi::Move const> moves);
    /// The lines since the last clear().
    std::string_view text() const { return {text_.data(), size_}; }
    void clear() { size_ = 0; }

private:
    enum class Form { numbered, arrow, sentence, steps };

    static constexpr std::size_t short_head = 32;
    /// The end of a line, from behind the number: short enough to be kept, and copied with what is behind it, for that
    /// is quicker than to copy just so many bytes.
    struct Tail {
        std::array<char, 63> text;
        std::uint8_t size = 0;  ///< 0: not made yet, or too long
    };

    static Form form_of(std::string const& name);
    std::string tail_text(hanoi::Move const& move) const;
    Tail const& tail(hanoi::Move const& move);
    void make_head();
    /// Of moves in whose numbers only the last two digits change.
    void add_with_head(std::span<hanoi::Move const> moves);
    void make_room(std::size_t size);
    void add(std::string_view text);

    Form form_;
    bool has_number_;
    std::vector<std::string> pegs_;
    std::string hundreds_;   ///< the digits of the next number before its last two; empty where there are none
    unsigned last_two_ = 0;  ///< as a number
    std::string head_;  ///< the beginning of a line: up to the last two digits; at least short_head bytes are there
    std::size_t head_size_ = 0;
    std::vector<Tail> tails_;  ///< by disc, from and to
    Tail const too_long_{};
    std::string text_;  ///< and room for more
    std::size_t size_ = 0;
};

}  // namespace statewalk::cli
