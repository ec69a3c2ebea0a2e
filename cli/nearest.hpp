// "Did you mean ...?"
#pragma once

#include <string>
#include <vector>

#include "diagrams/translation.hpp"

namespace statewalk::cli {

/// "; did you mean X?" for the nearest of the known names, if one is near; else empty.
std::string did_you_mean(std::string const& name, std::vector<std::string> const& known,
                         Language language = Language::en);

}  // namespace statewalk::cli
