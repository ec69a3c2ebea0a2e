# cmake -DWAY=find_package|add_subdirectory|without_graphviz -D... -P consumer.cmake
cmake_minimum_required(VERSION 3.25)

# Runs a command that must succeed; `output` is what it printed.
function(must what)
    execute_process(
        COMMAND ${ARGN}
        RESULT_VARIABLE status
        OUTPUT_VARIABLE printed
        ERROR_VARIABLE printed
    )
    if(NOT status EQUAL 0)
        message("${printed}")
        message(FATAL_ERROR "${what} ended with ${status}")
    endif()
    set(output "${printed}" PARENT_SCOPE)
endfunction()

function(must_say pattern)
    if(NOT output MATCHES "${pattern}")
        message("${output}")
        message(FATAL_ERROR "expected to read \"${pattern}\" above")
    endif()
endfunction()

file(REMOVE_RECURSE "${SCRATCH}")
set(configure
    "${CMAKE_COMMAND}" -G "${GENERATOR}" -B "${SCRATCH}/build"
    "-DCMAKE_CXX_COMPILER=${COMPILER}" "-DCMAKE_CXX_FLAGS=${FLAGS}" -DCMAKE_BUILD_TYPE=Debug
)

if(WAY STREQUAL "without_graphviz")
    must("configuring without Graphviz" ${configure} -S "${SOURCE}"
        -DSTATEWALK_WITH_GRAPHVIZ=OFF)
    must("building without Graphviz" "${CMAKE_COMMAND}" --build "${SCRATCH}/build" --parallel 2
        --target statewalk statewalk_diagrams_tests)
    must("the tests of diagrams/ without Graphviz" "${SCRATCH}/build/tests/statewalk_diagrams_tests")
    set(statewalk "${SCRATCH}/build/bin/statewalk")
    must("tracing without Graphviz" "${statewalk}" trace buneman-levy)
    must("checking without Graphviz" "${statewalk}" check buneman-levy)
    execute_process(
        COMMAND "${statewalk}" draw buneman-levy -f svg
        RESULT_VARIABLE status
        OUTPUT_VARIABLE output
        ERROR_VARIABLE output
    )
    must_say("libgraphviz-dev")
    if(NOT status EQUAL 2)
        message(FATAL_ERROR "drawing without Graphviz ended with ${status}, not 2")
    endif()
    return()
endif()

if(WAY STREQUAL "find_package")
    must("installing" "${CMAKE_COMMAND}" --install "${BINARY}" --prefix "${SCRATCH}/prefix" --config "${CONFIG}")

    # Every header is installed, and nothing else is.
    file(GLOB_RECURSE written RELATIVE "${SOURCE}"
        "${SOURCE}/automata/*.hpp" "${SOURCE}/solvers/*.hpp" "${SOURCE}/diagrams/*.hpp")
    file(GLOB_RECURSE installed RELATIVE "${SCRATCH}/prefix/include/statewalk" "${SCRATCH}/prefix/include/*")
    if(NOT "${written}" STREQUAL "${installed}")
        message(FATAL_ERROR "headers written:\n${written}\nheaders installed:\n${installed}")
    endif()
    set(where "-DCMAKE_PREFIX_PATH=${SCRATCH}/prefix")
else()
    set(where "-DSTATEWALK_FOLDER=${SOURCE}")
    if(NOT GRAPHVIZ)
        list(APPEND where -DSTATEWALK_WITH_GRAPHVIZ=OFF)
    endif()
endif()

must("configuring the consumer" ${configure} -S "${CMAKE_CURRENT_LIST_DIR}" ${where})
must("building the consumer" "${CMAKE_COMMAND}" --build "${SCRATCH}/build" --target door --parallel 2)
if(GRAPHVIZ)
    must("running the consumer" "${SCRATCH}/build/door")
    must_say("digraph")
    must_say("Closed.*Locked")
    must_say("\n[^\n]*1[^\n]*Closed[^\n]*Push[^\n]*Creak[^\n]*Open")
    must_say("\n[^\n]*3[^\n]*Closed[^\n]*Turn[^\n]*Locked")
endif()
