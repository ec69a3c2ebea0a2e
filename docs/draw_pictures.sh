#!/bin/bash
# Draws the pictures of docs/ anew, by the command in build/release: those of the gallery, and a scheme of connections.
# Look at them before you commit them.
set -euo pipefail
cd "$(dirname "$0")/pictures"
gallery=$(mktemp -d)
trap 'rm -rf "$gallery"' EXIT
../../build/release/bin/statewalk gallery -o "$gallery"
rm -f ./*.dot ./*.svg
for picture in "$gallery"/*.dot; do cp "$picture" "${picture%.dot}.svg" .; done
cp "$gallery/four-peg-queue.connections.svg" .
