# SPDX-License-Identifier: Apache-2.0
# Permissions of what CPack packs follow the umask and the sources; a package has them as Debian wants them.
execute_process(COMMAND chmod -R u=rwX,go=rX ${CPACK_TEMPORARY_DIRECTORY} COMMAND_ERROR_IS_FATAL ANY)
