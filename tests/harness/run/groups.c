/* SPDX-License-Identifier: Apache-2.0 */
/* Cases that a consumer is asked about at once: the verdicts are those of each alone, and a culprit
 * costs few actions. */
#include "harness/groups/groups.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

#include "bytecode/bytecode.h"
#include "tests/harness/suite.h"

static corpus all;
static golden_set golden;

static int load(void **state) {
  (void)state;
  return !corpus_load(&all, HLO_CTS_SOURCE "/corpus", vs_builtin_opset(), NULL) ||
         !golden_load(&golden, HLO_CTS_SOURCE "/golden", vs_builtin_opset(), NULL);
}

static int unload(void **state) {
  (void)state;
  golden_free(&golden);
  corpus_free(&all);
  return 0;
}

/* --- A consumer of the newest release, right but for one op --- */

typedef enum ending { RIGHT, REFUSES, CRASHES, HANGS, WRONG } ending;
static ending ends;        /* what it does with a program that has the op */
static _Atomic int *asked; /* shared: how often it evaluated or wrote */
static uint16_t culprit = OP_STABLEHLO_TANH;
static uint32_t can = ABILITY_EVALUATE;

static bool implements_newest(const consumer_table *self, vs_version own) {
  (void)self;
  return own == vs_current(vs_builtin_opset());
}

static uint32_t abilities(const consumer_table *self) {
  (void)self;
  return can;
}

static ir_op *reads_not(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                        vs_version own, action *a) {
  if (!implements_newest(self, own)) {
    consumer_table ours = builtin_consumer(FAULT_NONE);
    return ours.read(&ours, c, bytes, n, own, a);
  }
  a->outcome = OUTCOME_CANNOT;
  return NULL;
}

static bool is_other(ir_op *op, void *user) {
  (void)user;
  return !ir_op_is(op, culprit);
}

static void evaluate(const consumer_table *self, ir_context *c, const evaluation *e,
                     interp_value ***values, size_t *count, action *a) {
  (void)self;
  static const outcome outcomes[] = {
      [REFUSES] = OUTCOME_REFUSED, [CRASHES] = OUTCOME_CRASHED, [HANGS] = OUTCOME_TIMED_OUT};
  if (!(can & ABILITY_EVALUATE)) {
    a->outcome = OUTCOME_CANNOT;
    return;
  }
  consumer_table ours = builtin_consumer(ends == WRONG ? FAULT_OFF_BY_ONE_ULP : FAULT_NONE);
  evaluation mine = *e;
  ++*asked;
  bool has = !ir_walk((ir_op *)(uintptr_t)e->source, is_other, NULL);
  if (has && ends != RIGHT && ends != WRONG) {
    a->outcome = outcomes[ends];
    return;
  }
  mine.program = e->source;
  ours.evaluate(&ours, c, &mine, values, count, a);
}

/* Its bytes are not ours: each op has another location. */
static bool name_place(ir_op *op, void *user) {
  op->loc = ir_loc_name(user, ir_cstr(user, "its own"), ir_loc_unknown(user));
  return true;
}

static void write_otherwise(const consumer_table *self, ir_context *c, ir_op *program,
                            vs_version own, vs_version target, strbuf *bytes, action *a) {
  consumer_table ours = builtin_consumer(FAULT_NONE);
  if (implements_newest(self, own) && can & ABILITY_WRITE) {
    ++*asked;
    program = ir_clone(c, program);
    ir_walk(program, name_place, c);
  }
  ours.write(&ours, c, program, own, target, bytes, a);
}

static void run_in(unsigned jobs, const char *regex, size_t group, results *r, run_counts *counts) {
  const vs_opset *o = vs_builtin_opset();
  strbuf why = STRBUF_INIT;
  char version[32], pair[80];
  vs_format(vs_current(o), version);
  snprintf(pair, sizeof pair, "%s,%s", version, can & ABILITY_WRITE ? "*" : version);
  consumer_table tested = builtin_consumer(FAULT_NONE);
  tested.read = reads_not;
  tested.write = write_otherwise;
  tested.evaluate = evaluate;
  tested.implements = implements_newest;
  tested.abilities = abilities;
  plan_filter *f = plan_filter_new(o, &(plan_options){.regex = regex, .pair = pair}, &why);
  assert_non_null(f);
  assert_true(results_new(r, o, &all, f, &why));
  run_options options = {.jobs = jobs,
                         .timeout = 20,
                         .tested = &tested,
                         .golden = &golden,
                         .filter = f,
                         .group = group,
                         .counts = counts};
  *asked = 0;
  if (!run_cases(r, &options, &why)) fail_msg("%s", strbuf_str(&why));
  assert_int_equal(counts->alone + counts->groups, *asked);
  plan_filter_free(f);
}

