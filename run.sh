#!/bin/bash
# ./run.sh [-h]
#
# Sets up (on Debian 12 and 13, what is missing is installed), builds the command statewalk, and makes the gallery in
# out/: every automaton with its diagram, source, cost and verdict, and a run of 4 discs to walk through. Checks each
# against the recursion, and prints the verdicts. (The turnstile, which plays no towers, is looked over by `lint`.)
# Exit status: 0 if every verdict is yes, 1 if one is no, 2 or 3 if something else went wrong.
set -euo pipefail
cd "$(dirname "$0")"

case ${1:-} in
    "") ;;
    -h | --help) sed -n '2,7s/^# \{0,1\}//p' "$0"; exit 0 ;;
    *) echo "run.sh takes no \"$1\"; see ./run.sh -h" >&2; exit 2 ;;
esac

. cmake/setup.sh
need_packages build

echo "Building the command (a minute or two the first time; log in build/release.log)"
build_preset release build/release.log statewalk

# What run.sh wrote to out/ before there was a gallery.
if [ -f out/list.txt ]; then rm -r out; fi

echo
echo "Equal to the recursion for 0 to 10 discs, between every pair of pegs? (Of the turnstile: free of faults?)"
echo
status=0
build/release/bin/statewalk gallery -o out || status=$?
[ "$status" -le 1 ] || exit "$status"
echo
echo "Open out/index.html in a browser: every automaton, to look at and to step through."
echo "The command is build/release/bin/statewalk (--help shows what it does)."
exit "$status"
