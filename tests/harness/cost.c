/* What a run asks of a consumer: picked cases, and artifacts that are not asked about again. */
#include <stdlib.h>
#include <sys/mman.h>

#include "harness/suite/pick.h"
#include "harness/tools/input.h"
#include "tests/harness/suite.h"

/* --- Picking --- */

static corpus all;
static plan_filter *filter;

static size_t pick(bool quick, size_t n, bool **picked) {
  *picked = calloc(all.count, sizeof **picked);
  assert_true(quick ? pick_quick(&all, vs_builtin_opset(), filter, *picked)
                    : pick_sample(&all, filter, n, *picked));
  size_t count = 0;
  for (size_t i = 0; i < all.count; i++) count += (*picked)[i];
  return count;
}

static int load(void **state) {
  (void)state;
  strbuf why = STRBUF_INIT;
  filter = plan_filter_new(vs_builtin_opset(), &(plan_options){0}, &why);
  return !filter || !corpus_load(&all, HLO_CTS_SOURCE "/corpus", vs_builtin_opset(), NULL);
}

static int unload(void **state) {
  (void)state;
  plan_filter_free(filter);
  corpus_free(&all);
  return 0;
}

static void a_smaller_sample_is_part_of_a_larger(void **state) {
  (void)state;
  bool *few, *more;
  assert_int_equal(pick(false, 5, &few), 5);
  assert_int_equal(pick(false, 40, &more), 40);
  for (size_t i = 0; i < all.count; i++) assert_true(!few[i] || more[i]);
  free(few);
  free(more);
  assert_int_equal(pick(false, SIZE_MAX, &few), all.count);
  free(few);
}

static void a_quick_run_has_every_op(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  bool *picked, *some = calloc(o->op_count, sizeof *some),
                *every = calloc(o->op_count, sizeof *every);
  assert_true(pick(true, 0, &picked) < all.count / 4);
  for (size_t i = 0; i < all.count; i++) {
    input in;
    strbuf why = STRBUF_INIT;
    if (all.cases[i].breaks || all.cases[i].edits) continue;
    assert_true(input_open(&in, all.cases[i].path, &why));
    pick_ops(o, in.bytes, in.size, every);
    if (picked[i]) pick_ops(o, in.bytes, in.size, some);
    input_close(&in);
  }
  assert_memory_equal(some, every, o->op_count * sizeof *some);
  free(some);
  free(every);
  free(picked);
}

static void ops_are_found_outside_of_comments(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  bool *seen = calloc(o->op_count, sizeof *seen);
  static const char text[] =
      "// stablehlo.sine\n%x = \"stablehlo.add\"(%a) <{t = #stablehlo.channel_handle<>}>\n"
      "%y = stablehlo.abs_no %x : !stablehlo.token // stablehlo.cosine";
  pick_ops(o, text, sizeof text - 1, seen);
  size_t found = 0;
  for (size_t i = 0; i < o->op_count; i++) found += seen[i];
  assert_int_equal(found, 1);
  assert_true(seen[OP_STABLEHLO_ADD]);
  free(seen);
}

/* --- Asking once --- */

typedef struct counts {
  int reads, writes, evaluations;
} counts;
static counts *asked; /* shared with the processes of the run */

static bool implements_newest(const consumer_table *self, vs_version own) {
  (void)self;
  return own == VS(1, 20, 0);
}

static uint32_t abilities(const consumer_table *self) {
  (void)self;
  return ABILITY_READ | ABILITY_WRITE | ABILITY_EVALUATE;
}

static void write_counted(const consumer_table *self, ir_context *c, ir_op *program, vs_version own,
                          vs_version target, strbuf *bytes, action *a) {
  if (implements_newest(self, own)) __atomic_fetch_add(&asked->writes, 1, __ATOMIC_SEQ_CST);
  builtin_consumer(FAULT_NONE).write(self, c, program, own, target, bytes, a);
}

static ir_op *read(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                   vs_version own, action *a) {
  if (implements_newest(self, own)) __atomic_fetch_add(&asked->reads, 1, __ATOMIC_SEQ_CST);
  return builtin_consumer(FAULT_NONE).read(self, c, bytes, n, own, a);
}

static void evaluate(const consumer_table *self, ir_context *c, const evaluation *e,
                     interp_value ***values, size_t *count, action *a) {
  evaluation mine = *e;
  if (implements_newest(self, e->own)) __atomic_fetch_add(&asked->evaluations, 1, __ATOMIC_SEQ_CST);
  if (!mine.program) mine.program = e->source;
  builtin_consumer((fault)self->variant).evaluate(self, c, &mine, values, count, a);
}

static void run(fault f, bool carry, results *r) {
  strbuf why = STRBUF_INIT;
  golden_set golden;
  const vs_opset *o = vs_builtin_opset();
  consumer_table tested = builtin_consumer(f);
  plan_filter *one =
      plan_filter_new(o, &(plan_options){.id = "add_f32_rounding", .context = "constants"}, &why);
  *asked = (counts){0, 0, 0};
  tested.read = read;
  tested.evaluate = evaluate;
  tested.write = write_counted;
  tested.implements = implements_newest;
  tested.abilities = abilities;
  assert_true(golden_load(&golden, HLO_CTS_SOURCE "/golden", o, NULL));
  assert_true(results_new(r, o, &all, one, &why));
  run_options options = {.jobs = 1,
                         .timeout = 20,
                         .tested = &tested,
                         .golden = &golden,
                         .filter = one,
                         .carry_over = carry};
  assert_true(run_cases(r, &options, &why));
  golden_free(&golden);
  plan_filter_free(one);
}

static void equal_artifacts_are_asked_about_once(void **state) {
  (void)state;
  static const fault faults[] = {FAULT_NONE, FAULT_OFF_BY_ONE_ULP};
  for (size_t f = 0; f < 2; f++) {
    results whole, carried;
    run(faults[f], false, &whole);
    assert_int_equal(asked->reads, (int)whole.releases);
    assert_int_equal(asked->evaluations, (int)whole.releases);
    assert_int_equal(asked->writes,
                     (int)whole.releases + 1); /* what each reading gave, and the program itself */
    run(faults[f], true, &carried);
    /* What was read as it was written is the program that it wrote already. */
    assert_int_equal(asked->writes, 1);
    /* Each version of the bytecode is another artifact; within one the version's length counts. */
    assert_in_range(asked->evaluations, 5, whole.releases / 2);
    assert_in_range(asked->reads, asked->evaluations + 1, 3 * asked->evaluations);
    for (size_t p = 0; p < whole.releases; p++)
      assert_memory_equal(results_row(&whole, 0, p), results_row(&carried, 0, p),
                          results_row_size(&whole));
    bool told = false;
    for (size_t i = 0; i < carried.detail_count; i++)
      told |= strstr(carried.details[i].text, "carried over from an artifact") != NULL;
    assert_true(told);
    results_free(&whole);
    results_free(&carried);
  }
}

int main(void) {
  asked = mmap(NULL, sizeof *asked, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_smaller_sample_is_part_of_a_larger),
      cmocka_unit_test(a_quick_run_has_every_op),
      cmocka_unit_test(ops_are_found_outside_of_comments),
      cmocka_unit_test(equal_artifacts_are_asked_about_once),
  };
  return cmocka_run_group_tests(tests, load, unload);
}