static void run(const char *regex, size_t group, results *r, run_counts *counts) {
  run_in(1, regex, group, r, counts);
}

static void assert_same(const results *a, const results *b) {
  assert_int_equal(a->case_count, b->case_count);
  for (size_t i = 0; i < a->case_count; i++)
    for (size_t p = 0; p < a->releases; p++)
      assert_memory_equal(results_row(a, i, p), results_row(b, i, p), results_row_size(a));
  assert_int_equal(a->detail_count, b->detail_count);
  for (size_t i = 0; i < a->detail_count; i++)
    assert_string_equal(a->details[i].text, b->details[i].text);
}

/* Constants and arguments of each case, right or not, get the same verdicts and messages. */
static void a_group_changes_no_verdict(void **state) {
  (void)state;
  static const char cases[] = "^(sqrt|tanh|abs|reshape|call|case|while|composite)_";
  for (ends = RIGHT; ends <= WRONG; ends++) {
    results alone, together;
    run_counts one, many;
    run(cases, 1, &alone, &one);
    run(cases, GROUP_DEFAULT, &together, &many);
    assert_true(alone.case_count > GROUP_DEFAULT);
    assert_int_equal(one.groups, 0);
    assert_int_equal(one.cases, alone.case_count);
    assert_true(many.answers > 0);
    if (ends == RIGHT) assert_true(4 * (many.alone + many.groups) < one.alone);
    assert_int_equal(many.again > 0, ends == WRONG);
    assert_same(&alone, &together);
    results_free(&alone);
    results_free(&together);
  }
}

/* One culprit among 32 programs: the group and at most two halves at each of four levels, then the
 * culprit and what is beside it, alone. */
static void one_culprit_costs_a_few_actions(void **state) {
  (void)state;
  static const char cases[] =
      "^(tanh_f32|(abs|add|divide|negate|subtract|multiply)_(f32|long|float|i32).*)$";
  results r;
  run_counts right, refused;
  ends = RIGHT;
  run(cases, GROUP_DEFAULT, &r, &right);
  assert_in_range(r.case_count, 8, GROUP_DEFAULT);
  results_free(&r);
  ends = REFUSES;
  run(cases, GROUP_DEFAULT, &r, &refused);
  /* For constants and for arguments. */
  assert_true(refused.alone + refused.groups <= right.alone + right.groups + 2 * (2 * 4 + 2));
  results_free(&r);
}

/* A writer of other bytes costs a few groups in each batch, and as many in two processes. */
static void other_bytes_cost_the_same_in_each_process(void **state) {
  (void)state;
  static const char cases[] = "^(abs|add|and|sqrt|tanh)_";
  results alone, one, two;
  run_counts counts_alone, counts_one, counts_two;
  ends = RIGHT;
  can = ABILITY_WRITE;
  run(cases, 1, &alone, &counts_alone);
  run_in(1, cases, GROUP_DEFAULT, &one, &counts_one);
  run_in(2, cases, GROUP_DEFAULT, &two, &counts_two);
  can = ABILITY_EVALUATE;
  assert_true(alone.case_count > 2 * GROUP_DEFAULT);
  assert_true(counts_one.groups > 0 && counts_one.groups * 20 < counts_one.alone);
  assert_int_equal(counts_one.answers, 0);
  assert_int_equal(counts_one.alone, counts_alone.alone);
  assert_int_equal(counts_two.alone, counts_one.alone);
  assert_int_equal(counts_two.groups, counts_one.groups);
  assert_same(&alone, &one);
  assert_same(&alone, &two);
  results_free(&alone);
  results_free(&one);
  results_free(&two);
}

static void what_is_asked_alone_has_a_reason(void **state) {
  (void)state;
  size_t alone = 0;
  for (size_t i = 0; i < all.count; i++) {
    const corpus_case *c = &all.cases[i];
    const char *why = group_obstacle(c);
    alone += why != NULL;
    assert_int_equal(why != NULL,
                     c->edits || c->incident || c->mixed_count || c->keep_locations || c->normal);
  }
  assert_true(alone > 50 && alone < all.count / 4);
}

int main(void) {
  asked = mmap(NULL, sizeof *asked, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_group_changes_no_verdict),
      cmocka_unit_test(one_culprit_costs_a_few_actions),
      cmocka_unit_test(other_bytes_cost_the_same_in_each_process),
      cmocka_unit_test(what_is_asked_alone_has_a_reason),
  };
  return cmocka_run_group_tests(tests, load, unload);
}
