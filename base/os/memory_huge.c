/* SPDX-License-Identifier: Apache-2.0 */
/* Huge pages, which Linux has. */
#include "base/os/memory.h"

#ifdef __linux__
#include <stdint.h>
#include <sys/mman.h>

void os_want_huge_pages(void *at, size_t bytes) {
  if (bytes < 2 * OS_HUGE_PAGE) return;
  size_t before = -(uintptr_t)at & (OS_HUGE_PAGE - 1);
  (void)madvise((char *)at + before, (bytes - before) & ~(OS_HUGE_PAGE - 1), MADV_HUGEPAGE);
}

void *os_map_huge(size_t bytes) {
  size_t room = bytes + OS_HUGE_PAGE;
  char *at = mmap(NULL, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (at == MAP_FAILED) return NULL;
  char *start = at + (-(uintptr_t)at & (OS_HUGE_PAGE - 1));
  size_t before = (size_t)(start - at);
  if (before) munmap(at, before);
  munmap(start + bytes, room - before - bytes);
  (void)madvise(start, bytes, MADV_HUGEPAGE);
  return start;
}

#else

void os_want_huge_pages(void *at, size_t bytes) {
  (void)at;
  (void)bytes;
}

void *os_map_huge(size_t bytes) {
  (void)bytes;
  return NULL;
}

#endif
