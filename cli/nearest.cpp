#include "cli/nearest.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace statewalk::cli {
namespace {

/// Levenshtein's distance: how many letters to add, drop or change.
std::size_t distance(std::string const& from, std::string const& to) {
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < from.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < to.size(); ++j) {
            std::size_t const changed = diagonal + (from[i] == to[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, diagonal + 1});
        }
    }
    return row.back();
}

}  // namespace

std::string did_you_mean(std::string const& name, std::vector<std::string> const& known, Language language) {
    std::string const short_name = name.substr(0, 100);
    std::string nearest;
    if (short_name.size() >= 3)
        for (std::string const& candidate : known)
            if (nearest.empty() && candidate.rfind(short_name, 0) == 0) nearest = candidate;
    auto const asked = [&] { return filled("; did you mean {}?", {nearest}, language); };
    if (!nearest.empty()) return asked();
    std::size_t least = std::max<std::size_t>(2, short_name.size() / 3) + 1;
    for (std::string const& candidate : known)
        if (std::size_t const far = distance(short_name, candidate); far < least) {
            least = far;
            nearest = candidate;
        }
    return nearest.empty() ? "" : asked();
}

}  // namespace statewalk::cli
