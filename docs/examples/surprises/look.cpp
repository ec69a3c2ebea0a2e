// What Statewalk says of the surprises: the name of one, and then as for the command of any machine.
#include <statewalk/tool.hpp>
#include <string_view>

#include "completion.hpp"
#include "exception.hpp"
#include "rejected_guard.hpp"
#include "row_order.hpp"
#include "terminate_inside.hpp"

using namespace surprises;

int main(int argc, char** argv) {
    std::string_view const name = argc > 1 ? argv[1] : "";
    if (name == "row_order") return statewalk::tool<Door>(argc - 1, argv + 1);
    if (name == "rejected_guard") return statewalk::tool<Lock>(argc - 1, argv + 1);
    if (name == "completion") return statewalk::tool<Kettle>(argc - 1, argv + 1);
    if (name == "exception") return statewalk::tool<Lamp>(argc - 1, argv + 1);
    if (name == "terminate_inside") return statewalk::tool<Radio>(argc - 1, argv + 1);
    std::cerr << "surprise: which? row_order, rejected_guard, completion, exception or terminate_inside\n";
    return 2;
}
