// Identifiers made from names.
#pragma once

#include <set>
#include <string>
#include <string_view>

namespace statewalk {

/// Identifiers of letters, digits and "_" that differ from each other: what a name has of these stays, all else becomes
/// "_", and a number keeps equal ones apart. The same names in the same order give the same identifiers.
class Ids {
public:
    std::string of(std::string_view name);
    /// Keeps an identifier away from all names to come; false if one has it already.
    bool take(std::string const& id) { return taken_.insert(id).second; }

private:
    std::set<std::string> taken_;
};

}  // namespace statewalk
