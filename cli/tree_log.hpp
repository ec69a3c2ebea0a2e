// The tree of moves, drawn from a run that walks it in order. ("Structure of hanoi".)
#pragma once

#include <ostream>

#include "automata/core/log.hpp"
#include "solvers/hanoi/task.hpp"

namespace statewalk::cli {

/// A move a line, indented by its depth in the tree: the root, disc n, not at all.
class IndentedTree : public Log {
public:
    IndentedTree(std::ostream& out, hanoi::Task const& task) : out_(out), discs_(task.discs) {}

    void begin(TransitionGraph const&, Fields const&, Record const&) override {}
    void add(Record const& record) override;
    void end(Outcome const&) override {}

private:
    std::ostream& out_;
    hanoi::Disc discs_;
};

/// Lists in lists, as JSON: [left, move, right], on one line. An empty tree is [].
class NestedTree : public Log {
public:
    NestedTree(std::ostream& out, hanoi::Task const& task) : out_(out), discs_(task.discs) {}

    void begin(TransitionGraph const&, Fields const&, Record const&) override {}
    void add(Record const& record) override;
    void end(Outcome const&) override;

private:
    std::ostream& out_;
    hanoi::Disc discs_;
    hanoi::Disc open_ = 0;  ///< brackets: as many as the depth of the last move and one
};

}  // namespace statewalk::cli
