#include "solvers/hanoi/doubling_list.hpp"

#include <stdexcept>
#include <string>

namespace statewalk::hanoi {

Task MoveList::that_fits(Task task) {
    Task fitting = on_three_pegs(std::move(task));
    if (fitting.discs > most_discs_in_memory)
        throw std::invalid_argument("doubling-list keeps every move: " + std::to_string(fitting.discs) +
                                    " discs would need " + std::to_string(std::uint64_t{1} << (fitting.discs - 30)) +
                                    " GiB of memory; at most " + std::to_string(most_discs_in_memory) + " discs");
    return fitting;
}

}  // namespace statewalk::hanoi
