#include "cli/tree_log.hpp"

#include <string>

namespace statewalk::cli {
namespace {

template <class T>
T const& field(Fields const& move, std::size_t place) {
    return std::get<T>(move.at(place).value);
}

// A move's fields are its number, its disc, and two pegs.
hanoi::Disc disc_of(Fields const& move) { return static_cast<hanoi::Disc>(field<std::uint64_t>(move, 1)); }
std::string pegs_of(Fields const& move) { return field<std::string>(move, 2) + "->" + field<std::string>(move, 3); }

}  // namespace

void IndentedTree::add(Record const& record) {
    for (Fields const& move : record.moves)
        out_ << std::string(4 * std::size_t{discs_ - disc_of(move)}, ' ') << pegs_of(move) << '\n';
}

void NestedTree::add(Record const& record) {
    for (Fields const& move : record.moves) {
        hanoi::Disc const depth = discs_ - disc_of(move) + 1;
        if (depth > open_) {  // down, and to the left as far as it goes
            out_ << (open_ > 0 ? ", " : "") << std::string(depth - open_, '[');
        } else {
            out_ << std::string(open_ - depth, ']') << ", ";
        }
        out_ << '"' << pegs_of(move) << '"';
        open_ = depth;
    }
}

void NestedTree::end(Outcome const&) { out_ << (discs_ == 0 ? "[]" : std::string(open_, ']')) << '\n'; }

}  // namespace statewalk::cli
