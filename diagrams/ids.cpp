#include "diagrams/ids.hpp"

namespace statewalk {

std::string Ids::of(std::string_view name) {
    std::string id;
    for (char const c : name) {
        bool const plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (plain || id.empty() || id.back() != '_') id += plain ? c : '_';
    }
    std::string unique = id;
    for (int number = 2; !taken_.insert(unique).second; ++number) unique = id + "_" + std::to_string(number);
    return unique;
}

}  // namespace statewalk
