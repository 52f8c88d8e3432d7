/* SPDX-License-Identifier: Apache-2.0 */
/* Programs in contexts: each still means the same, is what its name says, or has a reason not to be
 * there. */
#include "harness/programs/contexts.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "harness/checks/case_job.h"
#include "harness/checks/job.h"
#include "tests/harness/suite.h"
#include "text/text.h"

/* A case of each kind of op; HLO_CTS_ALL_CASES in the environment: every case of the corpus. */
#define CASES                                                                                 \
  "^(add_f32_rounding|add_complex|and_i1_truth|abs_i32|broadcast_expand|call_private|"        \
  "clamp_scalar_bounds|compare_f32|concatenate_three|constant_signed|convert_i1|dot_general_" \
  "batch|"                                                                                    \
  "gather_rows|iota_2d|pad_edges|reduce_pair|reduce_and|reshape_scalar|reverse_two|"          \
  "select_elements|slice_strides|sort_pairs|transpose_3d|while_count|create_token|"           \
  "reduce_window_max|add_quantized|tuple_get|attention|dynamic_slice_clamp|cholesky_lower)$"

static corpus all;
static plan_filter *filter;
static const consumer_table *me;

static int load(void **state) {
  (void)state;
  static consumer_table builtin;
  strbuf why = STRBUF_INIT;
  builtin = builtin_consumer(FAULT_NONE);
  me = &builtin;
  bool whole = getenv("HLO_CTS_ALL_CASES") != NULL;
  filter =
      plan_filter_new(vs_builtin_opset(), &(plan_options){.regex = whole ? NULL : CASES}, &why);
  return !filter || !corpus_load(&all, HLO_CTS_SOURCE "/corpus", vs_builtin_opset(), NULL);
}

static int unload(void **state) {
  (void)state;
  plan_filter_free(filter);
  corpus_free(&all);
  return 0;
}

static case_job *job_of(const char *id) {
  static const golden_set none;
  for (size_t i = 0; i < all.count; i++)
    if (strcmp(all.cases[i].id, id) == 0)
      return case_job_new(vs_builtin_opset(), &all.cases[i], me, &none);
  fail_msg("there is no case '%s'", id);
  return NULL;
}

/* --- They mean the same --- */

/* Both engines of the interpreter: with `audit` each op is evaluated by its definition too. */
static void holds(case_job *j, const context_job *x, const char *context) {
  strbuf why = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&why);
  interp_options o = {.audit = x->rows < 200};
  interp_value **values = NULL;
  size_t count = 0;
  bool ran = interp_run(j->program.context, x->program.module, "main", x->program.args.values,
                        x->program.args.count, &o, &values, &count, &sink.sink);
  if (!ran || !expectations_met(&j->program.expected, values, count, x->rows, &why))
    fail_msg("%s, %s: %s", j->c->id, context, strbuf_str(&why));
  interp_release_all(values, count);
  strbuf_free(&why);
}

static void results_are_those_of_the_case(void **state) {
  (void)state;
  static const golden_set none;
  size_t derived[CHECK_COUNT] = {0}, cases = 0;
  for (size_t i = 0; i < all.count; i++) {
    const corpus_case *c = &all.cases[i];
    if (!plan_takes_case(filter, c) || !(c->checks >> CHECK_EVALUATE & 1)) continue;
    case_job *j = case_job_new(vs_builtin_opset(), c, me, &none);
    assert_true(case_program_usable(&j->program));
    cases++;
    for (int k = CHECK_CONTEXT_FIRST; k < CHECK_COUNT; k++) {
      for (size_t n = 0; n < case_contexts(&j->program, (check_kind)k); n++) {
        const context_job *x = job_context(j, (check_kind)k, n);
        if (x->end == CONTEXT_BROKEN) fail_msg("%s: %s", c->id, strbuf_str(&x->why));
        assert_int_equal(x->end == CONTEXT_INAPPLICABLE, x->why.len > 0);
        if (x->end != CONTEXT_DERIVED) continue;
        derived[k] += n == 0;
        holds(j, x, check_names[k]);
      }
    }
    case_job_free(j);
  }
  assert_true(cases > 15);
  for (int k = CHECK_CONTEXT_FIRST; k < CHECK_COUNT; k++)
    if (derived[k] < cases / 4) fail_msg("%s: %zu of %zu", check_names[k], derived[k], cases);
}

