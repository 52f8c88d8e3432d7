/* SPDX-License-Identifier: Apache-2.0 */
/* Memory of Windows. */
#ifdef _WIN32
#include <io.h>
#include <malloc.h>
#include <stdlib.h>
#include <windows.h>

#include "base/os/memory.h"

void *os_map_file(int fd, size_t bytes) {
  HANDLE file = (HANDLE)_get_osfhandle(fd);
  HANDLE mapping = CreateFileMappingA(file, NULL, PAGE_READONLY, 0, 0, NULL);
  if (!mapping) return NULL;
  void *at = MapViewOfFile(mapping, FILE_MAP_READ, 0, 0, bytes);
  CloseHandle(mapping); /* the view keeps it */
  return at;
}

void *os_map_shared(size_t bytes) {
  (void)bytes;
  return NULL; /* no process is forked */
}

void os_unmap(void *at, size_t bytes) {
  (void)bytes;
  UnmapViewOfFile(at);
}

void *os_aligned(size_t alignment, size_t bytes) { return _aligned_malloc(bytes, alignment); }

void os_free_aligned(void *at) { _aligned_free(at); }

#endif
