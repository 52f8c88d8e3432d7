/* SPDX-License-Identifier: Apache-2.0 */
/* Coverage: what programs hold is counted, holes are told, and nothing may be lost. */
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

static const char incidents[] =
    "# what broke\nseven\t1.2.0..\tit broke\tsomebody/it#7\t-\n"
    "eight\t..1.2.0\tit broke, too\tsomebody/it#8\t-\n";

static scratch dir;
static corpus all;

static bool measure(coverage *c, strbuf *out) {
  golden_set none = {0};
  diag_text_sink sink = diag_text_sink_to(out);
  return coverage_measure(c, vs_builtin_opset(), &all, &none, &sink.sink);
}

static int set_up(void **state) {
  (void)state;
  dir = scratch_new();
  scratch_put(&dir, "f/cases.yaml", manifest);
  scratch_put(&dir, "f/a.mlir", program);
  scratch_put(&dir, "f/c.mlir", other);
  scratch_put(&dir, "f/d.mlir", broken);
  scratch_put(&dir, "INCIDENTS", incidents);
  return !corpus_load(&all, dir.path, vs_builtin_opset(), NULL);
}

static int tear_down(void **state) {
  (void)state;
  corpus_free(&all);
  scratch_free(&dir);
  return 0;
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
      {COVERAGE_INCIDENTS, "seven", 2},
      {COVERAGE_INCIDENTS, "eight", 0},
  };
  if (!measure(&c, &out)) fail_msg("%s", strbuf_str(&out));
  assert_int_equal(c.cases, 5);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    size_t n = cases_of(&c, rows[i].kind, rows[i].name);
    if (n != rows[i].cases) fail_msg("%s: %zu cases, not %zu", rows[i].name, n, rows[i].cases);
  }
  coverage_text(&c, true, &out);
  assert_non_null(strstr(strbuf_str(&out), "\n    tan_v1\n"));
  assert_null(strstr(strbuf_str(&out), "\n    exponential_v1\n"));
  strbuf_reset(&out);
  coverage_json(&c, &out);
  assert_non_null(
      strstr(strbuf_str(&out), "{\"name\": \"exponential_v1\", \"cases\": 1, \"since\": "));
  coverage_free(&c);
  strbuf_free(&out);
}

static void nothing_may_be_lost(void **state) {
  (void)state;
  coverage c;
  strbuf out = STRBUF_INIT;
  assert_true(measure(&c, &out));
  coverage_list(&c, &out);
  coverage_free(&c);
  scratch_put(&dir, "COVERAGE", strbuf_str(&out)); /* of now: nothing is less */
  strbuf_reset(&out);
  diag_text_sink sink = diag_text_sink_to(&out);
  assert_true(measure(&c, &out));
  assert_true(coverage_check(&c, dir.path, &sink.sink));
  coverage_free(&c);
  scratch_put(&dir, "COVERAGE", "vouchers\tdemand\t50\nwitnesses\tdemand\t95\n");
  assert_true(measure(&c, &out));
  assert_true(coverage_check(&c, dir.path,
                             &sink.sink)); /* 1 of 2; no golden bytes, so none lacks a witness */
  strbuf_reset(&out);
  coverage_list(&c, &out);
  assert_non_null(strstr(strbuf_str(&out), "\nvouchers\tdemand\t50\n")); /* --mark keeps it */
  coverage_free(&c);
  scratch_put(&dir, "COVERAGE", "vouchers\tdemand\t51\n");
  assert_true(measure(&c, &out));
  assert_false(coverage_check(&c, dir.path, &sink.sink));
  assert_non_null(strstr(strbuf_str(&out), "COVERAGE demands 51 %"));
  coverage_free(&c);
  scratch_put(&dir, "COVERAGE", "vouchers\t2\t2\ntypes\texcept\tf64_v1\tnobody has one\n");
  assert_true(measure(&c, &out));
  assert_false(coverage_check(&c, dir.path, &sink.sink));
  assert_non_null(strstr(strbuf_str(&out), "vouchers: 1 of 2; "));
  size_t covered, total, without;
  coverage_sum(&c, COVERAGE_TYPES, &covered, &without);
  strbuf_reset(&out);
  coverage_text(&c, true, &out);
  assert_null(strstr(strbuf_str(&out), "\n    f64_v1\n"));
  coverage_free(&c);
  scratch_put(&dir, "COVERAGE", "");
  assert_true(measure(&c, &out));
  coverage_sum(&c, COVERAGE_TYPES, &covered, &total);
  assert_int_equal(total, without + 1);
  coverage_free(&c);
  strbuf_free(&out);
}

