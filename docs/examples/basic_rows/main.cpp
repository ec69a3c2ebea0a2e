#include <statewalk/tool.hpp>

#include "basic_rows.hpp"

// A reading is not made of nothing: a script gets two, by names of their own.
int main(int argc, char** argv) {
    return statewalk::tool<examples::Kettle>(argc, argv, statewalk::event("warm", examples::reading(60)),
                                             statewalk::event("boiling", examples::reading(100)));
}
