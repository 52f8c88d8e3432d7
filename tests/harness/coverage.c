/* Coverage: what programs hold is counted, holes are told, and nothing may be lost. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "harness/reports/coverage.h"
#include "tests/harness/scratch.h"

static const char manifest[] =
    "cases:\n"
    "  - {id: a, file: a.mlir, since: 0.9.0, tags: [], vouch: derivation}\n"
    "  - {id: b, file: a.mlir, since: 0.9.0, tags: [], vouch: interpreter}\n"
    "  - {id: c, file: c.mlir, since: 0.9.0, tags: [], checks: [serialize], no_evaluate: why not,\n"
    "     incident: 7}\n"
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
      {COVERAGE_SERIALIZE, "abs", 2},
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
      {COVERAGE_TYPES, "i8_v1", 2},
      {COVERAGE_TYPES, "f32_v1", 1},
      {COVERAGE_TYPES, "f64_v1", 0},
      {COVERAGE_CONSTRAINTS, "abs C1", 1},
      {COVERAGE_CONSTRAINTS, "abs C2", 0},
      {COVERAGE_VOUCHERS, "a", 1},
      {COVERAGE_VOUCHERS, "b", 0}, /* nobody but us */
      {COVERAGE_REASONS, "c", 1},
      {COVERAGE_TWINS, "d", 0},
      {COVERAGE_OP_TYPES, "abs_v1 i8_v1", 2},
      {COVERAGE_INCIDENTS, "7", 1},
  };
  if (!measure(&c, &out)) fail_msg("%s", strbuf_str(&out));
  assert_int_equal(c.cases, 4);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    size_t n = cases_of(&c, rows[i].kind, rows[i].name);
    if (n != rows[i].cases) fail_msg("%s: %zu cases, not %zu", rows[i].name, n, rows[i].cases);
  }
  coverage_text(&c, true, &out);
  assert_non_null(strstr(strbuf_str(&out), "\n    tan_v1\n"));
  assert_null(strstr(strbuf_str(&out), "\n    exponential_v1\n"));
  strbuf_reset(&out);
  coverage_json(&c, &out);
  assert_non_null(strstr(strbuf_str(&out), "{\"name\": \"exponential_v1\", \"cases\": 1}"));
  strbuf_reset(&out);
  coverage_html(&c, &out);
  assert_non_null(strstr(strbuf_str(&out), "<tr class=\"hole\"><td>tan_v1<td>0"));
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

/* Ops in comments, and those of programs that must be refused, do not count. */
static void one_sentence_says_it(void **state) {
  (void)state;
  strbuf out = STRBUF_INIT;
  coverage_sentence(&all, vs_builtin_opset(), 3, &out);
  assert_string_equal(strbuf_str(&out),
                      "corpus: 3 of 118 ops in 4 cases; this run: 3 cases (75 %)");
  strbuf_free(&out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(items_are_counted_by_case),
      cmocka_unit_test(nothing_may_be_lost),
      cmocka_unit_test(mistakes_of_the_list_have_a_line),
      cmocka_unit_test(one_sentence_says_it),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
