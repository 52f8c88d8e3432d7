/* SPDX-License-Identifier: Apache-2.0 */
/* Profiles: what a program needs, what the lists hold, and what a claim costs who does not keep it.
 */
#include <stdlib.h>

#include "harness/cases/profile_lists.h"
#include "harness/checks/case_job.h"
#include "harness/coverage/probe.h"
#include "harness/results/score.h"
#include "tests/harness/shell.h"
#include "tests/harness/suite.h"

#define BIT(name) (1u << PROFILE_##name)

/* --- The rule and the lists --- */

/* By the ops and types that stand in the files. */
static void a_program_needs_what_its_ops_and_types_need(void **state) {
  (void)state;
  static const struct {
    const char *id;
    profile_needs needs;
  } rows[] = {
      {"abs_f32", {BIT(CORE), 1, 0, 1, 6}},
      {"abs_complex", {BIT(CORE) | BIT(COMPLEX), 1, 0, 1, 3}},
      {"add_i4_wrap", {BIT(CORE) | BIT(SMALL_INTEGERS), 1, 0, 1, 3}},
      {"while_signed", {BIT(CORE) | BIT(CONTROL), 1, 1, 1, 2}},
  };
  corpus c;
  strbuf why = STRBUF_INIT;
  assert_true(corpus_load(&c, HLO_CTS_SOURCE "/corpus", vs_builtin_opset(), NULL));
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const corpus_case *found = NULL;
    for (size_t k = 0; k < c.count; k++)
      if (strcmp(c.cases[k].id, rows[i].id) == 0) found = &c.cases[k];
    assert_non_null(found);
    assert_int_equal(found->needs.profiles, rows[i].needs.profiles);
    assert_int_equal(found->needs.rank, rows[i].needs.rank);
    assert_int_equal(found->needs.nesting, rows[i].needs.nesting);
    assert_int_equal(found->needs.devices, rows[i].needs.devices);
    assert_int_equal(found->needs.elements, rows[i].needs.elements);
  }
  corpus_free(&c);
  strbuf_free(&why);
}

/* --- Claims --- */

static bool finds_complex(ir_op *op, void *user) {
  for (size_t i = 0; i < op->result_count; i++)
    *(bool *)user |= ir_type_element(op->results[i].type)->kind == IR_TYPE_COMPLEX;
  return true;
}

/* Right, but for complex numbers, which it says it cannot do. */
static void no_complex(const consumer_table *self, ir_context *c, const evaluation *e,
                       interp_value ***values, size_t *count, action *a) {
  bool found = false;
  ir_walk((ir_op *)e->source, finds_complex, &found);
  if (found) {
    a->outcome = OUTCOME_CANNOT;
    strbuf_adds(&a->message, "no complex numbers here");
    return;
  }
  consumer_table right = builtin_consumer(FAULT_NONE);
  (void)self;
  right.evaluate(&right, c, e, values, count, a);
}

static verdict verdict_for(const profile_claim *claim, const char *regex, strbuf *said) {
  consumer_table tested = builtin_consumer(FAULT_NONE);
  suite s;
  tested.evaluate = no_complex;
  tested.claim = claim;
  suite_run_with(&s, regex, tested, 20);
  const case_counts *n = results_case_counts(&s.r, 0);
  verdict found = VERDICT_NONE;
  for (int v = 1; v < VERDICT_COUNT; v++)
    if (n->of[CHECK_EVALUATE][v]) found = (verdict)v;
  strbuf_reset(said);
  for (size_t i = 0; i < s.r.detail_count && !said->len; i++)
    if (s.r.details[i].check == CHECK_EVALUATE) strbuf_adds(said, s.r.details[i].text);
  suite_free(&s);
  return found;
}

static void what_is_claimed_is_no_longer_unsupported(void **state) {
  (void)state;
  strbuf said = STRBUF_INIT;
  profile_claim none = profile_claim_of(0), core = profile_claim_of(BIT(CORE)),
                both = profile_claim_of(BIT(CORE) | BIT(COMPLEX)), flat = both;
  flat.rank = 0;
  assert_int_equal(verdict_for(NULL, "^abs_complex$", &said), VERDICT_UNSUPPORTED);
  assert_int_equal(verdict_for(&none, "^abs_complex$", &said), VERDICT_UNSUPPORTED);
  assert_int_equal(verdict_for(&core, "^abs_complex$", &said), VERDICT_UNSUPPORTED);
  assert_int_equal(verdict_for(&flat, "^abs_complex$", &said), VERDICT_UNSUPPORTED);
  assert_int_equal(verdict_for(&both, "^abs_complex$", &said), VERDICT_FAIL);
  assert_string_equal(strbuf_str(&said),
                      "unsupported, although it claims core, complex: no complex numbers here");
  assert_int_equal(verdict_for(&both, "^abs_f32$", &said), VERDICT_PASS);
  strbuf_free(&said);
}

