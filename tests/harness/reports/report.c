/* SPDX-License-Identifier: Apache-2.0 */
/* Reports of a small run: well-formed, complete, and the same verdicts in each. */
#include <jansson.h>
#include <stdlib.h>

#include "harness/cli/status.h"
#include "harness/reports/causes.h"
#include "harness/reports/report.h"
#include "tests/harness/newest.h"
#include "tests/harness/rendered.h"
#include "tests/harness/suite.h"

static suite s;
static const report_header header = {"tool <1> & \"2\"", "corpus", ""};

static int set_up(void **state) {
  (void)state;
  return suite_set_up(&s);
}
static int tear_down(void **state) {
  (void)state;
  suite_free(&s);
  return 0;
}

static void json_holds_every_cell_and_case(void **state) {
  (void)state;
  strbuf out = STRBUF_INIT;
  report_json(&s.r, &header, &out);
  json_t *o = json_loadb(strbuf_str(&out), out.len, 0, NULL);
  assert_non_null(o);
  assert_string_equal(json_string_value(json_object_get(o, "result")), "failed");
  assert_int_equal(json_array_size(json_object_get(o, "releases")), s.r.releases);
  assert_int_equal(json_array_size(json_object_get(o, "cells")), s.r.releases * s.r.releases);
  assert_int_equal(json_array_size(json_object_get(o, "cases")), 2);
  const json_t *first = json_array_get(json_object_get(o, "cells"), 0);
  const json_t *read = json_object_get(json_object_get(first, "classes"), "must-read");
  assert_int_equal(json_integer_value(json_object_get(read, "failed")), 1); /* add, not yet tan */
  size_t details = json_array_size(json_object_get(o, "details"));
  assert_int_equal(details, s.r.detail_count);
  json_decref(o);
  strbuf_free(&out);
}

static void junit_has_a_test_for_every_check_of_every_case(void **state) {
  (void)state;
  strbuf out = STRBUF_INIT;
  rendered("junit.xml", &s.r, &header, &out);
  const char *text = strbuf_str(&out);
  assert_int_equal(count_of(text, "<testcase "), 2 * CHECK_CONTEXT_FIRST);
  assert_int_equal(count_of(text, "<failure "), 1);
  assert_int_equal(count_of(text, "</failure>"), 1);
  assert_int_equal(count_of(text, "<error "), 0);
  assert_int_equal(count_of(text, "<skipped "), 0);
  assert_non_null(strstr(text, "tool &lt;1&gt; &amp; &quot;2&quot;"));
  assert_non_null(strstr(text, "tests=\"14\" failures=\"1\" errors=\"0\" skipped=\"0\""));
  strbuf_free(&out);
}

/* The last line of a text that ends with a newline. */
static const char *last_line(strbuf *text) {
  text->bytes[--text->len] = '\0';
  return strrchr(strbuf_str(text), '\n') + 1;
}

/* A line of the matrix is that of the newest release: "1.20 …", or "1.19-1.20 …" if it is like
 * others. */
static void assert_newest(const char *line) {
  const char *name = with_newest("SHORTEST "), *blank = strchr(line, ' ');
  assert_non_null(blank);
  assert_memory_equal(blank + 1 - strlen(name), name, strlen(name));
}

static void the_matrix_shows_the_share_that_passed(void **state) {
  (void)state;
  strbuf out = STRBUF_INIT;
  report_matrix(&s.r, MATRIX_COMPACT, false, 0, &out);
  assert_null(strchr(strbuf_str(&out), '\033'));
  /* The newest release: tan passes, add fails: five tenths. Two columns for each release. */
  const char *line = last_line(&out);
  assert_newest(line);
  size_t head = strlen(line) - 2 * s.r.releases;
  assert_int_equal(line[head - 1], ' ');
  assert_int_equal(line[strlen(line) - 1], '5');
  strbuf_reset(&out);
  report_matrix(&s.r, MATRIX_COMPACT, false, 60, &out);
  assert_int_equal(strlen(last_line(&out)), head + s.r.releases);
  strbuf_reset(&out);
  report_matrix(&s.r, MATRIX_COMPACT, true, 0, &out);
  assert_non_null(strchr(strbuf_str(&out), '\033'));
  strbuf_free(&out);
}

static void equal_lines_of_the_matrix_are_one(void **state) {
  (void)state;
  suite good;
  strbuf out = STRBUF_INIT;
  suite_run(&good, "^add_f64$", FAULT_NONE);
  report_matrix(&good.r, MATRIX_COMPACT, false, 0, &out);
  /* 1.19.0 and 1.20.0 look two years back to the same release; so do their neighbours' neighbours.
   */
  const char *line = last_line(&out);
  assert_newest(line);
  assert_int_equal(line[strlen(line) - 1], '+');
  size_t lines = count_of(strbuf_str(&out), "\n");
  assert_true(lines < s.r.releases); /* with the head and the legend */
  strbuf_free(&out);
  suite_free(&good);
}

