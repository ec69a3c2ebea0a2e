# What a consumer does with Statewalk, each as a test of its own build.
set(common
    -DSOURCE=${PROJECT_SOURCE_DIR}
    -DBINARY=${PROJECT_BINARY_DIR}
    -DCONFIG=$<CONFIG>
    -DPROGRAM=$<TARGET_FILE:statewalk>
    -DGENERATOR=${CMAKE_GENERATOR}
    -DCOMPILER=${CMAKE_CXX_COMPILER}
    "-DFLAGS=${CMAKE_CXX_FLAGS}"
    -DGRAPHVIZ=${STATEWALK_WITH_GRAPHVIZ}
)
function(statewalk_consumer_test name way)
    add_test(NAME consumer.${name}
        COMMAND "${CMAKE_COMMAND}" ${common} -DWAY=${way} -DSCRATCH=${CMAKE_CURRENT_BINARY_DIR}/consumer/${way}
            -P "${CMAKE_CURRENT_SOURCE_DIR}/consumer/consumer.cmake"
    )
    set_tests_properties(consumer.${name} PROPERTIES LABELS package TIMEOUT 900)
endfunction()

if(STATEWALK_INSTALL)
    statewalk_consumer_test(finds_the_installed_package find_package)
    statewalk_consumer_test(builds_the_examples_on_the_installed_package examples)
endif()
statewalk_consumer_test(adds_the_source_tree add_subdirectory)
statewalk_consumer_test(fetches_the_source_tree_without_graphviz fetch_content)
