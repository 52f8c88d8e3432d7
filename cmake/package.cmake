# SPDX-License-Identifier: Apache-2.0
# CPack: .deb of the tools, of the corpus with all that is the same on every machine, of the libraries and of what
# a developer needs; and the tarball of the sources.
set(CPACK_PACKAGE_NAME hlo-cts)
set(CPACK_PACKAGE_VENDOR "hlo-cts")
set(CPACK_PACKAGE_CONTACT "hlo-cts maintainers <hlo-cts@example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "conformance test suite for StableHLO portable artifacts")
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_SOURCE_DIR}/cmake/package_folders.cmake)
set(CPACK_GENERATOR DEB)
set(CPACK_COMPONENTS_ALL Unspecified data lib dev)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_DATA_PACKAGE_SHLIBDEPS OFF) # it would look into each of thousands of files
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${CMAKE_BINARY_DIR}/lib)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
if(CMAKE_CROSSCOMPILING AND CMAKE_SYSTEM_PROCESSOR STREQUAL aarch64) # CPack would ask dpkg, which names the builder's
  set(CPACK_DEBIAN_PACKAGE_ARCHITECTURE arm64)
endif()
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_UNSPECIFIED_PACKAGE_NAME hlo-cts)
set(CPACK_DEBIAN_UNSPECIFIED_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_UNSPECIFIED_PACKAGE_DEPENDS "hlo-cts-data (= ${PROJECT_VERSION}), python3") # scripts/commands
set(CPACK_DEBIAN_DATA_PACKAGE_NAME hlo-cts-data)
set(CPACK_DEBIAN_DATA_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_DATA_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_DATA_PACKAGE_RECOMMENDS "python3, python3-yaml") # of the gate, and of adapters among scripts/consumers
set(CPACK_DEBIAN_LIB_PACKAGE_NAME libhlocts${HLO_ABI})
set(CPACK_DEBIAN_LIB_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_DEV_PACKAGE_NAME libhlocts-dev)
set(CPACK_DEBIAN_DEV_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEV_PACKAGE_DEPENDS "libhlocts${HLO_ABI} (= ${PROJECT_VERSION})")
set(about "hlo-cts reads, writes, converts, compares and evaluates StableHLO\nportable artifacts without LLVM, and tests software that does, for every\npair of releases.")
set(CPACK_COMPONENT_UNSPECIFIED_DESCRIPTION "${about}\n\nThis package has the tools.")
set(CPACK_COMPONENT_DATA_DESCRIPTION "${about}\n\nThis package has the corpus, the golden bytes, adapters for consumers and\nthe documents.")
set(CPACK_COMPONENT_LIB_DESCRIPTION "${about}\n\nThis package has the shared libraries.")
set(CPACK_COMPONENT_DEV_DESCRIPTION "${about}\n\nThis package has headers and static libraries.")

# Each Debian package has a copyright file and a changelog.
find_program(GZIP gzip REQUIRED)
set(debian ${CMAKE_BINARY_DIR}/debian)
file(MAKE_DIRECTORY ${debian})
configure_file(debian/copyright ${debian}/copyright COPYONLY)
configure_file(debian/changelog ${debian}/changelog COPYONLY)
# ldconfig runs by a trigger, and not by scripts of the package: CPack writes such scripts unless files of these
# names are listed, and leaves out what is listed and not there.
set(no_scripts ${debian}/none/postinst ${debian}/none/postrm)
file(WRITE ${debian}/triggers "activate-noawait ldconfig\n")
file(WRITE ${debian}/shlibs "libhlocts-core ${HLO_ABI} libhlocts${HLO_ABI} (>= ${PROJECT_VERSION})
libhlocts-interp ${HLO_ABI} libhlocts${HLO_ABI} (>= ${PROJECT_VERSION})\n")
set(CPACK_DEBIAN_LIB_PACKAGE_CONTROL_EXTRA ${debian}/triggers ${debian}/shlibs ${no_scripts})
set(CPACK_DEBIAN_UNSPECIFIED_PACKAGE_CONTROL_EXTRA ${no_scripts}) # hlo-lapack.so is loaded by its path
# Both halves have one version and one package.
file(WRITE ${debian}/libhlocts${HLO_ABI} "libhlocts${HLO_ABI}: package-name-doesnt-match-sonames *\n")
install(FILES ${debian}/libhlocts${HLO_ABI} DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides COMPONENT lib)
# Adapters for consumers that are written in Python; the tools run without it.
file(WRITE ${debian}/hlo-cts-data "hlo-cts-data: python3-script-but-no-python3-dep *\n")
install(FILES ${debian}/hlo-cts-data DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides COMPONENT data)
execute_process(COMMAND ${GZIP} -9nkf ${debian}/changelog)
foreach(pair "Unspecified hlo-cts" "data hlo-cts-data" "lib libhlocts${HLO_ABI}" "dev libhlocts-dev")
  string(REPLACE " " ";" pair "${pair}")
  list(GET pair 0 component)
  list(GET pair 1 package)
  install(FILES ${debian}/copyright ${debian}/changelog.gz DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${package}
          COMPONENT ${component})
endforeach()

# The sources: what git tracks, with the owner, the times and the order of no machine.
set(CPACK_SOURCE_GENERATOR "")
find_program(GIT git)
if(GIT AND EXISTS ${CMAKE_SOURCE_DIR}/.git)
  set(stem hlo-cts-${PROJECT_VERSION})
  add_custom_target(tarball
    COMMAND ${GIT} -C ${CMAKE_SOURCE_DIR} archive --format=tar.gz --prefix=${stem}/ -o ${CMAKE_BINARY_DIR}/${stem}.tar.gz HEAD
    COMMENT "The sources of the last commit as ${stem}.tar.gz" VERBATIM)
endif()
include(CPack)
