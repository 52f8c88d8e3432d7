/* SPDX-License-Identifier: Apache-2.0 */
/* Rules that belong to no single op: meshes that attributes name, and bounds of tensor types. Each
 * illegal program stands beside a legal one that is one edit away. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "text/text.h"
#include "verify/verify.h"
#include "versions/versions.h"

static const verify_options words = {text_print_type, text_print_attr, NULL};

typedef struct bench {
  ir_context *c;
  strbuf text;
  diag_text_sink sink;
  ir_op *module;
} bench;

static void bench_open(bench *b, const char *program) {
  *b = (bench){.c = ir_context_new(&vs_builtin_opset()->registry, NULL)};
  assert_non_null(b->c);
  b->sink = diag_text_sink_to(&b->text);
  text_parse_options o = {.file = "program"};
  b->module = text_parse(b->c, program, strlen(program), &o, &b->sink.sink);
  if (!b->module) fail_msg("%s: %s", program, strbuf_str(&b->text));
}

static void bench_close(bench *b) {
  strbuf_free(&b->text);
  ir_context_free(b->c);
}

/* --- Meshes --- */

#define AXES(mesh) "#stablehlo.replica_group_mesh_axes<mesh = " mesh ", axes = []>"

typedef struct mesh_case {
  const char *program; /* ~ stands for the attribute */
  const char *broken;  /* the mesh that is not there, as the attribute has it */
  const char *legal;
  const char *op; /* that the error names */
} mesh_case;

static const mesh_case mesh_cases[] = {
    {"func.func private @mesh()\nfunc.func @f(%x: tensor<f32>) -> tensor<f32> {\n"
     "  %r = stablehlo.abs %x {groups = ~} : tensor<f32>\n  return %r : tensor<f32>\n}\n",
     AXES("@nowhere"), AXES("@mesh"), "stablehlo.abs"},
    {"func.func private @mesh()\nfunc.func @f(%x: tensor<f32>) -> tensor<f32> {\n"
     "  %r = stablehlo.custom_call @t(%x) {replica_groups = ~} : (tensor<f32>) -> tensor<f32>\n"
     "  return %r : tensor<f32>\n}\n",
     AXES("@nowhere"), AXES("@mesh"), "stablehlo.custom_call"},
    {"func.func private @f() attributes {groups = ~}\n", AXES("@g"), AXES("@f"), "func.func"},
    {"func.func private @f() attributes {groups = ~}\n", AXES("@g"),
     AXES("#stablehlo.mesh<axes = []>"), "func.func"},
    /* An op that is a table of symbols looks in itself, the outermost one and any other. */
    {"module attributes {groups = ~} {\n  func.func private @f()\n}\n", AXES("@g"), AXES("@f"),
     "builtin.module"},
    {"module {\n  module @m attributes {groups = ~} {\n    func.func private @inner()\n  }\n"
     "  func.func private @outer()\n}\n",
     AXES("@outer"), AXES("@inner"), "builtin.module"},
    /* Inside an array nobody looks. */
    {"func.func private @f() attributes {groups = ~}\n", AXES("@g"), "[" AXES("@g") "]",
     "func.func"},
};

static bool verifies(const char *program, const char *attribute, strbuf *errors) {
  strbuf text = STRBUF_INIT;
  const char *gap = strchr(program, '~');
  strbuf_addf(&text, "%.*s%s%s", (int)(gap - program), program, attribute, gap + 1);
  bench b;
  bench_open(&b, strbuf_str(&text));
  bool ok = verify_program_with(b.module, &words, &b.sink.sink);
  strbuf_reset(errors);
  strbuf_adds(errors, strbuf_str(&b.text));
  bench_close(&b);
  strbuf_free(&text);
  return ok;
}

static void a_mesh_that_an_attribute_names_exists(void **state) {
  (void)state;
  strbuf errors = STRBUF_INIT, want = STRBUF_INIT;
  for (size_t i = 0; i < sizeof mesh_cases / sizeof *mesh_cases; i++) {
    const mesh_case *m = &mesh_cases[i];
    if (!verifies(m->program, m->legal, &errors)) fail_msg("%zu: %s", i, strbuf_str(&errors));
    assert_false(verifies(m->program, m->broken, &errors));
    const char *name = strchr(m->broken, '@') + 1;
    strbuf_reset(&want);
    strbuf_addf(&want, "'%s' op replica_groups: mesh symbol '%.*s' not found", m->op,
                (int)strcspn(name, ","), name);
    if (!strstr(strbuf_str(&errors), strbuf_str(&want)))
      fail_msg("%zu: no \"%s\" in: %s", i, strbuf_str(&want), strbuf_str(&errors));
  }
  strbuf_free(&errors);
  strbuf_free(&want);
}

/* --- Ops that are alike --- */

/* The verifier checks equal ops only once. Here an op looks like the legal one before it (in the
 * first two cases name, properties and types are equal) but breaks a rule. */
