#include "cli/catalogue.hpp"

#include "cli/nearest.hpp"
#include "cli/output.hpp"

namespace statewalk::cli {

Entry const& find(std::string const& name) {
    std::vector<std::string> names;
    for (Entry const& entry : catalogue()) {
        if (entry.name == name) return entry;
        names.push_back(entry.name);
    }
    throw WrongCall("there is no automaton '" + name + "'" + did_you_mean(name, names) +
                    " (`statewalk list` names them all)");
}

}  // namespace statewalk::cli
