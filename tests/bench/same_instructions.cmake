# cmake -DONE=... -DOTHER=... -P same_instructions.cmake
#
# Counts the instructions of two programs with callgrind, and fails unless they print the same and differ by less than 1 %.
function(count_instructions program count output)
    execute_process(
        COMMAND valgrind --tool=callgrind --callgrind-out-file=/dev/null "${program}"
        OUTPUT_VARIABLE printed ERROR_VARIABLE report RESULT_VARIABLE status
    )
    if(NOT status EQUAL 0 OR NOT report MATCHES "Collected : ([0-9]+)")
        message(FATAL_ERROR "${program} could not be counted (is valgrind installed?): ${status}\n${report}")
    endif()
    set(${count} "${CMAKE_MATCH_1}" PARENT_SCOPE)
    set(${output} "${printed}" PARENT_SCOPE)
endfunction()

count_instructions("${ONE}" one one_output)
count_instructions("${OTHER}" other other_output)
math(EXPR difference "(${one} - ${other}) * 10000 / ${other}")
message(STATUS "${one} against ${other} instructions, ${difference} of 10000 more")
if(NOT one_output STREQUAL other_output)
    message(FATAL_ERROR "they print '${one_output}' and '${other_output}'")
endif()
if(difference GREATER_EQUAL 100 OR difference LESS_EQUAL -100)
    message(FATAL_ERROR "the difference is 1 % or more")
endif()
