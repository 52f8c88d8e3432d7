/* SPDX-License-Identifier: Apache-2.0 */
/* Memory as the operating system gives it. Below the harness, this and os.c are the only files that
 * name a call that POSIX.1-2017 lacks; where the system has no huge pages, they do nothing. */
#ifndef HLO_CTS_BASE_OS_H
#define HLO_CTS_BASE_OS_H

#include <stddef.h>

#define OS_HUGE_PAGE ((size_t)2 << 20) /* bytes */

/* Asks for huge pages wherever [at, at + bytes) holds whole ones. It is a hint: the first touch of
 * each small page costs about as much as writing it. */
void os_want_huge_pages(void *at, size_t bytes);

/* A mapping of `bytes` zeros that begins at a huge page; `bytes` is a multiple of
 * 4096. NULL where the system has no huge pages or no memory. The caller gives it back with
 * os_unmap. */
void *os_map_huge(size_t bytes);
void os_unmap(void *at, size_t bytes);

#endif
