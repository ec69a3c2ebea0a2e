#!/bin/bash
# Draws the pictures of docs/ anew: those of the gallery, by the command in build/release. Look at them before you commit
# them.
set -euo pipefail
cd "$(dirname "$0")/pictures"
gallery=$(mktemp -d)
trap 'rm -rf "$gallery"' EXIT
../../build/release/bin/statewalk gallery -o "$gallery"
rm -f ./*.dot ./*.svg
cp "$gallery"/*.dot "$gallery"/*.svg .
