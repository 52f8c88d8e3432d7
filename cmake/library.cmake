# SPDX-License-Identifier: Apache-2.0
# libhlocts-core and libhlocts-interp, static and shared, for other programs: headers, find_package(hlo_cts),
# pkg-config. The public names have the version of the ABI; what the halves share has a version of its own,
# which changes with every release, so that halves of two releases never meet.
file(STRINGS ${CMAKE_SOURCE_DIR}/api/hlocts.h HLO_ABI REGEX "^#define HLOCTS_ABI [0-9]+$")
string(REGEX REPLACE "^.* " "" HLO_ABI "${HLO_ABI}")

# Tables of rows are pointers for the most part; packed, their relocations take a fiftieth of the room. Of the
# linkers at hand only GNU ld marks such a library as glibc wants it (GLIBC_ABI_DT_RELR).
include(CheckLinkerFlag)
check_linker_flag(C "-fuse-ld=bfd;-Wl,-z,pack-relative-relocs" HLO_PACKS_RELOCATIONS)
check_linker_flag(C "-Wl,-Bsymbolic-functions" HLO_LINKER_BINDS) # zig's has no such option

set(map ${CMAKE_BINARY_DIR}/hlocts.map)
file(GENERATE OUTPUT ${map} CONTENT
  "HLOCTS_${HLO_ABI} { global: hlocts_*; };\nHLOCTS_PRIVATE_${PROJECT_VERSION} { global: *; };\n")

function(hlo_library name floors)
  set(objects "")
  foreach(floor IN LISTS floors)
    list(APPEND objects $<TARGET_OBJECTS:hlo_${floor}>)
  endforeach()
  add_library(${name} SHARED ${objects})
  add_library(${name}-static STATIC ${objects})
  set_target_properties(${name} PROPERTIES VERSION ${HLO_ABI}.${PROJECT_VERSION} SOVERSION ${HLO_ABI}
    LINKER_LANGUAGE C EXPORT_NAME ${name} LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)
  set_target_properties(${name}-static PROPERTIES OUTPUT_NAME ${name} LINKER_LANGUAGE C
    EXPORT_NAME ${name}-static ARCHIVE_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)
  # A relative path: the linker runs in the build folder, and CMake does not quote link options for the shell.
  if(NOT APPLE AND NOT WIN32) # which have no versions of names
    target_link_options(${name} PRIVATE -Wl,--version-script=hlocts.map -Wl,--as-needed)
  endif()
  if(HLO_LINKER_BINDS) # no library replaces a function of ours
    target_link_options(${name} PRIVATE -Wl,-Bsymbolic-functions)
  endif()
  if(NOT HLO_CTS_SANITIZE AND NOT APPLE) # whose runtime the program brings
    target_link_options(${name} PRIVATE -Wl,--no-undefined)
  endif()
  if(HLO_PACKS_RELOCATIONS)
    target_link_options(${name} PRIVATE -fuse-ld=bfd -Wl,-z,pack-relative-relocs)
  endif()
  set_property(TARGET ${name} APPEND PROPERTY LINK_DEPENDS ${map})
  foreach(target ${name} ${name}-static)
    target_include_directories(${target} INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
    target_link_libraries(${target} PUBLIC m ${CMAKE_THREAD_LIBS_INIT})
  endforeach()
endfunction()

hlo_library(hlocts-core "${HLO_CORE_FLOORS}")
hlo_library(hlocts-interp "${HLO_INTERP_FLOORS}")
target_link_libraries(hlocts-interp PUBLIC hlocts-core)
target_link_libraries(hlocts-interp-static PUBLIC hlocts-core-static)
add_dependencies(product hlocts-core hlocts-core-static hlocts-interp hlocts-interp-static)

# The headers for everybody; those of the floors, which change with every release, beside them.
install(FILES api/hlocts.h api/hlocts_ir.h api/evaluate/hlocts_interp.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT dev)
foreach(floor IN LISTS HLO_CORE_FLOORS HLO_INTERP_FLOORS)
  get_target_property(headers hlo_${floor} HLO_PUBLIC)
  get_target_property(folder hlo_${floor} HLO_FOLDER)
  if(folder MATCHES "^api")
    continue()
  endif()
  list(TRANSFORM headers PREPEND ${CMAKE_SOURCE_DIR}/${folder}/)
  install(FILES ${headers} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/hlocts/${folder} COMPONENT dev)
endforeach()
install(FILES ${CMAKE_BINARY_DIR}/faces/versions/versions/ids.h
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/hlocts/versions COMPONENT dev)

install(TARGETS hlocts-core hlocts-interp EXPORT hlo_cts
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT lib NAMELINK_COMPONENT dev)
install(TARGETS hlocts-core-static hlocts-interp-static EXPORT hlo_cts
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT dev)
install(EXPORT hlo_cts NAMESPACE hlo_cts:: FILE hlo_cts-targets.cmake
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/hlo_cts COMPONENT dev)
include(CMakePackageConfigHelpers)
file(GENERATE OUTPUT ${CMAKE_BINARY_DIR}/hlo_cts-config.cmake CONTENT
  "include(\${CMAKE_CURRENT_LIST_DIR}/hlo_cts-targets.cmake)\n")
write_basic_package_version_file(${CMAKE_BINARY_DIR}/hlo_cts-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/hlo_cts-config.cmake ${CMAKE_BINARY_DIR}/hlo_cts-config-version.cmake
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/hlo_cts COMPONENT dev)

# Paths from the place of the file, so that a prefix may be moved.
file(RELATIVE_PATH up /usr/${CMAKE_INSTALL_LIBDIR}/pkgconfig /usr)
string(REGEX REPLACE "/$" "" up "${up}")
foreach(half core interp)
  set(requires "")
  if(half STREQUAL interp)
    set(requires "Requires: hlocts-core\n")
  endif()
  string(STRIP "-lm ${CMAKE_THREAD_LIBS_INIT}" private)
  file(GENERATE OUTPUT ${CMAKE_BINARY_DIR}/hlocts-${half}.pc CONTENT
"prefix=\${pcfiledir}/${up}
libdir=\${pcfiledir}/..
includedir=\${prefix}/${CMAKE_INSTALL_INCLUDEDIR}

Name: hlocts-${half}
Description: StableHLO portable artifacts: read, explain, convert, evaluate
Version: ${PROJECT_VERSION}
${requires}Libs: -L\${libdir} -lhlocts-${half}
Libs.private: ${private}
Cflags: -I\${includedir}
")
  install(FILES ${CMAKE_BINARY_DIR}/hlocts-${half}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT dev)
endforeach()

# The files of each floor: scripts/bazel writes its targets from them.
get_property(rows GLOBAL PROPERTY HLO_FLOOR_ROWS)
file(WRITE ${CMAKE_BINARY_DIR}/floors.txt "${rows}")
