// "Did you mean ...?"
#pragma once

#include <string>
#include <vector>

namespace statewalk::cli {

/// "; did you mean X?" for the nearest of the known names, if one is near; else empty.
std::string did_you_mean(std::string const& name, std::vector<std::string> const& known);

}  // namespace statewalk::cli
