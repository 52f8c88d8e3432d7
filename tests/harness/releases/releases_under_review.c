/* SPDX-License-Identifier: Apache-2.0 */
/* Help with a refusal, and with a release that is not built in yet. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "harness/files/opset.h"
#include "harness/files/program.h"
#include "harness/tools/blockers.h"
#include "tests/harness/scratch.h"
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
              blockers_explain(c, m, target, NULL, json, out);
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

/* The built-in rows with these files on top. */
typedef struct review {
  opset_choice opset;
  strbuf errors;
  diag_text_sink sink;
} review;

static void review_open(review *r, const char *const (*files)[2], size_t count) {
  scratch s = scratch_new();
  *r = (review){.errors = STRBUF_INIT};
  r->sink = diag_text_sink_to(&r->errors);
  for (size_t i = 0; i < count; i++) scratch_put(&s, files[i][0], files[i][1]);
  bool ok = opset_choose(s.path, &r->opset, &r->sink.sink);
  scratch_free(&s);
  if (!ok) fail_msg("%s", strbuf_str(&r->errors));
}

static void review_close(review *r) {
  opset_free(&r->opset);
  strbuf_free(&r->errors);
}

static bool review_said(const review *r, const char *what) {
  return strstr(strbuf_str(&r->errors), what) != NULL;
}

/* A context of its rows with a program in it. */
static ir_context *review_program(review *r, const char *text, ir_op **module) {
  ir_context *c = ir_context_new(&r->opset.rows->registry, NULL);
  *module = text_parse(c, text, strlen(text), &(text_parse_options){0}, &r->sink.sink);
  if (!*module) fail_msg("%s", strbuf_str(&r->errors));
  return c;
}

/* Reads an artifact with its rows and converts it to StableHLO. Returns false if that fails. */
static bool review_reads(review *r, const strbuf *bytes, strbuf *text) {
  ir_context *c = ir_context_new(&r->opset.rows->registry, NULL);
  ir_op *m =
      program_read(c, bytes->bytes, bytes->len, &(program_options){.file = "a.bc"}, &r->sink.sink);
  bool ok = m && program_from_artifact(c, m, NULL, &r->sink.sink);
  if (ok) text_print(c, m, &(text_print_options){0}, text);
  ir_context_free(c);
  return ok;
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
  static const char *const files[][2] = {
      {"./1.21.0.yaml",
       "release: 1.21.0\nops:\n  - name: hypot_v1\n    operands: [lhs, rhs]\n"
       "    results: [result]\n"},
      {"dialects/stablehlo.yaml",
       "dialect: stablehlo\nops:\n  - name: hypot\n    operands: [lhs, rhs]\n"
       "    results: [result]\n    vhlo: hypot_v1\n"}};
  review r;
  review_open(&r, files, 2);
  strbuf bytes = STRBUF_INIT, text = STRBUF_INIT;
  assert_int_equal(vs_current(r.opset.rows), VS(1, 21, 0));
  for (int round = 0; round < 2; round++) {
    ir_op *m;
    ir_context *c = review_program(&r, hypot, &m);
    bool ok = program_serialize(c, m, round ? VS(1, 20, 0) : VS(1, 21, 0), NULL, VS_NONE, &bytes,
                                &r.sink.sink);
    assert_int_equal(ok, round == 0);
    ir_context_free(c);
  }
  assert_true(review_said(&r, "hypot_v1 needs 1.21.0"));
  assert_true(review_reads(&r, &bytes, &text));
  assert_non_null(strstr(strbuf_str(&text), "\"stablehlo.hypot\"(%arg0, %arg0)"));
  review_close(&r);
  strbuf_free(&bytes);
  strbuf_free(&text);
}

/* Superseded: an op, one whose other properties move, one that two ops stand for, one after the
 * next of a family, and one that becomes variadic. */
static const char superseding[] =
    "release: 1.21.0\nops:\n"
    "  - name: abs_v2\n    replaces: abs_v1\n    operands: [operand]\n    properties: [hint]\n"
    "    results: [result]\n    upgrade: [{add_property: hint, value: \"false\"}]\n"
    "  - name: compare_v2\n    replaces: compare_v1\n    operands: [lhs, rhs]\n"
    "    properties: [axes, compare_type, comparison_direction, hints]\n    results: [result]\n"
    "    upgrade:\n      - {add_property: axes, value: empty_i64_tensor}\n"
    "      - {add_property: hints, value: empty_array}\n"
    "  - name: return_v2\n    replaces: return_v1\n    operands: [results*]\n"
    "    properties: [hint]\n    traits: [terminator]\n"
    "    upgrade: [{add_property: hint, value: i64_zero}]\n"
    "  - name: exponential_v3\n    replaces: exponential_v2\n    operands: [operand]\n"
    "    properties: [hint, result_accuracy]\n    results: [result]\n"
    "    upgrade: [{add_property: hint, value: empty_string}]\n"
    "  - name: tan_v3\n    replaces: tan_v2\n    operands: [operand]\n    results: [result]\n"
    "    upgrade: [{drop_property: result_accuracy, value: default_accuracy}]\n"
    "  - name: negate_v2\n    replaces: negate_v1\n    operands: [operand*]\n"
    "    results: [result*]\n    upgrade: [{variadic: operand}]\n";
static const char superseding_again[] =
    "release: 1.22.0\nops:\n"
    "  - name: abs_v3\n    replaces: abs_v2\n    operands: [operand]\n"
    "    properties: [first, hint]\n    results: [result]\n"
    "    upgrade: [{add_property: first, value: i64_minus_one}]\n";

static const char *const superseding_files[][2] = {{"./1.21.0.yaml", superseding},
                                                   {"./1.22.0.yaml", superseding_again}};

