/* SPDX-License-Identifier: Apache-2.0 */
#include "base/intern.h"

#include <string.h>

#include "base/bytes.h"
#include "base/map.h"

struct intern {
  arena *a;
  map strings; /* by hash */
};

uint64_t hash_u64(uint64_t x) {
  x ^= x >> 30;
  x *= UINT64_C(0xbf58476d1ce4e5b9);
  x ^= x >> 27;
  x *= UINT64_C(0x94d049bb133111eb);
  return x ^ x >> 31;
}

uint64_t hash_next(uint64_t *state) { return hash_u64(*state += UINT64_C(0x9e3779b97f4a7c15)); }

uint32_t hash_bytes(const void *bytes, size_t n, uint32_t seed) {
  const uint8_t *p = bytes;
  uint64_t h = seed ^ (uint64_t)n * UINT64_C(0x9e3779b97f4a7c15);
  for (; n >= 8; n -= 8, p += 8) {
    h = (h ^ bytes_load(p, 8, BYTES_LITTLE)) * UINT64_C(0xff51afd7ed558ccd);
    h ^= h >> 32;
  }
  return (uint32_t)hash_u64(n ? h ^ bytes_load(p, n, BYTES_LITTLE) : h);
}

intern *intern_new(arena *a) {
  intern *t = ARENA_NEW(a, intern);
  t->a = a;
  map_reserve(a, &t->strings, 128);
  return t;
}

const istr *intern_get(intern *t, const char *bytes, size_t n) {
  uint32_t hash = hash_bytes(bytes, n, 0);
  for (const map_slot *at = map_first(&t->strings, hash); at; at = map_next(&t->strings, at)) {
    const istr *s = at->pointer;
    if (s->len == n && (n == 0 || memcmp(s->bytes, bytes, n) == 0)) return s;
  }
  istr *s = arena_alloc(t->a, sizeof *s + n + 1, _Alignof(istr));
  s->len = (uint32_t)n;
  s->hash = hash;
  if (n) memcpy(s->bytes, bytes, n);
  map_add(t->a, &t->strings, hash)->pointer = s;
  return s;
}
