/* SPDX-License-Identifier: Apache-2.0 */
/* Interned strings: equal bytes have equal addresses. Depends on arena. */
#ifndef HLO_CTS_BASE_INTERN_H
#define HLO_CTS_BASE_INTERN_H

#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"

/* An immutable string, NULs allowed, NUL-terminated besides. */
typedef struct istr {
  uint32_t len;
  uint32_t hash;
  const void *word; /* what its owner keeps with it; NULL at first */
  char bytes[];
} istr;

typedef struct intern intern;
intern *intern_new(arena *a); /* lives in the arena */
const istr *intern_get(intern *t, const char *bytes, size_t n);
/* Sets the word; the string itself stays as it is. */
static inline void intern_set_word(const istr *s, const void *word) {
  ((istr *)(uintptr_t)s)->word = word;
}

uint32_t hash_bytes(const void *bytes, size_t n, uint32_t seed);
/* The finalizer of SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators,
 * OOPSLA 2014), for pointers and integers. docs/sizes.md states it, so it stays as it is. */
uint64_t hash_u64(uint64_t x);
/* The next number of SplitMix64; any state is a seed. */
uint64_t hash_next(uint64_t *state);

#endif
