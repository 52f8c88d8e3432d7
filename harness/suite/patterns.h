/* A pool of byte arrays of one size, each stored once and counted by its users. A repeated array
 * costs four bytes. */
#ifndef HLO_CTS_HARNESS_PATTERNS_H
#define HLO_CTS_HARNESS_PATTERNS_H

#include "base/map.h"
#include "base/vec.h"

#define NO_PATTERN UINT32_MAX

typedef struct pattern {
  uint8_t *bytes;
  uint32_t refs; /* 0: its number and its bytes are free */
} pattern;

typedef struct patterns {
  size_t size; /* of an item, in bytes */
  arena *memory;
  map numbers; /* by hash */
  VEC(pattern) all;
  VEC(uint32_t) unused; /* numbers */
} patterns;

/* Number 0 is the item of zero bytes, which is always there. False when out of memory. */
bool patterns_new(patterns *t, size_t size);
void patterns_free(patterns *t);
/* The number of an item, with one reference more. NO_PATTERN when out of memory. */
uint32_t patterns_add(patterns *t, const void *item);
/* One reference less; the last one frees the number. */
void patterns_drop(patterns *t, uint32_t number);
/* Valid as long as the number is. */
static inline const uint8_t *patterns_at(const patterns *t, uint32_t number) {
  return t->all.items[number].bytes;
}

#endif
