/* SPDX-License-Identifier: Apache-2.0 */
/* --verify-diagnostics: what is expected, what comes, and what is said about the difference. The
 * complaints are those that mlir-opt makes of the same texts. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "harness/cli/display.h"

typedef struct fed {
  uint32_t line; /* 0: no place */
  diag_severity severity;
  const char *message;
} fed;

/* Feeds diagnostics to the expectations of `text`; whether they agree. */
static bool feed(const char *text, const fed *items, size_t n, bool only_expected, strbuf *out) {
  source_text whole = {"f.mlir", text, strlen(text)};
  strbuf_reset(out);
  expected_set *s = expected_new(&whole, text, strlen(text), 1, only_expected, out);
  if (!s) return false;
  for (size_t i = 0; i < n; i++) {
    diag d = {.severity = items[i].severity, .message = items[i].message};
    if (items[i].line) d.place = (diag_place){.file = "f.mlir", .line = items[i].line, .column = 1};
    expected_check(s, &d, out);
  }
  bool ok = expected_finish(s, out);
  expected_free(s);
  return ok;
}

static strbuf out = STRBUF_INIT;
static int tear_down(void **state) {
  (void)state;
  strbuf_free(&out);
  return 0;
}
#define FEED(text, ...)                                                                           \
  feed(text, (const fed[]){__VA_ARGS__}, sizeof((const fed[]){__VA_ARGS__}) / sizeof(fed), false, \
       &out)
#define SAYS(what) assert_non_null(strstr(strbuf_str(&out), what))

static void places_are_relative(void **state) {
  (void)state;
  assert_true(FEED("op // expected-error {{bad}}\n", {1, DIAG_ERROR, "very bad op"}));
  assert_true(FEED("// expected-error@+2 {{bad}}\n\nop\n", {3, DIAG_ERROR, "bad"}));
  assert_true(FEED("op\n\n// expected-error@-2 {{bad}}\n", {1, DIAG_ERROR, "bad"}));
  assert_true(FEED("// expected-error @+1 {{bad}}\nop\n", {2, DIAG_ERROR, "bad"}));
}

static void above_and_below_skip_other_expectations(void **state) {
  (void)state;
  assert_true(FEED("// expected-error@below {{a}}\n// expected-error@below {{b}}\nop\n",
                   {3, DIAG_ERROR, "a"}, {3, DIAG_ERROR, "b"}));
  assert_true(FEED("op\n// expected-error@above {{a}}\n// expected-note@above {{b}}\n",
                   {1, DIAG_ERROR, "a"}, {1, DIAG_NOTE, "b"}));
}

static void every_severity_and_no_place(void **state) {
  (void)state;
  assert_true(FEED("x // expected-warning {{w}}\ny // expected-remark {{r}}\n",
                   {1, DIAG_WARNING, "w"}, {2, DIAG_REMARK, "r"}));
  assert_true(FEED("// expected-error@unknown {{lost}}\n", {0, DIAG_ERROR, "is lost"}));
}

static void regular_expressions_stand_in_literals(void **state) {
  (void)state;
  const char *text = "x // expected-error-re {{op (a+b) has {{[0-9]+}} of {{.*}}}}\n";
  assert_true(FEED(text, {1, DIAG_ERROR, "op (a+b) has 12 of them"}));
  assert_false(FEED(text, {1, DIAG_ERROR, "op (aab) has 12 of them"}));
  assert_false(FEED("x // expected-error-re {{a {{[}} b}}\n", {1, DIAG_ERROR, "a [ b"}));
  SAYS("invalid regex");
}

static void what_does_not_come_is_named(void **state) {
  (void)state;
  assert_false(feed("op\n  // expected-error@-1 {{bad}}\n", NULL, 0, false, &out));
  assert_string_equal(strbuf_str(&out),
                      "f.mlir:2:6: error: expected error \"bad\" was not produced\n"
                      "  // expected-error@-1 {{bad}}\n"
                      "     ^~~\n");
}

