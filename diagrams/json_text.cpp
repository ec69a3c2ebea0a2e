#include "diagrams/json_text.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace statewalk {
namespace {

constexpr std::array<bool, 256> stands_for_itself = [] {
    std::array<bool, 256> all{};
    for (unsigned char c = 0x20; c < 0x80; ++c) all[c] = c != '"' && c != '\\';
    return all;
}();

/// Those that discs have, with the comma behind them.
struct SmallNumber {
    char text[3];
    unsigned char size;
};
constexpr std::array<SmallNumber, 100> small_numbers = [] {
    std::array<SmallNumber, 100> all{};
    for (unsigned char i = 0; i < 100; ++i) {
        char const ones = static_cast<char>('0' + i % 10);
        if (i < 10)
            all[i] = {{ones, ','}, 2};
        else
            all[i] = {{static_cast<char>('0' + i / 10), ones, ','}, 3};
    }
    return all;
}();

std::string escaped(std::string_view text) {
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace

void JsonText::grow(std::size_t bytes) { bytes_.resize(2 * bytes_.size() + bytes); }

void JsonText::quoted(std::string_view text) {
    char* to = room(text.size() + 2);
    *to++ = '"';
    bool plain = true;
    for (char const c : text) {
        plain &= stands_for_itself[static_cast<unsigned char>(c)];
        *to++ = c;
    }
    *to = '"';
    if (plain)
        size_ += text.size() + 2;
    else
        raw(escaped(text));
}

void JsonText::numbers(std::span<std::uint64_t const> all) {
    char* to = room(2 + all.size() * (most_digits + 1));
    char const* const begin = to;
    *to++ = '[';
    for (std::uint64_t const number : all)
        if (number < small_numbers.size()) {
            SmallNumber const& small = small_numbers[number];
            std::memcpy(to, small.text, sizeof small.text);
            to += small.size;
        } else {
            to = std::to_chars(to, to + most_digits, number).ptr;
            *to++ = ',';
        }
    if (!all.empty()) --to;
    *to++ = ']';
    size_ += static_cast<std::size_t>(to - begin);
}

void JsonText::value(ValueView const& value) {
    struct Writer {
        JsonText& text;
        void operator()(std::uint64_t number) const { text.number(number); }
        void operator()(std::string_view each) const { text.quoted(each); }
        void operator()(std::span<std::string const> all) const { text.list(all, *this); }
        void operator()(std::span<std::uint64_t const> all) const { text.numbers(all); }
        void operator()(std::span<Numbers const> all) const {
            text.list(all, [this](Numbers const& row) { text.numbers(row); });
        }
    };
    std::visit(Writer{*this}, value);
}

void JsonText::replace(std::size_t begin, std::size_t end, std::string_view by) {
    bytes_.resize(size_);
    bytes_.replace(begin, end - begin, by);
    size_ = bytes_.size();
}

bool JsonMembers::make_known(JsonText& text, FieldView const& field) {
    known_.resize(count_);
    auto const same =
        std::find_if(known_.begin(), known_.end(), [&](Member const& member) { return member.name == field.name; });
    if (same == known_.end()) {
        JsonText opening;
        if (count_ > 0) opening.raw(',');
        opening.quoted(field.name);
        opening.raw(':');
        known_.push_back({std::string(field.name), std::string(opening.view()), 0});
        return true;
    }
    JsonText member;
    member.raw(same->opening);
    member.value(field.value);
    std::size_t const end = same + 1 == known_.end() ? text.size() : (same + 1)->begin;
    std::size_t const longer = member.size() - (end - same->begin);  // it may wrap around, and back
    text.replace(same->begin, end, member.view());
    for (auto later = same + 1; later != known_.end(); ++later) later->begin += longer;
    return false;
}

}  // namespace statewalk
