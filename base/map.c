/* SPDX-License-Identifier: Apache-2.0 */
#include "base/map.h"

enum { FIRST_BITS = 4, FAST_BITS = 16 }; /* up to FAST_BITS a map grows fourfold, then twofold */

static void resize(arena *a, map *m, uint32_t bits) {
  map old = *m;
  m->slots = ARENA_ARRAY(a, map_slot, (size_t)1 << bits); /* may unwind: nothing has changed yet */
  m->bits = bits;
  if (!old.slots) return;
  for (size_t i = 0; i < (size_t)1 << old.bits; i++) {
    const map_slot *s = &old.slots[i];
    if (s->key) *map_seek(m, map_home(m, s->key), 0) = *s;
  }
}

static void make_room(arena *a, map *m) {
  if (!m->slots)
    resize(a, m, FIRST_BITS);
  else if (2 * (m->count + 1) > (size_t)1 << m->bits)
    resize(a, m, m->bits + (m->bits < FAST_BITS ? 2 : 1));
}

void map_reserve(arena *a, map *m, size_t count) {
  uint32_t bits = FIRST_BITS;
  while (bits < 62 && (size_t)1 << (bits - 1) < count) bits++;
  if (!m->slots || bits > m->bits) resize(a, m, bits);
}

map_slot *map_at(arena *a, map *m, const void *key) {
  make_room(a, m);
  uint64_t k = map_address_key(key);
  map_slot *s = map_seek(m, map_home(m, k), k);
  if (!s->key) {
    s->key = k;
    m->count++;
  }
  return s;
}

bool map_insert_number(arena *a, map *m, const void *key, uint64_t number) {
  size_t before = m->count;
  map_slot *s = map_at(a, m, key);
  if (m->count == before) return false;
  s->number = number;
  return true;
}

bool map_insert(arena *a, map *m, const void *key, const void *pointer) {
  return map_insert_number(a, m, key, (uintptr_t)pointer);
}

map_slot *map_add(arena *a, map *m, uint32_t hash) {
  make_room(a, m);
  uint64_t key = map_hash_key(hash);
  map_slot *s = map_seek(m, map_home(m, key), 0);
  s->key = key;
  m->count++;
  return s;
}

/* Each entry between the gap and the next free slot moves into the gap, unless the gap lies before
 * the slot at which the search for the entry begins. */
void map_remove(map *m, map_slot *slot) {
  size_t mask = ((size_t)1 << m->bits) - 1, gap = (size_t)(slot - m->slots);
  for (size_t i = (gap + 1) & mask; m->slots[i].key; i = (i + 1) & mask) {
    size_t home = map_home(m, m->slots[i].key);
    if (((i - home) & mask) < ((i - gap) & mask)) continue;
    m->slots[gap] = m->slots[i];
    gap = i;
  }
  m->slots[gap] = (map_slot){0};
  m->count--;
}
