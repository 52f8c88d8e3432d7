# SPDX-License-Identifier: Apache-2.0
# Fails when one of FILES includes something by a path through "..", which no include path can forbid;
# else touches STAMP.
set(bad "")
foreach(file IN LISTS FILES)
  file(STRINGS ${file} lines REGEX "^[ \t]*#[ \t]*include[ \t]*[\"<][^\">]*\\.\\./")
  foreach(line IN LISTS lines)
    string(APPEND bad "\n  ${file}: ${line}")
  endforeach()
endforeach()
if(bad)
  message(FATAL_ERROR "An include must name a public header by its path from the top:${bad}")
endif()
file(TOUCH ${STAMP})
