/* SPDX-License-Identifier: Apache-2.0 */
#include "patterns.h"

#include <stdlib.h>
#include <string.h>

#include "base/auto_free.h"
#include "base/intern.h"

bool patterns_new(patterns *t, size_t size) {
  *t = (patterns){.size = size, .memory = arena_new(0)};
  auto_free uint8_t *zero = calloc(1, size);
  return t->memory && zero && patterns_add(t, zero) == 0;
}

void patterns_free(patterns *t) {
  arena_free(t->memory);
  *t = (patterns){0};
}

static map_slot *find(const patterns *t, const void *item, uint32_t hash) {
  map_slot *s = map_first(&t->numbers, hash);
  while (s && memcmp(patterns_at(t, (uint32_t)s->number), item, t->size) != 0)
    s = map_next(&t->numbers, s);
  return s;
}

/* A free number, with room for an item and for its being free again. */
static uint32_t new_number(patterns *t) {
  if (t->unused.count) return t->unused.items[--t->unused.count];
  VEC_RESERVE(t->memory, &t->unused, t->all.count + 1);
  VEC_ADD(t->memory, &t->all, (pattern){.bytes = arena_alloc(t->memory, t->size, 1)});
  return (uint32_t)t->all.count - 1;
}

uint32_t patterns_add(patterns *t, const void *item) {
  arena_guard g;
  uint32_t hash = hash_bytes(item, t->size, 0);
  const map_slot *s = find(t, item, hash);
  if (s) {
    t->all.items[s->number].refs++;
    return (uint32_t)s->number;
  }
  if (!ARENA_GUARD(t->memory, &g)) return NO_PATTERN;
  uint32_t number = new_number(t);
  map_add(t->memory, &t->numbers, hash)->number = number;
  arena_guard_pop(t->memory, &g);
  memcpy(t->all.items[number].bytes, item, t->size);
  t->all.items[number].refs = 1;
  return number;
}

void patterns_drop(patterns *t, uint32_t number) {
  if (--t->all.items[number].refs) return;
  const void *item = patterns_at(t, number);
  map_remove(&t->numbers, find(t, item, hash_bytes(item, t->size, 0)));
  t->unused.items[t->unused.count++] = number;
}
