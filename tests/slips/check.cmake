# cmake -DCOMPILER=<c++> -DINCLUDES=<folder>;... -DFILE=<x.cpp> -P check.cmake
#
# Compiles FILE, which has a slip in it, and passes when the compiler refuses it in the words that stand behind `// says:`
# in FILE: in its first error, and without a page of template noise before it.
cmake_minimum_required(VERSION 3.25)

file(STRINGS "${FILE}" says REGEX "^// says: ")
string(REGEX REPLACE "^// says: " "" says "${says}")
if(NOT says MATCHES "^statewalk: ")
    message(FATAL_ERROR "${FILE} does not say what the compiler should: // says: statewalk: ...")
endif()

list(TRANSFORM INCLUDES PREPEND "-I")
execute_process(
    COMMAND "${CMAKE_COMMAND}" -E env LC_ALL=C "${COMPILER}" -std=c++20 ${INCLUDES} -fsyntax-only "${FILE}"
    RESULT_VARIABLE failed
    OUTPUT_VARIABLE output
    ERROR_VARIABLE output
)
if(NOT failed)
    message(FATAL_ERROR "the compiler does not mind")
endif()

string(FIND "${output}" "error:" at)
string(SUBSTRING "${output}" 0 ${at} before)
string(SUBSTRING "${output}" ${at} -1 first)
string(REGEX REPLACE "\n.*" "" first "${first}")
string(FIND "${first}" "${says}" found)
if(found EQUAL -1)
    message(FATAL_ERROR "the first error is another one:\n${before}${first}")
endif()
string(REGEX MATCHALL "\n" lines "${before}")
list(LENGTH lines count)
if(count GREATER 16)
    message(FATAL_ERROR "it comes after ${count} lines:\n${before}${first}")
endif()
