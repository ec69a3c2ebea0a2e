#include "solvers/hanoi/frame_table.hpp"

#include <stdexcept>
#include <string>
#include <utility>

#include "solvers/hanoi/frame_stewart.hpp"

namespace statewalk::hanoi {

SplitTable::SplitTable(Task task, bool from_bound) : task_(for_a_table(std::move(task))), from_bound_(from_bound) {}

bool SplitTable::better() const {
    if (r_ == 0 || r_ == m_) return false;
    std::uint64_t const next = moves_with(r_ + 1);
    return next < best_ || (next == best_ && task_.ties == Ties::high);
}

void SplitTable::begin() {
    m_ = 1;
    r_ = 0;
    best_ = 0;
    f_.resize(1);
    split_.resize(1);
}

void SplitTable::scan() {
    if (m_ == 0) throw std::logic_error("m is 0: F(0) is 0 without a search");
    choose(from_bound_ ? split(m_, Ties::low) : 1);
}

void SplitTable::advance() {
    if (r_ == 0) throw std::logic_error("no r is chosen");
    if (r_ == m_) throw std::logic_error("r is " + std::to_string(r_) + ", and so is m: there is no greater r");
    choose(r_ + 1);
}

void SplitTable::keep() {
    if (r_ == 0) throw std::logic_error("no r is chosen");
    f_.resize(m_);
    f_.push_back(best_);
    split_.resize(m_);
    split_.push_back(r_);
    latest_.push_back({m_, best_, r_});
}

void SplitTable::next() {
    if (!more()) throw std::logic_error("there are " + std::to_string(task_.discs) + " discs and no more");
    if (f_.size() <= m_) throw std::logic_error("F(" + std::to_string(m_) + ") is not kept yet");
    ++m_;
    r_ = 0;
    best_ = 0;
}

void SplitTable::choose(unsigned r) {
    r_ = r;
    best_ = moves_with(r);
}

}  // namespace statewalk::hanoi
