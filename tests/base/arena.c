/* SPDX-License-Identifier: Apache-2.0 */
/* Arenas: alignment, growth, limits, guards, release. */
#include "base/arena.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static void allocations_are_zeroed_and_aligned(void **state) {
  (void)state;
  arena *a = arena_new(0);
  arena_guard g;
  if (!ARENA_GUARD(a, &g)) fail();
  for (size_t size = 0; size < 5000; size = size * 3 + 1)
    for (size_t align = 1; align <= 64; align *= 2) {
      uint8_t *p = arena_alloc(a, size, align);
      assert_non_null(p);
      assert_int_equal((uintptr_t)p % align, 0);
      for (size_t i = 0; i < size; i++) assert_int_equal(p[i], 0);
      memset(p, 0xa5, size); /* so that a later overlap would show */
    }
  arena_guard_pop(a, &g);
  arena_free(a);
}

static void growing_the_last_allocation_stays_in_place(void **state) {
  (void)state;
  arena *a = arena_new(0);
  arena_guard g;
  if (!ARENA_GUARD(a, &g)) fail();
  int *p = ARENA_ARRAY(a, int, 4);
  for (int i = 0; i < 4; i++) p[i] = i;
  int *q = arena_grow(a, p, 4, 8, sizeof *q, _Alignof(int));
  assert_ptr_equal(p, q);
  arena_alloc(a, 1, 1);
  int *r = arena_grow(a, q, 8, 16, sizeof *r, _Alignof(int));
  assert_ptr_not_equal(q, r);
  for (int i = 0; i < 4; i++) assert_int_equal(r[i], i);
  for (int i = 4; i < 16; i++) assert_int_equal(r[i], 0);
  arena_guard_pop(a, &g);
  arena_free(a);
}

static void the_limit_unwinds_to_the_innermost_guard(void **state) {
  (void)state;
  arena *a = arena_new(1 << 20);
  volatile int reached = 0;
  arena_guard outer, inner;
  if (ARENA_GUARD(a, &outer)) {
    if (ARENA_GUARD(a, &inner)) {
      arena_alloc(a, 2 << 20, 1);
      fail();
    } else {
      reached = 1;
    }
    arena_alloc(a, 100, 1); /* what fits still succeeds under the outer guard */
    arena_guard_pop(a, &outer);
  } else {
    fail();
  }
  assert_int_equal(reached, 1);
  arena_free(a);
}

static void a_product_that_overflows_fails(void **state) {
  (void)state;
  arena *a = arena_new(0);
  arena_guard g;
  if (ARENA_GUARD(a, &g)) {
    arena_alloc_array(a, SIZE_MAX / 2, 4, 1);
    fail();
  }
  arena_free(a);
}

static void release_returns_to_a_mark(void **state) {
  (void)state;
  arena *a = arena_new(1 << 20);
  arena_guard g;
  if (!ARENA_GUARD(a, &g)) fail();
  char *kept = arena_strndup(a, "kept", 4);
  arena_mark mark = arena_save(a);
  for (int i = 0; i < 1000; i++) { /* far beyond the limit in sum */
    arena_alloc(a, 100000, 8);
    arena_release(a, mark);
  }
  assert_string_equal(kept, "kept");
  arena_guard_pop(a, &g);
  arena_free(a);
}

static void release_across_a_chunks_end_keeps_the_chunk(void **state) {
  (void)state;
  arena *a = arena_new(0);
  arena_guard g;
  if (!ARENA_GUARD(a, &g)) fail();
  arena_alloc(a, 10, 1);
  arena_mark mark = arena_save(a);
  char *first = arena_alloc(a, 20000, 1); /* more than the first chunk has left */
  for (int i = 0; i < 100; i++) {
    arena_release(a, mark);
    assert_ptr_equal(arena_alloc(a, 20000, 1), first);
    for (int k = 0; k < 20000; k++) assert_int_equal(first[k], 0);
    memset(first, 0xa5, 20000);
  }
  arena_guard_pop(a, &g);
  arena_free(a);
}

/* Large chunks are mappings, which begin as zeros: only what was handed out before has to be
 * cleared, also where it reached beyond what a release went back to. */
static void bytes_of_a_large_chunk_are_zero_again_after_a_release(void **state) {
  (void)state;
  enum { SIZE = 9 << 20, PART = 3 << 20 };
  arena *a = arena_new(0);
  arena_guard g;
  if (!ARENA_GUARD(a, &g)) fail();
  uint8_t *whole = arena_alloc(a, SIZE, 1);
  arena_mark mark = arena_save(a);
  for (size_t part = PART / 4; part <= PART; part += PART / 4) {
    uint8_t *p = arena_alloc(a, PART / 4, 1);
    p = arena_grow(a, p, PART / 4, part, 1, 1);
    uint8_t *q = arena_alloc(a, PART, 64);
    for (size_t i = 0; i < part; i += 97) assert_int_equal(p[i], 0);
    for (size_t i = 0; i < PART; i += 97) assert_int_equal(q[i], 0);
    memset(p, 0xa5, part);
    memset(q, 0xa5, PART);
    arena_release(a, mark);
  }
  assert_int_equal(whole[0] | whole[SIZE - 1], 0);
  arena_guard_pop(a, &g);
  arena_free(a);
}

static void a_spare_chunk_does_not_count_against_the_limit(void **state) {
  (void)state;
  arena *a = arena_new(1 << 20);
  arena_guard g;
  if (!ARENA_GUARD(a, &g)) fail();
  arena_alloc(a, 10, 1);
  arena_mark mark = arena_save(a);
  arena_alloc(a, 600000, 1);
  arena_release(a, mark);
  arena_alloc(a, 900000, 1);
  assert_in_range(arena_used(a), 900010, 900080);
  arena_guard_pop(a, &g);
  arena_free(a);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(allocations_are_zeroed_and_aligned),
      cmocka_unit_test(growing_the_last_allocation_stays_in_place),
      cmocka_unit_test(the_limit_unwinds_to_the_innermost_guard),
      cmocka_unit_test(a_product_that_overflows_fails),
      cmocka_unit_test(release_returns_to_a_mark),
      cmocka_unit_test(release_across_a_chunks_end_keeps_the_chunk),
      cmocka_unit_test(bytes_of_a_large_chunk_are_zero_again_after_a_release),
      cmocka_unit_test(a_spare_chunk_does_not_count_against_the_limit),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