/* On a few cases of the corpus, so that the test does not grow with it. */
static void a_probe_finds_what_is_claimed_and_does_not_work(void **state) {
  (void)state;
  profile_claim both = profile_claim_of(BIT(CORE) | BIT(COMPLEX));
  consumer_table tested = builtin_consumer(FAULT_NONE);
  tested.evaluate = no_complex;
  tested.claim = &both;
  corpus c;
  assert_true(corpus_load(&c, HLO_CTS_SOURCE "/corpus", vs_builtin_opset(), NULL));
  size_t kept = 0;
  for (size_t i = 0; i < c.count; i++)
    if (strncmp(c.cases[i].id, "abs_", 4) == 0) c.cases[kept++] = c.cases[i];
  c.count = kept;
  golden_set golden = {0};
  run_options o = {.jobs = 1, .timeout = 20, .tested = &tested, .golden = &golden};
  bool agrees;
  strbuf text = STRBUF_INIT, why = STRBUF_INIT;
  size_t newest = vs_builtin_opset()->release_count - 1;
  assert_true(probe_consumer(&c, vs_builtin_opset(), newest, &o, false, &agrees, &text, &why));
  assert_false(agrees);
  assert_non_null(strstr(strbuf_str(&text), "claimed, and does not work:\n"));
  assert_non_null(strstr(strbuf_str(&text), "complex<f32>     claimed  fail (abs_c"));
  assert_null(strstr(strbuf_str(&text),
                     "  abs                              f32              claimed  fail"));
  assert_non_null(strstr(strbuf_str(&text), "it could claim too: half-floats"));
  tested.claim = NULL; /* who claims nothing, breaks no claim */
  strbuf_reset(&text);
  assert_true(probe_consumer(&c, vs_builtin_opset(), newest, &o, true, &agrees, &text, &why));
  assert_true(agrees);
  assert_non_null(strstr(strbuf_str(&text), "unsupported (abs_c"));
  strbuf_free(&text);
  strbuf_free(&why);
  corpus_free(&c);
}

static void reports_have_a_line_for_each_claimed_profile(void **state) {
  (void)state;
  scratch_put(&dir, "./claims.yaml",
              "name: mine\nkind: built-in\nprofiles: [core, complex]\nprofile_limits: {rank: 4}\n");
  must(CTS
       "run --quiet --consumer=claims.yaml --filter='^abs_(f32|complex)$' --pair=1.0.0,1.0.0 "
       "--matrix=none --report=r");
  SAYS(
      "  profile core (claimed): 1 of 1 cases passed\n"
      "  profile complex (claimed): 1 of 1 cases passed\n");
  must("cat r/summary.md");
  SAYS("* profile complex (claimed): 1 of 1 cases passed\n");
  must("rm r/results.json; " CTS "report r; cat r/results.json");
  SAYS("\"complex\":{\"claimed\":true,\"cases\":1,\"passed\":1,");
  SAYS("\"quantized\":{\"claimed\":false,\"cases\":0,");
  static const struct {
    const char *text, *says;
  } wrong[] = {
      {"profiles: [complex]\n", "profiles must include 'core'"},
      {"profiles: some\n", "profiles is a list of profiles, or 'all'"},
      {"profiles: [core, nothing]\n", "a profile"},
      {"profiles: all\nprofile_limits: {elements: 16}\n", "elements"},
  };
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    strbuf text = STRBUF_INIT;
    strbuf_addf(&text, "name: mine\nkind: built-in\n%s", wrong[i].text);
    scratch_put(&dir, "./wrong.yaml", strbuf_str(&text));
    strbuf_free(&text);
    assert_int_equal(sh_all(CTS "profiles --consumer=wrong.yaml"), 2);
    SAYS(wrong[i].says);
    SAYS("[HLO-8303]");
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_program_needs_what_its_ops_and_types_need),
      cmocka_unit_test(what_is_claimed_is_no_longer_unsupported),
      cmocka_unit_test(a_probe_finds_what_is_claimed_and_does_not_work),
      cmocka_unit_test(reports_have_a_line_for_each_claimed_profile),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
