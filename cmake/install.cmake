# The package `statewalk`: find_package(statewalk 0.1) and statewalk::core, ::solvers, ::automata, ::diagrams.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

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

install(EXPORT statewalk_targets NAMESPACE statewalk:: DESTINATION "${package_dir}")
install(
    FILES "${PROJECT_BINARY_DIR}/statewalk-config.cmake" "${PROJECT_BINARY_DIR}/statewalk-config-version.cmake"
    DESTINATION "${package_dir}"
)
install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION "${CMAKE_INSTALL_DOCDIR}")

if(STATEWALK_BUILD_CLI)
    install(TARGETS statewalk RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
endif()
