/* SPDX-License-Identifier: Apache-2.0 */
/* String buffers, cursors, interning and the text form of diagnostics. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/cursor.h"
#include "base/diag.h"
#include "base/intern.h"
#include "base/strbuf.h"

static void a_buffer_takes_numbers_and_bytes(void **state) {
  (void)state;
  strbuf b = STRBUF_INIT;
  assert_string_equal(strbuf_str(&b), "");
  strbuf_addi(&b, INT64_MIN);
  strbuf_addc(&b, ' ');
  strbuf_addu(&b, UINT64_MAX);
  strbuf_addf(&b, " %s %d", "x", 7);
  strbuf_addn(&b, '-', 3);
  assert_string_equal(strbuf_str(&b), "-9223372036854775808 18446744073709551615 x 7---");
  strbuf_reset(&b);
  strbuf_add(&b, "a\0b", 3);
  assert_int_equal(b.len, 3);
  assert_memory_equal(b.bytes, "a\0b", 4);
  strbuf_free(&b);
}

static bool take_once(void *user, const void *bytes, size_t n) {
  strbuf *taken = user;
  if (taken->len) return false;
  strbuf_add(taken, bytes, n);
  return true;
}

static void a_buffer_hands_on_what_is_enough(void **state) {
  (void)state;
  strbuf b = STRBUF_INIT, taken = STRBUF_INIT;
  strbuf_sink to = {take_once, &taken};
  strbuf_adds(&b, "abc");
  assert_true(strbuf_hand_on(&b, NULL, 1));
  assert_true(strbuf_hand_on(&b, &to, 4));
  assert_string_equal(strbuf_str(&b), "abc");
  assert_string_equal(strbuf_str(&taken), "");
  assert_true(strbuf_hand_on(&b, &to, 3));
  assert_string_equal(strbuf_str(&b), "");
  assert_string_equal(strbuf_str(&taken), "abc");
  assert_false(strbuf_hand_on(&b, &to, 0));
  strbuf_reset(&taken);
  b.failed = true; /* as when memory ran out */
  assert_false(strbuf_hand_on(&b, &to, 0));
  assert_false(strbuf_hand_on(&b, NULL, 0));
  assert_true(b.failed);
  assert_int_equal(taken.len, 0);
  strbuf_free(&b);
  strbuf_free(&taken);
}

static void words_are_found_and_cut(void **state) {
  (void)state;
  const char text[] = "aab\0aabc";
  assert_ptr_equal(strbuf_find(text, 8, "aabc", 4), text + 4);
  assert_ptr_equal(strbuf_find(text, 8, "\0", 1), text + 3);
  assert_ptr_equal(strbuf_find(text, 8, "", 0), text);
  assert_null(strbuf_find(text, 7, "aabc", 4)); /* it ends behind them */
  assert_null(strbuf_find(text, 8, "abb", 3));
  assert_null(strbuf_find(text, 0, "a", 1));
  assert_null(strbuf_find(NULL, 0, "a", 1));
  char list[] = "one,,two;", *at = list;
  assert_string_equal(strbuf_cut_word(&at, ",;"), "one");
  assert_string_equal(strbuf_cut_word(&at, ",;"), "");
  assert_string_equal(strbuf_cut_word(&at, ",;"), "two");
  assert_string_equal(strbuf_cut_word(&at, ",;"), "");
  assert_null(strbuf_cut_word(&at, ",;"));
}

static void a_cursor_never_leaves_its_bytes(void **state) {
  (void)state;
  const uint8_t bytes[] = {1, 2, 3, 4, 5, 6, 7, 8, 'h', 'i', 0, 9};
  cursor c = cursor_of(bytes, sizeof bytes), inner;
  uint32_t u32;
  uint8_t u8;
  assert_true(cursor_u32le(&c, &u32));
  assert_int_equal(u32, 0x04030201);
  assert_true(cursor_u32le(&c, &u32));
  assert_int_equal(u32, 0x08070605);
  const char *s;
  size_t n;
  assert_true(cursor_cstr(&c, &s, &n));
  assert_int_equal(n, 2);
  assert_false(cursor_u32le(&c, &u32));
  assert_false(cursor_cstr(&c, &s, &n)); /* no NUL is left */
  assert_int_equal(cursor_offset(&c), 11);
  assert_false(cursor_sub(&c, UINT64_MAX, &inner));
  assert_true(cursor_sub(&c, 1, &inner));
  assert_true(cursor_u8(&inner, &u8));
  assert_false(cursor_u8(&inner, &u8));
  assert_int_equal(cursor_offset(&inner), 12); /* counted from the start of the whole input */
}

static void equal_strings_have_equal_addresses(void **state) {
  (void)state;
  arena *a = arena_new(0);
  arena_guard g;
  if (!ARENA_GUARD(a, &g)) fail();
  intern *t = intern_new(a);
  const istr *seen[3000];
  char text[16];
  for (int i = 0; i < 3000; i++) {
    int n = snprintf(text, sizeof text, "name%d", i);
    seen[i] = intern_get(t, text, (size_t)n);
  }
  for (int i = 0; i < 3000; i++) {
    int n = snprintf(text, sizeof text, "name%d", i);
    assert_ptr_equal(seen[i], intern_get(t, text, (size_t)n));
  }
  assert_ptr_not_equal(intern_get(t, "a\0b", 3), intern_get(t, "a\0c", 3));
  assert_ptr_equal(intern_get(t, "", 0), intern_get(t, "x", 0));
  arena_guard_pop(a, &g);
  arena_free(a);
}

static void diagnostics_have_a_place_and_an_id(void **state) {
  (void)state;
  strbuf out = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&out);
  sink.show_ids = true;
  assert_false(diag_error(&sink.sink, 4001, (diag_place){.file = "a.mlir", .line = 3, .column = 9},
                          "expected '%c'", ':'));
  diag note = {.severity = DIAG_NOTE, .place = {.line = 1, .column = 2}, .message = "here"};
  diag_emit(&sink.sink, &(diag){.id = 5002,
                                .severity = DIAG_ERROR,
                                .place = {.file = "a.bc", .offset = 31, .path = "ir section"},
                                .message = "unknown op",
                                .notes = &note,
                                .note_count = 1});
  diag_warning(&sink.sink, 0, (diag_place){0}, "odd");
  assert_string_equal(strbuf_str(&out),
                      "a.mlir:3:9: error: expected ':' [HLO-4001]\n"
                      "a.bc:0x1f (ir section): error: unknown op [HLO-5002]\n"
                      "1:2: note: here\n"
                      "warning: odd\n");
  assert_int_equal(sink.sink.errors, 2);
  assert_int_equal(sink.sink.warnings, 1);
  strbuf_free(&out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_buffer_takes_numbers_and_bytes),
      cmocka_unit_test(a_buffer_hands_on_what_is_enough),
      cmocka_unit_test(words_are_found_and_cut),
      cmocka_unit_test(a_cursor_never_leaves_its_bytes),
      cmocka_unit_test(equal_strings_have_equal_addresses),
      cmocka_unit_test(diagnostics_have_a_place_and_an_id),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
