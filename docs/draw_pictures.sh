#!/bin/bash
# Draws the pictures of docs/ anew by the command in build/release: those of the gallery, and the few in Russian. Look at
# them before you commit them.
set -euo pipefail
cd "$(dirname "$0")/pictures"
gallery=$(mktemp -d)
trap 'rm -rf "$gallery"' EXIT
../../build/release/bin/statewalk gallery -o "$gallery"
rm -f ./*.dot ./*.svg
cp "$gallery"/*.dot "$gallery"/*.svg .
for picture in ../ru/pictures/*.svg; do
    ../../build/release/bin/statewalk draw "$(basename "$picture" .svg)" --lang ru -o "$picture"
done