static void an_op_after_one_like_it_is_checked_by_what_differs(void **state) {
  (void)state;
  static const struct {
    const char *program, *broken, *legal, *id;
  } cases[] = {
      {"func.func @f(%x: tensor<4xf32>) {\n"
       "  %a = stablehlo.constant dense<[2, 2]> : tensor<2xi64>\n"
       "  %b = stablehlo.constant dense<~> : tensor<2xi64>\n"
       "  %0 = stablehlo.dynamic_reshape %x, %a : (tensor<4xf32>, tensor<2xi64>) -> "
       "tensor<2x2xf32>\n"
       "  %1 = stablehlo.dynamic_reshape %x, %b : (tensor<4xf32>, tensor<2xi64>) -> "
       "tensor<2x2xf32>\n"
       "  return\n}\n",
       "[4, 1]", "2", "[dynamic_reshape C4]"},
      {"func.func @f(%x: tensor<f32>) {\n"
       "  %a = \"stablehlo.constant\"() <{value = dense<1> : tensor<2xi64>}> : () -> "
       "tensor<2xi64>\n"
       "  %0 = stablehlo.dynamic_broadcast_in_dim %x, %a, dims = [] : (tensor<f32>, tensor<2xi64>) "
       "-> "
       "tensor<1x1xf32>\n"
       "  %b = \"stablehlo.constant\"() <{value = dense<~> : tensor<2xi64>}> : () -> "
       "tensor<2xi64>\n"
       "  %1 = stablehlo.dynamic_broadcast_in_dim %x, %b, dims = [] : (tensor<f32>, tensor<2xi64>) "
       "-> "
       "tensor<1x1xf32>\n"
       "  return\n}\n",
       "2", "[1, 1]", "[dynamic_broadcast_in_dim C7]"},
      {"func.func @f(%x: tensor<3x3xf32>) {\n"
       "  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>\n"
       "  %1 = stablehlo.transpose %x, dims = ~ : (tensor<3x3xf32>) -> tensor<3x3xf32>\n"
       "  return\n}\n",
       "[1, 1]", "[0, 1]", "[transpose C2]"},
      {"func.func @f(%x: tensor<f32>, %y: tensor<f64>) {\n"
       "  %0 = \"stablehlo.add\"(%x, %x) : (tensor<f32>, tensor<f32>) -> tensor<f32>\n"
       "  %1 = \"stablehlo.add\"(%x, ~ -> tensor<f32>\n"
       "  return\n}\n",
       "%y) : (tensor<f32>, tensor<f64>)", "%x) : (tensor<f32>, tensor<f32>)", "[add C1]"},
  };
  strbuf_auto errors = STRBUF_INIT;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    if (!verifies(cases[i].program, cases[i].legal, &errors))
      fail_msg("%zu: %s", i, strbuf_str(&errors));
    assert_false(verifies(cases[i].program, cases[i].broken, &errors));
    if (!strstr(strbuf_str(&errors), cases[i].id))
      fail_msg("%zu: no \"%s\" in: %s", i, cases[i].id, strbuf_str(&errors));
  }
}

/* --- Bounds --- */

/* The parser refuses such a type where it stands. Other readers have no text to refuse: the type is
 * made here as they make it. */
static const ir_type *bounded(ir_context *c, int64_t dim, size_t bounds) {
  static const char *const attributes[] = {"#stablehlo.bounds<3>", "#stablehlo.bounds<3, 3>"};
  const char *text = attributes[bounds - 1];
  const ir_attr *encoding = text_parse_attr(c, text, strlen(text), NULL);
  assert_non_null(encoding);
  return ir_type_tensor(c, &dim, 1, ir_type_float(c, &ir_float_formats[IR_F32]), encoding);
}

static void put_signature(bench *b, const ir_type *t) {
  ir_op *f = b->module->regions[0].first->first;
  ir_op_set(b->c, f, "function_type", ir_attr_type(b->c, ir_type_function(b->c, &t, 1, NULL, 0)));
}

static void bounds_of_any_type_fit_its_shape(void **state) {
  (void)state;
  static const struct {
    int64_t dim;
    size_t bounds;
    const char *says; /* NULL: legal */
  } rows[] = {{IR_DYNAMIC, 1, NULL},
              {IR_DYNAMIC, 2,
               "Bounds length is 2, expected to be equal to rank(1) of the tensor "
               "tensor<?xf32, #stablehlo.bounds<3, 3>>"},
              {3, 1,
               "Static dimension 0 cannot have a bound, use ShapedType::kDynamic to indicate a "
               "missing bound in tensor tensor<3xf32, #stablehlo.bounds<3>>"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    bench b;
    bench_open(&b, "func.func private @f(tensor<?xf32>)\n");
    b.sink.show_ids = true;
    put_signature(&b, bounded(b.c, rows[i].dim, rows[i].bounds));
    assert_int_equal(verify_program_with(b.module, &words, &b.sink.sink), !rows[i].says);
    if (rows[i].says && !strstr(strbuf_str(&b.text), rows[i].says))
      fail_msg("%s", strbuf_str(&b.text));
    if (rows[i].says) assert_non_null(strstr(strbuf_str(&b.text), "[HLO-3005]"));
    bench_close(&b);
    /* The same of a result. */
    bench_open(&b, "func.func @f() {\n  return\n}\n");
    const ir_type *t = bounded(b.c, rows[i].dim, rows[i].bounds);
    ir_block *body = b.module->regions[0].first->first->regions[0].first;
    ir_op *op = ir_op_new(b.c, ir_opname_get(b.c, "foreign.op", 10), ir_loc_unknown(b.c), NULL, 0,
                          &t, 1, 0, NULL, 0);
    ir_block_insert_before(body->first, op);
    assert_int_equal(verify_program_with(b.module, &words, &b.sink.sink), !rows[i].says);
    bench_close(&b);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_mesh_that_an_attribute_names_exists),
      cmocka_unit_test(an_op_after_one_like_it_is_checked_by_what_differs),
      cmocka_unit_test(bounds_of_any_type_fit_its_shape),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
