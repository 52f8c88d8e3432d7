# SPDX-License-Identifier: Apache-2.0
# The corpus as tests of CTest. The build lists the cases, CTest reads the list when it starts, so a
# new case is a test without configuring again. Labels: corpus, the checks, the tags, and recommended
# where that is the level of a case.
set(HLO_CTS_CTEST cases CACHE STRING "The corpus in CTest: cases (a test each), checks, off")
set_property(CACHE HLO_CTS_CTEST PROPERTY STRINGS cases checks off)
set(HLO_CTS_CONSUMER "" CACHE FILEPATH
    "Description of the consumer that the corpus tests in CTest; empty: the built-in one")
if(HLO_CTS_CTEST STREQUAL off)
  return()
endif()
if(NOT HLO_CTS_CTEST MATCHES "^(cases|checks)$")
  message(FATAL_ERROR "HLO_CTS_CTEST is cases, checks or off, not '${HLO_CTS_CTEST}'")
endif()

set(run "[==[${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/hlo-cts]==] run --matrix=none --quiet --jobs=1")
string(APPEND run " [==[--corpus=${CMAKE_SOURCE_DIR}/corpus]==]"
                  " [==[--golden=${CMAKE_SOURCE_DIR}/golden]==]")
if(HLO_CTS_CONSUMER)
  get_filename_component(description ${HLO_CTS_CONSUMER} ABSOLUTE)
  if(NOT EXISTS ${description})
    message(FATAL_ERROR "HLO_CTS_CONSUMER: there is no '${description}'")
  endif()
  string(APPEND run " [==[--consumer=${description}]==]")
endif()

set(list ${CMAKE_BINARY_DIR}/corpus_tests.cmake)
file(GLOB manifests CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/corpus/*/cases.yaml)
add_custom_command(OUTPUT ${list}
  COMMAND sh -c "exec \"$1\" list \"--ctest=$2\" \"--corpus=$3\" >\"$4\"" sh
          $<TARGET_FILE:hlo-cts> "${HLO_CTS_CTEST}" ${CMAKE_SOURCE_DIR}/corpus ${list}.part
  COMMAND ${CMAKE_COMMAND} -E rename ${list}.part ${list}
  DEPENDS hlo-cts ${manifests} ${CMAKE_SOURCE_DIR}/scripts/commands/list.py
  COMMENT "Listing the corpus for CTest" VERBATIM)
add_custom_target(corpus_tests ALL DEPENDS ${list})
file(GENERATE OUTPUT ${CMAKE_BINARY_DIR}/corpus_tests_include.cmake CONTENT
"set(HLO_CTS_RUN ${run})
if(EXISTS [==[${list}]==])
  include([==[${list}]==])
else()
  add_test(corpus_NOT_BUILT corpus_NOT_BUILT)
  set_tests_properties(corpus_NOT_BUILT PROPERTIES LABELS corpus)
endif()
")
set_property(DIRECTORY APPEND PROPERTY
  TEST_INCLUDE_FILES ${CMAKE_BINARY_DIR}/corpus_tests_include.cmake)
