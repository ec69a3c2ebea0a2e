// statewalk play: a run as one page, to be walked in a browser.
#include <limits>
#include <ostream>

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/running.hpp"
#include "cli/shown_run.hpp"
#include "diagrams/player.hpp"

namespace statewalk::cli {
namespace {

/// Of the steps in a page, in bytes: with more than that a browser is slow. Who asks for so many steps is given them.
std::size_t most_bytes(WalkOptions const& options) {
    return options.budget ? std::numeric_limits<std::size_t>::max() : 4'500'000;
}

}  // namespace

int play(WalkOptions const& options, Context const& context) {
    ShownRun run = shown_run(options, context);
    std::uint64_t const budget = walked_steps(options, run);
    Output output(context.place, context.out);
    if (output.is_terminal())
        throw WrongCall("play writes a page for a browser; name its file: -o " + run.entry->name + ".html");
    Progress progress("play " + run.entry->name);

    std::uint64_t steps = 0;
    output.write([&](std::ostream& out) {
        PlayerPage page(out, context.language(), options.at, most_bytes(options));
        steps = tell(run, page, budget, Reference::recursion, progress);
        out.flush();
    });
    stop_if_interrupted();
    require_step(options.at, steps);
    output.keep();
    return ended_well(*run.entry, run.walk->outcome(), budget != run.budget, context) ? yes : no;
}

}  // namespace statewalk::cli