/* --- They are what they are called --- */

static void programs_are_what_they_are_called(void **state) {
  (void)state;
  static const struct {
    check_kind k;
    size_t args;
    const char *text; /* @main, and what follows */
  } rows[] = {
      {CHECK_ARGUMENTS, 2,
       "(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>) -> tensor<2xi32> {\n"
       "    %0 = stablehlo.subtract %arg0, %arg1 : tensor<2xi32>\n"
       "    return %0 : tensor<2xi32>\n"},
      {CHECK_CALLED, 2, "    %0 = call @context_body(%arg0, %arg1) :"},
      {CHECK_COMPOSITE, 2, "stablehlo.composite \"context.body\" %arg0, %arg1 {decomposition ="},
      {CHECK_WHILE, 3, "stablehlo.subtract %iterArg_3, %iterArg_2 : tensor<2xi32>\n"},
      {CHECK_CASE, 3,
       "    %0 = \"stablehlo.case\"(%arg2) ({\n"
       "      %c = stablehlo.constant dense<0> : tensor<2xi32>\n"
       "      stablehlo.return %c : tensor<2xi32>\n"
       "    }, {\n"
       "      %1 = stablehlo.subtract %arg0, %arg1 : tensor<2xi32>\n"},
      {CHECK_BARRIER, 2,
       "    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<2xi32>, tensor<2xi32>\n"
       "    %1 = stablehlo.subtract %0#0, %0#1 : tensor<2xi32>\n"
       "    %2 = stablehlo.optimization_barrier %1 : tensor<2xi32>\n"},
      {CHECK_LARGE, 2, "x2xi32>\n    return %4 : tensor<"},
      {CHECK_BATCHED, 2, "stablehlo.subtract %1, %3 : tensor<3x2xi32>\n"},
  };
  corpus fakes;
  static const golden_set none;
  assert_true(
      corpus_load(&fakes, HLO_CTS_SOURCE "/tests/harness/fakes/corpus", vs_builtin_opset(), NULL));
  size_t at = 0;
  while (strcmp(fakes.cases[at].id, "subtract") != 0) at++;
  case_job *j = case_job_new(vs_builtin_opset(), &fakes.cases[at], me, &none);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf text = STRBUF_INIT, why = STRBUF_INIT;
    assert_true(case_program_print(&j->program, rows[i].k, (plain_form){0}, &text, &why));
    assert_int_equal(job_context(j, rows[i].k, 0)->program.args.count, rows[i].args);
    if (!strstr(strbuf_str(&text), rows[i].text)) fail_msg("%s", strbuf_str(&text));
    strbuf_free(&text);
  }
  case_job_free(j);
  corpus_free(&fakes);
}

/* Some constants stay and some become arguments; the same ones each time. */
static void a_mixture_has_both(void **state) {
  (void)state;
  for (int again = 0; again < 2; again++) {
    case_job *j = job_of("add_f32_rounding");
    const context_job *x = job_context(j, CHECK_MIXTURE, 0),
                      *args = job_context(j, CHECK_ARGUMENTS, 0);
    assert_true(x->program.args.count > 0 && x->program.args.count < args->program.args.count);
    case_job_free(j);
  }
}

/* A square one too: its type says nothing. */
static void layouts_are_turned_and_turned_back(void **state) {
  (void)state;
  case_job *j = job_of("transpose_3d");
  const context_job *x = job_context(j, CHECK_LAYOUT, 0),
                    *args = job_context(j, CHECK_ARGUMENTS, 0);
  const ir_type *was = interp_type(args->program.args.values[0]),
                *is = interp_type(x->program.args.values[0]);
  size_t rank = was->shaped.rank;
  assert_true(rank == 3 && is->shaped.rank == rank);
  for (size_t d = 0; d < rank; d++)
    assert_int_equal(is->shaped.dims[d], was->shaped.dims[rank - 1 - d]);
  case_job_free(j);
}

