/* SPDX-License-Identifier: Apache-2.0 */
/* Varints, against the table in the format's document. */
#include "bytecode/wire.h"

#include "artifact.h"

typedef struct example {
  uint64_t value;
  uint8_t bytes[9];
  size_t size;
} example;

/* xxxxxxx1 one byte, xxxxxx10 two, ... 10000000 eight, 00000000 nine; little-endian. */
static const example examples[] = {
    {0, {0x01}, 1},
    {1, {0x03}, 1},
    {127, {0xff}, 1},
    {128, {0x02, 0x02}, 2},
    {16383, {0xfe, 0xff}, 2},
    {16384, {0x04, 0x00, 0x02}, 3},
    {(1 << 21) - 1, {0xfc, 0xff, 0xff}, 3},
    {1 << 21, {0x08, 0x00, 0x00, 0x02}, 4},
    {UINT64_C(1) << 28, {0x10, 0, 0, 0, 0x02}, 5},
    {UINT64_C(1) << 35, {0x20, 0, 0, 0, 0, 0x02}, 6},
    {UINT64_C(1) << 42, {0x40, 0, 0, 0, 0, 0, 0x02}, 7},
    {UINT64_C(1) << 49, {0x80, 0, 0, 0, 0, 0, 0, 0x02}, 8},
    {(UINT64_C(1) << 56) - 1, {0x80, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}, 8},
    {UINT64_C(1) << 56, {0x00, 0, 0, 0, 0, 0, 0, 0, 0x01}, 9},
    {UINT64_MAX, {0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}, 9},
};

static void varints_are_read_as_the_document_says(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {
    const example *e = &examples[i];
    cursor c = cursor_of(e->bytes, e->size);
    uint64_t v = 0;
    assert_true(bc_get_varint(&c, &v));
    assert_true(v == e->value);
    assert_ptr_equal(c.at, c.end);
  }
}

static void a_varint_that_ends_early_is_not_read(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof examples / sizeof *examples; i++)
    for (size_t n = 0; n < examples[i].size; n++) {
      cursor c = cursor_of(examples[i].bytes, n);
      uint64_t v;
      assert_false(bc_get_varint(&c, &v));
      assert_ptr_equal(c.at, c.base);
    }
}

static void varints_longer_than_needed_are_read(void **state) {
  (void)state;
  static const uint8_t bytes[] = {0x00, 5, 0, 0, 0, 0, 0, 0, 0};
  cursor c = cursor_of(bytes, sizeof bytes);
  uint64_t v;
  assert_true(bc_get_varint(&c, &v));
  assert_int_equal(v, 5);
}

static void zigzag_alternates_signs(void **state) {
  (void)state;
  static const int64_t values[] = {0, -1, 1, -2, 2};
  for (uint64_t i = 0; i < 5; i++) {
    assert_int_equal(bc_zigzag(values[i]), i);
    assert_int_equal(bc_unzigzag(i), values[i]);
  }
  assert_true(bc_unzigzag(bc_zigzag(INT64_MIN)) == INT64_MIN);
  assert_true(bc_unzigzag(bc_zigzag(INT64_MAX)) == INT64_MAX);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(varints_are_read_as_the_document_says),
      cmocka_unit_test(a_varint_that_ends_early_is_not_read),
      cmocka_unit_test(varints_longer_than_needed_are_read),
      cmocka_unit_test(zigzag_alternates_signs),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
