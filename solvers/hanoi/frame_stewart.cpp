#include "solvers/hanoi/frame_stewart.hpp"

#include <boost/multiprecision/cpp_int.hpp>
#include <stdexcept>

namespace statewalk::hanoi {
namespace {

std::uint64_t triangular(std::uint64_t k) { return k * (k + 1) / 2; }

/// floor((sqrt(8n + 1) - 1) / 2): the largest k for which k(k+1)/2 <= n.
unsigned k_of(unsigned discs) {
    unsigned k = 0;
    while (triangular(k + 1) <= discs) ++k;
    return k;
}

/// (n - 1 - k(k-1)/2) 2^k + 1 in numbers of either kind, for n >= 1.
template <class Number>
Number closed_form(unsigned discs) {
    unsigned const k = k_of(discs);
    return (Number{discs - 1 - triangular(k - 1)} << k) + 1;
}

}  // namespace

std::uint64_t fewest_moves_on_four_pegs(unsigned discs) {
    if (discs > most_discs_counted_on_four_pegs)
        throw std::overflow_error(std::to_string(discs) + " discs on four pegs need more than 2^64 - 1 moves");
    return discs == 0 ? 0 : closed_form<std::uint64_t>(discs);
}

std::string fewest_moves_on_four_pegs_in_digits(unsigned discs) {
    if (discs > most_discs_in_digits)
        throw std::invalid_argument("at most " + std::to_string(most_discs_in_digits) + " discs, not " +
                                    std::to_string(discs));
    return discs == 0 ? "0" : closed_form<boost::multiprecision::cpp_int>(discs).str();
}

unsigned split(unsigned discs, Ties ties) {
    if (discs == 0) throw std::invalid_argument("without discs there is nothing to split");
    unsigned const k = k_of(discs);
    bool const tie = triangular(k) != discs;
    return tie && ties == Ties::high ? k + 1 : k;
}

std::uint64_t fewest_moves(Task const& task) {
    if (task.pegs.size() == 3) return task.fewest_moves();
    if (task.pegs.size() == 4) return fewest_moves_on_four_pegs(task.discs);
    throw std::invalid_argument("the fewest moves are known on 3 and 4 pegs, not on " +
                                std::to_string(task.pegs.size()));
}

}  // namespace statewalk::hanoi
