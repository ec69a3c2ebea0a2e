#include "automata/core/mutants.hpp"

#include <numeric>
#include <utility>

namespace statewalk {

bool changes_actions(Mutant const& mutant) {
    return mutant.kind != Mutant::Kind::switched_off && mutant.kind != Mutant::Kind::turned_round;
}

std::vector<Mutant> mutants(TransitionGraph const& graph) {
    std::vector<Mutant> all;
    for (std::size_t row = 0; row < graph.transitions.size(); ++row) {
        TransitionGraph::Transition const& arrow = graph.transitions[row];
        all.push_back({Mutant::Kind::switched_off, row});
        if (!arrow.guard.always()) all.push_back({Mutant::Kind::turned_round, row});
        for (std::size_t action = 0; action < arrow.outputs.size(); ++action) {
            all.push_back({Mutant::Kind::skipped, row, action});
            all.push_back({Mutant::Kind::run_twice, row, action});
        }
        for (std::size_t action = 0; action < arrow.outputs.size(); ++action)
            for (std::size_t other = action + 1; other < arrow.outputs.size(); ++other)
                if (arrow.outputs[action] != arrow.outputs[other])
                    all.push_back({Mutant::Kind::swapped, row, action, other});
    }
    return all;
}

std::vector<std::size_t> actions_run(Mutant const& mutant, std::size_t count) {
    std::vector<std::size_t> all(count);
    std::iota(all.begin(), all.end(), std::size_t{0});
    auto const changed = all.begin() + static_cast<std::ptrdiff_t>(mutant.action);
    if (mutant.kind == Mutant::Kind::skipped) all.erase(changed);
    if (mutant.kind == Mutant::Kind::run_twice) all.insert(changed, mutant.action);
    if (mutant.kind == Mutant::Kind::swapped) std::swap(*changed, all.at(mutant.other));
    return all;
}

TransitionGraph mutated(TransitionGraph graph, Mutant const& mutant) {
    TransitionGraph::Transition& arrow = graph.transitions.at(mutant.row);
    if (mutant.kind == Mutant::Kind::switched_off) arrow.guard.any_of.clear();
    if (mutant.kind == Mutant::Kind::turned_round) arrow.guard = !arrow.guard;
    if (!changes_actions(mutant)) return graph;
    std::vector<std::size_t> outputs;
    for (std::size_t const action : actions_run(mutant, arrow.outputs.size())) outputs.push_back(arrow.outputs[action]);
    arrow.outputs = std::move(outputs);
    return graph;
}

std::string mutant_text(TransitionGraph const& graph, Mutant const& mutant) {
    auto const name = [&](std::size_t action) {
        return graph.outputs.at(graph.transitions.at(mutant.row).outputs.at(action)).name;
    };
    switch (mutant.kind) {
        case Mutant::Kind::switched_off: return "switched off";
        case Mutant::Kind::turned_round: return "guard turned round";
        case Mutant::Kind::skipped: return name(mutant.action) + " skipped";
        case Mutant::Kind::run_twice: return name(mutant.action) + " run twice";
        case Mutant::Kind::swapped: return name(mutant.action) + " and " + name(mutant.other) + " swapped";
    }
    return "unknown mutant";
}

detail::Mutation::Mutation(TransitionGraph const& graph, std::optional<Mutant> const& mutant) : mutant_(mutant) {
    if (mutant && changes_actions(*mutant))
        actions_ = actions_run(*mutant, graph.transitions.at(mutant->row).outputs.size());
}

}  // namespace statewalk
