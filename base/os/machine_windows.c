/* SPDX-License-Identifier: Apache-2.0 */
/* The machine, from Windows. There is no process.h. */
#ifdef _WIN32
#include <io.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

#include "base/os/machine.h"

/* Its separators become slashes, as everywhere in the suite. */
char *os_program_path(void) {
  char path[4096];
  DWORD n = GetModuleFileNameA(NULL, path, sizeof path);
  if (n == 0 || n == sizeof path) return NULL;
  for (DWORD i = 0; i < n; i++)
    if (path[i] == '\\') path[i] = '/';
  return _strdup(path);
}

const char *os_program_name(void) {
  static char name[256];
  char *path = os_program_path(), *slash = path ? strrchr(path, '/') : NULL;
  snprintf(name, sizeof name, "%.*s", (int)strcspn(slash ? slash + 1 : "?", "."),
           slash ? slash + 1 : "?");
  free(path);
  return name;
}

void os_processor(char *name, size_t room) {
  if (room) name[0] = '\0';
}

const char *os_libc(void) { return "ucrt"; }

unsigned os_columns(int fd) {
  (void)fd;
  return 0;
}

/* The lock is of a byte behind every file: nobody else can read or write what is locked. */
bool os_lock(int fd) { return LockFile((HANDLE)_get_osfhandle(fd), MAXDWORD, MAXLONG, 1, 0); }

FILE *os_stream(int fd, long (*put)(int fd, const char *bytes, size_t n)) {
  (void)fd;
  (void)put;
  return NULL;
}

#endif
