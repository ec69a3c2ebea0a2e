#include "solvers/hanoi/game_34.hpp"

#include <bit>
#include <stdexcept>
#include <string>
#include <utility>

namespace statewalk::hanoi {

FirstDifferences::FirstDifferences(Task task) : task_(for_a_table(std::move(task))) {}

void FirstDifferences::begin() {
    n_ = 1;
    p_ = 0;
    f4_.resize(1);
    p_of_.resize(1);
    d_.clear();
    h_.clear();
}

void FirstDifferences::next_p() {
    if (p_ + 1 >= n_) throw std::logic_error("there is no greater p than " + std::to_string(p_));
    ++p_;
}

void FirstDifferences::keep() {
    if (n_ == 0) throw std::logic_error("n is 0: f4(0) is 0 without a search");
    f4_.resize(n_);
    p_of_.resize(n_);
    d_.resize(n_ - 1);
    h_.resize(n_ - 1);
    f4_.push_back(moves_of_split(f4_[p_], n_ - p_));
    p_of_.push_back(p_);
    d_.push_back(f4_[n_] - f4_[n_ - 1]);
    h_.push_back(n_ - 1 + static_cast<unsigned>(std::bit_width(d_.back())) - 1);
    latest_.push_back({n_, f4_[n_], n_ - p_});
}

void FirstDifferences::next_n() {
    if (!more()) throw std::logic_error("there are " + std::to_string(task_.discs) + " discs and no more");
    if (f4_.size() <= n_) throw std::logic_error("f4(" + std::to_string(n_) + ") is not kept yet");
    ++n_;
}

}  // namespace statewalk::hanoi