static void ops_follow_their_families(void **state) {
  (void)state;
  static const char text[] =
      "module {\n"
      "  func.func @main(%arg0: tensor<2xf32>) -> tensor<i1> {\n"
      "    %0 = stablehlo.abs %arg0 : tensor<2xf32>\n"
      "    %1 = stablehlo.exponential %0 : tensor<2xf32>\n"
      "    %2 = stablehlo.negate %1 : tensor<2xf32>\n"
      "    %3 = stablehlo.compare LT, %0, %2, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> "
      "tensor<2xi1>\n"
      "    %c = stablehlo.constant dense<true> : tensor<i1>\n"
      "    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.and across dimensions = [0] : "
      "(tensor<2xi1>, tensor<i1>) -> tensor<i1>\n"
      "    return %4 : tensor<i1>\n"
      "  }\n"
      "}\n";
  review r, builtin = {.opset = {vs_builtin_opset(), NULL}, .errors = STRBUF_INIT};
  builtin.sink = diag_text_sink_to(&builtin.errors);
  review_open(&r, superseding_files, 2);
  static const struct {
    vs_version target;
    const char *held[4];
  } targets[] = {
      {VS(1, 22, 0), {"abs_v3", "exponential_v3", "return_v2", "negate_v2"}},
      {VS(1, 21, 0), {"abs_v2", "compare_v2", "return_v2", "exponential_v3"}},
      {VS(1, 20, 0), {"abs_v1", "compare_v1", "return_v1", "exponential_v2"}},
      {VS(1, 0, 0), {"abs_v1", "compare_v1", "return_v1", "exponential_v1"}},
  };
  for (size_t i = 0; i < sizeof targets / sizeof *targets; i++) {
    strbuf bytes = STRBUF_INIT, back = STRBUF_INIT;
    ir_op *m;
    ir_context *c = review_program(&r, text, &m);
    if (!program_serialize(c, m, targets[i].target, NULL, VS_NONE, &bytes, &r.sink.sink))
      fail_msg("%s", strbuf_str(&r.errors));
    ir_context_free(c);
    for (size_t k = 0; k < 4; k++)
      if (!memmem(bytes.bytes, bytes.len, targets[i].held[k], strlen(targets[i].held[k]) + 1))
        fail_msg("there is no %s in row %zu", targets[i].held[k], i);
    if (!review_reads(&r, &bytes, &back)) fail_msg("%s", strbuf_str(&r.errors));
    assert_string_equal(strbuf_str(&back), text);
    /* An artifact for a built-in release can be read with the built-in rows alone. */
    strbuf_reset(&back);
    bool known = targets[i].target <= VS(1, 20, 0);
    assert_int_equal(review_reads(&builtin, &bytes, &back), known);
    if (known) assert_string_equal(strbuf_str(&back), text);
    strbuf_free(&bytes);
    strbuf_free(&back);
  }
  review_close(&r);
  strbuf_free(&builtin.errors);
}

/* A value that only the release under review can say has no place in the op of today. */
static void what_only_the_review_can_say_is_refused(void **state) {
  (void)state;
  static const char text[] =
      "vhlo.func_v1 @main(%a: !vhlo.tensor_v1<!vhlo.f32_v1>) -> (!vhlo.tensor_v1<!vhlo.f32_v1>) {\n"
      "  %0 = \"vhlo.abs_v2\"(%a) <{hint = #vhlo.bool_v1<true>}> : "
      "(!vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>\n"
      "  \"vhlo.return_v1\"(%0) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()\n"
      "} {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = "
      "#vhlo.string_v1<\"\">}\n";
  review r;
  review_open(&r, superseding_files, 1);
  for (int back = 0; back < 2; back++) {
    ir_op *m;
    ir_context *c = review_program(&r, text, &m);
    vs_version target = back ? VS(1, 21, 0) : VS(1, 20, 0);
    assert_int_equal(vs_convert_to_version(c, m, target, NULL, &r.sink.sink), back);
    if (back) assert_false(vs_legalize_to_stablehlo(c, m, NULL, &r.sink.sink));
    ir_context_free(c);
  }
  assert_true(review_said(&r, "'hint' is not at its default"));
  assert_true(review_said(&r, "attribute 'hint' has no place in 'stablehlo.abs'"));
  review_close(&r);
}

/* A StableHLO op that needs what the newest version no longer has keeps its version. */
static void what_cannot_follow_stays(void **state) {
  (void)state;
  review r;
  review_open(&r, superseding_files, 1);
  const vs_op *ops = r.opset.rows->ops;
  assert_string_equal(ops[ops[OP_STABLEHLO_TAN].counterpart].def.name, "vhlo.tan_v2");
  assert_int_equal(ops[OP_VHLO_TAN_V2].counterpart, OP_STABLEHLO_TAN);
  assert_string_equal(ops[ops[OP_STABLEHLO_ABS].counterpart].def.name, "vhlo.abs_v2");
  assert_int_equal(ops[OP_VHLO_ABS_V1].counterpart, VS_NO_ID);
  review_close(&r);
}

static void what_does_not_load_is_told(void **state) {
  (void)state;
  strbuf errors = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&errors);
  opset_choice rows;
  assert_false(opset_choose("/nowhere", &rows, &sink.sink));
  opset_free(&rows);
  scratch s = scratch_new();
  scratch_put(&s, "0.8.0.yaml", "release: 0.8.0\n");
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
      cmocka_unit_test(ops_follow_their_families),
      cmocka_unit_test(what_only_the_review_can_say_is_refused),
      cmocka_unit_test(what_cannot_follow_stays),
      cmocka_unit_test(what_does_not_load_is_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
