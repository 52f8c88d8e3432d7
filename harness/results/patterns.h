/* SPDX-License-Identifier: Apache-2.0 */
/* A pool of byte arrays ("items") of one size. Each item is stored once, with a count of
 * references. So a user of a repeated item stores only its number, in four bytes. */
#ifndef HLO_CTS_HARNESS_PATTERNS_H
#define HLO_CTS_HARNESS_PATTERNS_H

#include "base/map.h"
#include "base/vec.h"

#define NO_PATTERN UINT32_MAX

typedef struct pattern {
  uint8_t *bytes;
  uint32_t refs; /* 0: the number and the bytes may be reused */
} pattern;

typedef struct patterns {
  size_t size; /* of an item, in bytes */
  arena *memory;
  map numbers; /* item to number, by hash */
  VEC(pattern) all;
  VEC(uint32_t) unused; /* numbers without references */
} patterns;

/* Makes an empty pool. Number 0 is the item whose bytes are all zero; it always exists. Returns
 * false when out of memory. */
bool patterns_new(patterns *t, size_t size);
void patterns_free(patterns *t);
/* Adds a reference to an item and returns its number; NO_PATTERN when out of memory. */
uint32_t patterns_add(patterns *t, const void *item);
/* Drops a reference. The last one frees the number. */
void patterns_drop(patterns *t, uint32_t number);
/* The item with this number. Valid as long as the number is. */
static inline const uint8_t *patterns_at(const patterns *t, uint32_t number) {
  return t->all.items[number].bytes;
}

#endif
