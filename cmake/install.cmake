# SPDX-License-Identifier: Apache-2.0
# The files that `cmake --install` installs, and their places. hlo-cts finds the corpus and the golden bytes from its own place
# (suite_folder in harness/data/input.h), so a prefix may be moved.
include(GNUInstallDirs)
set(tools hlo-cts hlo-opt hlo-translate hlo-bench hlo-pjrt)
if(WIN32)
  set(tools hlo-cts hlo-opt hlo-translate)
endif()
set(data ${CMAKE_INSTALL_DATADIR}/hlo-cts)

install(CODE "
  foreach(tool ${tools})
    if(NOT EXISTS \"${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/\${tool}${CMAKE_EXECUTABLE_SUFFIX}\")
      message(FATAL_ERROR \"\${tool} is not built yet: cmake --build ${CMAKE_BINARY_DIR}\")
    endif()
  endforeach()")
install(TARGETS ${tools} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
if(TARGET hlo-lapack) # beside the tools: bin/../lib/hlo-cts
  install(TARGETS hlo-lapack LIBRARY DESTINATION lib/hlo-cts)
endif()
install(DIRECTORY corpus golden consumers DESTINATION ${data} COMPONENT data)
set(HLO_CTS_LICENCES "" CACHE PATH "Folder with the licences of libraries that are linked into the programs; installed with the data")
if(HLO_CTS_LICENCES)
  install(DIRECTORY ${HLO_CTS_LICENCES}/ DESTINATION ${data}/licences COMPONENT data)
endif()
install(DIRECTORY bench/against DESTINATION ${data}/bench COMPONENT data)
install(DIRECTORY versions/opset versions/dialects DESTINATION ${data}/versions COMPONENT data)
install(DIRECTORY scripts/consumers DESTINATION ${data}/scripts COMPONENT data USE_SOURCE_PERMISSIONS
        PATTERN __pycache__ EXCLUDE)
install(DIRECTORY scripts/commands DESTINATION ${data}/scripts COMPONENT data # run by hlo-cts
        PATTERN __pycache__ EXCLUDE)
install(PROGRAMS scripts/matrix scripts/package scripts/runs DESTINATION ${data}/scripts COMPONENT data)
install(FILES scripts/usage DESTINATION ${data}/scripts COMPONENT data) # sourced by matrix
install(DIRECTORY harness/reports/page DESTINATION ${data}/harness/reports COMPONENT data) # used by runs
install(FILES README.md CHANGELOG.md LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT data)
install(DIRECTORY docs DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT data)

# Manual pages, from the tables of options.
find_program(GZIP gzip REQUIRED)
find_program(PYTHON3 python3)
if(NOT PYTHON3)
  message(STATUS "python3 is not installed: there will be no manual pages")
elseif(NOT HLO_CTS_FUZZ AND NOT WIN32)
  set(man ${CMAKE_BINARY_DIR}/man)
  set(write_pages)
  set(scripts HLO_CTS_SCRIPTS=${CMAKE_SOURCE_DIR}/scripts) # the build folder may be anywhere
  set(others ${tools})
  list(REMOVE_ITEM others hlo-cts)
  foreach(tool IN LISTS others)
    list(APPEND write_pages COMMAND ${CMAKE_COMMAND} -E env ${scripts} ${CMAKE_CROSSCOMPILING_EMULATOR} $<TARGET_FILE:${tool}> --help=man > ${man}/${tool}.1)
  endforeach()
  add_custom_command(OUTPUT ${man}/written
    COMMAND ${CMAKE_COMMAND} -E rm -rf ${man}
    COMMAND ${CMAKE_COMMAND} -E env ${scripts} ${CMAKE_CROSSCOMPILING_EMULATOR} $<TARGET_FILE:hlo-cts> help --pages=${man}
    ${write_pages}
    COMMAND ${GZIP} -9n -r ${man} # without name and time
    COMMAND ${CMAKE_COMMAND} -E touch ${man}/written
    DEPENDS ${tools} ${CMAKE_SOURCE_DIR}/scripts/commands/man.py COMMENT "Writing manual pages" VERBATIM)
  add_custom_target(manuals ALL DEPENDS ${man}/written)
  install(DIRECTORY ${man}/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 FILES_MATCHING PATTERN "*.1.gz")
endif()

# All that is installed from the build folder: scripts/conform builds it, and no test.
add_custom_target(product DEPENDS ${tools})
if(TARGET hlo-lapack)
  add_dependencies(product hlo-lapack)
endif()
if(TARGET manuals)
  add_dependencies(product manuals)
endif()

# Completion: bash and fish look for a file by the name of the command.
set(scripts harness/cli/completion)
install(FILES ${scripts}/hlo-cts.zsh RENAME _hlo-cts
        DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
foreach(tool ${tools})
  install(FILES ${scripts}/hlo-cts.bash RENAME ${tool}
          DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
  install(FILES ${scripts}/hlo-cts.fish RENAME ${tool}.fish
          DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
endforeach()
