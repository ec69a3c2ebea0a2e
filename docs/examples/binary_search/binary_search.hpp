// Binary search: where a number stands in a row of sorted ones.
//
//    o--> [ 0 at rest ] <-- nothing is left, or it is in the middle -- [ 1 looking in the middle ]
//               '------------------------------------------------------------->'
//                                                             loops: on with the half before the middle, or behind it
//
// Source     J. W. Mauchly described it in 1946; D. E. Knuth: The Art of Computer Programming 3 (1973), section 6.2.1.
// Invariant  If the number is there at all, it is at lo or behind it, and before hi.
// Cost       At most floor(log2 n) + 3 steps for n numbers; no memory beside lo and hi.
#pragma once

#include <cstdint>
#include <optional>
#include <statewalk/automata/core/notation.hpp>
#include <string>
#include <utility>
#include <vector>

namespace examples {

using namespace statewalk;

/// The object of control: sorted numbers, the one that is wanted, and the part of them that is left to search.
class SortedRow {
public:
    /// `numbers`: sorted, the smallest first.
    explicit SortedRow(std::vector<int> numbers = {2, 3, 5, 7, 11, 13, 17}, int wanted = 11)
        : numbers_(std::move(numbers)), wanted_(wanted), hi_(numbers_.size()) {}

    bool nothing_left() const { return lo_ == hi_; }
    bool is_in_the_middle() const { return numbers_.at(middle()) == wanted_; }
    bool is_behind() const { return numbers_.at(middle()) < wanted_; }
    void drop_front() { lo_ = middle() + 1; }
    void drop_back() { hi_ = middle(); }
    void remember() { found_ = middle(); }

    bool done() const { return nothing_left() || found_; }
    /// The position from 0; none if the number is not there.
    std::optional<std::size_t> found() const { return found_; }

    template <class Record>
    void describe(Record& record) const {
        record.field("lo", std::uint64_t{lo_});
        record.field("hi", std::uint64_t{hi_});
        record.field("found", found_ ? std::to_string(*found_) : "-");
    }

private:
    std::size_t middle() const { return lo_ + (hi_ - lo_) / 2; }

    std::vector<int> numbers_;
    int wanted_;
    std::size_t lo_ = 0;
    std::size_t hi_;
    std::optional<std::size_t> found_;
};

// clang-format off
struct BinarySearch : Automaton<BinarySearch, SortedRow> {
    static constexpr std::string_view label = "binary-search";
    static constexpr std::string_view note = "where a number stands in a row of sorted ones";

    struct Rest    : State<"0", "at rest"> {};
    struct Looking : State<"1", "looking in the middle"> {};
    using initial_state = Rest;

    using x1 = Input <"x1", &SortedRow::nothing_left,     "lo = hi">;
    using x2 = Input <"x2", &SortedRow::is_in_the_middle, "the number in the middle is the wanted one">;
    using x3 = Input <"x3", &SortedRow::is_behind,        "the number in the middle is smaller">;
    using z1 = Output<"z1", &SortedRow::remember,         "found := middle">;
    using z2 = Output<"z2", &SortedRow::drop_front,       "lo := middle + 1">;
    using z3 = Output<"z3", &SortedRow::drop_back,        "hi := middle">;

    struct transition_table : Table<
        //    Start   , Event , Next    , Action , Guard
        Row < Rest    , Step  , Looking , none   , none                              >,
        Row < Looking , Step  , Rest    , none   , x1                                >,
        Row < Looking , Step  , Rest    , z1     , And<Not<x1>, x2>                  >,
        Row < Looking , Step  , Looking , z2     , And<Not<x1>, Not<x2>, x3>         >,
        Row < Looking , Step  , Looking , z3     , And<Not<x1>, Not<x2>, Not<x3>>    >
    > {};
};
// clang-format on

}  // namespace examples