/* A recommended case that fails is told, and fails the run only when all levels do. */
static void a_recommended_case_does_not_fail_the_run(void **state) {
  (void)state;
  suite one;
  strbuf out = STRBUF_INIT;
  suite_run(&one, "^add_f32_rounding$", FAULT_OFF_BY_ONE_ULP);
  ((corpus_case *)(uintptr_t)one.r.cases[0])->level = LEVEL_RECOMMENDED;
  for (int all = 0; all < 2; all++) {
    results r;
    summary sum;
    results_new(&r, one.r.opset, &one.corpus, one.filter, &out);
    r.consumer = "it";
    r.all_levels = all;
    for (size_t p = 0; p < r.releases; p++)
      assert_true(results_set_row(&r, 0, p, results_row(&one.r, 0, p)));
    results_summary(&r, &sum);
    assert_int_equal(sum.outcome, all ? RUN_FAILED : RUN_PASSED);
    assert_int_equal(results_status(&sum), all ? EXIT_FAIL : EXIT_PASS);
    assert_int_equal(sum.failed_cases, all);
    assert_int_equal(sum.recommended_failed, !all);
    assert_int_equal(sum.recommended[VERDICT_FAIL] > 0, !all);
    strbuf_reset(&out);
    report_matrix(&r, MATRIX_COMPACT, false, 0, &out);
    const char *line = last_line(&out);
    assert_int_equal(line[strlen(line) - 1], all ? '0' : '~');
    strbuf_reset(&out);
    rendered("junit.xml", &r, &header, &out);
    assert_int_equal(count_of(strbuf_str(&out), "<failure "), all);
    assert_int_equal(count_of(strbuf_str(&out), "a recommended case"), !all);
    results_free(&r);
  }
  strbuf_free(&out);
  suite_free(&one);
}

/* A row of the table of one release against all, spaces made one. */
static void assert_cross(const char *text, const char *want) {
  strbuf squeezed = STRBUF_INIT;
  for (const char *at = text; *at; at++)
    if (*at != ' ' || (squeezed.len && squeezed.bytes[squeezed.len - 1] != ' '))
      strbuf_addc(&squeezed, *at);
  if (!strstr(strbuf_str(&squeezed), want)) {
    puts(text);
    fail_msg("'%s' is missing", want);
  }
  strbuf_free(&squeezed);
}

/* The newest release reads its own artifacts: tan passes (almost equal), add fails (bit for bit).
 */
static void counts_say_how_many_cases_of_each_class_passed(void **state) {
  (void)state;
  strbuf out = STRBUF_INIT;
  report_matrix(&s.r, MATRIX_FULL, false, 0, &out);
  const char *table = strstr(strbuf_str(&out), with_newest("\nwritten by NEWEST, by consumer\n"));
  assert_non_null(table);
  assert_cross(table, "\n read downgrade");
  assert_newest(last_line(&out));
  assert_cross(last_line(&out), " 1 x1 .");
  strbuf_free(&out);
}

/* A consumer of 1.8.0 only: tan came in 1.4.0; the newest forms in 1.9.0 (exponential) and 1.10.0
 * (tan). */
