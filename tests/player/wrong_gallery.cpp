// A command that knows a wrong automaton beside a right one: its gallery has a "no" in it.
#include "cli/application.hpp"
#include "tests/cli/broken.hpp"

namespace statewalk::cli::test {
namespace {

// clang-format off
/// What to do in state 1 when x1 says no was forgotten.
struct Endless : Automaton<Endless, Towers>, Figure {
    static constexpr std::string_view label = "endless";
    static constexpr std::string_view note = "<script>alert('a note')</script>";
    struct transition_table : Table<
        Row < Rest   , Step , Moving , z1   , none >,
        Row < Moving , Step , Rest   , none , x1   >
    > {};
};
// clang-format on

}  // namespace
}  // namespace statewalk::cli::test

int main(int count, char** arguments) {
    using namespace statewalk::cli;
    return run_process({"statewalk", {catalogue().find("buneman-levy"), hanoi_entry<test::Endless>()}}, count,
                       arguments);
}
