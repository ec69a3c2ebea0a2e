#include "solvers/hanoi/task.hpp"

#include <algorithm>
#include <set>
#include <stdexcept>
#include <utility>

namespace statewalk::hanoi {
namespace {

/// Names of pegs stand in lists, tables and quotes.
bool breaks_lists(char c) {
    auto const byte = static_cast<unsigned char>(c);
    return byte <= ' ' || byte == 0x7F || c == '"' || c == '\'' || c == '\\' || c == ',';
}

}  // namespace

Task validated(Task task, unsigned most) {
    auto const wrong = [](std::string const& what) { throw std::invalid_argument(what); };
    std::vector<std::string> const& pegs = task.pegs;
    if (task.discs > most) wrong("at most " + std::to_string(most) + " discs, not " + std::to_string(task.discs));
    if (pegs.size() < 3) wrong("at least 3 pegs, not " + std::to_string(pegs.size()));
    if (task.from >= pegs.size() || task.to >= pegs.size())
        wrong("start and goal must be among the " + std::to_string(pegs.size()) + " pegs");
    if (task.from == task.to) wrong("start and goal are the same peg, " + pegs[task.from]);
    std::set<std::string> seen;
    for (std::string const& name : pegs) {
        if (name.empty()) wrong("a peg has no name");
        if (std::any_of(name.begin(), name.end(), breaks_lists))
            wrong("the name of a peg holds no space, quote, backslash, comma or control character");
        if (!seen.insert(name).second) wrong("two pegs are called " + name);
    }
    return task;
}

Task on_three_pegs(Task task) {
    if (task.pegs.size() != 3) throw std::invalid_argument("3 pegs, not " + std::to_string(task.pegs.size()));
    return validated(std::move(task));
}

Task on_four_pegs(Task task, unsigned most) {
    if (task.pegs.size() != 4) throw std::invalid_argument("4 pegs, not " + std::to_string(task.pegs.size()));
    return validated(std::move(task), most);
}

Task on_three_or_four_pegs(Task task) {
    if (task.pegs.size() == 3) return on_three_pegs(std::move(task));
    if (task.pegs.size() == 4) return on_four_pegs(std::move(task));
    throw std::invalid_argument("3 or 4 pegs, not " + std::to_string(task.pegs.size()));
}

std::array<Peg, 4> pegs_in_order(Task const& task) {
    std::array<Peg, 4> pegs{task.from};
    std::size_t place = 0;
    for (Peg peg = 0; peg < 4; ++peg)
        if (peg != task.from && peg != task.to) pegs.at(++place) = peg;
    pegs.back() = task.to;
    return pegs;
}

}  // namespace statewalk::hanoi
