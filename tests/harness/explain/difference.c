/* SPDX-License-Identifier: Apache-2.0 */
/* Differences of bytes. */
#include <jansson.h>

#include "harness/explain/difference.h"
#include "tests/harness/shell.h"

static const char *text_of(const json_t *o, const char *key) {
  return json_string_value(json_object_get(o, key));
}
static json_int_t number_of(const json_t *o, const char *key) {
  return json_integer_value(json_object_get(o, key));
}

static void byte_differences(void **state) {
  (void)state;
  assert_null(difference_of_bytes("abc", 3, "abc", 3));
  json_t *d = difference_of_bytes("abc", 3, "abcd", 4);
  assert_int_equal(number_of(d, "offset"), 3);
  assert_string_equal(text_of(d, "actual"), "616263");
  assert_string_equal(text_of(d, "expected"), "61626364");
  json_decref(d);
  d = difference_of_bytes("", 0, "x", 1);
  assert_int_equal(number_of(d, "offset"), 0);
  json_decref(d);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(byte_differences),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
