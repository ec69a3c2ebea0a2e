#!/bin/bash
# Draws the pictures of docs/ anew, with the command in build/release. Look at them before you commit them.
set -euo pipefail
cd "$(dirname "$0")/pictures"
statewalk=../../build/release/bin/statewalk
for name in $("$statewalk" list | awk '{ print $1 }'); do
    "$statewalk" draw "$name" -f dot -o "$name.dot"
    "$statewalk" draw "$name" -f svg -o "$name.svg"
done
