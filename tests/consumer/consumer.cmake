# cmake -DWAY=find_package|add_subdirectory|fetch_content|examples -D... -P consumer.cmake
cmake_minimum_required(VERSION 3.25)

# Runs a command that must end with this exit status; `output` is what it printed.
function(must_end_with wanted what)
    execute_process(
        COMMAND ${ARGN}
        RESULT_VARIABLE status
        OUTPUT_VARIABLE printed
        ERROR_VARIABLE printed
    )
    if(NOT status EQUAL wanted)
        message("${printed}")
        message(FATAL_ERROR "${what} ended with ${status}, not ${wanted}")
    endif()
    set(output "${printed}" PARENT_SCOPE)
endfunction()

function(must what)
    must_end_with(0 "${what}" ${ARGN})
    set(output "${output}" PARENT_SCOPE)
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
    "-DCMAKE_CXX_COMPILER=${COMPILER}" "-DCMAKE_CXX_FLAGS=${FLAGS}" -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-O0
)
set(build "${CMAKE_COMMAND}" --build "${SCRATCH}/build" --parallel 2)
set(tool "${SCRATCH}/build/door_tool")

function(run_the_tool)
    must("tracing with the consumer's tool" "${tool}" trace --events Push,Pull,Turn)
    must_say("\n[^\n]*1[^\n]*Closed[^\n]*Push[^\n]*Creak[^\n]*Open")
    must_say("\n[^\n]*3[^\n]*Closed[^\n]*Turn[^\n]*Locked")
    must("drawing with the consumer's tool" "${tool}" draw -f mermaid)
    must_say("stateDiagram-v2")
    must("linting with the consumer's tool" "${tool}" lint)
endfunction()

function(run_the_libraries)
    must("running the consumer" "${SCRATCH}/build/door")
    must_say("digraph")
    must_say("Closed.*Locked")
    must_say("\n[^\n]*3[^\n]*Closed[^\n]*Turn[^\n]*Locked")
endfunction()

set(where "-DWAY=${WAY}")
if(WAY STREQUAL "find_package" OR WAY STREQUAL "examples")
    must("installing" "${CMAKE_COMMAND}" --install "${BINARY}" --prefix "${SCRATCH}/prefix" --config "${CONFIG}")
    list(APPEND where "-DCMAKE_PREFIX_PATH=${SCRATCH}/prefix")
else()
    # Its sources joined, as a consumer may have them, and sooner built.
    list(APPEND where "-DSTATEWALK_FOLDER=${SOURCE}" "-DFETCHCONTENT_SOURCE_DIR_STATEWALK=${SOURCE}"
        -DCMAKE_UNITY_BUILD=ON)
endif()

