/* SPDX-License-Identifier: Apache-2.0 */
/* Cases that must be refused, held against software that deserves each verdict. */
#include "harness/files/program.h"
#include "tests/harness/scratch.h"
#include "tests/harness/suite.h"

#define FUNCTION(size)                                                            \
  "func.func @main(%operand: tensor<2xcomplex<f32>>) -> tensor<" size             \
  "xf32> {\n"                                                                     \
  "  %result = stablehlo.abs %operand : (tensor<2xcomplex<f32>>) -> tensor<" size \
  "xf32>\n"                                                                       \
  "  return %result : tensor<" size "xf32>\n}\n"

static const char manifest[] =
    "cases:\n"
    "  - {id: broken, file: broken.mlir, since: 1.0.0, forms: {1.0.0: x}, tags: [], breaks: abs "
    "C1,\n"
    "     twin: legal.mlir}\n"
    "  - {id: cut, file: legal.mlir, since: 1.0.0, forms: {1.0.0: x}, tags: [], edits: cut.edits,\n"
    "     reader: must-refuse, rule: the file ends}\n"
    "  - {id: label, file: legal.mlir, since: 1.0.0, forms: {1.0.0: x}, tags: [], edits: "
    "label.edits,\n"
    "     reader: may-accept, rule: a label}\n"
    "  - {id: untwinned, file: broken.mlir, since: 1.0.0, forms: {1.0.0: x}, tags: [], breaks: abs "
    "C1}\n"
    "  - {id: unsayable, file: signed.mlir, since: 1.0.0, forms: {1.0.0: x}, tags: [], breaks: abs "
    "I1}\n";

typedef struct trial {
  scratch dir;
  corpus corpus;
  golden_set golden;
  plan_filter *filter;
  results r;
  consumer_table tested;
} trial;

static trial t;

static void try(consumer_table tested) {
  const vs_opset *o = vs_builtin_opset();
  strbuf why = STRBUF_INIT;
  t.tested = tested;
  t.filter = plan_filter_new(o, &(plan_options){0}, &why);
  diag_text_sink sink = diag_text_sink_to(&why);
  if (!corpus_load(&t.corpus, t.dir.path, o, &sink.sink)) fail_msg("%s", strbuf_str(&why));
  assert_true(results_new(&t.r, o, &t.corpus, t.filter, &why));
  run_options options = {
      .jobs = 2, .timeout = 20, .tested = &t.tested, .golden = &t.golden, .filter = t.filter};
  assert_true(run_cases(&t.r, &options, &why));
  strbuf_free(&why);
}

static void done(void) {
  results_free(&t.r);
  plan_filter_free(t.filter);
  corpus_free(&t.corpus);
}

static int set_up(void **state) {
  (void)state;
  t.dir = scratch_new();
  scratch_put(&t.dir, "f/cases.yaml", manifest);
  scratch_put(&t.dir, "f/broken.mlir", FUNCTION("3"));
  scratch_put(&t.dir, "f/legal.mlir", FUNCTION("2"));
  scratch_put(&t.dir, "f/signed.mlir",
              "func.func @main(%operand: tensor<2xsi32>) -> tensor<2xsi32> {\n"
              "  %result = stablehlo.abs %operand : tensor<2xsi32>\n"
              "  return %result : tensor<2xsi32>\n}\n");
  scratch_put(&t.dir, "f/cut.edits", "truncate ir.data\n");
  scratch_put(&t.dir, "f/label.edits", "producer StableHLO_v0.9.0\n");
  t.golden = (golden_set){.folder = t.dir.path};
  return 0;
}

static int tear_down(void **state) {
  (void)state;
  scratch_free(&t.dir);
  return 0;
}

/* Every release gives a case this verdict. */
static void gives(const char *id, int slot, verdict wanted) {
  for (size_t i = 0; i < t.r.case_count; i++) {
    if (strcmp(t.r.cases[i]->id, id) != 0) continue;
    for (size_t p = 0; p < t.r.releases; p++) {
      verdict v = results_at(&t.r, i, p, p, slot)[CHECK_REFUSE];
      bool there = t.r.opset->releases[p].version >= VS(1, 0, 0);
      if (v != (there ? wanted : VERDICT_NONE))
        fail_msg("%s in %zu: %s, not %s", id, p, verdict_names[v], verdict_names[wanted]);
    }
    return;
  }
  fail_msg("there is no case %s", id);
}

static void what_is_right_refuses_as_expected(void **state) {
  (void)state;
  try(builtin_consumer(FAULT_NONE));
  gives("broken", SLOT_MEANT, VERDICT_REFUSED_AS_EXPECTED);
  gives("broken", SLOT_UNCHANGED, VERDICT_REFUSED_AS_EXPECTED);
  gives("untwinned", SLOT_MEANT, VERDICT_REFUSED_AS_EXPECTED);
  gives("cut", SLOT_MEANT, VERDICT_REFUSED_AS_EXPECTED);
  gives("label", SLOT_MEANT, VERDICT_LENIENT);
  gives("label", SLOT_UNCHANGED, VERDICT_NONE);
  summary s;
  results_summary(&t.r, &s);
  assert_int_equal(s.failed_cases, 0);
  done();
}

/* --- Faults --- */

static void refuse(action *a) {
  strbuf_adds(&a->message, "never [abs C1]");
  a->outcome = OUTCOME_REFUSED;
  a->named = true;
}

