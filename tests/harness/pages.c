/* The HTML pages and the badge, without a browser: nothing that a consumer says becomes markup, and
 * a page stays small whatever is said. */
#include <stdio.h>
#include <stdlib.h>

#include "harness/reports/report.h"
#include "harness/reports/world.h"
#include "tests/harness/suite.h"
#include "tests/upstream.h"

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
  h.explain = (explain_settings){.corpus = EVIL, .consumer = EVIL, .fault = EVIL, .opset = EVIL};
  report_html(&evil.r, &h, &out);
  assert_tame(&out, 2);
  assert_true(count_of(strbuf_str(&out), "\\u{202e}") > 1);
  strbuf_reset(&out);
  report_run runs[] = {{&evil.r, &h}, {&evil.r, &h}};
  report_several_html(runs, 2, &out);
  assert_tame(&out, 2);
  strbuf_reset(&out);
  report_badge(&evil.r, &out);
  assert_tame(&out, 0);
  world w = {0};
  journal_head head = {.started = "<img src>"};
  assert_true(world_add(&w, &evil.r, &head, EVIL, &out));
  strbuf_reset(&out);
  world_html(&w, &out);
  assert_tame(&out, 0);
  strbuf_reset(&out);
  world_svg(&w, WORLD_READS, &out);
  assert_tame(&out, 0);
  world_free(&w);
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
  report_html(&r, &h, &out);
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
  report_html(&s.r, &h, &out);
  const char *text = strbuf_str(&out);
  assert_non_null(strstr(text, "<title>off-by-one-ulp: incomplete</title>"));
  assert_non_null(strstr(text, "<strong>incomplete</strong>"));
  assert_non_null(strstr(text, "<p id=\"coverage\">corpus: 1 of 2 ops, of which rows are missing"));
  s.r.missing = 0;
  strbuf_reset(&out);
  report_html(&s.r, &h, &out);
  text = strstr(strbuf_str(&out), "<noscript>");
  assert_non_null(text);
  const char *end = strstr(text, "</noscript>");
  const char *cause = strstr(text, "<li>fail evaluate: 1 case, ");
  assert_true(cause && cause < end);
  const char *line = strstr(text, "hlo-cts explain add_f32_rounding --pair=0.9.0,0.9.0");
  assert_true(line && line < end);
  const char *matrix = strstr(text, "producer down, consumer across");
  assert_true(matrix && matrix < end);
  strbuf_free(&out);
}

/* add fails for the first and passes for the second; tan passes for both. */
static void runs_side_by_side_begin_with_what_differs(void **state) {
  (void)state;
  suite good;
  strbuf out = STRBUF_INIT;
  report_header h = {.tool = "t", .corpus = "", .date = ""};
  suite_run(&good, "^(tan_f32|add_f32_rounding|add_f64)$", FAULT_NONE);
  report_run runs[] = {{&s.r, &h}, {&good.r, &h}};
  report_several_text(runs, 2, &out);
  const char *text = strbuf_str(&out);
  assert_non_null(strstr(text, "\nresult                          failed                passed\n"));
  assert_non_null(strstr(
      text, "\n1 case with different verdicts, 0 failed for every consumer that ran them\n"));
  assert_non_null(strstr(text, "\n  add_f32_rounding              evaluate x"));
  assert_null(strstr(text, "tan_f32"));
  strbuf_reset(&out);
  report_several_html(runs, 2, &out);
  text = strbuf_str(&out);
  const char *first = strstr(text, "\n[\"add_f32_rounding\",0,0,");
  const char *second = strstr(text, "\n[\"add_f64\",0,2,-1,"); /* the first did not run it */
  const char *third = strstr(text, "\n[\"tan_f32\",0,3,");
  assert_true(first && second && third && first < second && second < third);
  strbuf_free(&out);
  suite_free(&good);
}

/* Of the first, as 1.20.0, add fails for each of 33 producers, and tan passes for the 17 that have
 * it. */