if(WAY STREQUAL "examples")
    must("configuring the examples" ${configure} -S "${SOURCE}/docs/examples" ${where} -DSTATEWALK_EXAMPLES_TESTS=OFF)
    must("building the examples" ${build})
    must("the tests of the examples" "${CMAKE_CTEST_COMMAND}" --test-dir "${SCRATCH}/build" --no-tests=error)
    must("linting the player" "${SCRATCH}/build/media_player" lint)
    must("tracing the turnstile" "${SCRATCH}/build/turnstile/turnstile" trace --events coin,push)
    must_say("\n[^\n]*1[^\n]*Locked[^\n]*coin[^\n]*Unlocked")
    must_say("\n[^\n]*2[^\n]*Unlocked[^\n]*push[^\n]*Locked")

    # The course is installed, and its links lead somewhere.
    set(course "${SCRATCH}/prefix/share/doc/statewalk")
    file(GLOB_RECURSE pages "${course}/*.md")
    foreach(page IN LISTS pages)
        file(READ "${page}" text)
        string(REPLACE "](" "@(" text "${text}")
        string(REGEX REPLACE "[][;]" " " text "${text}")
        string(REGEX MATCHALL "@\\([^)# ]+" links "${text}")
        cmake_path(GET page PARENT_PATH folder)
        foreach(link IN LISTS links)
            string(SUBSTRING "${link}" 2 -1 link)
            if(NOT link MATCHES "^https?:" AND NOT EXISTS "${folder}/${link}")
                message(FATAL_ERROR "${page} links to ${link}, which is not installed")
            endif()
        endforeach()
    endforeach()
    list(LENGTH pages found)
    if(found LESS 40 OR EXISTS "${course}/labs/build" OR EXISTS "${course}/draw_pictures.sh")
        message(FATAL_ERROR "not the course in ${course}:\n${pages}")
    endif()

    # The labs are installed, to be copied. One of them, as a student begins with it.
    file(COPY "${SCRATCH}/prefix/share/doc/statewalk/labs" DESTINATION "${SCRATCH}")
    string(REPLACE "${SCRATCH}/build" "${SCRATCH}/labs/build" configure "${configure}")
    must("configuring the labs" ${configure} -S "${SCRATCH}/labs" ${where})
    must("building a lab" "${CMAKE_COMMAND}" --build "${SCRATCH}/labs/build" --target lab_01)
    set(list "${CMAKE_CTEST_COMMAND}" --test-dir "${SCRATCH}/labs/build")
    must_end_with(8 "the list of labs, of which none is done" ${list} -R "^lab_01$")
    must_end_with(1 "a lab that is not done" "${SCRATCH}/labs/build/lab_01")
    must_say("Missing: 5\\. To see more: [^\n]*lab_01 draw")
    return()
endif()

if(WAY STREQUAL "add_subdirectory")
    # As where there is no CLI11: without statewalk::tool.
    must("configuring the consumer" ${configure} -S "${CMAKE_CURRENT_LIST_DIR}" ${where}
        -DSTATEWALK_WITH_GRAPHVIZ=${GRAPHVIZ} -DCMAKE_DISABLE_FIND_PACKAGE_CLI11=ON)
    must_say("No statewalk::tool: it needs CLI11")
    must("building the consumer's program" ${build} --target door)
    if(GRAPHVIZ)
        run_the_libraries()
    endif()
    return()
endif()

if(WAY STREQUAL "fetch_content")
    # Without Graphviz, and with Statewalk's own test of what is then said.
    must("configuring the consumer" ${configure} -S "${CMAKE_CURRENT_LIST_DIR}" ${where}
        -DSTATEWALK_WITH_GRAPHVIZ=OFF -DSTATEWALK_BUILD_TESTS=ON)
    must("building the consumer" ${build} --target door_tool statewalk_without_graphviz_tests)
    run_the_tool()
    must("the test without Graphviz"
        "${SCRATCH}/build/_deps/statewalk-build/tests/statewalk_without_graphviz_tests")
    must_end_with(2 "drawing without Graphviz" "${tool}" draw -f svg)
    must_say("libgraphviz-dev")
    return()
endif()

# Every header is installed, and nothing else is.
set(written "")
foreach(folder IN ITEMS automata solvers diagrams cli)
    file(GLOB_RECURSE headers RELATIVE "${SOURCE}" "${SOURCE}/${folder}/*.hpp")
    list(APPEND written ${headers})
endforeach()
list(APPEND written gtest.hpp tool.hpp)
list(SORT written)
file(GLOB_RECURSE installed RELATIVE "${SCRATCH}/prefix/include/statewalk" "${SCRATCH}/prefix/include/*")
list(SORT installed)
if(NOT "${written}" STREQUAL "${installed}")
    message(FATAL_ERROR "headers written:\n${written}\nheaders installed:\n${installed}")
endif()

must("configuring the consumer" ${configure} -S "${CMAKE_CURRENT_LIST_DIR}" ${where})
must("building the consumer" ${build})
run_the_tool()
if(GRAPHVIZ)
    run_the_libraries()
endif()

# Nothing but include/ is on the consumer's path: the headers of include/statewalk are found behind that name alone.
file(GLOB_RECURSE targets "${SCRATCH}/prefix/statewalk_targets.cmake")
file(STRINGS "${targets}" paths REGEX "include/statewalk[\";]")
if(paths)
    message(FATAL_ERROR "include/statewalk is on the consumer's path:\n${paths}")
