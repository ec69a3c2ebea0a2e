// JSON as text, written piece by piece: for what is written too often to be built as a value first. Bytes that are not
// UTF-8 become U+FFFD.
#pragma once

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "automata/core/log.hpp"

namespace statewalk {

class JsonText {
public:
    void clear() { size_ = 0; }
    std::size_t size() const { return size_; }
    std::string_view view() const { return {bytes_.data(), size_}; }

    /// As it is.
    void raw(std::string_view text) {
        std::memcpy(room(text.size()), text.data(), text.size());
        size_ += text.size();
    }
    void raw(char c) {
        *room(1) = c;
        ++size_;
    }
    void number(std::uint64_t number) {
        char* const to = room(most_digits);
        size_ += static_cast<std::size_t>(std::to_chars(to, to + most_digits, number).ptr - to);
    }
    void quoted(std::string_view text);
    void value(ValueView const& value);

    /// `write` writes each.
    template <class Range, class Write>
    void list(Range const& range, Write&& write) {
        raw('[');
        bool first = true;
        for (auto const& each : range) {
            if (!first) raw(',');
            first = false;
            write(each);
        }
        raw(']');
    }

    /// Puts another text in the place of what stands from `begin` to `end`.
    void replace(std::size_t begin, std::size_t end, std::string_view by);

private:
    static constexpr std::size_t most_digits = 20;

    char* room(std::size_t bytes) {
        if (bytes_.size() - size_ < bytes) grow(bytes);
        return bytes_.data() + size_;
    }
    void grow(std::size_t bytes);
    void numbers(std::span<std::uint64_t const> all);

    std::string bytes_;
    std::size_t size_ = 0;
};

/// The members of an object that is written again and again: most times they have the names that they had the last time.
class JsonMembers {
public:
    void begin() { count_ = 0; }
    /// One of a name that was there takes the place of that.
    void add(JsonText& text, FieldView const& field) {
        bool const is_known = count_ < known_.size() && known_[count_].name == field.name;
        if (!is_known && !make_known(text, field)) return;
        Member& member = known_[count_++];
        member.begin = text.size();
        text.raw(member.opening);
        text.value(field.value);
    }

private:
    struct Member {
        std::string name;
        std::string opening;  ///< its name as JSON, with what stands before and behind
        std::size_t begin;    ///< in the text
    };

    /// As the next member; or else puts it in the place of the one of its name, and answers no.
    bool make_known(JsonText& text, FieldView const& field);

    std::vector<Member> known_;
    std::size_t count_ = 0;  ///< of those that the object has so far
};

}  // namespace statewalk
