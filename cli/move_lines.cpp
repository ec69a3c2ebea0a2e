#include "cli/move_lines.hpp"

#include <algorithm>
#include <cstring>
#include <stdexcept>
#include <utility>

#include "solvers/hanoi/hanoi_word.hpp"

namespace statewalk::cli {
namespace {

constexpr std::size_t discs_kept = 128;

constexpr std::array<char, 200> two_digits = [] {
    std::array<char, 200> digits{};
    for (std::size_t number = 0; number < 100; ++number) {
        digits[2 * number] = static_cast<char>('0' + number / 10);
        digits[2 * number + 1] = static_cast<char>('0' + number % 10);
    }
    return digits;
}();

}  // namespace

MoveLines::MoveLines(std::string const& form, std::vector<std::string> pegs, std::string const& first)
    : form_(form_of(form)),
      has_number_(form_ == Form::numbered || form_ == Form::steps),
      pegs_(std::move(pegs)),
      tails_(discs_kept * pegs_.size() * pegs_.size()) {
    std::size_t const before = first.size() - std::min<std::size_t>(first.size(), 2);
    hundreds_ = first.substr(0, before);
    last_two_ = static_cast<unsigned>(std::stoul(first.substr(before)));
    make_head();
}

MoveLines::Form MoveLines::form_of(std::string const& name) {
    if (name == "numbered") return Form::numbered;
    if (name == "arrow") return Form::arrow;
    if (name == "sentence") return Form::sentence;
    if (name == "steps") return Form::steps;
    throw std::invalid_argument("there is no form '" + name + "' of moves");
}

std::string MoveLines::tail_text(hanoi::Move const& move) const {
    std::string const disc = std::to_string(move.disc);
    std::string const& from = pegs_.at(move.from);
    std::string const& to = pegs_.at(move.to);
    switch (form_) {
        case Form::numbered: return ' ' + disc + ' ' + from + ' ' + to + '\n';
        case Form::arrow: return disc + from + "->" + to + '\n';
        case Form::sentence: return "move " + disc + " from " + from + " to " + to + '\n';
        case Form::steps: return ".\u00A0Диск\u00A0" + disc + ": " + from + " -> " + to + '\n';
    }
    return {};
}

MoveLines::Tail const& MoveLines::tail(hanoi::Move const& move) {
    if (move.disc >= discs_kept || move.from >= pegs_.size() || move.to >= pegs_.size()) return too_long_;
    Tail& tail = tails_[(move.disc * pegs_.size() + move.from) * pegs_.size() + move.to];
    if (tail.size == 0) {
        std::string const text = tail_text(move);
        if (text.size() > tail.text.size()) return too_long_;
        std::copy(text.begin(), text.end(), tail.text.begin());
        tail.size = static_cast<std::uint8_t>(text.size());
    }
    return tail;
}

void MoveLines::make_head() {
    head_ = (form_ == Form::steps ? "Шаг\u00A0" : "") + (has_number_ ? hundreds_ : "");
    head_size_ = head_.size();
    head_.resize(std::max(head_size_, short_head));
}

void MoveLines::make_room(std::size_t size) {
    if (text_.size() - size_ < size) text_.resize(2 * text_.size() + size);
}

void MoveLines::add(std::string_view text) {
    make_room(text.size());
    size_ += text.copy(text_.data() + size_, text.size());
}

void MoveLines::add(std::span<hanoi::Move const> moves) {
    while (!moves.empty()) {
        std::size_t const with_this_head =
            has_number_ ? std::min<std::size_t>(moves.size(), 100 - last_two_) : moves.size();
        add_with_head(moves.first(with_this_head));
        moves = moves.subspan(with_this_head);
        if (!has_number_) continue;
        last_two_ += static_cast<unsigned>(with_this_head);
        if (last_two_ < 100) continue;
        last_two_ = 0;
        if (hundreds_.empty()) hundreds_ = "0";
        hanoi::count_up(hundreds_);
        make_head();
    }
}

void MoveLines::add_with_head(std::span<hanoi::Move const> moves) {
    std::size_t const head_size = head_size_;
    std::size_t const line = std::max(head_size, short_head) + 2 + sizeof(Tail);
    bool const has_number = has_number_;
    bool const is_first_hundred = hundreds_.empty();
    char const* const head = head_.data();
    std::size_t last_two = last_two_;
    make_room(line * moves.size());
    char* out = text_.data() + size_;
    for (hanoi::Move const& move : moves) {
        if (has_number) {
            std::memcpy(out, head, short_head);
            if (head_size > short_head) std::memcpy(out, head, head_size);
            out += head_size;
            bool const one_digit = last_two < 10 && is_first_hundred;
            std::memcpy(out, two_digits.data() + 2 * last_two + (one_digit ? 1 : 0), 2);
            out += one_digit ? 1 : 2;
            ++last_two;
        }
        Tail const& end = tail(move);
        std::memcpy(out, end.text.data(), 32);
        if (end.size > 32) std::memcpy(out + 32, end.text.data() + 32, end.text.size() - 32);
        out += end.size;
        if (end.size == 0) {
            size_ = static_cast<std::size_t>(out - text_.data());
            add(tail_text(move));
            make_room(line * moves.size());
            out = text_.data() + size_;
        }
    }
    size_ = static_cast<std::size_t>(out - text_.data());
}

}  // namespace statewalk::cli
