// A binary tree walked in order, without recursion: of a search tree, the keys come out sorted.
//
//    To walk a node: walk the one to the left; visit it; walk the one to the right.
//    The second call is the last thing done, so that nothing waits for it: it is a jump. For the first, the node waits
//    on a stack, and there is one place to return to. So the general method's states fold into one:
//
//    state 1   if there is a node:       push it, go to the left
//              else if one waits:        pop it, visit it, go to the right
//              else:                     all is done
//
// Source     D. E. Knuth: The Art of Computer Programming 1 (1968), section 2.3.1, algorithm T.
// Invariant  Visited are the nodes before those that wait; these are the ancestors whose left part is being walked.
// Cost       2 n + 2 steps for n nodes; a stack as high as the tree.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <statewalk/automata/core/notation.hpp>
#include <vector>

namespace examples {

using namespace statewalk;

/// The object of control: a search tree, the node to walk, the nodes that wait, and the keys that were visited.
class Tree {
public:
    /// The tree that grows when these keys come one after the other.
    Tree(std::initializer_list<std::uint64_t> keys = {2, 1, 3}) {
        for (std::uint64_t const key : keys) insert(key);
        node_ = root_;
    }

    bool no_node() const { return node_ == none_; }
    bool empty() const { return waiting_.empty(); }
    void go_left() {
        waiting_.push_back(node_);
        node_ = nodes_.at(node_).left;
    }
    void visit_and_go_right() {
        Node const& node = nodes_.at(waiting_.back());
        waiting_.pop_back();
        visited_.push_back(node.key);
        node_ = node.right;
    }

    bool done() const { return no_node() && empty(); }
    std::vector<std::uint64_t> const& visited() const { return visited_; }

    template <class Record>
    void describe(Record& record) const {
        std::vector<std::uint64_t> keys;
        for (std::size_t const node : waiting_) keys.push_back(nodes_[node].key);
        record.field("stack", std::vector<std::vector<std::uint64_t>>{keys});
        record.field("visited", std::vector<std::vector<std::uint64_t>>{visited_});
    }

private:
    static constexpr std::size_t none_ = ~std::size_t{0};
    struct Node {
        std::uint64_t key;
        std::size_t left = none_;
        std::size_t right = none_;
    };

    void insert(std::uint64_t key) {
        std::size_t const fresh = nodes_.size();
        nodes_.push_back({key});
        std::size_t* place = &root_;
        while (*place != none_) place = key < nodes_[*place].key ? &nodes_[*place].left : &nodes_[*place].right;
        *place = fresh;
    }

    std::vector<Node> nodes_;
    std::size_t root_ = none_;
    std::size_t node_ = none_;
    std::vector<std::size_t> waiting_;
    std::vector<std::uint64_t> visited_;
};

// clang-format off
struct TreeWalk : Automaton<TreeWalk, Tree> {
    static constexpr std::string_view label = "tree-walk";
    static constexpr std::string_view note = "a binary tree in order, without recursion";

    struct Rest    : State<"0", "at rest"> {};
    struct Walking : State<"1", "a node is to be walked"> {};
    using initial_state = Rest;

    using x1 = Input <"x1", &Tree::no_node,            "there is no node">;
    using x2 = Input <"x2", &Tree::empty,              "no node waits">;
    using z1 = Output<"z1", &Tree::go_left,            "push the node; go to the left">;
    using z2 = Output<"z2", &Tree::visit_and_go_right, "pop a node; visit it; go to its right">;

    struct transition_table : Table<
        //    Start   , Event , Next    , Action , Guard
        Row < Rest    , Step  , Walking , none   , none             >,
        Row < Walking , Step  , Walking , z1     , Not<x1>          >,
        Row < Walking , Step  , Walking , z2     , And<x1, Not<x2>> >,
        Row < Walking , Step  , Rest    , none   , And<x1, x2>      >
    > {};
};
// clang-format on

}  // namespace examples
