# Consumers write #include <statewalk/automata/core/graph.hpp>. In the build tree that path is made of links.
set(STATEWALK_INCLUDE_DIR "${PROJECT_BINARY_DIR}/include")
file(MAKE_DIRECTORY "${STATEWALK_INCLUDE_DIR}/statewalk")
foreach(folder IN ITEMS automata solvers diagrams cli)
    file(CREATE_LINK "${PROJECT_SOURCE_DIR}/${folder}" "${STATEWALK_INCLUDE_DIR}/statewalk/${folder}" SYMBOLIC)
endforeach()

# statewalk_library(<name> HEADERS <file>... [SOURCES <file>...] [LINKS <target>...] [PRIVATE_LINKS <target>...]
#                   [COMPILED_WITH <target>...])
#
# The library statewalk_<name>, alias statewalk::<name>, installed with its headers. Without sources it is an
# INTERFACE library. Whoever links it links its private links too, so the package must find them; COMPILED_WITH are
# libraries of headers that only its own sources include.
function(statewalk_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "HEADERS;SOURCES;LINKS;PRIVATE_LINKS;COMPILED_WITH")
    set(target statewalk_${name})
    if(arg_SOURCES)
        set(scope PUBLIC)
        add_library(${target} STATIC ${arg_SOURCES})
        target_link_libraries(${target} PRIVATE ${arg_PRIVATE_LINKS})
        target_compile_options(${target} PRIVATE $<TARGET_PROPERTY:statewalk_warnings,INTERFACE_COMPILE_OPTIONS>)
        foreach(library IN LISTS arg_COMPILED_WITH)
            target_include_directories(${target} SYSTEM PRIVATE
                $<TARGET_PROPERTY:${library},INTERFACE_INCLUDE_DIRECTORIES>)
            target_compile_definitions(${target} PRIVATE
                $<TARGET_PROPERTY:${library},INTERFACE_COMPILE_DEFINITIONS>)
        endforeach()
    else()
        set(scope INTERFACE)
        add_library(${target} INTERFACE)
    endif()
    add_library(statewalk::${name} ALIAS ${target})

    set_target_properties(${target} PROPERTIES EXPORT_NAME ${name} CXX_EXTENSIONS OFF)
    target_compile_features(${target} ${scope} cxx_std_20)
    target_link_libraries(${target} ${scope} ${arg_LINKS})
    # The headers include one another from the root of the source tree; the installed ones do not (install.cmake).
    target_include_directories(${target} ${scope} $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>)
    cmake_path(RELATIVE_PATH CMAKE_CURRENT_SOURCE_DIR BASE_DIRECTORY "${PROJECT_SOURCE_DIR}" OUTPUT_VARIABLE folder)
    list(TRANSFORM arg_HEADERS PREPEND "${STATEWALK_INCLUDE_DIR}/statewalk/${folder}/")
    target_sources(${target} ${scope}
        FILE_SET HEADERS
        BASE_DIRS "${STATEWALK_INCLUDE_DIR}"
        FILES ${arg_HEADERS}
    )

    if(STATEWALK_INSTALL)
        include(GNUInstallDirs)
        install(TARGETS ${target}
            EXPORT statewalk_targets
            ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}"
            FILE_SET HEADERS DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}"
        )
    endif()
endfunction()
