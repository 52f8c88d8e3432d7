/* SPDX-License-Identifier: Apache-2.0 */
/* Coverage: what programs hold is counted. lists.py has what is made of it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "harness/coverage/coverage.h"
#include "tests/harness/scratch.h"

static const char manifest[] =
    "cases:\n"
    "  - {id: a, file: a.mlir, since: 0.9.0, tags: [], vouch: derivation}\n"
    "  - {id: b, file: a.mlir, since: 0.9.0, tags: [], vouch: interpreter}\n"
    "  - {id: c, file: c.mlir, since: 0.9.0, tags: [], checks: [serialize], no_evaluate: why not,\n"
    "     incident: seven}\n"
    "  - {id: incident_seven, file: a.mlir, since: 0.9.0, tags: [], checks: [serialize],\n"
    "     no_evaluate: why not, incident: seven}\n"
    "  - {id: d, file: d.mlir, since: 0.9.0, tags: [], breaks: abs C1}\n";

static const char program[] =
    "func.func @main() {\n"
    "  %x = stablehlo.constant dense<[-1, 2]> : tensor<2xi8>\n"
    "  %y = stablehlo.abs %x : tensor<2xi8>\n"
    "  check.expect_eq_const %y, dense<[1, 2]> : tensor<2xi8>\n"
    "  return\n}\n";
static const char other[] = /* no check: stablehlo.negate */
    "func.func @main(%x: tensor<f32>) -> tensor<f32> {\n"
    "  %y = stablehlo.exponential %x : tensor<f32> // stablehlo.sine\n"
    "  return %y : tensor<f32>\n}\n";
static const char broken[] =
    "func.func @main(%x: tensor<2xi8>) -> tensor<3xi8> {\n"
    "  %y = stablehlo.abs %x : (tensor<2xi8>) -> tensor<3xi8>\n"
    "  return %y : tensor<3xi8>\n}\n";

static scratch dir;
static corpus all;

static bool measure(coverage *c, strbuf *out) {
  diag_text_sink sink = diag_text_sink_to(out);
  return coverage_measure(c, vs_builtin_opset(), &all, &sink.sink);
}

static int set_up(void **state) {
  (void)state;
  dir = scratch_new();
  scratch_put(&dir, "f/cases.yaml", manifest);
  scratch_put(&dir, "f/a.mlir", program);
  scratch_put(&dir, "f/c.mlir", other);
  scratch_put(&dir, "f/d.mlir", broken);
  return !corpus_load(&all, dir.path, vs_builtin_opset(), NULL);
}

static int tear_down(void **state) {
  (void)state;
  corpus_free(&all);
  scratch_free(&dir);
  return 0;
}

static bool has_item(const coverage *c, coverage_kind k, const char *name) {
  for (size_t i = 0; i < c->count; i++)
    if (c->items[i].kind == k && strcmp(c->items[i].name, name) == 0) return true;
  return false;
}

static size_t cases_of(const coverage *c, coverage_kind k, const char *name) {
  for (size_t i = 0; i < c->count; i++)
    if (c->items[i].kind == k && strcmp(c->items[i].name, name) == 0) return c->items[i].cases;
  fail_msg("there is no item '%s'", name);
  return 0;
}

static void items_are_counted_by_case(void **state) {
  (void)state;
  coverage c;
  strbuf out = STRBUF_INIT;
  static const struct {
    coverage_kind kind;
    const char *name;
    size_t cases;
  } rows[] = {
      {COVERAGE_SERIALIZE, "abs", 3},
      {COVERAGE_EVALUATE, "abs", 2},
      {COVERAGE_NEGATIVE, "abs", 1},
      {COVERAGE_NEGATIVE, "exponential", 0},
      {COVERAGE_SERIALIZE, "exponential", 1},
      {COVERAGE_EVALUATE, "exponential", 0},
      {COVERAGE_SERIALIZE, "sine", 0},
      {COVERAGE_DEFAULTS, "exponential result_accuracy said", 0},
      {COVERAGE_DEFAULTS, "exponential result_accuracy unsaid", 1},
      {COVERAGE_VERSIONS, "exponential_v1", 1}, /* as 1.8.0 writes it */
      {COVERAGE_VERSIONS, "exponential_v2", 1},
      {COVERAGE_VERSIONS, "tan_v1", 0},
      {COVERAGE_TYPES, "i8_v1", 3},
      {COVERAGE_TYPES, "f32_v1", 1},
      {COVERAGE_TYPES, "f64_v1", 0},
      {COVERAGE_CONSTRAINTS, "abs C1", 1},
      {COVERAGE_CONSTRAINTS, "abs C2", 0},
      {COVERAGE_VOUCHERS, "a", 1},
      {COVERAGE_VOUCHERS, "b", 0}, /* nobody but us */
      {COVERAGE_REASONS, "c", 1},
      {COVERAGE_TWINS, "d", 0},
      {COVERAGE_OP_TYPES, "abs_v1 i8_v1", 3},
      {COVERAGE_OP_PAIRS, "constant abs signed", 2}, /* not those that are not evaluated */
      {COVERAGE_OP_PAIRS, "constant abs float", 0},
      {COVERAGE_OP_PAIRS, "is_finite select boolean", 0},
  };
  if (!measure(&c, &out)) fail_msg("%s", strbuf_str(&out));
  assert_int_equal(c.cases, 5);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    size_t n = cases_of(&c, rows[i].kind, rows[i].name);
    if (n != rows[i].cases) fail_msg("%s: %zu cases, not %zu", rows[i].name, n, rows[i].cases);
  }
  /* No abs of unsigned integers, no boolean from abs, no complex compare and no dot at all: dropped
   * soon. */
  static const char *const none[] = {"add abs unsigned", "abs not boolean", "add compare complex",
                                     "add dot float"};
  for (size_t i = 0; i < sizeof none / sizeof *none; i++)
    if (has_item(&c, COVERAGE_OP_PAIRS, none[i])) fail_msg("%s is demanded", none[i]);
  coverage_json(&c, &all, &(golden_set){0}, &out);
  assert_non_null(
      strstr(strbuf_str(&out), "{\"name\": \"exponential_v1\", \"cases\": 1, \"since\": "));
  coverage_free(&c);
  strbuf_free(&out);
}

/* Ops in comments, and those of programs that must be refused, do not count. */
static void one_sentence_says_it(void **state) {
  (void)state;
  strbuf out = STRBUF_INIT;
  const corpus_case *ran[] = {&all.cases[0], &all.cases[1], &all.cases[2]};
  results r = {.opset = vs_builtin_opset(), .cases = ran, .case_count = 3};
  coverage_sentence(&all, &r, &out);
  size_t ops = 0;
  char says[80];
  for (size_t k = 0; k < r.opset->op_count; k++)
    ops += strncmp(r.opset->ops[k].def.name, "stablehlo.", 10) == 0;
  assert_true(ops >= 118); /* StablehloOps.td at 1.20.0 */
  snprintf(says, sizeof says, "corpus: 3 of %zu ops in 5 cases; this run: 3 cases (60 %%)", ops);
  assert_string_equal(strbuf_str(&out), says);
  strbuf_free(&out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(items_are_counted_by_case),
      cmocka_unit_test(one_sentence_says_it),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
