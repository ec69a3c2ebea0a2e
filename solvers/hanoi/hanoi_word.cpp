#include "solvers/hanoi/hanoi_word.hpp"

#include <algorithm>
#include <array>
#include <boost/multiprecision/cpp_int.hpp>
#include <stdexcept>
#include <utility>

namespace statewalk::hanoi {
namespace {

using boost::multiprecision::cpp_int;

constexpr std::size_t longest_shown = 40;

std::string shown(std::string const& number) {
    if (number.size() <= longest_shown) return number;
    return number.substr(0, longest_shown) + "... (" + std::to_string(number.size()) + " digits)";
}

/// Decimal digits without leading zeros. Numbers with more digits than any move has are refused before they are
/// converted.
cpp_int number_from(std::string const& text, unsigned discs) {
    if (text.empty() || text.find_first_not_of("0123456789") != std::string::npos)
        throw std::invalid_argument("the number of a move is written in decimal digits, not '" + shown(text) + "'");
    std::string const digits = text.substr(std::min(text.find_first_not_of('0'), text.size() - 1));
    if (digits.size() > discs / 3 + 1)  // a decimal digit is worth more than three binary ones
        throw std::invalid_argument("there is no move " + shown(digits) + ": " + std::to_string(discs) +
                                    " discs need 2^" + std::to_string(discs) + " - 1 moves");
    return cpp_int(digits);
}

std::string binary(cpp_int const& number, unsigned places) {
    std::string digits(places, '0');
    for (unsigned place = 0; place < places; ++place)
        if (bit_test(number, place)) digits[places - 1 - place] = '1';
    return digits;
}

/// Adds one to a number of any length, whose digits run from '0' to `highest`.
void increment(std::string& digits, char highest) {
    std::size_t const place = digits.find_last_not_of(highest);
    bool const longer = place == std::string::npos;
    std::fill(digits.begin() + (longer ? 0 : static_cast<std::ptrdiff_t>(place) + 1), digits.end(), '0');
    if (longer)
        digits.insert(digits.begin(), '1');
    else
        ++digits[place];
}

}  // namespace

MoveNumbers::MoveNumbers(unsigned discs, std::string const& first, std::string const& last) {
    cpp_int const from = number_from(first, discs);
    cpp_int const to = number_from(last, discs);
    if (from == 0) throw std::invalid_argument("moves are counted from 1");
    if (to < from)
        throw std::invalid_argument("the range " + shown(first) + ".." + shown(last) +
                                    " holds no number; write the smaller one first");
    if (to >= cpp_int(1) << discs)
        throw std::invalid_argument("there is no move " + shown(last) + ": " + std::to_string(discs) +
                                    " discs need 2^" + std::to_string(discs) + " - 1 moves");
    decimal_ = from.str();
    last_ = to.str();
    digits_ = binary(from - 1, discs);
}

Disc MoveNumbers::disc() const {
    std::size_t const zero = digits_.rfind('0');
    return static_cast<Disc>(digits_.size() - zero);
}

bool MoveNumbers::next() {
    if (decimal_ == last_) return false;
    count_up(decimal_);
    increment(digits_, '1');
    return true;
}

void count_up(std::string& decimal) { increment(decimal, '9'); }

std::string last_move_number(unsigned discs) { return cpp_int((cpp_int(1) << discs) - 1).str(); }

Move letter_move(char letter, Disc disc, Task const& task) {
    // The word plays from peg 0 to peg 1 for an odd number of discs, and to peg 2 for an even one.
    bool const odd = task.discs % 2 == 1;
    std::array<Peg, 3> const pegs{task.from, odd ? task.to : task.spare(), odd ? task.spare() : task.to};
    constexpr std::array<std::pair<std::size_t, std::size_t>, 3> along{{{0, 1}, {1, 2}, {2, 0}}};
    std::size_t const place = word_letters.find(letter);
    if (place == std::string::npos)
        throw std::invalid_argument("the word has no letter '" + std::string(1, letter) + "'");
    auto const [from, to] = along[place % 3];
    return place < 3 ? Move{disc, pegs[from], pegs[to]} : Move{disc, pegs[to], pegs[from]};
}

}  // namespace statewalk::hanoi
