/* SPDX-License-Identifier: Apache-2.0 */
/* Consumers that are wrong in one way each, and the verdicts that they deserve: nothing less in the
 * cases that show it, nothing else in the others. */
#include <stdio.h>
#include <stdlib.h>

#include "harness/programs/contexts.h"
#include "harness/results/score.h"
#include "tests/harness/suite.h"
#include "versions/versions.h"

/* --- What they are shown --- */

/* Each tells something that the others do not. */
#define CASES                                                                                 \
  "^(add_i8_wrap|add_f32_rounding|add_complex|add_corners_float|while_signed|invalid_abs_c1|" \
  "invalid_iota_dimension)$"

static bool is(const corpus_case *c, const char *id) { return strcmp(c->id, id) == 0; }

/* --- Looking at programs --- */

static bool finds_loop(ir_op *op, void *user) {
  *(bool *)user |= ir_op_is(op, OP_STABLEHLO_WHILE);
  return true;
}
static bool has_loop(const ir_op *program) {
  bool found = false;
  ir_walk((ir_op *)program, finds_loop, &found);
  return found;
}

static bool finds_f32(ir_op *op, void *user) {
  for (size_t i = 0; i < op->result_count; i++) {
    const ir_type *e = ir_type_element(op->results[i].type);
    *(bool *)user |= e->kind == IR_TYPE_FLOAT && e->format->width == 32;
  }
  return true;
}
static bool has_f32(const ir_op *program) {
  bool found = false;
  ir_walk((ir_op *)program, finds_f32, &found);
  return found;
}

/* --- Being wrong --- */

typedef bool (*when)(const evaluation *e, const interp_value *result);

static bool with_arguments(const evaluation *e, const interp_value *v) {
  (void)v;
  return e->arg_count > 0;
}
static bool above_16(const evaluation *e, const interp_value *v) {
  (void)e;
  return ir_type_element_count(interp_type(v)) > 16;
}
static bool in_a_loop(const evaluation *e, const interp_value *v) {
  (void)v;
  return has_loop(e->program ? e->program : e->source);
}
static bool of_complex(const evaluation *e, const interp_value *v) {
  (void)e;
  return ir_type_element(interp_type(v))->kind == IR_TYPE_COMPLEX;
}

static when wrong;     /* which results have their last byte changed */
static unsigned asked; /* evaluations of flushes_sometimes */

static interp_value *replaced(interp_value *v, void (*change)(const ir_type *, uint8_t *, size_t)) {
  size_t size;
  const uint8_t *data = interp_data(v, &size);
  if (!data) return v;
  uint8_t *copy = malloc(size + 1);
  memcpy(copy, data, size);
  change(interp_type(v), copy, size);
  interp_value *other = interp_tensor(interp_type(v), copy, size);
  free(copy);
  interp_release(v);
  return other;
}

static void last_byte(const ir_type *t, uint8_t *bytes, size_t size) {
  (void)t;
  if (size) bytes[size - 1] ^= 1;
}
static void all_zero(const ir_type *t, uint8_t *bytes, size_t size) {
  (void)t;
  memset(bytes, 0, size);
}
static void subnormal_f32(const ir_type *t, uint8_t *bytes, size_t size) {
  const ir_type *e = ir_type_element(t);
  if (e->kind != IR_TYPE_FLOAT || e->format->width != 32) return;
  for (size_t i = 0; i + 4 <= size; i += 4) {
    bool tiny = !(bytes[i + 3] & 0x7f) && !(bytes[i + 2] & 0x80);
    if (tiny) memset(bytes + i, 0, 3);
  }
}

static void evaluate_right(ir_context *c, const evaluation *e, interp_value ***values,
                           size_t *count, action *a) {
  consumer_table right = builtin_consumer(FAULT_NONE);
  right.evaluate(&right, c, e, values, count, a);
}

static void evaluate_wrong(const consumer_table *self, ir_context *c, const evaluation *e,
                           interp_value ***values, size_t *count, action *a) {
  (void)self;
  evaluate_right(c, e, values, count, a);
  for (size_t i = 0; i < *count; i++)
    if (wrong(e, (*values)[i])) (*values)[i] = replaced((*values)[i], last_byte);
}

