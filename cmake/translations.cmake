# statewalk_translations(<variable> <po file>): the entries of a gettext catalogue as initializers of C++. A string of a
# catalogue is one of C, and several in a row are one, in both. A context stands before its msgid and
# a \004, as in gettext's own files. No plural forms. `msgfmt --check` knows whether the file is right, and a test whether it
# is complete.
function(statewalk_translations variable po)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${po}")
    file(READ "${po}" text)
    set(text "\n${text}")
    if(text MATCHES "\n(msgid_plural|#, fuzzy)")
        message(FATAL_ERROR "${po}: ${CMAKE_MATCH_1} is not understood here")
    endif()
    string(REGEX REPLACE "\n#[^\n]*" "" text "${text}")
    string(REGEX REPLACE "\nmsgctxt (\"[^\n]*\")\nmsgid " "\n},\n{\\1 \"\\\\004\" " text "${text}")
    string(REGEX REPLACE "\nmsgid " "\n},\n{" text "${text}")
    string(REGEX REPLACE "\nmsgstr " ",\n " text "${text}")
    string(REGEX REPLACE "\n+" "\n" text "${text}")
    set(${variable} "{\"\", \"\"${text}}" PARENT_SCOPE)
endfunction()