static void what_cannot_be_put_so_has_a_reason(void **state) {
  (void)state;
  static const struct {
    const char *id;
    check_kind k;
    const char *why;
  } rows[] = {
      {"all_reduce_replicas", CHECK_WHILE, "the case runs on several devices"},
      {"iota_2d", CHECK_ARGUMENTS, "no constant can become an argument"},
      {"entry_other_name", CHECK_LARGE, "the program has no function @main"},
      {"abs_i32", CHECK_LAYOUT, "neither an argument nor a result has two dimensions"},
      {"gather_rows", CHECK_BATCHED,
       "no operation has a rule for a leading dimension: 'stablehlo.gather'"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    case_job *j = job_of(rows[i].id);
    const context_job *x = job_context(j, rows[i].k, 0);
    assert_int_equal(x->end, CONTEXT_INAPPLICABLE);
    assert_string_equal(strbuf_str(&x->why), rows[i].why);
    case_job_free(j);
  }
}

/* One of each class, where the program is small. */
static void sizes_are_those_around_which_implementations_tile(void **state) {
  (void)state;
  size_t seen = 0;
  for (size_t i = 0; i < all.count; i++) {
    static const golden_set none;
    int64_t sizes[LARGE_SIZES];
    if (!plan_takes_case(filter, &all.cases[i]) || all.cases[i].devices.replicas) continue;
    case_job *j = case_job_new(vs_builtin_opset(), &all.cases[i], me, &none);
    for (uint64_t seed = 0; seed < 40; seed++) {
      size_t n = context_sizes(j->program.plain, seed, sizes);
      assert_true(n < 1 || (sizes[0] >= 7 && sizes[0] <= 129));
      assert_true(n < 2 || (sizes[1] >= 1023 && sizes[1] <= 1025));
      assert_true(n < 3 || sizes[2] == 65537);
      seen |= (size_t)1 << n;
    }
    case_job_free(j);
  }
  assert_true(seen >> 3 & 1 && seen & 7);
}

/* --- Verdicts --- */

static void evaluate_wrong(const consumer_table *self, ir_context *c, const evaluation *e,
                           interp_value ***values, size_t *count, action *a) {
  consumer_table right = builtin_consumer(e->arg_count ? FAULT_OFF_BY_ONE_ULP : FAULT_NONE);
  (void)self;
  right.evaluate(&right, c, e, values, count, a);
}

/* One case of the corpus, asked of s->tested. */
static void run_in_every_context(suite *s, const char *id) {
  const vs_opset *o = vs_builtin_opset();
  strbuf why = STRBUF_INIT;
  assert_true(corpus_load(&s->corpus, HLO_CTS_SOURCE "/corpus", o, NULL));
  assert_true(golden_load(&s->golden, HLO_CTS_SOURCE "/golden", o, NULL));
  s->filter = plan_filter_new(o, &(plan_options){.id = id, .context = "all"}, &why);
  assert_true(results_new(&s->r, o, &s->corpus, s->filter, &why));
  run_options options = {
      .jobs = 1, .timeout = 20, .tested = &s->tested, .golden = &s->golden, .filter = s->filter};
  assert_true(run_cases(&s->r, &options, &why));
}

/* Right as a constant, wrong as a kernel. */
static void each_context_has_its_own_verdict(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  size_t newest = o->release_count - 1;
  suite s = {.tested = builtin_consumer(FAULT_NONE)};
  s.tested.evaluate = evaluate_wrong;
  run_in_every_context(&s, "add_f32_rounding");
  for (size_t p = 0; p <= newest; p++)
    for (size_t c = 0; c <= newest; c++)
      for (int k = CHECK_EVALUATE; k < CHECK_COUNT; k++) {
        /* composite came with 0.19.0 */
        bool late = k == CHECK_COMPOSITE && o->releases[p].version < VS(0, 19, 0);
        bool layout = k == CHECK_LAYOUT;
        verdict want = k == CHECK_EVALUATE ? VERDICT_PASS
                       : p != c            ? VERDICT_NONE
                       : (late || layout)  ? VERDICT_INAPPLICABLE
                                           : VERDICT_FAIL;
        assert_int_equal(results_at(&s.r, 0, p, c, SLOT_MEANT)[k], want);
      }
  suite_free(&s);
}

/* Wrong from the 17th element on, as the tail of a vectorized loop may be. */
static void evaluate_wrong_tail(const consumer_table *self, ir_context *c, const evaluation *e,
                                interp_value ***values, size_t *count, action *a) {
  consumer_table right = builtin_consumer(FAULT_NONE);
  (void)self;
  right.evaluate(&right, c, e, values, count, a);
  for (size_t i = 0; i < *count; i++) {
    size_t size;
    const uint8_t *data = interp_data((*values)[i], &size);
    const ir_type *type = interp_type((*values)[i]);
    if (ir_type_element_count(type) <= 16) continue;
    uint8_t *copy = malloc(size);
    memcpy(copy, data, size);
    copy[size - 1] ^= 1;
    interp_value *wrong = interp_tensor(type, copy, size);
    free(copy);
    interp_release((*values)[i]);
    (*values)[i] = wrong;
  }
}

static void wrong_rows_are_seen(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  size_t newest = o->release_count - 1;
  suite s = {.tested = builtin_consumer(FAULT_NONE)};
  s.tested.evaluate = evaluate_wrong_tail;
  run_in_every_context(&s, "add_i8_wrap");
  const uint8_t *v = results_at(&s.r, 0, newest, newest, SLOT_MEANT);
  for (int k = CHECK_EVALUATE; k < CHECK_COUNT; k++)
    if (v[k] != VERDICT_INAPPLICABLE)
      assert_int_equal(v[k], k == CHECK_LARGE ? VERDICT_FAIL : VERDICT_PASS);
  assert_int_equal(v[CHECK_LARGE], VERDICT_FAIL);
  bool told = false;
  for (size_t i = 0; i < s.r.detail_count; i++) {
    int64_t row, rows;
    const char *at = strstr(s.r.details[i].text, "in row ");
    if (s.r.details[i].check != CHECK_LARGE || !at) continue;
    told = sscanf(at, "in row %" SCNd64 " of %" SCNd64, &row, &rows) == 2 && row == rows - 1;
  }
  assert_true(told);
  suite_free(&s);
}

static void contexts_are_read_from_a_list(void **state) {
  (void)state;
  static const struct {
    const char *check, *context;
    uint32_t evaluations;
  } rows[] = {
      {NULL, NULL, CONTEXTS_BY_DEFAULT},
      {NULL, "all", 1u << CHECK_EVALUATE | CONTEXT_CHECKS},
      {NULL, "constants,while", 1u << CHECK_EVALUATE | 1u << CHECK_WHILE},
      {"evaluate", NULL, 1u << CHECK_EVALUATE},
      {"layout,serialize", NULL, 1u << CHECK_LAYOUT},
      {"evaluate", "case", 1u << CHECK_CASE},
      {"serialize", "all", 0},
      {NULL, "elephant", UINT32_MAX},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf why = STRBUF_INIT;
    plan_filter *f =
        plan_filter_new(vs_builtin_opset(),
                        &(plan_options){.check = rows[i].check, .context = rows[i].context}, &why);
    if (rows[i].evaluations == UINT32_MAX) {
      assert_null(f);
      assert_string_equal(strbuf_str(&why), "unknown context 'elephant'");
    } else {
      uint32_t all_of = 1u << CHECK_EVALUATE | CONTEXT_CHECKS;
      assert_int_equal(plan_takes_checks(f) & all_of, rows[i].evaluations);
    }
    plan_filter_free(f);
    strbuf_free(&why);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(results_are_those_of_the_case),
      cmocka_unit_test(programs_are_what_they_are_called),
      cmocka_unit_test(a_mixture_has_both),
      cmocka_unit_test(layouts_are_turned_and_turned_back),
      cmocka_unit_test(what_cannot_be_put_so_has_a_reason),
      cmocka_unit_test(sizes_are_those_around_which_implementations_tile),
      cmocka_unit_test(wrong_rows_are_seen),
      cmocka_unit_test(each_context_has_its_own_verdict),
      cmocka_unit_test(contexts_are_read_from_a_list),
  };
  return cmocka_run_group_tests(tests, load, unload);
}
