# The package `statewalk`: find_package(statewalk 0.1) and statewalk::core, ::solvers, ::automata, ::diagrams, ::tool, ::gtest.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

if("$CACHE{CMAKE_INSTALL_DOCDIR}" STREQUAL "")
    set(CMAKE_INSTALL_DOCDIR "${CMAKE_INSTALL_DATAROOTDIR}/doc/statewalk")
endif()
set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/statewalk")

configure_package_config_file(
    "${PROJECT_SOURCE_DIR}/cmake/statewalk-config.cmake.in"
    "${PROJECT_BINARY_DIR}/statewalk-config.cmake"
    INSTALL_DESTINATION "${package_dir}"
)
write_basic_package_version_file(
    "${PROJECT_BINARY_DIR}/statewalk-config-version.cmake"
    COMPATIBILITY SameMinorVersion
)

# The build folder is a package too: CMAKE_PREFIX_PATH may name it, as `statewalk new` does for a command that has not
# been installed.
export(EXPORT statewalk_targets NAMESPACE statewalk:: FILE "${PROJECT_BINARY_DIR}/statewalk_targets.cmake")
file(COPY_FILE "${PROJECT_SOURCE_DIR}/cmake/statewalk_diagram.cmake" "${PROJECT_BINARY_DIR}/statewalk_diagram.cmake"
    ONLY_IF_DIFFERENT)

install(EXPORT statewalk_targets NAMESPACE statewalk:: DESTINATION "${package_dir}")
install(
    FILES
        "${PROJECT_BINARY_DIR}/statewalk-config.cmake"
        "${PROJECT_BINARY_DIR}/statewalk-config-version.cmake"
        "${PROJECT_SOURCE_DIR}/cmake/statewalk_diagram.cmake"
    DESTINATION "${package_dir}"
)

if(STATEWALK_BUILD_CLI)
    install(TARGETS statewalk RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
endif()

# The source tree's headers include one another as "cli/walk.hpp". An installed one says <statewalk/cli/walk.hpp>, and so
# never finds a file of the consumer's own.
install(CODE "set(headers \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_INCLUDEDIR}/statewalk\")")
install(CODE [[
    file(GLOB_RECURSE installed "${headers}/*.hpp")
    foreach(header IN LISTS installed)
        file(READ "${header}" text)
        string(REGEX REPLACE "(#include )\"((automata|solvers|diagrams|cli)/[^\"]+)\"" "\\1<statewalk/\\2>" text "${text}")
        file(WRITE "${header}" "${text}")
    endforeach()
]])

install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION "${CMAKE_INSTALL_DOCDIR}" RENAME copyright)
# The course: chapters with their pictures, examples and labs to copy. A .dot beside a picture is for the tests here.
install(DIRECTORY "${PROJECT_SOURCE_DIR}/docs/" DESTINATION "${CMAKE_INSTALL_DOCDIR}"
    PATTERN build EXCLUDE
    PATTERN draw_pictures.sh EXCLUDE
    REGEX "/pictures/[^/]*\\.dot$" EXCLUDE
)

# Debian wants the changelog compressed.
file(ARCHIVE_CREATE
    OUTPUT "${PROJECT_BINARY_DIR}/changelog.gz"
    PATHS "${PROJECT_SOURCE_DIR}/CHANGELOG.md"
    FORMAT raw
    COMPRESSION GZip
)
install(FILES "${PROJECT_BINARY_DIR}/changelog.gz" DESTINATION "${CMAKE_INSTALL_DOCDIR}")

# `cpack -G DEB` in the build folder makes a package for Debian. Its library is static, so whoever links it needs what it is
# built on.
set(CPACK_PACKAGE_NAME statewalk)
set(CPACK_PACKAGE_CONTACT "The Statewalk authors <statewalk@example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "draws, traces and checks finite-state automata of Boost.MSM")
set(CPACK_PACKAGE_DESCRIPTION
"The command statewalk shows automata that solve the Towers of Hanoi: it draws
them, writes down their steps, and checks these against a recursion.

The library does the same for any machine written in Boost.MSM, and leaves its
source as it is: diagrams in DOT, SVG, Mermaid, PlantUML, SCXML and JSON, logs
of its steps, and tests. It is found by CMake as the package statewalk.

A course on automata is in /usr/share/doc/statewalk: chapters (README.md is the
list of them), labs for students, and examples to copy and build."
)
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(needed "libboost1.81-dev | libboost-dev (>= 1.81)" "libpugixml-dev" "fonts-dejavu-core")
if(STATEWALK_WITH_GRAPHVIZ)
    list(APPEND needed "libgraphviz-dev" "pkgconf | pkg-config")
endif()
list(JOIN needed ", " CPACK_DEBIAN_PACKAGE_DEPENDS)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "g++, cmake")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "libgtest-dev")
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
include(CPack)
