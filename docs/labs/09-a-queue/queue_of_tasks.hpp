// The Towers of Hanoi with a queue in place of a stack. As it stands here, it is right for one disc and for two, but
// not for three.
//
//                             z2, while the first task      z4, while tasks are left
//                             is of several discs
//    o--> [ 0 at rest ] --z0--> [ 1 splitting ] --x2--> [ 2 moving ] --x1--> [ 0 ]
//
// Source     Jiang Hualin, Li Lixin, Chen Qiang: Research on non-recursive algorithm of 4-peg hanoi tower (2013), which
//            does it on four pegs.
// Invariant  Once it is done: at the beginning of a round the queue, read from its head, is the whole task.
// Cost       2^n - 1 moves; a queue of 2^n - 1 tasks.
#pragma once

#include <statewalk/automata/core/notation.hpp>

#include "task_queue.hpp"

// clang-format off
struct QueueOfTasks : Automaton<QueueOfTasks, TaskQueue> {
    static constexpr std::string_view label = "queue-of-tasks";
    static constexpr std::string_view note = "tasks wait in a queue, are split, and are moved";

    struct Rest      : State<"0", "at rest"> {};
    struct Splitting : State<"1", "tasks are being split"> {};
    struct Moving    : State<"2", "every task is of one disc, and is being moved"> {};
    using initial_state = Rest;

    using x1 = Input <"x1", &TaskQueue::is_empty,          "the queue is empty">;
    using x2 = Input <"x2", &TaskQueue::first_is_one_disc, "the first task is of one disc">;
    using x3 = Input <"x3", &TaskQueue::round_is_over,     "all tasks of the round have been taken">;
    using z0 = Output<"z0", &TaskQueue::begin,             "queue := the whole task">;
    using z1 = Output<"z1", &TaskQueue::begin_round,       "all tasks in the queue now are a round">;
    using z2 = Output<"z2", &TaskQueue::split_first,       "take the first task, and queue its three parts">;
    using z3 = Output<"z3", &TaskQueue::put_first_back,    "take the first task, and queue it again">;
    using z4 = Output<"z4", &TaskQueue::move_first,        "take the first task, of one disc, and move its disc">;

    struct transition_table : Table<
        //    Start     , Event , Next      , Action , Guard
        Row < Rest      , Step  , Splitting , z0     , none    >,
        Row < Splitting , Step  , Splitting , z2     , Not<x2> >,
        Row < Splitting , Step  , Moving    , none   , x2      >,
        Row < Moving    , Step  , Moving    , z4     , Not<x1> >,
        Row < Moving    , Step  , Rest      , none   , x1      >
        // Change the rows of state 1, and add others.
    > {};
};
// clang-format on
