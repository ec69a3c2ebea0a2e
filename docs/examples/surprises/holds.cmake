# A program prints what stands in a file, no more and no less, and ends well:
# cmake -DPROGRAM=<program> -DEXPECTED=<file> -P holds.cmake
cmake_minimum_required(VERSION 3.25)
execute_process(COMMAND "${PROGRAM}" OUTPUT_VARIABLE printed RESULT_VARIABLE status)
file(READ "${EXPECTED}" expected)
if(NOT status STREQUAL "0" OR NOT printed STREQUAL expected)
    message("It should print:\n${expected}\nIt printed:\n${printed}")
    message(FATAL_ERROR "It ended with ${status}, where 0 is right")
endif()
