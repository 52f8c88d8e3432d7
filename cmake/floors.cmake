# SPDX-License-Identifier: Apache-2.0
# One folder is one floor is one target. A floor sees the public headers of the floors it names and
# of the floors those see, and nothing else: each target's include path holds only links to public
# headers, so an #include of another room's private header, or of a floor above, does not compile. An
# include through ".." would go round that; cmake/room_includes.cmake finds it before compiling.

# Floors that the shared libraries are made of.
set(HLO_CORE_FLOORS os base ir versions_rows versions verify text bytecode artifact passes api)
set(HLO_INTERP_FLOORS interpreter api_evaluate)

add_library(hlo_flags INTERFACE)
target_compile_options(hlo_flags INTERFACE
  -Wall -Wextra -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Wpointer-arith -Wvla
  -Wundef -Wwrite-strings -Wno-missing-field-initializers
  -fno-strict-aliasing -ffp-contract=off)
target_compile_definitions(hlo_flags INTERFACE _GNU_SOURCE)
if(HLO_CTS_WERROR)
  target_compile_options(hlo_flags INTERFACE -Werror)
endif()
if(HLO_CTS_SANITIZE)
  target_compile_options(hlo_flags INTERFACE
    -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer -g)
  target_link_options(hlo_flags INTERFACE -fsanitize=address,undefined)
endif()
if(HLO_CTS_THREADS)
  target_compile_options(hlo_flags INTERFACE -fsanitize=thread -g)
  target_link_options(hlo_flags INTERFACE -fsanitize=thread)
