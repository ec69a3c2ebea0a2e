// Four pegs without recursion: what is still to be moved waits in a queue of items. An item (count, largest disc, pegs) is
// a task within the task, on four pegs, from the first to the last, or on three, written with a 0 in front.
//
//    1  put the whole task into the queue
//    2  take an item: one of fewer than 3 discs on four pegs ends the splitting
//    3  of what kind is it?
//    5  on four pegs: queue in its place   its smaller discs to a spare peg,
//                                          its r largest on three pegs,
//                                          its smaller discs onto them
//    6  on three pegs: queue it again
//    4  take the next item; the queue is in order now
//    7  on four pegs, 1 or 2 discs: move them
//    8  on three pegs: an automaton of its own moves them, nested here
//    9  the end
//
// Why a queue is right: splitting goes through the queue in rounds, and in a round every item on four pegs has the same
// count. So the first one that is too small to be split stands at the head of a round: everything behind it is in order.
//
// Source     Jiang Hualin, Li Lixin, Chen Qiang: Research on non-recursive algorithm of 4-peg hanoi tower (2013, in
//            Chinese), section 3; the states have the numbers of its steps. Step 2 as printed goes on to 4, and drops the
//            item in hand; here it goes to 7. The three-peg automaton is the paper's own, doubling-list, unless another one
//            is named.
// Invariant  In states 2, 3, 5 and 6 the item in hand and the queue, read from the start of the round, are the whole task;
//            in 4, 7 and 8 they are what is left of it.
// Cost       F(n) moves (frame-table), the fewest possible; for n = 99 a queue of 16 383 items at the most.
#pragma once

#include "automata/core/nested.hpp"
#include "automata/core/notation.hpp"
#include "automata/hanoi/doubling_list.hpp"
#include "solvers/hanoi/block.hpp"
#include "solvers/hanoi/four_peg_queue.hpp"

namespace statewalk::hanoi {

// clang-format off
/// `ThreePegs`: an automaton for three pegs over a block of the towers.
template <class ThreePegs>
struct FourPegQueueOver
    : Automaton<FourPegQueueOver<ThreePegs>, ItemQueue<typename ThreePegs::ObjectOfControl>> {
    static constexpr std::string_view source = "Jiang, Li, Chen 2013, section 3";
    using Queue = ItemQueue<typename ThreePegs::ObjectOfControl>;

    struct Begin   : State<"1", "at rest: not started"> {};
    struct Take    : State<"2", "splitting: the next item"> {};
    struct Kind    : State<"3", "of what kind is it?"> {};
    struct Drain   : State<"4", "moving: the next item"> {};
    struct Split   : State<"5", "four pegs: to be split"> {};
    struct Requeue : State<"6", "three pegs: to wait"> {};
    struct Four    : State<"7", "four pegs: to be moved"> {};
    using  Three   = Nested<ThreePegs, "8", "three pegs: being moved">;
    struct End     : State<"9", "the end"> {};
    using initial_state = Begin;

    // Numbers below 11 are those of the nested automaton.
    using x11 = Input <"x11", &Queue::small_head,    "the head has four pegs and fewer than 3 discs">;
    using x12 = Input <"x12", &Queue::four_peg_item, "the item has four pegs">;
    using x13 = Input <"x13", &Queue::empty,         "the queue is empty">;
    using x14 = Input <"x14", &Queue::four_peg_head, "the head has four pegs">;
    using x15 = Ended <"x15",                        "the nested automaton is done">;
    using z11 = Output<"z11", &Queue::begin,         "queue := the whole task">;
    using z12 = Output<"z12", &Queue::take,          "item := head of the queue, taken off">;
    using z13 = Output<"z13", &Queue::split_item,    "queue the three parts of the item">;
    using z14 = Output<"z14", &Queue::requeue_item,  "queue the item">;
    using z15 = Output<"z15", &Queue::move_item,     "move the item's 1 or 2 discs">;

    struct transition_table : Table<
        //    Start   , Event , Next    , Action , Guard
        Row < Begin   , Step  , Take    , z11    , none                      >,
        Row < Take    , Step  , Four    , z12    , x11                       >,
        Row < Take    , Step  , Kind    , z12    , Not<x11>                  >,
        Row < Kind    , Step  , Split   , none   , x12                       >,
        Row < Kind    , Step  , Requeue , none   , Not<x12>                  >,
        Row < Split   , Step  , Take    , z13    , none                      >,
        Row < Requeue , Step  , Take    , z14    , none                      >,
        Row < Drain   , Step  , End     , none   , x13                       >,
        Row < Drain   , Step  , Four    , z12    , And<Not<x13>, x14>        >,
        Row < Drain   , Step  , Three   , z12    , And<Not<x13>, Not<x14>>   >,
        Row < Four    , Step  , Drain   , z15    , none                      >,
        Row < Three   , none  , Drain   , none   , x15                       >
    > {};
};
// clang-format on

struct FourPegQueue : FourPegQueueOver<DoublingListOver<MoveListOn<Block>>> {
    static constexpr std::string_view label = "four-peg-queue";
    static constexpr std::string_view note = "four pegs: a queue of tasks, and an automaton within the automaton";
};

}  // namespace statewalk::hanoi
