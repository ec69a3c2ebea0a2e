#include "cli/grade_parts.hpp"

#include <cmath>
#include <numeric>

namespace statewalk::cli {

std::string points_text(Points points) {
    std::string text = std::to_string(points / 100);
    if (points % 100 == 0) return text;
    text += '.';
    text += static_cast<char>('0' + points / 10 % 10);
    if (points % 10 != 0) text += static_cast<char>('0' + points % 10);
    return text;
}

Points share(Points most, std::uint64_t done, std::uint64_t all) {
    if (done >= all) return most;
    return static_cast<Points>(
        std::floor(static_cast<long double>(most) * static_cast<long double>(done) / static_cast<long double>(all)));
}

Points Grade::points() const {
    return std::accumulate(parts.begin(), parts.end(), Points{0},
                           [](Points sum, Part const& part) { return sum + part.points; });
}

Points Grade::most() const {
    return std::accumulate(parts.begin(), parts.end(), Points{0},
                           [](Points sum, Part const& part) { return sum + part.most; });
}

}  // namespace statewalk::cli
