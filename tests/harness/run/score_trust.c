/* SPDX-License-Identifier: Apache-2.0 */
/* The reasons to believe a score: sentinels, and one rule in all reports. */
#include <stdlib.h>

#include "harness/cli/status.h"
#include "harness/reports/report.h"
#include "harness/results/score.h"
#include "harness/run/sentinel.h"
#include "tests/harness/rendered.h"
#include "tests/harness/shell.h"
#include "tests/harness/suite.h"
#include "text/text.h"

/* The score on a terminal is in lines between its parts. */
static void unwrap(strbuf *text) {
  for (char *at = text->len ? text->bytes : NULL; at && (at = strstr(at, "\n ")); at++)
    if (strncmp(at + 2, " · ", 4) == 0 || strncmp(at + 2, " (asked", 7) == 0)
      memmove(at, at + 2, strlen(at + 2) + 1);
}

/* --- Sentinels --- */

typedef void evaluator(const consumer_table *self, ir_context *c, const evaluation *e,
                       interp_value ***values, size_t *count, action *a);
typedef ir_op *reader(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                      vs_version own, action *a);

/* Whatever is asked, one number; the checks of the suite have to tell. */
static void give(int32_t n, ir_context *c, interp_value ***values, size_t *count, action *a) {
  const ir_type *volatile type = NULL;
  arena_guard g;
  if (ARENA_GUARD(ir_arena(c), &g)) {
    type = ir_type_tensor(c, NULL, 0, ir_type_integer(c, 32, IR_SIGNLESS), NULL);
    arena_guard_pop(ir_arena(c), &g);
  }
  *values = malloc(sizeof **values);
  (*values)[0] = interp_tensor(type, &n, sizeof n);
  *count = 1;
  a->outcome = OUTCOME_DONE;
}
static void always_three(const consumer_table *self, ir_context *c, const evaluation *e,
                         interp_value ***values, size_t *count, action *a) {
  (void)self, (void)e;
  give(3, c, values, count, a);
}
/* As a harness whose comparison says yes to everything would look: 2, then 3. */
static void what_is_expected(const consumer_table *self, ir_context *c, const evaluation *e,
                             interp_value ***values, size_t *count, action *a) {
  static int asked;
  (void)self, (void)e;
  give(2 + asked++ % 2, c, values, count, a);
}
static void nothing(const consumer_table *self, ir_context *c, const evaluation *e,
                    interp_value ***values, size_t *count, action *a) {
  (void)self, (void)c, (void)e, (void)values, (void)count;
  a->outcome = OUTCOME_DONE;
}
static void dies(const consumer_table *self, ir_context *c, const evaluation *e,
                 interp_value ***values, size_t *count, action *a) {
  (void)self, (void)c, (void)e, (void)values, (void)count, (void)a;
  abort();
}
static void cannot(const consumer_table *self, ir_context *c, const evaluation *e,
                   interp_value ***values, size_t *count, action *a) {
  (void)self, (void)c, (void)e, (void)values, (void)count;
  a->outcome = OUTCOME_CANNOT;
}
static ir_op *refuses(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                      vs_version own, action *a) {
  (void)self, (void)c, (void)bytes, (void)n, (void)own;
  a->outcome = OUTCOME_REFUSED;
  strbuf_adds(&a->message, "no");
  return NULL;
}

static bool implements_all(const consumer_table *self, vs_version own) {
  (void)self, (void)own;
  return true;
}

/* Outside of every action: what dies here is a process of the suite. */
static size_t dies_asked_for_a_key(const consumer_table *self, const vs_opset *o, size_t own,
                                   size_t target) {
  (void)self, (void)o, (void)own, (void)target;
  abort();
}

/* The same wrong values are a broken harness if our own engine gives them, and a consumer that
 * cannot be compared if another one does. */
