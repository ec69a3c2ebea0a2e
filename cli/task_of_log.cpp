#include "cli/task_of_log.hpp"

#include <algorithm>
#include <sstream>
#include <utility>

#include "cli/output.hpp"
#include "diagrams/text.hpp"

namespace statewalk::cli {

using Names = std::vector<std::string>;

namespace {

/// What the peg is called that is called so or, where none is, has this letter: A is the first.
std::string name_of_peg(std::string const& name, Names const& pegs) {
    bool const is_letter = name.size() == 1 && name[0] >= 'A' && static_cast<std::size_t>(name[0] - 'A') < pegs.size();
    return std::find(pegs.begin(), pegs.end(), name) == pegs.end() && is_letter
               ? pegs[static_cast<std::size_t>(name[0] - 'A')]
               : name;
}

}  // namespace

Names names_in(std::string const& text) {
    Names all;
    std::istringstream names(text + ',');
    for (std::string name; std::getline(names, name, ',');) all.push_back(name);
    return all;
}

hanoi::Task task_on(Names const& pegs, TaskOptions asked) {
    if (asked.discs.empty()) asked.discs = TaskOptions().discs;
    Names const names = asked.pegs.empty() ? pegs : names_in(asked.pegs);
    auto const count = static_cast<unsigned>(names.size());
    if (count != 3 && count != 4) throw WrongCall("3 or 4 pegs, not " + std::to_string(count));
    asked.from = name_of_peg(asked.from, names);
    asked.to = name_of_peg(asked.to, names);
    if (asked.pegs.empty()) asked.pegs = joined(pegs, ",");
    return one_task(asked, count, count == 4 ? hanoi::most_discs_on_four_pegs : hanoi::most_discs);
}

hanoi::Task task_on(hanoi::Task const& own, TaskOptions asked) {
    if (asked.discs.empty()) asked.discs = std::to_string(own.discs);
    Names const names = asked.pegs.empty() ? own.pegs : names_in(asked.pegs);
    if (names.size() == own.pegs.size() && asked.from.empty()) asked.from = names[own.from];
    if (names.size() == own.pegs.size() && asked.to.empty()) asked.to = names[own.to];
    hanoi::Task task = task_on(own.pegs, asked);
    task.ties = own.ties;
    return task;
}

}  // namespace statewalk::cli
