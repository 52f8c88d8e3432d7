/* Arrays of bytes of one size that stand once each, counted by those who refer to them: what comes
 * again and again costs four bytes. Depends on libc and hash_bytes alone. */
#ifndef HLO_CTS_HARNESS_PATTERNS_H
#define HLO_CTS_HARNESS_PATTERNS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define NO_PATTERN UINT32_MAX

typedef struct patterns {
  size_t size;           /* of an item, in bytes */
  uint8_t *items;        /* by number */
  uint32_t *refs, *next; /* by number: references (0: free), the next of its bucket or free one */
  uint32_t *buckets;     /* first number of each + 1 */
  size_t count, room, bucket_count;
  uint32_t unused; /* first free number + 1 */
} patterns;

/* Number 0 is the item of zero bytes, which is always there. False when out of memory. */
bool patterns_new(patterns *t, size_t size);
void patterns_free(patterns *t);
/* The number of an item, with one reference more. NO_PATTERN when out of memory. */
uint32_t patterns_add(patterns *t, const void *item);
/* One reference less; the last one frees the number. */
void patterns_drop(patterns *t, uint32_t number);
/* Valid until the next patterns_add. */
static inline const uint8_t *patterns_at(const patterns *t, uint32_t number) {
  return t->items + number * t->size;
}

#endif
