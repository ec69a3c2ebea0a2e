#include "solvers/hanoi/transfer.hpp"

#include <algorithm>
#include <stdexcept>

#include "solvers/hanoi/frame_stewart.hpp"

namespace statewalk::hanoi {
namespace {

/// One character of UTF-8.
bool is_letter(std::string const& name) {
    return std::count_if(name.begin(), name.end(),
                         [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }) == 1;
}

std::string two_digits(unsigned number) { return (number < 10 ? "0" : "") + std::to_string(number); }

}  // namespace

Transfer transfer_of(Task const& task) { return {task.discs, task.discs, pegs_in_order(task)}; }

FrameSteps steps_of(Transfer const& whole, Ties ties) {
    if (!whole.on_four_pegs()) throw std::logic_error("discs on three pegs are moved as they are");
    if (whole.count == 0) throw std::logic_error("without discs there is nothing to split");
    auto const [a, b, c, d] = whole.pegs;
    unsigned const r = whole.count == 2 ? 1 : split(whole.count, ties);
    unsigned const smaller = whole.count - r;
    Disc const largest = whole.largest - r;
    return {{smaller, largest, {a, c, d, b}},
            {r, whole.largest, {Transfer::none, a, c, d}},
            {smaller, largest, {b, a, c, d}}};
}

Block block_of(FourTowers& towers, Transfer const& transfer) {
    if (transfer.on_four_pegs()) throw std::logic_error("discs on four pegs are no block of three");
    return {towers, transfer.count, transfer.largest, {transfer.pegs[1], transfer.pegs[2], transfer.pegs[3]}};
}

std::string names_of(std::array<Peg, 4> const& pegs, Task const& task) {
    bool const letters = std::all_of(task.pegs.begin(), task.pegs.end(), is_letter);
    bool const zero_is_a_peg = std::find(task.pegs.begin(), task.pegs.end(), "0") != task.pegs.end();
    std::string names;
    for (Peg const peg : pegs) {
        if (!names.empty() && !letters) names += ',';  // which no name holds
        if (peg == Transfer::none)
            names += zero_is_a_peg ? "*" : "0";
        else
            names += task.pegs.at(peg);
    }
    return names;
}

std::string to_text(Transfer const& transfer, Task const& task) {
    return "(" + std::to_string(transfer.count) + "," + std::to_string(transfer.largest) + "," +
           names_of(transfer.pegs, task) + ")";
}

std::string to_digits(Transfer const& transfer, Task const& task) {
    return two_digits(transfer.count) + two_digits(transfer.largest) + names_of(transfer.pegs, task);
}

}  // namespace statewalk::hanoi
