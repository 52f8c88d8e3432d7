/* SPDX-License-Identifier: Apache-2.0 */
/* Differences of bytes, and the sections of artifacts. */
#include <jansson.h>

#include "harness/explain/difference.h"
#include "harness/golden/golden.h"
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

/* Every byte of an artifact is in exactly one section, damaged artifacts too. */
static void sections_cover_every_byte(void **state) {
  (void)state;
  golden_set golden;
  strbuf why = STRBUF_INIT;
  const char *bytes;
  size_t n = 0;
  assert_true(golden_load(&golden, HLO_CTS_SOURCE "/golden", vs_builtin_opset(), NULL));
  const golden_row *row = golden_find(&golden, "abs_f32", VS(1, 4, 0));
  assert_true(row && golden_bytes(&golden, row, &bytes, &n, &why));
  for (size_t cut = 0; cut <= n; cut++) {
    json_t *sections = difference_sections(bytes, cut);
    json_int_t end = 0;
    for (size_t i = 0; i < json_array_size(sections); i++) {
      const json_t *s = json_array_get(sections, i);
      assert_int_equal(number_of(s, "offset"), end);
      end += number_of(s, "size");
    }
    assert_int_equal(end, cut);
    json_decref(sections);
  }
  golden_free(&golden);
}

/* The sections of whole artifacts, found by walking the bytes: the ids and the coding of lengths
 * are those of mlir/include/mlir/Bytecode/Encoding.h. */
static void sections_have_their_names_and_sizes(void **state) {
  (void)state;
  static const char *const names[] = {
      "string",    "dialect",  "attribute/type",  "attribute/type offset",
      "IR",        "resource", "resource offset", "dialect versions",
      "properties"};
  golden_set golden;
  strbuf why = STRBUF_INIT;
  const char *text;
  size_t n = 0, walked = 0;
  assert_true(golden_load(&golden, HLO_CTS_SOURCE "/golden", vs_builtin_opset(), NULL));
  const vs_version releases[] = {VS(0, 9, 0), VS(1, 4, 0), VS(1, 20, 0)};
  for (size_t r = 0; r < sizeof releases / sizeof *releases; r++) {
    const golden_row *row = golden_find(&golden, "abs_f32", releases[r]);
    assert_true(row && golden_bytes(&golden, row, &text, &n, &why));
    const uint8_t *b = (const uint8_t *)text;
    size_t at = 5 + strlen(text + 5) + 1; /* magic, version, name of the producer */
    json_t *sections = difference_sections(b, n);
    for (size_t i = 1; at < n; i++) {
      size_t start = at, id = b[at] & 0x7f, length = 0;
      assert_false(b[at++] & 0x80); /* none is aligned */
      size_t extra = 0;
      while (!(b[at] >> extra & 1)) extra++;
      for (size_t k = extra + 1; k-- > 0;) length = length << 8 | b[at + k];
      length >>= extra + 1;
      at += extra + 1 + length;
      const json_t *s = json_array_get(sections, i);
      assert_string_equal(text_of(s, "name"), names[id]);
      assert_int_equal(number_of(s, "offset"), start);
      assert_int_equal(number_of(s, "size"), at - start);
      walked++;
    }
    assert_int_equal(at, n);
    json_decref(sections);
  }
  assert_true(walked >= 3 * 6);
  golden_free(&golden);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(byte_differences),
      cmocka_unit_test(sections_cover_every_byte),
      cmocka_unit_test(sections_have_their_names_and_sizes),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