static ir_op *read_nothing(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                           vs_version own, action *a) {
  (void)self, (void)c, (void)bytes, (void)n, (void)own;
  refuse(a);
  return NULL;
}

static void write_nothing(const consumer_table *self, ir_context *c, ir_op *program, vs_version own,
                          vs_version target, strbuf *bytes, action *a) {
  (void)self, (void)c, (void)program, (void)own, (void)target, (void)bytes;
  refuse(a);
}

/* One that takes programs as artifacts: the suite fails to make one. */
static void write_from_artifact(const consumer_table *self, ir_context *c, ir_op *program,
                                vs_version own, vs_version target, strbuf *bytes, action *a) {
  (void)self, (void)target;
  diag_text_sink sink = diag_text_sink_to(&a->message);
  vs_options o = {0};
  if (program_serialize(c, program, own, &o, own, bytes, &sink.sink))
    refuse(a);
  else
    a->outcome = OUTCOME_SUITE_FAULT;
}

static void what_no_artifact_holds_is_not_asked(void **state) {
  (void)state;
  consumer_table tested = builtin_consumer(FAULT_NONE);
  tested.write = write_from_artifact;
  try(tested);
  gives("unsayable", SLOT_MEANT, VERDICT_UNSUPPORTED); /* there are no signed integers in VHLO */
  gives("unsayable", SLOT_UNCHANGED, VERDICT_NONE);
  gives("untwinned", SLOT_MEANT, VERDICT_REFUSED_AS_EXPECTED);
  done();
}

/* A refusal without an acceptance beside it says nothing. */
static void who_refuses_everything_refuses_nothing(void **state) {
  (void)state;
  consumer_table tested = builtin_consumer(FAULT_NONE);
  tested.read = read_nothing;
  try(tested);
  gives("broken", SLOT_UNCHANGED, VERDICT_VACUOUS);
  gives("broken", SLOT_MEANT, VERDICT_VACUOUS); /* it cannot read what it writes */
  gives("cut", SLOT_MEANT, VERDICT_VACUOUS);
  gives("label", SLOT_MEANT, VERDICT_VACUOUS);
  gives("untwinned", SLOT_MEANT, VERDICT_REFUSED_AS_EXPECTED);
  summary s;
  results_summary(&t.r, &s);
  assert_int_equal(s.failed_cases, 3);
  done();
  tested = builtin_consumer(FAULT_NONE);
  tested.write = write_nothing;
  try(tested);
  gives("broken", SLOT_MEANT, VERDICT_VACUOUS);
  gives("broken", SLOT_UNCHANGED, VERDICT_REFUSED_AS_EXPECTED); /* the suite wrote the artifact */
  done();
}

static ir_op *read_anything(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                            vs_version own, action *a) {
  (void)self, (void)c, (void)bytes, (void)n, (void)own;
  a->outcome = OUTCOME_DONE;
  return NULL;
}

static void write_anything(const consumer_table *self, ir_context *c, ir_op *program,
                           vs_version own, vs_version target, strbuf *bytes, action *a) {
  (void)self, (void)c, (void)program, (void)own, (void)target;
  strbuf_adds(bytes, "x");
  a->outcome = OUTCOME_DONE;
}

static void who_accepts_everything_is_lenient_or_wrong(void **state) {
  (void)state;
  consumer_table tested = builtin_consumer(FAULT_NONE);
  tested.read = read_anything;
  tested.write = write_anything;
  try(tested);
  gives("broken", SLOT_MEANT, VERDICT_FAIL);        /* a producer must refuse */
  gives("broken", SLOT_UNCHANGED, VERDICT_LENIENT); /* no rule makes a consumer verify */
  gives("cut", SLOT_MEANT, VERDICT_FAIL);           /* the format does */
  gives("label", SLOT_MEANT, VERDICT_LENIENT);
  bool told = false;
  for (size_t i = 0; i < t.r.detail_count; i++)
    told |= strstr(t.r.details[i].text, "breaks [abs C1]; no rule makes a consumer verify") != NULL;
  assert_true(told);
  done();
}

static ir_op *read_and_die(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                           vs_version own, action *a) {
  (void)self, (void)c, (void)bytes, (void)n, (void)own;
  a->outcome = OUTCOME_CRASHED;
  return NULL;
}

static void who_dies_has_crashed(void **state) {
  (void)state;
  consumer_table tested = builtin_consumer(FAULT_NONE);
  tested.read = read_and_die;
  try(tested);
  gives("label", SLOT_MEANT, VERDICT_CRASH);
  gives("cut", SLOT_MEANT, VERDICT_CRASH);
  gives("broken", SLOT_UNCHANGED, VERDICT_CRASH);
  done();
}

/* The twin is a part of the case: when it is wrong, the case is. */
static void an_illegal_twin_is_a_bug_of_the_suite(void **state) {
  (void)state;
  scratch_put(&t.dir, "f/legal.mlir", FUNCTION("5"));
  try(builtin_consumer(FAULT_NONE));
  gives("broken", SLOT_MEANT, VERDICT_SUITE_BUG);
  scratch_put(&t.dir, "f/legal.mlir", FUNCTION("2"));
  done();
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_is_right_refuses_as_expected),
      cmocka_unit_test(what_no_artifact_holds_is_not_asked),
      cmocka_unit_test(who_refuses_everything_refuses_nothing),
      cmocka_unit_test(who_accepts_everything_is_lenient_or_wrong),
      cmocka_unit_test(who_dies_has_crashed),
      cmocka_unit_test(an_illegal_twin_is_a_bug_of_the_suite),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
