// A machine at work, watched by an observer of one's own.
#include <iostream>
#include <statewalk/automata/core/graph_of.hpp>
#include <statewalk/automata/core/observed.hpp>

#include "safe.hpp"

using BackEnd = boost::msm::back::state_machine<safe::Safe>;

class Watch final : public statewalk::Observer {
public:
    bool verdict(std::size_t row, bool answer) override {
        if (!answer) std::cout << "  not " << arrow_text(graph_, row) << '\n';
        return answer;
    }
    int taken(std::size_t row) override {
        std::cout << "  " << arrow_text(graph_, row) << '\n';
        return 1;
    }

private:
    statewalk::TransitionGraph const graph_ = statewalk::graph_of<BackEnd>();
};

int main() {
    Watch watch;
    statewalk::Observed<BackEnd> machine(1848);
    machine.observer = &watch;
    machine.start();
    for (int const combination : {1789, 1848}) {
        std::cout << combination << '\n';
        machine.process_event(safe::entered{combination});
    }
}
