#include "base/intern.h"

#include <string.h>

struct intern {
  arena *a;
  const istr **slots; /* open addressing; a power of two; NULL: free */
  size_t mask, count;
};

uint64_t hash_u64(uint64_t x) {
  /* splitmix64's finalizer (Steele, Lea, Flood 2014). */
  x ^= x >> 30;
  x *= UINT64_C(0xbf58476d1ce4e5b9);
  x ^= x >> 27;
  x *= UINT64_C(0x94d049bb133111eb);
  return x ^ x >> 31;
}

uint32_t hash_bytes(const void *bytes, size_t n, uint32_t seed) {
  const uint8_t *p = bytes;
  uint64_t h = seed ^ (uint64_t)n * UINT64_C(0x9e3779b97f4a7c15);
  for (; n >= 8; n -= 8, p += 8) {
    uint64_t word;
    memcpy(&word, p, 8);
    h = (h ^ word) * UINT64_C(0xff51afd7ed558ccd);
    h ^= h >> 32;
  }
  uint64_t tail = 0;
  if (n) memcpy(&tail, p, n);
  return (uint32_t)hash_u64(h ^ tail);
}

intern *intern_new(arena *a) {
  intern *t = ARENA_NEW(a, intern);
  t->a = a;
  t->mask = 255;
  t->slots = ARENA_ARRAY(a, const istr *, t->mask + 1);
  return t;
}

static void grow(intern *t) {
  size_t mask = t->mask * 2 + 1;
  const istr **slots = ARENA_ARRAY(t->a, const istr *, mask + 1);
  for (size_t i = 0; i <= t->mask; i++) {
    if (!t->slots[i]) continue;
    size_t at = t->slots[i]->hash & mask;
    while (slots[at]) at = (at + 1) & mask;
    slots[at] = t->slots[i];
  }
  t->slots = slots;
  t->mask = mask;
}

const istr *intern_get(intern *t, const char *bytes, size_t n) {
  uint32_t hash = hash_bytes(bytes, n, 0);
  size_t at = hash & t->mask;
  for (; t->slots[at]; at = (at + 1) & t->mask) {
    const istr *s = t->slots[at];
    if (s->hash == hash && s->len == n && memcmp(s->bytes, bytes, n) == 0) return s;
  }
  if (t->count * 2 > t->mask) {
    grow(t);
    at = hash & t->mask;
    while (t->slots[at]) at = (at + 1) & t->mask;
  }
  istr *s = arena_alloc(t->a, sizeof *s + n + 1, _Alignof(istr));
  s->len = (uint32_t)n;
  s->hash = hash;
  if (n) memcpy(s->bytes, bytes, n);
  t->slots[at] = s;
  t->count++;
  return s;
}
