/* SPDX-License-Identifier: Apache-2.0 */
/* Locals that are freed where their block ends, on every way out of it.
 *
 *   auto_free char *copy = strdup(text);
 *   FREED_BY(input_close) input in = {0};
 *
 * Depends on libc alone. Such a local must be set where it is declared; what is in it at the end of
 * the block is freed. */
#ifndef HLO_CTS_BASE_AUTO_FREE_H
#define HLO_CTS_BASE_AUTO_FREE_H

#include <stdlib.h>

/* `function` gets the address of the local. */
#define FREED_BY(function) __attribute__((cleanup(function)))
/* A pointer from malloc. */
#define auto_free FREED_BY(auto_free_pointer)

static inline void auto_free_pointer(void *pointer) { free(*(void **)pointer); }

#endif
