// Orders to an object of control, in any order: what it makes of them, and what it says.
#pragma once

#include <stdexcept>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "automata/core/log.hpp"
#include "tests/solvers/hanoi/hanoi.hpp"

namespace statewalk::hanoi::test {

template <class Object>
using Orders = std::vector<void (Object::*)()>;

/// Carries out the orders one by one.
template <class Object>
void carry_out(Object& object, Orders<Object> const& orders) {
    for (auto const order : orders) (object.*order)();
}

/// Why the order is refused, and that it is by a std::logic_error (as IllegalMove is one); "none" if it is carried out.
template <class Object>
std::string complaint(Object& object, std::type_identity_t<void (Object::*)()> order) {
    try {
        (object.*order)();
    } catch (std::logic_error const& refused) {
        return refused.what();
    }
    return "none";
}

/// A field of what the object describes. Throws std::logic_error if it has none of that name.
template <class Shown, class Object>
Shown shown(Object const& object, std::string const& name) {
    Record record;
    object.describe(record);
    for (Field const& field : record.object)
        if (field.name == name) return std::get<Shown>(field.value);
    throw std::logic_error("no field " + name);
}

/// Every sequence of so many of these orders, each tried to its end: an order that is refused is passed over, and what
/// is left can be described. Throws std::runtime_error if a disc is lost. Returns how many orders were refused.
template <class Object>
std::size_t refused_in_any_sequence(Task const& task, Orders<Object> const& orders, unsigned length) {
    std::size_t refused = 0;
    std::size_t sequences = 1;
    for (unsigned place = 0; place < length; ++place) sequences *= orders.size();
    for (std::size_t sequence = 0; sequence < sequences; ++sequence) {
        Object object(task);
        std::size_t rest = sequence;
        for (unsigned place = 0; place < length; ++place, rest /= orders.size())
            if (complaint(object, orders[rest % orders.size()]) != "none") ++refused;
        Record record;
        object.describe(record);
        if constexpr (requires { object.rows(); }) {
            std::size_t discs = 0;
            for (auto const& row : object.rows()) discs += row.size();
            if (discs != task.discs) throw std::runtime_error("a disc was lost");
        }
    }
    return refused;
}

}  // namespace statewalk::hanoi::test
