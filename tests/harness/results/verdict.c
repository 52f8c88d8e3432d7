/* SPDX-License-Identifier: Apache-2.0 */
/* Every outcome in every class: what it is called. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "harness/results/verdict.h"

static verdict of(cell_class c, outcome o, bool agrees, bool named) {
  return verdict_of(c, &(check_answer){.outcome = o, .agrees = agrees, .named = named});
}

static void what_must_be_read(void **state) {
  (void)state;
  static const cell_class classes[] = {CLASS_MUST_READ, CLASS_MUST_DOWNGRADE};
  for (int i = 0; i < 2; i++) {
    assert_int_equal(of(classes[i], OUTCOME_DONE, true, false), VERDICT_PASS);
    assert_int_equal(of(classes[i], OUTCOME_DONE, false, false), VERDICT_FAIL);
    assert_int_equal(of(classes[i], OUTCOME_REFUSED, false, true), VERDICT_REFUSED_UNEXPECTEDLY);
  }
}

static void what_must_be_refused(void **state) {
  (void)state;
  static const cell_class classes[] = {CLASS_REFUSE_PRODUCER, CLASS_REFUSE_CONSUMER};
  for (int i = 0; i < 2; i++) {
    assert_int_equal(of(classes[i], OUTCOME_REFUSED, false, true), VERDICT_REFUSED_AS_EXPECTED);
    assert_int_equal(of(classes[i], OUTCOME_REFUSED, false, false), VERDICT_FAIL);
    assert_int_equal(of(classes[i], OUTCOME_DONE, true, true), VERDICT_FAIL);
  }
}

static void what_may_be_read_must_be_right(void **state) {
  (void)state;
  assert_int_equal(of(CLASS_MAY_READ, OUTCOME_DONE, true, false), VERDICT_PASS);
  assert_int_equal(of(CLASS_MAY_READ, OUTCOME_DONE, false, false), VERDICT_FAIL);
  assert_int_equal(of(CLASS_MAY_READ, OUTCOME_REFUSED, false, false), VERDICT_REFUSED_AS_EXPECTED);
}

static void other_ends_keep_their_names_in_every_class(void **state) {
  (void)state;
  static const struct {
    outcome o;
    verdict v;
    bool failed;
  } rows[] = {
      {OUTCOME_CRASHED, VERDICT_CRASH, true},
      {OUTCOME_TIMED_OUT, VERDICT_TIMEOUT, true},
      {OUTCOME_BAD_REPLY, VERDICT_PROTOCOL_ERROR, true},
      {OUTCOME_CANNOT, VERDICT_UNSUPPORTED, false},
      {OUTCOME_WAIVED, VERDICT_SKIPPED, false},
      {OUTCOME_SUITE_FAULT, VERDICT_SUITE_BUG, false},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    for (int c = CLASS_MUST_READ; c < CLASS_COUNT; c++) {
      assert_int_equal(of((cell_class)c, rows[i].o, true, true), rows[i].v);
      assert_int_equal(verdict_failed(rows[i].v), rows[i].failed);
    }
}

static void names_and_letters_are_distinct(void **state) {
  (void)state;
  for (int a = 1; a < VERDICT_COUNT; a++)
    for (int b = 1; b < a; b++) {
      assert_string_not_equal(verdict_names[a], verdict_names[b]);
      assert_int_not_equal(verdict_letters[a], verdict_letters[b]);
    }
}

/* The message stays as the consumer gave it; what is known besides it has lines of its own. */
static void what_is_found_stands_behind_the_first_line(void **state) {
  (void)state;
  static const struct {
    finding f;
    const char *message, *want;
  } rows[] = {
      {{0}, "no", "no"},
      {{.phase = PHASE_RUN}, "", "phase: run"},
      {{.phase = PHASE_COMPILED}, "no\nexpected: 1", "no\nphase: compiled\nexpected: 1"},
      {{.carried = CARRIED_TARGET, .from = 1},
       "no",
       "no\ncarried over from target 0.10.0, for which the same is written"},
      {{.carried = CARRIED_ARTIFACT},
       "",
       "carried over from the artifact of release 0.9.0, which is equal but for the version in its "
       "producer's name"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf text = STRBUF_INIT;
    finding_text(vs_builtin_opset(), &rows[i].f, rows[i].message, &text);
    assert_string_equal(strbuf_str(&text), rows[i].want);
    strbuf_free(&text);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_must_be_read),
      cmocka_unit_test(what_must_be_refused),
      cmocka_unit_test(what_may_be_read_must_be_right),
      cmocka_unit_test(other_ends_keep_their_names_in_every_class),
      cmocka_unit_test(names_and_letters_are_distinct),
      cmocka_unit_test(what_is_found_stands_behind_the_first_line),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
