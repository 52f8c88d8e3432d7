/* SPDX-License-Identifier: Apache-2.0 */
/* Growing arrays: contents, zeroed room, kinds of count, sizes that overflow. */
#include "base/vec.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>

#include <cmocka.h>

typedef struct pair {
  int a, b;
} pair;

typedef struct narrow {
  const char **items;
  uint32_t count, cap;
} narrow;

static void items_stay_while_it_grows(void **state) {
  (void)state;
  arena *a = arena_new(0);
  arena_guard g;
  if (!ARENA_GUARD(a, &g)) fail();
  VEC(pair) pairs = {0};
  for (int i = 0; i < 1000; i++) {
    VEC_ADD(a, &pairs, (pair){(int)pairs.count, -i});
    if (i % 3 == 0) arena_alloc(a, 1, 1); /* something else comes to stand behind it */
    assert_true(pairs.cap >= pairs.count);
  }
  assert_int_equal(pairs.count, 1000);
  for (int i = 0; i < 1000; i++) {
    assert_int_equal(pairs.items[i].a, i);
    assert_int_equal(pairs.items[i].b, -i);
  }
  for (size_t i = pairs.count; i < pairs.cap; i++) assert_int_equal(pairs.items[i].a, 0);
  arena_guard_pop(a, &g);
  arena_free(a);
}

static void reserved_room_is_zeroed_and_enough(void **state) {
  (void)state;
  arena *a = arena_new(0);
  arena_guard g;
  if (!ARENA_GUARD(a, &g)) fail();
  VEC(int) ints = {0};
  VEC_RESERVE(a, &ints, 0);
  assert_null(ints.items);
  VEC_ADD(a, &ints, 7);
  VEC_RESERVE(a, &ints, 100);
  const int *items = ints.items;
  assert_true(ints.cap >= 101);
  for (size_t i = 1; i < ints.cap; i++) assert_int_equal(items[i], 0);
  for (int i = 0; i < 100; i++) VEC_ADD(a, &ints, i);
  assert_ptr_equal(ints.items, items);
  assert_int_equal(items[0], 7);
  assert_int_equal(items[100], 99);
  arena_guard_pop(a, &g);
  arena_free(a);
}

static void counts_may_be_narrow(void **state) {
  (void)state;
  arena *a = arena_new(0);
  arena_guard g;
  if (!ARENA_GUARD(a, &g)) fail();
  narrow words = {0};
  for (int i = 0; i < 20; i++) VEC_ADD(a, &words, i % 2 ? "odd" : "even");
  assert_int_equal(words.count, 20);
  assert_string_equal(words.items[19], "odd");
  arena_guard_pop(a, &g);
  arena_free(a);
}

static void capacities_do_not_wrap_around(void **state) {
  (void)state;
  assert_int_equal(vec_cap(0, 0, 1), 8);
  assert_int_equal(vec_cap(8, 8, 1), 16);
  assert_int_equal(vec_cap(8, 3, 100), 103);
  assert_true(vec_cap(SIZE_MAX / 2 + 1, 5, 1) == SIZE_MAX);
  assert_true(vec_cap(8, 8, SIZE_MAX) == SIZE_MAX);
  arena *a = arena_new(0);
  volatile bool unwound = false;
  arena_guard g;
  VEC(pair) pairs = {0};
  if (ARENA_GUARD(a, &g)) {
    VEC_RESERVE(a, &pairs, SIZE_MAX / 4);
    arena_guard_pop(a, &g);
  } else {
    unwound = true;
  }
  assert_true(unwound);
  arena_free(a);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(items_stay_while_it_grows),
      cmocka_unit_test(reserved_room_is_zeroed_and_enough),
      cmocka_unit_test(counts_may_be_narrow),
      cmocka_unit_test(capacities_do_not_wrap_around),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
