/* SPDX-License-Identifier: Apache-2.0 */
/* The HTML page, without a browser: nothing that a consumer says becomes markup, and
 * a page stays small whatever is said. */
#include <stdio.h>
#include <stdlib.h>

#include "harness/reports/report.h"
#include "tests/harness/rendered.h"
#include "tests/harness/suite.h"

/* Ends of elements, a comment, an attribute, a mark of our own, U+2028, a change of direction,
 * controls, bytes that are not UTF-8. */
#define EVIL                                                                                 \
  "</script><script>alert(1)</script><!--\"'><img src=x onerror=alert(1)>&lt;@DATA@@TOTALS@" \
  "\xe2\x80\xa8\xe2\x80\xae\x01\x1b[31m\x7f\xff"

static suite s;

static int set_up(void **state) {
  (void)state;
  return suite_set_up(&s);
}
static int tear_down(void **state) {
  (void)state;
  suite_free(&s);
  return 0;
}

static void assert_tame(const strbuf *page, size_t scripts) {
  const char *text = strbuf_str(page);
  assert_false(page->failed);
  assert_int_equal(strlen(text), page->len);
  assert_int_equal(count_of(text, "<script"), scripts);
  assert_int_equal(count_of(text, "</script"), scripts);
  assert_int_equal(count_of(text, "<!--"), 0);
  assert_int_equal(count_of(text, "<img"), 0);
  assert_int_equal(count_of(text, "\xff"), 0);
  for (const char *at = text; *at; at++)
    if ((unsigned char)*at < 0x20 && *at != '\n') fail_msg("a control character, %d", *at);
  /* Outside of the data, what does not show is written out. */
  const char *data = strstr(text, "id=\"data\">");
  const char *turn = strstr(text, "\xe2\x80\xae");
  if (turn && data) assert_true(turn > data);
}

static void texts_of_others_are_never_markup(void **state) {
  (void)state;
  suite evil;
  strbuf out = STRBUF_INIT;
  suite_run(&evil, "^add_f32_rounding$", FAULT_OFF_BY_ONE_ULP);
  static const char *const tags[] = {EVIL};
  corpus_case *c = (corpus_case *)(uintptr_t)evil.r.cases[0];
  c->id = EVIL;
  c->name = EVIL ".mlir";
  c->tags = tags;
  c->tag_count = 1;
  evil.r.consumer = EVIL;
  for (size_t i = 0; i < evil.r.detail_count; i++) {
    free(evil.r.details[i].text);
    evil.r.details[i].text = strdup(EVIL "\nexpected: " EVIL "\nactual: " EVIL);
  }
  report_header h = {.tool = EVIL, .corpus = EVIL, .date = EVIL, .coverage = EVIL};
  const journal_head run = {
      .options = {{"corpus", EVIL}, {"consumer", EVIL}, {"fault", EVIL}, {"opset", EVIL}},
      .option_count = 4};
  h.run = &run;
  rendered("index.html", &evil.r, &h, &out);
  assert_tame(&out, 2);
  assert_true(count_of(strbuf_str(&out), "\\u{202e}") > 1);
  strbuf_free(&out);
  suite_free(&evil);
}

/* 2,000 cases, of which each fails in its own words for each producer. */
static void a_page_of_2000_cases_is_small(void **state) {
  (void)state;
  enum { CASES = 2000, WORDS = 480 };
  corpus all = {.count = CASES};
  results r;
  strbuf out = STRBUF_INIT;
  all.cases = calloc(CASES, sizeof *all.cases);
  char(*ids)[64] = calloc(CASES, sizeof *ids);
  for (size_t i = 0; i < CASES; i++) {
    all.cases[i] = *s.r.cases[0];
    snprintf(ids[i], sizeof ids[i], "a_case_with_a_name_as_long_as_names_are_%05zu", i);
    all.cases[i].id = ids[i];
  }
  assert_true(results_new(&r, s.r.opset, &all, s.filter, &out) || r.case_count == 0);
  if (r.case_count == 0) { /* the filter takes named cases alone */
    results_free(&r);
    plan_options none = {0};
    plan_filter *f = plan_filter_new(s.r.opset, &none, &out);
    assert_true(results_new(&r, s.r.opset, &all, f, &out));
    plan_filter_free(f);
  }
  r.consumer = "it";
  char words[WORDS + 1];
  for (size_t i = 0; i < CASES; i++)
    for (size_t p = 0; p < r.releases; p++) {
      assert_true(results_set_row(&r, i, p, results_row(&s.r, 0, p)));
      for (size_t k = 0; k < WORDS; k++)
        words[k] = (char)('a' + (i * 7 + p * 31 + k * k * (i + 3)) % 26);
      words[WORDS] = '\0';
      assert_true(results_add_detail(&r, (detail){.index = (uint32_t)i,
                                                  .producer = (uint8_t)p,
                                                  .consumer = (uint8_t)(r.releases - 1),
                                                  .check = CHECK_EVALUATE,
                                                  .found.verdict = VERDICT_FAIL,
                                                  .text = strdup(words)}));
    }
  results_sort_details(&r);
  report_header h = {.tool = "t", .corpus = "", .date = "2026-11-22"};
  rendered("index.html", &r, &h, &out);
  assert_false(out.failed);
  if (out.len >= 2000000) fail_msg("%zu bytes", out.len);
  assert_true(out.len > CASES * strlen(ids[0])); /* the cases are there, by their ids */
  strbuf_free(&out);
  results_free(&r);
  free(all.cases);
  free(ids);
}

static void a_page_says_what_it_says_without_scripts(void **state) {
  (void)state;
  strbuf out = STRBUF_INIT;
  report_header h = {.tool = "t", .corpus = "", .date = "", .coverage = "corpus: 1 of 2 ops"};
  s.r.missing = 3;
  rendered("index.html", &s.r, &h, &out);
  const char *text = strbuf_str(&out);
  assert_non_null(strstr(text, "<title>off-by-one-ulp: incomplete</title>"));
  assert_non_null(strstr(text, "<strong>incomplete</strong>"));
  assert_non_null(strstr(text, "<p id=\"coverage\">corpus: 1 of 2 ops, of which rows are missing"));
  s.r.missing = 0;
  strbuf_reset(&out);
  rendered("index.html", &s.r, &h, &out);
  text = strstr(strbuf_str(&out), "<noscript>");
  assert_non_null(text);
  const char *end = strstr(text, "</noscript>");
  const char *cause = strstr(text, "  wrong results of add\n    1 case, ");
  assert_true(cause && cause < end);
  const char *line = strstr(text, "hlo-cts explain add_f32_rounding --pair=0.9.0,0.9.0");
  assert_true(line && line < end);
  const char *matrix = strstr(text, "producer down, consumer across");
  assert_true(matrix && matrix < end);
  strbuf_free(&out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(texts_of_others_are_never_markup),
      cmocka_unit_test(a_page_of_2000_cases_is_small),
      cmocka_unit_test(a_page_says_what_it_says_without_scripts),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