static void one_release_against_all_is_one_table(void **state) {
  (void)state;
  results whole;
  suite one;
  strbuf out = STRBUF_INIT;
  suite_run(&one, "^(tan_f32|exponential_f32)$", FAULT_NONE);
  results_new(&whole, one.r.opset, &one.corpus, one.filter, &out);
  whole.consumer = "it";
  size_t hub = 20, until = 33; /* 1.20.0 and those before it; more are outside of its window */
  assert_true(one.r.opset->releases[hub].version == VS(1, 8, 0));
  uint8_t *row = calloc(1, results_row_size(&one.r));
  size_t cell = results_row_size(&one.r) / one.r.releases;
  for (size_t i = 0; i < one.r.case_count; i++)
    for (size_t p = 0; p < one.r.releases; p++) {
      const uint8_t *from = results_row(&one.r, i, p);
      memset(row, 0, results_row_size(&one.r));
      if (p == hub)
        memcpy(row, from, until * cell);
      else if (p < until)
        memcpy(row + hub * cell, from + hub * cell, cell);
      assert_true(results_set_row(&whole, i, p, row));
    }
  report_matrices(&whole, MATRIX_COMPACT | MATRIX_FULL, false, 0, &out);
  const char *text = strbuf_str(&out);
  assert_cross(text, "it of 1.8.0 and other releases");
  assert_cross(text, "read by it | written by it");
  assert_cross(
      text,
      "read downgraded may-read refuse-C | read downgrade may-read refuse-P refuse-C outside");
  assert_cross(text, "\n1.0-1.3 1 . . . | . 1 1 1 1 .\n");
  assert_cross(text, "\n1.4-1.7 2 . . . | . 2 2 . . .\n");
  assert_cross(text, "\n1.8 2 . . . | . . . . . .\n");
  assert_cross(text, "\n1.9 . 2 1 1 | 2 . . . . .\n");
  assert_cross(text, "\n1.10-1.20 . 2 . 2 | 2 . . . . .\n");
  assert_int_equal(count_of(text, "\n1.9 "), 1); /* once, though both kinds were wanted */
  /* A narrow terminal has the sides below each other, and then parts of a side. */
  for (unsigned width = 60; width >= 40; width -= 20) {
    strbuf_reset(&out);
    report_matrices(&whole, MATRIX_COMPACT, false, width, &out);
    const char *table = strstr(strbuf_str(&out), "\n\n");
    for (const char *at = table; *at; at += strcspn(at, "\n") + 1)
      assert_in_range(strcspn(at, "\n"), 0, width);
    assert_cross(table, "read by it\n read downgraded may-read");
    assert_cross(table, "\n\n written by it\n read downgrade");
    assert_cross(table, width == 60 ? "\n1.9 . 2 1 1\n" : "\n1.9 . 2 1\n");
  }
  free(row);
  strbuf_free(&out);
  results_free(&whole);
  suite_free(&one);
}

static void the_summary_groups_failures_by_cause(void **state) {
  (void)state;
  strbuf out = STRBUF_INIT;
  report_summary(&s.r, &header, false, &out);
  const char *text = strbuf_str(&out);
  assert_int_equal(count_of(text, "\n  wrong results of add\n    1 case, "), 1);
  assert_non_null(strstr(text, "\n    smallest: add_f32_rounding, 0.9.0 -> 0.9.0\n"));
  assert_non_null(strstr(text, "\n1 failed case:\n  add_f32_rounding\n"));
  assert_non_null(strstr(text, "\nfailed\n"));
  strbuf_free(&out);
}

/* Numbers differ from case to case; the cause is one. */
static void causes_count_cases_and_pairs(void **state) {
  (void)state;
  suite three;
  strbuf out = STRBUF_INIT;
  suite_run(&three, "^(add_f32_rounding|add_f64|pairs_float_of_add)$", FAULT_OFF_BY_ONE_ULP);
  causes list = causes_find(&three.r, NULL, CAUSES_REQUIRED, &out);
  assert_int_equal(list.count, 1); /* of the op, also where another tag is the first */
  assert_string_equal(list.items[0].title, "wrong results of add");
  assert_int_equal(list.items[0].cases, 3);
  size_t pairs = 0;
  for (size_t i = 0; i < three.r.case_count; i++)
    pairs += results_case_counts(&three.r, i)->of[CHECK_EVALUATE][VERDICT_FAIL];
  assert_int_equal(list.items[0].pairs, pairs);
  causes_free(&list);
  list = causes_find(&three.r, NULL, CAUSES_RECOMMENDED, &out);
  assert_int_equal(list.count, 0);
  assert_false(out.failed);
  causes_free(&list);
  suite_free(&three);
}

static void markdown_has_a_row_for_each_class(void **state) {
  (void)state;
  strbuf out = STRBUF_INIT;
  rendered("summary.md", &s.r, &header, &out);
  for (int c = CLASS_MUST_READ; c < CLASS_COUNT; c++) {
    char row[64];
    snprintf(row, sizeof row, "\n| %s |", class_names[c]);
    assert_int_equal(count_of(strbuf_str(&out), row), 1);
  }
  strbuf_free(&out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(json_holds_every_cell_and_case),
      cmocka_unit_test(junit_has_a_test_for_every_check_of_every_case),
      cmocka_unit_test(the_matrix_shows_the_share_that_passed),
      cmocka_unit_test(equal_lines_of_the_matrix_are_one),
      cmocka_unit_test(a_recommended_case_does_not_fail_the_run),
      cmocka_unit_test(counts_say_how_many_cases_of_each_class_passed),
      cmocka_unit_test(one_release_against_all_is_one_table),
      cmocka_unit_test(the_summary_groups_failures_by_cause),
      cmocka_unit_test(causes_count_cases_and_pairs),
      cmocka_unit_test(markdown_has_a_row_for_each_class),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
