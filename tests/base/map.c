/* SPDX-License-Identifier: Apache-2.0 */
/* Maps: against an array that is searched from front to back, and at their edges. */
#include "base/map.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

static uint32_t next_random(uint64_t *seed) {
  *seed = *seed * UINT64_C(6364136223846793005) + 1442695040888963407u;
  return (uint32_t)(*seed >> 33);
}

static void a_zeroed_map_is_empty(arena *memory) {
  map m = {0};
  assert_null(map_find(&m, memory));
  assert_null(map_get(&m, memory));
  assert_null(map_first(&m, 0));
  assert_null(map_first(&m, UINT32_MAX));
}

/* Addresses side by side, some bytes apart, and a page or more apart. */
static void addresses_keep_their_words(arena *memory) {
  static const size_t strides[] = {1, 4, 16, 24, 64, 80, 4096, 65536};
  char *base = arena_alloc(memory, 1, 64);
  for (size_t s = 0; s < sizeof strides / sizeof *strides; s++) {
    map m = {0};
    for (size_t i = 0; i < 3000; i++) {
      const void *key = (void *)((uintptr_t)base + i * strides[s]);
      assert_null(map_find(&m, key));
      assert_true(map_insert_number(memory, &m, key, i));
      assert_false(map_insert_number(memory, &m, key, i + 1));
      assert_int_equal(m.count, i + 1);
      assert_true(2 * m.count <= (size_t)1 << m.bits);
    }
    for (size_t i = 0; i < 3000; i++)
      assert_int_equal(map_find(&m, (void *)((uintptr_t)base + i * strides[s]))->number, i);
    assert_null(map_find(&m, (void *)((uintptr_t)base + 3000 * strides[s])));
  }
}

static void a_pointer_comes_back(arena *memory) {
  map m = {0};
  int one = 1, two = 2;
  assert_true(map_insert(memory, &m, &one, &two));
  assert_false(map_insert(memory, &m, &one, &one));
  assert_ptr_equal(map_get(&m, &one), &two);
  assert_null(map_get(&m, &two));
  map_slot *fresh = map_at(memory, &m, &two);
  assert_null(fresh->pointer);
  fresh->pointer = &one;
  assert_ptr_equal(map_at(memory, &m, &two), map_find(&m, &two));
  assert_ptr_equal(map_get(&m, &two), &one);
}

/* Few hashes, so that most slots share theirs with others; the first and the last hash too. */
static void hashes_may_repeat(arena *memory) {
  enum { ITEMS = 2000, HASHES = 37 };
  static uint32_t hash_of[ITEMS];
  map m = {0};
  uint64_t seed = 1;
  for (size_t i = 0; i < ITEMS; i++) {
    uint32_t pick = next_random(&seed) % HASHES;
    hash_of[i] = pick == 0 ? 0 : pick == 1 ? UINT32_MAX : pick * 0x01000193u;
    map_add(memory, &m, hash_of[i])->number = i;
  }
  assert_int_equal(m.count, ITEMS);
  size_t seen = 0;
  for (size_t i = 0; i < ITEMS; i++) {
    size_t same = 0, found = 0;
    for (size_t k = 0; k < ITEMS; k++) same += hash_of[k] == hash_of[i];
    for (const map_slot *s = map_first(&m, hash_of[i]); s; s = map_next(&m, s)) {
      assert_int_equal(hash_of[s->number], hash_of[i]);
      found++;
      seen += s->number == i;
    }
    assert_int_equal(found, same);
  }
  assert_int_equal(seen, ITEMS);
}

static void removing_leaves_the_others(arena *memory) {
  enum { KEYS = 400 };
  static char keys[16 * KEYS];
  bool in[KEYS] = {false};
  map m = {0};
  uint64_t seed = 7;
  for (size_t step = 0; step < 20000; step++) {
    size_t k = next_random(&seed) % KEYS;
    const void *key = &keys[16 * k];
    if (in[k])
      map_remove(&m, map_find(&m, key));
    else
      assert_true(map_insert_number(memory, &m, key, k));
    in[k] = !in[k];
    if (step % 50) continue;
    size_t count = 0;
    for (size_t i = 0; i < KEYS; i++) {
      const map_slot *s = map_find(&m, &keys[16 * i]);
      assert_int_equal(s != NULL, in[i]);
      if (s) assert_int_equal(s->number, i);
      count += in[i];
    }
    assert_int_equal(m.count, count);
  }
}

static void reserved_room_is_enough(arena *memory) {
  static const size_t counts[] = {0, 1, 8, 9, 1000, 1024, 1025};
  static char keys[2048];
  for (size_t c = 0; c < sizeof counts / sizeof *counts; c++) {
    map m = {0};
    map_reserve(memory, &m, counts[c]);
    const map_slot *slots = m.slots;
    for (size_t i = 0; i < counts[c]; i++) assert_true(map_insert_number(memory, &m, &keys[i], i));
    assert_ptr_equal(m.slots, slots);
    map_reserve(memory, &m, counts[c]);
    assert_ptr_equal(m.slots, slots);
    map_reserve(memory, &m, 2 * counts[c] + 100);
    for (size_t i = 0; i < counts[c]; i++) assert_int_equal(map_find(&m, &keys[i])->number, i);
  }
}

static void an_absurd_reserve_unwinds(arena *memory) {
  volatile bool unwound = false;
  map m = {0};
  arena_guard g;
  if (ARENA_GUARD(memory, &g)) {
    map_reserve(memory, &m, SIZE_MAX);
    arena_guard_pop(memory, &g);
  } else {
    unwound = true;
  }
  assert_true(unwound);
}

typedef struct body {
  void (*run)(arena *memory);
} body;

static void guarded(void **state) {
  const body *b = *state;
  arena *memory = arena_new(0);
  arena_guard g;
  if (!ARENA_GUARD(memory, &g)) fail();
  b->run(memory);
  arena_guard_pop(memory, &g);
  arena_free(memory);
}

#define TEST(name)                               \
  {                                              \
#name, guarded, NULL, NULL, &(body) { name } \
  }

int main(void) {
  const struct CMUnitTest tests[] = {
      TEST(a_zeroed_map_is_empty),      TEST(addresses_keep_their_words),
      TEST(a_pointer_comes_back),       TEST(hashes_may_repeat),
      TEST(removing_leaves_the_others), TEST(reserved_room_is_enough),
      TEST(an_absurd_reserve_unwinds),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
