// The sources of the pages, out of diagrams/player/, diagrams/gallery/ and diagrams/look.css: made at build time from
// page_parts.cpp.in. `page`: the template, with marks for what goes in.
#pragma once

namespace statewalk {

namespace player_parts {
extern char const* const page;
extern char const* const style;
extern char const* const script;
}  // namespace player_parts

namespace gallery_parts {
extern char const* const page;
extern char const* const style;
extern char const* const script;
}  // namespace gallery_parts

}  // namespace statewalk