static void sentinels_tell_who_is_at_fault(void **state) {
  (void)state;
  enum { BEHAVE = SENTINELS_BEHAVE, OTHER = SENTINELS_NOT_COMPARABLE, BROKEN = SENTINELS_BROKEN };
  static const struct {
    evaluator *evaluate;
    reader *read;
    bool ours, dies;
    int end;
    const char *why;
  } rows[] = {
      {NULL, NULL, true, false, BEHAVE, ""},
      {cannot, NULL, true, false, BEHAVE, ""},
      {cannot, refuses, true, false, BEHAVE, "(1 + 1 is 2) ended with 'refused unexpectedly': no"},
      {NULL, refuses, true, false, BEHAVE, "(1 + 1 is 2) ended with 'refused unexpectedly': no"},
      {always_three, NULL, true, false, BROKEN, "(1 + 1 is 2) ended with 'fail'"},
      {always_three, NULL, false, false, OTHER, "(1 + 1 is 2) ended with 'fail': result 0: 1"},
      {nothing, NULL, true, false, BROKEN, "(1 + 1 is 2) ended with 'fail'"},
      {nothing, NULL, false, false, OTHER, "(1 + 1 is 2) ended with 'fail'"},
      {dies, NULL, true, false, BEHAVE, "(1 + 1 is 2) ended with 'crash'"},
      {what_is_expected, NULL, true, false, BROKEN, "(1 + 1 is 3) ended with 'pass'"},
      {what_is_expected, NULL, false, false, OTHER, "(1 + 1 is 3) ended with 'pass'"},
      {NULL, NULL, false, true, BROKEN, "(1 + 1 is 2) ended with 'suite bug'"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    consumer_table tested = builtin_consumer(FAULT_NONE);
    if (rows[i].evaluate) tested.evaluate = rows[i].evaluate;
    if (rows[i].read) tested.read = rows[i].read;
    run_options run = {.timeout = 20, .tested = &tested};
    strbuf why = STRBUF_INIT;
    if (!rows[i].ours) tested.implements = implements_all;
    if (rows[i].dies) tested.write_key = dies_asked_for_a_key;
    int end = (int)sentinels_behave(vs_builtin_opset(), &run, &why);
    if (end != rows[i].end || !strstr(strbuf_str(&why), rows[i].why))
      fail_msg("row %zu: %s", i, strbuf_str(&why));
    strbuf_free(&why);
  }
}

#define RUN HLO_CTS_BIN "/hlo-cts run --quiet --matrix=none --case=add_f32_rounding "

/* A consumer that answers rightly twice, and from then on that everything is 7. */
static void nothing_is_published_of_a_broken_run(void **state) {
  (void)state;
  scratch_put(&dir, "./once.yaml",
              "name: once\nkind: process\nrelease: 1.8.0\nrefusal: {exit: [1]}\n"
              "evaluate: {argv: [\"{here}/once.sh\", \"{artifact}\", \"{args}\"]}\n");
  scratch_put(&dir, "./once.sh",
              "#!/bin/sh\n"
              "n=$(cat \"$(dirname \"$0\")/count\" 2>/dev/null || echo 0)\n"
              "echo $((n + 1)) >\"$(dirname \"$0\")/count\"\n"
              "[ $n -lt 2 ] || { echo 'dense<7> : tensor<i32>'; exit; }\n"
              "exec " HLO_CTS_BIN
              "/hlo-translate --deserialize --interpret "
              "--interpreter-print-dense --args=\"$2\" \"$1\"\n");
  must("chmod +x once.sh");
  assert_int_equal(sh_all(RUN "--consumer=once.yaml --report=broken"), EXIT_FAIL);
  SAYS("not comparable, nothing is published: asked last, the sentinel that must pass");
  must("test -e broken/journal -a ! -e broken/results.json");
  assert_int_equal(sh_all(CTS "report broken"), EXIT_FAIL);
  SAYS("not comparable");
  must("test ! -e broken/results.json");
  /* and now from the first on: there is no run */
  assert_int_equal(sh_all(RUN "--consumer=once.yaml --report=first"), EXIT_FAIL);
  SAYS("asked first");
  must("test ! -e first");
  /* Who refuses everything says so itself: that is published, with a warning. */
  must("printf '#!/bin/sh\\nexit 1\\n' >once.sh");
  assert_int_equal(sh_all(RUN "--consumer=once.yaml --report=refused"), EXIT_FAIL);
  SAYS(
      "warning: asked first, the sentinel that must pass (1 + 1 is 2) ended with 'refused "
      "unexpectedly'");
  must("test -e refused/results.json");
}

/* --- Scores --- */

/* Two cases ran of four; the second one passes. Of the first, all checks pass but one evaluation.
 */
static void a_case_has_one_place_in_each_capability(void **state) {
  (void)state;
  static const struct {
    verdict v;
    score_part evaluates;
    size_t reads; /* cases that pass */
    const char *text;
  } rows[] = {
      {VERDICT_PASS,
       {2, 0, 0},
       2,
       " · evaluates 2 of 2 (100 %) · writes 2 of 2 (100 %) · refuses "},
      {VERDICT_INAPPLICABLE, {2, 0, 0}, 2, "(asked: 2 of 4 required cases, 50 %)\n"},
      {VERDICT_FAIL, {1, 1, 0}, 2, " · evaluates 1 of 2 (50 %) · writes 2 of 2 (100 %)"},
      {VERDICT_CRASH,
       {1, 1, 0},
       2,
       "Reads RELEASES of RELEASES releases, 2 of 2 (100 %) · evaluates 1 of 2"},
      {VERDICT_UNSUPPORTED, {2, 0, 0}, 2, " · evaluates 2 of 2 (100 %)"},
      {VERDICT_SKIPPED,
       {1, 0, 1},
       2,
       "1 of 1 (100 %) · writes 2 of 2 (100 %) · refuses 2 of 2 (100 %) (asked: 2 "
       "of 4 required cases, 50 %; 1 waived)\n"},
      {VERDICT_NONE,
       {1, 0, 0},
       1,
       "Reads RELEASES of RELEASES releases, 1 of 1 (100 %) · evaluates 1 of 1"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    suite s;
    suite_run(&s, "^(add_f32_rounding|abs_i32)$", FAULT_NONE);
    s.r.corpus_cases = 4;
    uint8_t *row = malloc(results_row_size(&s.r));
    for (size_t p = 0; p < s.r.releases; p++) {
      memcpy(row, results_row(&s.r, 0, p), results_row_size(&s.r));
      bool none = rows[i].v == VERDICT_NONE;
      if (none) memset(row, VERDICT_NONE, results_row_size(&s.r));
      if (p + 1 == s.r.releases)
        row[(p * SLOT_COUNT) * CHECK_COUNT + CHECK_EVALUATE] = (uint8_t)rows[i].v;
      assert_true(results_set_row(&s.r, 0, p, row));
    }
    free(row);
    score got;
    strbuf text = STRBUF_INIT;
    results_score(&s.r, &got);
    const score_part *e = &got.of[CAPABILITY_EVALUATES];
    if (memcmp(e, &rows[i].evaluates, sizeof *e) != 0)
      fail_msg("row %zu: %zu passed, %zu failed, %zu waived", i, e->passed, e->failed, e->waived);
    assert_int_equal(got.of[CAPABILITY_READS].passed, rows[i].reads);
    assert_int_equal(got.of[CAPABILITY_WRITES].passed, rows[i].reads);
    report_summary(&s.r, &(report_header){.tool = "t", .corpus = "", .date = ""}, false, &text);
    unwrap(&text);
    if (!strstr(strbuf_str(&text), with_newest(rows[i].text))) fail_msg("%s", strbuf_str(&text));
    strbuf_free(&text);
    suite_free(&s);
  }
}

/* --- A consumer that only evaluates --- */

static void add_one(const ir_type *t, uint8_t *bytes, size_t size) {
  (void)t;
  if (size) bytes[0]++;
}
/* Wrong for all that has 32 bits; one artifact is unsupported, which changes no score.
 */
static void evaluates_some(const consumer_table *self, ir_context *c, const evaluation *e,
                           interp_value ***values, size_t *count, action *a) {
  evaluation plain = {.program = e->source, .own = e->own};
  (void)self;
  strbuf text = STRBUF_INIT;
  text_print(c, e->source, &(text_print_options){0}, &text);
  if (strstr(strbuf_str(&text), "f16>") && memmem(e->bytes, e->size, "StableHLO_v0.9.0", 16)) {
    a->outcome = OUTCOME_CANNOT;
  } else if (strstr(strbuf_str(&text), "32>")) {
    evaluate_spoilt(c, &plain, values, count, a, add_one);
  } else {
    consumer_table right = builtin_consumer(FAULT_NONE);
    right.evaluate(&right, c, &plain, values, count, a);
  }
  strbuf_free(&text);
}

/* A report, or what a terminal has. */
static void put(const char *name, const results *r, const report_header *h, strbuf *text) {
  if (*name) {
    rendered(name, r, h, text);
    return;
  }
  report_summary(r, h, false, text);
  unwrap(text);
}

/* Six cases evaluate, four of them rightly: the same numbers everywhere, and never another score.
 */
static void all_reports_have_the_same_numbers(void **state) {
  (void)state;
  static const char line[] =
      "Reads RELEASES of RELEASES releases · evaluates 4 of 6 (67 %) · writes – · refuses – "
      "(asked: 6 of 20 "
      "required cases, 30 %)";
  static const char parts[] = "evaluates 4 of 6 (67 %)";
  static const struct {
    const char *name;
    const char *texts[2];
    size_t times; /* that the second one stands there */
  } rows[] = {{"", {line, parts}, 1},
              {"index.html", {line, parts}, 1},
              {"summary.md", {line, parts}, 1},
              {"junit.xml", {line, parts}, 1},
              {"results.json", {line, "\"text\":\"4 of 6 (67 %)\",\"passed\":4,\"failed\":2"}, 1}};
  suite s;
  consumer_table fake = suite_newest("evaluator");
  fake.abilities = suite_only_evaluates;
  fake.read = suite_shows_nothing;
  fake.evaluate = evaluates_some;
  suite_run_with(&s, "^(abs_f32|abs_i32|abs_half|abs_limits_i8|abs_limits_i16|abs_limits_i64)$",
                 fake, 20);
  assert_int_equal(s.r.case_count, 6);
  s.r.corpus_cases = 20;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf text = STRBUF_INIT;
    put(rows[i].name, &s.r, &(report_header){.tool = "t", .corpus = "", .date = ""}, &text);
    if (!strstr(strbuf_str(&text), with_newest(rows[i].texts[0])) ||
        count_of(strbuf_str(&text), rows[i].texts[1]) < rows[i].times)
      fail_msg("row %zu: %s", i, strbuf_str(&text));
    strbuf_free(&text);
  }
  suite_free(&s);
}

/* The first line of each report is the score; a journal has what the score needs. */
static void every_report_begins_with_the_score(void **state) {
  (void)state;
  static const char line[] =
      "Reads RELEASES of RELEASES releases, 1 of 1 (100 %) · evaluates 1 of 1 (100 %) · writes 1 "
      "of 1 (100 %) "
      "· "
      "refuses 1 of 1 (100 %)";
  assert_int_equal(sh_all(RUN "--report=all"), 0);
  unwrap(&out);
  SAYS(line);
  for (int again = 0; again < 2; again++) {
    must(
        "head -1 all/summary.md && head -1 all/matrix.txt && grep -m1 system-out all/junit.xml && "
        "sed -n '/^<body/,$p' all/index.html | grep -m1 '<p id=\"score' && sed -n 4p "
        "all/results.json");
    assert_int_equal(count_of(strbuf_str(&out), with_newest(line)), 5);
    must(CTS "report all");
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(sentinels_tell_who_is_at_fault),
      cmocka_unit_test(nothing_is_published_of_a_broken_run),
      cmocka_unit_test(a_case_has_one_place_in_each_capability),
      cmocka_unit_test(all_reports_have_the_same_numbers),
      cmocka_unit_test(every_report_begins_with_the_score),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