static void flush_sometimes(const consumer_table *self, ir_context *c, const evaluation *e,
                            interp_value ***values, size_t *count, action *a) {
  (void)self;
  evaluate_right(c, e, values, count, a);
  if (asked++ % 2 == 0) return;
  for (size_t i = 0; i < *count; i++) (*values)[i] = replaced((*values)[i], subnormal_f32);
}

/* The types that it should give, and zeros: it ran nothing. */
static void say_done(const consumer_table *self, ir_context *c, const evaluation *e,
                     interp_value ***values, size_t *count, action *a) {
  (void)self;
  evaluate_right(c, e, values, count, a);
  for (size_t i = 0; i < *count; i++) (*values)[i] = replaced((*values)[i], all_zero);
}

static void no(action *a) {
  a->outcome = OUTCOME_REFUSED;
  strbuf_adds(&a->message, "no");
}
static void write_nothing(const consumer_table *self, ir_context *c, ir_op *program, vs_version own,
                          vs_version target, strbuf *bytes, action *a) {
  (void)self, (void)c, (void)program, (void)own, (void)target, (void)bytes;
  no(a);
}
static ir_op *read_nothing(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                           vs_version own, action *a) {
  (void)self, (void)c, (void)bytes, (void)n, (void)own;
  no(a);
  return NULL;
}
static void write_no_f32(const consumer_table *self, ir_context *c, ir_op *program, vs_version own,
                         vs_version target, strbuf *bytes, action *a) {
  consumer_table right = builtin_consumer(FAULT_NONE);
  (void)self;
  if (has_f32(program))
    no(a);
  else
    right.write(&right, c, program, own, target, bytes, a);
}
static ir_op *read_no_f32(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                          vs_version own, action *a) {
  consumer_table right = builtin_consumer(FAULT_NONE);
  (void)self;
  ir_op *program = right.read(&right, c, bytes, n, own, a);
  if (!program || !has_f32(program)) return program;
  no(a);
  return NULL;
}

/* --- What they deserve, at the newest release --- */

typedef struct spot {
  const corpus_case *c;
  check_kind k;
  bool context; /* it has arguments */
} spot;

static verdict right(const spot *s) {
  return s->c->breaks ? VERDICT_REFUSED_AS_EXPECTED : VERDICT_PASS;
}
static bool evaluates(const spot *s) { return s->context || s->k == CHECK_EVALUATE; }
static verdict fails(const spot *s, bool here) {
  return evaluates(s) && here ? VERDICT_FAIL : right(s);
}

/* A refusal says nothing when the legal twin is refused too. */
static verdict refuses_all(const spot *s) {
  if (s->c->breaks) return VERDICT_VACUOUS;
  return s->k == CHECK_SERIALIZE ? VERDICT_REFUSED_UNEXPECTEDLY : VERDICT_NONE;
}
static bool of_f32(const corpus_case *c) {
  return is(c, "add_f32_rounding") || is(c, "add_corners_float");
}
/* Its refusal of the broken program of integers, which its twin passes, stands. */
static verdict refuses_f32(const spot *s) {
  if (is(s->c, "invalid_abs_c1")) return VERDICT_VACUOUS;
  if (s->c->breaks || !of_f32(s->c)) return right(s);
  return s->k == CHECK_SERIALIZE ? VERDICT_REFUSED_UNEXPECTEDLY : VERDICT_NONE;
}
static verdict wrong_kernels(const spot *s) { return fails(s, s->context); }
static verdict wrong_when_large(const spot *s) {
  return fails(s, s->k == CHECK_LARGE || is(s->c, "add_corners_float"));
}
static verdict wrong_in_loops(const spot *s) {
  return fails(s, s->k == CHECK_WHILE || is(s->c, "while_signed"));
}
static verdict wrong_complex(const spot *s) { return fails(s, is(s->c, "add_complex")); }
static verdict runs_nothing(const spot *s) { return fails(s, true); }

typedef struct fake {
  const char *name;
  verdict (*deserves)(const spot *s);
  when wrong;
  void (*evaluate)(const consumer_table *self, ir_context *c, const evaluation *e,
                   interp_value ***values, size_t *count, action *a);
  void (*write)(const consumer_table *self, ir_context *c, ir_op *program, vs_version own,
                vs_version target, strbuf *bytes, action *a);
  ir_op *(*read)(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                 vs_version own, action *a);
} fake;