endif()
if(HLO_CTS_FUZZ AND HLO_CTS_FUZZ_FLAGS)
  target_compile_options(hlo_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()
if(HLO_CTS_COVERAGE)
  target_compile_options(hlo_flags INTERFACE --coverage -O0)
  target_link_options(hlo_flags INTERFACE --coverage)
endif()

# hlo_floor(NAME HEADERS public... SOURCES files... FLOORS lower... [LIBS external...])
function(hlo_floor name)
  cmake_parse_arguments(F "" "" "HEADERS;SOURCES;FLOORS;LIBS" ${ARGN})
  add_library(hlo_${name} STATIC ${F_SOURCES})
  set(face ${CMAKE_BINARY_DIR}/faces/${name})
  file(RELATIVE_PATH folder ${CMAKE_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR})
  file(MAKE_DIRECTORY ${face}/${folder})
  file(GLOB links RELATIVE ${face}/${folder} ${face}/${folder}/*.h ${face}/${folder}/*.def)
  foreach(link IN LISTS links) # what is public no longer
    if(IS_SYMLINK ${face}/${folder}/${link} AND NOT link IN_LIST F_HEADERS)
      file(REMOVE ${face}/${folder}/${link})
    endif()
  endforeach()
  foreach(header IN LISTS F_HEADERS)
    file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR}/${header} ${face}/${folder}/${header} SYMBOLIC)
  endforeach()
  target_include_directories(hlo_${name} PUBLIC ${face})
  target_link_libraries(hlo_${name} PRIVATE $<BUILD_INTERFACE:hlo_flags> PUBLIC ${F_LIBS})
  # The core library has a bound on its size (api.embed). -O3 makes it a tenth larger, and text.parse_ops 6 % faster.
  if(name IN_LIST HLO_CORE_FLOORS)
    target_compile_options(hlo_${name} PRIVATE $<$<CONFIG:Release>:$<IF:$<IN_LIST:${name},verify$<SEMICOLON>versions>,-Os,-O2>>)
  endif()
  set(files ${F_SOURCES} ${F_HEADERS})
  list(TRANSFORM files PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
  file(GLOB private CONFIGURE_DEPENDS *.h)
  list(APPEND files ${private})
  set(stamp ${CMAKE_CURRENT_BINARY_DIR}/${name}.includes)
  add_custom_command(OUTPUT ${stamp}
    COMMAND ${CMAKE_COMMAND} "-DFILES=${files}" -DSTAMP=${stamp}
            -P ${CMAKE_SOURCE_DIR}/cmake/room_includes.cmake
    DEPENDS ${files} ${CMAKE_SOURCE_DIR}/cmake/room_includes.cmake
    COMMENT "Includes of ${folder}" VERBATIM)
  target_sources(hlo_${name} PRIVATE ${stamp})
  set_property(GLOBAL APPEND PROPERTY HLO_FLOORS ${name})
  string(JOIN "\t" row ${name} ${folder} "${F_SOURCES}" "${F_HEADERS}" "${F_FLOORS}")
  set_property(GLOBAL APPEND_STRING PROPERTY HLO_FLOOR_ROWS "${row}\n") # for scripts/bazel
  set_property(TARGET hlo_${name} PROPERTY HLO_PUBLIC ${F_HEADERS}) # for cmake/library.cmake
  set_property(TARGET hlo_${name} PROPERTY HLO_FOLDER ${folder})
  if(name IN_LIST HLO_CORE_FLOORS OR name IN_LIST HLO_INTERP_FLOORS)
    set_target_properties(hlo_${name} PROPERTIES POSITION_INDEPENDENT_CODE ON)
    target_compile_options(hlo_${name} PRIVATE -fno-semantic-interposition -fno-asynchronous-unwind-tables)
  endif()
  foreach(floor IN LISTS F_FLOORS)
    target_link_libraries(hlo_${name} PUBLIC hlo_${floor})
  endforeach()
endfunction()

# hlo_tool(NAME SOURCES files... FLOORS floors... [LIBS external...])
function(hlo_tool name)
  cmake_parse_arguments(T "" "" "SOURCES;FLOORS;LIBS" ${ARGN})
  add_executable(${name} ${T_SOURCES})
  target_link_libraries(${name} PRIVATE hlo_flags ${T_LIBS})
  foreach(floor IN LISTS T_FLOORS)
    target_link_libraries(${name} PRIVATE hlo_${floor})
  endforeach()
endfunction()

# hlo_test(FLOOR NAME SOURCES files... [FLOORS more...]): a cmocka program tests/FLOOR/..., CTest
# name FLOOR.NAME, label FLOOR. A test may include private headers of any floor ("text/lexer.h").
function(hlo_test floor name)
  cmake_parse_arguments(T "" "" "SOURCES;FLOORS;LIBS" ${ARGN})
  set(target test_${floor}_${name})
  add_executable(${target} ${T_SOURCES})
  target_include_directories(${target} PRIVATE ${CMAKE_SOURCE_DIR} ${CMAKE_SOURCE_DIR}/${floor})
  target_link_libraries(${target} PRIVATE hlo_flags hlo_${floor} cmocka ${T_LIBS})
  foreach(f IN LISTS T_FLOORS)
    target_link_libraries(${target} PRIVATE hlo_${f})
  endforeach()
  target_compile_definitions(${target} PRIVATE
    HLO_CTS_UPSTREAM="${HLO_CTS_UPSTREAM}" HLO_CTS_SOURCE="${CMAKE_SOURCE_DIR}"
    HLO_CTS_BIN="${CMAKE_BINARY_DIR}/bin")
  set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
  add_test(NAME ${floor}.${name} COMMAND ${target})
  # The longest takes a minute on an idle machine.
  set_tests_properties(${floor}.${name} PROPERTIES LABELS ${floor} TIMEOUT 900 SKIP_RETURN_CODE 77)
endfunction()

# hlo_python_test(FLOOR NAME [MODULE module] program arguments...): a test in Python. It is skipped, and says so,
# where there is no python3, or none with the module.
function(hlo_python_test floor name)
  cmake_parse_arguments(P "" "MODULE" "" ${ARGN})
  if(NOT P_MODULE)
    set(P_MODULE sys)
  endif()
  add_test(NAME ${floor}.${name}
    COMMAND sh -c "python3 -c 'import ${P_MODULE}' || { echo 'skipped: there is no python3 with ${P_MODULE}'; exit 77; }
                   exec python3 \"$@\"" python3 ${P_UNPARSED_ARGUMENTS})
  set_tests_properties(${floor}.${name} PROPERTIES LABELS ${floor} TIMEOUT 300 SKIP_RETURN_CODE 77)
endfunction()

# hlo_fuzzer(NAME SOURCES file.c FLOORS floors...): LLVMFuzzerTestOneInput in tests/fuzz. With
# HLO_CTS_FUZZ a libFuzzer program build/fuzz/bin/fuzz_NAME; otherwise the same source with a main
# that runs the files named on its command line, so that every build compiles it. MUTATOR names a
# source with LLVMFuzzerCustomMutator, for libFuzzer alone. $LIB_FUZZING_ENGINE takes the place of
# -fsanitize=fuzzer, as OSS-Fuzz has it.
function(hlo_fuzzer name)
  cmake_parse_arguments(Z "" "MUTATOR" "SOURCES;FLOORS" ${ARGN})
  add_executable(fuzz_${name} ${Z_SOURCES})
  target_include_directories(fuzz_${name} PRIVATE ${CMAKE_SOURCE_DIR})
  target_link_libraries(fuzz_${name} PRIVATE hlo_flags)
  foreach(floor IN LISTS Z_FLOORS)
    target_link_libraries(fuzz_${name} PRIVATE hlo_${floor})
  endforeach()
  if(HLO_CTS_FUZZ)
    target_sources(fuzz_${name} PRIVATE ${Z_MUTATOR})
    if(DEFINED ENV{LIB_FUZZING_ENGINE})
      separate_arguments(engine UNIX_COMMAND "$ENV{LIB_FUZZING_ENGINE}")
      target_link_options(fuzz_${name} PRIVATE ${engine})
    else()
      target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
    endif()
  else()
    target_sources(fuzz_${name} PRIVATE ${CMAKE_SOURCE_DIR}/tests/fuzz/run_files.c)
  endif()
endfunction()
