// Whether two SVG pictures show the same, wherever things stand in them.
#pragma once

#include <string>

namespace statewalk {

/// Compares elements, texts, names, classes and colours; not coordinates and sizes, which differ with the fonts and with the
/// version of Graphviz. What is no XML is the same as nothing.
bool same_but_for_layout(std::string const& svg, std::string const& other);

}  // namespace statewalk
