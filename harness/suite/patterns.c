#include "patterns.h"

#include <stdlib.h>
#include <string.h>

#include "base/auto_free.h"
#include "base/intern.h"

static bool grow(patterns *t) {
  size_t room = t->room ? 2 * t->room : 64;
  if (room >= NO_PATTERN || room > SIZE_MAX / (t->size ? t->size : 1)) return false;
  uint8_t *items = realloc(t->items, room * t->size);
  if (items) t->items = items;
  uint32_t *refs = realloc(t->refs, room * sizeof *refs);
  if (refs) t->refs = refs;
  uint32_t *next = realloc(t->next, room * sizeof *next);
  if (next) t->next = next;
  uint32_t *buckets = calloc(2 * room, sizeof *buckets);
  if (!items || !refs || !next || !buckets) {
    free(buckets);
    return false;
  }
  free(t->buckets);
  t->buckets = buckets;
  t->bucket_count = 2 * room;
  t->room = room;
  for (size_t i = 0; i < t->count; i++) {
    if (!refs[i]) continue; /* its link is of the free ones */
    size_t at = hash_bytes(patterns_at(t, (uint32_t)i), t->size, 0) & (t->bucket_count - 1);
    next[i] = buckets[at];
    buckets[at] = (uint32_t)i + 1;
  }
  return true;
}

bool patterns_new(patterns *t, size_t size) {
  *t = (patterns){.size = size};
  auto_free uint8_t *zero = calloc(1, size ? size : 1);
  return zero && patterns_add(t, zero) == 0;
}

void patterns_free(patterns *t) {
  free(t->items);
  free(t->refs);
  free(t->next);
  free(t->buckets);
  *t = (patterns){0};
}

uint32_t patterns_add(patterns *t, const void *item) {
  uint32_t hash = hash_bytes(item, t->size, 0);
  if (t->bucket_count) {
    uint32_t at = t->buckets[hash & (t->bucket_count - 1)];
    for (; at; at = t->next[at - 1]) {
      if (memcmp(patterns_at(t, at - 1), item, t->size) != 0) continue;
      t->refs[at - 1]++;
      return at - 1;
    }
  }
  if (!t->unused && t->count == t->room && !grow(t)) return NO_PATTERN;
  uint32_t number = t->unused ? t->unused - 1 : (uint32_t)t->count++;
  if (t->unused) t->unused = t->next[number];
  uint32_t *bucket = &t->buckets[hash & (t->bucket_count - 1)];
  memcpy(t->items + number * t->size, item, t->size);
  t->refs[number] = 1;
  t->next[number] = *bucket;
  *bucket = number + 1;
  return number;
}

void patterns_drop(patterns *t, uint32_t number) {
  if (--t->refs[number]) return;
  uint32_t hash = hash_bytes(patterns_at(t, number), t->size, 0);
  uint32_t *link = &t->buckets[hash & (t->bucket_count - 1)];
  while (*link != number + 1) link = &t->next[*link - 1];
  *link = t->next[number];
  t->next[number] = t->unused;
  t->unused = number + 1;
}
