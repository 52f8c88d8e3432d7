/* SPDX-License-Identifier: Apache-2.0 */
/* The bytes of numbers, in both orders whatever the machine. What is expected is written by hand.
 */
#include "base/bytes.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

/* 0x0102…08, of which each size takes the low bytes */
static const uint64_t number = UINT64_C(0x0102030405060708);
static const uint8_t little[] = {8, 7, 6, 5, 4, 3, 2, 1};
static const uint8_t big[] = {1, 2, 3, 4, 5, 6, 7, 8};

static void the_machine_has_one_of_the_orders(void **state) {
  (void)state;
  assert_memory_equal(&number, BYTES_HERE == BYTES_BIG ? big : little, 8);
}

static void numbers_of_each_size(void **state) {
  (void)state;
  for (size_t size = 0; size <= 8; size++) {
    uint64_t want = size == 8 ? number : number & ((UINT64_C(1) << 8 * size) - 1);
    assert_true(bytes_load(little, size, BYTES_LITTLE) == want);
    assert_true(bytes_load(big + 8 - size, size, BYTES_BIG) == want);
    uint8_t room[9];
    memset(room, 0xee, sizeof room);
    bytes_store(room, number, size, BYTES_LITTLE);
    assert_memory_equal(room, little, size);
    assert_int_equal(room[size], 0xee);
    memset(room, 0xee, sizeof room);
    bytes_store(room, number, size, BYTES_BIG);
    assert_memory_equal(room, big + 8 - size, size);
    assert_int_equal(room[size], 0xee);
  }
}

static void numbers_of_several_words(void **state) {
  (void)state;
  static const uint64_t words[] = {UINT64_C(0x0a0b0c0d0e0f1011), 0x0809};
  static const uint8_t low_first[] = {0x11, 0x10, 0xf, 0xe, 0xd, 0xc, 0xb, 0xa, 9, 8};
  static const uint8_t low_last[] = {8, 9, 0xa, 0xb, 0xc, 0xd, 0xe, 0xf, 0x10, 0x11};
  uint8_t room[10];
  uint64_t back[2] = {0};
  bytes_store_words(room, words, 10, BYTES_LITTLE);
  assert_memory_equal(room, low_first, 10);
  bytes_load_words(back, low_first, 10, BYTES_LITTLE);
  assert_memory_equal(back, words, sizeof words);
  memset(back, 0, sizeof back);
  bytes_store_words(room, words, 10, BYTES_BIG);
  assert_memory_equal(room, low_last, 10);
  bytes_load_words(back, low_last, 10, BYTES_BIG);
  assert_memory_equal(back, words, sizeof words);
}

static void lists_are_copied_and_turned_in_place(void **state) {
  (void)state;
  static const struct {
    size_t size;
    uint8_t turned[12];
  } rows[] = {
      {1, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}}, {2, {2, 1, 4, 3, 6, 5, 8, 7, 10, 9, 12, 11}},
      {3, {3, 2, 1, 6, 5, 4, 9, 8, 7, 12, 11, 10}}, {4, {4, 3, 2, 1, 8, 7, 6, 5, 12, 11, 10, 9}},
      {6, {6, 5, 4, 3, 2, 1, 12, 11, 10, 9, 8, 7}}, {12, {12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1}},
  };
  static const uint8_t plain[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
  for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
    size_t size = rows[r].size, count = 12 / size;
    uint8_t room[12] = {0};
    bytes_copy(room, plain, count, size, BYTES_LITTLE);
    assert_memory_equal(room, plain, 12);
    bytes_copy(room, room, count, size, BYTES_BIG);
    assert_memory_equal(room, rows[r].turned, 12);
    memset(room, 0, sizeof room);
    bytes_copy(room, plain, count, size, BYTES_BIG);
    assert_memory_equal(room, rows[r].turned, 12);
  }
  bytes_copy(NULL, NULL, 0, 8, BYTES_BIG);
  bytes_copy(NULL, NULL, 0, 8, BYTES_LITTLE);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_machine_has_one_of_the_orders),
      cmocka_unit_test(numbers_of_each_size),
      cmocka_unit_test(numbers_of_several_words),
      cmocka_unit_test(lists_are_copied_and_turned_in_place),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
