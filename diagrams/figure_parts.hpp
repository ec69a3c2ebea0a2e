// What the figures share that Graphviz draws: pieces of its HTML, and the way to the bytes of a file.
#pragma once

#include <cstddef>
#include <string>

#include "diagrams/dot.hpp"
#include "diagrams/graphviz.hpp"

namespace statewalk::figure_parts {

/// Text inside an HTML label.
std::string html(std::string const& text);

/// Text made printable and broken into lines.
std::string html_lines(std::string const& text, std::size_t most);

std::string sized(int points, std::string const& inner);
std::string bold(std::string const& inner);

/// A row of one cell.
std::string html_row(std::string const& inner, std::string const& align = "CENTER");

/// A table without lines. `more`: attributes, each behind a blank.
std::string html_table(std::string const& rows, std::string const& padding = "3", std::string const& more = "");

/// A row of a caption: a name, and in HTML what it means.
std::string caption_row(std::string const& name, std::string const& meaning);

/// The figure as the bytes of a file. An SVG begins with the title and the words, where a screen reader looks for them.
std::string rendered(graphviz::Drawing& picture, Format format, std::string const& title, std::string const& words);

}  // namespace statewalk::figure_parts