static void the_world_has_a_row_for_each_consumer(void **state) {
  (void)state;
  static const char lines[] = "# by hand\n2025-01-01\tsecond\n2023-05-06\tthird\tno wheel | here\n";
  suite good;
  strbuf out = STRBUF_INIT;
  world w = {0};
  journal_head head = {.started = "2026-11-22T10:00:00Z"};
  suite_run(&good, "^tan_f32$", FAULT_NONE);
  good.r.consumer = "second";
  assert_true(world_expect(&w, lines, sizeof lines - 1, &out));
  assert_true(world_add(&w, &good.r, &head, NULL, &out));
  assert_true(world_add(&w, &s.r, &head, "there/index.html", &out));
  world_sort(&w);
  assert_int_equal(w.count, 3);
  assert_string_equal(w.rows[2].name, "second");
  world_markdown(&w, &out);
  const char *text = strbuf_str(&out);
  assert_non_null(strstr(text,
                         " |  | 1.20.0 | 0.0 | 0.0 | 0.0 | 0.0 | 50.0 | 50.0 | 50.0 | 50.0 | 50.0 "
                         "| 34.0 % of 50 |\n"));
  assert_non_null(strstr(text,
                         "| second | 2025-01-01 | 1.20.0 | . | . | . | . | 100 | 100 | 100 | 100 | "
                         "100 | 100 % of 17 |\n"));
  assert_non_null(strstr(text, "| third | 2023-05-06 | no wheel \\| here |\n"));
  strbuf_reset(&out);
  world_html(&w, &out);
  text = strbuf_str(&out);
  assert_non_null(strstr(text, ", 1.4.0: 1 of 2 cases\">50</a>"));
  assert_non_null(strstr(text,
                         "<span class=\"soft\">add_f32_rounding</span></td><td>from 0.9.0 to "
                         "1.20.0<br>for 0.9.0 to 1.19.0</td>"));
  assert_non_null(strstr(text, "<a href=\"there/index.html\">"));
  strbuf_reset(&out);
  world_svg(&w, WORLD_READS, &out);
  assert_int_equal(count_of(strbuf_str(&out), "<rect "), 1 + 2 * UPSTREAM_RELEASES);
  assert_int_equal(count_of(strbuf_str(&out), "stroke=\"#333333\""), 2);
  world_free(&w);
  strbuf_free(&out);
  suite_free(&good);
}

static void a_list_of_consumers_is_checked(void **state) {
  (void)state;
  static const struct {
    const char *lines, *why;
  } rows[] = {
      {"2025-01-01 one\n", "line 1: it is not a date, a tab and a name"},
      {"# a\n\n2025-1-01\tone\n", "line 3: it is not a date, a tab and a name"},
      {"2025-01-01\t\n", "line 1: it is not a date, a tab and a name"},
      {"2025-01-01\tone\n2025-01-02\tone\twhy\n", "line 2: this consumer stands there twice"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    world w = {0};
    strbuf why = STRBUF_INIT;
    assert_false(world_expect(&w, rows[i].lines, strlen(rows[i].lines), &why));
    assert_string_equal(strbuf_str(&why), rows[i].why);
    world_free(&w);
    strbuf_free(&why);
  }
  world w = {0};
  strbuf why = STRBUF_INIT;
  journal_head head = {.started = ""};
  assert_true(world_add(&w, &s.r, &head, NULL, &why));
  assert_false(world_add(&w, &s.r, &head, NULL, &why));
  assert_non_null(strstr(strbuf_str(&why), "two runs are of this consumer"));
  world_free(&w);
  strbuf_free(&why);
}

static void a_badge_says_of_how_many(void **state) {
  (void)state;
  strbuf out = STRBUF_INIT;
  report_badge(&s.r, &out);
  size_t all = 0; /* not of the two that ran */
  for (size_t i = 0; i < s.corpus.count; i++) all += s.corpus.cases[i].level == LEVEL_REQUIRED;
  char want[64];
  snprintf(want, sizeof want, ">failed, 1 of %zu,%03zu cases</text>", all / 1000, all % 1000);
  assert_non_null(strstr(strbuf_str(&out), want));
  strbuf_reset(&out);
  s.r.missing = 1;
  report_badge(&s.r, &out);
  s.r.missing = 0;
  assert_non_null(strstr(strbuf_str(&out), ">incomplete</text>"));
  assert_null(strstr(strbuf_str(&out), "passed"));
  strbuf_free(&out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(texts_of_others_are_never_markup),
      cmocka_unit_test(a_page_of_2000_cases_is_small),
      cmocka_unit_test(a_page_says_what_it_says_without_scripts),
      cmocka_unit_test(runs_side_by_side_begin_with_what_differs),
      cmocka_unit_test(the_world_has_a_row_for_each_consumer),
      cmocka_unit_test(a_list_of_consumers_is_checked),
      cmocka_unit_test(a_badge_says_of_how_many),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