static void what_comes_unexpected_is_named(void **state) {
  (void)state;
  assert_false(FEED("op\n", {1, DIAG_ERROR, "bad"}));
  assert_string_equal(strbuf_str(&out), "f.mlir:1:1: error: unexpected error: bad\nop\n^\n");
}

static void another_severity_is_a_near_miss(void **state) {
  (void)state;
  assert_false(FEED("op // expected-warning {{bad}}\n", {1, DIAG_ERROR, "bad"}));
  SAYS("'error' diagnostic emitted when expecting a 'warning'");
  SAYS("expected warning \"bad\" was not produced");
}

static void one_expectation_takes_every_equal_message(void **state) {
  (void)state;
  assert_true(
      FEED("op // expected-error {{bad}}\n", {1, DIAG_ERROR, "bad"}, {1, DIAG_ERROR, "bad too"}));
}

static void only_expected_lets_others_pass(void **state) {
  (void)state;
  const fed items[] = {{1, DIAG_ERROR, "bad"}, {2, DIAG_ERROR, "worse"}};
  assert_true(feed("op // expected-error {{bad}}\nop\n", items, 2, true, &out));
  assert_false(feed("op // expected-error {{awful}}\nop\n", items, 2, true, &out));
}

static void notes_are_expected_too(void **state) {
  (void)state;
  source_text whole = {"f.mlir", "op // expected-error {{bad}}\n", 29};
  strbuf_reset(&out);
  expected_set *s = expected_new(&whole, whole.bytes, whole.size, 1, false, &out);
  diag note = {.severity = DIAG_NOTE,
               .message = "see here",
               .place = {.file = "f.mlir", .line = 1, .column = 1}};
  diag d = {.severity = DIAG_ERROR,
            .message = "bad",
            .notes = &note,
            .note_count = 1,
            .place = {.file = "f.mlir", .line = 1, .column = 1}};
  expected_check(s, &d, &out);
  assert_false(expected_finish(s, &out));
  SAYS("unexpected note: see here");
  expected_free(s);
}

static void what_only_looks_like_an_expectation_is_none(void **state) {
  (void)state;
  assert_true(
      feed("// expected-error@ {{x}}\n// expected-error {{x}} and more\n"
           "// expected-errors {{x}}\n// expected-error {x}\n// expected-error@+x {{x}}\n",
           NULL, 0, false, &out));
}

static void marks_follow_tabs_and_spare_other_alphabets(void **state) {
  (void)state;
  source_text t = {"f", "\tab\n\xc3\xa9 x\n", 9};
  diag_place p = {.file = "f", .line = 1, .column = 3};
  strbuf_reset(&out);
  display_message(&t, &p, "error", "m", 1, &out);
  assert_string_equal(strbuf_str(&out), "f:1:3: error: m\n        ab\n         ^\n");
  p = (diag_place){.file = "f", .line = 2, .column = 4};
  strbuf_reset(&out);
  display_message(&t, &p, "note", "m", 1, &out);
  assert_string_equal(strbuf_str(&out), "f:2:4: note: m\n\xc3\xa9 x\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(places_are_relative),
      cmocka_unit_test(above_and_below_skip_other_expectations),
      cmocka_unit_test(every_severity_and_no_place),
      cmocka_unit_test(regular_expressions_stand_in_literals),
      cmocka_unit_test(what_does_not_come_is_named),
      cmocka_unit_test(what_comes_unexpected_is_named),
      cmocka_unit_test(another_severity_is_a_near_miss),
      cmocka_unit_test(one_expectation_takes_every_equal_message),
      cmocka_unit_test(only_expected_lets_others_pass),
      cmocka_unit_test(notes_are_expected_too),
      cmocka_unit_test(what_only_looks_like_an_expectation_is_none),
      cmocka_unit_test(marks_follow_tabs_and_spare_other_alphabets),
  };
  return cmocka_run_group_tests(tests, NULL, tear_down);
}
