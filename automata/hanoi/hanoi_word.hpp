// The whole solution is one infinite word, and a finite automaton in the strict sense writes it: six states, two
// events, no guard, no variable. Read the binary digits of k - 1, the most significant first (leading zeros do no
// harm); the state reached is move k. So a move of a tower of any height costs as many steps as its number has digits.
//
//    a = 0 -> 1    b = 1 -> 2    c = 2 -> 0       capitals are the way back:  A = 1 -> 0    B = 2 -> 1    C = 0 -> 2
//
//    state           a  b  c  A  B  C
//    next, by 0      a  c  b  a  c  b               move k = 1  2  3  4  5  6  7 ...
//    next, by 1      C  B  A  c  b  a                        a  C  b  a  c  B  a ...
//
// Source     J.-P. Allouche, J. Betrema, J. Shallit: Sur des points fixes de morphismes d'un monoide libre (1989);
//            J.-P. Allouche, J. Shallit: Automatic Sequences (2003); OEIS A101608.
// Invariant  After the digits of i the state is move i + 1, for a task whose pegs are called 0 (start), 1 (the goal if
//            the number of discs is odd, else the spare peg) and 2.
// Cost       One step a digit; no memory. Six states are the fewest.
#pragma once

#include "automata/core/notation.hpp"

namespace statewalk::hanoi {

/// A binary digit.
struct Zero {
    static constexpr std::string_view label = "zero";
    static constexpr std::string_view note = "the next digit of k - 1 is 0";
};
struct One {
    static constexpr std::string_view label = "one";
    static constexpr std::string_view note = "the next digit of k - 1 is 1";
};

// clang-format off
struct HanoiWord : Automaton<HanoiWord> {
    static constexpr std::string_view label = "hanoi-word";
    static constexpr std::string_view note = "reads the digits of a move's number, and is in the move";
    static constexpr std::string_view source = "Allouche, Betrema, Shallit 1989";

    struct a : State<"a", "0 -> 1"> {};
    struct b : State<"b", "1 -> 2"> {};
    struct c : State<"c", "2 -> 0"> {};
    struct A : State<"A", "1 -> 0"> {};
    struct B : State<"B", "2 -> 1"> {};
    struct C : State<"C", "0 -> 2"> {};
    using initial_state = a;

    struct transition_table : Table<
        Row < a , Zero , a >,  Row < a , One , C >,
        Row < b , Zero , c >,  Row < b , One , B >,
        Row < c , Zero , b >,  Row < c , One , A >,
        Row < A , Zero , a >,  Row < A , One , c >,
        Row < B , Zero , c >,  Row < B , One , b >,
        Row < C , Zero , b >,  Row < C , One , a >
    > {};
};
// clang-format on

}  // namespace statewalk::hanoi
