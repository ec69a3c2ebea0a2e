# Sourced by run.sh, test.sh and .ci/run. Assumes bash and what a bare Debian 12 or 13 has.

# need_packages build [tests] [readers] [ci]
# `readers` read back what Statewalk writes: programs its notations (tests/notations), a browser its pages (tests/player).
# Installs the Debian packages that are missing, and says so; prints nothing when all of them are there.
need_packages() {
    local group package packages=() missing=()
    local os version
    os=$(. /etc/os-release 2>/dev/null && echo "${ID:-}") || true
    version=$(. /etc/os-release 2>/dev/null && echo "${VERSION_ID:-}") || true

    for group in "$@"; do
        case $group in
            build)
                packages+=(g++ cmake ninja-build pkg-config libgraphviz-dev)
                packages+=(fonts-dejavu-core libcli11-dev nlohmann-json3-dev libpugixml-dev)
                packages+=(libgtest-dev libbenchmark-dev)
                # libboost-dev is 1.74 there, which does not compile Boost.MSM as C++20.
                [ "$os $version" = "debian 12" ] && packages+=(libboost1.81-dev) || packages+=(libboost-dev)
                ;;
            tests) packages+=(valgrind python3) ;;
            readers)
                packages+=(libxml2-utils libqt6scxml6-bin plantuml graphviz chromium gettext)
                # The nodejs of others than Debian has npm in it, and conflicts with Debian's.
                command -v npm >/dev/null || packages+=(nodejs npm)
                ;;
            ci) packages+=(git clang clang-format clang-tidy) ;;
        esac
    done

    if ! command -v dpkg-query >/dev/null; then
        for package in g++ cmake ninja pkg-config; do
            command -v "$package" >/dev/null || missing+=("$package")
        done
        [ ${#missing[@]} -eq 0 ] && return 0
        echo "Missing: ${missing[*]}. No Debian here; install what stands for these, and run this again:" >&2
        echo "  ${packages[*]} (Boost 1.81 or later)" >&2
        return 1
    fi

    for package in "${packages[@]}"; do
        case $(dpkg-query -W -f='${db:Status-Abbrev}' "$package" 2>/dev/null) in
            ?i*) ;;
            *) missing+=("$package") ;;
        esac
    done
    [ ${#missing[@]} -eq 0 ] && return 0

    if [ "$os" != debian ]; then
        echo "These packages are missing; install them (Boost must be 1.81 or later), and run this again:" >&2
        echo "  ${missing[*]}" >&2
        return 1
    fi

    local root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "These packages are missing, and there is no sudo here to install them with. As root:" >&2
            echo "  apt-get install ${missing[*]}" >&2
            return 1
        fi
        root=(sudo)
    fi

    echo "Installing with apt-get: ${missing[*]}"
    local log
    log=$(mktemp)
    # --no-remove: rather stop than take away another version of Boost.
    if "${root[@]}" apt-get -q -o Acquire::Retries=3 update >"$log" 2>&1 </dev/null &&
        "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o Acquire::Retries=3 -o Dpkg::Use-Pty=0 \
            --no-install-recommends --no-remove install "${missing[@]}" >>"$log" 2>&1 </dev/null; then
        rm -f "$log"
    else
        tail -n 15 "$log" >&2
        echo "apt-get failed; all that it said is in $log" >&2
        return 1
    fi
}

# build_preset PRESET LOG [TARGET...]
# Configures and builds, with all words in the log; when that fails, shows the errors.
build_preset() {
    mkdir -p "$(dirname "$2")"
    local targets=("${@:3}")
    { cmake --preset "$1" && cmake --build --preset "$1" ${targets:+--target "${targets[@]}"}; } \
        >"$2" 2>&1 </dev/null && return 0
    grep -m 10 -E '(error|Error|warning)\b' "$2" >&2 || tail -n 20 "$2" >&2
    echo "The build failed; all of it is in $2" >&2
    return 1
}
