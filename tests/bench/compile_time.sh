#!/bin/bash
# What it costs to compile a machine that is drawn and traced, against the same machine in bare Boost.MSM: processor time
# in seconds, the median of three, and memory in MB at its peak; in brackets, how many times that of the bare machine.
#
#     tests/bench/compile_time.sh              CXX: the compiler (g++); CPPFLAGS: where Boost is, if not where it looks
set -euo pipefail
cd "$(dirname "$0")/../.."

# measure <level of optimisation> <source>: "seconds megabytes"
measure() {
    for _ in 1 2 3; do
        /usr/bin/time -f '%U %M' "${CXX:-g++}" -std=c++20 "$1" -I. ${CPPFLAGS:-} -c "tests/bench/$2.cpp" -o /dev/null \
            2>&1 | tail -n 1
    done | sort -n | awk 'NR == 2 { print $1, $2 / 1024 }'
}

printf '%-28s%18s%18s\n' '' 'seconds' 'MB'
for level in -O0 -O2; do
    for source in compile_bare compile_library compile_tool; do
        read -r seconds megabytes <<< "$(measure "$level" "$source")"
        if [ "$source" = compile_bare ]; then bare="$seconds $megabytes"; fi
        awk -v what="$source $level" -v now="$seconds $megabytes" -v bare="$bare" 'BEGIN {
            split(now, n); split(bare, b)
            printf "%-28s%10.2f (%4.2f)%12.0f (%4.2f)\n", what, n[1], n[1] / b[1], n[2], n[2] / b[2]
        }'
    done
done
