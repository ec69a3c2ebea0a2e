# The warnings that our own sources are compiled with. The libraries take its options and do not link it, so that they
# reach neither a consumer nor the package.
add_library(statewalk_warnings INTERFACE)
target_compile_options(statewalk_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow
    $<$<BOOL:${STATEWALK_WARNINGS_AS_ERRORS}>:-Werror>
)
