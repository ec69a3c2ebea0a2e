#include "cli/catalogue.hpp"

#include <algorithm>

#include "cli/nearest.hpp"
#include "cli/output.hpp"

namespace statewalk::cli {

Entry const& Catalogue::find(std::string const& name) const {
    std::vector<std::string> names;
    for (Entry const& entry : entries_) {
        if (entry.name == name) return entry;
        names.push_back(entry.name);
    }
    throw WrongCall("there is no automaton '" + name + "'" + did_you_mean(name, names) + " (`" + program_ +
                    " list` names them all)");
}

std::string Catalogue::call(std::string const& command, Entry const& entry) const {
    return program_ + " " + command + (only_one() ? "" : " " + entry.name);
}

std::string Catalogue::speaker(Entry const& entry) const {
    return program_ + ": " + (only_one() ? "" : entry.name + ": ");
}

std::string Catalogue::padded(std::string const& name) const {
    std::size_t longest = 0;
    for (Entry const& entry : entries_) longest = std::max(longest, entry.name.size());
    return name + std::string(longest - name.size() + 2, ' ');
}

}  // namespace statewalk::cli
