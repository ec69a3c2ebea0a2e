#include "diagrams/same_picture.hpp"

#include <algorithm>
#include <optional>
#include <pugixml.hpp>
#include <string_view>
#include <vector>

namespace statewalk {
namespace {

using namespace std::string_view_literals;

/// Each element with what is compared of it, in no order; nothing for what is no XML.
class Parts : public pugi::xml_tree_walker {
public:
    static std::optional<std::vector<std::string>> of(std::string const& svg) {
        pugi::xml_document document;
        if (!document.load_buffer(svg.data(), svg.size())) return std::nullopt;
        Parts parts;
        document.traverse(parts);
        std::sort(parts.all_.begin(), parts.all_.end());
        return parts.all_;
    }

    bool for_each(pugi::xml_node& node) override {
        if (node.type() != pugi::node_element) return true;
        std::string part = node.name();
        for (std::string_view const name :
             {"id"sv, "class"sv, "fill"sv, "stroke"sv, "stroke-width"sv, "stroke-dasharray"sv, "font-weight"sv})
            part += "\n" + std::string(node.attribute(name.data()).value());
        all_.push_back(part + "\n" + node.child_value());
        return true;
    }

private:
    std::vector<std::string> all_;
};

}  // namespace

bool same_but_for_layout(std::string const& svg, std::string const& other) {
    auto const parts = Parts::of(svg);
    return parts && parts == Parts::of(other);
}

}  // namespace statewalk
