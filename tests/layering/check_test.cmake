# cmake -DSCRATCH=<folder> -P check_test.cmake
#
# Holds check.cmake against small trees of one include each.
cmake_minimum_required(VERSION 3.25)

set(failures "")

function(expect answer file include)
    file(REMOVE_RECURSE "${SCRATCH}")
    file(WRITE "${SCRATCH}/${file}" "#pragma once\n#include <vector>\n#include ${include}\n")
    execute_process(
        COMMAND "${CMAKE_COMMAND}" -DROOT=${SCRATCH} -P "${CMAKE_CURRENT_LIST_DIR}/check.cmake"
        RESULT_VARIABLE status
        OUTPUT_VARIABLE output
        ERROR_VARIABLE output
    )
    string(REGEX REPLACE "[<>\"]" "" plain "${include}")
    string(FIND "${output}" "${file} -> ${plain}" named)
    if((answer STREQUAL "forbidden" AND (status EQUAL 0 OR named EQUAL -1))
        OR (answer STREQUAL "allowed" AND NOT status EQUAL 0))
        string(APPEND failures "  ${file} -> ${plain} should be ${answer}\n")
        set(failures "${failures}" PARENT_SCOPE)
    endif()
endfunction()

expect(forbidden solvers/hanoi/towers.hpp "\"automata/core/graph.hpp\"")
expect(forbidden solvers/hanoi/towers.hpp "\"solvers/hanoi/check.hpp\"")
expect(forbidden solvers/hanoi/check.cpp "\"solvers/hanoi/buneman_levy.hpp\"")
expect(forbidden automata/hanoi/buneman_levy.hpp "\"solvers/hanoi/recursion.hpp\"")
expect(forbidden automata/hanoi/buneman_levy.hpp "\"solvers/hanoi/check.hpp\"")
expect(forbidden automata/hanoi/buneman_levy.hpp "\"diagrams/dot.hpp\"")
expect(forbidden automata/hanoi/buneman_levy.hpp "<boost/msm/back/state_machine.hpp>")
expect(forbidden automata/core/run.hpp "\"solvers/hanoi/towers.hpp\"")
expect(forbidden automata/core/run.hpp "\"cli/commands.hpp\"")
expect(forbidden automata/core/graph.cpp "<boost/core/demangle.hpp>")
expect(forbidden diagrams/dot.cpp "\"automata/hanoi/buneman_levy.hpp\"")
expect(forbidden diagrams/dot.cpp "\"automata/core/graph_of.hpp\"")
expect(forbidden diagrams/dot.cpp "<boost/core/demangle.hpp>")
expect(forbidden diagrams/dot.cpp "<graphviz/gvc.h>")
expect(forbidden diagrams/dot.cpp "<gvc.h>")
expect(forbidden diagrams/json_lines.hpp "<nlohmann/json.hpp>")
expect(forbidden diagrams/dot.hpp "\"tests/diagrams/turnstile.hpp\"")
expect(forbidden diagrams/dot.cpp "\"dot.hpp\"")
expect(forbidden diagrams/dot.cpp "\"../automata/core/graph.hpp\"")
expect(forbidden cli/main.cpp "\"tests/cli/command.hpp\"")

expect(allowed automata/core/run.hpp "<boost/msm/back/state_machine.hpp>")
expect(allowed automata/hanoi/buneman_levy.hpp "\"automata/core/notation.hpp\"")
expect(allowed automata/hanoi/buneman_levy.hpp "\"solvers/hanoi/buneman_levy.hpp\"")
expect(allowed solvers/hanoi/buneman_levy.hpp "\"solvers/hanoi/towers.hpp\"")
expect(allowed solvers/hanoi/check.cpp "\"solvers/hanoi/recursion.hpp\"")
expect(allowed diagrams/graphviz.cpp "<graphviz/gvc.h>")
expect(allowed diagrams/json_lines.cpp "<nlohmann/json.hpp>")
expect(allowed diagrams/dot.hpp "\"automata/core/graph.hpp\"")
expect(allowed cli/main.cpp "\"solvers/hanoi/check.hpp\"")
expect(allowed tests/diagrams/dot_test.cpp "\"automata/core/graph_of.hpp\"")

file(REMOVE_RECURSE "${SCRATCH}")
if(failures)
    message(FATAL_ERROR "check.cmake is wrong about:\n\n${failures}")
endif()
