#!/bin/bash
# ./test.sh [-h | ARGUMENTS OF CTEST...]
#
# Sets up (on Debian 12 and 13, what is missing is installed), builds everything, and runs all tests.
# For example ./test.sh -R layering runs the tests of that name.
set -euo pipefail
cd "$(dirname "$0")"

case ${1:-} in
    -h | --help) sed -n '2,5s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac

. cmake/setup.sh
need_packages build tests

echo "Building everything (some minutes the first time; log in build/release.log)"
build_preset release build/release.log
ctest --preset release "$@"
