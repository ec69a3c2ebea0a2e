# statewalk_diagram(<tool> <file> [STYLE switch|uml|plain])
#
# Keeps a diagram of a machine in the source tree. <tool> is an executable whose main is statewalk::tool<Machine>, <file> the
# diagram: .svg or .dot (with Graphviz; these have styles), .mmd (Mermaid), .puml (PlantUML), .scxml, .jff or .json.
#   target <tool>_diagram                        draws it, and every other one of the tool
#   test   <tool>.<name of file>_is_up_to_date   fails when it no longer shows the machine
function(statewalk_diagram tool file)
    cmake_parse_arguments(PARSE_ARGV 2 arg "" "STYLE" "")
    set(wrong "statewalk_diagram(${tool} ${file}):")
    if(arg_UNPARSED_ARGUMENTS OR arg_KEYWORDS_MISSING_VALUES)
        message(FATAL_ERROR "${wrong} nothing but STYLE switch, STYLE uml or STYLE plain may follow the file.")
    endif()
    if(NOT DEFINED arg_STYLE)
        set(arg_STYLE switch)
    elseif(NOT arg_STYLE MATCHES "^(switch|uml|plain)$")
        message(FATAL_ERROR "${wrong} there is no style ${arg_STYLE}; there are switch, uml and plain.")
    endif()
    if(file MATCHES "\\.(png|pdf)$")
        message(FATAL_ERROR "${wrong} a ${CMAKE_MATCH_1} cannot be compared with another; keep the diagram as .svg.")
    elseif(NOT file MATCHES "\\.(svg|dot|mmd|puml|scxml|jff|json)$")
        message(FATAL_ERROR "${wrong} the file ends in none of .svg, .dot, .mmd, .puml, .scxml, .jff, .json.")
    endif()

    cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}")
    cmake_path(GET file FILENAME name)
    string(REGEX REPLACE "[^A-Za-z0-9_.+-]" "_" target "${tool}_diagram.${name}")
    if(TARGET ${target})
        message(FATAL_ERROR "${wrong} ${tool} has a diagram of that name already.")
    endif()
    add_custom_target(${target}
        COMMAND ${tool} draw --style ${arg_STYLE} -o "${file}"
        COMMENT "Drawing ${file}"
        VERBATIM
    )
    if(NOT TARGET ${tool}_diagram)
        add_custom_target(${tool}_diagram)
    endif()
    add_dependencies(${tool}_diagram ${target})
    add_test(NAME ${tool}.${name}_is_up_to_date COMMAND ${tool} draw --style ${arg_STYLE} --check "${file}")
endfunction()
