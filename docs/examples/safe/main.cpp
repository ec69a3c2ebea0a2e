#include <statewalk/tool.hpp>

#include "safe.hpp"

/// The command makes its machine of nothing: one that knows what its constructor takes.
struct Safe1848 : safe::Safe {
    Safe1848() : Safe(1848) {}
};

int main(int argc, char** argv) {
    return statewalk::tool<Safe1848>(argc, argv, statewalk::event("right", safe::entered{1848}),
                                     statewalk::event("wrong", safe::entered{1789}));
}
