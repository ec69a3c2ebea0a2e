#!/bin/bash
# Draws the pictures of docs/ anew, by the commands in build/release: those of the gallery, a scheme of connections, the
# few in Russian, and those of two programs. Look at them before you commit them.
set -euo pipefail
cd "$(dirname "$0")/pictures"
gallery=$(mktemp -d)
trap 'rm -rf "$gallery"' EXIT
../../build/release/bin/statewalk gallery -o "$gallery"
rm -f ./*.dot ./*.svg
for picture in "$gallery"/*.dot; do cp "$picture" "${picture%.dot}.svg" .; done
cp "$gallery/four-peg-queue.connections.svg" .
for picture in ../ru/pictures/*; do
    name=$(basename "$picture")
    ../../build/release/bin/statewalk draw "${name%.*}" --lang ru -o "$picture"
done
for kind in dot svg; do
    ../../build/release/bin/two_coins draw -o ../examples/two_notations/two_coins.$kind
    ../../build/release/bin/two_coins draw --style uml -o ../examples/two_notations/two_coins_uml.$kind
    ../../build/release/bin/two_coins draw --view connections -o ../examples/two_notations/two_coins_connections.$kind
    ../../build/release/bin/two_coins_bare draw -o ../examples/two_notations/two_coins_bare.$kind
done
