#include "diagrams/figure_parts.hpp"

#include <stdexcept>

#include "diagrams/text.hpp"

namespace statewalk::figure_parts {
namespace {

std::string described(std::string svg, std::string const& title, std::string const& words) {
    std::size_t const tag = svg.find("<svg");
    std::size_t const inside = svg.find('>', tag) + 1;
    svg.insert(inside, "\n<title>" + markup(title) + "</title>\n<desc>" + markup(words) + "</desc>");
    return svg;
}

}  // namespace

std::string html(std::string const& text) {
    // Graphviz replaces \N and the like even in HTML, unless the backslash is doubled.
    std::string safe;
    for (char const c : markup(text)) safe += c == '\\' ? "\\\\" : std::string(1, c);
    return safe.empty() ? "&#160;" : safe;  // Graphviz does not take an empty <FONT> or <B>
}

std::string html_lines(std::string const& text, std::size_t most) {
    std::string const all = joined(wrapped(printable(text), most), "<BR/>", html);
    return all.empty() ? html("") : all;
}

std::string sized(int points, std::string const& inner) {
    return "<FONT POINT-SIZE=\"" + std::to_string(points) + "\">" + inner + "</FONT>";
}

std::string bold(std::string const& inner) { return "<B>" + inner + "</B>"; }

std::string html_row(std::string const& inner, std::string const& align) {
    return "<TR><TD ALIGN=\"" + align + "\" BALIGN=\"" + align + "\">" + inner + "</TD></TR>";
}

std::string html_table(std::string const& rows, std::string const& padding, std::string const& more) {
    return R"(<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING=")" + padding + '"' + more + ">" + rows +
           "</TABLE>";
}

std::string caption_row(std::string const& name, std::string const& meaning) {
    return R"(<TR><TD ALIGN="LEFT" VALIGN="TOP">)" + bold(html(name)) + "</TD>" + R"(<TD ALIGN="LEFT" BALIGN="LEFT">)" +
           meaning + "</TD></TR>";
}

std::string rendered(graphviz::Drawing& picture, Format format, std::string const& title, std::string const& words) {
    switch (format) {
        case Format::svg: return described(picture.render("svg"), title, words);
        case Format::pdf: return picture.render("pdf");
        case Format::png: picture.set({{"dpi", "192"}}); return picture.render("png");
    }
    throw std::invalid_argument("no such picture format");
}

}  // namespace statewalk::figure_parts
