/* SPDX-License-Identifier: Apache-2.0 */
/* Memory of all systems but Windows. */
#ifndef _WIN32
#include <stdlib.h>
#include <sys/mman.h>

#include "base/os/memory.h"

static void *mapped(void *at) { return at == MAP_FAILED ? NULL : at; }

void *os_map_file(int fd, size_t bytes) {
  return mapped(mmap(NULL, bytes, PROT_READ, MAP_PRIVATE, fd, 0));
}

void *os_map_shared(size_t bytes) {
  return mapped(mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
}

void os_unmap(void *at, size_t bytes) { munmap(at, bytes); }

void *os_aligned(size_t alignment, size_t bytes) {
  void *at = NULL;
  return posix_memalign(&at, alignment, bytes) == 0 ? at : NULL;
}

void os_free_aligned(void *at) { free(at); }

#endif