endif()

# The diagrams, and the tests that say when one is out of date.
must("drawing the consumer's diagrams" ${build} --target door_tool_diagram)
set(test "${CMAKE_CTEST_COMMAND}" --test-dir "${SCRATCH}/build" --no-tests=error)
must("the consumer's tests" ${test})
file(APPEND "${SCRATCH}/build/door.mmd" "more\n")
must("the test of the other diagram" ${test} -R "^door_tool\\.door\\.json_is_up_to_date$")
must_end_with(8 "the test of a diagram that is out of date" ${test} -R "^door_tool\\.door\\.mmd_is_up_to_date$")

# What statewalk_diagram() refuses, before anything is built.
function(must_refuse call words)
    file(WRITE "${SCRATCH}/refused/CMakeLists.txt" "
        cmake_minimum_required(VERSION 3.25)
        project(Refused LANGUAGES NONE)
        include(\"${SOURCE}/cmake/statewalk_diagram.cmake\")
        ${call}"
    )
    must_end_with(1 "${call}"
        "${CMAKE_COMMAND}" -G "${GENERATOR}" -S "${SCRATCH}/refused" -B "${SCRATCH}/refused/build")
    string(REGEX REPLACE "[ \n]+" " " output "${output}")
    must_say("${words}")
endfunction()
must_refuse("statewalk_diagram(door door.png)" "a png cannot be compared")
must_refuse("statewalk_diagram(door door.txt)" "ends in none of")
must_refuse("statewalk_diagram(door door.svg STYLE round)" "there is no style round")
must_refuse("statewalk_diagram(door door.svg STYLE)" "nothing but STYLE")
must_refuse("statewalk_diagram(door door.svg uml)" "nothing but STYLE")
must_refuse("statewalk_diagram(door a/door.svg)\nstatewalk_diagram(door b/door.svg)" "a diagram of that name already")

# A failing test of a machine shows how it got there.
must("the consumer's test of the machine" "${SCRATCH}/build/door_test")
must_end_with(1 "a wrong expectation" "${SCRATCH}/build/door_test" --gtest_also_run_disabled_tests)
must_say("The last steps of Door")
must_say("\n[^\n]*1[^\n]*Closed[^\n]*Push[^\n]*Creak[^\n]*Open")

# A project by `statewalk new`: one line builds it and runs its tests. Of the command in the build folder, which is a
# package as well, only that it compiles.
function(in_the_project folder what)
    must("${what}" "${CMAKE_COMMAND}" -E env "CXX=${COMPILER}" "CXXFLAGS=${FLAGS}" "CMAKE_GENERATOR=${GENERATOR}"
        "${CMAKE_COMMAND}" -E chdir "${folder}" "${CMAKE_COMMAND}" ${ARGN})
    set(output "${output}" PARENT_SCOPE)
endfunction()
must("writing a project" "${SCRATCH}/prefix/bin/statewalk" new "${SCRATCH}/my lamp")
must_say("cmake --workflow --preset test")
in_the_project("${SCRATCH}/my lamp" "building and testing the project" --workflow --preset test)
must_say("CMAKE_PREFIX_PATH=\"${SCRATCH}/prefix\"")
must_say("100% tests passed, 0 tests failed out of 2")
set(presses --events press,press,press,press,press)
must("tracing the project's automaton" "${SCRATCH}/my lamp/build/my_lamp" trace ${presses})
must_say("\n[^\n]*5[^\n]*x1 no[^\n]*z3")
must("the mutants of the project's automaton" "${SCRATCH}/my lamp/build/my_lamp" mutants ${presses})
must("linting the project's automaton" "${SCRATCH}/my lamp/build/my_lamp" lint)

must("writing a project on the build folder" "${PROGRAM}" new "${SCRATCH}/3")
in_the_project("${SCRATCH}/3" "configuring it" --preset test)
in_the_project("${SCRATCH}/3" "compiling it" --build --preset test --target automaton_3_test)
