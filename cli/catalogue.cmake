# statewalk_catalogue(<target> <header> <type> [<header> <type>...])
#
# Adds to the target, for each automaton, one translation unit that instantiates entry<type>() (a machine of
# Boost.MSM is heavy: one each), and the definition of catalogue(), which lists them in the order given.
function(statewalk_catalogue target)
    set(declarations "")
    set(entries "")
    set(pairs ${ARGN})
    while(pairs)
        list(POP_FRONT pairs header type)
        if(NOT type)
            message(FATAL_ERROR "statewalk_catalogue: ${header} has no type beside it")
        endif()

        string(REGEX REPLACE "[^A-Za-z0-9]+" "_" file "${type}")
        configure_file(catalogue_entry.cpp.in "catalogue/${file}.cpp" @ONLY)
        target_sources(${target} PRIVATE "${CMAKE_CURRENT_BINARY_DIR}/catalogue/${file}.cpp")

        string(REGEX REPLACE "::[^:]+$" "" namespace "statewalk::${type}")
        string(REGEX REPLACE "^.*::" "" name "${type}")
        string(APPEND declarations
            "namespace ${namespace} {\nstruct ${name};\n}\n"
            "extern template statewalk::cli::Entry statewalk::cli::entry<statewalk::${type}>();\n"
        )
        string(APPEND entries "        entry<statewalk::${type}>(),\n")
    endwhile()
    configure_file(catalogue.cpp.in catalogue/catalogue.cpp @ONLY)
    target_sources(${target} PRIVATE "${CMAKE_CURRENT_BINARY_DIR}/catalogue/catalogue.cpp")
endfunction()