static const fake fakes[] = {
    {.name = "right", .deserves = right},
    {"refuses everything", refuses_all, .write = write_nothing, .read = read_nothing},
    {"refuses what has f32", refuses_f32, .write = write_no_f32, .read = read_no_f32},
    {"right as constant, wrong as argument", wrong_kernels, with_arguments, evaluate_wrong},
    {"wrong above 16 elements", wrong_when_large, above_16, evaluate_wrong},
    {"wrong only in a while body", wrong_in_loops, in_a_loop, evaluate_wrong},
    {"claims complex, fails it", wrong_complex, of_complex, evaluate_wrong},
    {"reports success without running", runs_nothing, .evaluate = say_done},
};

static void run_fake(suite *s, const fake *f, const char *regex) {
  const vs_opset *o = vs_builtin_opset();
  char version[32], pair[80];
  strbuf why = STRBUF_INIT;
  *s = (suite){.tested = builtin_consumer(FAULT_NONE)};
  if (f->evaluate) s->tested.evaluate = f->evaluate;
  if (f->write) s->tested.write = f->write;
  if (f->read) s->tested.read = f->read;
  wrong = f->wrong;
  assert_true(corpus_load(&s->corpus, HLO_CTS_SOURCE "/corpus", o, NULL));
  assert_true(golden_load(&s->golden, HLO_CTS_SOURCE "/golden", o, NULL));
  vs_format(vs_current(o), version);
  snprintf(pair, sizeof pair, "%s,%s", version, version);
  s->filter =
      plan_filter_new(o, &(plan_options){.regex = regex, .pair = pair, .context = "all"}, &why);
  assert_true(s->filter && results_new(&s->r, o, &s->corpus, s->filter, &why));
  run_options options = {
      .jobs = 1, .timeout = 20, .tested = &s->tested, .golden = &s->golden, .filter = s->filter};
  assert_true(run_cases(&s->r, &options, &why));
}

static void every_fake_gets_what_it_deserves(void **state) {
  (void)state;
  size_t newest = vs_builtin_opset()->release_count - 1;
  for (size_t f = 0; f < sizeof fakes / sizeof *fakes; f++) {
    suite s;
    run_fake(&s, &fakes[f], CASES);
    assert_int_equal(s.r.case_count, 7); /* those of CASES */
    size_t bad = 0;
    for (size_t i = 0; i < s.r.case_count; i++)
      for (int k = 0; k < CHECK_COUNT; k++) {
        spot at = {s.r.cases[i], (check_kind)k, CONTEXT_CHECKS >> k & 1};
        uint32_t made = plan_cell_checks(at.c->breaks ? CLASS_REFUSE_PRODUCER : CLASS_MUST_READ,
                                         newest, newest) &
                        at.c->checks;
        verdict got = results_at(&s.r, i, newest, newest, SLOT_MEANT)[k];
        verdict want = made >> k & 1 ? fakes[f].deserves(&at) : VERDICT_NONE;
        if (got == VERDICT_INAPPLICABLE && at.context && want != VERDICT_NONE) continue;
        if (got != want)
          fail_msg("%s: %s %s: %s, expected %s", fakes[f].name, at.c->id, check_names[k],
                   verdict_names[got], verdict_names[want]);
        bad += verdict_failed(got);
      }
    assert_int_equal(bad > 0, f > 0);
    score all;
    results_score(&s.r, &all);
    assert_int_equal(all.cases.failed > 0, f > 0);
    suite_free(&s);
  }
}

/* Kept in some evaluations and flushed in others: what differs between contexts shows it. */
static void who_flushes_sometimes_is_seen(void **state) {
  (void)state;
  static const fake f = {.name = "flushes subnormals sometimes", .evaluate = flush_sometimes};
  size_t newest = vs_builtin_opset()->release_count - 1, passed = 0, failed = 0;
  suite s;
  run_fake(&s, &f, "^add_corners_float$");
  const uint8_t *v = results_at(&s.r, 0, newest, newest, SLOT_MEANT);
  for (int k = CHECK_EVALUATE; k < CHECK_COUNT; k++) {
    passed += v[k] == VERDICT_PASS;
    failed += v[k] == VERDICT_FAIL;
  }
  assert_true(passed >= 2 && failed >= 2);
  suite_free(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_fake_gets_what_it_deserves),
      cmocka_unit_test(who_flushes_sometimes_is_seen),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