static void mistakes_of_the_list_have_a_line(void **state) {
  (void)state;
  static const struct {
    const char *list, *says;
  } rows[] = {
      {"#\nopps\t1\t1\n", "COVERAGE:2:1: error: there is no such dimension"},
      {"types\t1\n", "COVERAGE:1:1: error: a line has three columns, an exception four"},
      {"types\tx\t1\n", ":1:1: error: the second and third column must be numbers"},
      {"types\texcept\tf7_v1\twhy\n", ":1:1: error: there is no such item"},
      {"types\tdemand\t0\n", ":1:1: error: a demand is 1 to 100 percent"},
      {"types\tdemand\t101\n", ":1:1: error: a demand is 1 to 100 percent"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    coverage c;
    strbuf out = STRBUF_INIT;
    scratch_put(&dir, "COVERAGE", rows[i].list);
    assert_false(measure(&c, &out));
    if (!strstr(strbuf_str(&out), rows[i].says)) fail_msg("row %zu: %s", i, strbuf_str(&out));
    coverage_free(&c);
    strbuf_free(&out);
  }
  scratch_put(&dir, "COVERAGE", "");
}

/* An incident is answered by the case of its name alone; without it the demand is not met. */
static void incidents_are_demanded(void **state) {
  (void)state;
  static const struct {
    const char *answered_by;
    bool met;
  } rows[] = {{"incident_seven", true}, {"incident_seven_b", false}, {"seven", false}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    scratch one = scratch_new();
    strbuf out = STRBUF_INIT, text = STRBUF_INIT;
    diag_text_sink sink = diag_text_sink_to(&out);
    golden_set none = {0};
    corpus cases;
    coverage c;
    strbuf_addf(&text,
                "cases:\n  - {id: %s, file: a.mlir, since: 0.9.0, tags: [], vouch: derivation, "
                "incident: seven}\n",
                rows[i].answered_by);
    scratch_put(&one, "f/cases.yaml", strbuf_str(&text));
    scratch_put(&one, "f/a.mlir", program);
    scratch_put(&one, "INCIDENTS", incidents);
    scratch_put(&one, "COVERAGE",
                "incidents\tdemand\t100\nincidents\texcept\teight\tno program shows it\n");
    assert_true(corpus_load(&cases, one.path, vs_builtin_opset(), NULL));
    assert_true(coverage_measure(&c, vs_builtin_opset(), &cases, &none, &sink.sink));
    assert_int_equal(coverage_check(&c, one.path, &sink.sink), rows[i].met);
    if (!rows[i].met) assert_non_null(strstr(strbuf_str(&out), "incidents: 0 of 1"));
    coverage_free(&c);
    corpus_free(&cases);
    strbuf_free(&text);
    strbuf_free(&out);
    scratch_free(&one);
  }
}

static void mistakes_of_incidents_have_a_line(void **state) {
  (void)state;
  static const struct {
    const char *list, *says;
  } rows[] = {
      {"seven\t..\tit broke\n", "INCIDENTS:1:1: error: an incident has five columns"},
      {"#\nseven\tnow\tit broke\there\t-\n", "INCIDENTS:2:1: error: the releases of an incident"},
      {"seven\t1.2.0..1.1.0\tit broke\there\t-\n", ":1:1: error: the releases of an incident"},
      {"seven\t..\ta\tb\t-\nseven\t..\ta\tb\t-\n", ":2:1: error: the incident stands there twice"},
      {"six\t..\ta\tb\t-\n", "cases.yaml:4:1: error: 'c' names the incident 'seven', which"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    coverage c;
    strbuf out = STRBUF_INIT;
    scratch_put(&dir, "INCIDENTS", rows[i].list);
    assert_false(measure(&c, &out));
    if (!strstr(strbuf_str(&out), rows[i].says)) fail_msg("row %zu: %s", i, strbuf_str(&out));
    coverage_free(&c);
    strbuf_free(&out);
  }
  scratch_put(&dir, "INCIDENTS", incidents);
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

/* --- Values and pairs --- */

/* A slice and a reduction of which every class is derived here by hand. */
static const char slices[] =
    "func.func @main(%x: tensor<3x20xf32>) -> tensor<f32> {\n"
    "  %y = stablehlo.slice %x [0:3, 1:20:2] : (tensor<3x20xf32>) -> tensor<3x10xf32>\n"
    "  %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %r = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0, 1]"
    " : (tensor<3x10xf32>, tensor<f32>) -> tensor<f32>\n"
    "  return %r : tensor<f32>\n}\n";
/* The same, but for the name of a value, and another op. */
static const char same_slices[] =
    "func.func @main(%other: tensor<3x20xf32>) -> tensor<f32> {\n"
    "  %y = stablehlo.slice %other [0:3, 1:20:2] : (tensor<3x20xf32>) -> tensor<3x10xf32>\n"
    "  %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %r = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0, 1]"
    " : (tensor<3x10xf32>, tensor<f32>) -> tensor<f32>\n"
    "  return %r : tensor<f32>\n}\n";
static const char converted[] =
    "func.func @main(%x: tensor<?xi32>) -> tensor<?xf64> {\n"
    "  %y = stablehlo.convert %x : (tensor<?xi32>) -> tensor<?xf64>\n"
    "  %z = stablehlo.exponential %y : tensor<?xf64>\n"
    "  return %z : tensor<?xf64>\n}\n";

static const coverage_item *item_of(const coverage *c, coverage_kind k, const char *name) {
  for (size_t i = 0; i < c->count; i++)
    if (c->items[i].kind == k && strcmp(c->items[i].name, name) == 0) return &c->items[i];
  return NULL;
}

static void show(coverage *c, const char *name, const char *text, strbuf *out) {
  diag_text_sink sink = diag_text_sink_to(out);
  coverage_program p = {name, name, text, strlen(text)};
  coverage_add_program(c, vs_builtin_opset(), &p, &sink.sink);
}

/* The cases: abs of two i8 in three programs, an exponential of one f32. */
static void values_and_pairs_are_held_against_programs(void **state) {
  (void)state;
  static const struct {
    coverage_kind kind;
    const char *name;
    size_t cases, programs;
  } rows[] = {
      {COVERAGE_VALUES, "abs i8", 3, 0},
      {COVERAGE_VALUES, "abs rank 1", 3, 0},
      {COVERAGE_VALUES, "abs 2 to 16 elements", 3, 0},
      {COVERAGE_PAIRS, "abs i8 with rank 1", 3, 0},
      {COVERAGE_VALUES, "exponential result_accuracy unsaid", 1, 1},
      {COVERAGE_PAIRS, "exponential result_accuracy unsaid with f32", 1, 0},
      {COVERAGE_PROGRAM_VALUES, "exponential result_accuracy unsaid", 1, 1},
      {COVERAGE_PROGRAM_VALUES, "exponential f64", 0, 1},
      {COVERAGE_PROGRAM_VALUES, "exponential unknown size", 0, 1},
      {COVERAGE_PROGRAM_VALUES, "convert i32, f64", 0, 1},
      {COVERAGE_PROGRAM_VALUES, "slice start_indices 0, 1, …", 0, 1},
      {COVERAGE_PROGRAM_VALUES, "slice limit_indices rising", 0, 1},
      {COVERAGE_PROGRAM_VALUES, "slice strides rising", 0, 1},
      {COVERAGE_PROGRAM_VALUES, "slice 17 to 128 elements", 0, 1},
      {COVERAGE_PROGRAM_VALUES, "reduce dimensions 0, 1, …", 0, 1},
      {COVERAGE_PROGRAM_VALUES, "constant value splat", 0, 1},
      {COVERAGE_PROGRAM_PAIRS, "slice f32 with rank 2", 0, 1},
      {COVERAGE_PROGRAM_PAIRS, "exponential f64 with rank 1", 0, 1},
  };
  coverage c;
  strbuf out = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&out);
  assert_true(measure(&c, &out));
  show(&c, "slices", slices, &out);
  show(&c, "same", same_slices, &out); /* counts once */
  show(&c, "converted", converted, &out);
  assert_string_equal(strbuf_str(&out), "");
  show(&c, "half", "func.func @main() {", &out);
  assert_non_null(strstr(strbuf_str(&out), "half:1:20: error: "));
  coverage_end_programs(&c, &sink.sink);
  assert_int_equal(c.programs, 2);
  assert_int_equal(c.unread, 1);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const coverage_item *item = item_of(&c, rows[i].kind, rows[i].name);
    if (!item) fail_msg("there is no '%s'", rows[i].name);
    if (item->cases != rows[i].cases) fail_msg("%s: %zu cases", item->name, item->cases);
    if (rows[i].kind >= COVERAGE_PROGRAM_VALUES && item->programs != rows[i].programs)
      fail_msg("%s: %zu programs", item->name, item->programs);
  }
  assert_null(item_of(&c, COVERAGE_PROGRAM_VALUES, "abs i8")); /* no program has it */
  strbuf_reset(&out);
  coverage_text(&c, true, &out);
  assert_non_null(strstr(strbuf_str(&out), "\n    exponential f64: 1 program; converted\n"));
  assert_null(strstr(strbuf_str(&out), "\n    exponential result_accuracy unsaid: "));
  assert_non_null(strstr(strbuf_str(&out), "\n3 programs, 1 of them cannot be read\n"));
  strbuf_reset(&out);
  coverage_json(&c, &out);
  assert_non_null(strstr(strbuf_str(&out),
                         "{\"name\": \"exponential f64\", \"cases\": 0, "
                         "\"programs\": 1, \"first\": \"converted\"}"));
  coverage_free(&c);
  strbuf_free(&out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(items_are_counted_by_case),
      cmocka_unit_test(nothing_may_be_lost),
      cmocka_unit_test(mistakes_of_the_list_have_a_line),
      cmocka_unit_test(incidents_are_demanded),
      cmocka_unit_test(mistakes_of_incidents_have_a_line),
      cmocka_unit_test(one_sentence_says_it),
      cmocka_unit_test(values_and_pairs_are_held_against_programs),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
