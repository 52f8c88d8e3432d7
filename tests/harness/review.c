/* What helps with a refusal, and with a release that is not built in yet. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "harness/explain.h"
#include "harness/opset.h"
#include "harness/program.h"
#include "scratch.h"
#include "text/text.h"

/* tan is there since 1.4.0, i2 since 1.2.0, f8E3M4 since 1.7.0. */
static const char program[] =
    "func.func @main(%a: tensor<i2>, %b: tensor<f32>) -> tensor<f32> {\n"
    "  %0 = stablehlo.tan %b : tensor<f32>\n"
    "  %1 = stablehlo.convert %a : (tensor<i2>) -> tensor<f8E3M4>\n"
    "  func.return %0 : tensor<f32>\n"
    "}\n";

static bool explain(vs_version target, bool json, strbuf *out) {
  strbuf errors = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&errors);
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  ir_op *m = text_parse(c, program, sizeof program - 1, &(text_parse_options){.file = "p.mlir"},
                        &sink.sink);
  strbuf_reset(out);
  bool fits = m && vs_legalize_to_vhlo(c, m, NULL, &sink.sink) &&
              explain_program(c, m, target, NULL, json, out);
  assert_string_equal(strbuf_str(&errors), "");
  ir_context_free(c);
  strbuf_free(&errors);
  return fits;
}

static void every_obstacle_is_told(void **state) {
  (void)state;
  strbuf out = STRBUF_INIT;
  assert_false(explain(VS(1, 0, 0), false, &out));
  static const char *const parts[] = {
      "p.mlir:1:1: vhlo.func_v1: type !vhlo.i2_v1 (in attribute 'function_type') needs 1.2.0",
      "p.mlir:2:8: vhlo.tan_v2: ", "p.mlir:3:8: vhlo.convert_v1: type !vhlo.i2_v1 (in operand 0)",
      "p.mlir:3:8: vhlo.convert_v1: type !vhlo.f8E3M4_v1 (in result 0) needs 1.7.0",
      "for 1.0.0; 1.7.0 is the nearest release that can hold this program"};
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
    if (!strstr(strbuf_str(&out), parts[i])) fail_msg("no %s in\n%s", parts[i], strbuf_str(&out));
  assert_false(explain(VS(1, 6, 0), true, &out));
  assert_non_null(strstr(strbuf_str(&out), "\"needs\": \"1.7.0\""));
  assert_non_null(strstr(strbuf_str(&out), "\"nearest\": \"1.7.0\""));
  assert_true(explain(VS(1, 7, 0), false, &out));
  assert_string_equal(strbuf_str(&out), "1.7.0 can hold this program\n");
  assert_true(explain(VS(1, 20, 0), true, &out));
  assert_non_null(strstr(strbuf_str(&out), "\"obstacles\": []"));
  strbuf_free(&out);
}

/* A program of an op that only the release under review has: written for it, read again, refused
 * for the release before. */
static void a_release_under_review_is_used(void **state) {
  (void)state;
  static const char hypot[] =
      "func.func @main(%a: tensor<f32>) -> tensor<f32> {\n"
      "  %0 = \"stablehlo.hypot\"(%a, %a) : (tensor<f32>, tensor<f32>) -> tensor<f32>\n"
      "  func.return %0 : tensor<f32>\n"
      "}\n";
  scratch s = scratch_new();
  scratch_put(&s, "1.21.0.yaml",
              "release: 1.21.0\nops:\n  - name: hypot_v1\n    operands: [lhs, rhs]\n"
              "    results: [result]\n");
  scratch_put(&s, "dialects/stablehlo.yaml",
              "dialect: stablehlo\nops:\n  - name: hypot\n    operands: [lhs, rhs]\n"
              "    results: [result]\n    vhlo: hypot_v1\n");
  strbuf errors = STRBUF_INIT, bytes = STRBUF_INIT, text = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&errors);
  opset_choice rows;
  assert_true(opset_choose(s.path, &rows, &sink.sink));
  scratch_free(&s);
  assert_int_equal(vs_current(rows.rows), VS(1, 21, 0));
  for (int round = 0; round < 2; round++) {
    ir_context *c = ir_context_new(&rows.rows->registry, NULL);
    ir_op *m = text_parse(c, hypot, sizeof hypot - 1, &(text_parse_options){0}, &sink.sink);
    assert_non_null(m);
    bool ok = program_serialize(c, m, round ? VS(1, 20, 0) : VS(1, 21, 0), NULL, NULL, &bytes,
                                &sink.sink);
    assert_int_equal(ok, round == 0);
    ir_context_free(c);
  }
  assert_non_null(strstr(strbuf_str(&errors), "hypot_v1 needs 1.21.0"));
  ir_context *c = ir_context_new(&rows.rows->registry, NULL);
  ir_op *m =
      program_read(c, bytes.bytes, bytes.len, &(program_options){.file = "a.bc"}, &sink.sink);
  assert_non_null(m);
  assert_true(program_from_artifact(c, m, NULL, &sink.sink));
  text_print(c, m, &(text_print_options){0}, &text);
  assert_non_null(strstr(strbuf_str(&text), "\"stablehlo.hypot\"(%arg0, %arg0)"));
  ir_context_free(c);
  opset_free(&rows);
  strbuf_free(&errors);
  strbuf_free(&bytes);
  strbuf_free(&text);
}

static void what_does_not_load_is_told(void **state) {
  (void)state;
  strbuf errors = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&errors);
  opset_choice rows;
  assert_false(opset_choose("/nowhere", &rows, &sink.sink));
  opset_free(&rows);
  scratch s = scratch_new();
  scratch_put(&s, "1.20.0.yaml", "release: 1.20.0\n");
  assert_false(opset_choose(s.path, &rows, &sink.sink));
  assert_non_null(strstr(strbuf_str(&errors), "releases must ascend"));
  opset_free(&rows);
  scratch_free(&s);
  assert_true(opset_choose(NULL, &rows, &sink.sink));
  assert_ptr_equal(rows.rows, vs_builtin_opset());
  opset_free(&rows);
  strbuf_free(&errors);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_obstacle_is_told),
      cmocka_unit_test(a_release_under_review_is_used),
      cmocka_unit_test(what_does_not_load_is_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
