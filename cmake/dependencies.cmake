# What Statewalk is built on. Each part that is missing is named by its Debian package.

# Boost.MSM of 1.74 (Debian 12's libboost-dev) does not compile as C++20.
find_package(Boost 1.81 CONFIG QUIET)
if(NOT Boost_FOUND)
    message(FATAL_ERROR
        "Statewalk needs the headers of Boost 1.81 or later. "
        "Debian 12: apt-get install libboost1.81-dev. Debian 13: apt-get install libboost-dev (1.83). "
        "Elsewhere: set Boost_DIR to the folder of BoostConfig.cmake."
    )
endif()

find_package(nlohmann_json 3.9 QUIET)
if(NOT nlohmann_json_FOUND)
    message(FATAL_ERROR "Statewalk needs nlohmann_json 3.9 or later: apt-get install nlohmann-json3-dev.")
endif()

find_package(pugixml 1.12 QUIET)
if(NOT pugixml_FOUND)
    message(FATAL_ERROR "Statewalk needs pugixml 1.12 or later: apt-get install libpugixml-dev.")
endif()

if(STATEWALK_WITH_GRAPHVIZ)
    find_package(PkgConfig QUIET)
    if(PkgConfig_FOUND)
        pkg_check_modules(STATEWALK_GRAPHVIZ QUIET IMPORTED_TARGET GLOBAL libcgraph libgvc)
    endif()
    if(NOT STATEWALK_GRAPHVIZ_FOUND)
        message(FATAL_ERROR
            "Graphviz was not found: apt-get install pkg-config libgraphviz-dev, "
            "or build without it: -DSTATEWALK_WITH_GRAPHVIZ=OFF."
        )
    endif()
endif()

if(STATEWALK_BUILD_CLI)
    find_package(CLI11 2.1 QUIET)
    if(NOT CLI11_FOUND AND (PROJECT_IS_TOP_LEVEL OR STATEWALK_BUILD_TESTS))
        message(FATAL_ERROR
            "The command needs CLI11 2.1 or later: apt-get install libcli11-dev, "
            "or build the libraries alone: -DSTATEWALK_BUILD_CLI=OFF -DSTATEWALK_BUILD_TESTS=OFF."
        )
    elseif(NOT CLI11_FOUND)
        message(STATUS "No statewalk::tool: it needs CLI11 2.1 or later (apt-get install libcli11-dev).")
        set(STATEWALK_BUILD_CLI OFF)
    endif()
endif()

if(STATEWALK_BUILD_TESTS)
    find_package(GTest 1.12 QUIET)
    if(NOT GTest_FOUND)
        message(FATAL_ERROR
            "The tests need GoogleTest 1.12 or later: apt-get install libgtest-dev, "
            "or build without them: -DSTATEWALK_BUILD_TESTS=OFF."
        )
    endif()
    find_package(benchmark 1.7 QUIET)
    if(NOT benchmark_FOUND)
        message(FATAL_ERROR
            "The tests need Google Benchmark 1.7 or later: apt-get install libbenchmark-dev, "
            "or build without them: -DSTATEWALK_BUILD_TESTS=OFF."
        )
    endif()
endif()
