#include "solvers/hanoi/cell.hpp"

#include <limits>
#include <utility>

namespace statewalk::hanoi {

Task for_a_table(Task task) { return on_four_pegs(std::move(task), most_discs_in_tables); }

std::uint64_t moves_of_split(std::uint64_t above, unsigned r) {
    constexpr std::uint64_t greatest = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t const on_three = r < 64 ? (std::uint64_t{1} << r) - 1 : greatest;
    return above <= (greatest - on_three) / 2 ? 2 * above + on_three : greatest;
}

}  // namespace statewalk::hanoi
