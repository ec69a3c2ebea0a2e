# The warnings that our own sources are compiled with. Linked as $<BUILD_INTERFACE:statewalk_warnings>,
# so that they reach neither a consumer nor the installed package.
add_library(statewalk_warnings INTERFACE)
target_compile_options(statewalk_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow
    $<$<BOOL:${STATEWALK_WARNINGS_AS_ERRORS}>:-Werror>
)
