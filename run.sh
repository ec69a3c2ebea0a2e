#!/bin/bash
# ./run.sh [-h]
#
# Sets up (on Debian 12 and 13, what is missing is installed), builds the command statewalk, and for every automaton
# draws its diagram, traces it for 3 discs and checks it against the recursion. (The turnstile, which plays no towers,
# is given events, and only looked over by `lint`.) All is written to out/.
# Ends with a table of verdicts. Exit status: 0 if every verdict is yes, else 1.
set -euo pipefail
cd "$(dirname "$0")"

case ${1:-} in
    "") ;;
    -h | --help) sed -n '2,7s/^# \{0,1\}//p' "$0"; exit 0 ;;
    *) echo "run.sh takes no \"$1\"; see ./run.sh -h" >&2; exit 2 ;;
esac

. cmake/setup.sh
need_packages build

echo "Building the command (a minute or two the first time; log in out/build.log)"
build_preset release out/build.log statewalk
statewalk=build/release/bin/statewalk
"$statewalk" list >out/list.txt
names=$(awk 'NF { print $1 }' out/list.txt)
[ -n "$names" ] || { echo "$statewalk lists no automaton" >&2; exit 1; }

# did PART ARGUMENT...: runs statewalk; if it fails, its words stay in out/NAME.PART.log, and `trouble` names that file.
did() {
    local log=out/$name.$1.log
    shift
    if "$statewalk" "$@" >"$log" 2>&1; then rm -f "$log"; else trouble=${trouble:-$log}; fi
}

status=0
table=
for name in $names; do
    trouble=
    did dot draw "$name" -f dot -o "out/$name.dot"
    did svg draw "$name" -f svg -o "out/$name.svg"
    if grep -q "^$name .* no pegs " out/list.txt; then
        run=(--events coin,coin,pass,pass)
        verdict_of=(lint "$name")
    else
        run=(-n 3)
        verdict_of=(check "$name" -n 0..10 --every-pair)
    fi
    did trace trace "$name" "${run[@]}" -o "out/$name.trace.txt"
    did jsonl trace "$name" "${run[@]}" -f jsonl -o "out/$name.trace.jsonl"

    code=0
    "$statewalk" "${verdict_of[@]}" >"out/$name.check.txt" 2>&1 || code=$?
    case $code in
        0) verdict=yes where=out/$name.svg ;;
        1) verdict=no where=out/$name.check.txt ;;
        *) verdict=error where=out/$name.check.txt ;;
    esac
    if [ -n "$trouble" ] && [ "$verdict" = yes ]; then verdict=error where=$trouble; fi
    [ "$verdict" = yes ] || status=1
    table+=$(printf '%-23s %-8s %s' "$name" "$verdict" "$where")$'\n'
done

echo
echo "Equal to the recursion for 0 to 10 discs, between every pair of pegs? (Of the turnstile: free of faults?)"
echo
printf '%-23s %-8s %s\n' automaton verdict "where to look"
printf '%s' "$table"
echo
echo "The command is build/release/bin/statewalk (--help shows what it does); open a NAME.svg in a browser."
echo "In out/, for each: NAME.svg, NAME.dot (diagram), NAME.trace.txt and NAME.trace.jsonl (3 discs), NAME.check.txt."
exit "$status"
