/* SPDX-License-Identifier: Apache-2.0 */
/* A hash map from 64-bit keys to one word each, in an arena.
 *
 * Knows nothing about programs. Depends on arena alone.
 *
 * There are two ways to use a map; one map is used in one way only.
 *   By address: the key is the address of something that is unique, such as an interned string, a
 *   type or a value. Equal addresses are equal keys.
 *   By hash: the key is a hash that the caller computes. Several slots may have the same hash. The
 *   caller walks over them and compares the things that their words stand for.
 *
 * Invariants: the number of slots is 0 or a power of two, and at most half of them are taken, so
 * every search ends. A zeroed map is empty and ready for use. A slot stays valid until the next
 * slot is made or removed. Memory comes from the arena passed in, which must be the same one each
 * time; the old slots stay in the arena until it is freed. Where a slot lies depends on the key
 * only by its hash, so nothing may depend on the order of slots. */
#ifndef HLO_CTS_BASE_MAP_H
#define HLO_CTS_BASE_MAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"

typedef struct map_slot {
  uint64_t key; /* 0: free */
  union {       /* the value of the key; the caller decides which member */
    void *pointer;
    uint64_t number;
  };
} map_slot;

typedef struct map {
  map_slot *slots;
  uint32_t bits; /* 1 << bits slots, once there are any */
  size_t count;  /* taken slots */
} map;

/* Room for `count` keys in all, so that adding them does not grow the map. */
void map_reserve(arena *a, map *m, size_t count);
/* Frees a slot. Other slots may move. */
void map_remove(map *m, map_slot *slot);

/* --- By address ------------------------------------------------------------------------------- */

/* The slot of `key`, which is not NULL; made with a zero word when it is new. */
map_slot *map_at(arena *a, map *m, const void *key);
/* Makes a slot; false when the key was there already, and then nothing changes. */
bool map_insert(arena *a, map *m, const void *key, const void *pointer);
bool map_insert_number(arena *a, map *m, const void *key, uint64_t number);

/* --- By hash ---------------------------------------------------------------------------------- */

/* A new slot for `hash`, whether or not there are others. The caller sets its word. */
map_slot *map_add(arena *a, map *m, uint32_t hash);

/* --- Looking, both ways ----------------------------------------------------------------------- */

static inline uint64_t map_address_key(const void *address) { return (uintptr_t)address; }
static inline uint64_t map_hash_key(uint32_t hash) { return UINT64_C(1) << 63 | hash; }

/* The slot at which a search begins. A hash is taken as it is, so hashes that lie side by side
 * stand side by side (ir/attr.c gives such hashes to locations). Callers mostly look things up in
 * the order in which they made them, so addresses of one page share a region of the map. A larger
 * map uses more of the same bits, so growing copies slots in order. */
static inline size_t map_home(const map *m, uint64_t key) {
  uint64_t page = (key >> 12) * UINT64_C(0x9e3779b97f4a7c15) >> 32;
  return (size_t)(key >> 63 ? key : page + (key >> 4)) & (((size_t)1 << m->bits) - 1);
}
/* From slot `i` on: the first one with this key, or the free one that ends the search. */
static inline map_slot *map_seek(const map *m, size_t i, uint64_t key) {
  size_t mask = ((size_t)1 << m->bits) - 1;
  for (i &= mask; m->slots[i].key != key && m->slots[i].key;) i = (i + 1) & mask;
  return &m->slots[i];
}
static inline map_slot *map_search(const map *m, uint64_t key) {
  map_slot *s = m->count ? map_seek(m, map_home(m, key), key) : NULL;
  return s && s->key ? s : NULL;
}

/* By address: the slot of `key`, or NULL. */
static inline map_slot *map_find(const map *m, const void *key) {
  return map_search(m, map_address_key(key));
}
/* By address: the pointer of `key`, NULL when it is not in the map. */
static inline void *map_get(const map *m, const void *key) {
  const map_slot *s = map_find(m, key);
  return s ? s->pointer : NULL;
}
/* By hash: the first slot, and the one after another; NULL at the end. */
static inline map_slot *map_first(const map *m, uint32_t hash) {
  return map_search(m, map_hash_key(hash));
}
static inline map_slot *map_next(const map *m, const map_slot *s) {
  map_slot *next = map_seek(m, (size_t)(s - m->slots) + 1, s->key);
  return next->key ? next : NULL;
}

#endif
