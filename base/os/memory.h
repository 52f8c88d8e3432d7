/* SPDX-License-Identifier: Apache-2.0 */
/* Memory as the operating system gives it. Where a system lacks what a function asks for, its
 * comment says what it does instead. */
#ifndef HLO_CTS_BASE_OS_MEMORY_H
#define HLO_CTS_BASE_OS_MEMORY_H

#include <stddef.h>

#define OS_HUGE_PAGE ((size_t)2 << 20) /* bytes */

/* Asks for huge pages wherever [at, at + bytes) holds whole ones. It is a hint: the first touch of
 * each small page costs about as much as writing it. Without huge pages it does nothing. */
void os_want_huge_pages(void *at, size_t bytes);

/* A mapping of `bytes` zeros that begins at a huge page; `bytes` is a multiple of
 * 4096. NULL where the system has no huge pages or no memory. The caller gives it back with
 * os_unmap. */
void *os_map_huge(size_t bytes);

/* The first `bytes` bytes of an open file, to read. NULL if that fails: the caller reads the file.
 * The descriptor may be closed. The caller gives the mapping back with os_unmap. */
void *os_map_file(int fd, size_t bytes);

/* Zeros that this process shares with those that it forks from now on. NULL if that fails. The
 * caller gives them back with os_unmap. */
void *os_map_shared(size_t bytes);

void os_unmap(void *at, size_t bytes);

/* Memory that begins at a multiple of `alignment`, a power of two; NULL if there is none. The
 * caller gives it back with os_free_aligned, which takes NULL, too. */
void *os_aligned(size_t alignment, size_t bytes);
void os_free_aligned(void *at);

#endif
