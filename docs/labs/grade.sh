#!/bin/sh
# Grades one lab of a whole class, in a copy of the labs that has been configured (cmake -S labs -B labs/build):
#
#     sh labs/grade.sh 01-finish-a-table/lift_door.hpp handed-in
#
# The first argument is the header that a student is to change. Each folder in handed-in is that of a student, with a
# header of that name in it. A line for each student is printed, and the folder gets answer.txt: what the compiler or
# the check said. A check may run for a minute; LAB_SECONDS=10 in the environment makes it ten seconds.
set -u
if [ $# != 2 ]; then
    echo "usage: sh grade.sh LAB/HEADER FOLDER" >&2
    exit 2
fi
labs=$(dirname "$0")
lab=${1#./}
place=$labs/$lab
seconds=${LAB_SECONDS:-60}
header=${lab##*/}
target=lab_${lab%%-*}
fail() { echo "grade.sh: $1" >&2 && exit 2; }
case $lab in
    [0-9][0-9]-*/*) ;;
    *) fail "no header of a lab: $1, where one is called 01-finish-a-table/lift_door.hpp" ;;
esac
[ -f "$place" ] || fail "there is no $place"
[ -d "$2" ] || fail "there is no folder $2"

skeleton=$(mktemp) && cp "$place" "$skeleton" || exit 2
trap 'cp "$skeleton" "$place" && rm -f "$skeleton"' EXIT
trap 'exit 2' HUP INT TERM

# What was there before the first student can be built; if not, no student is to blame.
built=$(cmake --build "$labs/build" --target "$target" 2>&1) ||
    fail "the lab cannot be built as it is ($(echo "$built" | tail -n 1)); was it configured, cmake -S $labs -B $labs/build?"

# verdict <student's folder> <file for the answer>: nothing of the student before is left in the lab.
verdict() {
    rm -f "$labs/build/$target"
    cp "$skeleton" "$place" || exit 2
    [ -s "$1/$header" ] || { echo "handed in nothing: there is no $header, or it is empty" && return; }
    cp "$1/$header" "$place" || { echo "cannot be read" && return; }
    timeout 300 cmake --build "$labs/build" --target "$target" >"$2" 2>&1 || { echo "does not compile" && return; }
    (ulimit -f 2048 && exec timeout "$seconds" "$labs/build/$target") >"$2" 2>&1  # answers of 1 MB at the most
    case $? in
        0) tail -n 1 "$2" | grep -q "^Nothing is missing" && echo "done" || echo "not done: it ended before the check" ;;
        1) echo "not done" ;;
        124) echo "not done: it was stopped after $seconds s" ;;
        *) echo "not done: it broke off" ;;
    esac
}

for student in "$2"/*/; do
    [ -d "$student" ] || continue
    student=${student%/}
    answer=$student/answer.txt
    rm -f "$answer"
    said=$(verdict "$student" "$answer" 2>/dev/null)
    [ -s "$answer" ] || echo "$said" >"$answer"
    echo "${student##*/}: $said"
done
